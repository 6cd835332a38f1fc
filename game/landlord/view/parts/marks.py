"""Small drawings that panels share: a group's mark, a deed beside its facts, a seat's mark, buildings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.landlord.view.board.groups import group_key
from game.landlord.view.parts.columns import Columns
from game.landlord.view.presentation import Presentation
from game.landlord.view.sides import ForceWords
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.layout import Leaf, Node, Row
from game.ui.scale import Box as Rect
from game.ui.widgets.seats import draw_portrait, draw_seat_mark


def group_mark(session: Words, space: int) -> Callable[[Canvas, Rect], None]:
    """The mark of the space's group: its glyph on its colour."""
    key = group_key(session.pack.ruleset, session.pack.ruleset.spaces[space].group)

    def draw(canvas: Canvas, box: Rect) -> None:
        draw_group(canvas, key, box, box[3] * 0.72, radius=4)

    return draw


def draw_group(canvas: Canvas, key: str, box: Rect, size: float, radius: float = 5) -> None:
    """A group's glyph on its colour; a dark colour is told from a dark panel by its edge."""
    x, y, w, h = box
    canvas.box(box, f"g-{key}", radius=radius, border=f"gu-{key}")
    canvas.glyph(key, (x + w / 2, y + h / 2), size, canvas.theme.ink_on(f"g-{key}"))


def icon_mark(icon: str, ground: str = "gold") -> Callable[[Canvas, Rect], None]:
    """An icon on a coloured chip."""

    def draw(canvas: Canvas, box: Rect) -> None:
        x, y, w, h = box
        canvas.box(box, ground, radius=4)
        canvas.icon(icon, (x + w / 2, y + h / 2), h * 0.75, canvas.theme.ink_on(ground))

    return draw


def deeds_beside(session: Presentation, space: int, columns: Columns) -> tuple[Node, Node, None]:
    """A deed to lie beside facts: large, small, and none where there is room for neither."""
    small = min(260 * columns.unit, columns.facts[3])
    large = _deed(session, space, 360 * columns.unit, session.stage.prints.deed)
    return (
        Row([large], pad=(0, 0, 32, 0)),
        Row([_deed(session, space, small, session.stage.prints.small_deed)], pad=(0, 0, 24, 0)),
        None,
    )


def _deed(session: Presentation, space: int, high: float, make: Callable[[int, int], pygame.Surface]) -> Leaf:
    """A deed as it is printed, or a card with the drawing of a space without one."""

    def paint(canvas: Canvas, box: pygame.FRect) -> None:
        if session.pack.ruleset.spaces[space].group < 0:
            _place(canvas, session, space, box)
            return
        mortgaged = session.shown.mortgaged[space]
        printed = session.stage.prints.back if mortgaged else make
        lay_print(canvas, printed(space, canvas.scale.rect(box).height), box)

    return Leaf(width=high * 0.7, height=high, paint=paint)


def lay_print(canvas: Canvas, picture: pygame.Surface, box: Rect, radius: float = 12) -> None:
    """Lay a print on its shadow."""
    canvas.shadow(box, radius, blur=radius, dy=4, alpha=0.45)
    canvas.surface.blit(picture, picture.get_rect(center=canvas.scale.rect(box).center))


def _place(canvas: Canvas, session: Words, space: int, box: Rect) -> None:
    x, y, w, h = box
    canvas.shadow(box, 12, blur=12, dy=4, alpha=0.45)
    canvas.box(box, "paper", "paper-2", radius=12)
    canvas.outline((x + 8, y + 8, w - 16, h - 16), "board-ink", 6, 1.2)
    side = w * 0.62
    canvas.art(f"space.{space}", (x + (w - side) / 2, y + h * 0.42 - side / 2, side, side))
    name = session.space_name(space)
    size = w * 0.1
    high = canvas.paragraph_height(name, w - 36, TextStyle("display", size))
    canvas.paragraph(
        name,
        (x + 18, y + h * 0.84 - high / 2, w - 36, high),
        TextStyle("display", size, "board-ink", align="center"),
    )


def seat_colour(session: Words, seat: int) -> str:
    """The colour token of a seat."""
    return f"seat-{session.colours[seat] + 1}"


def seat(
    canvas: Canvas, session: Words, seat: int, centre: Sequence[float], size: float, *, side: bool = False
) -> None:
    """A seat's glyph, token or portrait, by size; with `side` its portrait has the ground of its side."""
    colour, token = session.colours[seat] + 1, f"token.{session.tokens[seat]}"
    if side and size >= 60 and session.pack.ruleset.force is not None:
        words = ForceWords.of(session.pack)
        ground = words.grounds(canvas, words.force.side(seat))
        draw_portrait(canvas, centre, size, colour, token, ground=ground)
        return
    draw_seat_mark(canvas, centre, size, colour, token)


def seat_leaf(session: Words, number: int, size: float) -> Leaf:
    """A seat's mark in a layout."""

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        seat(canvas, session, number, box.center, box.height)

    return Leaf(width=size, height=size, paint=draw)


def house_leaf(level: int, hotel: int, size: float) -> Leaf:
    """The buildings of a level side by side."""
    wide = size * 1.2 if level == hotel else level * size * 0.8 + size * 0.2 if level else 0.0

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        x, y = box.midleft
        if level == hotel:
            canvas.art("hotel", (x, y - size * 0.6, size * 1.2, size * 1.2))
            return
        for index in range(level):
            canvas.art("house", (x + index * size * 0.8, y - size / 2, size, size))

    return Leaf(width=wide, height=size, paint=draw)
