"""Every command with the rule that checks it and the rule that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine.command import Command
from game.engine.event import Event
from game.engine.protocol import Refusal
from game.landlord.rules import (
    auction,
    bankruptcy,
    building,
    building_auction,
    buying,
    cards,
    debt,
    endings,
    force,
    gifts,
    jail,
    mortgage,
    policy,
    rent_claims,
    trade,
    turn,
)
from game.landlord.rules import commands as c
from game.landlord.rules.refusals import refuse
from game.landlord.rules.state import LandlordState


@dataclass(frozen=True, slots=True)
class Act:
    """A rule in two halves: why not, and what happens."""

    check: Callable[[LandlordState, Any], Refusal | None]
    do: Callable[[LandlordState, list[Event], Any], None]


ACTS: dict[type[Command], Act] = {
    c.RollDice: Act(turn.check_roll, turn.roll),
    c.EndTurn: Act(turn.check_end, turn.end),
    c.PayFine: Act(jail.check_fine, jail.pay_fine),
    c.UseJailCard: Act(jail.check_card, jail.use_card),
    c.BuyDeed: Act(buying.check_buy, buying.buy),
    c.DeclineDeed: Act(buying.check_decline, buying.decline),
    c.Bid: Act(auction.check_bid, auction.bid),
    c.DropOut: Act(auction.check_drop, auction.drop_out),
    c.WantBuilding: Act(building_auction.check_want, building_auction.want),
    c.PassBuilding: Act(building_auction.check_pass, building_auction.pass_by),
    c.ClaimRent: Act(rent_claims.check_claim, rent_claims.claim_rent),
    c.Build: Act(building.check_build, building.build),
    c.SellBuilding: Act(building.check_sell, building.sell),
    c.SellGroup: Act(building.check_sell_group, building.sell_group),
    c.Mortgage: Act(mortgage.check_mortgage, mortgage.take),
    c.Redeem: Act(mortgage.check_redeem, mortgage.redeem),
    c.KeepMortgaged: Act(mortgage.check_keep, mortgage.keep),
    c.ProposeTrade: Act(trade.check_propose, trade.propose),
    c.AcceptTrade: Act(trade.check_accept, trade.accept),
    c.CounterTrade: Act(trade.check_counter, trade.counter),
    c.RefuseTrade: Act(trade.check_refuse, trade.turn_down),
    c.WithdrawTrade: Act(trade.check_withdraw, trade.withdraw),
    c.ChooseEffect: Act(cards.check_choice, cards.choose),
    c.AllowTrade: Act(gifts.check_vote, gifts.allow),
    c.BlockTrade: Act(gifts.check_vote, gifts.block),
    c.MoveMarker: Act(force.check_move, force.move),
    c.LeaveMarker: Act(force.check_leave, force.leave),
    c.DeclareBankruptcy: Act(debt.check_bankruptcy, debt.go_bankrupt),
    c.Resign: Act(bankruptcy.check_resign, bankruptcy.resign),
    c.CallTime: Act(endings.check_time, endings.call_time),
}


# By question: each kind of command that it lets through, the rule that checks it, and who may give it.
_LET_THROUGH = {
    frame: {
        kind: (ACTS[kind].check, kind in question.anyone, question.deciders)
        for kind in question.answers | question.anyone
    }
    for frame, question in policy.POLICIES.items()
}


def check(state: LandlordState, command: Command) -> Refusal | None:
    """Why the command can't be taken: first the game, then the question on top, then its own rule."""
    seat = command.seat
    if state.outcome is not None or not 0 <= seat < state.seats or state.out[seat]:
        return _check_seat(state, command)
    frame: Any = state.stack[-1]
    let_through = _LET_THROUGH[type(frame)].get(type(command))
    if let_through is None:
        known = type(command) in ACTS
        return refuse("turn.other_question", type(frame).__name__) if known else refuse("command.unknown")
    rule, anyone, deciders = let_through
    if not anyone and (seat != frame.seat if deciders is None else seat not in deciders(frame)):
        return refuse("turn.not_yours")
    return rule(state, command)


def _check_seat(state: LandlordState, command: Command) -> Refusal | None:
    """Why a seat can't ask for anything; only the table itself may call time."""
    if state.outcome is not None:
        return refuse("game.over")
    if 0 <= command.seat < state.seats:
        return refuse("seat.out")
    if isinstance(command, c.CallTime) and command.seat == c.TABLE:
        return endings.check_time(state, command)
    return refuse("seat.unknown")
