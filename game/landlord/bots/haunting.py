"""Where the winner of a contest of the Force puts the marker: before rivals, and not before itself."""

from __future__ import annotations

from game.engine.command import Command
from game.landlord.bots.valuation import TWO_DICE, VISITS
from game.landlord.rules.commands import LeaveMarker, MoveMarker
from game.landlord.rules.frames import MarkerChoice
from game.landlord.rules.moves import markers
from game.landlord.rules.options import ContestTrigger
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK, FREE, LandlordState

LATER = 0.5  # of a later turn's visits: the next shift carries the marker on
FROM_JAIL = 11 / 36  # who is in jail moves by a double, or pays
BARRED = 0.08  # what a bar on building is worth, as a chance of the stake


def choose(state: LandlordState, seat: int, choice: MarkerChoice) -> Command:
    """The best free space, or where it is if none is better."""
    here = state.markers[choice.marker]
    rate = _Haunting(state, seat, choice.marker).rate
    best = max(markers.free(state), key=rate)
    return MoveMarker(seat, best) if rate(best) > rate(here) else LeaveMarker(seat)


class _Haunting:
    """What a marker costs others over a space, less what it costs oneself, as a chance of the stake."""

    def __init__(self, state: LandlordState, seat: int, marker: int) -> None:
        self.state, self.seat = state, seat
        self.rivals = state.out.count(False) - 1
        self.facing = [s for s in range(state.seats) if not state.out[s] and _faces(state, s, marker)]

    def rate(self, space: int) -> float:
        total = 0.0
        for seat in self.facing:
            chance = self._chance(seat, space)
            total += -chance if seat == self.seat else chance / self.rivals
        return total + self._bar(space)

    def _chance(self, seat: int, space: int) -> float:
        """How likely a seat is to stop there: by its next roll, and somewhat by later ones."""
        state = self.state
        next_roll = TWO_DICE.get((space - state.position[seat]) % state.ruleset.size, 0.0)
        if state.jail[seat] != FREE:
            next_roll *= FROM_JAIL
        return next_roll + LATER * VISITS / state.ruleset.size

    def _bar(self, space: int) -> float:
        """Where markers bar building, it bars that of whoever owns the space and could go on."""
        state, owner = self.state, self.state.owner[space]
        rules = state.ruleset
        if not rules.options.marker_blocks_building or rules.spaces[space].kind is not SpaceKind.STREET:
            return 0.0
        builds = (
            owner != BANK
            and state.level[space] < rules.hotel_level
            and all(state.owner[other] == owner for other in rules.members[space])
        )
        return 0.0 if not builds else -BARRED if owner == self.seat else BARRED


def _faces(state: LandlordState, seat: int, marker: int) -> bool:
    """Whether a seat that stops on the marker must face it."""
    force, trigger = state.ruleset.force, state.ruleset.options.contest_trigger
    assert force is not None
    if trigger is ContestTrigger.SHIFT_FACE:
        return False
    return trigger is ContestTrigger.ANY_MARKER or force.side(seat) != marker
