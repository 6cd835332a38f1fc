"""Where the focus goes with an arrow key: to the nearest edge in that direction."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.actions import Action
from game.ui.widgets.widget import Widget

ASIDE = 3.0  # a step aside counts as this many steps ahead


def nearest(here: Widget, others: Iterable[Widget], way: Action) -> Widget | None:
    """The control whose near edge is closest in a direction; being level counts for more than being near."""
    start = here.shown()
    best: tuple[float, Widget] | None = None
    for other in others:
        if other is here:
            continue
        if (cost := _cost(start, other.shown(), way)) is not None and (best is None or cost < best[0]):
            best = (cost, other)
    return best[1] if best else None


def _cost(a: pygame.FRect, b: pygame.FRect, way: Action) -> float | None:
    match way:
        case Action.RIGHT:
            ahead, centre, aside = (
                b.left - a.right,
                b.centerx - a.centerx,
                _gap(a.top, a.bottom, b.top, b.bottom),
            )
            drift = abs(b.centery - a.centery)
        case Action.LEFT:
            ahead, centre, aside = (
                a.left - b.right,
                a.centerx - b.centerx,
                _gap(a.top, a.bottom, b.top, b.bottom),
            )
            drift = abs(b.centery - a.centery)
        case Action.DOWN:
            ahead, centre, aside = (
                b.top - a.bottom,
                b.centery - a.centery,
                _gap(a.left, a.right, b.left, b.right),
            )
            drift = abs(b.centerx - a.centerx)
        case _:
            ahead, centre, aside = (
                a.top - b.bottom,
                a.centery - b.centery,
                _gap(a.left, a.right, b.left, b.right),
            )
            drift = abs(b.centerx - a.centerx)
    if centre <= 0 or ahead < -min(a.width, a.height, b.width, b.height) / 2:
        return None  # it is not on that side, or overlaps too much to be
    return max(0.0, ahead) + ASIDE * aside + 0.05 * drift


def _gap(a1: float, a2: float, b1: float, b2: float) -> float:
    return max(0.0, b1 - a2, a1 - b2)


def type_into(widget: Widget | None) -> None:
    """Let the system know where an input method may show its candidates, or that nothing is typed."""
    try:
        if widget is not None and widget.typing:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()
    except pygame.error:
        pass  # no window yet
