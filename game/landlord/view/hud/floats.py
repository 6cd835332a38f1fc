"""What floats over the board for a moment: captions, the deed of a space, the holdings of a seat."""

from __future__ import annotations

import pygame

from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.landlord.view.hud.seats.holdings import Holdings
from game.landlord.view.narration.lines import tell
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.panels.about.space import lens_lines
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.parts import marks
from game.landlord.view.parts.columns import Box, Columns
from game.landlord.view.parts.sizes import LARGE, SMALL
from game.landlord.view.presentation import Presentation
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.layout import Aligned, Column, Fit, Leaf, Node, Paragraph, Row, Text, lay
from game.ui.widgets.speech import draw_tooltip

SPOILERS = (ev.DiceRolled, ev.TokenMoved, ev.FirstSeatChosen)
TIP = 220.0  # the width of a deed that floats
EDGE = 14.0  # between what floats and the spaces
LOWEST = 1060.0  # where what floats ends at the latest


def caption_line(session: Presentation) -> LogLine | None:
    """What is happening now, said as soon as it spoils nothing."""
    playing = session.playing
    if playing is not None and not isinstance(playing, SPOILERS):
        line = tell(session.narrator, playing)
        if line is not None:
            return line
    return session.log[-1] if session.log else None


def paint_caption(
    canvas: Canvas, session: Presentation, columns: Columns, line: LogLine | None = None
) -> None:
    """A pill over the board that tells what a computer is doing, or another line."""
    line = line or caption_line(session)
    if line is None:
        return
    unit, seat = columns.unit, line.seat
    x, y, w, h = columns.centre

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        radius = 22 * unit
        canvas.shadow(box, radius, blur=16, dy=5, alpha=0.45)
        canvas.box(box, "#262d35", "#1b2127", radius=radius, border="#46515b")

    words = Paragraph(line.text, TextStyle(size=17 * unit))
    parts = [words] if seat < 0 else [marks.seat_leaf(session, seat, 26 * unit), words]
    pill = Row(parts, gap=8 * unit, pad=(12 * unit, 6 * unit), min_height=44 * unit, paint=ground)
    room = (x + 12 * unit, y + 10 * unit, w - 24 * unit, h - 20 * unit)
    lay(Aligned(pill, "center", "start"), canvas.ruler, room).draw(canvas)


def paint_meanwhile(canvas: Canvas, session: Presentation, columns: Columns, meanwhile: Meanwhile) -> None:
    """What the others did, over the middle of the board, where the panel has no room for it."""
    unit = columns.unit
    sizes = SMALL if columns.small else LARGE
    x, y, w, h = columns.centre
    wide = min(w - 40 * unit, 560 * unit)

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.shadow(box, 16, blur=28, dy=10, alpha=0.5)
        canvas.box(box, "#262d35", "#1b2127", radius=16, border="#46515b")

    news = [meanwhile.head(session, sizes), meanwhile.told(session, sizes)]
    told = Column(news, gap=8 * unit, pad=18 * unit, paint=ground)
    box = (x + (w - wide) / 2, y + 14 * unit, wide, h - 28 * unit)
    lay(Fit(Aligned(told, "stretch", "start")), canvas.ruler, box).draw(canvas)


def paint_space_tip(canvas: Canvas, session: Presentation, columns: Columns, space: int) -> None:
    """The deed of a space with its owner and rent, beside it on the board; a plain note for others."""
    plan, scale = session.stage.plan, canvas.scale
    rect = plan.space(space)
    left, top = scale.back(rect.topleft)
    target = pygame.FRect(left, top, rect.width / scale.factor, rect.height / scale.factor)
    lines = lens_lines(session, space)
    if session.pack.ruleset.spaces[space].group < 0:
        name = session.space_name(space)
        draw_tooltip(canvas, target, f"**{name}**\n{lines[0][0]}", widest=300)
        return
    tip = _deed_tip(session, space, lines)
    size = tip.measure(canvas.ruler, columns.centre[2] - 2 * EDGE)
    lay(tip, canvas.ruler, _place(columns, target, size[:2])).draw(canvas)


def _place(columns: Columns, target: pygame.FRect, size: tuple[float, float]) -> Box:
    """Beside the space, inside the centre of the board, and never over the space itself."""
    x, y, w, h = columns.centre
    middle = x + w / 2
    left = min(max(target.centerx - size[0] / 2, x + EDGE), x + w - size[0] - EDGE)
    top = min(max(target.centery - size[1] / 2, y + EDGE), y + h - size[1] - EDGE)
    if target.bottom > y + h:
        top = y + h - size[1] - EDGE
    elif target.top < y:
        top = y + EDGE
    elif target.centerx < middle:
        left = x + EDGE
    else:
        left = x + w - size[0] - EDGE
    return left, top, *size


def _deed_tip(session: Presentation, space: int, lines: list[tuple[str, str]]) -> Node:
    """The deed, as wide as it is or as the longest of the lines below it."""
    prints, owner, mortgaged = (
        session.stage.prints,
        session.shown.owner[space],
        session.shown.mortgaged[space],
    )

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.shadow(box, 14, blur=28, dy=10, alpha=0.5)
        canvas.box(box, "#232a31", "#1b2127", radius=14, border="#ffffff", line=2)

    def deed(canvas: Canvas, box: pygame.FRect) -> None:
        rect = canvas.scale.rect(box)
        print_ = prints.back(space, rect.height) if mortgaged else prints.deed(space, rect.height)
        canvas.surface.blit(print_, print_.get_rect(midtop=rect.midtop))

    rows: list[Node] = []
    for index, (label, value) in enumerate(lines):
        parts: list[Node] = [
            Paragraph(label, TextStyle(size=15, colour="muted" if index else "text"), grow=1)
        ]
        if not index and owner != BANK:
            parts.insert(0, marks.seat_leaf(session, owner, 22))
        parts.append(Text(value, TextStyle("board-bold", colour="#fffdf6"), lines=1))
        rows.append(Row(parts, gap=8, min_height=30, pad=(8, 0)))
    face = Leaf(height=(TIP - 12) / 0.7, paint=deed)
    return Column([face, Column(rows)], gap=6, pad=(6, 6, 6, 8), min_width=TIP, paint=ground)


def paint_seat_tip(canvas: Canvas, session: Presentation, columns: Columns, seat: int) -> None:
    """A seat's holdings, to the left of its card."""
    unit = columns.unit
    x, y, _w, _h = columns.seats[seat]
    tip = Holdings(session, seat, unit).tree()
    wide, high, _base = tip.measure(canvas.ruler)
    high = min(high, LOWEST - 20)
    left = columns.panel[0] - 20 * unit - wide
    if seat % 2 and len(columns.seats) > 3:
        left = min(left, x - wide - 12)
    lay(tip, canvas.ruler, (left, min(y, LOWEST - high), wide, high)).draw(canvas)
