"""Houses and hotels on their bands, and those that are dropping."""

from __future__ import annotations

import functools

import pygame

from game.view import paint
from game.view.board.picture import BuildingPose
from game.view.board.plan import Plan
from game.view.theme import Theme

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED


@functools.lru_cache(16)
def _shadow(width: int, blur: int, alpha: int) -> pygame.Surface:
    height = max(2, round(width * 0.42))
    return paint.soft(width, height, height // 2, blur, (0, 0, 0, alpha)).premul_alpha()


class Builder:
    """Puts buildings on the spaces of a plan."""

    def __init__(self, plan: Plan, theme: Theme, hotel_level: int) -> None:
        self.plan, self.theme, self.hotel_level = plan, theme, hotel_level

    def place(self, space: int, slot: int, count: int, hotel: bool) -> tuple[float, float]:
        """The middle of a building's foot in device pixels: the slot-th of so many on the band."""
        plan, band = self.plan, self.plan.band(space)
        size = plan.own.hotel if hotel else plan.own.house
        pitch = plan.own.house_pitch * plan.factor
        shift = (slot - (count - 1) / 2) * pitch
        x, y = float(band.centerx), float(band.centery)
        if plan.facing[space] in ("top", "bottom"):
            x += shift
        else:
            y += shift
        rise = 5 if hotel else 3
        return x, y - rise * plan.factor + size * plan.factor * 0.5

    def draw(self, target: pygame.Surface, space: int, level: int) -> None:
        """All settled buildings of a space."""
        if level >= self.hotel_level:
            self._draw(target, self.place(space, 0, 1, True), True)
            return
        for slot in range(level):
            self._draw(target, self.place(space, slot, level, False), False)

    def stand(self, target: pygame.Surface, space: int, slot: int, count: int) -> None:
        """One settled house, as if there were so many: room is made for the one that drops."""
        self._draw(target, self.place(space, slot, count, False), False)

    def drop(self, target: pygame.Surface, pose: BuildingPose) -> None:
        """One building in the air over its place; the houses already there have made room for it."""
        hotel = pose.level >= self.hotel_level
        x, y = self.place(pose.space, 0 if hotel else pose.level - 1, 1 if hotel else pose.level, hotel)
        lift = pose.lift * self.plan.print.width / 1000
        self._draw(target, (x, y), hotel, lift, pose.squash, pose.alpha)

    def _draw(
        self,
        target: pygame.Surface,
        foot: tuple[float, float],
        hotel: bool,
        lift: float = 0.0,
        squash: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        plan = self.plan
        size = plan.px(plan.own.hotel if hotel else plan.own.house)
        picture = _drawing(self.theme, "hotel" if hotel else "house", size)
        high = min(1.0, lift / (60 * plan.factor))
        blur = max(2, plan.px(2.5 + 4 * high))
        shade = _shadow(round(size * 0.80), blur, round(125 * (1 - 0.6 * high)))
        at = shade.get_rect(
            center=(round(foot[0] + size * (0.06 + 0.3 * high)), round(foot[1] - size * 0.12))
        )
        target.blit(shade, at, special_flags=PREMULTIPLIED)
        if squash:
            width, height = picture.get_size()
            picture = pygame.transform.smoothscale(
                picture, (round(width * (1 + 0.25 * squash)), max(2, round(height * (1 - 0.3 * squash))))
            )
        if alpha < 1:
            picture = faded(picture, alpha)
        target.blit(
            picture,
            picture.get_rect(midbottom=(round(foot[0]), round(foot[1] - lift))),
            special_flags=PREMULTIPLIED,
        )


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A premultiplied picture at an opacity."""
    part = round(255 * max(0.0, min(1.0, alpha)))
    copy = picture.copy()
    copy.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


@functools.lru_cache(32)
def _drawing(theme: Theme, role: str, size: int) -> pygame.Surface:
    return theme.art(role, size).premul_alpha()
