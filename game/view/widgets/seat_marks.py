"""How a seat is marked: its glyph on a disc of its colour, its token on that disc, or a portrait, by size.

`colour` is the seat's colour 0 to 7 and `token` the id of its piece; sizes are diameters in reference pixels.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.view.canvas import Canvas
from game.view.theme import Colour

TOKEN_FROM, PORTRAIT_FROM = 38, 60


def seat_mark(
    canvas: Canvas,
    colour: int,
    token: str,
    centre: Sequence[float],
    size: float,
    *,
    alpha: float = 1.0,
    ground: Colour = "panel-solid",
) -> None:
    """The mark that fits the size: glyph under 38, token on its disc up to 59, portrait from 60."""
    if size < TOKEN_FROM:
        draw, margin = _disc, 3.0
    elif size < PORTRAIT_FROM:
        draw, margin = _token, 3.0
    else:
        draw, margin = _portrait, size * 0.12 + 6
    x, y = centre
    box = (x - size / 2, y - size / 2, size, size)
    tone = canvas.theme.c(ground)
    key = ("seat mark", colour, token, size, tuple(tone))
    canvas.baked(key, box, lambda own: draw(own, colour, token, size, tone), margin=margin, alpha=alpha)


def _ground(canvas: Canvas, colour: int, size: float) -> None:
    """A disc of enamel with light from above."""
    tone, mix = f"seat-{colour + 1}", canvas.theme.mix
    canvas.shadow((0, 0, size, size), size / 2, blur=4, dy=1.5, alpha=0.45)
    edge = mix(tone, "#000000", 0.38)
    top, foot = mix(tone, "#ffffff", 0.30), mix(tone, "#000000", 0.12)
    canvas.box((0, 0, size, size), top, foot, radius=size / 2, border=edge, line=max(1.2, size * 0.035))


def _disc(canvas: Canvas, colour: int, token: str, size: float, ground: Colour) -> None:
    _ground(canvas, colour, size)
    canvas.seat_glyph(colour + 1, (size / 2, size / 2), size * 0.46, canvas.theme.ink_on(f"seat-{colour + 1}"))


def _token(canvas: Canvas, colour: int, token: str, size: float, ground: Colour) -> None:
    _ground(canvas, colour, size)
    inset = size * 0.09
    canvas.art(f"token.{token}", (inset, inset, size - 2 * inset, size - 2 * inset))


def _portrait(canvas: Canvas, colour: int, token: str, size: float, ground: Colour) -> None:
    tone, middle = f"seat-{colour + 1}", (size / 2, size / 2)
    line = max(3.0, size * 0.035)
    canvas.shadow((0, 0, size, size), size / 2, blur=size * 0.08, dy=size * 0.03, alpha=0.45)
    canvas.box((0, 0, size, size), "#4b565f", "#252d34", radius=size / 2)
    inset = size * 0.15
    canvas.art(f"token.{token}", (inset, inset, size - 2 * inset, size - 2 * inset))
    canvas.outline((0, 0, size, size), tone, size / 2, line)
    badge = max(20.0, size * 0.33)
    at = (middle[0] + size * 0.375, middle[1] + size * 0.375)
    canvas.circle(at, badge / 2 + max(2.0, size * 0.02), ground)
    canvas.circle(at, badge / 2, tone)
    canvas.seat_glyph(colour + 1, at, badge * 0.46, canvas.theme.ink_on(tone))
