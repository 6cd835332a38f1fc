"""Landing: what a space does to the seat that comes to stand on it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.event import Event, Why
from game.landlord.rules import (
    buying,
    cards,
    debt,
    events,
    force,
    jail,
    ledger,
    pot,
    rent,
    rent_claims,
    worth,
)
from game.landlord.rules.commands import ChooseEffect
from game.landlord.rules.frames import Landing, TaxChoice, Turn, pop, push
from game.landlord.rules.options import IncomeTax, UtilityRent
from game.landlord.rules.ruleset import Space, SpaceKind
from game.landlord.rules.state import BANK, FREE, LandlordState

_UTILITY = SpaceKind.UTILITY  # asked for at every rent, and slow to look up on its class


def settle(state: LandlordState, log: list[Event], landing: Landing) -> bool:
    """A Force marker is faced first, and the landing waits; then the space does what it does."""
    if state.markers and not landing.faced and force.faced(state, log, landing):
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
        buying.offer(state, log, seat, space)
    elif owner == seat:
        log.append(events.NoRent(seat, space.index, "own"))
    elif state.mortgaged[space.index]:
        log.append(events.NoRent(seat, space.index, "mortgaged", why=Why(("rent.mortgaged",))))
    elif state.ruleset.options.no_rent_in_jail and state.jail[owner] != FREE:
        log.append(events.NoRent(seat, space.index, "jail", why=Why(("rent.owner_in_jail",))))
    else:
        amount, why = rent.due(state, space, landing.rent, _roll(state, log, landing, space))
        rent_claims.fall_due(state, log, seat, owner, space.index, amount, why)


def _roll(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> int:
    """The roll a utility's rent is counted by: the one that moved the token, or a fresh one (A12, R-9)."""
    if space.kind is not _UTILITY:
        return 0
    fresh = landing.rent == "dice_x10_new_roll" or state.ruleset.options.utility_rent is UtilityRent.FRESH
    if fresh:
        return sum(ledger.roll(state, log, landing.seat, "rent"))
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return sum(turn.dice)


def _on_draw(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> None:
    cards.draw(state, log, landing.seat, space.deck)


def _on_tax(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> None:
    if space.percent and state.ruleset.options.income_tax is IncomeTax.TEN_PERCENT:
        push(state, TaxChoice(landing.seat, space.index))
    else:
        debt.owe_bank(state, log, landing.seat, space.amount, "tax", space.index, Why(("tax.flat",)))


def choose_tax(state: LandlordState, log: list[Event], command: ChooseEffect) -> None:
    """The choice is made before one's worth is added up (A13)."""
    choice = pop(state)
    assert isinstance(choice, TaxChoice)
    space, seat = state.ruleset.spaces[choice.space], choice.seat
    log.append(events.EffectChosen(seat, command.option))
    if command.option == 0:
        debt.owe_bank(state, log, seat, space.amount, "tax", space.index, Why(("tax.flat",)))
        return
    total = worth.taxable_worth(state, seat)
    why = Why(("tax.percent",), (("worth", total), ("percent", space.percent)))
    debt.owe_bank(state, log, seat, total * space.percent // 100, "tax", space.index, why)


def _on_go_to_jail(state: LandlordState, log: list[Event], landing: Landing, space: Space) -> None:
    jail.send(state, log, landing.seat, "space")


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
