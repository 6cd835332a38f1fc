"""What may change hands in a trade among two or more seats, and how it does (R-15, R-22 to R-24)."""

from __future__ import annotations

from typing import Protocol

from game.engine.event import Event
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import CLOSED, Left
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.deeds import mortgage, worth
from game.landlord.rules.questions.dues import debt, inherited
from game.landlord.rules.state import LandlordState


class OnTable(Protocol):
    """A question about an offer."""

    author: int
    offer: Offer


def void(state: LandlordState, log: list[Event], question: OnTable, seat: int) -> Left:
    """A seat has left the game while the offer lay on the table (B54)."""
    log.append(events.TradeAnswered(question.author, question.offer, "void"))
    return CLOSED


def are_terms(state: LandlordState, offer: Offer | None) -> bool:
    """Whether this is what the open question is about; a command of an older save doesn't say."""
    question: OnTable = state.stack[-1]  # type: ignore[assignment]
    return offer is None or offer == question.offer


def parties(offer: Offer) -> tuple[int, ...]:
    """The seats an offer names, in seat order."""
    named = set()
    for transfer in offer.transfers:
        named.add(transfer.giver)
        named.add(transfer.taker)
    return tuple(sorted(named))


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
    if any(amount != state.ruleset.floored(amount) for amount in (transfer.cash, transfer.relief)):
        return refuse("trade.step", state.ruleset.unit)
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


def carry_out(state: LandlordState, log: list[Event], offer: Offer) -> None:
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
        inherited.ask(state, seat, spaces)
