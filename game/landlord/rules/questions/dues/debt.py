"""Debts: paid at once, or raised before anything else goes on (R-22)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.landlord.rules import events
from game.landlord.rules.commands import DeclareBankruptcy, ProposeTrade
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import CLOSED, RAISE, Left, Question
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.moves import pot
from game.landlord.rules.state import BANK, LandlordState

Shares = tuple[tuple[int, int], ...]


@frame
class Debt(Frame):
    """Settles itself as soon as the cash suffices (R-22). `shares` are (creditor, amount), the bank being -1.

    What the payment buys waits in the frame below.
    """

    seat: int
    shares: Shares
    reason: str
    about: int

    @property
    def amount(self) -> int:
        """All that is owed."""
        total = 0
        for _, amount in self.shares:
            total += amount
        return total


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


def _settle(state: LandlordState, log: list[Event], debt: Debt) -> bool:
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
    """A creditor takes this much as paid, for what it got in kind (A16)."""
    debt = open_now(state)
    assert debt is not None
    shares = ((to, owed - amount if to == creditor else owed) for to, owed in debt.shares)
    debt.shares = tuple((to, owed) for to, owed in shares if owed)
    why = Why(("debt.in_kind",))
    log.append(events.DebtEased(debt.seat, creditor, amount, debt.amount, why=why))


def open_now(state: LandlordState) -> Debt | None:
    """The debt that must be settled before anything else goes on."""
    return next((item for item in reversed(state.stack) if type(item) is Debt), None)


def of(state: LandlordState, seat: int) -> Debt | None:
    """The debt a seat must settle first, if it has any."""
    for item in reversed(state.stack):
        if type(item) is Debt and item.seat == seat:
            return item
    return None


def _leave(state: LandlordState, log: list[Event], debt: Debt, seat: int) -> Left | None:
    """The debt of who leaves falls with it; what it was owed goes to the bank."""
    if debt.seat == seat:
        return CLOSED
    debt.shares = tuple((BANK if to == seat else to, amount) for to, amount in debt.shares)
    return None


DEBT = Question(
    Debt,
    N_("A debt must be settled."),
    also=RAISE | {ProposeTrade, DeclareBankruptcy},
    settle=_settle,
    leave=_leave,
)
