"""Beats of dice and tokens: throws, hops, the walk to jail, a seat that leaves."""

from __future__ import annotations

from dataclasses import replace

from game.engine.event import Event
from game.rules.classic import events as ev
from game.rules.classic.ruleset import Ruleset
from game.rules.classic.state import FREE
from game.view.board.picture import TokenPose
from game.view.board.throw import DicePose, Throw, rest_dice
from game.view.director import force
from game.view.director.actors import Actors
from game.view.motion import Motion, Sequence, Tween, Wait, ease_in_out, hop, linear
from game.view.presented import PresentedState

THROW = 0.9
STEP = 0.16
HOP = 22.0
LONGEST_WALK = 2.4
CARRY = 0.8


def kinds(dice: tuple[int, ...], rules: Ruleset, face: int = -1) -> tuple[tuple[str, int], ...]:
    """Which die shows what; with the Force one die is white and one black, and its own may fall with them."""
    if rules.force is None:
        return tuple(("ivory", up) for up in dice)
    pair = tuple(zip(rules.force.dice, dice, strict=False))
    return (*pair, force.die_of(face, rules)) if face >= 0 else pair


def thrown(event: ev.DiceRolled, rules: Ruleset) -> Throw:
    """The way of the dice; the same throw goes the same way."""
    seed = sum(die << (3 * at) for at, die in enumerate(event.dice)) + event.seat * 977
    return Throw(kinds(event.dice, rules, event.face), seed, places=3 if rules.force is not None else 0)


def at_rest(dice: tuple[int, ...], rules: Ruleset, face: int) -> tuple[DicePose, ...]:
    """The dice as they lie in the tray; the Force die always lies there."""
    if rules.force is None:
        return rest_dice(kinds(dice, rules))
    lying = rest_dice((*kinds(dice or (1, 1), rules), force.die_of(face, rules)))
    return lying if dice else lying[2:]


def throw(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """Dice tumble into the tray and come to rest on what was thrown; one that isn't thrown stays there."""
    assert isinstance(event, ev.DiceRolled)
    way = thrown(event, shown.ruleset)
    stays = actors.dice[-1:] if shown.ruleset.force is not None and event.face < 0 else ()

    def pose(t: float) -> None:
        actors.dice = (*way.poses(t), *stays)

    return Sequence(Tween(THROW, pose, linear), Wait(0.25))


def hops(actors: Actors, event: ev.TokenMoved) -> tuple[list[int], float]:
    """The spaces that a token touches on its way, and how long each hop takes."""
    spaces = list(actors.plan().path(event.start, event.end, back=event.how == "back"))
    return spaces, min(STEP, LONGEST_WALK / max(1, len(spaces)))


def move(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """A token hops space by space, or is carried to jail."""
    assert isinstance(event, ev.TokenMoved)
    start = actors.rest_of(shown, event.seat)
    if event.how == "jail":
        return _carry(actors, shown, event, start)
    spaces, step = hops(actors, event)
    if not spaces:
        return Wait(0)
    way = []
    here = start[event.seat]
    for space in spaces[:-1]:
        stand = actors.plan().stand(space)
        there = replace(here, x=stand.x, y=stand.y, scale=stand.scale, space=-1)
        way.append(_hop(actors, here, there, step))
        here = there
    goal = _arrived(actors, shown, event)
    way.append(_hop(actors, here, goal[event.seat], step, start, goal))
    return Sequence(*way)


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
        squash = max(0.0, 1 - abs(t - 1) / 0.18) * 0.5 if t > 0.82 else -0.25 * hop(t)
        actors.carried[here.seat] = replace(
            _between(here, there, k), lift=HOP * hop(t), squash=squash if t < 1 else 0.0
        )
        if start is not None and goal is not None:
            for seat, pose in goal.items():
                if seat != here.seat:
                    actors.carried[seat] = _between(start[seat], pose, k)

    return Tween(seconds, pose, linear)


def _between(a: TokenPose, b: TokenPose, k: float) -> TokenPose:
    x, y, scale = a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, a.scale + (b.scale - a.scale) * k
    return replace(a, x=x, y=y, scale=scale, space=b.space)


def _arrived(actors: Actors, shown: PresentedState, event: ev.TokenMoved) -> dict[int, TokenPose]:
    """How all tokens stand once this one has arrived."""
    position, jail = shown.position[:], shown.jail[:]
    position[event.seat] = event.end
    jail[event.seat] = 0 if event.how == "jail" else FREE
    return actors.rest_of(replace(shown, position=position, jail=jail), event.seat)


def _carry(
    actors: Actors, shown: PresentedState, event: ev.TokenMoved, start: dict[int, TokenPose]
) -> Motion:
    goal = _arrived(actors, shown, event)
    here, there = start[event.seat], goal[event.seat]

    def carry(t: float) -> None:
        pose = _between(here, there, ease_in_out(t))
        actors.carried[event.seat] = replace(pose, lift=90 * hop(t), space=-1)

    return Sequence(Tween(CARRY, carry, linear), Wait(0.15))


def leave(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """A seat that is out fades from the board."""
    assert isinstance(event, ev.WentBankrupt)
    here = actors.rest_of(shown, event.seat).get(event.seat)
    if here is None:
        return Wait(0)

    def pose(t: float) -> None:
        actors.carried[event.seat] = replace(here, alpha=1 - t, lift=-6 * t)
        if t >= 1:
            actors.gone.add(event.seat)

    return Tween(0.8, pose, ease_in_out, fade=True)


def pause(seconds: float):  # type: ignore[no-untyped-def]
    """A moment to read what the caption says."""

    def beat(actors: Actors, shown: PresentedState, event: Event) -> Motion:
        return Wait(seconds)

    return beat


BEATS = {
    ev.DiceRolled: throw,
    ev.TokenMoved: move,
    ev.WentBankrupt: leave,
    ev.FirstSeatChosen: pause(0.6),
    ev.TurnStarted: pause(0.2),
    ev.RentDue: pause(0.35),
    ev.NoRent: pause(0.3),
    ev.RentOpened: pause(0.35),
    ev.RentClaimed: pause(0.5),
    ev.RentLost: pause(0.7),
    ev.BuildingCalled: pause(0.6),
    ev.BuildingWanted: pause(0.6),
    ev.BuildingPassed: pause(0.4),
    ev.BuildingCallEnded: pause(0.8),
    ev.BuildingAuctionOpened: pause(0.4),
    ev.DebtEased: pause(0.5),
    ev.DeedLeft: pause(0.3),
    ev.LastRound: pause(0.8),
    ev.TradeVoteOpened: pause(0.5),
    ev.TradeVoted: pause(0.4),
    ev.Jailed: pause(0.3),
    ev.JailThrowFailed: pause(0.4),
    ev.LeftJail: pause(0.3),
    ev.AuctionOpened: pause(0.3),
    ev.BidMade: pause(0.25),
    ev.BidderDropped: pause(0.25),
    ev.AuctionEnded: pause(1.1),
    ev.DebtOpened: force.after_loss(pause(0.5)),
    ev.TradeProposed: pause(0.5),
    ev.TradeAnswered: pause(0.8),
    ev.GameEnded: pause(0.6),
}
