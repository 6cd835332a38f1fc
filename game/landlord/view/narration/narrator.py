"""A line of the log, and how names, sums and goods stand in it."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.questions.dues.trade import moves_something
from game.landlord.rules.state import BANK, POT
from game.storage.header import Origin
from game.ui.draw.text import escape
from game.ui.i18n import _, language, money, ngettext


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: rich text, who it is about, and where.

    `topic` is one of move, money, deed, deal or turn; `amount` is the seat's gain (loss when negative).
    """

    text: str
    seat: int
    topic: str
    space: int = -1
    amount: int = 0
    event: Event | None = None


class Narrator:
    """Puts events into words for one edition and one round of names."""

    def __init__(self, pack: BoardPack, names: list[str], colours: list[int]) -> None:
        self.pack = pack
        self.names = names
        self.colours = colours

    def origin(self, origin: Origin) -> LogLine:
        """The first line of a copied game's log."""
        text = _("A copy of the game **{save}**, from round {round}, event {event}.")
        if not origin.save:
            text = _("A copy of another game, from round {round}, event {event}.")
        figures = {"save": escape(origin.save), "round": origin.round, "event": origin.event}
        return LogLine(text.format(**figures), -1, "turn")

    def who(self, seat: int) -> str:
        """A seat's name in its colour, or the bank."""
        if seat == BANK:
            return _("the bank")
        if seat == POT:
            return _("the pot")
        return f"[seat-{self.colours[seat] + 1}]{escape(self.names[seat])}[/]"

    def space(self, index: int) -> str:
        """A space's name in bold."""
        return f"**{escape(self.pack.text(f'space.{index}.name', language()))}**"

    def money(self, amount: int) -> str:
        return f"**{money(amount, self.pack.currency)}**"

    def card(self, deck: int, card: int) -> str:
        return escape(self.pack.text(f"card.{self.pack.ruleset.decks[deck].cards[card].id}", language()))

    def deck(self, deck: int) -> str:
        return escape(self.pack.text(f"deck.{self.pack.ruleset.decks[deck].id}", language()))

    def people(self, seats: tuple[int, ...]) -> str:
        return ", ".join(self.who(seat) for seat in seats)

    def goods(self, gift: Transfer) -> str:
        """What one side of an offer gives, in words."""
        parts = [self.space(space) for space in gift.deeds]
        if gift.cash:
            parts.append(self.money(gift.cash))
        if gift.relief:
            parts.append(_("{amount} off the debt").format(amount=self.money(gift.relief)))
        if gift.jail_cards:
            count = len(gift.jail_cards)
            parts.append(ngettext("a jail card", "{count} jail cards", count).format(count=count))
        return ", ".join(parts) or _("nothing")

    def offer(self, offer: Offer) -> str:
        """An offer in words: who gives what to whom."""
        gifts = [gift for gift in offer.transfers if moves_something(gift)]
        return "; ".join(
            _("{giver} gives {goods} to {taker}").format(
                giver=self.who(gift.giver), goods=self.goods(gift), taker=self.who(gift.taker)
            )
            for gift in gifts
        )
