"""Houses and hotels on their bands, and those that come and go."""

from __future__ import annotations

import pygame

from game.landlord.view.board.picture import BuildingPose
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.cache import pictured
from game.ui.draw.theme import Theme

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED


@pictured
def _shadow(width: int, blur: int, alpha: int) -> pygame.Surface:
    height = max(2, round(width * 0.42))
    return paint.soft(width, height, height // 2, blur, (0, 0, 0, alpha)).premul_alpha()


def foot(plan: Plan, space: int, slot: int, count: int, hotel: bool) -> tuple[float, float]:
    """The middle of a building's foot in device pixels: the slot-th of this many on the band."""
    band = plan.band(space)
    size = plan.own.hotel if hotel else plan.own.house
    shift = (slot - (count - 1) / 2) * plan.own.house_pitch * plan.factor
    x, y = float(band.centerx), float(band.centery)
    if plan.facing[space] in ("top", "bottom"):
        x += shift
    else:
        y += shift
    rise = 5 if hotel else 3
    return x, y - rise * plan.factor + size * plan.factor * 0.5


class Builder:
    """Puts buildings on the spaces of a plan."""

    def __init__(self, plan: Plan, theme: Theme, hotel_level: int) -> None:
        self.plan, self.theme, self.hotel_level = plan, theme, hotel_level

    def draw(self, target: pygame.Surface, space: int, level: int) -> None:
        """All settled buildings of a space."""
        if level >= self.hotel_level:
            self.pose(target, BuildingPose(True, *foot(self.plan, space, 0, 1, True)))
            return
        for slot in range(level):
            self.pose(target, BuildingPose(False, *foot(self.plan, space, slot, level, False)))

    def pose(self, target: pygame.Surface, pose: BuildingPose) -> None:
        """One building over its foot; its shadow moves to the lower right and pales with the height."""
        plan, squash = self.plan, pose.squash
        lift = pose.lift * plan.print.width / 1000
        size = plan.px(plan.own.hotel if pose.hotel else plan.own.house)
        picture = _drawing(self.theme, "hotel" if pose.hotel else "house", size)
        high = round(8 * min(1.0, lift / (60 * plan.factor))) / 8
        blur = max(2, plan.px(2.5 + 4 * high))
        shade = _shadow(round(size * 0.80), blur, round(125 * (1 - 0.6 * high) * pose.alpha / 5) * 5)
        at = shade.get_rect(center=(round(pose.x + size * (0.06 + 0.3 * high)), round(pose.y - size * 0.12)))
        target.blit(shade, at, special_flags=PREMULTIPLIED)
        if squash or pose.scale != 1:
            wide, tall = pose.scale * (1 + 0.25 * squash), pose.scale * (1 - 0.3 * squash)
            size_now = round(picture.get_width() * wide), max(2, round(picture.get_height() * tall))
            picture = pygame.transform.smoothscale(picture, size_now)
        if pose.alpha < 1:
            picture = faded(picture, pose.alpha)
        at = picture.get_rect(midbottom=(round(pose.x), round(pose.y - lift)))
        target.blit(picture, at, special_flags=PREMULTIPLIED)


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A premultiplied picture at an opacity."""
    part = round(255 * max(0.0, min(1.0, alpha)))
    copy = picture.copy()
    copy.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


@pictured
def _drawing(theme: Theme, role: str, size: int) -> pygame.Surface:
    return theme.art(role, size).premul_alpha()
