"""The cover of an edition's box, with its lettering."""

from __future__ import annotations

import pygame

from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import measure
from game.ui.draw.theme import Theme
from game.ui.scale import Scale

FRONT = (469.0, 632.0)


def plain_cover(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A cover without a picture or a word."""
    front = pygame.Surface(size)
    front.fill(theme.c("accent-lo"))
    return front


def draw_cover(title: str, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The cover with its lettering, not yet turned in space."""
    front = plain_cover(theme, size)
    front.blit(theme.art("cover", size), (0, 0))
    ink = theme.c("cover-ink") if theme.has("cover-ink") else theme.c("gold-hi")
    foot = theme.c("cover-foot") if theme.has("cover-foot") else ink
    canvas = Canvas(front, theme, Scale(size[0] / FRONT[0], 0, 0, 1.0))
    _lettering(canvas, title, ink)
    canvas.text(
        "TOUR DE TABLE",
        (FRONT[0] / 2, 588),
        TextStyle("display", 21, foot, tracking=5, floor=6),
        "center",
    )
    gloss = paint.gradient(size[0], size[1] // 2, (255, 255, 255, 26), (255, 255, 255, 0))
    front.blit(gloss, (0, 0))
    return front


def _size(canvas: Canvas, role: str, lines: list[str], most: int) -> int:
    """The largest size at which all lines fit the cover."""
    room, tracking = 372 * canvas.scale.factor, 2 * canvas.scale.factor
    for px in range(most, 20, -2):
        font = canvas.font(role, px, floor=6)
        if all(measure(font, line, tracking) <= room for line in lines):
            return px
    return 20


def _lettering(canvas: Canvas, title: str, ink: pygame.Color) -> None:
    """The title in capitals, as large as the head allows; on an enamel plate where streets have them."""
    plate = canvas.theme.has("plate")
    role = "name" if plate else "display"
    text = title.upper().replace(": ", ":\n").replace(", ", ",\n")
    most = 54 if plate else 66
    px, lines = max((_size(canvas, role, lines, most), lines) for lines in _breaks(text))
    pitch = px * 1.02
    top = 118 - pitch * (len(lines) - 1) / 2
    if plate:
        wide = max(canvas.measure(line, TextStyle(role, px, tracking=2)) for line in lines) + 76
        box = pygame.FRect((FRONT[0] - wide) / 2, top - px * 0.85, wide, pitch * len(lines) + px * 0.68)
        canvas.shadow(box, 8, blur=14, dy=6, alpha=0.45)
        canvas.box(box, "plate", radius=8, border="plate-edge", line=6)
        canvas.outline(box.inflate(-18, -18), "#f4f1e6", 4, 2)
        ink = canvas.theme.c("#f7f4ea")
    for number, line in enumerate(lines):
        canvas.text(
            line,
            (FRONT[0] / 2, top + pitch * number),
            TextStyle(role, px, ink, tracking=2, floor=6),
            "center",
        )


def _breaks(text: str) -> list[list[str]]:
    """The ways of setting a title: as it is broken already, or each line of two words and more in two."""
    ways: list[list[str]] = [[]]
    for line in text.split("\n"):
        words = line.split(" ")
        cuts = [[line]]
        if "\n" not in text:
            cuts += [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
        ways = [way + cut for way in ways for cut in cuts]
    return ways
