"""Beats of the Force: markers that shift with a trail, and a contest from its card to its verdict."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.moves import markers
from game.landlord.rules.moves.force import SHIFT
from game.landlord.rules.options import ContestTrigger
from game.landlord.rules.ruleset import Ruleset
from game.landlord.view.board.markers.journey import ABOVE, hop_place
from game.landlord.view.board.picture import Journey, MarkerPose
from game.landlord.view.director.actors import Actors
from game.landlord.view.presented import PresentedState
from game.ui.motion import Calm, Motion, Sequence, Together, Tween, Wait, ease_in_out, ease_out, linear

STEP = 0.16
LONGEST = 1.6  # a way of many spaces is gone faster
GLOW, FADE, SLOWEST_FADE = 0.35, 0.5, 0.9
SET_UP_PACE = 0.6
BRISK = 0.6  # seconds of a shift on the turn of somebody who reads nothing here
READ = {"setup": 4.0, "shift": 3.0}  # seconds for a person to read which way both markers went
MOVING = 80 / 70  # a marker on its way is a little larger
CARD, ROLL, VERDICT = 0.45, 0.95, 0.35
PLACED = 0.8
SQUARES = (2, 3)  # the die's own faces with the squares of the sides, and with the shifts
SHIFTS = (1, 6)


def die_of(face: int, rules: Ruleset) -> tuple[str, int]:
    """The Force die as the roll of dice knows it: its kind, and which of its faces is up."""
    sided = rules.options.contest_trigger is ContestTrigger.SHIFT_FACE
    up = SHIFTS[max(0, face - SHIFT) % 2 if sided else 0] if face < 0 or face >= SHIFT else SQUARES[face]
    return ("force-sided" if sided else "force", up)


# --- the shift --------------------------------------------------------------------------------------------


def shift(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The dice shine, both markers go their ways at once, and their trails fade."""
    assert isinstance(event, ev.MarkersMoved)
    ways = _ways(shown, event)
    most = max(len(way.way) for way in ways)
    setup = event.cause == "setup"
    read = bool(actors.readers) if setup else shown.turn in actors.readers
    pace = SET_UP_PACE if setup else 1.0
    step = min(STEP, LONGEST / most) * pace
    hushes = event.cause == "shift"
    force = actors.force

    def glow(t: float) -> None:
        force.glow, force.hush = t, t if hushes else 0.0
        force.journeys[:] = ways

    def travel(hops: float) -> None:
        force.glow, force.hush = 1.0, 1.0 if hushes else 0.0
        force.journeys[:] = [replace(way, hops=min(hops, len(way.way))) for way in ways]
        for way in ways:
            force.carried[way.side] = _on_the_way(actors, shown, way, min(hops, len(way.way)))

    def land(left: float) -> None:
        force.glow, force.hush = left, left if hushes else 0.0
        force.journeys[:] = [replace(way, hops=len(way.way), strength=left) for way in ways]
        for way in ways:
            pose = _on_the_way(actors, shown, way, len(way.way))
            force.carried[way.side] = replace(pose, lift=ABOVE * left, scale=1 + (MOVING - 1) * left)

    times = [GLOW * pace, step * most, FADE * pace]
    if not setup and not read:
        times = [each * BRISK / sum(times) for each in times]
    rest: list[Motion] = [Wait(READ[event.cause])] if read else []
    full = Sequence(
        Tween(times[0], glow, ease_out),
        Tween(times[1], travel, linear, end=most),
        *rest,
        Tween(times[2], land, linear, start=1.0, end=0.0),
    )
    return Calm(full, Sequence(*_faded(actors, shown, ways, sum(times)), *rest))


def _ways(shown: PresentedState, event: ev.MarkersMoved) -> list[Journey]:
    found = []
    for side, (start, steps) in enumerate(zip(event.starts, event.dice, strict=True)):
        way = markers.way(shown.ruleset, start, steps)
        found.append(Journey(side, start, way, len(way) - steps, 0.0))
    return found


def _on_the_way(actors: Actors, shown: PresentedState, way: Journey, hops: float) -> MarkerPose:
    """A marker that has made this many hops."""
    stops = (way.start, *way.way)
    index = min(int(hops), len(way.way) - 1)
    x, y, lift = hop_place(actors.plan(), stops[index], stops[index + 1], ease_in_out(hops - index))
    pose = actors.markers(shown)[way.side]
    return replace(pose, x=x, y=y, lift=ABOVE + lift, scale=MOVING, space=-1)


