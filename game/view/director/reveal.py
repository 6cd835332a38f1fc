"""The beat of a drawn card: it lifts from its deck, flips, and lies before everyone."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.event import Event
from game.rules.classic import events as ev
from game.view.board.picture import CardPose
from game.view.director.actors import Actors
from game.view.motion import Motion, Sequence, Tween, Wait, ease_in_out, hop, linear
from game.view.presented import PresentedState

LIFT = 0.45
READ = 1.1
CARD_HEIGHT = 582.0


def draw(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """Lift, flip and settle over the board."""
    assert isinstance(event, ev.CardDrawn)
    plan = actors.plan()
    deck, goal = plan.deck(event.deck), plan.print.center
    tall = CARD_HEIGHT * plan.scale.factor

    def pose(t: float) -> None:
        k = ease_in_out(t)
        x = deck.centerx + (goal[0] - deck.centerx) * k
        y = deck.centery + (goal[1] - deck.centery) * k - 40 * plan.scale.factor * hop(k)
        height = deck.height + (tall - deck.height) * k
        actors.cards[:] = [CardPose(event.deck, event.card, x, y, height, turn=k, angle=-9 * (1 - k))]
        actors.dim = 0.76 * k

    return Sequence(Tween(LIFT, pose, linear), Wait(READ))


BEATS: dict[type[Event], Callable[[Actors, PresentedState, Event], Motion]] = {ev.CardDrawn: draw}
