"""Trades among two or more seats: offers, counter-offers, agreement to what was seen (R-15, R-22 to R-24)."""

from __future__ import annotations

from game.engine.event import Event
from game.engine.protocol import Refusal
from game.landlord.rules import debt, events, gifts, ledger, mortgage, worth
from game.landlord.rules.commands import (
    AcceptTrade,
    CounterTrade,
    Offer,
    ProposeTrade,
    RefuseTrade,
    Transfer,
    WithdrawTrade,
)
from game.landlord.rules.frames import Negotiation, TradeVote, pop, push
from game.landlord.rules.refusals import refuse
from game.landlord.rules.state import LandlordState


def parties(offer: Offer) -> tuple[int, ...]:
    """The seats an offer names, in seat order."""
    named = set()
    for transfer in offer.transfers:
        named.add(transfer.giver)
        named.add(transfer.taker)
    return tuple(sorted(named))


# --- may this offer be made? -----


def check_propose(state: LandlordState, command: ProposeTrade) -> Refusal | None:
    return _check_bound(state, command.seat) or check_offer(state, command.seat, command.offer)


def check_counter(state: LandlordState, command: CounterTrade) -> Refusal | None:
    """A counter-offer must still name whom it answers (B03)."""
    negotiation = state.stack[-1]
    assert isinstance(negotiation, Negotiation)
    if negotiation.author not in parties(command.offer):
        return refuse("trade.other_author")
    return _check_bound(state, command.seat) or check_offer(state, command.seat, command.offer)


def _check_bound(state: LandlordState, seat: int) -> Refusal | None:
    """So that nobody can hold the table up: only so many offers between two rolls."""
    limit = state.ruleset.options.offers_between_rolls
    return refuse("trade.limit", limit) if state.offers_made[seat] >= limit else None


def check_offer(state: LandlordState, author: int, offer: Offer) -> Refusal | None:
    """Everything given must be its giver's to give, once, and be paid for by cash that is there."""
    if not offer.transfers:
        return refuse("trade.empty")
    if author not in parties(offer):
        return refuse("trade.not_in_it")
    for transfer in offer.transfers:
        refusal = _check_transfer(state, transfer)
        if refusal is not None:
            return refusal
    return (
        _check_twice(offer)
        or _check_cash(state, offer)
        or _check_relief(state, offer)
        or _check_debt(state, offer)
    )


def _check_transfer(state: LandlordState, transfer: Transfer) -> Refusal | None:
    for seat in (transfer.giver, transfer.taker):
        if not 0 <= seat < state.seats or state.out[seat]:
            return refuse("trade.seat", seat)
    giver = transfer.giver
    if giver == transfer.taker:
        return refuse("trade.seat", giver)
    if transfer.cash < 0 or transfer.relief < 0 or not moves_something(transfer):
        return refuse("trade.empty")
    for space in transfer.deeds:
        if not mortgage.owns(state, giver, space):
            return refuse("trade.space", space, giver)
        if mortgage.is_built(state, space):
            return refuse("trade.buildings", space, state.ruleset.spaces[space].group)
    if any(card not in state.jail_cards[giver] for card in transfer.jail_cards):
        return refuse("trade.jail_card", giver)
    return None


def moves_something(transfer: Transfer) -> bool:
    """Whether there is anything in a parcel."""
    return bool(transfer.cash or transfer.deeds or transfer.jail_cards or transfer.relief)


def _check_twice(offer: Offer) -> Refusal | None:
    """Nothing may be given twice (B52), and two seats give each other one parcel each."""
    parcels = [(t.giver, t.taker) for t in offer.transfers]
    deeds = [space for t in offer.transfers for space in t.deeds]
    cards = [card for t in offer.transfers for card in t.jail_cards]
    twice = any(len(set(goods)) < len(goods) for goods in (parcels, deeds, cards))
    return refuse("trade.twice") if twice else None


def _check_cash(state: LandlordState, offer: Offer) -> Refusal | None:
    """Each must hold the cash he gives, and be left with the interest on mortgaged deeds he takes (R-15)."""
    for seat in parties(offer):
        cash, gets = state.cash[seat], 0
        for transfer in offer.transfers:
            if transfer.giver == seat:
                cash -= transfer.cash
            elif transfer.taker == seat:
                gets += transfer.cash
        if cash < 0:
            return refuse("trade.cash", seat, state.cash[seat])
        cash += gets
        interest = _interest(state, offer, seat)
        if cash < interest:
            return refuse("trade.interest", seat, interest)
    return None


def _received_mortgaged(state: LandlordState, offer: Offer, seat: int) -> list[int]:
    return sorted(s for t in offer.transfers if t.taker == seat for s in t.deeds if state.mortgaged[s])


def _interest(state: LandlordState, offer: Offer, seat: int) -> int:
    return sum(state.ruleset.interests[space] for space in _received_mortgaged(state, offer, seat))


