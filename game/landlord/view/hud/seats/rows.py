"""A seat's card: portrait, name, cash, what it owns group by group; in every size the column needs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.landlord.view.board.groups import group_key
from game.landlord.view.hud.seats.badges import (
    JAIL,
    SIDE,
    Badge,
    Size,
    badges_of,
    fitting,
    paint_badges,
    pin_side,
    row_width,
    without_words,
)
from game.landlord.view.parts import marks
from game.landlord.view.parts.columns import Box
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.scale import tame


@dataclass(frozen=True, slots=True)
class Shape:
    """Where things lie in a card of one height; `glyphs` is their size over the bars, 0 for none."""

    portrait: float
    middle: float  # the portrait's, from the left and (limited to the card) from above
    name: float
    name_at: float
    cash: float
    worth: bool
    badges: bool  # a line of their own
    strip_left: float
    strip_top: float
    bar: tuple[float, float]
    glyphs: float
    pinned: bool = False  # the emblem of the side lies on the portrait, for want of room beside the name

    @property
    def thin(self) -> bool:
        """Whether the card is of the lowest kind."""
        return self.portrait <= 40


TALL = Shape(80, 60, 20, 28, 28, True, True, 22, 117, (6, 14), 11)
LOW = Shape(60, 46, 19, 22, 25, False, False, 88, 71, (6, 14), 10)
SMALL = Shape(54, 39, 16, 19, 21, False, False, 80, 48, (5, 16), 0, pinned=True)
WIDE = 400  # from this width a low card has room for the worth beside the cash
NARROWEST = 0.78  # of its width is left to a name before badges go that the card tells otherwise
LEAST = Shape(34, 26, 15, 15, 18, False, False, 54, 29, (5, 12), 0)


@dataclass(frozen=True, slots=True)
class SeatNote:
    """What a replay says of a seat instead of its worth: where it is, and what it just gained or paid."""

    where: str
    change: str = ""
    gain: bool = True


def shape_of(height: float, unit: float) -> Shape:
    """The shape that fits a card of this height."""
    if unit == 1:
        return TALL if height > 120 else LOW
    return SMALL if height / unit > 65 else LEAST


def paint_seat(
    canvas: Canvas,
    session: Presentation,
    seat: int,
    box: Box,
    unit: float,
    *,
    hover: bool = False,
    note: SeatNote | None = None,
) -> None:
    """Draw a seat's card in a box; a note takes the place of worth and badges."""
    shown, shape = session.shown, shape_of(box[3], unit)
    text = canvas.scale.text_size
    shape = replace(shape, name=tame(shape.name, text, 1.2), cash=tame(shape.cash, text, 1.1))
    x, y, w, h = box
    out, turn = shown.out[seat], seat == shown.turn and shown.outcome is None
    colour = marks.seat_colour(session, seat)
    _ground(canvas, box, colour, turn, hover)
    at = (x + shape.middle * unit, y + min(h / 2, (14 + shape.portrait / 2) * unit))
    marks.seat(canvas, session, seat, at, shape.portrait * unit, side=True)
    left = x + (shape.middle + shape.portrait / 2 + (16 if shape.badges else 12)) * unit
    right = x + w - (18 if shape.badges else 14) * unit
    line = y + shape.name_at * unit
    cash = canvas.text(
        session.money(shown.cash[seat]),
        (right, line),
        TextStyle("board-bold", shape.cash * unit, "#fffdf6"),
        "midright",
    )
    edge = cash.left
    if shape.worth and note is None:
        _worth(canvas, session, seat, (right, y + 55 * unit), tame(unit, text, 1.15))
    elif note is None and w > WIDE * unit:
        edge = _worth(canvas, session, seat, (cash.left - 14 * unit, line), tame(unit, text, 1.15))
    badges = badges_of(session, seat, turn) if note is None else []
    if shape.pinned:
        badges = pin_side(canvas, badges, at, shape.portrait * unit)
    if note is not None:
        shape = _noted(canvas, note, shape, (left, y, right, h), unit)
    size = Size.of(canvas, unit, low=not shape.glyphs)
    if shape.badges:
        _name(canvas, session, seat, (left, line), shape.name * unit, edge - left - 8 * unit)
        paint_badges(canvas, fitting(canvas, badges, size, right - left), (left, y + 77 * unit), size, colour)
    else:
        _name_and_badges(canvas, session, seat, (left, line), shape, unit, edge - left, badges, colour)
    strip = (
        x + shape.strip_left * unit,
        y + shape.strip_top * unit,
        right - x - shape.strip_left * unit,
        0.0,
    )
    _strip(canvas, session, seat, strip, shape, unit)
    if out:
        canvas.box(box, canvas.theme.c("table-2", 0.55), radius=14)


def _ground(canvas: Canvas, box: Box, colour: str, turn: bool, hover: bool) -> None:
    x, y, w, h = box
    canvas.shadow(box, 14, blur=8, dy=3, alpha=0.35)
    top, bottom = ("#343e49", "#262d35") if turn else ("#232a31", "#1b2127")
    if hover:
        top, bottom = canvas.theme.mix(top, "#ffffff", 0.06), canvas.theme.mix(bottom, "#ffffff", 0.05)  # type: ignore[assignment]
    canvas.box(box, colour, radius=14)
    with canvas.clip((x + 6, y, w - 6, h)):
        canvas.box((x - 10, y, w + 10, h), top, bottom, radius=14)
    if turn:
        canvas.outline(box, colour, 14, 2.5)
    else:
        with canvas.clip((x + 6, y, w - 6, h)):
            canvas.outline(box, "#39434c", 14, 1)


