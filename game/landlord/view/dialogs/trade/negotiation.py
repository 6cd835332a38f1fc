"""What any negotiation is: a draft, the offer on the table, and what is heard. No pixels here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from game.engine.command import Command
from game.engine.event import Event
from game.landlord.rules.commands import CounterTrade, Offer, ProposeTrade, Transfer
from game.landlord.rules.events import TradeProposed
from game.landlord.rules.frames import Negotiation
from game.landlord.rules.questions.dues.trade import parties
from game.landlord.rules.state import LandlordState
from game.landlord.view.dialogs.trade.words import Said
from game.landlord.view.session import Session


@dataclass(frozen=True, slots=True)
class Next:
    """What news leads to: the end of the dialog, or another person at the screen with their partner."""

    over: bool = False
    sits: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """What one seat gave another before a counter-offer, and gives now."""

    before: Transfer
    now: Transfer

    def of(self, item: Hashable) -> bool:
        """Whether a deed or a jail card has come or gone."""
        return (item in (*self.before.deeds, *self.before.jail_cards)) != (
            item in (*self.now.deeds, *self.now.jail_cards)
        )

    @property
    def cash(self) -> int | None:
        """What the cash was before, if it is another now."""
        return self.before.cash if self.before.cash != self.now.cash else None


def _given(offer: Offer, giver: int, taker: int) -> Transfer:
    nothing = Transfer(giver, taker)
    return next((gift for gift in offer.transfers if (gift.giver, gift.taker) == (giver, taker)), nothing)


class Draft(Protocol):
    """An offer in the making."""

    @property
    def empty(self) -> bool: ...
    def clear(self) -> None: ...
    def offer(self) -> Offer: ...
    def same(self, offer: Offer) -> bool: ...


D = TypeVar("D", bound=Draft)


class NegotiationModel(ABC, Generic[D]):
    """Whoever sits at the screen drafts an offer or answers one; a refusal gives it back to whoever began."""

    draft: D

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.said: Said | None = None
        self.countered: Offer | None = None  # what lay on the table before the offer that lies there now
        self._began = seat  # who made the first offer of the negotiation in hand
        self._heard = len(session.log)
        table = self.table
        self._lying = table.offer if table is not None else None
        session.settle()  # so that nothing changes under the draft
        self._seq, self._seen = session.table.seq, session.outlook(seat)  # as it was when last all was quiet

    # how things stand ------------------------------------------------------------------------
    @property
    def state(self) -> LandlordState:
        """The goods as they have been seen."""
        if self.session.quiet and self._seq != self.session.table.seq:
            self._seq, self._seen = self.session.table.seq, self.session.outlook(self.seat)
        return self._seen

    @property
    def table(self) -> Negotiation | None:
        """The offer on the table that concerns this seat, once it has been seen."""
        frame = self.session.frame
        return frame if isinstance(frame, Negotiation) and self.seat in parties(frame.offer) else None

    @property
    def asked(self) -> bool:
        """Whether the seat at the screen must answer."""
        table = self.table
        return table is not None and self.seat in table.waiting

    @property
    @abstractmethod
    def answering(self) -> bool:
        """Whether the draft is an answer."""

    @property
    def unchanged(self) -> bool:
        """Whether the draft is the very offer that lies on the table."""
        table = self.table
        return table is not None and self.asked and self.draft.same(table.offer)

    @property
    def thinking(self) -> bool:
        """Whether somebody else's answer is awaited, or something still moves."""
        return self.session.animating or (self.table is not None and not self.asked)

    @property
    def empty(self) -> bool:
        """Whether nothing is given by anybody."""
        return self.draft.empty

    @property
    def command(self) -> Command:
        """What sending the draft means now."""
        return (CounterTrade if self.asked else ProposeTrade)(self.seat, self.draft.offer())

    # what is done ----------------------------------------------------------------------------
    def clear(self) -> None:
        """Nobody gives anything."""
        self.draft.clear()
        if self.table is None:
            self.said = None

    @abstractmethod
    def restore(self) -> None:
        """Go back to the offer on the table."""

    def sent(self, command: Command) -> None:
        """Remember what was said last, and who began."""
        self.said = None
        if isinstance(command, ProposeTrade):
            self._began = self.seat
        if isinstance(command, (ProposeTrade, CounterTrade)):
            self._offered(command.offer)

    @abstractmethod
    def _offered(self, offer: Offer) -> None:
        """The seat at the screen stands by an offer."""

    @abstractmethod
    def sit(self, seat: int, partner: int) -> None:
        """Another person is at the screen now."""

    # what is heard ---------------------------------------------------------------------------
    def listen(self) -> Next | None:
        """Take in what the log has told since; None when there was nothing new."""
        log = self.session.log
        fresh, self._heard = log[self._heard :], len(log)
        found: Next | None = None
        for line in fresh:
            if line.event is not None:
                self._compare(line.event)
                found = self._take_in(line.event) or found or Next()
        return found

    def _compare(self, event: Event) -> None:
        """Keep what a counter-offer was made to, so that what it changed can be marked."""
        if isinstance(event, TradeProposed):
            self.countered = self._lying if event.revision > 1 else None
            self._lying = event.offer

    def changed(self, giver: int, taker: int) -> Change | None:
        """What the counter-offer that lies in the trays changed between two seats; None if it is none."""
        if self.countered is None or not self.unchanged or self.table is None:
            return None
        return Change(_given(self.countered, giver, taker), _given(self.table.offer, giver, taker))

    @abstractmethod
    def _take_in(self, event: Event) -> Next | None:
        """What an event means for the negotiation."""

    def next_person(self) -> tuple[int, int] | None:
        """Another person who must answer, and with whom: the device has to be passed."""
        decider = self.session.decider
        if self.table is None or decider is None or decider == self.seat:
            return None
        return decider, self.seat
