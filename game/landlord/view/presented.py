"""What the table shows: a plain picture of the game; it takes in each event once its beat was seen."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.engine.protocol import Outcome
from game.landlord.rules.commands import Offer
from game.landlord.rules.frames import Contest, MarkerChoice
from game.landlord.rules.moves.force import winning_face
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import BANK, Claim, LandlordState


@dataclass(slots=True)
class LotShown:
    """The auction in hand as it has been seen so far; `bids` are (seat, amount), oldest first.

    `building` is house or hotel when that is the lot: how many are `left`, where bids begin, and
    `streets` says on which each bidder would build it.
    """

    space: int
    bidders: tuple[int, ...]
    bids: list[tuple[int, int]] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)
    building: str = ""
    start: int = 0
    left: int = 0
    streets: dict[int, int] = field(default_factory=dict)

    @property
    def high(self) -> int:
        return self.bids[-1][1] if self.bids else 0

    @property
    def leader(self) -> int:
        return self.bids[-1][0] if self.bids else -1


@dataclass(slots=True)
class CallShown:
    """The bank's last buildings are asked for: who wants some, on which streets, and who has yet to say."""

    seat: int
    hotel: bool
    left: int
    wants: dict[int, tuple[int, ...]]
    waiting: list[int]

    def without(self, seat: int) -> CallShown | None:
        """The call when a seat has left the game; None if it was that seat's own."""
        if seat == self.seat:
            return None
        wants = {other: spaces for other, spaces in self.wants.items() if other != seat}
        return replace(self, wants=wants, waiting=[other for other in self.waiting if other != seat])

    @property
    def wanted(self) -> int:
        """How many are wanted so far."""
        return sum(len(spaces) for spaces in self.wants.values())


@dataclass(slots=True)
class ContestShown:
    """A contest of the Force as far as it is seen: no `face` before the roll, `won` once it is decided."""

    seat: int
    marker: int
    space: int
    face: int = -1
    won: bool | None = None

    @classmethod
    def of(cls, state: LandlordState) -> ContestShown | None:
        """The contest that a state stands in, if it does."""
        for frame in state.stack:
            if isinstance(frame, Contest):
                return cls(frame.seat, frame.marker, frame.space)
            if isinstance(frame, MarkerChoice):
                space, face = state.markers[frame.marker], winning_face(state, frame.seat)
                return cls(frame.seat, frame.marker, space, face, True)
        return None


@dataclass(slots=True)
class PresentedState:
    """The goods and marks that the table shows now, by seat and by space as in LandlordState."""

    ruleset: Ruleset
    cash: list[int]
    position: list[int]
    jail: list[int]
    out: list[bool]
    jail_cards: list[list[tuple[int, int]]]
    owner: list[int]
    level: list[int]
    mortgaged: list[bool]
    houses_left: int
    hotels_left: int
    turn: int
    round: int
    dice: tuple[int, ...] = ()
    lot: LotShown | None = None
    card: tuple[int, int] | None = None
    offer: Offer | None = None
    outcome: Outcome | None = None
    claims: list[Claim] = field(default_factory=list)
    call: CallShown | None = None
    pot: int = 0
    last_round: int = 0
    markers: tuple[int, ...] = ()
    contest: ContestShown | None = None

    @classmethod
    def of(cls, state: LandlordState) -> PresentedState:
        """The picture of a state as it stands: a new game, or one just loaded."""
        return cls(
            ruleset=state.ruleset,
            cash=state.cash[:],
            position=state.position[:],
            jail=state.jail[:],
            out=state.out[:],
            jail_cards=[cards[:] for cards in state.jail_cards],
            owner=state.owner[:],
            level=state.level[:],
            mortgaged=state.mortgaged[:],
            houses_left=state.houses_left,
            hotels_left=state.hotels_left,
            turn=state.turn,
            round=state.round,
            outcome=state.outcome,
            claims=state.claims[:],
            pot=state.pot,
            last_round=state.last_round,
            markers=state.markers,
            contest=ContestShown.of(state),
        )

    @classmethod
    def opening(cls, state: LandlordState) -> PresentedState:
        """The picture before the first event of a new game: no deed is dealt, nothing lies in the pot."""
        shown = cls.of(state)
        shown.cash = [state.ruleset.start_cash] * state.seats
        shown.owner = [BANK] * state.ruleset.size
        shown.pot = shown.last_round = 0
        if state.ruleset.force is not None:
            shown.markers = state.ruleset.force.start
        return shown

    def laid_over(self, state: LandlordState) -> LandlordState:
        """A copy of a state with the goods that are shown, while something of it has yet to be seen."""
        twin = state.copy()
        twin.cash, twin.jail, twin.out = self.cash[:], self.jail[:], self.out[:]
        twin.jail_cards = [cards[:] for cards in self.jail_cards]
        twin.owner, twin.level, twin.mortgaged = self.owner[:], self.level[:], self.mortgaged[:]
        twin.houses_left, twin.hotels_left, twin.markers = self.houses_left, self.hotels_left, self.markers
        return twin

    def worth(self, seat: int) -> int:
        """Cash, deeds at their price (mortgaged at half) and buildings at cost, as the seat's card shows."""
        total = self.cash[seat]
        for space in self.ruleset.spaces:
            if space.group >= 0 and self.owner[space.index] == seat:
                total += space.mortgage if self.mortgaged[space.index] else space.price
                total += self.level[space.index] * space.house_cost
        return total

    def holding(self, seat: int, group: int) -> tuple[int, int, int]:
        """How many of a group's deeds the seat owns, how many of them are mortgaged, and the group's size."""
        members = self.ruleset.groups[group].members
        own = [space for space in members if self.owner[space] == seat]
        return len(own), sum(self.mortgaged[space] for space in own), len(members)

    def completes(self, seat: int, space: int) -> bool:
        """Whether the seat would own the space's whole group of streets with this deed."""
        group = self.ruleset.groups[self.ruleset.spaces[space].group]
        return group.kind is SpaceKind.STREET and all(
            self.owner[member] == seat for member in group.members if member != space
        )
