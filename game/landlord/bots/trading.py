"""Judging offers: what each side gains, and whether a seat should agree.

A seat counts what the others gain against it, so nobody can buy its last deed of a group for a song.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from game.landlord.bots.holdings import Exchange
from game.landlord.bots.valuation import Stake, opponents, outlook, stake, total_worth
from game.landlord.rules.commands import (
    AcceptTrade,
    AllowTrade,
    BlockTrade,
    CounterTrade,
    Offer,
    RefuseTrade,
    Transfer,
)
from game.landlord.rules.deeds import worth
from game.landlord.rules.frames import Negotiation, TradeVote
from game.landlord.rules.questions.dues import debt, trade
from game.landlord.rules.questions.dues.trade import check_offer, parties
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import LandlordState

ENVY = 0.7  # how much of another's gain a seat wants for itself too
ENVY_ALONE = 0.85  # the same when only two are left
ROUNDS_OF_THOUGHT = 3  # until the cash that both agree to is found
LAST_REVISION = 3  # from here on a computer says yes or no


@dataclass(frozen=True, slots=True)
class Effect:
    """What a trade does to a seat.

    `kind`: completes, breaks, blocks or unblocks (about a group), low_cash (about the cash that is left),
    interest (about its amount).
    """

    kind: str
    about: int


@dataclass(frozen=True, slots=True)
class Appraisal:
    """An offer as one seat sees it: what it gives and gets, estimated, and what changes for it."""

    gives: int
    gets: int
    effects: tuple[Effect, ...]

    @property
    def gain(self) -> int:
        """What the seat has more afterwards."""
        return self.gets - self.gives

    @property
    def balance(self) -> float:
        """How good it is for the seat: from -1, all given away, over 0, even, to 1."""
        return self.gain / max(self.gives, self.gets, 1)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a seat should agree, and if not, how much cash would make it."""

    agrees: bool
    short: int


class Side:
    """What moving deeds is worth to one seat, whatever cash goes with them; `extra` is what is no deed."""

    __slots__ = ("after", "before", "extra", "held", "interest", "state", "view")

    def __init__(self, state: LandlordState, seat: int, after: list[int], groups: set[int]) -> None:
        self.view, self.state, self.held = outlook(state.ruleset), state, state.cash[seat]
        self.extra, self.interest = 0.0, 0
        self.after: list[Stake] = []
        before: list[Stake] = []
        for group in groups:
            self.after.append(stake(self.view, state, seat, group, after))
            before.append(stake(self.view, state, seat, group, state.owner))
        self.before = total_worth(self.view, state, before, self.held)

    def receives(self, deeds: Iterable[int]) -> None:
        """Count the interest on those that are mortgaged."""
        for space in deeds:
            if self.state.mortgaged[space]:
                self.interest += self.state.ruleset.interests[space]

    def gain(self, cash: int) -> float:
        """What it adds to the seat with this much cash received (or paid), in money of today."""
        held, need = self.held, self.state.ruleset.going_rate
        then = held + cash - self.interest
        pinch = (need - then if then < need else 0) - (need - held if held < need else 0)
        worth = total_worth(self.view, self.state, self.after, then)
        return worth - self.before + self.extra + cash - self.interest - pinch


def gain(state: LandlordState, offer: Offer, seat: int) -> float:
    """What an offer adds to a seat."""
    rules, after = state.ruleset, state.owner[:]
    for transfer in offer.transfers:
        for space in transfer.deeds:
            after[space] = transfer.taker
    side = Side(state, seat, after, {rules.spaces[s].group for t in offer.transfers for s in t.deeds})
    cash = 0
    for transfer in offer.transfers:
        sign = (transfer.taker == seat) - (transfer.giver == seat)
        cash += sign * (transfer.cash + transfer.relief)
        side.extra += sign * len(transfer.jail_cards) * 0.8 * rules.jail_fine
        if sign > 0:
            side.receives(transfer.deeds)
    return side.gain(cash)


