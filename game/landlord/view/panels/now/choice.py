"""One of two ways: of a card, or of the tax that may be a tenth of one's worth."""

from __future__ import annotations

from game.engine.command import Command
from game.landlord.rules.commands import ChooseEffect, PayFine, UseJailCard
from game.landlord.rules.effect import Effect
from game.landlord.rules.frames import EffectChoice, LastFine, TaxChoice
from game.landlord.rules.options import JailThird
from game.landlord.view.panels import verbs
from game.landlord.view.panels.about.card import card_heads
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.panels.ways import Way, WaysPanel
from game.landlord.view.parts.facts import fitted, heading
from game.ui.i18n import _, percent
from game.ui.layout import Column, Node


class TwoWays(WaysPanel):
    """Two cards side by side; the primary names the chosen one."""

    def __init__(self, host: Host, frame: EffectChoice | TaxChoice | LastFine) -> None:
        super().__init__(host, frame.seat, type(frame).__name__, getattr(frame, "card", -1))
        self.frame = frame
        self.seat = frame.seat

    def facts(self) -> Node:
        """The question, and the two ways below."""
        gap, heads, cards = 2 * self.sizes.gap, self._heads(), self.cards()
        low = Column([heads[0]], min_height=self.host.columns.facts[3] * 0.56 - gap)
        return fitted(*(Column([head, each], gap=gap) for each in cards for head in (low, *heads)))

    def _heads(self) -> list[Node]:
        frame, sizes = self.frame, self.sizes
        if isinstance(frame, EffectChoice):
            return card_heads(self, frame.deck, frame.card, self.seat)
        if isinstance(frame, TaxChoice):
            name = self.session.space_name(frame.space)
            return [heading(sizes, name, _("Choose before you add up what you own."))]
        note = _("Pay the fine or give up a card; then you roll anew.")
        if self.session.pack.ruleset.options.jail_third is JailThird.MOVE_BY_ROLL:
            note = _("Pay the fine or give up a card; you move by that roll.")
        return [heading(sizes, _("The last roll failed"), note)]

    def ways(self) -> list[Way]:
        """The two ways as they are shown."""
        session, frame, seat = self.session, self.frame, self.seat
        if isinstance(frame, EffectChoice):
            return [
                self._verbs(0, frame.first, ChooseEffect(seat, 0)),
                self._verbs(1, frame.second, ChooseEffect(seat, 1)),
            ]
        if isinstance(frame, TaxChoice):
            place = session.pack.ruleset.spaces[frame.space]
            share = percent(place.percent)
            return [
                self._way(
                    0,
                    session.money(place.amount),
                    _("The amount printed on the space."),
                    ChooseEffect(seat, 0),
                ),
                self._way(1, share, _("That share of cash, deeds and buildings."), ChooseEffect(seat, 1)),
            ]
        fine = session.money(session.pack.ruleset.jail_fine)
        return [
            self._way(0, _("Pay the fine"), _("{amount} to the bank.").format(amount=fine), PayFine(seat)),
            self._way(1, _("Use a card"), _("Give back the card."), UseJailCard(seat)),
        ]

    def _verbs(self, index: int, effects: tuple[Effect, ...], command: Command) -> Way:
        found = verbs.rows(self.session, self.seat, effects)
        detail = "; ".join(row.label + (f" ({row.count})" if row.count else "") for row in found)
        return self._way(index, verbs.word(self.session, self.seat, effects), detail, command)

    def _way(self, index: int, title: str, text: str, command: Command) -> Way:
        return Way(f"way{index}", title, text, "", str(index + 1), command, why_not=self.why_not(command))

    def primary(self) -> Choice:
        way = self.ways()[self.chosen]
        return Choice("primary", way.title, lambda: self.host.submit(way.command), why_not=way.why_not)


def _two_ways(host: Host, frame: EffectChoice | TaxChoice | LastFine, seat: int) -> Panel:
    return TwoWays(host, frame)


PANELS: Panels = {EffectChoice: _two_ways, TaxChoice: _two_ways, LastFine: _two_ways}
