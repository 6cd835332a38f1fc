"""What the table shows: a plain picture of the game that folds each event once its beat has been seen.

Folding every event of a game gives the real state's goods; until a note has landed the figures stay as they
were, so that nothing on screen spoils the dice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from game.engine.event import Event, Why
from game.engine.protocol import Outcome
from game.rules.classic import events as ev
from game.rules.classic.commands import Offer
from game.rules.classic.force import winning_face
from game.rules.classic.frames import Contest, CounterChoice
from game.rules.classic.ruleset import Ruleset, SpaceKind
from game.rules.classic.state import BANK, FREE, POT, Claim, ClassicState


@dataclass(slots=True)
class LotShown:
    """The auction in hand as it has been seen so far; `bids` are (seat, amount), oldest first.

    `building` is house or hotel when that is the lot; so many are `left`, bids begin at `start`, and
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
    """A contest of the Force as far as it is seen: no `face` before the throw, `won` once it is decided."""

    seat: int
    counter: int
    space: int
    face: int = -1
    won: bool | None = None

    @classmethod
    def of(cls, state: ClassicState) -> ContestShown | None:
        """The contest that a state stands in, if it does."""
        for frame in state.stack:
            if isinstance(frame, Contest):
                return cls(frame.seat, frame.counter, frame.space)
            if isinstance(frame, CounterChoice):
                space, face = state.counters[frame.counter], winning_face(state, frame.seat)
                return cls(frame.seat, frame.counter, space, face, True)
        return None


@dataclass(slots=True)
class PresentedState:
    """The goods and marks that the table shows now, by seat and by space as in ClassicState."""

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
    counters: tuple[int, ...] = ()
    contest: ContestShown | None = None

    @classmethod
    def of(cls, state: ClassicState) -> PresentedState:
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
            counters=state.counters,
            contest=ContestShown.of(state),
        )

    @classmethod
    def opening(cls, state: ClassicState) -> PresentedState:
        """The picture before the first event of a new game: no deed is dealt, nothing lies in the pot."""
        shown = cls.of(state)
        shown.cash = [state.ruleset.start_cash] * state.seats
        shown.owner = [BANK] * state.ruleset.size
        shown.pot = shown.last_round = 0
        if state.ruleset.force is not None:
            shown.counters = state.ruleset.force.start
        return shown

    def fold(self, event: Event) -> None:
        """Take one event that has been seen into the picture."""
        fold = _FOLDS.get(type(event))
        if fold is not None:
            fold(self, event)

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


Fold = Callable[[PresentedState, Event], None]
_FOLDS: dict[type[Event], Fold] = {}
E = TypeVar("E", bound=Event)


def _folds(
    kind: type[E],
) -> Callable[[Callable[[PresentedState, E], None]], Callable[[PresentedState, E], None]]:
    def register(fold: Callable[[PresentedState, E], None]) -> Callable[[PresentedState, E], None]:
        _FOLDS[kind] = fold  # type: ignore[assignment]
        return fold

    return register


@_folds(ev.DiceRolled)
def _dice(shown: PresentedState, event: ev.DiceRolled) -> None:
    shown.dice = event.dice


@_folds(ev.TurnStarted)
def _turn(shown: PresentedState, event: ev.TurnStarted) -> None:
    shown.turn, shown.round = event.seat, event.round
    shown.contest = None


@_folds(ev.TokenMoved)
def _token(shown: PresentedState, event: ev.TokenMoved) -> None:
    shown.position[event.seat] = event.end


@_folds(ev.CashMoved)
def _cash(shown: PresentedState, event: ev.CashMoved) -> None:
    for holder, cash in ((event.payer, event.payer_cash), (event.payee, event.payee_cash)):
        if holder == POT:
            shown.pot = cash
        elif holder != BANK:
            shown.cash[holder] = cash
    if event.reason == "force":
        shown.contest = None


@_folds(ev.DeedMoved)
def _deed(shown: PresentedState, event: ev.DeedMoved) -> None:
    shown.owner[event.space] = event.taker
    shown.mortgaged[event.space] = event.mortgaged


@_folds(ev.MortgageChanged)
def _mortgage(shown: PresentedState, event: ev.MortgageChanged) -> None:
    shown.mortgaged[event.space] = event.mortgaged


@_folds(ev.BuildingsChanged)
def _buildings(shown: PresentedState, event: ev.BuildingsChanged) -> None:
    shown.level[event.space] = event.level
    shown.houses_left, shown.hotels_left = event.houses_left, event.hotels_left


@_folds(ev.CardDrawn)
def _card(shown: PresentedState, event: ev.CardDrawn) -> None:
    shown.card = (event.deck, event.card)


@_folds(ev.JailCardMoved)
def _jail_card(shown: PresentedState, event: ev.JailCardMoved) -> None:
    card = (event.deck, event.card)
    if event.giver != BANK:
        shown.jail_cards[event.giver].remove(card)
    if event.taker != BANK:
        shown.jail_cards[event.taker].append(card)


@_folds(ev.Jailed)
def _jailed(shown: PresentedState, event: ev.Jailed) -> None:
    shown.jail[event.seat] = 0


@_folds(ev.JailThrowFailed)
def _jail_throw(shown: PresentedState, event: ev.JailThrowFailed) -> None:
    shown.jail[event.seat] = event.failures


@_folds(ev.LeftJail)
def _free(shown: PresentedState, event: ev.LeftJail) -> None:
    shown.jail[event.seat] = FREE


