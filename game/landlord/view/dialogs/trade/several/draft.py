"""A draft of an offer among any number of seats: goods lie in parcels, each from one seat to another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from game.landlord.rules.commands import Offer
from game.landlord.rules.questions.dues.trade import parties
from game.landlord.view.dialogs.trade.offer import JailCard, Tray, transfer

Item = int | JailCard


@dataclass(frozen=True, slots=True)
class Gift:
    """One thing that a seat gives: a deed, a jail card, cash, or part of a debt let go."""

    giver: int
    taker: int
    item: Item | None = None
    cash: int = 0
    relief: int = 0


@dataclass(slots=True)
class SeveralDraft:
    """What `seats` would give each other."""

    seats: list[int]
    parcels: dict[tuple[int, int], Tray] = field(default_factory=dict)

    @classmethod
    def of(cls, offer: Offer, seats: Iterable[int] = ()) -> SeveralDraft:
        """An offer laid out; further seats may sit at it without giving or getting anything yet."""
        first = list(seats)
        draft = cls(first + [seat for seat in parties(offer) if seat not in first])
        for gift in offer.transfers:
            draft.parcel(gift.giver, gift.taker).take(gift)
        return draft

    def parcel(self, giver: int, taker: int) -> Tray:
        """What one seat gives another."""
        return self.parcels.setdefault((giver, taker), Tray())

    @property
    def empty(self) -> bool:
        return all(tray.empty for tray in self.parcels.values())

    def gifts(self, giver: int) -> Iterator[Gift]:
        """Everything a seat gives, deeds first."""
        mine = [(taker, tray) for (own, taker), tray in self.parcels.items() if own == giver]
        for taker, tray in mine:
            items: list[Item] = [*tray.deeds, *tray.jail_cards]
            for item in items:
                yield Gift(giver, taker, item)
        for taker, tray in mine:
            if tray.cash:
                yield Gift(giver, taker, cash=tray.cash)
            if tray.relief:
                yield Gift(giver, taker, relief=tray.relief)

    def taker_of(self, giver: int, item: Item) -> int | None:
        """Who gets a thing, or None while it stays where it is."""
        return next((gift.taker for gift in self.gifts(giver) if gift.item == item), None)

    def turn(self, giver: int, item: Item, taker: int) -> None:
        """Give a thing to a seat, instead of to another if it was; or take it back if it was that seat's."""
        before = self.taker_of(giver, item)
        if before is not None:
            _turn(self.parcel(giver, before), item)
        if before != taker:
            _turn(self.parcel(giver, taker), item)

    def take_back(self, gift: Gift) -> None:
        """Leave a gift where it is."""
        tray = self.parcel(gift.giver, gift.taker)
        if gift.item is not None:
            _turn(tray, gift.item)
        elif gift.cash:
            tray.cash = 0
        else:
            tray.relief = 0

    def cash_of(self, giver: int) -> int:
        """All the cash a seat gives."""
        return sum(gift.cash for gift in self.gifts(giver))

    def join(self, seat: int) -> None:
        """Another seat takes part."""
        if seat not in self.seats:
            self.seats.append(seat)

    def leave(self, seat: int) -> None:
        """A seat takes part no more, nor does anything to or from it."""
        self.seats.remove(seat)
        self.parcels = {pair: tray for pair, tray in self.parcels.items() if seat not in pair}

    def clear(self) -> None:
        self.parcels.clear()

    def offer(self) -> Offer:
        """The draft as the rules want it; parcels in seat order, so that equal drafts make equal offers."""
        full = [(pair, self.parcels[pair]) for pair in sorted(self.parcels) if not self.parcels[pair].empty]
        return Offer(tuple(transfer(giver, taker, tray) for (giver, taker), tray in full))

    def same(self, offer: Offer) -> bool:
        """Whether an offer would move exactly the same goods."""
        return SeveralDraft.of(offer).offer() == self.offer()


def _turn(tray: Tray, item: Item) -> None:
    if isinstance(item, int):
        tray.turn_deed(item)
    else:
        tray.turn_card(item)
