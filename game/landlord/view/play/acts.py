"""Lays a panel out: what is to be read, the further acts side by side, and the primary below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.landlord.view.hud.spots import Main
from game.landlord.view.panels.panel import Choice, Panel
from game.landlord.view.parts.columns import Columns
from game.ui.layout import Column, First, Fit, Grid, Leaf, Node, Row
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.widget import Widget

GAP = 12.0
NEAR, SMALL_NEAR = 0.9, 0.78


def lay_panel(panel: Panel, columns: Columns) -> Iterable[Widget]:
    """Lay a panel out as things are now; its controls in reading order."""
    row, unit, view = panel.row(), columns.unit, panel.host.view
    foot = [_acts(row, columns, view.scale.text_size)] if row else []
    foot.append(Fit(Leaf(_primary(panel, columns))))
    room = columns.actions[1] - columns.facts[1] - columns.facts[3]
    parts = [Column([panel.facts()], grow=1), Column(foot, gap=GAP * unit)]
    panel.page = lay_out(Column(parts, gap=room), view, columns.inner)
    return controls(panel.page.root)


def _acts(row: Sequence[Choice], columns: Columns, text_size: float) -> Node:
    """One line, if need be without the caps of their keys; else two lines, and only then smaller type."""
    cell = (columns.actions[2] - GAP * (len(row) - 1)) / len(row)

    def line(*, caps: bool) -> Node:
        return Row([Leaf(_button(each, columns, cap=caps), min_width=cell) for each in row], gap=GAP)

    lines = Grid([Leaf(_button(each, columns)) for each in row], len(row), gap=GAP)
    near = (SMALL_NEAR if columns.small else NEAR) * text_size  # a little smaller rather than in two lines
    forms: list[Node] = [Fit(line(caps=False), least=near), Fit(lines)]
    if not columns.small:
        forms.insert(0, Fit(line(caps=True), least=near))
    return First(forms, key="acts")


def _button(choice: Choice, columns: Columns, *, cap: bool = False) -> Button:
    return Button(
        choice.key,
        (0, 0, 0, columns.actions[3]),
        choice.text,
        icon=choice.icon,
        size=17 * columns.unit,
        action=choice.action,
        letter=choice.letter,
        reason=choice.why_not,
        on_press=choice.do,
        group="acts",
        align="left",
        cap=cap,
    )


def _primary(panel: Panel, columns: Columns) -> Main:
    choice = panel.primary()
    main = Main(
        "primary",
        (0, 0, *columns.primary[2:]),
        choice.text,
        "primary",
        icon=choice.icon,
        reason=choice.why_not,
        size=26 * columns.unit**0.5,
        on_press=choice.do,
        group="acts",
    )
    main.hears_first = panel.handle_event
    return main
