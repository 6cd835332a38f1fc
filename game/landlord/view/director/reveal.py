"""Beats of cards: one is drawn, flips and lies before everyone, and goes back; jail cards change hands."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.landlord.view.board.picture import CardPose
from game.landlord.view.board.plan import Plan
from game.landlord.view.director.actors import Actors, Point
from game.landlord.view.director.flights import arc, flight, grown, rise_within
from game.landlord.view.presented import PresentedState
from game.ui.motion import Calm, Motion, Sequence, Together, Tween, Wait, ease_in_out, hop, linear

LIFT = 0.45
READ = 1.1
FADE = 0.7  # of the ghosts, once the card lies there
BACK = 0.34
KEPT = 0.6
CARD_HEIGHT = 582.0
ABOVE = 31.0  # stage units
DIM = 0.76
IN_HAND, IN_AIR = 104.0, 220.0  # heights of a kept card: at a seat, and on its way
GHOSTS = ((0.44, 0.42), (0.66, 0.34))  # when on its way the card leaves one, and how strong


def lies(plan: Plan) -> Point:
    """Where a drawn card is read: a little above the middle, so that the bank's stock stays in sight."""
    return plan.print.centerx, plan.print.centery - ABOVE * plan.unit


def draw(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """Lift, flip and settle over the board, long enough for everyone to read."""
    assert isinstance(event, ev.CardDrawn)
    return Sequence(lift(actors, event), Together(ghosts_go(actors), Wait(READ)))


def lift(actors: Actors, event: ev.CardDrawn) -> Motion:
    """Up from its deck and over; where it was a moment ago a ghost of it stays."""
    plan = actors.plan()
    deck, goal, unit = plan.deck(event.deck), lies(plan), plan.unit
    tall, start = CARD_HEIGHT * unit, plan.deck(event.deck).center
    left: set[float] = set()

    def at(t: float) -> CardPose:
        """It rises steeply, then swings over to the middle."""
        k, across = ease_in_out(t), t * t * (3 - 2 * t) * (0.35 + 0.65 * t)
        x = start[0] + (goal[0] - start[0]) * across
        y = start[1] + (goal[1] - start[1]) * k - 120 * unit * hop(t)
        height = deck.height + (tall - deck.height) * k
        return CardPose(event.deck, event.card, x, y, height, turn=k, angle=-11 * hop(t**0.8))

    def pose(t: float) -> None:
        actors.cards[:] = [at(t)]
        actors.dim = DIM * ease_in_out(t)
        for when, strength in GHOSTS:
            if when < t < 1 and when not in left:
                left.add(when)
                actors.ghosts.append(_ghost(at(when - 0.12), strength))

    def appear(alpha: float) -> None:
        actors.cards[:] = [CardPose(event.deck, event.card, *goal, tall, turn=1.0, alpha=alpha)]
        actors.dim = DIM * alpha

    return Calm(Tween(LIFT, pose, linear), Tween(0.3, appear, linear, fade=True))


def _ghost(pose: CardPose, strength: float) -> CardPose:
    return CardPose(pose.deck, pose.card, pose.x, pose.y, pose.height, angle=pose.angle, alpha=strength)


def ghosts_go(actors: Actors) -> Motion:
    """What the card left behind fades."""

    def fade(left: float) -> None:
        actors.ghosts[:] = [
            CardPose(g.deck, g.card, g.x, g.y, g.height, angle=g.angle, alpha=strength * left)
            for g, (_, strength) in zip(actors.ghosts, GHOSTS, strict=False)
            if left > 0
        ]

    return Tween(FADE, fade, ease_in_out, start=1.0, end=0.0, fade=True)


def put_back(actors: Actors, deck: int, card: int) -> Motion:
    """The card that was read turns over and goes under its deck."""
    plan = actors.plan()
    box, start = plan.deck(deck), lies(plan)
    tall = CARD_HEIGHT * plan.unit
    actors.ghosts.clear()

    def pose(t: float) -> None:
        x, y = arc(start, box.center, t, 30 * plan.unit)
        k = ease_in_out(t)
        height = tall + (box.height - tall) * k
        actors.cards[:] = [CardPose(deck, card, x, y, height, turn=1 - k, angle=-7 * hop(t))]
        actors.dim = DIM * (1 - k)

    def fade(left: float) -> None:
        actors.cards[:] = [CardPose(deck, card, *start, tall, turn=1.0, alpha=left)]
        actors.dim = DIM * left

    return Calm(Tween(BACK, pose, linear), Tween(0.2, fade, linear, start=1.0, end=0.0, fade=True))


# --- cards that free from jail ----------------------------------------------------------------------------


def keep(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """A card goes from where it was drawn to its seat, from seat to seat, or back to its deck, face down."""
    assert isinstance(event, ev.JailCardMoved)
    plan, unit = actors.plan(), actors.plan().unit
    start, first = _end(actors, event, event.giver)
    goal, last = _end(actors, event, event.taker)
    if event.giver == BANK:
        start, first = lies(plan), CARD_HEIGHT * unit
    dim = actors.dim
    rise = rise_within(start, goal, 90 * unit, IN_AIR * unit / 2)
    air = IN_AIR * unit

    def pose(t: float) -> None:
        actors.cards.clear()
        actors.dim = dim * (1 - ease_in_out(min(1.0, 2 * t)))
        x, y = arc(start, goal, t, rise)
        height = air * grown(t, first / air, last / air) if first < air else _shrunk(first, last, t)
        turn = 1 - ease_in_out(t) if event.taker == BANK else 1.0
        alpha = min(1.0, 0.1 + (1 - t) * 7) if event.taker != BANK else 1.0
        alpha = min(alpha, 0.2 + t * 8) if event.giver != BANK else alpha
        actors.kept[id(event)] = CardPose(
            event.deck, event.card, x, y, height, turn, angle=8 * hop(t), lift=10 * unit * hop(t), alpha=alpha
        )

    def still(alpha: float) -> None:
        actors.cards.clear()
        actors.dim = 0.0
        turn = 0.0 if event.taker == BANK else 1.0
        actors.kept[id(event)] = CardPose(event.deck, event.card, *goal, last, turn, alpha=alpha)

    return flight(KEPT, pose, still)


def _shrunk(first: float, last: float, t: float) -> float:
    """A large card becomes small in equal parts, as what goes away does."""
    return float(first * (last / first) ** ease_in_out(t))


def _end(actors: Actors, event: ev.JailCardMoved, holder: int) -> tuple[Point, float]:
    """Where a card is while a seat, or its deck, has it, and how high."""
    if holder == BANK:
        box = actors.plan().deck(event.deck)
        return box.center, float(box.height)
    return actors.place(holder), IN_HAND * actors.plan().unit


BEATS: dict[type[Event], Callable[[Actors, PresentedState, Event], Motion]] = {
    ev.CardDrawn: draw,
    ev.JailCardMoved: keep,
}
