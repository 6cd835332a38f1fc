"""The end of a game as a page: how it ended, the stand, the chart or the count, landings, awards, acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.landlord.view.board.groups import group_key
from game.landlord.view.dialogs.gameover.heat import STEPS, draw_heat
from game.landlord.view.dialogs.gameover.words import Award
from game.landlord.view.parts import marks
from game.landlord.view.session import Session
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Theme
from game.ui.i18n import _
from game.ui.layout import Column, First, Grid, Leaf, Node, Row, Scroll, Stack, Text, Wrap
from game.ui.widgets.buttons import Button
from game.ui.widgets.pieces import icon

BOX = (40.0, 30.0, 1840.0, 1030.0)
LEFT = 676.0  # how wide the stand is, and the landings below it
NOTE = TextStyle("ui", 15, "muted")
HEADING = TextStyle("display", chrome.TITLE)


@dataclass(frozen=True, slots=True)
class Parts:
    """What the page is put together from."""

    head: Node
    podium: Node
    chart: Node
    landed: Node
    awards: Node
    bar: Node
    keys: Node


def page(parts: Parts) -> Node:
    """The stand over the landings, and beside them the chart over the awards and what to do next."""
    left = Column([parts.podium, parts.landed], gap=24, width=LEFT)
    right = Column([parts.chart, parts.awards, parts.bar], gap=24, grow=1)
    body = Row([left, right], gap=40, align="stretch", grow=1)
    foot = Column([parts.keys], justify="center", min_height=54)
    return Column([parts.head, body, foot], gap=18)


def head(title: str, note: str, menu: Button, theme: Theme) -> Node:
    """Who has won, how the game came to its end, and the way out."""
    ink, soft = theme.on_table()

    words = [
        icon("trophy", 46, "gold-lo" if theme.pale else "gold-hi"),
        Text(title, TextStyle("display", 56, ink)),
        Text(note, TextStyle("ui", chrome.STRONG, soft), grow=1, pad=(6, 0)),
        Leaf(menu),
    ]
    return Row(words, gap=24, min_height=76, pad=(3, 0, 0, 0))


def charted(title: str, tabs: Node, below: Node) -> Node:
    """The panel of the charts and of the count."""
    top = Row([Text(title, HEADING, grow=1), tabs], gap=24, pad=(16, 0, 8, 0))
    return Column([top, below], gap=4, pad=(12, 20, 20, 8), grow=1, paint=Canvas.panel)


def bar(acts: Sequence[Button], again: Button) -> Node:
    """What to do next; the rest takes another line before "again" does."""
    rest = Wrap([Leaf(act) for act in acts], gap=12, grow=1)
    return Row([rest, Leaf(again)], gap=12, pad=(20, 24), min_height=123, paint=Canvas.panel)


# landings ------------------------------------------------------------------------------------
def landed(session: Session, counts: Sequence[int]) -> Node:
    """The board in small, and the spaces with the most landings: less of both where there is little room."""
    top = [space for space in sorted(range(len(counts)), key=lambda at: -counts[at]) if counts[space]]
    sizes = ((4, 292), (4, 250), (3, 250), (2, 220), (1, 200))
    return First([_landed(session, counts, top[:most], side) for most, side in sizes], min_height=250)


def _landed(session: Session, counts: Sequence[int], top: Sequence[int], side: float) -> Node:
    title = Text(_("Where everyone landed"), HEADING, pad=(0, 0, 0, 10))
    rows = [_landing(session, space, counts[space]) for space in top]
    list_ = Column([title, *rows, _legend()], grow=1)
    return Row([_heat(session, counts, side), list_], gap=28, pad=24, align="stretch", paint=Canvas.panel)


def _heat(session: Session, counts: Sequence[int], side: float) -> Node:
    def ring(canvas: Canvas, box: pygame.FRect) -> None:
        draw_heat(canvas, box, session.pack.layout, session.pack.ruleset, counts)

    total = Text(str(sum(counts)), TextStyle("display", 30, align="center"))
    words = Column([total, Text(_("landings"), TextStyle(colour="muted", align="center"))], justify="center")
    return Stack([Leaf(paint=ring, min_height=side), words], width=side)


def _landing(session: Session, space: int, count: int) -> Node:
    rules = session.pack.ruleset
    group = rules.spaces[space].group

    def mark(canvas: Canvas, box: pygame.FRect) -> None:
        if group < 0:
            canvas.art(f"space.{space}", box)
            return
        marks.draw_group(canvas, group_key(rules, group), box, 17)

    def line(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.rule((box.left, box.bottom - 1), box.width, "#333d46")

    number = Text(str(count), TextStyle("board-bold", 20), lines=1)
    parts = [Leaf(width=26, height=26, paint=mark), Text(session.space_name(space), grow=1), number]
    return Row(parts, gap=12, min_height=44, paint=line)


def _legend() -> Node:
    def steps(canvas: Canvas, box: pygame.FRect) -> None:
        step = box.width / len(STEPS)
        for index, tone in enumerate(STEPS):
            canvas.box((box.left + index * step, box.top, step - 5, box.height), tone, radius=2)

    bar = Leaf(height=14, grow=1, paint=steps)
    return Row(
        [Text(_("few"), NOTE, lines=1), bar, Text(_("many"), NOTE, lines=1)], gap=10, pad=(0, 14, 0, 0)
    )


# awards --------------------------------------------------------------------------------------
def awarded(session: Session, awards: Sequence[Award]) -> Node:
    """The awards side by side: where there is little room without their icons, and at last they scroll."""

    def all_of_them(*, icons: bool) -> Node:
        cards = [_award(session, award, sign=icons) for award in awards]
        return Grid(cards, 3, gap=19, row_gap=13)

    scrolled = Scroll(all_of_them(icons=False), key="awards")
    return First([all_of_them(icons=True), all_of_them(icons=False), scrolled], min_height=100)


def _award(session: Session, award: Award, *, sign: bool) -> Node:
    def disc(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.circle(box.center, 26, "#3a3220")
        canvas.icon(award.icon, box.center, 26, "gold-hi")

    words = [
        Text(award.title, TextStyle("ui-bold", 15, "gold-hi")),
        Text(award.feat, TextStyle("ui-bold", 20)),
        Text(award.detail, TextStyle("ui", 15, "#c4cbd2")),
    ]
    parts = [Column(words, grow=1), marks.seat_leaf(session, award.seat, 44)]
    if sign:
        parts.insert(0, Leaf(width=52, height=52, paint=disc))
    return Row(parts, gap=16, pad=(20, 6, 18, 6), min_height=88, paint=_card)


def _card(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.shadow(box, chrome.CARD, blur=14, dy=5, alpha=0.3)
    canvas.box(box, "#252d35", "#21282f", radius=chrome.CARD, border="#343e47")
