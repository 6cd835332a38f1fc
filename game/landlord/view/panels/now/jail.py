"""In jail before the roll: roll for doubles, pay the fine, or use a card."""

from __future__ import annotations

import pygame

from game.landlord.rules.commands import PayFine, RollDice, UseJailCard
from game.landlord.rules.frames import Turn
from game.landlord.rules.options import JailDouble, JailThird
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.verbs.cards import KeepJailCard
from game.landlord.view.board.pieces.dice import draw_dice
from game.landlord.view.board.roll import rest_dice
from game.landlord.view.director.beats import kinds
from game.landlord.view.panels.panel import Choice, Host
from game.landlord.view.panels.ways import Way, WaysPanel
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.facts import fitted, heading, remark
from game.ui.draw.canvas import Canvas
from game.ui.i18n import _, ngettext, pgettext
from game.ui.layout import Column, Leaf, Node, Row

LEAN = 6  # degrees by which the card lies askew


class Jail(WaysPanel):
    """Three cards side by side; the primary names the chosen one."""

    def __init__(self, host: Host, turn: Turn) -> None:
        super().__init__(host, turn.seat, host.session.shown.round)
        self.seat = turn.seat

    def facts(self) -> Node:
        """The remark goes where there is little room, then the drawings become smaller."""
        found, last = self.cards(), remark(self.sizes, self._remark())
        usual = [
            self._form(64, Column([cards, last], gap=12, pad=(0, 0, 0, 6), grow=1)) for cards in found[:-1]
        ]
        *drawn, bare = (self._form(46, cards) for cards in found)
        return fitted(*usual, *drawn, bare=[bare])

    def _form(self, size: float, below: Node) -> Node:
        return Column([self._head(size), below], gap=14)

    def _head(self, size: float) -> Node:
        high = size * self.host.columns.unit

        def bars(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.box(box, "#f08a2c", radius=10)
            canvas.icon("jail", box.center, high * 0.55, "#1b1b1b")

        note = _("You still collect rent and may build, trade and bid from here.")
        words = heading(self.sizes, _("Three ways out of jail"), note)
        return Row([Leaf(width=high, height=high, paint=bars), Column([words], grow=1)], gap=16)

    @property
    def _last(self) -> bool:
        """Whether the fine follows if this roll fails."""
        return self.session.pack.ruleset.options.jail_rolls - self.shown.jail[self.seat] == 1

    def _remark(self) -> str:
        """When the fine falls due, and by which roll the token then moves."""
        options = self.session.pack.ruleset.options
        text = _("If roll {total} fails too the fine is due, and you roll anew.")
        if options.jail_third is JailThird.MOVE_BY_ROLL:
            text = _("If roll {total} fails too the fine is due, and you move by that roll.")
        return text.format(total=options.jail_rolls)

    def ways(self) -> list[Way]:
        """The three ways as they are shown."""
        session, seat, shown = self.session, self.seat, self.shown
        rules, fine = session.pack.ruleset, session.money(session.pack.ruleset.jail_fine)
        fresh = rules.options.jail_double is JailDouble.FRESH_ROLL
        moves = _("1 chance in 6. A double frees you, and you roll anew.")
        if not fresh:
            moves = _("1 chance in 6. You move by it, without another roll.")
        if self._last:
            moves = _("1 chance in 6. Otherwise you pay {amount} at once.").format(amount=fine)
        cards = len(shown.jail_cards[seat])
        held = ngettext("you hold {count} card", "you hold {count} cards", cards).format(count=cards)
        left = session.money(shown.cash[seat] - rules.jail_fine)
        roll, pay, use = RollDice(seat), PayFine(seat), UseJailCard(seat)
        return [
            Way(
                "way-roll",
                _("Roll for doubles"),
                moves,
                _("attempt {count} of {total}").format(
                    count=shown.jail[seat] + 1, total=rules.options.jail_rolls
                ),
                pgettext("key for roll for doubles", "D"),
                roll,
                self._dice,
                self.why_not(roll),
            ),
            Way(
                "way-pay",
                _("Pay the fine"),
                _("Pay {amount}, then roll and move as usual.").format(amount=fine),
                _("leaves you {amount}").format(amount=left),
                pgettext("key for pay the fine", "P"),
                pay,
                self._notes,
                self.why_not(pay),
            ),
            Way(
                "way-card",
                _("Use a card"),
                _("Give back the card, then roll and move as usual."),
                held if cards else _("you hold none"),
                pgettext("key for use a card", "U"),
                use,
                self._jail_card,
                self.why_not(use),
            ),
        ]

    def row(self) -> list[Choice]:
        return self.property_and_trade()[:2]

    def primary(self) -> Choice:
        way = self.ways()[self.chosen]
        icon, text = ("dice", "coins", "key")[self.chosen], way.title
        if self._last and not self.chosen:
            fine = self.session.money(self.session.pack.ruleset.jail_fine)
            text = _("Roll, or pay {amount}").format(amount=fine)
        return Choice("primary", text, lambda: self.host.submit(way.command), icon, why_not=way.why_not)

    def _notes(self, canvas: Canvas, box: Box) -> None:
        """The fine in notes."""
        rect = canvas.scale.rect(box)
        fan = self.session.stage.prints.fan(self.session.pack.ruleset.jail_fine, round(rect.height * 1.35))
        canvas.surface.blit(fan, fan.get_rect(center=rect.center))

    def _dice(self, canvas: Canvas, box: Box) -> None:
        """A double of the edition's own dice."""
        x, y, w, h = box
        wide = min(w * 1.1, h * 2.7)
        tray = canvas.scale.rect((x + (w - wide) / 2, y + h * 0.52 - wide * 0.33, wide, wide * 0.69))
        draw_dice(canvas.surface, rest_dice(kinds((4, 4), self.session.pack.ruleset)), tray)

    def _jail_card(self, canvas: Canvas, box: Box) -> None:
        """The card that frees, by the back of its deck and its key, lying a little askew."""
        held = self.shown.jail_cards[self.seat]
        deck = held[0][0] if held else _jail_deck(self.session.pack.ruleset)
        high = canvas.scale.px(box[3] * 0.9)
        back = self.session.stage.prints.tilted_back(deck, high, LEAN)
        x, y = canvas.scale.point((box[0] + box[2] / 2, box[1] + box[3] / 2))
        canvas.surface.blit(back, back.get_rect(center=(x, y)))
        size = box[3] * 0.44
        centre = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        canvas.circle(centre, size / 2, "gold", border="#2a2113", line=1.5)
        canvas.icon("key", centre, size * 0.62, "#2a2113")


def _jail_deck(rules: Ruleset) -> int:
    """The first deck that holds such a card; the first of all where none does."""
    keeps = (
        at for at, deck in enumerate(rules.decks)
        if any(isinstance(effect, KeepJailCard) for card in deck.cards for effect in card.effects)
    )  # fmt: skip
    return next(keeps, 0)
