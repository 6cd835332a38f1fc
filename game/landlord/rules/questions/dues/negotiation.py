"""Offers and counter-offers, and agreement to what was seen (R-24)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.command import Command, Opening
from game.engine.event import Event
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import (
    AcceptTrade,
    CounterTrade,
    Offer,
    ProposeTrade,
    RefuseTrade,
    WithdrawTrade,
)
from game.landlord.rules.core.question import LEAVE, Act, Question, all_waiting
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.questions.dues import trade, trade_vote
from game.landlord.rules.state import LandlordState


@frame
class Negotiation(Frame):
    """An offer on the table; `waiting` are the seats that have not yet accepted this revision."""

    author: int
    offer: Offer
    revision: int
    waiting: list[int]


# --- between two rolls, or in a debt: to make an offer -----


def _check_propose(state: LandlordState, command: ProposeTrade) -> Refusal | None:
    return _check_bound(state, command.seat) or trade.check_offer(state, command.seat, command.offer)


def _check_bound(state: LandlordState, seat: int) -> Refusal | None:
    """So that nobody can hold the table up: the offers between two rolls are limited."""
    limit = state.ruleset.options.offers_between_rolls
    return refuse("trade.limit", limit) if state.offers_made[seat] >= limit else None


def _propose(state: LandlordState, log: list[Event], command: ProposeTrade) -> None:
    _put(state, log, command.seat, command.offer, 1)


def _put(state: LandlordState, log: list[Event], author: int, offer: Offer, revision: int) -> None:
    state.offers_made[author] += 1
    waiting = [seat for seat in trade.parties(offer) if seat != author]
    push(state, Negotiation(author, offer, revision, waiting))
    log.append(events.TradeProposed(author, offer, revision))


def forget_offers(state: LandlordState) -> None:
    """The dice are rolled: everybody may make as many offers again."""
    state.offers_made = [0] * state.seats


def _may_propose(state: LandlordState, seat: int) -> Opening | None:
    return Opening("ProposeTrade") if _check_bound(state, seat) is None else None


PROPOSE = Act(_propose, _check_propose, opening=_may_propose)


# --- to answer it -----


def _on_table(state: LandlordState) -> Negotiation:
    negotiation = state.stack[-1]
    assert isinstance(negotiation, Negotiation)
    return negotiation


def _check_accept(state: LandlordState, command: AcceptTrade) -> Refusal | None:
    """Agreement binds only to the terms that were seen."""
    seen = command.revision == _on_table(state).revision and trade.are_terms(state, command.offer)
    return None if seen else refuse("trade.revision")


def _accept(state: LandlordState, log: list[Event], command: AcceptTrade) -> None:
    """The deal is done when everybody in it has agreed."""
    negotiation = _on_table(state)
    negotiation.waiting.remove(command.seat)
    log.append(events.TradeAnswered(command.seat, negotiation.offer, "accepted"))
    if not negotiation.waiting:
        pop(state)
        if not trade_vote.ask(state, log, negotiation.author, negotiation.offer):
            trade.carry_out(state, log, negotiation.offer)


def _acceptance(state: LandlordState, seat: int) -> Iterable[Command]:
    return (AcceptTrade(seat, _on_table(state).revision, _on_table(state).offer),)


def _check_counter(state: LandlordState, command: CounterTrade) -> Refusal | None:
    """A counter-offer must still name whom it answers (B03)."""
    if _on_table(state).author not in trade.parties(command.offer):
        return refuse("trade.other_author")
    return _check_bound(state, command.seat) or trade.check_offer(state, command.seat, command.offer)


def _counter(state: LandlordState, log: list[Event], command: CounterTrade) -> None:
    """Any change asks everybody again."""
    revision = _on_table(state).revision
    pop(state)
    _put(state, log, command.seat, command.offer, revision + 1)


def _may_counter(state: LandlordState, seat: int) -> Opening | None:
    return Opening("CounterTrade") if _check_bound(state, seat) is None else None


def _close(state: LandlordState, log: list[Event], seat: int, answer: str) -> None:
    log.append(events.TradeAnswered(seat, _on_table(state).offer, answer))
    pop(state)


def _refuse(state: LandlordState, log: list[Event], command: RefuseTrade) -> None:
    _close(state, log, command.seat, "refused")


def _check_withdraw(state: LandlordState, command: WithdrawTrade) -> Refusal | None:
    return None if command.seat == _on_table(state).author else refuse("trade.not_author")


def _withdraw(state: LandlordState, log: list[Event], command: WithdrawTrade) -> None:
    _close(state, log, command.seat, "withdrawn")


NEGOTIATION = Question(
    Negotiation,
    N_("An offer lies on the table."),
    acts={
        AcceptTrade: Act(_accept, _check_accept, _acceptance),
        CounterTrade: Act(_counter, _check_counter, opening=_may_counter),
        RefuseTrade: Act(_refuse),
        WithdrawTrade: Act(_withdraw, _check_withdraw),
    },
    anyone=LEAVE | {WithdrawTrade},
    deciders=all_waiting,
    leave=trade.void,
)
