"""A draft of how many of the bank's last houses, or hotels, a seat wants, and where they would stand."""

from __future__ import annotations

from game.engine.protocol import RulesModule
from game.landlord.rules.commands import WantBuilding
from game.landlord.rules.deeds import shortage
from game.landlord.rules.state import LandlordState


class WishesDraft:
    """The buildings a seat wants by group, filled evenly; what the rules would refuse can't be drafted."""

    def __init__(
        self, rules: RulesModule[LandlordState], state: LandlordState, seat: int, hotel: bool
    ) -> None:
        self.rules, self.state = rules, state
        self.seat, self.hotel = seat, hotel
        self.ways = {
            group: ways
            for group in reversed(shortage.groups_of(state, seat))
            if (ways := shortage.steps(state, group, hotel))
        }
        self.counts = dict.fromkeys(self.ways, 0)
        if self.ways:
            self.set(next(iter(self.ways)), 1)

    @property
    def spaces(self) -> tuple[int, ...]:
        """The streets that would be built on, in this order."""
        return tuple(space for group, count in self.counts.items() for space in self.ways[group][:count])

    @property
    def command(self) -> WantBuilding:
        return WantBuilding(self.seat, self.spaces)

    @property
    def cost(self) -> int:
        """What they cost at the printed price."""
        return sum(self.state.ruleset.house_costs[space] for space in self.spaces)

    def most(self, group: int) -> int:
        """The most that may be wanted in a group beside what is wanted in the others."""
        kept, best = self.counts[group], 0
        for count in range(1, len(self.ways[group]) + 1):
            self.counts[group] = count
            if self.rules.check(self.state, self.command) is not None:
                break
            best = count
        self.counts[group] = kept
        return best

    def set(self, group: int, count: int) -> None:
        """Want this many in a group, as far as that is possible."""
        self.counts[group] = max(0, min(count, self.most(group)))
