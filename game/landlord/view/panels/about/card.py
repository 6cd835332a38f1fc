"""A drawn card lies before its player: what it says, what that comes to, and the cash after."""

from __future__ import annotations

from game.landlord.rules.effect import Effect
from game.landlord.rules.events import CardDrawn
from game.landlord.view.panels import verbs
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.sheet import Sheet
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _


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

    def paint(self, canvas: Canvas) -> None:
        session, seat = self.session, self.drawn.seat
        page = card_head(self, canvas, self.drawn.deck, self.drawn.card, seat)
        found = verbs.rows(session, seat, self.effects)
        breakdown(page, self, found)
        sums, cash = verbs.total(found), self.shown.cash[seat]
        if sums:
            page.skip(page.sizes.gap * 0.6)
            after = cash + sums
            label = _("Cash after paying") if sums < 0 else _("Cash after")
            tone = "#fffdf6" if after >= 0 else "bad-hi"
            page.change(label, session.money(cash), session.money(after), tone=tone)

    def primary(self) -> Choice:
        return Choice("primary", verbs.word(self.session, self.drawn.seat, self.effects), self.host.read)


def card_head(panel: Panel, canvas: Canvas, deck: int, card: int, seat: int) -> Sheet:
    """The back of the card with its lead and its text beside it; returns the sheet below."""
    session, columns = panel.session, panel.host.columns
    x, y, _w, _h = columns.facts
    high = (130 if columns.low else 184) if not columns.small else 96 * columns.unit
    wide = high * 0.712
    rect = canvas.scale.rect((x, y, wide, high))
    canvas.shadow((x, y, wide, high), 8, blur=10, dy=4, alpha=0.4)
    back = session.stage.prints.card_back(deck, rect.height)
    canvas.surface.blit(back, back.get_rect(center=rect.center))
    key = session.pack.ruleset.decks[deck].id
    lead, rest = verbs.parts(session.text(f"card.{session.pack.ruleset.decks[deck].cards[card].id}"))
    page = panel.sheet(canvas, left=wide + 28)
    ground = f"deck-{key}" if canvas.theme.has(f"deck-{key}") else "gold"
    drawn = _("drawn by {name}").format(name=session.names[seat])
    page.caption(f"{session.text(f'deck.{key}')}  ·  {drawn}", mark=marks.icon_mark("card", ground))
    if canvas.measure(lead, TextStyle("display", page.sizes.title)) <= page.w:
        page.title(lead)
    else:
        page.skip(6)
        size = page.sizes.title * 0.68
        used = canvas.paragraph(
            escape(lead), (page.x, page.y, page.w, 200), TextStyle("display", size, "#fffdf6")
        )
        page.skip(used)
    if rest:
        page.skip(page.sizes.gap * 0.6)
        page.remark(escape(rest), "card", large=True)
    below = panel.sheet(canvas)
    below.y = max(y + high, page.y) + page.sizes.gap * 1.2
    return below


def breakdown(page: Sheet, panel: Panel, found: list[verbs.Row]) -> None:
    """The rows of a card in one box."""
    canvas, sizes = page.canvas, page.sizes
    if not found:
        return
    pitch = min(sizes.row * 1.3, (page.bottom - page.y - sizes.total * 1.6) / len(found))
    pitch = max(pitch, sizes.row * 0.72)
    canvas.box((page.x, page.y, page.w, pitch * len(found)), "panel-2", radius=12, border="#333d46")
    for index, row in enumerate(found):
        top = page.y + index * pitch
        middle = top + pitch / 2
        if index:
            canvas.rule((page.x + 1, top), page.w - 2, "#333d46")
        icon = pitch * 0.55
        if row.icon.startswith("art:"):
            canvas.art(row.icon[4:], (page.x + 34 - icon / 2, middle - icon / 2, icon, icon))
        else:
            canvas.icon(row.icon, (page.x + 34, middle), icon * 0.75, "#c9b98f")
        value = row.value or (panel.session.money(abs(row.amount)) if row.amount is not None else "")
        tone = "text" if not row.amount else "#7fd08a" if row.amount > 0 else "text"
        right = page.x + page.w - 20
        column = right - sizes.value * 5.2
        if value:
            canvas.text(value, (right, middle), TextStyle("board-bold", sizes.value, tone), "midright")
        else:
            column = right
        left = canvas.text(
            row.label,
            (page.x + 68, middle),
            TextStyle("ui", sizes.strong * 1.06),
            "midleft",
            width=page.w * 0.5,
        )
        if row.count:
            canvas.text(
                row.count,
                (column, middle),
                TextStyle("board", sizes.strong * 1.12, "#c3c9ce"),
                "midright",
                width=max(40.0, column - left.right - 14),
            )
    page.skip(pitch * len(found))
