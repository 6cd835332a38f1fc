"""In jail before the roll: roll for doubles, pay the fine, or use a card."""

from __future__ import annotations

import pygame

from game.landlord.rules.commands import PayFine, RollDice, UseJailCard
from game.landlord.rules.frames import Turn
from game.landlord.rules.options import JailDouble
from game.landlord.view.board.pieces.dice import draw_dice
from game.landlord.view.board.roll import rest_dice
from game.landlord.view.panels.panel import Choice, Host
from game.landlord.view.panels.ways import Way, WaysPanel
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.facts import fitted, heading, picture, remark
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext, pgettext
from game.ui.layout import Column, Node, Row
from game.ui.scale import TEXT_FLOOR, Scale

READABLE = 0.75  # of the least size of text: what a picture of a card may still be lettered in
LEAN = -4.0  # degrees by which the card lies askew


class Jail(WaysPanel):
    """Three cards side by side; the primary names the chosen one."""

    def __init__(self, host: Host, turn: Turn) -> None:
        super().__init__(host, turn.seat, host.session.shown.round)
        self.seat = turn.seat

    def facts(self) -> Node:
        """The remark goes where there is little room, then the drawings become smaller."""
        last = remark(self.sizes, self._remark())
        usual = [
            self._form(64, Column([cards, last], gap=12, pad=(0, 0, 0, 6), grow=1))
            for cards in self.cards()[:-1]
        ]
        *drawn, bare = (self._form(46, cards) for cards in self.cards())
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
        return Row([picture(high, high, bars), Column([words], grow=1)], gap=16)

    def _remark(self) -> str:
        left = self.session.pack.ruleset.options.jail_rolls - self.shown.jail[self.seat]
        if left == 1:
            return _("This is the last try: if it fails the fine is due, and you move by that roll.")
        return _("After the third failed roll the fine is due, and you move by that roll.")

    def ways(self) -> list[Way]:
        """The three ways as they are shown."""
        session, seat, shown = self.session, self.seat, self.shown
        rules, fine = session.pack.ruleset, session.money(session.pack.ruleset.jail_fine)
        fresh = rules.options.jail_double is JailDouble.FRESH_ROLL
        moves = _("1 chance in 6. A double frees you, and you roll anew.")
        if not fresh:
            moves = _("1 chance in 6. You move by it, without another roll.")
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
                _dice,
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
                _card,
                self.why_not(use),
            ),
        ]

    def row(self) -> list[Choice]:
        return self.property_and_trade()[:2]

    def primary(self) -> Choice:
        way = self.ways()[self.chosen]
        icon = ("dice", "coins", "key")[self.chosen]
        return Choice("primary", way.title, lambda: self.host.submit(way.command), icon, why_not=way.why_not)

    def _notes(self, canvas: Canvas, box: Box) -> None:
        """The fine in notes."""
        rect = canvas.scale.rect(box)
        fan = self.session.stage.prints.fan(self.session.pack.ruleset.jail_fine, round(rect.height * 1.35))
        canvas.surface.blit(fan, fan.get_rect(center=rect.center))


def _dice(canvas: Canvas, box: Box) -> None:
    """A double."""
    x, y, w, h = box
    wide = min(w * 1.1, h * 2.7)
    tray = canvas.scale.rect((x + (w - wide) / 2, y + h * 0.52 - wide * 0.33, wide, wide * 0.69))
    draw_dice(canvas.surface, rest_dice((("ivory", 4), ("ivory", 4))), tray)


def _card(canvas: Canvas, box: Box) -> None:
    """The card that frees, lying a little askew."""
    x, y, w, h = box
    wide, high = min(w * 0.62, h * 1.6), h * 0.84
    scale = canvas.scale
    sheet = pygame.Surface((scale.px(wide), scale.px(high)), pygame.SRCALPHA)
    own = Canvas(sheet, canvas.theme, Scale(scale.factor, 0, 0, 1.0))
    own.box((0, 0, wide, high), "#f8f1de", "#e9dfc4", radius=8)
    words, size = _("Get out\nof jail"), high * 0.21
    longest = max(own.measure(line, TextStyle("board-bold", size)) for line in words.split("\n"))
    size *= min(1.0, wide * 0.60 / longest)
    if size * scale.factor < TEXT_FLOOR * READABLE:  # its key alone
        own.icon("key", (wide / 2, high / 2), high * 0.62, "accent")
    else:
        own.icon("key", (wide * 0.19, high / 2), high * 0.32, "accent")
        box = (wide * 0.34, 0, wide * 0.66, high)
        own.paragraph(words, box, TextStyle("board-bold", size, "#1b1b1b"), middle=True)
    turned = pygame.transform.rotozoom(sheet, -LEAN, 1.0)
    centre = scale.point((x + w / 2, y + h / 2))
    shade = paint.shadow_of(turned, scale.px(6), 0.45)
    canvas.surface.blit(shade, shade.get_rect(center=(centre[0], centre[1] + scale.px(4))))
    canvas.surface.blit(turned, turned.get_rect(center=centre))
