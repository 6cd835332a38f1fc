"""Which groups of streets are whole, asked before every building: worked out once until a deed moves."""

from __future__ import annotations

from dataclasses import dataclass

from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import BANK, LandlordState


@dataclass(frozen=True, slots=True)
class Whole:
    """A group of streets that one seat owns whole."""

    seat: int
    group: int
    members: tuple[int, ...]


_last: tuple[Ruleset, list[int], tuple[Whole, ...]] | None = None


def whole(state: LandlordState) -> tuple[Whole, ...]:
    """Every group of streets that is whole, in board order. The last answer is kept with what it was for."""
    global _last
    known = _last
    if known is None or known[1] != state.owner or known[0] is not state.ruleset:
        known = _last = state.ruleset, state.owner[:], _found(state)
    return known[2]


def _found(state: LandlordState) -> tuple[Whole, ...]:
    owner, found = state.owner, []
    for group, members in state.ruleset.streets:
        seat = owner[members[0]]
        if seat == BANK:
            continue
        for space in members:
            if owner[space] != seat:
                break
        else:
            found.append(Whole(seat, group, members))
    return tuple(found)
