"""How the rules are laid out: no module among them leads back to itself, and each thing has one writer."""

from __future__ import annotations

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import game.landlord.rules

ROOT = Path(game.landlord.rules.__file__).parent
NAME = game.landlord.rules.__name__


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the rules by its name."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join((NAME, *parts)).removesuffix(".__init__")
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def imported(tree: ast.Module) -> set[str]:
    """What a module imports of the rules, wherever in it: at the top, in a function, for the types alone."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, "imports are absolute"
            wholes = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= wholes & modules().keys() or {node.module}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found & modules().keys()


def test_no_module_leads_back_to_itself() -> None:
    try:
        TopologicalSorter({name: imported(tree) for name, tree in modules().items()}).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_a_room_is_seen_at_a_glance() -> None:
    for folder in [ROOT, *(path for path in ROOT.iterdir() if path.is_dir())]:
        files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(files) <= 16, folder
