"""Free Parking's pot: the notes that lie there, and how much they are."""

from __future__ import annotations

import pygame

from game.landlord.view.board.paper.prints import Prints
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.text import draw_text, measure, rgba
from game.ui.draw.theme import Theme
from game.ui.i18n import money

NOTE = 0.5  # width of a note, in parts of the space
HEAP = 1.25, 0.6  # what the notes and their sum take, in parts of the space
APART, LANE = 6.0, 48.0  # from the spaces; where markers of the Force pass before them


def pot_heap(plan: Plan) -> pygame.Rect:
    """Where the heap lies: in the middle of the board beside its space, for spaces have words to be read."""
    force = plan.pack.ruleset.force is not None
    rect, edge = plan.space(plan.parking), plan.px(LANE if force else APART)
    heap = pygame.Rect(0, 0, round(rect.w * HEAP[0]), round(rect.w * HEAP[1]))
    heap.center = rect.center
    return heap.clamp(plan.centre.inflate(-2 * edge, -2 * edge))


def pot_middle(plan: Plan) -> tuple[float, float]:
    """The middle of the heap, in device pixels."""
    return pot_heap(plan).center


def draw_pot(target: pygame.Surface, plan: Plan, prints: Prints, theme: Theme, amount: int) -> None:
    """Lay the notes beside their space, with the amount on a pill across them."""
    rect, middle = plan.space(plan.parking), pygame.Vector2(pot_middle(plan))
    fan = prints.fan(amount, round(rect.w * NOTE))
    target.blit(fan, fan.get_rect(center=(round(middle.x), round(middle.y))))
    text = money(amount, prints.pack.currency)
    size = max(13, plan.px(17))
    font = theme.font("board-bold", size)
    box = pygame.Rect(0, 0, measure(font, text) + size, round(size * 1.5))
    box.center = round(middle.x), round(middle.y + fan.get_height() * 0.36)
    target.blit(
        paint.soft(*box.size, box.h // 2, plan.px(5), (0, 0, 0, 120)), box.move(-plan.px(5), -plan.px(4))
    )
    edge = rgba(theme.c("gold"))
    target.blit(paint.box(*box.size, box.h // 2, (24, 28, 33, 245), None, edge, max(1, plan.px(1.5))), box)
    draw_text(target, text, box.center, font, theme.c("gold-hi"), anchor="center")
