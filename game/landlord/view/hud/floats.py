"""What floats over the board for a moment: captions, the deed of a space, the holdings of a seat."""

from __future__ import annotations

import pygame

from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.landlord.view.hud.seats.holdings import NOTES, paint_holdings
from game.landlord.view.narration.lines import tell
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.panels.about.space import lens_lines
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.parts import marks, sheet
from game.landlord.view.parts.columns import Box, Columns
from game.landlord.view.parts.lines import one_line
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import flow, measure, rich
from game.ui.layout import Aligned, Column, Fit, lay
from game.ui.widgets.speech import draw_tooltip

SPOILERS = (ev.DiceRolled, ev.TokenMoved, ev.FirstSeatChosen)
TIP = 220.0  # the width of a deed that floats


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
    unit, size = columns.unit, 17 * columns.unit
    x, y, w, _h = columns.centre
    regular, strong = canvas.font("ui", size), canvas.font("ui-bold", size)
    words = flow(rich(line.text), regular, strong, 10**6)[0]
    wide = sum(measure(strong if run.bold else regular, run.text) for run in words) / canvas.scale.factor
    mark = 30 * unit if line.seat >= 0 else 0.0
    pad = 16 * unit
    width = min(w - 24 * unit, wide + mark + 2 * pad + 4)
    high = 44 * unit
    box = (x + (w - width) / 2, y + 10 * unit, width, high)
    canvas.shadow(box, high / 2, blur=16, dy=5, alpha=0.45)
    canvas.box(box, "#262d35", "#1b2127", radius=high / 2, border="#46515b")
    left, middle = box[0] + pad, box[1] + high / 2
    if mark:
        marks.seat(canvas, session, line.seat, (left + 9 * unit, middle), 26 * unit)
    one_line(canvas, line.text, left + mark, middle, box[0] + width - pad - left - mark + 4, size)


def paint_meanwhile(canvas: Canvas, session: Words, columns: Columns, meanwhile: Meanwhile) -> None:
    """What the others did, over the middle of the board, where the panel has no room for it."""
    unit = columns.unit
    sizes = sheet.SMALL if columns.small else sheet.LARGE
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
    box = _place(columns, target, (_tip_width(canvas, lines), 314.0 + 30.0 * len(lines) + 12))
    _deed_tip(canvas, session, space, lines, box)


def _place(columns: Columns, target: pygame.FRect, size: tuple[float, float]) -> Box:
    """Beside the space, inside the centre of the board, and never over the space itself."""
    x, y, w, h = columns.centre
    middle = x + w / 2
    left = min(max(target.centerx - size[0] / 2, x + 14), x + w - size[0] - 14)
    top = min(max(target.centery - size[1] / 2, y + 14), y + h - size[1] - 14)
    if target.bottom > y + h:
        top = y + h - size[1] - 14
    elif target.top < y:
        top = y + 14
    elif target.centerx < middle:
        left = x + 14
    else:
        left = x + w - size[0] - 14
    return left, top, *size


def _tip_width(canvas: Canvas, lines: list[tuple[str, str]]) -> float:
    """As wide as the deed, or as the longest of the lines below it."""
    ends = [canvas.measure(value, TextStyle("board-bold")) + 36 for _label, value in lines]
    widths = (
        canvas.rich_width(label, TextStyle(size=15)) + end
        for (label, _value), end in zip(lines, ends, strict=True)
    )
    return max(TIP, *(width + (30 if index == 0 else 0) for index, width in enumerate(widths)))


def _deed_tip(
    canvas: Canvas, session: Presentation, space: int, lines: list[tuple[str, str]], box: Box
) -> None:
    x, y, w, _h = box
    canvas.shadow(box, 14, blur=28, dy=10, alpha=0.5)
    canvas.box(box, "#232a31", "#1b2127", radius=14, border="#ffffff", line=2)
    rect = canvas.scale.rect((x + 6, y + 6, w - 12, (TIP - 12) / 0.7))
    prints = session.stage.prints
    mortgaged = session.shown.mortgaged[space]
    picture = prints.mortgaged(space, rect.height) if mortgaged else prints.deed(space, rect.height)
    canvas.surface.blit(picture, picture.get_rect(midtop=rect.midtop))
    top = y + 6 + (TIP - 12) / 0.7 + 8
    owner = session.shown.owner[space]
    for index, (label, value) in enumerate(lines):
        middle = top + 30 * index + 13
        left = x + 14
        if index == 0 and owner != BANK:
            marks.seat(canvas, session, owner, (left + 11, middle), 22)
            left += 30
        end = canvas.text(value, (x + w - 14, middle), TextStyle("board-bold", colour="#fffdf6"), "midright")
        one_line(canvas, label, left, middle, end.left - left - 8, 15, "text" if index == 0 else "muted")


def paint_seat_tip(canvas: Canvas, session: Presentation, columns: Columns, seat: int) -> None:
    """A seat's holdings, to the left of its card."""
    unit = columns.unit
    x, y, _w, _h = columns.seats[seat]
    deeds = sum(1 for owner in session.shown.owner if owner == seat)
    wide = 440 * unit
    rows = deeds if deeds <= 9 else -(-deeds // 2)
    if deeds > 9:
        wide = 560 * unit
    high = (52 + 14 + 34 + NOTES + 8) * unit + max(1, rows) * 30 * unit
    left = columns.panel[0] - 20 * unit - wide
    if seat % 2 and len(columns.seats) > 3:
        left = min(left, x - wide - 12)
    top = min(y, 1060 - high)
    box = (left, top, wide, high)
    canvas.shadow(box, 16, blur=30, dy=10, alpha=0.55)
    canvas.box(box, "#262d35", "#1b2127", radius=16, border=marks.seat_colour(session, seat), line=2)
    pad = 18 * unit
    paint_holdings(canvas, session, seat, (left + pad, top + pad, wide - 2 * pad, high - 2 * pad), unit)
