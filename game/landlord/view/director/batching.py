"""Which events are seen together: what one act moves sets out one shortly after the other, not in a queue."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.ui import motion

GAP = 0.14  # from one to the next
NOWHERE = -1
LONGEST = 1.5  # from the first to the last, however many there are

WORKS, PLEDGE, TRADE, RUIN = "works", "pledge", "trade", "ruin"
CASH = {
    "build": WORKS,
    "sell": WORKS,
    "mortgage": PLEDGE,
    "redeem": PLEDGE,
    "trade": TRADE,
    "bankruptcy": RUIN,
    "share": RUIN,
    "each": "each",
    "price": "sale",
    "auction": "sale",
    "deal": "deal",
}
DEEDS = {"trade": TRADE, "bankruptcy": RUIN, "price": "sale", "auction": "sale", "deal": "deal"}


def occasions(event: Event) -> frozenset[str]:
    """What an event that moves goods may be part of; empty for one that is always seen alone."""
    match event:
        case ev.CashMoved(reason=reason):
            found = {CASH[reason]} if reason in CASH else set()
        case ev.DeedMoved(reason=reason):
            found = {DEEDS[reason]} if reason in DEEDS else set()
        case ev.BuildingsChanged():
            found = {WORKS, RUIN, "sale"}
        case ev.MortgageChanged():
            found = {PLEDGE, RUIN}
        case ev.JailCardMoved(giver=giver) if giver != BANK:
            found = {TRADE, RUIN}
        case _:
            found = set()
    return frozenset(found)


def goes_along(batch: Sequence[Event], event: Event) -> bool:
    """Whether an event sets out with those before it; never twice the same on the same space."""
    shared = occasions(event)
    for other in batch:
        shared &= occasions(other)
        if type(other) is type(event) and _space(other) == _space(event) != NOWHERE:
            return False
    return bool(shared)


def _space(event: Event) -> int:
    """The space whose deed or buildings change."""
    match event:
        case ev.DeedMoved(space=space) | ev.BuildingsChanged(space=space) | ev.MortgageChanged(space=space):
            return space
    return NOWHERE


def hands_on(batch: Sequence[Event], space: int) -> bool:
    """Whether the deed of a space changes hands among these."""
    return any(isinstance(event, ev.DeedMoved) and event.space == space for event in batch)


def gap(count: int) -> float:
    """The seconds from one of this many to the next."""
    return min(GAP, LONGEST / max(1, count - 1))


def together(beats: Sequence[motion.Motion], landed: Sequence[Callable[[], object]]) -> motion.Motion:
    """Beats that set out one shortly after the other; each says when it has landed."""
    step = gap(len(beats))
    return motion.Together(
        *(
            motion.Sequence(motion.Wait(step * at), beat, motion.Call(done))
            for at, (beat, done) in enumerate(zip(beats, landed, strict=True))
        )
    )
