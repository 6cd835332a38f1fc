"""What is being agreed in a trade: the drafts, who asked whom, what was answered. No pixels here."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.command import Command
from game.engine.event import Event
from game.rules.classic.commands import CounterTrade, Offer, ProposeTrade
from game.rules.classic.events import TradeAnswered, TradeProposed
from game.rules.classic.frames import TradeTalk
from game.rules.classic.state import ClassicState
from game.view.drafts.offer import OfferDraft
from game.view.i18n import _
from game.view.scenes import trade_words
from game.view.scenes.trade_words import Said
from game.view.session import Session


@dataclass(frozen=True, slots=True)
class Next:
    """What news leads to: the end of the dialog, or another person at the screen with their partner."""

    over: bool = False
    sits: tuple[int, int] | None = None


class Talk:
    """One seat at the screen and one partner; drafts are kept for each pair while the dialog is open."""

    def __init__(self, session: Session, seat: int, partner: int | None) -> None:
        self.session = session
        self.seat = seat
        self.said: Said | None = None
        self._drafts: dict[tuple[int, int], OfferDraft] = {}
        self._heard = len(session.log)
        self._began = seat  # who made the first offer of the talk in hand
        self._sent: Offer | None = None
        self._seen = session.state.copy()  # as it was when last all was quiet
        self.partner = partner if partner is not None else self._likely()
        table = self.table
        if table is not None:
            other = OfferDraft.of(table.offer, table.author).partner
            self._began = table.author if table.revision % 2 else other
        self._lay_out()

    # how things stand ------------------------------------------------------------------------
    @property
    def state(self) -> ClassicState:
        """The goods as they have been seen."""
        if self.session.quiet and self._seen.seq != self.session.state.seq:
            self._seen = self.session.state.copy()
        return self._seen

    @property
    def table(self) -> TradeTalk | None:
        """The offer on the table, once it has been seen."""
        frame = self.session.frame
        return frame if isinstance(frame, TradeTalk) else None

    @property
    def asked(self) -> bool:
        """Whether the seat at the screen must answer."""
        table = self.table
        return table is not None and self.seat in table.waiting

    @property
    def answering(self) -> bool:
        """Whether the draft is an answer: to an offer that came unasked, or to a person's counter-offer."""
        table = self.table
        if table is None or self.seat not in table.waiting:
            return False
        return self._began != self.seat or self.session.is_human(table.author)

    @property
    def unchanged(self) -> bool:
        """Whether the draft is the very offer that lies on the table."""
        table = self.table
        return table is not None and self.asked and self.draft.same(table.offer)

    @property
    def thinking(self) -> bool:
        """Whether the partner's answer is awaited, or something still moves."""
        return not self.session.quiet or (self.table is not None and not self.asked)

    @property
    def draft(self) -> OfferDraft:
        """What this seat is about to offer its partner."""
        return self._drafts.setdefault((self.seat, self.partner), OfferDraft(self.seat, self.partner))

    @property
    def empty(self) -> bool:
        """Whether nothing lies in the trays."""
        return self.draft.empty

    @property
    def partners(self) -> list[int]:
        """Who may be traded with."""
        out = self.state.out
        return [seat for seat in range(len(self.session.names)) if seat != self.seat and not out[seat]]

    @property
    def counter(self) -> OfferDraft | None:
        """What the partner asks for instead, as this seat sees it, while it differs from the draft."""
        said = self.said
        if (
            said is None
            or said.counter is None
            or said.seat != self.partner
            or not self.asked
            or self.unchanged
        ):
            return None
        return OfferDraft.of(said.counter, self.seat)

    @property
    def command(self) -> Command:
        """What sending the draft means now."""
        return (CounterTrade if self.asked else ProposeTrade)(self.seat, self.draft.offer())

    def _likely(self) -> int:
        """The first partner in seat order who has something to give."""
        count = len(self.session.names)
        order = sorted(self.partners, key=lambda seat: (seat - self.seat) % count)
        return next((seat for seat in order if seat in self.state.owner), order[0])

    # what is done ----------------------------------------------------------------------------
    def clear(self) -> None:
        """Empty both trays."""
        self.draft.clear()
        if self.table is None:
            self.said = None

    def restore(self) -> None:
        """Go back to the offer on the table."""
        if self.table is not None:
            self._drafts[self.seat, self.partner] = OfferDraft.of(self.table.offer, self.seat)

    def take_counter(self) -> None:
        """Make the partner's counter-offer the draft."""
        if (counter := self.counter) is not None:
            self._drafts[self.seat, self.partner] = counter

    def sent(self, command: Command) -> None:
        """Remember what was said last, and who began."""
        self.said = None
        if isinstance(command, ProposeTrade):
            self._began = self.seat
        if isinstance(command, (ProposeTrade, CounterTrade)):
            self._sent = command.offer

    def sit(self, seat: int, partner: int) -> None:
        """Another person is at the screen now."""
        self.seat, self.partner = seat, partner
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay the offer that must be answered out as this seat sees it."""
        table = self.table
        if table is None or self.seat not in table.waiting:
            return
        draft = OfferDraft.of(table.offer, self.seat)
        self.partner = draft.partner
        self._drafts[self.seat, self.partner] = draft
        author = table.author
        if self.session.is_human(author):
            name = self.session.names[author]
            self.said = Said(author, _("{name} makes you an offer").format(name=name))
        else:
            self.said = trade_words.proposal_of(self.session, self.state, table.offer, author, self.seat)

    # what is heard ---------------------------------------------------------------------------
    def listen(self) -> Next | None:
        """Take in what the log has told since; None when there was nothing new."""
        log = self.session.log
        fresh, self._heard = log[self._heard :], len(log)
        found: Next | None = None
        for line in fresh:
            if line.event is not None:
                found = self._take_in(line.event) or found or Next()
        return found

    def _take_in(self, event: Event) -> Next | None:
        match event:
            case TradeProposed(author, offer, revision) if author != self.seat:
                if revision == 1:
                    self._began = author
                elif self._began == self.seat and not self.session.is_human(author):
                    self.said = trade_words.counter_of(
                        self.session, self.state, self._sent, offer, author, self.seat
                    )
            case TradeAnswered(_, _, "accepted"):
                return Next(over=True)
            case TradeAnswered(seat, offer, _):
                return self._refused(seat, offer)
        return None

    def _refused(self, seat: int, offer: Offer) -> Next | None:
        """The draft goes back to whoever began; a computer's offer is simply over."""
        began = self._began
        if seat == began or not self.session.is_human(began):
            return Next(over=True)
        if self.session.is_human(seat):
            self.said = trade_words.human_no(self.session, seat)
        else:
            self.said = trade_words.refusal_of(self.session, self.state, offer, seat, began)
        return None if began == self.seat else Next(sits=(began, seat))

    def next_person(self) -> tuple[int, int] | None:
        """Another person who must answer, and with whom: the device has to be passed."""
        decider = self.session.decider
        if self.table is None or decider is None or decider == self.seat:
            return None
        return decider, self.seat
