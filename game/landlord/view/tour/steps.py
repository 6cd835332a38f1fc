"""The tour of the table: six things to know, where they are, and how each may be done at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.messages import N_
from game.landlord.view.board.plan import Plan
from game.landlord.view.luck import SUMS, odds
from game.ui.actions import Action
from game.ui.draw import paint
from game.ui.draw.cache import PICTURES
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.scale import Box

if TYPE_CHECKING:
    from game.landlord.view.play.scene import BoardScene

ARROWS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
RADIUS = 16.0  # of the hole
OUTSIDE = 12.0  # how far from its space a disc lies on the rim, in stage units
LEAST_DISC = 10.0  # device pixels: a number in it can be read


@dataclass(frozen=True, slots=True)
class Step:
    """One thing: its words, where it is, at which side the bubble stands, and the keys that do it.

    `hint` is said before the caps of `caps`, which are acts or keys.
    """

    title: str
    text: str
    hint: str
    caps: tuple[Action | str, ...]
    place: Callable[[BoardScene], Box]
    side: str
    keys: tuple[Action, ...] = ()


def _seats(board: BoardScene) -> Box:
    return _around(board.columns.seats)


def _bar(board: BoardScene) -> Box:
    return _around([board.form[key].box for key in ("dice", "menu")])


def _board(board: BoardScene) -> Box:
    x, y, w, h = board.columns.board
    rim = 18.0
    return x - rim, y - rim, w + 2 * rim, h + 2 * rim


def _around(boxes: Sequence[Box]) -> Box:
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


STEPS = (
    Step(
        N_("Roll the dice"),
        N_(
            "Your token walks as many spaces as the dice show. The large discs on the board are the likelier"
            " stops: seven comes up most."
        ),
        N_("The main act is always here, and always on"),
        (Action.CONFIRM,),
        lambda board: board.columns.primary,
        "above",
        (Action.CONFIRM,),
    ),
    Step(
        N_("Everyone’s goods lie open"),
        N_(
            "Cash, net worth and deeds of each player; a lit frame is a whole group. Point at a card for all"
            " that player owns, press it for the deeds and the banknotes."
        ),
        "",
        (),
        _seats,
        "left",
    ),
    Step(
        N_("Every space explains itself"),
        N_(
            "Point at a space for its deed, its owner and what a stop would cost. Tabs on the rim tell who"
            " owns what, stripes mean mortgaged."
        ),
        N_("Or walk over the board with"),
        ("←", "→", "↑", "↓"),
        _board,
        "right",
        ARROWS,
    ),
    Step(
        N_("Build, mortgage, trade"),
        N_(
            "While nothing moves you may build on whole groups, mortgage deeds for cash, and offer anybody a"
            " trade. Nothing counts before you confirm it."
        ),
        N_("Property and trade"),
        (Action.PROPERTY, Action.TRADE),
        lambda board: board.panel.page["acts"],
        "above",
        (Action.PROPERTY, Action.TRADE),
    ),
    Step(
        N_("What happened, and why"),
        N_("The last event stands here. The log keeps them all, and each line names the rule behind it."),
        N_("Log, and why"),
        (Action.LOG, Action.WHY),
        lambda board: board.columns.ticker,
        "above",
        (Action.LOG, Action.WHY),
    ),
    Step(
        N_("At your own pace"),
        N_(
            "Dice statistics, sound, speed, help and menu. Any key ends a running animation; while others"
            " play, the main button skips to your next decision."
        ),
        N_("Menu"),
        (Action.MENU,),
        _bar,
        "below",
        (Action.MENU,),
    ),
)
MAIN = (  # instead of the first step when it is not to be rolled
    N_("The main button"),
    N_("What comes next always stands here: roll, buy, end the turn, or skip ahead while others play."),
)


def draw_scrim(canvas: Canvas, hole: Box) -> None:
    """Darken everything but a hole with a white ring and light round it."""
    rect = canvas.scale.rect(hole)
    size = canvas.surface.get_size()
    key = ("tour", size, tuple(rect), rgba(canvas.theme.c("scrim")))

    def make() -> pygame.Surface:
        veil = pygame.Surface(size, pygame.SRCALPHA)
        veil.fill((8, 11, 14, 168))
        mask = paint.mask(rect.width, rect.height, canvas.scale.px(RADIUS))
        veil.blit(mask, rect, special_flags=pygame.BLEND_RGBA_SUB)
        return veil

    canvas.surface.blit(PICTURES.get(key, make), (0, 0))
    x, y, w, h = hole
    canvas.halo(hole, "#ffe9b0", RADIUS, blur=34, alpha=0.55)
    canvas.outline((x - 3, y - 3, w + 6, h + 6), "#ffffff", RADIUS + 3, 3)


def beside(plan: Plan, space: int, factor: float, markers: Collection[int]) -> tuple[float, float]:
    """Just inside a space's inner edge, where no name stands; at a corner or a marker, on the outer edge."""
    rect, facing = plan.space(space), plan.facing[space]
    if facing == "corner":
        return (rect.left if rect.centerx < plan.print.centerx else rect.right), rect.centery
    x, y = plan.inner(space)
    inset = 15 * factor
    if space in markers:
        inset = -(rect.height if facing in ("bottom", "top") else rect.width) - OUTSIDE * plan.unit
    match facing:
        case "bottom":
            return x, y - inset
        case "top":
            return x, y + inset
        case "left":
            return x + inset, y
        case _:
            return x - inset, y


def draw_odds(canvas: Canvas, plan: Plan, start: int, spaces: int, markers: Collection[int]) -> None:
    """A disc for each sum of two dice where it leads; the larger the likelier."""
    for steps in SUMS:
        x, y = canvas.scale.back(beside(plan, (start + steps) % spaces, canvas.scale.factor, markers))
        radius = max(12 + 8.5 * odds(steps) / odds(7), LEAST_DISC / canvas.scale.factor)
        canvas.shadow((x - radius, y - radius, 2 * radius, 2 * radius), radius, blur=8, dy=3, alpha=0.5)
        canvas.circle((x, y), radius, "cream", "#1b1f23", 1.5)
        canvas.text(str(steps), (x, y), TextStyle("board-bold", radius * 1.02, "cream-ink"), "center")
