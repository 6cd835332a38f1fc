"""A free deed is offered to whoever lands on it; refused or out of reach, it is auctioned at once (R-1)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import BuyDeed, DeclineDeed
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import CLAIM, RAISE, Act, Left, Question
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.deeds import worth
from game.landlord.rules.questions.dues import auction
from game.landlord.rules.ruleset import Space
from game.landlord.rules.state import BANK, LandlordState


@frame
class BuyOffer(Frame):
    """May buy the deed of the space, or it is auctioned."""

    seat: int
    space: int


def offer(state: LandlordState, log: list[Event], seat: int, space: Space) -> None:
    """Nothing is for sale to a seat that has not passed GO yet, where a house rule says so (R-25)."""
    if state.ruleset.options.no_buying_first_lap and not state.passed_go[seat]:
        log.append(events.DeedLeft(seat, space.index, why=Why(("buy.first_lap",))))
    elif worth.can_raise(state, seat, space.price):
        log.append(events.DeedOffered(seat, space.index))
        push(state, BuyOffer(seat, space.index))
    else:
        auction.open_left_of(state, log, seat, space.index, Why(("buy.out_of_reach",)))


def _check_buy(state: LandlordState, command: BuyDeed) -> Refusal | None:
    frame = state.stack[-1]
    assert isinstance(frame, BuyOffer)
    price, cash = state.ruleset.spaces[frame.space].price, state.cash[command.seat]
    return refuse("cash.short", price, cash) if cash < price else None


def _buy(state: LandlordState, log: list[Event], command: BuyDeed) -> None:
    frame = pop(state)
    assert isinstance(frame, BuyOffer)
    space = state.ruleset.spaces[frame.space]
    ledger.pay(state, log, command.seat, BANK, space.price, "price", space.index)
    ledger.move_deed(state, log, space.index, command.seat, "price")


def _decline(state: LandlordState, log: list[Event], command: DeclineDeed) -> None:
    frame = pop(state)
    assert isinstance(frame, BuyOffer)
    may_bid = state.ruleset.options.refuser_may_bid
    auction.open_left_of(state, log, command.seat, frame.space, Why(("buy.declined",)), may_bid)


def _leave(state: LandlordState, log: list[Event], frame: BuyOffer, seat: int) -> Left | None:
    """The deed that a leaving seat was offered is left for the bank to sell."""
    return (frame.space,) if frame.seat == seat else None


BUY_OFFER = Question(
    BuyOffer,
    N_("A deed is on offer: buy it or let it go under the hammer."),
    acts={BuyDeed: Act(_buy, _check_buy), DeclineDeed: Act(_decline)},
    also=RAISE,
    anyone=CLAIM,
    leave=_leave,
)
