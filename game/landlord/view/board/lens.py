"""The lens: a hovered or focused space, enlarged, with who owns it and what it costs to stop there.

Laid out for 248 px in windows of 1280 x 720; larger windows use the same card at their own scale.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.view.board.ground.spaces import SpacePrinter
from game.landlord.view.board.groups import group_key
from game.landlord.view.board.picture import LensLine
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.cache import PICTURES
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Theme
from game.ui.i18n import language
from game.ui.scale import Scale

WIDTH, PAPER, BAND, GAP = 248.0, 150.0, 40.0, 34.0
LINE = 25.0


class Lens:
    """Draws the lens of one plan."""

    def __init__(self, plan: Plan, pack: BoardPack, theme: Theme, printer: SpacePrinter) -> None:
        self.plan, self.pack, self.theme, self.printer = plan, pack, theme, printer
        self.k = (plan.factor if plan.small else plan.factor * 1.2) * max(1.0, plan.text_size)

    def draw(
        self,
        target: pygame.Surface,
        space: int,
        level: int,
        hotel_level: int,
        lines: Sequence[LensLine],
        colours: Sequence[int],
    ) -> None:
        """The lens beside its space, with the wedge that ties it to it."""
        key = (self, space, level, tuple(lines), tuple(colours), language())
        card = PICTURES.get(key, lambda: self._card(space, level, hotel_level, lines, colours))
        pad = round(20 * self.k)
        box = self._place(space, card.get_width() - 2 * pad, card.get_height() - 2 * pad)
        self._wedge(target, space, box)
        target.blit(card, (box.x - pad, box.y - pad))

    def _place(self, space: int, width: int, height: int) -> pygame.Rect:
        """Inside the inner edge, near the space, never off the board."""
        plan, rect = self.plan, self.plan.spaces[space]
        gap = round(GAP * self.k)
        box = pygame.Rect(0, 0, width, height)
        box.center = rect.center
        match plan.facing[space]:
            case "left":
                box.left = rect.right + gap
            case "right":
                box.right = rect.left - gap
            case "top":
                box.top = rect.bottom + gap
            case "bottom":
                box.bottom = rect.top - gap
            case _:
                box.left = rect.right + gap if rect.centerx < plan.print.centerx else box.left
                box.right = rect.left - gap if rect.centerx >= plan.print.centerx else box.right
        return box.clamp(plan.centre.inflate(-2 * plan.px(8), -2 * plan.px(8)))

    def _wedge(self, target: pygame.Surface, space: int, box: pygame.Rect) -> None:
        """A shade that widens from the space to the lens."""
        rect = self.plan.spaces[space]
        points = [*_corners(rect.inflate(-2, -2)), *_corners(box.inflate(-8, -8))]
        hull = _hull(points)
        xs, ys = [x for x, _ in hull], [y for _, y in hull]
        left, top = math.floor(min(xs)), math.floor(min(ys))
        sheet = pygame.Surface((math.ceil(max(xs)) - left + 1, math.ceil(max(ys)) - top + 1), pygame.SRCALPHA)
        pygame.draw.polygon(sheet, (0, 0, 0, 76), [(x - left, y - top) for x, y in hull])
        sheet.fill((0, 0, 0, 0), rect.move(-left, -top))
        target.blit(sheet, (left, top))

    def _card(
        self, space: int, level: int, hotel_level: int, lines: Sequence[LensLine], colours: Sequence[int]
    ) -> pygame.Surface:
        k, theme = self.k, self.theme
        pad = 20.0
        height = PAPER + 12 + (12 + LINE * len(lines) if lines else 0)
        sheet = paint.clear(round((WIDTH + 2 * pad) * k), round((height + 2 * pad) * k), (0, 0, 0))
        canvas = Canvas(sheet, theme, Scale(k, round(pad * k), round(pad * k)))
        canvas.shadow((0, 0, WIDTH, height), 12, blur=18, dy=6, alpha=0.5)
        canvas.box((0, 0, WIDTH, height), "modal-1", "modal-2", radius=10, border="focus", line=2)
        self._paper(canvas, space, level, hotel_level)
        for row, line in enumerate(lines):
            self._line(canvas, line, PAPER + 12 + 6 + LINE * (row + 0.5), colours)
        return sheet

    def _paper(self, canvas: Canvas, index: int, level: int, hotel_level: int) -> None:
        printer, space = self.printer, self.pack.ruleset.spaces[index]
        box = (6.0, 6.0, WIDTH - 12, PAPER)
        canvas.box(box, printer.top, printer.bottom, radius=5)
        top, bottom = 6.0, 6.0 + PAPER
        if space.kind is SpaceKind.STREET:
            colour = printer.group_colour(index)
            canvas.box(
                (6, 6, WIDTH - 12, BAND),
                self.theme.mix(colour, (255, 255, 255), 0.14),
                self.theme.mix(colour, (0, 0, 0), 0.10),
                radius=4,
            )
            canvas.box((6, 6 + BAND - 1.5, WIDTH - 12, 1.5), printer.line, radius=0)
            self._buildings(canvas, index, level, hotel_level)
            top += BAND
        elif f"space.{index}" in self.theme.look.art:
            canvas.art(f"space.{index}", (WIDTH / 2 - 27, 12, 54, 54))
            top += 58
        price = printer.price(space)
        if price:
            bottom -= 34
            canvas.text(
                price,
                (WIDTH / 2, bottom + 12),
                TextStyle("board-bold", 22, printer.price_ink, floor=6),
                "center",
            )
        name = self.pack.text(f"space.{index}.name", language())
        size = 26.0
        while (
            size > 16 and canvas.paragraph_height(name, WIDTH - 36, TextStyle("board", size)) > bottom - top
        ):
            size -= 1
        canvas.paragraph(
            name,
            (18, top, WIDTH - 36, bottom - top),
            TextStyle("board", size, printer.ink, line=size * 1.12, align="center"),
            middle=True,
        )

    def _buildings(self, canvas: Canvas, index: int, level: int, hotel_level: int) -> None:
        if level >= hotel_level:
            canvas.art("hotel", (WIDTH / 2 - 26, -8, 52, 52))
        elif level:
            for slot in range(level):
                canvas.art("house", (WIDTH / 2 - 22 + (slot - (level - 1) / 2) * 48, -2, 44, 44))
        else:
            ink = self.theme.ink_on(self.printer.group_colour(index))
            key = group_key(self.pack.ruleset, self.pack.ruleset.spaces[index].group)
            canvas.glyph(key, (WIDTH / 2, 6 + BAND / 2), 22, ink)

    def _line(self, canvas: Canvas, line: LensLine, y: float, colours: Sequence[int]) -> None:
        x = 14.0
        if line.seat >= 0:
            number = colours[line.seat] + 1
            canvas.circle((x + 9, y), 9, f"seat-{number}")
            canvas.seat_glyph(number, (x + 9, y), 10, self.theme.ink_on(f"seat-{number}"))
            x += 26
        wide = canvas.measure(line.value, TextStyle("ui-bold", 16)) if line.value else 0
        canvas.text(
            line.text,
            (x, y),
            TextStyle(
                "ui-bold" if line.strong else "ui", 15, "text" if line.strong or line.seat >= 0 else "muted"
            ),
            "midleft",
            width=WIDTH - 14 - x - wide - 8,
        )
        if line.value:
            canvas.text(line.value, (WIDTH - 14, y), TextStyle("ui-bold", 16), "midright")


def _corners(rect: pygame.Rect) -> list[tuple[float, float]]:
    return [rect.topleft, rect.topright, rect.bottomright, rect.bottomleft]


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex outline round points."""
    ordered = sorted(set(points))

    def half(row: list[tuple[float, float]]) -> list[tuple[float, float]]:
        line: list[tuple[float, float]] = []
        for p in row:
            while len(line) > 1 and (line[-1][0] - line[-2][0]) * (p[1] - line[-2][1]) <= (
                line[-1][1] - line[-2][1]
            ) * (p[0] - line[-2][0]):
                line.pop()
            line.append(p)
        return line[:-1]

    return half(ordered) + half(ordered[::-1])
