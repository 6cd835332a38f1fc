"""Owners' tabs on the rim: the seat's colour and glyph; dark with a coloured edge when mortgaged."""

from __future__ import annotations

import pygame

from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme


def draw_tab(
    target: pygame.Surface, plan: Plan, theme: Theme, space: int, colour: int, mortgaged: bool
) -> None:
    """One tab beside its space."""
    box, radius = plan.tab(space), plan.px(4)
    tone = theme.c(f"seat-{colour + 1}")
    paint.drop_shadow(target, box, radius, plan.px(3), (plan.px(1), plan.px(2)), 0.45)
    if mortgaged:
        shape = paint.box(
            *box.size, radius, rgba(theme.c("#20262c")), rgba(theme.c("#171c21")), rgba(tone), plan.px(2)
        )
        ink = tone
    else:
        top, bottom = theme.mix(tone, (255, 255, 255), 0.20), theme.mix(tone, (0, 0, 0), 0.14)
        shape = paint.box(
            *box.size, radius, rgba(top), rgba(bottom), rgba(theme.mix(tone, (0, 0, 0), 0.25)), 1
        )
        ink = theme.ink_on(top)
    target.blit(shape, box)
    if not mortgaged:  # enamel has a hard, narrow shine
        shine = paint.mask(max(2, box.w - 2 * plan.px(3)), max(1, plan.px(1.5)), plan.px(1)).copy()
        shine.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(shine, (box.x + plan.px(3), box.y + plan.px(1.5)))
    glyph = theme.seat_glyph(colour + 1, plan.px(plan.own.tab_glyph), ink)
    target.blit(glyph, glyph.get_rect(center=box.center))
