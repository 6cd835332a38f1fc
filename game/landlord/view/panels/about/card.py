"""A drawn card lies before its player: what it says, what that comes to, and the cash after."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.landlord.rules.effect import Effect
from game.landlord.rules.events import CardDrawn
from game.landlord.view.panels import verbs
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import BRIGHT, TONES, caption, change, fitted, ground
from game.landlord.view.parts.seals import card_seal
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.layout import Column, First, Leaf, Node, Paragraph, Row, Text

BACKS = (184.0, 130.0, 0.0)  # how high the back of the card may be
BROAD = 0.712  # of its height


class Card(Panel):
    """The card that is being read; the primary lets it take effect."""

    def __init__(self, host: Host, drawn: CardDrawn) -> None:
        super().__init__(host, drawn.seat, drawn.deck, drawn.card)
        self.drawn = drawn
        deck = self.session.pack.ruleset.decks[drawn.deck]
        self.card = deck.cards[drawn.card]
        self.deck = deck.id

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.card.effects

    def facts(self) -> Node:
        """The back of the card becomes smaller before the words do."""
        session, seat, sizes = self.session, self.drawn.seat, self.sizes
        found = verbs.rows(session, seat, self.effects)
        below = [self._breakdown(found)] if found else []
        if sums := verbs.total(found):
            cash = self.shown.cash[seat]
            label = _("Cash after paying") if sums < 0 else _("Cash after")
            tone = BRIGHT if cash + sums >= 0 else "bad-hi"
            below.append(change(sizes, label, session.money(cash), session.money(cash + sums), tone=tone))
        heads = card_heads(self, self.drawn.deck, self.drawn.card, seat)
        rest = Column(below, gap=sizes.gap * 0.6)
        return fitted(*(Column([head, rest], gap=sizes.gap * 1.2) for head in heads))

    def _breakdown(self, found: Sequence[verbs.Row]) -> Node:
        """What the card comes to, row by row in one box."""
        rows = [self._row(row, first=not index) for index, row in enumerate(found)]
        return Column(rows, paint=ground("panel-2", edge="#333d46"))

    def _row(self, row: verbs.Row, *, first: bool) -> Node:
        sizes, money = self.sizes, self.session.money

        def drawing(canvas: Canvas, box: pygame.FRect) -> None:
            if row.icon.startswith("art:"):
                canvas.art(row.icon[4:], box)
            else:
                canvas.icon(row.icon, box.center, box.width * 0.75, "#c9b98f")

        def line(canvas: Canvas, box: pygame.FRect) -> None:
            if not first:
                canvas.rule((box.x + 1, box.y), box.width - 2, "#333d46")

        value = row.value or (money(abs(row.amount)) if row.amount is not None else "")
        gain: str = "#7fd08a" if (row.amount or 0) > 0 else "text"
        count = TextStyle("board", sizes.strong * 1.12, "#c3c9ce")
        figure = TextStyle("board-bold", sizes.value, gain, align="right")
        icon, wide = sizes.row * 0.7, sizes.value * 5.2 if value and row.count else 0.0
        parts = [
            Leaf(width=icon, height=icon, paint=drawing),
            Text(row.label, TextStyle("ui", sizes.strong * 1.06), grow=1),
            Text(row.count, count, lines=1),
            Text(value, figure, lines=1, min_width=wide),
        ]
        return Row(parts, gap=14, pad=(18, 4, 20, 4), min_height=sizes.row * 1.3, paint=line)

    def primary(self) -> Choice:
        return Choice("primary", verbs.word(self.session, self.drawn.seat, self.effects), self.host.read)


def card_heads(panel: Panel, deck: int, card: int, seat: int) -> list[Node]:
    """A card's lead and text beside its back, which is smaller in each further form, and gone in the last."""
    words = _words(panel, deck, card, seat)
    back, unit = panel.session.stage.prints.card_back, panel.host.columns.unit

    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        marks.lay_print(canvas, back(deck, canvas.scale.rect(box).height), box, 8)

    backs = [Leaf(width=high * unit * BROAD, height=high * unit, paint=draw) for high in BACKS[:-1]]
    return [*(Row([each, words], gap=28, align="start") for each in backs), words]


def _words(panel: Panel, deck: int, card: int, seat: int) -> Node:
    session, sizes, own = panel.session, panel.sizes, panel.session.pack.ruleset.decks[deck]
    lead, rest = verbs.parts(session.text(f"card.{own.cards[card].id}"))
    tone = f"deck-{own.id}" if session.theme.has(f"deck-{own.id}") else "gold"
    drawn = _("drawn by {name}").format(name=session.names[seat])
    sizes_of_lead = [(sizes.title, 1), (sizes.title * 0.68, 0)]
    leads = [Text(lead, TextStyle("display", size, BRIGHT), lines=most) for size, most in sizes_of_lead]
    head = caption(sizes, f"{session.text(f'deck.{own.id}')}  ·  {drawn}", marks.icon_mark("card", tone))
    parts: list[Node] = [Column([head, First(leads)])]
    if rest:
        back, edge, *_icon = TONES["card"]
        text = Paragraph(
            escape(rest),
            TextStyle(size=sizes.strong * 1.08),
            pad=(18, 14),
            paint=ground(back, radius=10, edge=edge),
        )
        parts.append(text)
    parts.append(card_seal(session, sizes.caption))
    return Column(parts, gap=sizes.gap * 0.6, grow=1)
