"""The verbs of a card that pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from game.engine.event import Event, Why
from game.landlord.rules.core import ledger, seats
from game.landlord.rules.deeds import worth
from game.landlord.rules.effect import Effect, Figure, Kind, Money, Per, Sum
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.questions.spaces.effects import Effects
from game.landlord.rules.state import BANK, LandlordState


@dataclass(frozen=True, slots=True)
class Receive(Effect):
    """Money from the bank."""

    amount: Money

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        ledger.pay(state, log, BANK, card.seat, self.amount, "card", card.card)

    def sums(self) -> tuple[Sum, ...]:
        return (Sum(self.amount),)


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Money to the bank."""

    amount: Money

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        debt.owe_bank(state, log, card.seat, self.amount, "card", card.card)

    def sums(self) -> tuple[Sum, ...]:
        return (Sum(-self.amount),)


@dataclass(frozen=True, slots=True)
class ReceiveEach(Effect):
    """Money from every other seat still in the game.

    Everybody who has the cash pays at once; the others must raise it, in turn order (R-21, B19).
    """

    amount: Money

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        others = seats.after(state, card.seat)
        able = [seat for seat in others if state.cash[seat] >= self.amount]
        short = [seat for seat in others if state.cash[seat] < self.amount]
        for seat in (*able, *reversed(short)):
            debt.owe(state, log, seat, ((card.seat, self.amount),), "each", card.card)

    def sums(self) -> tuple[Sum, ...]:
        return (Sum(self.amount, Per.SEAT),)


@dataclass(frozen=True, slots=True)
class PayEach(Effect):
    """Money to every other seat still in the game, one debt to all of them (R-20)."""

    amount: Money

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        shares = tuple((seat, self.amount) for seat in seats.after(state, card.seat))
        debt.owe(state, log, card.seat, shares, "each", card.card)

    def sums(self) -> tuple[Sum, ...]:
        return (Sum(-self.amount, Per.SEAT),)


@dataclass(frozen=True, slots=True)
class PayPerBuilding(Effect):
    """Money to the bank for every house and hotel owned on the whole board at that moment (R-10)."""

    house: Annotated[int, Figure(Kind.MONEY, "For each house.")]
    hotel: Annotated[int, Figure(Kind.MONEY, "For each hotel.")]

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        houses, hotels = worth.buildings(state, card.seat)
        amount = houses * self.house + hotels * self.hotel
        why = Why(("card.repairs",), (("houses", houses), ("hotels", hotels)))
        debt.owe_bank(state, log, card.seat, amount, "card", card.card, why)

    def sums(self) -> tuple[Sum, ...]:
        return (Sum(-self.house, Per.HOUSE), Sum(-self.hotel, Per.HOTEL))
