"""Beats of goods: notes fly from payer to payee, deeds travel, houses drop."""

from __future__ import annotations

from game.engine.event import Event
from game.rules.classic import events as ev
from game.view.board.picture import BuildingPose, DeedPose, NotesPose
from game.view.director.actors import Actors, Point
from game.view.director.force import gone
from game.view.motion import Motion, Tween, Wait, bounce, ease_in_out, hop, linear
from game.view.presented import PresentedState

PAYMENT = 0.6
DEED = 0.5
DEALT = 0.22  # many deeds are dealt one after the other
DROP = 0.35
BOUNCES = (1 / 2.75, 2 / 2.75, 2.5 / 2.75)  # when it touches its street, in parts of its drop
NOTE_WIDTH = 120.0
DEED_HEIGHT = 190.0


def _arc(a: Point, b: Point, t: float, rise: float) -> Point:
    k = ease_in_out(t)
    return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k - rise * hop(k)


def pay(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """A small fan of notes flies from payer to payee; the figures change when it lands."""
    assert isinstance(event, ev.CashMoved)
    if event.reason in ("start", "deal") or not event.amount:
        return Wait(0)
    start, goal = actors.place(event.payer), actors.place(event.payee)
    size = actors.plan().scale.factor

    def pose(t: float) -> None:
        x, y = _arc(start, goal, t, 70 * size)
        alpha = min(1.0, t * 6, (1 - t) * 8 + 0.1)
        actors.notes[:] = [NotesPose(event.amount, x, y, NOTE_WIDTH * size, alpha, angle=12 * (t - 0.5))]

    paid = Tween(PAYMENT, pose, linear)
    return gone(actors, paid) if event.reason == "force" else paid


def hand_over(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The deed card travels to its new owner."""
    assert isinstance(event, ev.DeedMoved)
    plan = actors.plan()
    bought = event.reason in ("price", "auction")
    start = plan.space(event.space).center if bought else actors.place(event.giver)
    goal = actors.place(event.taker)
    size = plan.scale.factor

    def pose(t: float) -> None:
        x, y = _arc(start, goal, t, 90 * size)
        height = DEED_HEIGHT * size * (0.55 + 0.45 * hop(t))
        alpha = min(1.0, (1 - t) * 6 + 0.1)
        actors.deeds[:] = [DeedPose(event.space, x, y, height, angle=-8 * (1 - t), alpha=alpha)]

    return Tween(DEALT if event.reason == "deal" else DEED, pose, linear)


def build(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """A building drops onto its street and bounces."""
    assert isinstance(event, ev.BuildingsChanged)
    if event.level < event.before:
        return Wait(0.2)

    def pose(k: float) -> None:
        actors.dropping[:] = [BuildingPose(event.space, event.level, lift=60 * (1 - k))]

    return Tween(DROP, pose, bounce)


BEATS = {
    ev.CashMoved: pay,
    ev.DeedMoved: hand_over,
    ev.BuildingsChanged: build,
    ev.MortgageChanged: lambda *_: Wait(0.25),
}
