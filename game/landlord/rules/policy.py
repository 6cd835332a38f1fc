"""Which commands each open question lets through, and from whom: one table for all of them (A20)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.engine.command import Command
from game.engine.frame import Frame
from game.engine.protocol import Refusal
from game.landlord.rules import commands as c
from game.landlord.rules import frames as f
from game.landlord.rules.refusals import refuse
from game.landlord.rules.state import LandlordState

Kinds = frozenset[type[Command]]


@dataclass(frozen=True, slots=True)
class Policy:
    """What the seats that must decide may answer, and what any seat in the game may do meanwhile.

    `deciders` says which they are; where it is None, the seat that the question names decides.
    """

    deciders: Callable[[Any], tuple[int, ...]] | None
    answers: Kinds
    anyone: Kinds


def _next_to_roll(frame: f.OpeningRoll) -> tuple[int, ...]:
    return (frame.rolls.index(0),)


def _next_bidder(frame: f.Auction) -> tuple[int, ...]:
    return (frame.bidders[frame.turn],)


def _asked(frame: f.BuildingCall) -> tuple[int, ...]:
    return tuple(frame.waiting)


def _not_yet_agreed(frame: f.Negotiation | f.TradeVote) -> tuple[int, ...]:
    return tuple(frame.waiting)


_LEAVE: Kinds = frozenset({c.Resign})
_RAISE: Kinds = frozenset({c.SellBuilding, c.SellGroup, c.Mortgage})  # to have the cash that is asked for
_CLAIM: Kinds = _LEAVE | {c.ClaimRent}  # not where cash that is bid, offered or owed is counted on
_BETWEEN: Kinds = _CLAIM | _RAISE | {c.Build, c.WantBuilding, c.Redeem, c.ProposeTrade}  # between two rolls

POLICIES: dict[type[Frame], Policy] = {
    f.OpeningRoll: Policy(_next_to_roll, frozenset({c.RollDice}), _LEAVE),
    f.Turn: Policy(None, frozenset({c.RollDice, c.PayFine, c.UseJailCard, c.EndTurn}), _BETWEEN),
    f.LastFine: Policy(None, _RAISE | {c.PayFine, c.UseJailCard}, _CLAIM),
    f.TaxChoice: Policy(None, frozenset({c.ChooseEffect}), _CLAIM),
    f.EffectChoice: Policy(None, frozenset({c.ChooseEffect}), _CLAIM),
    f.Contest: Policy(None, frozenset({c.RollDice}), _CLAIM),
    f.MarkerChoice: Policy(None, frozenset({c.MoveMarker, c.LeaveMarker}), _CLAIM),
    f.BuyOffer: Policy(None, _RAISE | {c.BuyDeed, c.DeclineDeed}, _CLAIM),
    f.Auction: Policy(_next_bidder, _RAISE | {c.Bid, c.DropOut}, _LEAVE),
    f.BuildingCall: Policy(_asked, frozenset({c.WantBuilding, c.PassBuilding}), _LEAVE),
    f.BuildingAuction: Policy(_next_bidder, frozenset({c.Bid, c.DropOut}), _LEAVE),
    f.Debt: Policy(None, _RAISE | {c.ProposeTrade, c.DeclareBankruptcy}, _LEAVE),
    f.Inherited: Policy(None, _RAISE | {c.Redeem, c.KeepMortgaged}, _CLAIM),
    f.Negotiation: Policy(
        _not_yet_agreed, frozenset({c.AcceptTrade, c.CounterTrade, c.RefuseTrade}), _LEAVE | {c.WithdrawTrade}
    ),
    f.TradeVote: Policy(_not_yet_agreed, frozenset({c.AllowTrade, c.BlockTrade}), _LEAVE),
}


def waiting_on(state: LandlordState) -> tuple[int, ...]:
    """The seats that must answer the question on top."""
    if not state.stack:
        return ()
    frame: Any = state.stack[-1]
    deciders = POLICIES[type(frame)].deciders
    return (frame.seat,) if deciders is None else deciders(frame)


def admits(state: LandlordState, seat: int, kind: type[Command]) -> Refusal | None:
    """Whether the question on top lets this kind of command through from this seat."""
    frame: Any = state.stack[-1]
    policy = POLICIES[type(frame)]
    if kind in policy.anyone:
        return None
    if kind not in policy.answers:
        return refuse("turn.other_question", type(frame).__name__)
    deciders = policy.deciders
    asked = frame.seat == seat if deciders is None else seat in deciders(frame)
    return None if asked else refuse("turn.not_yours")
