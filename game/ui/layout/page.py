"""A tree that has its place."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

import pygame

from game.ui.layout.frame import Scroll
from game.ui.layout.leaf import Text
from game.ui.layout.node import Node, Ruler
from game.ui.scale import Box

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas


class Page:
    """A laid-out tree: the boxes of its parts by key."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.nodes: dict[Hashable, Node] = {}
        for node in root.walk():
            if node.key is None:
                continue
            if node.key in self.nodes:
                raise ValueError(f"two parts have the key {node.key!r}")
            self.nodes[node.key] = node

    def __getitem__(self, key: Hashable) -> pygame.FRect:
        """The box of the part with a key."""
        return self.nodes[key].box

    def draw(self, canvas: Canvas) -> None:
        """Draw grounds and words, but for those inside a `Scroll`, which moves them itself."""
        self.root.draw(canvas)

    def faults(self) -> list[Node]:
        """The parts that stick out of the one round them, and the words that were cut."""
        return list(_faults(self.root))


def lay(root: Node, ruler: Ruler, box: Box) -> Page:
    """Lay a tree out in a box."""
    root.place(ruler, pygame.FRect(*box))
    return Page(root)


def _faults(node: Node) -> Iterator[Node]:
    if isinstance(node, Text) and node.cut:
        yield node
    for part in node.parts:
        room = part.box if isinstance(node, Scroll) else node.box.inflate(1, 1)
        if not room.contains(part.box):
            yield part
        yield from _faults(part)
