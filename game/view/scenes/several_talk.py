"""What is being agreed among several seats: the draft, who has agreed, what was answered. No pixels here."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.trading import judge
from game.engine.command import Command
from game.engine.event import Event
from game.rules.classic.commands import CounterTrade, Offer, ProposeTrade
from game.rules.classic.events import TradeAnswered, TradeProposed
from game.rules.classic.frames import TradeTalk
from game.rules.classic.state import ClassicState
from game.rules.classic.trade import parties
from game.view.drafts.several import SeveralDraft
from game.view.i18n import _, quoted
from game.view.scenes.trade_talk import Next
from game.view.scenes.trade_words import Said
from game.view.session import Session


class SeveralTalk:
    """One draft, whoever sits at the screen; a refusal brings it back to whoever began."""

    def __init__(self, session: Session, seat: int, seats: Sequence[int], offer: Offer | None) -> None:
        self.session = session
        self.seat = seat
        self.said: Said | None = None
        self._heard = len(session.log)
        self._seen = session.state.copy()
        table = self.table
        self._began = table.author if table is not None else seat
        lying = table.offer if table is not None else offer or Offer(())
        self.draft = SeveralDraft.of(lying, () if table is not None else (seat, *seats))
        self._agreed: set[int] = set()
        if table is not None:
            self._agreed = set(parties(table.offer)) - set(table.waiting)
            self._first_to_look()

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
        """Whether the draft is an answer."""
        return self.asked

    @property
    def unchanged(self) -> bool:
        """Whether the draft is the very offer that lies on the table."""
        table = self.table
        return table is not None and self.asked and self.draft.same(table.offer)

    @property
    def thinking(self) -> bool:
        """Whether somebody else's answer is awaited, or something still moves."""
        return not self.session.quiet or (self.table is not None and not self.asked)

    @property
    def empty(self) -> bool:
        """Whether nothing is given by anybody."""
        return self.draft.empty

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

    def restore(self) -> None:
        """Go back to the offer on the table."""
        if self.table is not None:
            self.draft = SeveralDraft.of(self.table.offer, self.draft.seats)

    def sent(self, command: Command) -> None:
        """Remember who began."""
        self.said = None
        if isinstance(command, ProposeTrade):
            self._began = self.seat
        if isinstance(command, (ProposeTrade, CounterTrade)):
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

    def next_person(self) -> tuple[int, int] | None:
        """Another person who must answer: the device has to be passed."""
        decider = self.session.decider
        if self.table is None or decider is None or decider == self.seat:
            return None
        return decider, self.seat
