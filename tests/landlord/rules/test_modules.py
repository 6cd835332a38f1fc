"""How the rules are laid out: no module among them leads back to itself, and each thing has one writer."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import game.landlord.rules
from game.landlord.rules.state import LandlordState

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
    for folder in [ROOT, *(path for path in ROOT.rglob("*") if path.is_dir())]:
        files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(files) <= 15, folder


# --- who writes what --------------------------------------------------------------------------------------

GOODS = (
    "cash position jail out jail_cards owner level mortgaged piles houses_left hotels_left pot passed_go "
    "markers last_round outcome"
)
WRITERS = {
    **dict.fromkeys(GOODS.split(), "core.ledger"),
    "stack": "core.stack",
    "rng": "core.chance",
    "claims": "questions.dues.claims",
    "first_seat": "questions.turns.opening_roll",
    "offers_made": "questions.dues.negotiation",
    "turn": "questions.turns.turn",
    "round": "questions.turns.turn",
    "seq": "settle",
}
NEVER_WRITTEN = {"ruleset", "seats"}
FIELDS = {field.name for field in fields(LandlordState)}
CHANGING = {
    "append",
    "clear",
    "extend",
    "insert",
    "pop",
    "remove",
    "reverse",
    "sort",
    "die",
    "below",
    "shuffle",
}


class Writes(ast.NodeVisitor):
    """The fields of the state that one function writes, through names of its own too."""

    def __init__(self, function: ast.FunctionDef) -> None:
        arguments = [*function.args.args, *function.args.kwonlyargs]
        self.states = {arg.arg for arg in arguments if _is(arg.annotation, "LandlordState")}
        self.aliases: dict[str, str] = {}
        self.found: set[str] = set()
        self.visit(function)

    def field(self, node: ast.AST) -> str | None:
        """The field of the state that an expression is, or is a part of."""
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return node.attr if node.value.id in self.states and node.attr in FIELDS else None
        return self.aliases.get(node.id) if isinstance(node, ast.Name) else None

    def written(self, target: ast.AST) -> None:
        if isinstance(target, ast.Tuple):
            for part in target.elts:
                self.written(part)
        elif not isinstance(target, ast.Name) and (name := self.field(target)):
            self.found.add(name)

    def named(self, target: ast.AST, value: ast.AST) -> None:
        """A name of its own for the state's copy, or for a field."""
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for part, its in zip(target.elts, value.elts, strict=True):
                self.named(part, its)
        elif isinstance(target, ast.Name):
            copied = isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute)
            if copied and value.func.attr == "copy" and _is(value.func.value, *self.states):
                self.states.add(target.id)
            elif name := self.field(value):
                self.aliases[target.id] = name

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.written(target)
            self.named(target, node.value)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.written(node.target)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.named(node.target, node.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        if (
            isinstance(called, ast.Attribute)
            and called.attr in CHANGING
            and (name := self.field(called.value))
        ):
            self.found.add(name)
        self.generic_visit(node)


def _is(node: ast.AST | None, *names: str) -> bool:
    return isinstance(node, ast.Name) and node.id in names


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for name, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                yield name.removeprefix(f"{NAME}."), node


def test_each_field_of_the_state_has_one_writer() -> None:
    writers: dict[str, set[str]] = defaultdict(set)
    for module, function in functions():
        for field in Writes(function).found:
            writers[field].add(module)
    assert writers == {field: {module} for field, module in WRITERS.items()}


def test_every_field_has_its_writer_written_down() -> None:
    assert WRITERS.keys() | NEVER_WRITTEN == FIELDS


@pytest.mark.parametrize(
    ("code", "field"),
    [
        ("state.cash[0] -= 1", "cash"),
        ("state.jail_cards[0].append((0, 1))", "jail_cards"),
        ("owner = state.owner; owner[3] = 1", "owner"),
        ("level, cash = state.level, 1; level[3] = 1", "level"),
        ("for pile in state.piles: pile.sort()", "piles"),
        ("twin = state.copy(); twin.turn = 1", "turn"),
        ("state.round, x = 1, 2", "round"),
        ("state.rng.die()", "rng"),
    ],
)
def test_a_write_is_seen(code: str, field: str) -> None:
    body = "\n    ".join(code.split("; "))
    (function,) = ast.parse(f"def f(state: LandlordState) -> None:\n    {body}\n").body
    assert isinstance(function, ast.FunctionDef)
    assert Writes(function).found == {field}
