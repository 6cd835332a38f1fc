"""A game set up at a given position: who owns what, who stands where, what is being asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.frame import Frame
from game.landlord.rules.frames import Turn
from game.landlord.rules.state import FREE, Claim, LandlordState


@dataclass(frozen=True, slots=True)
class Position:
    """By seat: cash, at, jail, jail_cards. By space: owners, levels; `mortgaged` are spaces.

    `stack` are the open questions, the last on top; without any, the seat whose turn it is may roll.
    `houses_left`: what the bank has left, whatever stands on the board.
    `markers`: the spaces of the Force's; without any they stay where they were set up.
    """

    cash: Sequence[int]
    at: Sequence[int]
    owners: Mapping[int, int] = field(default_factory=dict)
    levels: Mapping[int, int] = field(default_factory=dict)
    mortgaged: Sequence[int] = ()
    jail: Mapping[int, int] = field(default_factory=dict)
    jail_cards: Mapping[int, Sequence[tuple[int, int]]] = field(default_factory=dict)
    out: Sequence[int] = ()
    turn: int = 0
    round: int = 1
    pot: int = 0
    stack: Sequence[Frame] = ()
    claims: Sequence[Claim] = ()
    houses_left: int | None = None
    markers: tuple[int, ...] = ()


def set_up(state: LandlordState, position: Position) -> None:
    """Bring a new game's state to the position; the bank's stock and the decks follow from it."""
    state.cash = list(position.cash)
    state.position = list(position.at)
    state.jail = [position.jail.get(seat, FREE) for seat in range(state.seats)]
    state.out = [seat in position.out for seat in range(state.seats)]
    for space, seat in position.owners.items():
        state.owner[space] = seat
    for space, level in position.levels.items():
        _build(state, space, level)
    for space in position.mortgaged:
        state.mortgaged[space] = True
    for seat, cards in position.jail_cards.items():
        for deck, card in cards:
            state.piles[deck].remove(card)
            state.jail_cards[seat].append((deck, card))
    state.claims = list(position.claims)
    if position.houses_left is not None:
        state.houses_left = position.houses_left
    state.turn, state.round, state.pot = position.turn, position.round, position.pot
    state.markers = position.markers or state.markers
    state.stack = list(position.stack) or [Turn(position.turn)]


def _build(state: LandlordState, space: int, level: int) -> None:
    hotel = level == state.ruleset.hotel_level
    state.level[space] = level
    state.hotels_left -= hotel
    state.houses_left -= 0 if hotel else level
