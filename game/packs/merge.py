"""`extends`: a pack's tree laid over its parent's. Every node keeps the file and line it came from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from game.engine.messages import N_
from game.packs.problems import Problem, Severity, did_you_mean, words
from game.packs.source import Node

Derived = Mapping[str, Sequence[str]]
"""Words that are made from others: a pattern of their place, and the keys from the source on, in order."""


def merge(
    parent: Node,
    child: Node,
    problems: list[Problem],
    path: str = "",
    derived: Derived = MappingProxyType({}),
) -> Node:
    """Maps are joined key by key, all else is replaced; `~` removes a key, `!replace` takes a map whole.

    What the parent derived from a word falls where the child says another word.
    """
    if child.replace or not isinstance(parent.value, dict) or not isinstance(child.value, dict):
        return child
    joined = Node(child.mark, dict(parent.value), {**parent.keys, **child.keys})
    assert isinstance(joined.value, dict)
    for key in _fallen(path, child.value, derived):
        joined.value.pop(key, None)
    for key, node in child.value.items():
        below = f"{path}.{key}" if path else key
        inherited = parent.value.get(key)
        if node.value is None:
            if inherited is None:
                what = words(N_("There is nothing called {key!r} to remove."), key=key)
                mend = did_you_mean(key, parent.value)
                problems.append(
                    Problem(
                        Severity.ERROR, "nothing-to-remove", node.mark.file, node.mark.line, below, what, mend
                    )
                )
            else:
                joined.value.pop(key, None)
            continue
        joined.value[key] = node if inherited is None else merge(inherited, node, problems, below, derived)
    return joined


def _fallen(path: str, said: Mapping[str, Node], derived: Derived) -> Sequence[str]:
    """The keys that came from what the child now says otherwise; which it says itself doesn't matter."""
    for pattern, keys in derived.items():
        if re.fullmatch(pattern, path):
            first = next((at for at, key in enumerate(keys) if key in said), len(keys))
            return keys[first + 1 :]
    return ()


def walk(node: Node, path: str = "") -> Iterator[tuple[str, Node]]:
    """Every scalar of a tree with its path, in document order."""
    if isinstance(node.value, dict):
        for key, below in node.value.items():
            yield from walk(below, f"{path}.{key}" if path else key)
    elif isinstance(node.value, list):
        for index, below in enumerate(node.value):
            yield from walk(below, f"{path}[{index}]")
    else:
        yield path, node
