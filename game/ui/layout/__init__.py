"""Layout by measuring: a tree of parts that ask their words how large they are.

    head = Row([Text(_("Debt"), HEADING, grow=1), Text(money, FIGURE, lines=1)], gap=16, align="baseline")
    rows = Scroll(Column([row(each) for each in debts], gap=8), key="rows", grow=1)
    foot = Fit(Wrap([Leaf(pay), Leaf(sell)], gap=12, justify="end"))
    page = lay(Column([head, rows, foot], gap=24, pad=32), ruler, (360, 70, 1200, 880))
    page["rows"]       # the box of a part with a key
    page.draw(canvas)  # grounds and words; controls draw themselves

A part is offered a width and says how large it wants to be; then it is given a box, all in reference
pixels. What is left over goes to those that `grow`, by weight. Where there is too little room:

- side by side, the widest gives first, so that a short word stays whole as long as a long one can wrap;
- `Wrap` and `Grid` take another line, `First` takes the next of its forms, `Scroll` scrolls;
- only then `Fit` makes all the words inside it smaller, together;
- what still does not fit is cut at its box, and `page.faults()` tells on it.
"""

from game.ui.layout.column import Column
from game.ui.layout.frame import Aligned, First, Fit, Scroll, Stack
from game.ui.layout.leaf import Leaf, Paragraph, Text
from game.ui.layout.node import Node, Ruler, Size, Sized
from game.ui.layout.page import Page, lay
from game.ui.layout.rows import Grid, Row, Table, Wrap

__all__ = [
    "Aligned",
    "Column",
    "First",
    "Fit",
    "Grid",
    "Leaf",
    "Node",
    "Page",
    "Paragraph",
    "Row",
    "Ruler",
    "Scroll",
    "Size",
    "Sized",
    "Stack",
    "Table",
    "Text",
    "Wrap",
    "lay",
]
