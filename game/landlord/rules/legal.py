"""What a seat may do now: closed-form commands, and free-form kinds with their bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product

from game.engine.command import Command, Opening
from game.landlord.rules import auction, markers, policy, shortage
from game.landlord.rules import commands as c
from game.landlord.rules.acts import ACTS
from game.landlord.rules.frames import Auction, BuildingCall, Inherited, MarkerChoice, Negotiation
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import LandlordState

Candidates = Callable[[LandlordState, int], Iterable[Command]]


def answers(state: LandlordState, seat: int) -> list[Command]:
    """The closed-form commands by which a seat can answer the question on top; none if it isn't asked."""
    if seat not in policy.waiting_on(state):
        return []
    return _allowed(state, seat, policy.POLICIES[type(state.stack[-1])].answers)


def legal_commands(state: LandlordState, seat: int) -> list[Command]:
    """Every closed-form command of a seat, answers first, then what it may do meanwhile."""
    if not state.stack or not 0 <= seat < state.seats or state.out[seat]:
        return []
    return answers(state, seat) + _allowed(state, seat, policy.POLICIES[type(state.stack[-1])].anyone)


def _allowed(state: LandlordState, seat: int, kinds: policy.Kinds) -> list[Command]:
    return [
        command
        for kind, candidates in _CANDIDATES.items()
        if kind in kinds
        for command in candidates(state, seat)
        if ACTS[kind].check(state, command) is None
    ]


def openings(state: LandlordState, seat: int) -> list[Opening]:
    """Bids and offers a seat may make now."""
    if not state.stack or not 0 <= seat < state.seats or state.out[seat]:
        return []
    frame = state.stack[-1]
    if isinstance(frame, Auction):
        lowest, cash = auction.lowest_bid(state, frame), state.cash[seat]
        may_bid = frame.bidders[frame.turn] == seat and cash >= lowest
        return [Opening("Bid", lowest, cash)] if may_bid else []
    found: list[Opening] = []
    if policy.admits(state, seat, c.WantBuilding) is None and (most := _most_wanted(state, seat)):
        found.append(Opening("WantBuilding", 1, most))
    kind = c.CounterTrade if isinstance(frame, Negotiation) else c.ProposeTrade
    may_offer = state.offers_made[seat] < state.ruleset.options.offers_between_rolls
    if may_offer and policy.admits(state, seat, kind) is None:
        found.append(Opening(kind.__name__))
    return found


def _most_wanted(state: LandlordState, seat: int) -> int:
    """How many of the bank's last buildings a seat may want, as an answer or because others could too."""
    frame = state.stack[-1]
    kinds = (frame.hotel,) if isinstance(frame, BuildingCall) else (False, True)
    most = 0
    for hotel in kinds:
        count = min(shortage.room(state, seat, hotel), shortage.left(state, hotel))
        if isinstance(frame, BuildingCall) or (count and shortage.rivals(state, seat, hotel, count)):
            most = max(most, count)
    return most


def _one(make: Callable[[int], Command]) -> Candidates:
    return lambda state, seat: (make(seat),)


def _own_deeds(make: Callable[[int, int], Command], mortgaged: bool) -> Candidates:
    def candidates(state: LandlordState, seat: int) -> list[Command]:
        return [
            make(seat, space)
            for space in state.ruleset.deeds
            if state.owner[space] == seat and state.mortgaged[space] is mortgaged
        ]

    return candidates


def _builds(state: LandlordState, seat: int) -> list[Command]:
    owner = state.owner
    return [
        c.Build(seat, space)
        for group in state.ruleset.groups
        if group.kind is SpaceKind.STREET and all(owner[space] == seat for space in group.members)
        for space in group.members
    ]


def _sales(state: LandlordState, seat: int) -> list[Command]:
    return [
        c.SellBuilding(seat, space)
        for space in state.ruleset.deeds
        if state.level[space] and state.owner[space] == seat
    ]


def _group_sales(state: LandlordState, seat: int) -> list[Command]:
    found: list[Command] = []
    for index, group in enumerate(state.ruleset.groups):
        now = [state.level[space] for space in group.members]
        if any(now) and state.owner[group.members[0]] == seat:
            found += [c.SellGroup(seat, index, levels) for levels in _lower_levels(state.ruleset, now)]
    return found


def _lower_levels(rules: Ruleset, now: list[int]) -> Iterable[tuple[int, ...]]:
    """What a group could be sold down to."""
    if rules.options.uneven_building:
        return product(*(range(level, -1, -1) for level in now))
    ways = even_levels(len(now), rules.hotel_level)
    return (levels for levels in ways if all(new <= old for new, old in zip(levels, now, strict=True)))


@cache
def even_levels(members: int, highest: int) -> tuple[tuple[int, ...], ...]:
    """Every way to have so many streets evenly built, highest first."""
    ways = product(range(highest, -1, -1), repeat=members)
    return tuple(levels for levels in ways if max(levels) - min(levels) <= 1)


def _inherited(state: LandlordState, seat: int) -> list[Command]:
    frame = state.stack[-1]
    return [c.KeepMortgaged(seat, space) for space in frame.spaces] if isinstance(frame, Inherited) else []


def _claims(state: LandlordState, seat: int) -> list[Command]:
    return [c.ClaimRent(seat, claim.id) for claim in state.claims]


def _marker_moves(state: LandlordState, seat: int) -> list[Command]:
    if not isinstance(state.stack[-1], MarkerChoice):
        return []
    return [c.MoveMarker(seat, space) for space in markers.free(state)]


def _accept(state: LandlordState, seat: int) -> list[Command]:
    negotiation = state.stack[-1]
    return [c.AcceptTrade(seat, negotiation.revision)] if isinstance(negotiation, Negotiation) else []


_CANDIDATES: dict[type[Command], Candidates] = {
    c.RollDice: _one(c.RollDice),
    c.PayFine: _one(c.PayFine),
    c.UseJailCard: _one(c.UseJailCard),
    c.EndTurn: _one(c.EndTurn),
    c.BuyDeed: _one(c.BuyDeed),
    c.DeclineDeed: _one(c.DeclineDeed),
    c.DropOut: _one(c.DropOut),
    c.ChooseEffect: lambda state, seat: (c.ChooseEffect(seat, 0), c.ChooseEffect(seat, 1)),
    c.AcceptTrade: _accept,
    c.RefuseTrade: _one(c.RefuseTrade),
    c.WithdrawTrade: _one(c.WithdrawTrade),
    c.AllowTrade: _one(c.AllowTrade),
    c.BlockTrade: _one(c.BlockTrade),
    c.KeepMortgaged: _inherited,
    c.Redeem: _own_deeds(c.Redeem, mortgaged=True),
    c.PassBuilding: _one(c.PassBuilding),
    c.ClaimRent: _claims,
    c.Build: _builds,
    c.SellBuilding: _sales,
    c.SellGroup: _group_sales,
    c.Mortgage: _own_deeds(c.Mortgage, mortgaged=False),
    c.MoveMarker: _marker_moves,
    c.LeaveMarker: _one(c.LeaveMarker),
    c.DeclareBankruptcy: _one(c.DeclareBankruptcy),
    c.Resign: _one(c.Resign),
}
