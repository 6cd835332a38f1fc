"""The table watches over gifts, a house rule: a trade far below value needs everybody's consent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.engine.command import Command
from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import AllowTrade, BlockTrade, Offer, Transfer
from game.landlord.rules.core import seats
from game.landlord.rules.core.question import Act, Question, all_waiting
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.questions.dues import trade
from game.landlord.rules.state import LandlordState

LEAST = 200  # a difference smaller than this is no gift, in units of the US board


@frame
class TradeVote(Frame):
    """A lopsided trade that its parties agreed to; `waiting` are the seats outside it still to consent."""

    author: int
    offer: Offer
    waiting: list[int]


def ask(state: LandlordState, log: list[Event], author: int, offer: Offer) -> bool:
    """Put a lopsided offer to the seats outside it; False if there is nothing or nobody to ask."""
    if not state.ruleset.options.gift_guard:
        return False
    gives, gets = _sums(state, offer)
    voters = [seat for seat in seats.after(state, author) if seat not in gives.keys() | gets.keys()]
    giver = max(gives, key=lambda seat: gives[seat] - gets[seat])
    if not voters or not _is_gift(state, gives[giver], gets[giver]):
        return False
    why = Why(("trade.gift",), (("gives", gives[giver]), ("gets", gets[giver])))
    log.append(events.TradeVoteOpened(author, offer, tuple(voters), why=why))
    push(state, TradeVote(author, offer, voters))
    return True


def _is_gift(state: LandlordState, gives: int, gets: int) -> bool:
    """Given away for less than half its value."""
    return gives > 2 * gets and gives - gets >= LEAST * state.ruleset.unit


def _sums(state: LandlordState, offer: Offer) -> tuple[Counter[int], Counter[int]]:
    """By seat, the value of what it gives and gets: cash, debts let off, deeds at price (A19)."""
    gives: Counter[int] = Counter()
    gets: Counter[int] = Counter()
    for transfer in offer.transfers:
        value = _value(state, transfer)
        gives[transfer.giver] += value
        gets[transfer.taker] += value
    return gives, gets


def _value(state: LandlordState, transfer: Transfer) -> int:
    rules = state.ruleset
    prices = (rules.spaces[space].price // (1 + state.mortgaged[space]) for space in transfer.deeds)
    return transfer.cash + transfer.relief + sum(prices) + len(transfer.jail_cards) * rules.jail_fine


def _check_allow(state: LandlordState, command: AllowTrade) -> Refusal | None:
    return None if trade.are_terms(state, command.offer) else refuse("trade.revision")


def _consent(state: LandlordState, seat: int) -> Iterable[Command]:
    vote = state.stack[-1]
    assert isinstance(vote, TradeVote)
    return (AllowTrade(seat, vote.offer),)


def _allow(state: LandlordState, log: list[Event], command: AllowTrade) -> None:
    vote = state.stack[-1]
    assert isinstance(vote, TradeVote)
    vote.waiting.remove(command.seat)
    log.append(events.TradeVoted(command.seat, vote.offer, True))


def _block(state: LandlordState, log: list[Event], command: BlockTrade) -> None:
    """One objection is enough."""
    vote = pop(state)
    assert isinstance(vote, TradeVote)
    log.append(events.TradeVoted(command.seat, vote.offer, False))
    log.append(events.TradeAnswered(command.seat, vote.offer, "blocked"))


def _settle(state: LandlordState, log: list[Event], vote: TradeVote) -> bool:
    """A lopsided deal is done when nobody is left to object."""
    if vote.waiting:
        return False
    pop(state)
    trade.carry_out(state, log, vote.offer)
    return True


TRADE_VOTE = Question(
    TradeVote,
    N_("The table is asked whether it allows a trade."),
    acts={AllowTrade: Act(_allow, _check_allow, _consent), BlockTrade: Act(_block)},
    deciders=all_waiting,
    settle=_settle,
    leave=trade.void,
)
