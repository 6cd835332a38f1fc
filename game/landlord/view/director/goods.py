"""Beats of goods: notes fly from payer to payee, deeds travel, and turn over for a mortgage."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK, POT
from game.landlord.view.board.picture import DeedPose, NotesPose
from game.landlord.view.board.plan import Plan
from game.landlord.view.director.actors import Actors, Point
from game.landlord.view.director.contests import gone
from game.landlord.view.director.flights import arc, flight, grown, rise_within
from game.landlord.view.presented import PresentedState
from game.ui.motion import Calm, Motion, Sequence, Tween, Wait, ease_in, ease_in_out, ease_out, hop, linear

PAYMENT = 0.6
DEED = 0.5
DEALT = 0.3  # many deeds are dealt one after the other
NOTE_WIDTH = 120.0
DEED_HEIGHT = 190.0
LIFT, TURN, LAY = 0.2, 0.3, 0.25  # a deed is taken up, turned over and laid down again


def pay(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """A small fan of notes flies from payer to payee; the figures change when it lands."""
    assert isinstance(event, ev.CashMoved)
    if not event.amount:
        return Wait(0)
    start, goal = actors.place(event.payer), actors.place(event.payee)
    width = NOTE_WIDTH * actors.plan().unit
    rise = rise_within(start, goal, width * 0.75, width * 0.6)
    first, last = (0.5 if seat == POT else 0.62 for seat in (event.payer, event.payee))
    if event.payer == POT:
        actors.taken = event.amount
    tilt = 9.0 if goal[0] >= start[0] else -9.0

    def pose(t: float) -> None:
        x, y = arc(start, goal, t, rise)
        alpha = min(1.0, 0.25 + t * 6) if event.payer != POT else 1.0
        if event.payee != POT:
            alpha = min(alpha, 0.1 + (1 - t) * 7)
        zoom, angle = grown(t, first, last), tilt * (2 * ease_in_out(t) - 1)
        actors.notes[id(event)] = NotesPose(event.amount, x, y, width, alpha, angle, zoom, hop(t))

    def still(alpha: float) -> None:
        actors.notes[id(event)] = NotesPose(event.amount, *goal, width, alpha, zoom=0.8)

    paid = flight(DEALT if event.reason == "deal" else PAYMENT, pose, still)
    return gone(actors, paid) if event.reason == "force" else paid


def hand_over(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The deed card travels to its new owner, its back up when it is mortgaged."""
    assert isinstance(event, ev.DeedMoved)
    plan = actors.plan()
    new = event.giver == BANK and event.reason != "deal"
    start = plan.space(event.space).center if new else actors.place(event.giver)
    goal, tall = actors.place(event.taker), DEED_HEIGHT * plan.unit
    rise = rise_within(start, goal, tall / 2, tall / 2)
    first, turn = (0.5 if new else 0.35), (1.0 if event.mortgaged else 0.0)
    tilt = -9.0 if goal[0] >= start[0] else 9.0

    def pose(t: float) -> None:
        x, y = arc(start, goal, t, rise)
        alpha = min(1.0, 0.2 + t * 8, 0.1 + (1 - t) * 7)
        height = tall * grown(t, first, 0.35)
        actors.deeds[id(event)] = DeedPose(event.space, x, y, height, tilt * (1 - t), alpha, turn, hop(t))

    def still(alpha: float) -> None:
        actors.deeds[id(event)] = DeedPose(event.space, *goal, tall * 0.6, alpha=alpha, turn=turn)

    return flight(DEALT if event.reason == "deal" else DEED, pose, still)


# --- mortgages ----------------------------------------------------------------------------------------


def mortgage(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The deed is taken up from its space, turned over and laid down: its stripes come, or are gone."""
    assert isinstance(event, ev.MortgageChanged)
    plan = actors.plan()
    tall = DEED_HEIGHT * plan.unit
    rest, held = plan.space(event.space).center, _before(plan, event.space, tall)
    begins, ends = (0.0, 1.0) if event.mortgaged else (1.0, 0.0)
    stripe = _stripe(actors, event)

    def show(up: float, turned: float, alpha: float = 1.0) -> None:
        x, y = rest[0] + (held[0] - rest[0]) * up, rest[1] + (held[1] - rest[1]) * up
        side = begins + (ends - begins) * turned
        height = tall * (0.3 + 0.7 * up) * (1 + 0.06 * hop(turned))
        actors.deeds[id(event)] = DeedPose(event.space, x, y, height, alpha=alpha, turn=side, lift=up)

    def lay(t: float) -> None:
        show(1 - ease_in(t), 1.0, min(1.0, (1 - t) * 4))
        stripe(ease_in(t))

    def take(t: float) -> None:
        show(ease_out(t), 0.0, min(1.0, t * 4))
        stripe(0.0)

    turned = Sequence(
        Tween(LIFT, take, linear),
        Tween(TURN, lambda t: show(1.0, t), ease_in_out),
        Wait(0.1),
        Tween(LAY, lay, linear),
    )
    return Calm(turned, striped(actors, event))


def striped(actors: Actors, event: ev.MortgageChanged) -> Motion:
    """Only the stripes come or go, as when the deed itself goes to the bank."""
    return Tween(LIFT + LAY, _stripe(actors, event), linear, fade=True)


def _stripe(actors: Actors, event: ev.MortgageChanged) -> Callable[[float], None]:
    def show(t: float) -> None:
        actors.hatching[event.space] = t if event.mortgaged else 1 - t

    return show


def _before(plan: Plan, space: int, tall: float) -> Point:
    """Where a deed is held so that it does not cover its space: on the inner side of it, in the print."""
    rect, (x, y) = plan.space(space), plan.inner(space)
    across = 0.42 * tall
    x += across * ((x > rect.centerx) - (x < rect.centerx))
    y += 0.58 * tall * ((y > rect.centery) - (y < rect.centery))
    box = plan.print.inflate(-2 * across, -1.1 * tall)
    return min(max(x, box.left), box.right), min(max(y, box.top), box.bottom)


BEATS = {
    ev.CashMoved: pay,
    ev.DeedMoved: hand_over,
    ev.MortgageChanged: mortgage,
}