def _check_debt(state: LandlordState, offer: Offer) -> Refusal | None:
    """A debtor's trade must leave him able to raise all that he then owes (R-22)."""
    owed = debt.open_now(state)
    if owed is None:
        return None
    debtor = owed.seat
    if debtor not in parties(offer):
        return refuse("trade.not_in_it")
    could_raise = worth.raisable(state, debtor) - _interest(state, offer, debtor)
    for transfer in offer.transfers:
        sign = (transfer.taker == debtor) - (transfer.giver == debtor)
        lendable = (state.ruleset.spaces[s].mortgage for s in transfer.deeds if not state.mortgaged[s])
        could_raise += sign * (transfer.cash + sum(lendable))
    missing = owed.amount - sum(transfer.relief for transfer in offer.transfers) - could_raise
    return refuse("trade.debt", debtor, missing) if missing > 0 else None


def _check_relief(state: LandlordState, offer: Offer) -> Refusal | None:
    """A creditor may let go part of what it is owed, for deeds or jail cards of the debtor (A16, R-23)."""
    for transfer in offer.transfers:
        if not transfer.relief:
            continue
        owed = debt.open_now(state)
        shares = dict(owed.shares) if owed is not None and owed.seat == transfer.taker else {}
        most = shares.get(transfer.giver, 0) if state.ruleset.options.payment_in_kind else 0
        if transfer.relief > most:
            return refuse("trade.relief", transfer.giver, most)
        back = (t for t in offer.transfers if (t.giver, t.taker) == (transfer.taker, transfer.giver))
        if not any(t.deeds or t.jail_cards for t in back):
            return refuse("trade.in_kind", transfer.taker)
    return None


# --- talking -----


def propose(state: LandlordState, log: list[Event], command: ProposeTrade) -> None:
    _put(state, log, command.seat, command.offer, 1)


def counter(state: LandlordState, log: list[Event], command: CounterTrade) -> None:
    """Any change asks everybody again."""
    negotiation = pop(state)
    assert isinstance(negotiation, Negotiation)
    _put(state, log, command.seat, command.offer, negotiation.revision + 1)


def _put(state: LandlordState, log: list[Event], author: int, offer: Offer, revision: int) -> None:
    state.offers_made[author] += 1
    waiting = [seat for seat in parties(offer) if seat != author]
    push(state, Negotiation(author, offer, revision, waiting))
    log.append(events.TradeProposed(author, offer, revision))


def check_accept(state: LandlordState, command: AcceptTrade) -> Refusal | None:
    """Agreement binds only to the revision that was seen."""
    negotiation = state.stack[-1]
    assert isinstance(negotiation, Negotiation)
    return None if command.revision == negotiation.revision else refuse("trade.revision")


def accept(state: LandlordState, log: list[Event], command: AcceptTrade) -> None:
    """The deal is done when everybody in it has agreed."""
    negotiation = state.stack[-1]
    assert isinstance(negotiation, Negotiation)
    negotiation.waiting.remove(command.seat)
    log.append(events.TradeAnswered(command.seat, negotiation.offer, "accepted"))
    if not negotiation.waiting:
        pop(state)
        if not gifts.ask(state, log, negotiation.author, negotiation.offer):
            _carry_out(state, log, negotiation.offer)


def settle_vote(state: LandlordState, log: list[Event], vote: TradeVote) -> bool:
    """A lopsided deal is done when nobody is left to object."""
    if vote.waiting:
        return False
    pop(state)
    _carry_out(state, log, vote.offer)
    return True


def check_refuse(state: LandlordState, command: RefuseTrade) -> Refusal | None:
    return None


def turn_down(state: LandlordState, log: list[Event], command: RefuseTrade) -> None:
    negotiation = pop(state)
    assert isinstance(negotiation, Negotiation)
    log.append(events.TradeAnswered(command.seat, negotiation.offer, "refused"))


def check_withdraw(state: LandlordState, command: WithdrawTrade) -> Refusal | None:
    negotiation = state.stack[-1]
    assert isinstance(negotiation, Negotiation)
    return None if command.seat == negotiation.author else refuse("trade.not_author")


def withdraw(state: LandlordState, log: list[Event], command: WithdrawTrade) -> None:
    negotiation = pop(state)
    assert isinstance(negotiation, Negotiation)
    log.append(events.TradeAnswered(command.seat, negotiation.offer, "withdrawn"))


def void(log: list[Event], negotiation: Negotiation | TradeVote) -> None:
    """A seat has left the game while the offer lay on the table (B54)."""
    log.append(events.TradeAnswered(negotiation.author, negotiation.offer, "void"))


def _carry_out(state: LandlordState, log: list[Event], offer: Offer) -> None:
    """Everything changes hands at once; then each taker of mortgaged deeds answers for them (R-15)."""
    log.append(events.TradeDone(offer))
    received = [(seat, _received_mortgaged(state, offer, seat)) for seat in parties(offer)]
    for transfer in offer.transfers:
        giver, taker = transfer.giver, transfer.taker
        ledger.pay(state, log, giver, taker, transfer.cash, "trade")
        for space in transfer.deeds:
            ledger.move_deed(state, log, space, taker, "trade")
        for deck, card in transfer.jail_cards:
            ledger.move_jail_card(state, log, deck, card, giver, taker)
        if transfer.relief:
            debt.ease(state, log, giver, transfer.relief)
    for seat, spaces in reversed(received):
        mortgage.inherit(state, seat, spaces)
