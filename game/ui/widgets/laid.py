"""Controls in a layout: a scene builds a tree with them as leaves, and hands out what stands in it.

def build(self) -> Iterable[Widget]:
    pay = Button("pay", (0, 0, 0, 64), _("Pay"), "primary", on_press=self._pay)
    rows = Scroll(Column([self._row(each) for each in self.debts], gap=8), key="rows", grow=1)
    foot = Wrap([Leaf(pay)], gap=12, justify="end")
    self.page = lay_out(Column([rows, foot], gap=24, pad=32), self.view, BOX)
    return controls(self.page.root)

def paint(self, canvas: Canvas) -> None:
    self.page.draw(canvas)
"""

from __future__ import annotations

from collections.abc import Iterator

from game.ui.layout import Leaf, Node, Page, Scroll, lay
from game.ui.scale import Box
from game.ui.view import View
from game.ui.widgets.scroll import Drawing, ScrollArea
from game.ui.widgets.widget import Widget


def lay_out(root: Node, view: View, box: Box) -> Page:
    """Lay a tree out in a box; its controls learn what their key caps show on the device in use."""
    for node in root.walk():
        if isinstance(node, Leaf) and isinstance(node.control, Widget):
            node.control.caps = view.caps
    return lay(root, view.ruler, box)


def controls(node: Node) -> Iterator[Widget]:
    """The controls of a laid-out tree in reading order; each `Scroll` becomes an area with what is in it."""
    if isinstance(node, Leaf) and isinstance(node.control, Widget):
        yield node.control
    elif isinstance(node, Scroll):
        height = node.box.height + node.furthest
        yield ScrollArea(node.key, node.box, list(_scrolled(node)), height=height)
    else:
        for part in node.parts:
            yield from controls(part)


def _scrolled(scroll: Scroll) -> Iterator[Widget]:
    """Grounds and words part by part, so that only those in view are drawn, then the controls."""
    for at, part in enumerate(scroll.child.parts or (scroll.child,)):
        yield Drawing((scroll.key, at), part.box, lambda canvas, _box, part=part: part.draw(canvas))
    yield from controls(scroll.child)
