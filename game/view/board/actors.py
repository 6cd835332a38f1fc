"""What travels over the board: cards that lift and flip, deeds, fans of notes, Force counters."""

from __future__ import annotations

import functools
import math

import pygame

from game.view import paint
from game.view.board.buildings import faded
from game.view.board.cards import HEIGHT as CARD_HEIGHT
from game.view.board.deed import HEIGHT as DEED_HEIGHT
from game.view.board.picture import CardPose, CounterPose, DeedPose, NotesPose
from game.view.board.plan import Plan
from game.view.board.prints import Prints
from game.view.theme import Theme


@functools.lru_cache(16)
def _shadow(width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
    return paint.soft(width, height, radius, blur, (0, 0, 0, alpha))


def turned(picture: pygame.Surface, angle: float, zoom: float = 1.0) -> pygame.Surface:
    """A picture turned clockwise by degrees; a clear margin keeps its edges smooth."""
    width, height = picture.get_size()
    edge = picture.get_at((width // 2, 1))
    padded = paint.clear(width + 4, height + 4, (edge.r, edge.g, edge.b))
    padded.blit(picture, (2, 2))
    return pygame.transform.rotozoom(padded, -angle, zoom)


def draw_card(target: pygame.Surface, plan: Plan, prints: Prints, pose: CardPose) -> None:
    """A card at a moment of its flight: narrowed as it flips, darkened as it turns from the light."""
    nominal = plan.px(CARD_HEIGHT * plan.own.side / 1000)
    faced = pose.turn > 0.5 and pose.card >= 0
    picture = (
        prints.card_face(pose.deck, pose.card, nominal) if faced else prints.card_back(pose.deck, nominal)
    )
    thin = abs(math.cos(math.pi * pose.turn))
    height = max(2, round(pose.height))
    width = max(2, round(picture.get_width() * pose.height / picture.get_height() * thin))
    if (width, height) != picture.get_size():
        picture = pygame.transform.smoothscale(picture, (width, height))
        if thin < 0.98:
            light = round(255 * (0.62 + 0.38 * thin))
            picture.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    centre, rise = (round(pose.x), round(pose.y)), plan.px(10) + round(pose.lift)
    blur = plan.px(22)
    shade = _shadow(round(nominal * 0.7), nominal, plan.px(20), blur, 140)
    shade = pygame.transform.scale(shade, (width + 2 * blur, height + 2 * blur))
    target.blit(shade, shade.get_rect(center=(centre[0] + rise // 3, centre[1] + rise)))
    if faced and prints.theme.look.style.get("edge") == "holo":
        _shine(target, plan, prints.deck_colour(pose.deck), picture, centre, pose.turn)
    if pose.angle:
        picture = turned(picture, pose.angle)
    target.blit(picture, picture.get_rect(center=centre))


def _shine(
    target: pygame.Surface,
    plan: Plan,
    colour: pygame.Color,
    card: pygame.Surface,
    centre: tuple[int, int],
    strength: float,
) -> None:
    """The light that a card of light throws round itself."""
    blur = plan.px(34)
    tone = (colour.r, colour.g, colour.b, 20 * round(6 * strength))
    glow = paint.soft(*card.get_size(), plan.px(24), blur, tone)
    target.blit(glow, glow.get_rect(center=centre))


def draw_deed(target: pygame.Surface, plan: Plan, prints: Prints, pose: DeedPose) -> None:
    """A deed on its way."""
    nominal = plan.px(DEED_HEIGHT * 0.6)
    picture = prints.mortgaged(pose.space, nominal) if pose.mortgaged else prints.deed(pose.space, nominal)
    picture = turned(picture, pose.angle, pose.height / nominal)
    shade = _shadow(
        round(pose.height * 0.7), round(pose.height), plan.px(8), plan.px(14), round(120 * pose.alpha)
    )
    target.blit(shade, shade.get_rect(center=(round(pose.x + plan.px(4)), round(pose.y + plan.px(12)))))
    picture.set_alpha(round(255 * pose.alpha))
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))


def draw_notes(target: pygame.Surface, prints: Prints, pose: NotesPose) -> None:
    """A fan of notes on its way."""
    picture = prints.fan(pose.amount, max(8, round(pose.width)))
    picture = turned(picture, pose.angle) if pose.angle else picture.copy()
    picture.set_alpha(round(255 * max(0.0, min(1.0, pose.alpha))))
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))


@functools.lru_cache(64)
def _counter(theme: Theme, role: str, size: int) -> pygame.Surface:
    return theme.art(role, size).premul_alpha()


def draw_counter(target: pygame.Surface, plan: Plan, theme: Theme, pose: CounterPose) -> None:
    """A Force counter in its lane: its ring lies at 81 % of the drawing's height."""
    unit = plan.print.width / 1000
    size = max(8, round(70 * unit * pose.scale))
    picture = _counter(theme, pose.role, size)
    x, y = plan.point(pose.x, pose.y)
    lift = pose.lift * unit
    shade = _shadow(
        round(size * 0.5), round(size * 0.16), round(size * 0.08), max(2, round(size * 0.08)), 110
    )
    target.blit(shade, shade.get_rect(center=(round(x), round(y + size * 0.03))))
    if pose.alpha < 1:
        picture = faded(picture, pose.alpha)
    at = picture.get_rect(midtop=(round(x), round(y - lift - size * 208 / 256)))
    target.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