def _faded(actors: Actors, shown: PresentedState, ways: list[Journey], span: float) -> list[Motion]:
    """Out where they were, in where they come to rest, within so many seconds."""
    force, rest = actors.force, actors.markers(shown)

    def out(left: float) -> None:
        for way in ways:
            force.carried[way.side] = replace(rest[way.side], alpha=left)

    def come(there: float) -> None:
        force.journeys[:] = [replace(way, hops=len(way.way), strength=1 - there) for way in ways]
        for way in ways:
            x, y = actors.plan().lane(way.end)
            force.carried[way.side] = replace(rest[way.side], x=x, y=y, alpha=there)

    span = min(span, SLOWEST_FADE)
    return [
        Tween(span / 3, out, linear, start=1.0, end=0.0, fade=True),
        Tween(span * 2 / 3, come, linear, fade=True),
    ]


# --- a contest --------------------------------------------------------------------------------------------


def opened(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The card of the contest comes in over the middle."""
    return Sequence(_card_in(actors), Wait(0.2))


def _card_in(actors: Actors) -> Motion:
    force = actors.force
    force.roll = force.verdict = 0.0
    force.face = -1
    return Tween(CARD, lambda t: setattr(force, "card", t), ease_out, fade=True)


def rolled(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The Force die falls onto the card."""
    assert isinstance(event, ev.ForceRolled)
    force = actors.force

    def fall(t: float) -> None:
        force.face, force.roll, force.card = event.face, t, 1.0

    return Sequence(Tween(ROLL, fall, linear), Wait(0.15))


def decided(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The verdict is read; where the turn's own roll decides, the card comes in with it."""
    assert isinstance(event, ev.ContestWon | ev.ContestLost)
    force = actors.force
    sudden = force.card == 0.0
    first: Motion = _card_in(actors) if sudden else Wait(0)
    lost = isinstance(event, ev.ContestLost)

    def tell(t: float) -> None:
        force.card, force.roll, force.face, force.verdict = 1.0, 1.0, event.face, t
        force.veil = t if lost else 0.0

    return Sequence(first, Tween(VERDICT, tell, ease_out, fade=True), Wait(0.6))


def gone(actors: Actors, motion: Motion) -> Motion:
    """A motion with which the card of a contest goes."""
    force = actors.force
    if not force.card:
        return motion

    def go(left: float) -> None:
        force.card, force.veil = left, min(force.veil, left)

    return Together(motion, Tween(0.25, go, linear, start=1.0, end=0.0, fade=True))


def placed(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The beaten marker rises, goes to its new space in one long arc, and settles."""
    assert isinstance(event, ev.MarkerMoved)
    force, rest = actors.force, actors.markers(shown)[event.marker]
    x, y = actors.plan().lane(event.end)

    def fly(t: float) -> None:
        k = ease_in_out(t)
        high = 70 * 4 * t * (1 - t)
        grown = 1 + (MOVING * 1.15 - 1) * 4 * t * (1 - t)
        force.carried[event.marker] = replace(
            rest, x=rest.x + (x - rest.x) * k, y=rest.y + (y - rest.y) * k, lift=high, scale=grown, space=-1
        )

    def melt(t: float) -> None:
        there = t > 0.5
        force.carried[event.marker] = replace(
            rest, x=x if there else rest.x, y=y if there else rest.y, alpha=abs(2 * t - 1)
        )

    return gone(actors, Calm(Tween(PLACED, fly, linear), Tween(0.5, melt, linear, fade=True)))


def left(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    return gone(actors, Wait(0.25))


Beat = Callable[[Actors, PresentedState, Event], Motion]


def after_loss(beat: Beat) -> Beat:
    """A beat that may follow a lost contest: the card goes with it."""

    def go(actors: Actors, shown: PresentedState, event: Event) -> Motion:
        return gone(actors, beat(actors, shown, event))

    return go


BEATS: dict[type[Event], Beat] = {
    ev.MarkersMoved: shift,
    ev.ContestOpened: opened,
    ev.ForceRolled: rolled,
    ev.ContestWon: decided,
    ev.ContestLost: decided,
    ev.MarkerMoved: placed,
    ev.MarkerLeft: left,
}
