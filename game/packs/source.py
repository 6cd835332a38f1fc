"""YAML files as trees of nodes that know their file and line; strict, and bounded against hostile files.

Only a plain part of YAML is taken: no tag but `!replace`, no merge key, no bare yes or no, no duplicate key.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from game.engine.messages import N_
from game.packs.problems import NOTHING, Problem, Severity, Words, words

MAIN = "pack.yaml"
NOT_YAML = N_("This is not YAML: {cause}.")
MAX_BYTES = 1_000_000
MAX_NODES = 50_000  # aliases count as often as they are used
MAX_DEPTH = 24
KEPT = 64  # files whose trees are remembered
UNREADABLE = {
    "file-too-large",
    "not-utf8",
    "unreadable",
    "yaml",
    "two-documents",
    "too-deep",
    "alias",
    "key",
    "merge-key",
    "tag",
    "too-many-nodes",
    "section-twice",
}

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INT = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_FLOAT = re.compile(r"[-+]?([0-9]+\.[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?")
_ODD_NUMBER = re.compile(r"[-+]?(0[0-9]+|0[xXoObB][0-9a-fA-F]+|[0-9]+(_[0-9]+)+)")
_TRUTH = {"true": True, "false": False}
_MAYBE = {"yes", "no", "on", "off", "y", "n"}
_NULL = {"", "~", "null"}


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a node was written: the pack's folder, the file in it, and the line."""

    root: Path
    file: str
    line: int

    def shown(self, root: Path) -> str:
        """The file as a pack in `root` shows it: with its parent's name if it was inherited."""
        return self.file if self.root == root else f"{self.root.name}/{self.file}"


Loc = Sequence[str | int]
Scalar = str | int | float | bool | None