def _noted(canvas: Canvas, note: SeatNote, shape: Shape, place: Box, unit: float) -> Shape:
    """Write a note between name and deeds if there is room; the shape that leaves it some."""
    left, top, right, h = place
    bar, glyphs = shape.bar[1], (shape.glyphs + 7 if shape.glyphs else 0)
    strip = max(shape.strip_top, h / unit - bar - (16 if shape.glyphs else 9))
    free = (shape.name_at + shape.name * 0.55, strip - glyphs - 4)
    if free[1] - free[0] >= 15:
        middle = top + min(sum(free) / 2, shape.name_at + 27) * unit
        tone: Colour = "#7fd08a" if note.gain else "bad-hi"
        edge = right
        if note.change:
            size = min(20, shape.cash * 0.74) * unit
            edge = (
                canvas.text(
                    note.change, (right, middle), TextStyle("board-bold", size, tone), "midright"
                ).left
                - 8
            )
        canvas.text(
            note.where, (left, middle), TextStyle("ui", 15 * unit, "muted"), "midleft", width=edge - left
        )
    return replace(shape, strip_top=strip)


def _name(
    canvas: Canvas,
    session: Words,
    seat: int,
    at: tuple[float, float],
    size: float,
    room: float,
    *,
    kind: bool = True,
) -> float:
    """The name and, unless it is crowded, whether a person or a computer has it; returns where that ends."""
    mark = size * 0.85 if kind else 0.0
    wide = max(size, room - _mark_room(size, kind))
    name = canvas.text(session.names[seat], at, TextStyle("ui-bold", size), "midleft", width=wide)
    if kind:
        icon = "person" if session.is_human(seat) else "robot"
        canvas.icon(icon, (name.right + mark * 0.5 + size * 0.4, at[1]), mark, "muted")
    return name.right + _mark_room(size, kind)


def _mark_room(size: float, kind: bool) -> float:
    return size * 1.25 if kind else 0.0


def _name_and_badges(
    canvas: Canvas,
    session: Words,
    seat: int,
    at: tuple[float, float],
    shape: Shape,
    unit: float,
    room: float,
    badges: list[Badge],
    colour: str,
) -> None:
    """Both on one line: words of badges give way before the name does, then what is said elsewhere too."""
    size, letters = Size.of(canvas, unit, low=not shape.glyphs, thin=shape.thin), shape.name * unit
    wanted = canvas.measure(session.names[seat], TextStyle("ui-bold", letters))
    room -= 12 * unit  # between name, badges and cash
    badges = fitting(
        canvas, without_words(badges, SIDE, JAIL), size, room - wanted - _mark_room(letters, True)
    )
    kind, least = True, wanted * NARROWEST
    if least + _mark_room(letters, kind) + row_width(canvas, badges, size) > room:
        badges = [badge for badge in badges if not badge.turn]  # the frame of the card tells whose turn it is
    taken = row_width(canvas, badges, size)
    kind = least + _mark_room(letters, kind) + taken <= room
    end = _name(canvas, session, seat, at, letters, room - taken, kind=kind)
    paint_badges(canvas, badges, (end + 7 * unit, at[1]), size, colour)


def _worth(canvas: Canvas, session: Presentation, seat: int, at: tuple[float, float], unit: float) -> float:
    """What a seat is worth, to the left of a point; returns where it begins."""
    words = canvas.text(_("net worth"), at, TextStyle("ui", 14 * unit, "muted"), "midright")
    amount = session.money(session.shown.worth(seat))
    return canvas.text(
        amount, (words.left - 5, at[1]), TextStyle("board", 16 * unit, "#d5d9d4"), "midright"
    ).left


def _strip(canvas: Canvas, session: Presentation, seat: int, box: Box, shape: Shape, unit: float) -> None:
    """Ten groups as bars: filled where owned, an outline where mortgaged; a full group is lit."""
    ruleset, shown = session.pack.ruleset, session.shown
    x, y, w, _h = box
    bar, high = shape.bar[0] * unit, shape.bar[1] * unit
    cells, groups = sum(len(group.members) for group in ruleset.groups), len(ruleset.groups)
    inside = 2 * (cells - groups)
    wanted = min(2 * bar, max(bar, (0.55 * w - inside) / cells))  # wider bars in a wide card
    bar = min(wanted, (w - inside - 3 * (groups - 1)) / cells)
    widths = [len(group.members) * (bar + 2) - 2 for group in ruleset.groups]
    gap = (w - sum(widths)) / max(1, len(widths) - 1)
    for index, group in enumerate(ruleset.groups):
        key = group_key(ruleset, index)
        own, _pledged, size = shown.holding(seat, index)
        tint: Colour = f"gu-{key}" if own else "#3b454e"
        if own == size:
            top = y - (18 * unit if shape.glyphs else 3 * unit)
            frame = (x - 5, top, widths[index] + 10, y + high + 3 - top)
            canvas.box(frame, "#4a555f", "#3a444d", radius=4, border="#75818b")
        if shape.glyphs:
            ink: Colour = f"gu-{key}" if own else "#5c6771"
            canvas.glyph(key, (x + widths[index] / 2, y - 9 * unit), shape.glyphs * unit, ink)
        spot = x
        mine = [member for member in group.members if shown.owner[member] == seat]
        for place in [*mine, *[-1] * (size - len(mine))]:
            if place < 0:
                canvas.box((spot, y, bar, high), "#3b454e" if own < size else tint, radius=1.5)
            elif shown.mortgaged[place]:
                canvas.box((spot, y, bar, high), "#171c21", radius=1.5, border=tint, line=1.6)
            else:
                canvas.box((spot, y, bar, high), tint, radius=1.5)
            spot += bar + 2
        x += widths[index] + gap
