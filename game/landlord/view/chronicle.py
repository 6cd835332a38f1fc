"""The story of a game, told from its recorded events: worth by round, landings, falls and feats.

The last page of a game draws it; nothing here asks the rules again or knows how it will look.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatch

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import BANK, FREE
from game.landlord.view.presented import PresentedState
from game.landlord.view.reducer import apply_event


@dataclass(frozen=True, slots=True)
class Fall:
    """A seat that left: in which round, owing how much to whom, (-1,) being the bank."""

    seat: int
    round: int
    creditors: tuple[int, ...]
    debt: int
    resigned: bool


@dataclass(frozen=True, slots=True)
class Completion:
    """The first time that a seat owned a whole group of streets."""

    seat: int
    round: int
    group: int


@dataclass(frozen=True, slots=True)
class Feat:
    """Something worth an award. `kind`: address, jail, deals, doubles, bargain or close."""

    kind: str
    seat: int
    amount: int
    space: int = -1
    count: int = 0
    round: int = 0


@dataclass(slots=True)
class Chronicle:
    """A whole game by round, seat and space.

    `worth`, `cash` and `rent` (collected so far) hold a row for the start and one for the end of each round.
    """

    seats: int
    worth: list[list[int]] = field(default_factory=list)
    cash: list[list[int]] = field(default_factory=list)
    rent: list[list[int]] = field(default_factory=list)
    landings: list[int] = field(default_factory=list)
    falls: list[Fall] = field(default_factory=list)
    completions: list[Completion] = field(default_factory=list)
    feats: list[Feat] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        return max(0, len(self.worth) - 1)

    def standings(self, winners: tuple[int, ...], worth: tuple[int, ...]) -> list[int]:
        """The seats from first to last: winners, then by worth, then the fallen, the last to fall first."""
        fell = {fall.seat: place for place, fall in enumerate(self.falls, start=1)}
        last = len(self.falls) + 1
        return sorted(
            range(self.seats),
            key=lambda seat: (seat not in winners, -fell.get(seat, last), -worth[seat], seat),
        )


def chronicle(ruleset: Ruleset, events: Iterable[Event], start: PresentedState | None = None) -> Chronicle:
    """Go through the events of a whole game, the opening ones first; a copy begins with its `start`."""
    scribe = _Scribe(ruleset, start) if start is not None else None
    for event in events:
        if isinstance(event, ev.GameStarted):
            scribe = _Scribe(ruleset, _seated(ruleset, event))
        elif scribe is not None:
            scribe.take(event)
    return scribe.close() if scribe is not None else Chronicle(0, landings=[0] * ruleset.size)


def _seated(ruleset: Ruleset, start: ev.GameStarted) -> PresentedState:
    """The seats with their starting cash, and nothing else."""
    return PresentedState(
        ruleset=ruleset,
        cash=[start.cash] * start.seats,
        position=[ruleset.go] * start.seats,
        jail=[FREE] * start.seats,
        out=[False] * start.seats,
        jail_cards=[[] for _ in range(start.seats)],
        owner=[BANK] * ruleset.size,
        level=[0] * ruleset.size,
        mortgaged=[False] * ruleset.size,
        houses_left=ruleset.houses,
        hotels_left=ruleset.hotels,
        turn=0,
        round=0,
    )


class _Scribe:
    """Takes one event at a time and keeps count."""

    def __init__(self, ruleset: Ruleset, start: PresentedState) -> None:
        seats = len(start.cash)
        self.ruleset = ruleset
        self.shown = start
        self.story = Chronicle(seats, landings=[0] * ruleset.size)
        self.collected = [0] * seats
        self.income: Counter[tuple[int, int]] = Counter()  # by (owner, space)
        self.visits: Counter[tuple[int, int]] = Counter()
        self.jail_turns: Counter[int] = Counter()
        self.jail_visits: Counter[int] = Counter()
        self.deals: Counter[int] = Counter()
        self.doubles: Counter[int] = Counter()
        self.bargains: list[Feat] = []
        self.scrapes: dict[int, Feat] = {}  # by seat: the least that was left after a payment
        self.debts: dict[int, int] = {}
        self._snap()

    def take(self, event: Event) -> None:
        """Count an event, then apply it."""
        if isinstance(event, ev.TurnStarted):
            self._round(event)
        apply_event(self.shown, event)
        _note(event, self)

    def close(self) -> Chronicle:
        """The finished story."""
        self._snap()
        self.story.feats = self._feats()
        return self.story

    def _snap(self) -> None:
        seats = range(self.story.seats)
        self.story.worth.append([0 if self.shown.out[seat] else self.shown.worth(seat) for seat in seats])
        self.story.cash.append(self.shown.cash[:])
        self.story.rent.append(self.collected[:])

    def _round(self, event: ev.TurnStarted) -> None:
        """Close the rounds before the one that a turn begins; a game's first turn opens round 1."""
        while len(self.story.worth) < event.round:
            self._snap()

    def _feats(self) -> list[Feat]:
        found = (
            self._address(),
            self._long_stay(),
            self._dealmaker(),
            self._hot_dice(),
            self._bargain(),
            self._close_call(),
        )
        return [feat for feat in found if feat is not None]

    def _address(self) -> Feat | None:
        if not self.income:
            return None
        (seat, space), amount = max(self.income.items(), key=lambda item: (item[1], -item[0][1]))
        return Feat("address", seat, amount, space, self.visits[seat, space])

    def _long_stay(self) -> Feat | None:
        seat = _most(self.jail_turns)
        if seat is None:
            return None
        return Feat("jail", seat, self.jail_turns[seat], count=self.jail_visits[seat])

    def _dealmaker(self) -> Feat | None:
        seat = _most(self.deals)
        return None if seat is None else Feat("deals", seat, self.deals[seat])

    def _hot_dice(self) -> Feat | None:
        seat = _most(self.doubles)
        return None if seat is None else Feat("doubles", seat, self.doubles[seat])

    def _bargain(self) -> Feat | None:
        return max(self.bargains, key=lambda feat: (feat.amount, -feat.round), default=None)

    def _close_call(self) -> Feat | None:
        alive = [feat for seat, feat in self.scrapes.items() if not self.shown.out[seat]]
        return min(alive, key=lambda feat: (feat.amount, feat.round), default=None)


