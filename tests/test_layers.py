"""The map of the house, enforced: who may import whom, and what may be used where."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

ROOT = Path(game.__file__).parent
SOURCES = sorted(
    path for path in ROOT.rglob("*.py") if "themes" not in path.parts and "assets" not in path.parts
)

# A layer may import itself and what stands here for it; `top` is cli, __main__ and the package itself.
MAY_IMPORT = {
    "engine": set(),
    "rules": {"engine"},
    "packs": {"rules", "engine"},
    "bots": {"packs", "rules", "engine"},
    "storage": {"packs", "rules", "engine", "top"},
    "table": {"storage", "bots", "packs", "rules", "engine"},
    "view": {"table", "storage", "bots", "packs", "rules", "engine", "top"},
    "top": {"view", "table", "storage", "bots", "packs", "rules", "engine"},
}
STANDARD_ONLY = {"engine", "rules"}
ONLY_IN = {"pygame": {"view"}, "yaml": {"packs"}, "pytmx": {"packs"}}
NO_CHANCE_NO_CLOCK = {"random", "time", "datetime", "secrets", "uuid", "os", "threading", "asyncio"}
OPENS_FILES = {"packs", "storage", "view"}
FILE_CALLS = {"open", "read_text", "read_bytes", "write_text", "write_bytes"}


def layer_of(path: Path) -> str:
    parts = path.relative_to(ROOT).parts
    return parts[0] if len(parts) > 1 else "top"


def layer_named(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "top"


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(tree: ast.Module) -> Iterator[str]:
    """Every module that is imported anywhere in a file, but for those only named in types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            module = node.module or ""
            yield from (f"{module}.{alias.name}" for alias in node.names) if module == "game" else (module,)


def named(paths: list[Path]) -> list[object]:
    return [pytest.param(path, id=str(path.relative_to(ROOT))) for path in paths]


@pytest.mark.parametrize("path", named(SOURCES))
def test_a_layer_imports_only_what_stands_below_it(path: Path) -> None:
    layer = layer_of(path)
    for module in imports(tree_of(path)):
        top = module.split(".")[0]
        if top == "game":
            wanted = layer_named(module)
            assert wanted == layer or wanted in MAY_IMPORT[layer], f"{layer} imports {module}"
        elif layer in STANDARD_ONLY:
            assert top in sys.stdlib_module_names, f"{layer} imports {module}"
        assert layer in ONLY_IN.get(top, {layer}), f"{layer} imports {module}"


@pytest.mark.parametrize("path", named([path for path in SOURCES if layer_of(path) in STANDARD_ONLY]))
def test_no_chance_and_no_clock_in_engine_and_rules(path: Path) -> None:
    used = {module.split(".")[0] for module in imports(tree_of(path))}
    assert not used & NO_CHANCE_NO_CLOCK


@pytest.mark.parametrize("path", named([path for path in SOURCES if layer_of(path) not in OPENS_FILES]))
def test_files_are_opened_only_in_packs_storage_and_view(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            assert name not in FILE_CALLS, f"line {node.lineno} opens a file"


@pytest.mark.parametrize("path", named([path for path in SOURCES if layer_of(path) == "rules"]))
def test_the_two_games_do_not_know_each_other(path: Path) -> None:
    own = path.relative_to(ROOT).parts[1]
    for module in imports(tree_of(path)):
        if module.startswith("game.landlord."):
            assert module.split(".")[2] == own


ABOVE_THE_RULES = [
    path
    for path in SOURCES
    if layer_of(path) in ("bots", "view", "table") and path.name != "positions.py"  # it sets games up
]


@pytest.mark.parametrize("path", named(ABOVE_THE_RULES))
def test_only_the_rules_write_to_a_state(path: Path) -> None:
    """No bot looks at dice and decks, and nobody assigns to `state.<field>` above the rules."""
    for node in ast.walk(tree_of(path)):
        if layer_of(path) == "bots" and isinstance(node, ast.Attribute) and node.attr == "rng":
            raise AssertionError(f"line {node.lineno} looks at the dice to come")
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets if isinstance(node, ast.Assign | ast.AugAssign) else []:
            while isinstance(target, ast.Subscript):
                target = target.value
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
                assert target.value.id not in ("state", "seen"), f"line {node.lineno} writes to a state"


def test_the_lower_layers_run_without_pygame() -> None:
    modules = [
        ".".join(("game", *path.relative_to(ROOT).with_suffix("").parts))
        for path in SOURCES
        if layer_of(path) not in ("view", "top") and path.stem != "__init__"
    ]
    script = (
        "import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "from game.packs.loader import load; load('classic')\n"
        "import game.cli\n"
        "assert not [m for m in sys.modules if m.split('.')[0] == 'pygame'], 'pygame is loaded'\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT.parent)
