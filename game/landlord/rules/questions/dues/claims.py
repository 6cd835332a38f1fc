"""Rents that the owner must ask for, and loses when the players after the tenant have rolled (A4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.engine.command import Command
from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import ClaimRent
from game.landlord.rules.core.question import Act
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import Turn
from game.landlord.rules.options import RentClaim
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.state import Claim, LandlordState

ROLLS = {RentClaim.UNTIL_NEXT_ROLL: 1, RentClaim.UNTIL_SECOND_NEXT_ROLL: 2}


def fall_due(
    state: LandlordState, log: list[Event], tenant: int, owner: int, space: int, amount: int, why: Why
) -> None:
    """A rent is paid at once, or waits until it is asked for; what it is was settled by the landing."""
    rolls = ROLLS.get(state.ruleset.options.rent_claim)
    if rolls is None:
        _charge(state, log, tenant, owner, space, amount, why)
        return
    number = 1 + max((claim.id for claim in state.claims), default=0)
    state.claims.append(Claim(number, owner, tenant, space, amount, rolls, why))
    log.append(events.RentOpened(number, tenant, owner, space, amount, rolls, why=why))


def _charge(
    state: LandlordState, log: list[Event], tenant: int, owner: int, space: int, amount: int, why: Why
) -> None:
    log.append(events.RentDue(tenant, owner, space, amount, why=why))
    debt.owe(state, log, tenant, ((owner, amount),), "rent", space)


def find(state: LandlordState, number: int) -> Claim | None:
    """The open claim of a number."""
    return next((claim for claim in state.claims if claim.id == number), None)


def owners(state: LandlordState) -> list[int]:
    """The seats that may ask for a rent now, by age of their claims."""
    return [claim.owner for claim in state.claims] if state.claims else []


def last_calls(state: LandlordState) -> list[ClaimRent]:
    """The claims that are lost if the seat whose turn it is rolls now."""
    turn = state.stack[-1] if state.claims else None  # a game that is over has none
    if not isinstance(turn, Turn) or turn.dice:
        return []
    return [ClaimRent(claim.owner, claim.id) for claim in state.claims if claim.rolls == 1]


def _check(state: LandlordState, command: ClaimRent) -> Refusal | None:
    claim = find(state, command.claim)
    if claim is None:
        return refuse("claim.gone")
    return None if claim.owner == command.seat else refuse("claim.not_yours", claim.space)


def _claim(state: LandlordState, log: list[Event], command: ClaimRent) -> None:
    """Asked for in time, it is a rent like any other: paid at once, or raised before all else."""
    claim = find(state, command.claim)
    assert claim is not None
    state.claims.remove(claim)
    log.append(events.RentClaimed(claim.id, claim.owner, claim.tenant, claim.space, claim.amount))
    _charge(state, log, claim.tenant, claim.owner, claim.space, claim.amount, claim.why)


def grow_old(state: LandlordState, log: list[Event]) -> None:
    """Another player takes the dice: each open claim has one roll less, and the oldest are lost."""
    for claim in state.claims[:]:
        if claim.rolls > 1:
            older = replace(claim, rolls=claim.rolls - 1)
            state.claims[state.claims.index(claim)] = older
            log.append(events.RentStillOpen(claim.id, older.rolls))
        else:
            _lose(state, log, claim, "late", Why(("rent.unclaimed",)))


def leave(state: LandlordState, log: list[Event], seat: int) -> None:
    """A seat that leaves the game neither claims nor is asked any more."""
    for claim in state.claims[:]:
        if seat in (claim.owner, claim.tenant):
            _lose(state, log, claim, "left", None)


def forget(state: LandlordState) -> None:
    """The game is over: no rent can be claimed any more."""
    state.claims.clear()


def _open(state: LandlordState, seat: int) -> Iterable[Command]:
    return [ClaimRent(seat, claim.id) for claim in state.claims]


def _lose(state: LandlordState, log: list[Event], claim: Claim, cause: str, why: Why | None) -> None:
    state.claims.remove(claim)
    log.append(
        events.RentLost(claim.id, claim.owner, claim.tenant, claim.space, claim.amount, cause, why=why)
    )


CLAIM = Act(_claim, _check, _open)
