"""What is being agreed among several seats: the draft, who has agreed, what was answered. No pixels here."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.event import Event
from game.landlord.bots.trading import judge
from game.landlord.rules.commands import Offer
from game.landlord.rules.events import TradeAnswered, TradeProposed
from game.landlord.rules.questions.dues.trade import parties
from game.landlord.view.dialogs.trade.negotiation import NegotiationModel, Next
from game.landlord.view.dialogs.trade.several.draft import SeveralDraft
from game.landlord.view.dialogs.trade.words import Said
from game.landlord.view.session import Session
from game.ui.i18n import _, quoted


class SeveralNegotiation(NegotiationModel[SeveralDraft]):
    """One draft, whoever sits at the screen; a refusal brings it back to whoever began."""

    def __init__(self, session: Session, seat: int, seats: Sequence[int], offer: Offer | None) -> None:
        super().__init__(session, seat)
        table = self.table
        if table is not None:
            self._began = table.author
        lying = table.offer if table is not None else offer or Offer(())
        self.draft = SeveralDraft.of(lying, () if table is not None else (seat, *seats))
        self._agreed: set[int] = set()
        if table is not None:
            self._agreed = set(parties(table.offer)) - set(table.waiting)
            self._first_to_look()

    # how things stand ------------------------------------------------------------------------
    @property
    def answering(self) -> bool:
        """Whether the draft is an answer."""
        return self.asked

    @property
    def agreed(self) -> frozenset[int]:
        """Who stands by the offer on the table as it is; nobody does when it was changed in the draft."""
        table = self.table
        if table is None or not self.draft.same(table.offer):
            return frozenset()
        return frozenset(self._agreed)

    @property
    def thinker(self) -> int | None:
        """Whose answer is awaited."""
        table = self.table
        return table.waiting[0] if table is not None and table.waiting else None

    # what is done ----------------------------------------------------------------------------
    def restore(self) -> None:
        """Go back to the offer on the table."""
        if self.table is not None:
            self.draft = SeveralDraft.of(self.table.offer, self.draft.seats)

    def _offered(self, offer: Offer) -> None:
        self._agreed = {self.seat}

    def sit(self, seat: int, partner: int) -> None:
        """Another person is at the screen now."""
        self.seat = seat
        self._first_to_look()

    def _first_to_look(self) -> None:
        """Lay the offer that must be answered out."""
        table = self.table
        if table is None or self.seat not in table.waiting:
            return
        self.draft = SeveralDraft.of(table.offer, self.draft.seats)
        if self.said is None:
            name = self.session.names[table.author]
            self.said = Said(table.author, _("{name} makes an offer to several").format(name=name))

    # what is heard ---------------------------------------------------------------------------
    def _take_in(self, event: Event) -> Next | None:
        match event:
            case TradeProposed(author, offer, _revision):
                self._agreed = {author}
                if author != self.seat:
                    self.draft = SeveralDraft.of(offer, self.draft.seats)
                    name = self.session.names[author]
                    said = _("Nothing is agreed until everybody has seen it as it is now.")
                    self.said = Said(author, _("{name} would rather do this").format(name=name), said)
            case TradeAnswered(seat, offer, "accepted"):
                self._agreed.add(seat)
                if self._agreed >= set(parties(offer)):
                    return Next(over=True)
            case TradeAnswered(seat, offer, "refused"):
                return self._refused(seat, offer)
            case TradeAnswered():
                return Next(over=True)
        return None

    def _refused(self, seat: int, offer: Offer) -> Next | None:
        """The draft goes back to whoever began; a computer's offer is simply over."""
        began, self._agreed = self._began, set()
        if seat == began or not self.session.is_human(began):
            return Next(over=True)
        self.draft = SeveralDraft.of(offer, self.draft.seats)
        self.said = self._no(seat, offer)
        return None if began == self.seat else Next(sits=(began, seat))

    def _no(self, seat: int, offer: Offer) -> Said:
        """How a refusal is put."""
        name, kept = self.session.names[seat], _("The offer is still here: change it and try again.")
        if self.session.is_human(seat):
            return Said(seat, _("{name} says no").format(name=name), kept)
        short = judge(self.state, offer, seat).short
        if not short:
            return Said(seat, _("{name}: no deal").format(name=name), kept)
        amount = self.session.money(short)
        wish = quoted(_("Add {amount} for me and we have a deal.").format(amount=amount))
        return Said(seat, _("{name}: {amount} short").format(name=name, amount=amount), wish)
