"""Leaving the game: bankrupt to a player (R-18), the bank (R-19) or several (R-20), or resigned (R-27)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.frame import Frame
from game.engine.protocol import Refusal
from game.landlord.rules.commands import DeclareBankruptcy, Resign
from game.landlord.rules.core import ledger
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import put_above_turn, replace_all
from game.landlord.rules.deeds import worth
from game.landlord.rules.deeds.building import sold
from game.landlord.rules.frames import QUESTIONS
from game.landlord.rules.options import Creditors
from game.landlord.rules.questions.dues import claims, inherited
from game.landlord.rules.questions.dues.auction import BankSale, split
from game.landlord.rules.questions.dues.debt import Debt, Shares
from game.landlord.rules.questions.turns import endings
from game.landlord.rules.state import BANK, LandlordState


def check_bankruptcy(state: LandlordState, command: DeclareBankruptcy) -> Refusal | None:
    """Only who can't raise the debt may give it up."""
    debt = state.stack[-1]
    assert isinstance(debt, Debt)
    raisable = worth.raisable(state, command.seat)
    return refuse("debt.can_be_raised", raisable, debt.amount) if raisable >= debt.amount else None


def go_bankrupt(state: LandlordState, log: list[Event], command: DeclareBankruptcy) -> None:
    debt = state.stack[-1]
    assert isinstance(debt, Debt)
    _leave(state, log, command.seat, debt.shares, resigned=False)


def resign(state: LandlordState, log: list[Event], command: Resign) -> None:
    """Everything goes to the bank (R-27); but who owes a debt can't leave his creditors with nothing."""
    debts = [frame for frame in state.stack if type(frame) is Debt and frame.seat == command.seat]
    _leave(state, log, command.seat, debts[-1].shares if debts else ((BANK, 0),), resigned=True)


def _leave(state: LandlordState, log: list[Event], seat: int, shares: Shares, resigned: bool) -> None:
    """Take a seat out of the game at once and hand on what it had; the turn goes on (R-21)."""
    creditors = tuple(creditor for creditor, _ in shares)
    ledger.retire(state, log, seat, creditors, resigned, _why(state, creditors, resigned))
    claims.leave(state, log, seat)
    unsold = _close_questions(state, log, seat)
    unsold += _hand_on(state, log, seat, shares)
    if unsold:
        put_above_turn(state, BankSale(unsold))
    endings.after_departure(state, log)


def _hand_on(state: LandlordState, log: list[Event], seat: int, shares: Shares) -> list[int]:
    """All that a seat had to those it owes; the deeds that are left for the bank to sell."""
    creditors = tuple(creditor for creditor, _ in shares)
    if set(creditors) == {BANK}:
        return _to_bank(state, log, seat)
    if len(creditors) > 1 or not endings.ended_by_bankruptcies(state):  # else they go along, standing (A17)
        _sell_buildings(state, log, seat)
    if len(creditors) == 1:
        return _to_heir(state, log, seat, creditors[0])
    if state.ruleset.options.creditors is Creditors.TURN_ORDER:
        return _to_first_unpaid(state, log, seat, shares)
    return _share_out(state, log, seat, creditors)


def _why(state: LandlordState, creditors: tuple[int, ...], resigned: bool) -> Why:
    if resigned:
        return Why(("bankrupt.resigned",))
    if creditors == (BANK,):
        return Why(("bankrupt.to_bank",))
    if len(creditors) == 1:
        return Why(("bankrupt.to_player",))
    return Why((f"bankrupt.{state.ruleset.options.creditors.value}",))


def _close_questions(state: LandlordState, log: list[Event], seat: int) -> list[int]:
    """Take a seat out of every open question; the deeds that this leaves for the bank to sell."""
    kept: list[Frame] = []
    unsold: list[int] = []
    for frame in state.stack:
        left = QUESTIONS[type(frame)].leave(state, log, frame, seat)
        if left is None:
            kept.append(frame)
        else:
            unsold += left
    replace_all(state, kept)
    return unsold


def _deeds(state: LandlordState, seat: int) -> list[int]:
    return [space for space in state.ruleset.deeds if state.owner[space] == seat]


def _sell_buildings(state: LandlordState, log: list[Event], seat: int) -> None:
    """The creditor gets the half price of the buildings, never the buildings (R-18)."""
    for space in _deeds(state, seat):
        if level := state.level[space]:
            ledger.set_level(state, log, space, 0)
            half = state.ruleset.house_costs[space] // 2
            ledger.pay(state, log, BANK, seat, level * half, "sell", space, sold(level, 0))


def _to_bank(state: LandlordState, log: list[Event], seat: int) -> list[int]:
    """Buildings back to stock, mortgages lifted, jail cards under their decks; the deeds to auction."""
    ledger.pay(state, log, seat, BANK, state.cash[seat], "bankruptcy")
    deeds = _deeds(state, seat)
    _deeds_to_bank(state, log, deeds)
    _jail_cards_to(state, log, seat, BANK)
    return deeds


def _deeds_to_bank(state: LandlordState, log: list[Event], deeds: list[int]) -> None:
    for space in deeds:
        if state.level[space]:
            ledger.set_level(state, log, space, 0)
        if state.mortgaged[space]:
            ledger.set_mortgage(state, log, space, False)
        ledger.move_deed(state, log, space, BANK, "bankruptcy")


def _to_heir(state: LandlordState, log: list[Event], seat: int, heir: int) -> list[int]:
    """All cash, deeds and jail cards to one creditor, who owes the interest on mortgaged deeds (R-18)."""
    if heir == BANK:
        return _to_bank(state, log, seat)
    ledger.pay(state, log, seat, heir, state.cash[seat], "bankruptcy")
    deeds = _deeds(state, seat)
    for space in deeds:
        ledger.move_deed(state, log, space, heir, "bankruptcy")
    _jail_cards_to(state, log, seat, heir)
    inherited.ask(state, heir, [space for space in deeds if state.mortgaged[space]])
    return []


def _jail_cards_to(state: LandlordState, log: list[Event], seat: int, taker: int) -> None:
    for deck, card in list(state.jail_cards[seat]):
        ledger.move_jail_card(state, log, deck, card, seat, taker)


def _share_out(state: LandlordState, log: list[Event], seat: int, creditors: tuple[int, ...]) -> list[int]:
    """The cash is split; the bank auctions the deeds and splits the proceeds (R-20)."""
    for heir, amount in split(state.cash[seat], creditors, state.ruleset.unit):
        ledger.pay(state, log, seat, heir, amount, "share")
    deeds = _deeds(state, seat)
    _deeds_to_bank(state, log, deeds)
    _jail_cards_to(state, log, seat, BANK)
    if deeds:
        put_above_turn(state, BankSale(deeds, tuple(c for c in creditors if c != BANK)))
    return []


def _to_first_unpaid(state: LandlordState, log: list[Event], seat: int, shares: Shares) -> list[int]:
    """Creditors are paid in turn order; the first who can't be paid gets all the rest (R-20)."""
    for creditor, amount in shares[:-1]:
        if state.cash[seat] < amount:
            return _to_heir(state, log, seat, creditor)
        ledger.pay(state, log, seat, creditor, amount, "each")
    return _to_heir(state, log, seat, shares[-1][0])
