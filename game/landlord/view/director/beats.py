"""Beats of dice and tokens: rolls, hops, the walk to jail, a seat that leaves."""

from __future__ import annotations

import math
from dataclasses import replace

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import FREE
from game.landlord.view.board.picture import TokenPose
from game.landlord.view.board.roll import DicePose, Roll, rest_dice
from game.landlord.view.director import contests as force
from game.landlord.view.director.actors import Actors
from game.landlord.view.presented import PresentedState
from game.ui.motion import Calm, Motion, Sequence, Tween, Wait, bounce, ease_in_out, hop, linear

READY = (1, 1)
ROLL = 0.9
STEP = 0.16
HOP = 22.0
LONGEST_WALK = 2.4
CARRY = 0.8
RECOIL = 0.12  # a token gives way when it has come down, and stands up again
FLAT = 0.55
CHEER, CHEERS = 0.26, 2
MELT = 0.3
FALL = 0.8


def kinds(dice: tuple[int, ...], rules: Ruleset, face: int = -1) -> tuple[tuple[str, int], ...]:
    """Which die shows what; with the Force one die is white and one black, and its own may fall with them."""
    if rules.force is None:
        return tuple(("ivory", up) for up in dice)
    pair = tuple(zip(rules.force.dice, dice, strict=False))
    return (*pair, force.die_of(face, rules)) if face >= 0 else pair


def rolled(event: ev.DiceRolled, rules: Ruleset) -> Roll:
    """The way of the dice; the same roll goes the same way."""
    seed = sum(die << (3 * at) for at, die in enumerate(event.dice)) + event.seat * 977
    return Roll(kinds(event.dice, rules, event.face), seed, places=3 if rules.force is not None else 0)


def at_rest(dice: tuple[int, ...], rules: Ruleset, face: int) -> tuple[DicePose, ...]:
    """The dice as they lie in the tray, the Force die with them; before the first roll at the ready."""
    pair = kinds(dice or READY, rules)
    return rest_dice(pair if rules.force is None else (*pair, force.die_of(face, rules)))


