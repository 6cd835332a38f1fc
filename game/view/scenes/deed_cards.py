"""A seat's deeds as full cards in a grid, each with what stands there and what it asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.classic import mortgage
from game.view import goods
from game.view.canvas import Canvas
from game.view.i18n import _
from game.view.scale import Box
from game.view.scene import Reply
from game.view.session import Session
from game.view.widgets.scroll import Drawing, ScrollArea
from game.view.widgets.widget import Mood, Widget

AREA: Box = (168.0, 136.0, 1594.0, 756.0)
LEFT, TOP = 180.0, 150.0
ACROSS = 6
WIDE, HIGH, CAPTION = 224.0, 320.0, 34.0
PITCH_X, PITCH_Y = 266.0, 366.0


class DeedCard(Widget):
    """A full deed; mortgaged ones lie face down. Using it turns it over."""

    radius = 12

    def __init__(self, session: Session, space: int, at: tuple[float, float], *, back: bool, turn: Callable[[], Reply]) -> None:
        super().__init__(("card", space), (*at, WIDE, HIGH), on_press=turn, group="cards")
        self.session, self.space, self.back = session, space, back

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        prints, rect = self.session.stage.prints, canvas.scale.rect(self.box)
        picture = (prints.mortgaged if self.back else prints.deed)(self.space, rect.height)
        lift = -4 if mood.hover and not mood.pressed else 0
        canvas.shadow(self.box, 12, blur=14, dy=5 - lift, alpha=0.45)
        canvas.surface.blit(picture, picture.get_rect(center=rect.move(0, canvas.scale.px(lift)).center))
        self._caption(canvas)

    def _caption(self, canvas: Canvas) -> None:
        """Under the card: its buildings, and the rent of now or what lifting costs."""
        session, state, space = self.session, self.session.state, self.space
        x, middle = self.box.left, self.box.bottom + CAPTION / 2 + 2
        level, hotel = state.level[space], session.pack.ruleset.hotel_level
        if state.mortgaged[space]:
            canvas.icon("mortgage", (x + 12, middle), 20, "warn")
            text = _("lift for {amount}").format(amount=session.money(mortgage.redemption(state, space)))
            canvas.text(text, (x + 30, middle), "ui", 17, "warn-hi", "midleft", width=WIDE - 30)
            return
        rent = canvas.text(goods.rent_text(session, state, space), (x + WIDE, middle), "board-bold", 19, "text", "midright")
        if level == hotel:
            canvas.art("hotel", (x, middle - 14, 28, 28))
        for index in range(level if level < hotel else 0):
            canvas.art("house", (x + 21 * index, middle - 12, 24, 24))
        canvas.text(_("rent"), (rent.left - 8, middle), "ui", 16, "muted", "midright")


def grid(session: Session, seat: int, flipped: set[int], turn: Callable[[int], Reply]) -> Widget:
    """All deeds of a seat and its jail cards, scrolled when they are many."""
    state = session.state
    cards: list[Widget] = []
    for _group, spaces in goods.holdings(state, seat):
        for space in spaces:
            back = state.mortgaged[space] != (space in flipped)
            cards.append(DeedCard(session, space, _place(len(cards)), back=back, turn=partial(turn, space)))
    for deck, card in state.jail_cards[seat]:
        cards.append(_jail_card(session, deck, card, len(cards)))
    if not cards:
        cards.append(_nothing(session, seat))
    rows = -(-len(cards) // ACROSS)
    return ScrollArea("cards", AREA, cards, height=TOP - AREA[1] + rows * PITCH_Y, group="cards")


def _place(index: int) -> tuple[float, float]:
    return LEFT + PITCH_X * (index % ACROSS), TOP + PITCH_Y * (index // ACROSS)


def _jail_card(session: Session, deck: int, card: int, index: int) -> Widget:
    def draw(canvas: Canvas, box: Box) -> None:
        x, y, w, _h = box
        rect = canvas.scale.rect((x, y, w, HIGH))
        picture = session.stage.prints.card_face(deck, card, round(rect.width * 0.62))
        canvas.surface.blit(picture, picture.get_rect(center=rect.center))

    return Drawing(("jail card", deck, card), (*_place(index), WIDE, HIGH), draw)


def _nothing(session: Session, seat: int) -> Widget:
    def draw(canvas: Canvas, box: Box) -> None:
        x, y, w, h = box
        canvas.icon("card", (x + w / 2, y + h / 2 - 50), 72, "#46515b")
        text = _("{name} owns no deeds yet.").format(name=session.names[seat])
        canvas.text(text, (x + w / 2, y + h / 2 + 20), "ui", 20, "muted", "center", width=w)

    return Drawing("nothing", AREA, draw)