@_folds(ev.AuctionOpened)
def _lot(shown: PresentedState, event: ev.AuctionOpened) -> None:
    shown.lot = LotShown(event.space, event.bidders)


@_folds(ev.BidMade)
def _bid(shown: PresentedState, event: ev.BidMade) -> None:
    if shown.lot is not None:
        shown.lot.bids.append((event.seat, event.amount))


@_folds(ev.BidderDropped)
def _dropped(shown: PresentedState, event: ev.BidderDropped) -> None:
    if shown.lot is not None:
        shown.lot.dropped.append(event.seat)


@_folds(ev.AuctionEnded)
def _sold(shown: PresentedState, event: ev.AuctionEnded) -> None:
    shown.lot = None


@_folds(ev.RentOpened)
def _rent_opened(shown: PresentedState, event: ev.RentOpened) -> None:
    why = event.why or Why(())
    claim = Claim(event.claim, event.owner, event.seat, event.space, event.amount, event.throws, why)
    shown.claims.append(claim)


@_folds(ev.RentStillOpen)
def _still_open(shown: PresentedState, event: ev.RentStillOpen) -> None:
    shown.claims = [
        replace(claim, throws=event.throws) if claim.id == event.claim else claim for claim in shown.claims
    ]


@_folds(ev.RentClaimed)
def _claimed(shown: PresentedState, event: ev.RentClaimed) -> None:
    shown.claims = [claim for claim in shown.claims if claim.id != event.claim]


@_folds(ev.RentLost)
def _lost(shown: PresentedState, event: ev.RentLost) -> None:
    shown.claims = [claim for claim in shown.claims if claim.id != event.claim]


@_folds(ev.BuildingCalled)
def _called(shown: PresentedState, event: ev.BuildingCalled) -> None:
    shown.call = CallShown(event.seat, event.hotel, event.left, {event.seat: event.spaces}, list(event.asked))


@_folds(ev.BuildingWanted)
def _wanted(shown: PresentedState, event: ev.BuildingWanted) -> None:
    if shown.call is not None:
        shown.call.wants[event.seat] = event.spaces
        shown.call.waiting.remove(event.seat)


@_folds(ev.BuildingPassed)
def _passed(shown: PresentedState, event: ev.BuildingPassed) -> None:
    if shown.call is not None:
        shown.call.waiting.remove(event.seat)


@_folds(ev.BuildingCallEnded)
def _call_ended(shown: PresentedState, event: ev.BuildingCallEnded) -> None:
    shown.call = None


@_folds(ev.BuildingAuctionOpened)
def _building_lot(shown: PresentedState, event: ev.BuildingAuctionOpened) -> None:
    kind = "hotel" if event.hotel else "house"
    shown.lot = LotShown(-1, event.bidders, building=kind, start=event.start, left=event.left)
    shown.lot.streets = dict(zip(event.bidders, event.spaces, strict=True))


@_folds(ev.TradeProposed)
def _proposed(shown: PresentedState, event: ev.TradeProposed) -> None:
    shown.offer = event.offer


@_folds(ev.TradeAnswered)
def _answered(shown: PresentedState, event: ev.TradeAnswered) -> None:
    if event.answer != "accepted":
        shown.offer = None


@_folds(ev.TradeDone)
def _traded(shown: PresentedState, event: ev.TradeDone) -> None:
    shown.offer = None


@_folds(ev.WentBankrupt)
def _bankrupt(shown: PresentedState, event: ev.WentBankrupt) -> None:
    shown.out[event.seat] = True
    shown.jail[event.seat] = FREE
    if shown.call is not None:
        shown.call = shown.call.without(event.seat)


@_folds(ev.DebtOpened)
def _debt(shown: PresentedState, event: ev.DebtOpened) -> None:
    if event.reason == "force":
        shown.contest = None


@_folds(ev.DeedOffered)
def _offered(shown: PresentedState, event: ev.DeedOffered) -> None:
    shown.contest = None  # of one that was won where no space was free


@_folds(ev.CountersMoved)
def _counters(shown: PresentedState, event: ev.CountersMoved) -> None:
    shown.counters = event.ends


@_folds(ev.ContestOpened)
def _contest(shown: PresentedState, event: ev.ContestOpened) -> None:
    shown.contest = ContestShown(event.seat, event.counter, event.space)


@_folds(ev.ForceThrown)
def _force_thrown(shown: PresentedState, event: ev.ForceThrown) -> None:
    if shown.contest is not None:
        shown.contest.face = event.face


@_folds(ev.ContestWon)
def _contest_won(shown: PresentedState, event: ev.ContestWon) -> None:
    shown.contest = ContestShown(event.seat, event.counter, event.space, event.face, True)


@_folds(ev.ContestLost)
def _contest_lost(shown: PresentedState, event: ev.ContestLost) -> None:
    shown.contest = ContestShown(event.seat, event.counter, event.space, event.face, False)


@_folds(ev.CounterMoved)
def _counter_placed(shown: PresentedState, event: ev.CounterMoved) -> None:
    places = list(shown.counters)
    places[event.counter] = event.end
    shown.counters, shown.contest = tuple(places), None


@_folds(ev.CounterLeft)
def _counter_left(shown: PresentedState, event: ev.CounterLeft) -> None:
    shown.contest = None


@_folds(ev.LastRound)
def _last_round(shown: PresentedState, event: ev.LastRound) -> None:
    shown.last_round = event.round


@_folds(ev.GameEnded)
def _ended(shown: PresentedState, event: ev.GameEnded) -> None:
    shown.outcome = event.outcome
    shown.claims = []
