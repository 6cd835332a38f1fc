"""Debts: paid at once, or raised before anything else goes on (R-22)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import bankruptcy, events, ledger, pot, worth
from game.landlord.rules.commands import DeclareBankruptcy
from game.landlord.rules.frames import Debt, pop, push
from game.landlord.rules.refusals import refuse
from game.landlord.rules.state import BANK, LandlordState

Shares = tuple[tuple[int, int], ...]


def owe(
    state: LandlordState,
    log: list[Event],
    seat: int,
    shares: Shares,
    reason: str,
    about: int,
    why: Why | None = None,
) -> None:
    """Pay the creditors at once if the cash is there; else everything waits until it is raised."""
    amount = 0
    for _, share in shares:
        amount += share
    if state.cash[seat] >= amount:
        for creditor, share in shares:
            ledger.pay(state, log, seat, pot.payee(state, creditor, reason), share, reason, about, why)
        return
    creditors = tuple(creditor for creditor, _ in shares)
    log.append(events.DebtOpened(seat, creditors, amount, reason, why=why))
    push(state, Debt(seat, shares, reason, about))


def owe_bank(
    state: LandlordState,
    log: list[Event],
    seat: int,
    amount: int,
    reason: str,
    about: int,
    why: Why | None = None,
) -> None:
    owe(state, log, seat, ((BANK, amount),), reason, about, why)


def settle(state: LandlordState, log: list[Event], debt: Debt) -> bool:
    """The debt pays itself as soon as the cash suffices."""
    if state.cash[debt.seat] < debt.amount:
        return False
    pop(state)
    for creditor, share in debt.shares:
        payee = pot.payee(state, creditor, debt.reason)
        ledger.pay(state, log, debt.seat, payee, share, debt.reason, debt.about)
    log.append(events.DebtSettled(debt.seat))
    return True


def ease(state: LandlordState, log: list[Event], creditor: int, amount: int) -> None:
    """A creditor takes so much as paid, for what it got in kind (A16)."""
    debt = open_now(state)
    assert debt is not None
    shares = ((to, owed - amount if to == creditor else owed) for to, owed in debt.shares)
    debt.shares = tuple((to, owed) for to, owed in shares if owed)
    why = Why(("debt.in_kind",))
    log.append(events.DebtEased(debt.seat, creditor, amount, debt.amount, why=why))


def open_now(state: LandlordState) -> Debt | None:
    """The debt that must be settled before anything else goes on."""
    return next((frame for frame in reversed(state.stack) if type(frame) is Debt), None)


def of(state: LandlordState, seat: int) -> Debt | None:
    """The debt a seat must settle first, if it has any."""
    for frame in reversed(state.stack):
        if type(frame) is Debt and frame.seat == seat:
            return frame
    return None


def check_bankruptcy(state: LandlordState, command: DeclareBankruptcy) -> Refusal | None:
    """Only who can't raise the debt may give it up."""
    debt = state.stack[-1]
    assert isinstance(debt, Debt)
    raisable = worth.raisable(state, command.seat)
    return refuse("debt.can_be_raised", raisable, debt.amount) if raisable >= debt.amount else None


def go_bankrupt(state: LandlordState, log: list[Event], command: DeclareBankruptcy) -> None:
    debt = state.stack[-1]
    assert isinstance(debt, Debt)
    bankruptcy.leave(state, log, command.seat, debt.shares, resigned=False)