def roll(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """Dice tumble into the tray and come to rest on what was rolled; one that isn't rolled stays there."""
    assert isinstance(event, ev.DiceRolled)
    way = rolled(event, shown.ruleset)
    stays = actors.dice[-1:] if shown.ruleset.force is not None and event.face < 0 else ()

    def pose(t: float) -> None:
        actors.dice = (*way.poses(t), *stays)

    def appear(t: float) -> None:
        actors.dice = (*(replace(die, alpha=t) for die in way.poses(1.0)), *stays)

    return Calm(
        Sequence(Tween(ROLL, pose, linear), Wait(0.25)),
        Sequence(Tween(MELT, appear, linear, fade=True), Wait(0.25)),
    )


def hops(actors: Actors, event: ev.TokenMoved) -> tuple[list[int], float]:
    """The spaces that a token touches on its way, and how long each hop takes."""
    spaces = list(actors.plan().path(event.start, event.end, back=event.how == "back"))
    return spaces, min(STEP, LONGEST_WALK / max(1, len(spaces)))


def move(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """A token hops space by space, or is carried to jail."""
    assert isinstance(event, ev.TokenMoved)
    start, goal = actors.rest_of(shown, event.seat), _arrived(actors, shown, event)
    if event.how == "jail":
        way = [_carry(actors, start[event.seat], goal[event.seat])]
    else:
        way = _hops(actors, event, start, goal)
    if not way:
        return Wait(0)
    travel = Sequence(*way, _recoil(actors, goal[event.seat]))
    return Calm(travel, _melt(actors, start[event.seat], goal))


def _hops(
    actors: Actors, event: ev.TokenMoved, start: dict[int, TokenPose], goal: dict[int, TokenPose]
) -> list[Motion]:
    spaces, step = hops(actors, event)
    if not spaces:
        return []
    way, here = [], start[event.seat]
    for space in spaces[:-1]:
        stand = actors.plan().stand(space)
        there = replace(here, x=stand.x, y=stand.y, scale=stand.scale, space=-1)
        way.append(_hop(actors, here, there, step))
        here = there
    return [*way, _hop(actors, here, goal[event.seat], step, start, goal)]


def _hop(
    actors: Actors,
    here: TokenPose,
    there: TokenPose,
    seconds: float,
    start: dict[int, TokenPose] | None = None,
    goal: dict[int, TokenPose] | None = None,
) -> Motion:
    """One hop; on the last one those already on the space make room."""

    def pose(t: float) -> None:
        k = ease_in_out(t)
        touch = max(0.0, 1 - abs(t - 1) / 0.18, 1 - t / 0.1) * FLAT
        actors.carried[here.seat] = replace(
            _between(here, there, k), lift=HOP * hop(t), squash=touch if touch else -0.25 * hop(t)
        )
        if start is not None and goal is not None:
            for seat, pose in goal.items():
                if seat != here.seat:
                    actors.carried[seat] = _between(start[seat], pose, k)

    return Tween(seconds, pose, linear)


def _recoil(actors: Actors, there: TokenPose) -> Motion:
    """It stands up again where it has come down, a little too far at first."""

    def pose(t: float) -> None:
        squash = FLAT * (1 - t) * math.cos(1.5 * math.pi * t)
        actors.carried[there.seat] = replace(there, squash=squash)

    return Tween(RECOIL, pose, linear)


def _between(a: TokenPose, b: TokenPose, k: float) -> TokenPose:
    x, y, scale = a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, a.scale + (b.scale - a.scale) * k
    return replace(a, x=x, y=y, scale=scale, space=b.space)


def _arrived(actors: Actors, shown: PresentedState, event: ev.TokenMoved) -> dict[int, TokenPose]:
    """How all tokens stand once this one has arrived."""
    position, jail = shown.position[:], shown.jail[:]
    position[event.seat] = event.end
    jail[event.seat] = 0 if event.how == "jail" else FREE
    return actors.rest_of(replace(shown, position=position, jail=jail), event.seat)


def _carry(actors: Actors, here: TokenPose, there: TokenPose) -> Motion:
    """It is taken by the collar: it ducks, is lifted high, and set down behind bars."""

    def carry(t: float) -> None:
        duck = 0.5 * max(0.0, 1 - abs(t - 0.06) / 0.06)
        up = max(0.0, (t - 0.08) / 0.92)
        landing = FLAT * max(0.0, 1 - (1 - t) / 0.05)
        pose = _between(here, there, ease_in_out(up))
        squash = duck + landing if duck or landing else -0.3 * hop(up)
        actors.carried[here.seat] = replace(pose, lift=90 * hop(up) ** 0.8, squash=squash, space=-1)

    return Tween(CARRY, carry, linear)


def _melt(actors: Actors, here: TokenPose, goal: dict[int, TokenPose]) -> Motion:
    """Out where it was, in where it comes to stand, for players who want no travel."""

    def out(left: float) -> None:
        actors.carried[here.seat] = replace(here, alpha=left)

    def come(there: float) -> None:
        actors.carried.update(goal)
        actors.carried[here.seat] = replace(goal[here.seat], alpha=there)

    return Sequence(
        Tween(MELT / 2, out, linear, start=1.0, end=0.0, fade=True), Tween(MELT, come, linear, fade=True)
    )


def leave(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The token of a seat that is out topples over and fades from the board."""
    assert isinstance(event, ev.WentBankrupt)
    here = actors.rest_of(shown, event.seat).get(event.seat)
    if here is None:
        return Wait(0)

    def fall(t: float) -> None:
        over, gone = min(1.0, t / 0.5), max(0.0, (t - 0.45) / 0.55)
        lean = 78 * bounce(over) - 6 * hop(min(1.0, t / 0.12))
        actors.carried[event.seat] = replace(here, alpha=1 - gone, lean=lean)
        if t >= 1:
            actors.gone.add(event.seat)

    def fade(t: float) -> None:
        actors.carried[event.seat] = replace(here, alpha=1 - t)
        if t >= 1:
            actors.gone.add(event.seat)

    return Calm(Tween(FALL, fall, linear), Tween(FALL, fade, ease_in_out, fade=True))


def cheer(actors: Actors, shown: PresentedState, seats: tuple[int, ...]) -> Motion:
    """Tokens jump twice for joy."""
    rest = actors.rest_of(shown, shown.turn)
    happy = [rest[seat] for seat in seats if seat in rest]

    def jump(t: float) -> None:
        touch = FLAT * max(0.0, 1 - t / 0.12, 1 - (1 - t) / 0.16)
        for pose in happy:
            lift, squash = 1.3 * HOP * hop(t), touch if touch else -0.3 * hop(t)
            actors.carried[pose.seat] = replace(pose, lift=lift, squash=squash)

    return Sequence(*(Tween(CHEER, jump, linear) for _ in range(CHEERS)), Wait(0.2))


def chosen(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The one who begins jumps for joy; those who must roll again do, too."""
    assert isinstance(event, ev.FirstSeatChosen)
    return cheer(actors, shown, event.tied or (event.seat,))


def ended(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """The winners' tokens jump before the last page opens."""
    assert isinstance(event, ev.GameEnded)
    return cheer(actors, shown, event.outcome.winners)


def pause(seconds: float):  # type: ignore[no-untyped-def]
    """A moment to read what the caption says."""

    def beat(actors: Actors, shown: PresentedState, event: Event) -> Motion:
        return Wait(seconds)

    return beat


BEATS = {
    ev.DiceRolled: roll,
    ev.TokenMoved: move,
    ev.WentBankrupt: leave,
    ev.FirstSeatChosen: chosen,
    ev.TurnStarted: pause(0.2),
    ev.RentDue: pause(0.35),
    ev.NoRent: pause(0.3),
    ev.RentOpened: pause(0.35),
    ev.RentLost: pause(0.7),
    ev.BuildingCalled: pause(0.6),
    ev.BuildingWanted: pause(0.6),
    ev.BuildingPassed: pause(0.4),
    ev.BuildingCallEnded: pause(0.8),
    ev.BuildingAuctionOpened: pause(0.4),
    ev.Jailed: pause(0.3),
    ev.JailRollFailed: pause(0.4),
    ev.LeftJail: pause(0.3),
    ev.AuctionOpened: pause(0.3),
    ev.BidMade: pause(0.25),
    ev.BidderDropped: pause(0.25),
    ev.AuctionEnded: pause(1.1),
    ev.DebtOpened: force.after_loss(pause(0.5)),
    ev.TradeProposed: pause(0.5),
    ev.TradeAnswered: pause(0.8),
    ev.GameEnded: ended,
}