def judge(state: LandlordState, offer: Offer, seat: int) -> Verdict:
    """Whether the seat gains enough, and enough beside what the others gain.

    A creditor who would get all that a ruined debtor has takes no part of it in kind.
    """
    if _lets_go_ruined(state, offer, seat):
        return Verdict(False, 0)
    mine = gain(state, offer, seat)
    theirs = max((gain(state, offer, other) for other in parties(offer) if other != seat), default=0.0)
    short = missing(state, mine, theirs)
    return Verdict(short <= 0, max(0, rounded(state, short)))


def _lets_go_ruined(state: LandlordState, offer: Offer, seat: int) -> bool:
    """Whether a seat would let a debtor off who could not pay it otherwise."""
    if not any(transfer.relief and transfer.giver == seat for transfer in offer.transfers):
        return False
    owed = debt.open_now(state)
    return owed is not None and worth.raisable(state, owed.seat) < owed.amount


def missing(state: LandlordState, mine: float, theirs: float) -> float:
    """How much cash from the other would make a gain enough; nothing is missing if it is 0 or less."""
    return _missing(*_terms(state), mine, theirs)


def _terms(state: LandlordState) -> tuple[int, float]:
    """The least gain that is worth the talk, and the envy that this game asks for."""
    return _margin(state), ENVY_ALONE if opponents(state) == 1 else ENVY


def _missing(margin: int, envy: float, mine: float, theirs: float) -> float:
    return max(margin - mine, (envy * theirs - mine) / (1 + envy))


def fair(state: LandlordState, seat: int, exchange: Exchange) -> Offer | None:
    """An exchange of a seat's with the least cash that makes both agree; None if no cash they have does."""
    partner, spaces = exchange.partner, state.ruleset.spaces
    after = state.owner[:]
    for space in exchange.gets:
        after[space] = seat
    for space in exchange.gives:
        after[space] = partner
    groups = {spaces[space].group for space in exchange.gets + exchange.gives}
    margin, envy = _terms(state)
    theirs = Side(state, partner, after, groups)
    theirs.receives(exchange.gives)
    if margin - theirs.gain(0) > state.cash[seat]:
        return None  # it can't even make good what the partner loses
    mine = Side(state, seat, after, groups)
    mine.receives(exchange.gets)
    paid = 0
    for _ in range(ROUNDS_OF_THOUGHT):
        i_gain, they_gain = mine.gain(-paid), theirs.gain(paid)
        if i_gain + they_gain <= 0:
            return None
        i_miss, they_miss = (
            _missing(margin, envy, i_gain, they_gain),
            _missing(margin, envy, they_gain, i_gain),
        )
        if i_miss <= 0 and they_miss <= 0:
            return _offer(seat, exchange, paid)
        if i_miss > 0 and they_miss > 0:
            return None
        paid += rounded(state, they_miss) if they_miss > 0 else -rounded(state, i_miss)
        if not -state.cash[partner] <= paid <= state.cash[seat]:
            return None
    return None


def _offer(seat: int, exchange: Exchange, paid: int) -> Offer:
    """Deeds for deeds, and cash paid to the partner, or by it if negative."""
    sides = (
        Transfer(seat, exchange.partner, max(0, paid), exchange.gives),
        Transfer(exchange.partner, seat, max(0, -paid), exchange.gets),
    )
    return Offer(tuple(side for side in sides if side.cash or side.deeds))


def answer(state: LandlordState, seat: int) -> AcceptTrade | CounterTrade | RefuseTrade:
    """What a computer says to the offer on the table: yes, no, or yes for some more cash."""
    negotiation = state.stack[-1]
    assert isinstance(negotiation, Negotiation)
    verdict = judge(state, negotiation.offer, seat)
    if verdict.agrees:
        return AcceptTrade(seat, negotiation.revision, negotiation.offer)
    counter = dearer(negotiation.offer, seat, negotiation.author, verdict.short)
    allowed = state.offers_made[seat] < state.ruleset.options.offers_between_rolls
    if (
        negotiation.revision < LAST_REVISION
        and allowed
        and check_offer(state, seat, counter) is None
        and gain(state, counter, negotiation.author) > 0
        and judge(state, counter, seat).agrees
    ):
        return CounterTrade(seat, counter)
    return RefuseTrade(seat)


