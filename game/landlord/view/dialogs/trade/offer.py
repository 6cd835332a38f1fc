"""A draft of an offer between two seats: what lies in the two trays until it is sent."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.landlord.rules.commands import Offer, Transfer

JailCard = tuple[int, int]


@dataclass(slots=True)
class Tray:
    """What one side puts on the table, in the order it was put there; `relief` is let go of a debt (A16)."""

    cash: int = 0
    deeds: list[int] = field(default_factory=list)
    jail_cards: list[JailCard] = field(default_factory=list)
    relief: int = 0

    @property
    def empty(self) -> bool:
        return not (self.cash or self.deeds or self.jail_cards or self.relief)

    def turn_deed(self, space: int) -> None:
        """Put a deed on the table, or take it back."""
        (self.deeds.remove if space in self.deeds else self.deeds.append)(space)

    def turn_card(self, card: JailCard) -> None:
        """Put a jail card on the table, or take it back."""
        (self.jail_cards.remove if card in self.jail_cards else self.jail_cards.append)(card)

    def clear(self) -> None:
        self.cash, self.deeds, self.jail_cards, self.relief = 0, [], [], 0

    def take(self, gift: Transfer) -> None:
        """Lay the goods of a parcel in it."""
        self.cash += gift.cash
        self.deeds += gift.deeds
        self.jail_cards += gift.jail_cards
        self.relief += gift.relief


@dataclass(slots=True)
class OfferDraft:
    """What `seat` would give its partner and get from it."""

    seat: int
    partner: int
    give: Tray = field(default_factory=Tray)
    get: Tray = field(default_factory=Tray)

    @classmethod
    def of(cls, offer: Offer, seat: int) -> OfferDraft:
        """An offer between two seats as one of them sees it."""
        others = {s for t in offer.transfers for s in (t.giver, t.taker)} - {seat}
        draft = cls(seat, min(others))
        for transfer in offer.transfers:
            (draft.give if transfer.giver == seat else draft.get).take(transfer)
        return draft

    @property
    def empty(self) -> bool:
        return self.give.empty and self.get.empty

    def clear(self) -> None:
        self.give.clear()
        self.get.clear()

    def offer(self) -> Offer:
        """The draft as the rules want it; goods in board order, so that equal drafts make equal offers."""
        sides = ((self.seat, self.partner, self.give), (self.partner, self.seat, self.get))
        return Offer(tuple(transfer(giver, taker, tray) for giver, taker, tray in sides if not tray.empty))

    def same(self, offer: Offer) -> bool:
        """Whether an offer would move exactly the same goods."""
        return OfferDraft.of(offer, self.seat).offer() == self.offer() if offer.transfers else self.empty

    def fit(self, holds: dict[int, tuple[int, set[int], set[JailCard]]]) -> None:
        """Drop what a side no longer holds: cash, deeds and jail cards by seat."""
        for giver, tray in ((self.seat, self.give), (self.partner, self.get)):
            cash, deeds, cards = holds[giver]
            tray.cash = min(tray.cash, cash)
            tray.deeds = [space for space in tray.deeds if space in deeds]
            tray.jail_cards = [card for card in tray.jail_cards if card in cards]


def transfer(giver: int, taker: int, tray: Tray) -> Transfer:
    """One side of an offer."""
    deeds, cards = tuple(sorted(tray.deeds)), tuple(sorted(tray.jail_cards))
    return Transfer(giver, taker, tray.cash, deeds, cards, tray.relief)
