"""Landing: what a space does to the seat that comes to stand on it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.landlord.rules import events
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import Question
from game.landlord.rules.core.stack import Turn, pop
from game.landlord.rules.deeds import rent
from game.landlord.rules.moves import arrest, pot
from game.landlord.rules.options import CardUtility, UtilityRent
from game.landlord.rules.questions.dues import claims
from game.landlord.rules.questions.spaces import buy_offer, contest, effects, tax_choice
from game.landlord.rules.ruleset import Space, SpaceKind
from game.landlord.rules.state import BANK, FREE, LandlordState

_UTILITY = SpaceKind.UTILITY  # asked for at every rent, and slow to look up on its class


@frame
class Landing(Frame):
    """Automatic: resolve the space the seat stands on. `rent` as in AdvanceNearest.

    `faced`: the Force marker on the space has been faced.
    """

    seat: int
    rent: str = "normal"
    faced: bool = False


def _settle(state: LandlordState, log: list[Event], landing: Landing) -> bool:
    """A Force marker is faced first, and the landing waits; then the space does what it does."""
    if state.markers and not landing.faced:
        marker = contest.met(state, landing.seat)
        if marker is not None:
            landing.faced = True
            contest.face(state, log, landing.seat, marker)
            return True
    pop(state)
    space = state.ruleset.spaces[state.position[landing.seat]]
    resolve = _SPACES.get(space.kind)
    if resolve is not None:
        resolve(state, log, landing, space)
    return True


def _on_deed(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> None:
    """For sale if nobody's; a rent if another's and not mortgaged."""
    seat, owner = landing.seat, state.owner[space.index]
    if owner == BANK:
        buy_offer.offer(state, log, seat, space)
    elif owner == seat:
        log.append(events.NoRent(seat, space.index, "own"))
    elif state.mortgaged[space.index] and not _counts_anyway(state, landing):
        log.append(events.NoRent(seat, space.index, "mortgaged", why=Why(("rent.mortgaged",))))
    elif state.ruleset.options.no_rent_in_jail and state.jail[owner] != FREE:
        log.append(events.NoRent(seat, space.index, "jail", why=Why(("rent.owner_in_jail",))))
    else:
        amount, why = rent.due(state, space, landing.rent, _roll(state, log, landing, space))
        if state.mortgaged[space.index]:
            why = Why((*why.rules, "rent.card_mortgaged"), why.figures)
        claims.fall_due(state, log, seat, owner, space.index, amount, why)


def _counts_anyway(state: LandlordState, landing: Landing) -> bool:
    """Whether the card's ten times the roll are due for a mortgaged utility too (O-10)."""
    asked = landing.rent == "dice_x10_new_roll"
    return asked and state.ruleset.options.card_utility_mortgaged is CardUtility.TEN_TIMES


def _roll(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> int:
    """The roll a utility's rent is counted by: the one that moved the token, or a fresh one (A12, R-9).

    Where a card has sent it there, no roll has.
    """
    if space.kind is not _UTILITY:
        return 0
    fresh = landing.rent != "normal" or state.ruleset.options.utility_rent is UtilityRent.FRESH
    if fresh:
        return sum(ledger.roll(state, log, landing.seat, "rent"))
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return sum(turn.dice)


def _on_draw(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> None:
    effects.draw(state, log, landing.seat, space.deck)


def _on_tax(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> None:
    tax_choice.fall_due(state, log, landing.seat, space)


def _on_go_to_jail(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> None:
    arrest.send(state, log, landing.seat, "space")


def _on_parking(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> None:
    pot.take(state, log, landing.seat, space.index)


_SPACES: dict[SpaceKind, Callable[[LandlordState, list[Event], Landing, Space], None]] = {
    SpaceKind.STREET: _on_deed,
    SpaceKind.STATION: _on_deed,
    SpaceKind.UTILITY: _on_deed,
    SpaceKind.DRAW: _on_draw,
    SpaceKind.TAX: _on_tax,
    SpaceKind.GO_TO_JAIL: _on_go_to_jail,
    SpaceKind.FREE_PARKING: _on_parking,
}


LANDING = Question(Landing, settle=_settle)