def vote(state: LandlordState, seat: int) -> AllowTrade | BlockTrade:
    """A trade of others in which each gains something is no gift, however it looks by the prices."""
    frame = state.stack[-1]
    assert isinstance(frame, TradeVote)
    fair = all(gain(state, frame.offer, party) > 0 for party in parties(frame.offer))
    return AllowTrade(seat, frame.offer) if fair else BlockTrade(seat)


def dearer(offer: Offer, seat: int, other: int, amount: int) -> Offer:
    """The same offer with this much more cash from the other to the seat, less what the seat was to pay."""
    parcels = {(t.giver, t.taker): t for t in offer.transfers}
    paid = parcels.get((seat, other), Transfer(seat, other))
    got = parcels.get((other, seat), Transfer(other, seat))
    less = min(amount, paid.cash)
    parcels[seat, other] = replace(paid, cash=paid.cash - less)
    parcels[other, seat] = replace(got, cash=got.cash + amount - less)
    return Offer(tuple(t for t in parcels.values() if trade.moves_something(t)))


def appraise(state: LandlordState, offer: Offer, seat: int) -> Appraisal:
    """The offer as the seat sees it: deeds at their worth to it, and what changes for its groups."""
    rules, owner = state.ruleset, state.owner
    after = list(owner)
    given = got = 0
    for t in offer.transfers:
        for space in t.deeds:
            after[space] = t.taker
        deeds = sum(_alone(state, space) for space in t.deeds)
        side = t.cash + t.relief + deeds + len(t.jail_cards) * rules.jail_fine
        given += side if t.giver == seat else 0
        got += side if t.taker == seat else 0
    over = round(gain(state, offer, seat)) - (got - given)  # what the parts are worth beyond their prices
    if (over > 0 and got) or (over < 0 and not given):
        got = max(0, got + over)  # what nobody receives is worth nothing, so it counts on the other side
    else:
        given = max(0, given - over)
    return Appraisal(given, got, tuple(_effects(state, offer, seat, after)))


def _alone(state: LandlordState, space: int) -> int:
    price = state.ruleset.spaces[space].price
    return price - state.ruleset.spaces[space].mortgage if state.mortgaged[space] else price


def _effects(state: LandlordState, offer: Offer, seat: int, after: list[int]) -> Iterator[Effect]:
    rules, owner = state.ruleset, state.owner
    moved = {rules.spaces[space].group for t in offer.transfers for space in t.deeds}
    for group in sorted(moved):
        members = rules.groups[group].members
        had, has = all(owner[s] == seat for s in members), all(after[s] == seat for s in members)
        if has and not had:
            yield Effect("completes", group)
        elif had and not has:
            yield Effect("breaks", group)
        if rules.groups[group].kind is SpaceKind.STREET and not has and not had:
            held, holds = (any(o[s] == seat for s in members) for o in (owner, after))
            if holds and not held:
                yield Effect("blocks", group)
            elif held and not holds:
                yield Effect("unblocks", group)
    cash = state.cash[seat] + sum(((t.taker == seat) - (t.giver == seat)) * t.cash for t in offer.transfers)
    fee = sum(
        rules.interests[s] for t in offer.transfers if t.taker == seat for s in t.deeds if state.mortgaged[s]
    )
    if fee:
        yield Effect("interest", fee)
    if cash - fee < rules.going_rate // 2:
        yield Effect("low_cash", cash - fee)


def _margin(state: LandlordState) -> int:
    """The least gain that is worth the talk."""
    return max(state.ruleset.unit, state.ruleset.floored(state.ruleset.going_rate // 20))


def rounded(state: LandlordState, amount: float) -> int:
    """Up to a whole step of bargaining."""
    step = _margin(state)
    return -int(-amount // step) * step