def _most(counts: Counter[int]) -> int | None:
    """The one seat with the most; nobody when there is nothing or a tie."""
    ranked = counts.most_common(2)
    if not ranked or (len(ranked) == 2 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0][0]


@singledispatch
def _note(event: Event, scribe: _Scribe) -> None:
    """Count an event that has just been applied; most need no counting."""


@_note.register
def _moved(event: ev.TokenMoved, scribe: _Scribe) -> None:
    scribe.story.landings[event.end] += 1


@_note.register
def _paid(event: ev.CashMoved, scribe: _Scribe) -> None:
    if event.reason == "rent" and event.payee != BANK:
        scribe.collected[event.payee] += event.amount
        if event.about >= 0:
            scribe.income[event.payee, event.about] += event.amount
            scribe.visits[event.payee, event.about] += 1
    if event.payer != BANK and event.reason in ("rent", "tax", "card", "each", "fine") and event.amount:
        before = scribe.scrapes.get(event.payer)
        if before is None or event.payer_cash < before.amount:
            about = event.about if event.reason == "rent" else -1
            left, now = event.payer_cash, scribe.shown.round
            scribe.scrapes[event.payer] = Feat("close", event.payer, left, about, round=now)


@_note.register
def _granted(event: ev.DeedMoved, scribe: _Scribe) -> None:
    if event.taker == BANK:
        return
    index = scribe.ruleset.spaces[event.space].group
    group = scribe.ruleset.groups[index]
    if group.kind is not SpaceKind.STREET or any(scribe.shown.owner[m] != event.taker for m in group.members):
        return
    known = any(done.seat == event.taker and done.group == index for done in scribe.story.completions)
    if not known:
        scribe.story.completions.append(Completion(event.taker, scribe.shown.round, index))


@_note.register
def _sold(event: ev.AuctionEnded, scribe: _Scribe) -> None:
    saved = scribe.ruleset.spaces[event.space].price - event.amount
    if event.seat != BANK and saved > 0:
        scribe.bargains.append(Feat("bargain", event.seat, saved, event.space, round=scribe.shown.round))


@_note.register
def _rolled(event: ev.DiceRolled, scribe: _Scribe) -> None:
    if event.purpose in ("move", "jail") and len(event.dice) >= 2 and event.dice[0] == event.dice[1]:
        scribe.doubles[event.seat] += 1


@_note.register
def _turn(event: ev.TurnStarted, scribe: _Scribe) -> None:
    if scribe.shown.jail[event.seat] != FREE:
        scribe.jail_turns[event.seat] += 1


@_note.register
def _jailed(event: ev.Jailed, scribe: _Scribe) -> None:
    scribe.jail_visits[event.seat] += 1


@_note.register
def _dealt(event: ev.TradeDone, scribe: _Scribe) -> None:
    for seat in {seat for gift in event.offer.transfers for seat in (gift.giver, gift.taker)}:
        scribe.deals[seat] += 1


@_note.register
def _indebted(event: ev.DebtOpened, scribe: _Scribe) -> None:
    scribe.debts[event.seat] = event.amount


@_note.register
def _settled(event: ev.DebtSettled, scribe: _Scribe) -> None:
    scribe.debts.pop(event.seat, None)


@_note.register
def _fell(event: ev.WentBankrupt, scribe: _Scribe) -> None:
    debt = scribe.debts.pop(event.seat, 0)
    fall = Fall(event.seat, max(1, scribe.shown.round), event.creditors, debt, event.resigned)
    scribe.story.falls.append(fall)