@dataclass(slots=True)
class Node:
    """A value of a document with its place. `replace`: it takes the place of what `extends` brings, whole."""

    mark: Mark
    value: Scalar | list[Node] | dict[str, Node]
    keys: dict[str, Mark] = field(default_factory=dict)
    replace: bool = False
    size: int = 1

    def opened(self) -> Node:
        """The same map, whose keys may be set without touching this one."""
        assert isinstance(self.value, dict)
        return replace(self, value=dict(self.value), keys=dict(self.keys))

    def get(self, key: str | int) -> Node | None:
        """The child of a map or list, if there is one."""
        if isinstance(self.value, dict) and isinstance(key, str):
            return self.value.get(key)
        if isinstance(self.value, list) and isinstance(key, int) and 0 <= key < len(self.value):
            return self.value[key]
        return None

    def plain(self) -> Any:
        """The value without its marks."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value


def find(tree: Node, loc: Loc) -> tuple[Node, str]:
    """The deepest node on the way to a place, and its path; parts that the tree lacks are passed over."""
    node, path = tree, ""
    for part in loc:
        below = node.get(part)
        if below is None:
            continue
        node = below
        path += f"[{part}]" if isinstance(part, int) else (f".{part}" if path else str(part))
    return node, path


class _Refused(Exception):
    def __init__(self, line: int, code: str, what: str, mend: str = "", **params: str | int) -> None:
        super().__init__(what)
        self.line, self.code, self.what, self.mend = line, code, words(what, **params), words(mend)


def read(root: Path, file: str, problems: list[Problem]) -> Node | None:
    """The tree of one file of a pack; None, and a problem, if it can't be read at all."""

    def add(line: int, code: str, what: Words, mend: Words = NOTHING) -> None:
        problems.append(Problem(Severity.ERROR, code, file, line, "", what, mend))

    try:
        path = root / file
        if path.stat().st_size > MAX_BYTES:
            add(0, "file-too-large", words(N_("The file is larger than {most} kB."), most=MAX_BYTES // 1000))
            return None
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        what = words(N_("The file is not UTF-8 text (byte {byte})."), byte=error.start)
        add(0, "not-utf8", what, words(N_("Save it as UTF-8.")))
        return None
    except OSError as error:
        what = words(N_("The file can't be read: {cause}."), cause=str(error.strerror or error))
        add(0, "unreadable", what)
        return None
    tree, found = _parsed(root, file, text)
    problems += found
    return tree


@lru_cache(maxsize=KEPT)
def _parsed(root: Path, file: str, text: str) -> tuple[Node | None, Sequence[Problem]]:
    """The tree of a text and what is wrong with it; kept, for each list of editions reads all again."""
    problems: list[Problem] = []

    def add(line: int, code: str, what: Words, mend: Words = NOTHING) -> None:
        problems.append(Problem(Severity.ERROR, code, file, line, "", what, mend))

    try:
        return _Builder(root, file, problems).build(yaml.parse(text, Loader=_LOADER)), problems
    except _Refused as stop:
        add(stop.line, stop.code, stop.what, stop.mend)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        what = words(NOT_YAML, cause=str(error.problem or error.context))
        add(line, "yaml", what, words(_hint(error, text, line)))
    except yaml.YAMLError as error:
        add(0, "yaml", words(NOT_YAML, cause=str(error).splitlines()[0]))
    return None, problems


def _hint(error: yaml.MarkedYAMLError, text: str, line: int) -> str:
    problem = str(error.problem)
    if "cannot start any token" in problem and "\t" in text.split("\n")[line - 1]:
        return N_("Indent with spaces, never tabs.")
    if "mapping values" in problem or "expected <block end>" in problem or "block mapping" in problem:
        return N_("Look for a missing colon, quote or indent here or on the line above.")
    if "expected ',' or" in problem:
        return N_("A comma or a closing bracket is missing here or above.")
    return ""


class _Builder:
    def __init__(self, root: Path, file: str, problems: list[Problem]) -> None:
        self.root, self.file, self.problems = root, file, problems
        self.anchors: dict[str, Node] = {}
        self.count = 0

    def build(self, events: Any) -> Node | None:
        root: Node | None = None
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent) and root is not None:
                raise _Refused(self.mark(event).line, "two-documents", N_("The file holds two documents."))
            if isinstance(event, yaml.NodeEvent):
                root = self.node(event, events, 0)
        return root

    def mark(self, event: Any) -> Mark:
        return Mark(self.root, self.file, event.start_mark.line + 1)

    def node(self, event: Any, events: Any, depth: int) -> Node:
        line = event.start_mark.line + 1
        if depth > MAX_DEPTH:
            what = N_("The document is nested more than {most} levels deep.")
            raise _Refused(line, "too-deep", what, most=MAX_DEPTH)
        if isinstance(event, yaml.AliasEvent):
            known = self.anchors.get(str(event.anchor))
            if known is None:
                what = N_("The alias *{name} stands for nothing finished above it.")
                raise _Refused(line, "alias", what, name=str(event.anchor))
            self.spend(known.size, line)
            return known
        self.spend(1, line)
        if isinstance(event, yaml.ScalarEvent):
            made = Node(self.mark(event), self.scalar(event))
        elif isinstance(event, yaml.SequenceStartEvent):
            items: list[Node] = []
            while not isinstance(inner := next(events), yaml.SequenceEndEvent):
                items.append(self.node(inner, events, depth + 1))
            made = Node(self.mark(event), items, size=1 + sum(i.size for i in items))
        else:
            made = self.mapping(event, events, depth)
        self.tag(event, made)
        if event.anchor:
            self.anchors[event.anchor] = made
        return made

    def mapping(self, event: Any, events: Any, depth: int) -> Node:
        made = Node(self.mark(event), {})
        assert isinstance(made.value, dict)
        while not isinstance(key_event := next(events), yaml.MappingEndEvent):
            line = key_event.start_mark.line + 1
            if not isinstance(key_event, yaml.ScalarEvent):
                raise _Refused(line, "key", N_("A key must be a plain word."))
            if key_event.value == "<<":
                what = N_("Merge keys (<<) are not used here.")
                raise _Refused(line, "merge-key", what, N_("Use `extends`."))
            key = str(key_event.value)
            if self.plain_scalar(key_event):
                self.scalar(key_event)  # refuses a bare `no:`
            value = self.node(next(events), events, depth + 1)
            if key in made.value:
                first = made.keys[key].line
                what = N_("The key {key!r} stands here twice (first on line {first}).")
                self.add(line, "duplicate-key", what, key=key, first=first)
                continue
            made.value[key], made.keys[key] = value, self.mark(key_event)
            made.size += 1 + value.size
        return made

    def tag(self, event: Any, made: Node) -> None:
        if event.tag == "!replace":
            made.replace = True
        elif event.tag not in (None, "!", "tag:yaml.org,2002:str"):
            raise _Refused(
                made.mark.line, "tag", N_("The tag {tag} is not used in packs."), tag=str(event.tag)
            )

    @staticmethod
    def plain_scalar(event: Any) -> bool:
        return bool(event.implicit[0]) and event.style in (None, "")

    def scalar(self, event: Any) -> Scalar:
        text: str = event.value
        line = event.start_mark.line + 1
        if not self.plain_scalar(event):
            return text
        if text.lower() in _MAYBE:
            what = N_("A bare {word} can mean two things.")
            mend = N_("Write true or false, or put it in quotes.")
            self.add(line, "bare-yes-no", what, mend, word=text)
            return text
        if text.lower() in _TRUTH:
            return _TRUTH[text.lower()]
        if text.lower() in _NULL:
            return None
        if _ODD_NUMBER.fullmatch(text):
            what, mend = N_("{number} can be read in two ways."), N_("Write plain digits, or quote it.")
            self.add(line, "odd-number", what, mend, number=text)
            return text
        if len(text) <= 18 and _INT.fullmatch(text):
            return int(text)
        if len(text) <= 40 and _FLOAT.fullmatch(text):
            return float(text)
        return text

    def spend(self, nodes: int, line: int) -> None:
        self.count += nodes
        if self.count > MAX_NODES:
            what = N_("The file unfolds to more than {most} values.")
            raise _Refused(line, "too-many-nodes", what, most=MAX_NODES)

    def add(self, line: int, code: str, what: str, mend: str = "", **params: str | int) -> None:
        said = words(what, **params)
        self.problems.append(Problem(Severity.ERROR, code, self.file, line, "", said, words(mend)))
