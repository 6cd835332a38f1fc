"""Tokens: a disc in the seat's colour, a body of metal, and a shadow that shrinks as they hop."""

from __future__ import annotations

import pygame

from game.landlord.view.board.picture import TokenPose
from game.landlord.view.board.pieces.buildings import faded
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.cache import pictured
from game.ui.draw.text import RGBA, rgba
from game.ui.draw.theme import Theme

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
FEET = 0.93  # of the height of a token's drawing


def _ellipse(target: pygame.Surface, colour: RGBA, cx: float, cy: float, rx: float, ry: float) -> None:
    pygame.draw.ellipse(target, colour, (round(cx - rx), round(cy - ry), round(2 * rx), round(2 * ry)))


def _shade(colour: RGBA, k: float) -> RGBA:
    """Darker below 1, lighter above."""
    if k <= 1:
        return round(colour[0] * k), round(colour[1] * k), round(colour[2] * k), 255
    r, g, b = (round(c + (255 - c) * (k - 1)) for c in colour[:3])
    return r, g, b, 255


@pictured
def base(k: int, colour: RGBA) -> pygame.Surface:
    """The disc under a token; `k` is 10 times the device pixels of one of the board's own."""
    unit = k / 10 * 4
    width, height = round(54 * unit), round(34 * unit)
    big = paint.clear(width, height, _shade(colour, 0.3)[:3])
    cx, cy, thick = width / 2, height / 2 - 3 * unit, 6 * unit
    ink = (16, 14, 14, 255)
    line = 1.5 * unit
    _ellipse(big, ink, cx, cy + thick, 24 * unit + line, 9.5 * unit + line)
    big.fill(ink, (round(cx - 24 * unit - line), round(cy), round(48 * unit + 2 * line), round(thick)))
    _ellipse(big, ink, cx, cy, 24 * unit + line, 9.5 * unit + line)
    side = paint.clear(width, height)
    white = (255, 255, 255, 255)
    _ellipse(side, white, cx, cy + thick, 24 * unit, 9.5 * unit)
    side.fill(white, (round(cx - 24 * unit), round(cy), round(48 * unit), round(thick)))
    across = paint.gradient_across(width, height, _shade(colour, 0.92), _shade(colour, 0.55)).copy()
    across.fill(_shade(colour, 0.95), (round(cx - 15 * unit), 0, round(9 * unit), height))
    side.blit(across, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    big.blit(side, (0, 0))
    _ellipse(big, ink, cx, cy, 24 * unit, 9.5 * unit)
    _ellipse(big, _shade(colour, 1.25), cx, cy, 23.2 * unit, 8.9 * unit)
    _ellipse(big, colour, cx, cy + 0.5 * unit, 22.6 * unit, 8.4 * unit)
    _ellipse(big, _shade(colour, 0.62), cx, cy, 19 * unit, 7 * unit)
    _ellipse(big, _shade(colour, 0.80), cx, cy + 0.7 * unit, 18.2 * unit, 6.2 * unit)
    return pygame.transform.smoothscale(big, (round(54 * k / 10), round(34 * k / 10))).premul_alpha()


@pictured
def ring(k: int, colour: RGBA) -> pygame.Surface:
    """What remains of the disc when the words under it should be read."""
    unit = k / 10 * 4
    width, height = round(54 * unit), round(34 * unit)
    big = paint.clear(width, height, colour[:3])
    cx, cy = width / 2, height / 2
    _ellipse(big, (20, 18, 18, 200), cx, cy, 25.5 * unit, 11 * unit)
    _ellipse(big, colour, cx, cy, 24.5 * unit, 10 * unit)
    _ellipse(big, (*colour[:3], 76), cx, cy, 21.5 * unit, 7.6 * unit)
    return pygame.transform.smoothscale(big, (round(54 * k / 10), round(34 * k / 10))).premul_alpha()


@pictured
def _contact(width: int, alpha: int) -> pygame.Surface:
    height = max(2, round(width * 12 / 33))
    return paint.radial(width, height, (0, 0, 0, alpha), (0, 0, 0, 0), (0.5, 0.5), 0.5).premul_alpha()


@pictured
def _body(theme: Theme, token: str, size: int) -> pygame.Surface:
    return theme.art(f"token.{token}", size).premul_alpha()


class Tokens:
    """Draws tokens on a plan."""

    def __init__(self, plan: Plan, theme: Theme) -> None:
        self.plan, self.theme = plan, theme

    def draw(self, target: pygame.Surface, pose: TokenPose, colour: int, reveal: float = 0.0) -> None:
        """One token; with `reveal` its body fades and its base becomes a ring, so that the space is read."""
        plan = self.plan
        k = plan.factor * plan.own.token / 48 * pose.scale
        unit, lift = max(1, round(k * 10)), pose.lift * plan.print.width / 1000
        tone = rgba(self.theme.c(f"seat-{colour + 1}"))
        x, y = plan.point(pose.x, pose.y)
        size = max(6, round(48 * k))
        self._shadow(target, x, y, k, lift, pose.alpha * (1 - reveal))
        foot = base(unit, tone)
        solid = pose.alpha * (1 - reveal)
        if reveal > 0:
            outline = faded(ring(unit, tone), reveal * pose.alpha)
            target.blit(
                outline, outline.get_rect(center=(round(x), round(y + 1.5 * k))), special_flags=PREMULTIPLIED
            )
        if solid > 0:
            foot = foot if solid >= 1 else faded(foot, solid)
            target.blit(
                foot, foot.get_rect(center=(round(x), round(y + 3 * k - lift))), special_flags=PREMULTIPLIED
            )
        body = _body(self.theme, pose.token, size)
        if pose.squash:
            wide, high = 1 + 0.22 * pose.squash, 1 - 0.26 * pose.squash
            body = pygame.transform.smoothscale(
                body, (max(2, round(body.get_width() * wide)), max(2, round(body.get_height() * high)))
            )
        strength = pose.alpha * (1 - 0.78 * reveal)
        if strength < 1:
            body = faded(body, strength)
        at = body.get_rect(midbottom=(round(x), round(y - lift + 1.2 * k + body.get_height() * (1 - FEET))))
        if pose.lean:
            body, at = _toppled(body, at, pose.lean)
        target.blit(body, at, special_flags=PREMULTIPLIED)

    def _shadow(
        self, target: pygame.Surface, x: float, y: float, k: float, lift: float, alpha: float
    ) -> None:
        """The contact shadow: it stays on the board, moves to the lower right and shrinks with the height."""
        high = min(1.0, lift / max(1.0, 60 * self.plan.factor))
        width = round(70 * k * (1 - 0.30 * high))
        shade = _contact(max(4, width), max(0, min(255, round((165 - 90 * high) * alpha / 15) * 15)))
        at = shade.get_rect(center=(round(x + 4 * k + 0.35 * lift), round(y + 7 * k + 0.12 * lift)))
        target.blit(shade, at, special_flags=PREMULTIPLIED)


def _toppled(body: pygame.Surface, at: pygame.Rect, lean: float) -> tuple[pygame.Surface, pygame.Rect]:
    """A body turned round its feet."""
    feet = pygame.Vector2(at.centerx, at.top + at.height * FEET)
    middle = feet + (pygame.Vector2(at.center) - feet).rotate(lean)
    turned = pygame.transform.rotozoom(body, -lean, 1)
    return turned, turned.get_rect(center=(round(middle.x), round(middle.y)))
