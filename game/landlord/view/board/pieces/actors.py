"""What travels over the board: cards that lift and flip, deeds, fans of notes, Force markers."""

from __future__ import annotations

import math

import pygame

from game.landlord.view.board.light import blit_faded
from game.landlord.view.board.paper.cards import HEIGHT as CARD_HEIGHT
from game.landlord.view.board.paper.deed import HEIGHT as DEED_HEIGHT
from game.landlord.view.board.paper.prints import Prints
from game.landlord.view.board.picture import CardPose, DeedPose, MarkerPose, NotesPose
from game.landlord.view.board.pieces.buildings import faded
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.cache import pictured
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme

FINE = 400_000  # pixels: what is larger is turned at half its size, for it moves fast


def turned(picture: pygame.Surface, angle: float, zoom: float = 1.0) -> pygame.Surface:
    """A picture turned clockwise by degrees and enlarged; a clear margin keeps its edges smooth."""
    width, height = picture.get_size()
    edge = picture.get_at((width // 2, 1))
    if width * height * zoom * zoom > FINE:
        small = turned(pygame.transform.smoothscale(picture, (width // 2, height // 2)), angle, zoom)
        return pygame.transform.smoothscale(small, (2 * small.width, 2 * small.height))
    padded = paint.clear(width + 4, height + 4, (edge.r, edge.g, edge.b))
    padded.blit(picture, (2, 2))
    return pygame.transform.rotozoom(padded, -angle, zoom)


def draw_card(target: pygame.Surface, plan: Plan, prints: Prints, pose: CardPose) -> None:
    """A card at a moment of its flight: narrowed as it flips, darkened as it turns from the light."""
    nominal = plan.px(CARD_HEIGHT * plan.own.side / 1000)
    faced = pose.turn > 0.5 and pose.card >= 0
    small = pose.height <= nominal / 2
    printed = prints.card(pose.deck, pose.card if faced else -1, nominal, halved=small)
    picture = _flipped(printed, pose.height, pose.turn)
    centre, rise = (round(pose.x), round(pose.y)), plan.px(10) + round(pose.lift)
    blur = plan.px(22)
    shade = paint.soft(*printed.get_size(), plan.px(10 if small else 20), blur, (0, 0, 0, 140))
    if picture is not printed:
        room = (picture.get_width() + 2 * blur, picture.get_height() + 2 * blur)
        shade = pygame.transform.scale(shade, room)
    blit_faded(target, shade, shade.get_rect(center=(centre[0] + rise // 3, centre[1] + rise)), pose.alpha)
    if faced and prints.theme.look.style.get("edge") == "holo":
        _shine(target, plan, prints.deck_colour(pose.deck), picture, centre, pose.turn * pose.alpha)
    if pose.angle:
        picture = turned(picture, pose.angle)
    blit_faded(target, picture, picture.get_rect(center=centre), pose.alpha)


def _flipped(picture: pygame.Surface, height: float, turn: float) -> pygame.Surface:
    """A card or a deed made so high, narrowed and darkened by how far it has turned over."""
    thin = abs(math.cos(math.pi * turn))
    tall = max(2, round(height))
    size = (max(2, round(picture.get_width() * height / picture.get_height() * thin)), tall)
    if size == picture.get_size():
        return picture
    picture = pygame.transform.smoothscale(picture, size)
    if thin < 0.98:
        light = round(255 * (0.62 + 0.38 * thin))
        picture.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def draw_ghost(target: pygame.Surface, prints: Prints, pose: CardPose) -> None:
    """Where a card has just been: its back, as it was held there."""
    picture = prints.tilted_back(pose.deck, round(pose.height), round(pose.angle))
    blit_faded(target, picture, picture.get_rect(center=(round(pose.x), round(pose.y))), pose.alpha)


def _shine(
    target: pygame.Surface,
    plan: Plan,
    colour: pygame.Color,
    card: pygame.Surface,
    centre: tuple[int, int],
    strength: float,
) -> None:
    """The light that a card of light rolls round itself."""
    blur = plan.px(34)
    tone = (colour.r, colour.g, colour.b, 20 * round(6 * strength))
    glow = paint.soft(*card.get_size(), plan.px(24), blur, tone)
    target.blit(glow, glow.get_rect(center=centre))


def draw_deed(target: pygame.Surface, plan: Plan, prints: Prints, pose: DeedPose) -> None:
    """A deed in the air, its shadow the farther away the higher it is."""
    nominal = plan.px(DEED_HEIGHT * 0.6)
    picture = prints.back(pose.space, nominal) if pose.turn > 0.5 else prints.deed(pose.space, nominal)
    if 0 < pose.turn < 1:
        picture = _flipped(picture, pose.height, pose.turn)
        if pose.angle:
            picture = turned(picture, pose.angle)
    else:
        picture = turned(picture, pose.angle, pose.height / nominal)
    away = 5 + 14 * pose.lift
    _float_shade(
        target,
        plan,
        prints.theme,
        (picture.get_width() * 0.94, pose.height),
        (pose.x, pose.y),
        away,
        pose.alpha,
    )
    blit_faded(target, picture, picture.get_rect(center=(round(pose.x), round(pose.y))), pose.alpha)


def draw_notes(target: pygame.Surface, plan: Plan, prints: Prints, pose: NotesPose) -> None:
    """A fan of notes in the air."""
    fan = prints.fan(pose.amount, max(8, round(pose.width)))
    alpha, away = max(0.0, min(1.0, pose.alpha)), 4 + 16 * pose.lift
    width, height = fan.get_width() * 0.8 * pose.zoom, fan.get_height() * 0.55 * pose.zoom
    _float_shade(target, plan, prints.theme, (width, height), (pose.x, pose.y), away, alpha * 0.8)
    picture = turned(fan, pose.angle, pose.zoom)
    blit_faded(target, picture, picture.get_rect(center=(round(pose.x), round(pose.y))), alpha)


def _float_shade(
    target: pygame.Surface,
    plan: Plan,
    theme: Theme,
    size: tuple[float, float],
    middle: tuple[float, float],
    away: float,
    alpha: float,
) -> None:
    """The soft shadow of something in the air, to its lower right; what is made of light rolls light.

    Sizes are in steps, so that few are made.
    """
    step, holo = plan.px(10), theme.look.style.get("edge") == "holo"
    wide, high = (max(1, round(length / step)) * step for length in size)
    tone = theme.c("holo-hi" if theme.has("holo-hi") else "gold", 0.42) if holo else theme.c("#000000", 0.47)
    shade = paint.soft(wide, high, plan.px(8), plan.px(14), rgba(tone))
    right, down = (0, 0) if holo else (plan.px(away * 0.4), plan.px(away))
    at = shade.get_rect(center=(round(middle[0] + right), round(middle[1] + down)))
    blit_faded(target, shade, at, alpha)


@pictured
def _marker(theme: Theme, role: str, size: int) -> pygame.Surface:
    return theme.art(role, size).premul_alpha()


def draw_marker(target: pygame.Surface, plan: Plan, theme: Theme, pose: MarkerPose) -> None:
    """A Force marker in its lane: its ring lies at 81 % of the drawing's height."""
    unit = plan.print.width / 1000
    size = max(8, round(70 * unit * pose.scale))
    picture = _marker(theme, pose.role, size)
    x, y = plan.point(pose.x, pose.y)
    lift = pose.lift * unit
    shade = paint.soft(
        round(size * 0.5), round(size * 0.16), round(size * 0.08), max(2, round(size * 0.08)), (0, 0, 0, 110)
    )
    target.blit(shade, shade.get_rect(center=(round(x), round(y + size * 0.03))))
    if pose.alpha < 1:
        picture = faded(picture, pose.alpha)
    at = picture.get_rect(midtop=(round(x), round(y - lift - size * 208 / 256)))
    target.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
