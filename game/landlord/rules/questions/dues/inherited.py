"""Mortgaged deeds just received: each is lifted now, or kept for the interest (R-15, A22)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.command import Command
from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules.commands import KeepMortgaged, Redeem
from game.landlord.rules.core.question import CLAIM, RAISE, Act, Question
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.deeds import mortgage
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.state import LandlordState


@frame
class Inherited(Frame):
    """Mortgaged deeds just received: the interest is due on each, to lift it now or to keep it (R-15)."""

    seat: int
    spaces: list[int]


def ask(state: LandlordState, seat: int, spaces: list[int]) -> None:
    """Ask about mortgaged deeds just received, if there are any."""
    if spaces:
        push(state, Inherited(seat, spaces))


def _received(state: LandlordState) -> Inherited:
    frame = state.stack[-1]
    assert isinstance(frame, Inherited)
    return frame


def _check_received(state: LandlordState, command: Redeem | KeepMortgaged) -> Refusal | None:
    known = command.space in _received(state).spaces
    return None if known else refuse("inherited.other", command.space)


def _check_redeem(state: LandlordState, command: Redeem) -> Refusal | None:
    refusal = mortgage.check_mortgaged(state, command) or _check_received(state, command)
    if refusal is not None:
        return refusal
    if debt.of(state, command.seat) is not None:
        return refuse("redeem.debt_first")
    return mortgage.check_cost(state, command)


def _redeem(state: LandlordState, log: list[Event], command: Redeem) -> None:
    mortgage.redeem(state, log, command)
    _received(state).spaces.remove(command.space)


def _keep(state: LandlordState, log: list[Event], command: KeepMortgaged) -> None:
    """The interest is paid now, and again when it is lifted later (R-15)."""
    space = command.space
    _received(state).spaces.remove(space)
    interest = state.ruleset.interests[space]
    why = Why(("mortgage.received",), (("mortgage", state.ruleset.spaces[space].mortgage),))
    debt.owe_bank(state, log, command.seat, interest, "interest", space, why)


def _keeps(state: LandlordState, seat: int) -> Iterable[Command]:
    return [KeepMortgaged(seat, space) for space in _received(state).spaces]


def _settle(state: LandlordState, log: list[Event], frame: Inherited) -> bool:
    """The question is closed when every deed is answered for."""
    if frame.spaces:
        return False
    pop(state)
    return True


INHERITED = Question(
    Inherited,
    N_("Mortgaged deeds have just changed hands and must be answered for."),
    acts={
        KeepMortgaged: Act(_keep, _check_received, _keeps),
        Redeem: Act(_redeem, _check_redeem, mortgage.redeems),
    },
    also=RAISE,
    anyone=CLAIM,
    settle=_settle,
)
