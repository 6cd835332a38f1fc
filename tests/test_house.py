"""What import contracts can't say: who opens files, who writes to a state, what is loaded."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import game

ROOT = Path(game.__file__).parent
SOURCES = [path for path in sorted(ROOT.rglob("*.py")) if not {"themes", "assets"} & set(path.parts)]
FILE_CALLS = {"open", "read_text", "read_bytes", "write_text", "write_bytes"}
OPEN_FILES = ("packs", "landlord/pack", "storage", "ui", "app", "tools", "landlord/view", "cli")
ABOVE_THE_RULES = ("bots", "table", "app", "landlord/bots", "landlord/view")
WITHOUT_PYGAME = ("simulate", "--games", "1"), ("resolve", "classic")


def inside(rooms: tuple[str, ...]) -> list[Path]:
    return [path for path in SOURCES if str(path.relative_to(ROOT)).startswith(tuple(f"{r}/" for r in rooms))]


def nodes(paths: list[Path]) -> Iterator[tuple[str, ast.AST]]:
    """Every node with the place it stands at."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}", node


def test_files_are_opened_only_where_they_are_read_for_a_purpose() -> None:
    elsewhere = [path for path in SOURCES if path not in inside(OPEN_FILES)]
    found = []
    for place, node in nodes(elsewhere):
        called = node.func if isinstance(node, ast.Call) else None
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        if name in FILE_CALLS:
            found.append(place)
    assert found == []


def test_no_computer_looks_at_the_dice_to_come() -> None:
    looks = nodes(inside(("bots", "landlord/bots")))
    assert [place for place, node in looks if isinstance(node, ast.Attribute) and node.attr == "rng"] == []


def test_only_the_rules_write_to_a_state() -> None:
    found = []
    for place, node in nodes(inside(ABOVE_THE_RULES)):
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [place for target in targets if written(target) in ("state", "seen")]
    assert found == []


def test_pictures_are_kept_in_the_one_memory_that_is_bounded_by_bytes() -> None:
    found = []
    for place, node in nodes(SOURCES):
        if isinstance(node, ast.FunctionDef) and "Surface" in ast.unparse(node.returns or ast.Constant("")):
            found += [place for each in node.decorator_list if "cache" in ast.unparse(each)]
    assert found == []


def written(target: ast.expr) -> str:
    """The name of what an attribute, or an item of one, is written to; "" for anything else."""
    while isinstance(target, ast.Subscript):
        target = target.value
    owner = target.value if isinstance(target, ast.Attribute) else None
    return owner.id if isinstance(owner, ast.Name) else ""


def test_what_needs_no_window_loads_no_pygame(tmp_path: Path) -> None:
    """Each command in a process of its own, and the modules that are loaded when it is done."""
    for command in (*WITHOUT_PYGAME, ("docs", str(tmp_path))):
        script = (
            "import sys\nfrom game.cli import main\n"
            f"assert main({list(command)!r}) == 0\n"
            "assert 'pygame' not in sys.modules, 'pygame is loaded'\n"
        )
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT.parent)
        assert done.returncode == 0, (command, done.stderr)
