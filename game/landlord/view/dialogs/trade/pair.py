"""What is being agreed in a trade: the drafts, who asked whom, what was answered. No pixels here."""

from __future__ import annotations

from game.engine.event import Event
from game.landlord.rules.commands import Offer
from game.landlord.rules.events import TradeAnswered, TradeProposed
from game.landlord.view.dialogs.trade import words as trade_words
from game.landlord.view.dialogs.trade.negotiation import NegotiationModel, Next
from game.landlord.view.dialogs.trade.offer import OfferDraft
from game.landlord.view.dialogs.trade.words import Said
from game.landlord.view.session import Session
from game.ui.i18n import _


class PairNegotiation(NegotiationModel[OfferDraft]):
    """One seat at the screen and one partner; drafts are kept for each pair while the dialog is open."""

    def __init__(self, session: Session, seat: int, partner: int | None) -> None:
        super().__init__(session, seat)
        self._drafts: dict[tuple[int, int], OfferDraft] = {}
        self._sent: Offer | None = None
        self.partner = partner if partner is not None else self._likely()
        table = self.table
        if table is not None:
            other = OfferDraft.of(table.offer, table.author).partner
            self._began = table.author if table.revision % 2 else other
        self._lay_out()

    # how things stand ------------------------------------------------------------------------
    @property
    def answering(self) -> bool:
        """Whether the draft is an answer: to an offer that came unasked, or to a person's counter-offer."""
        table = self.table
        if table is None or self.seat not in table.waiting:
            return False
        return self._began != self.seat or self.session.is_human(table.author)

    @property
    def draft(self) -> OfferDraft:
        """What this seat is about to offer its partner."""
        return self._drafts.setdefault((self.seat, self.partner), OfferDraft(self.seat, self.partner))

    @draft.setter
    def draft(self, draft: OfferDraft) -> None:
        self._drafts[self.seat, self.partner] = draft

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

    def concerns(self, said: Said) -> bool:
        """Whether what was said is about the deeds and jail cards that lie in the trays; cash may differ."""
        if said.about is None:
            return True
        lay, lies = OfferDraft.of(said.about, self.seat), self.draft
        return all(
            (sorted(old.deeds), sorted(old.jail_cards)) == (sorted(new.deeds), sorted(new.jail_cards))
            for old, new in ((lay.give, lies.give), (lay.get, lies.get))
        )

    def _likely(self) -> int:
        """The first partner in seat order who has something to give."""
        count = len(self.session.names)
        order = sorted(self.partners, key=lambda seat: (seat - self.seat) % count)
        return next((seat for seat in order if seat in self.state.owner), order[0])

    # what is done ----------------------------------------------------------------------------
    def restore(self) -> None:
        """Go back to the offer on the table."""
        if self.table is not None:
            self.draft = OfferDraft.of(self.table.offer, self.seat)

    def take_counter(self) -> None:
        """Make the partner's counter-offer the draft."""
        if (counter := self.counter) is not None:
            self.draft = counter

    def _offered(self, offer: Offer) -> None:
        self._sent = offer

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
        self.partner, self.draft = draft.partner, draft
        author = table.author
        if self.session.is_human(author):
            name = self.session.names[author]
            self.said = Said(author, _("{name} makes you an offer").format(name=name))
        else:
            self.said = trade_words.proposal_of(self.session, self.state, table.offer, author, self.seat)

    # what is heard ---------------------------------------------------------------------------
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
