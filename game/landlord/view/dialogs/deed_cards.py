"""A seat's deeds as full cards in a grid, each with what stands there and what it asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.landlord.rules.deeds import mortgage
from game.landlord.view import goods
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.reply import Reply
from game.ui.scale import Box, Scale
from game.ui.widgets.scroll import Drawing, ScrollArea
from game.ui.widgets.widget import Mood, Widget

AREA = (168.0, 136.0, 1594.0, 756.0)
LEFT, TOP = 180.0, 150.0
CAPTION, GAP = 34.0, 12.0


@dataclass(frozen=True, slots=True)
class Grid:
    """How large the cards lie: small windows show fewer, so that the small print can be read."""

    across: int
    wide: float
    high: float

    @classmethod
    def fit(cls, scale: Scale) -> Grid:
        """Six in a row, or four in a small window."""
        return cls(4, 328.0, 468.0) if scale.factor < 0.85 else cls(6, 224.0, 320.0)

    @property
    def pitch(self) -> float:
        """From one row to the next."""
        return self.high + CAPTION + GAP

    def place(self, index: int) -> Box:
        """Where the n-th card lies."""
        step = (AREA[2] - 2 * (LEFT - AREA[0]) - 14 - self.wide) / (self.across - 1)
        return (
            LEFT + step * (index % self.across),
            TOP + self.pitch * (index // self.across),
            self.wide,
            self.high,
        )


class DeedCard(Widget):
    """A full deed; mortgaged ones lie face down. Using it turns it over."""

    radius = 12

    def __init__(
        self, session: Presentation, space: int, box: Box, *, back: bool, turn: Callable[[], Reply]
    ) -> None:
        super().__init__(("card", space), box, on_press=turn, group="cards")
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
        session, state, space = self.session, self.session.shown, self.space
        x, middle = self.box.left, self.box.bottom + CAPTION / 2 + 2
        level, hotel = state.level[space], session.pack.ruleset.hotel_level
        if state.mortgaged[space]:
            canvas.icon("mortgage", (x + 12, middle), 20, "warn")
            text = _("lift for {amount}").format(amount=session.money(mortgage.redemption(state, space)))
            canvas.text(
                text, (x + 30, middle), TextStyle(colour="warn-hi"), "midleft", width=self.box.width - 30
            )
            return
        rent = canvas.text(
            goods.rent_text(session, state, space),
            (self.box.right, middle),
            TextStyle("board-bold", 19),
            "midright",
        )
        if level == hotel:
            canvas.art("hotel", (x, middle - 14, 28, 28))
        for index in range(level if level < hotel else 0):
            canvas.art("house", (x + 21 * index, middle - 12, 24, 24))
        canvas.text(_("rent"), (rent.left - 8, middle), TextStyle("ui", 16, "muted"), "midright")


def cards_of(
    session: Presentation, seat: int, scale: Scale, flipped: set[int], turn: Callable[[int], Reply]
) -> Widget:
    """All deeds of a seat and its jail cards, scrolled when they are many."""
    state, grid = session.shown, Grid.fit(scale)
    cards: list[Widget] = []
    for _group, spaces in goods.holdings(state, seat):
        for space in spaces:
            back = state.mortgaged[space] != (space in flipped)
            cards.append(
                DeedCard(session, space, grid.place(len(cards)), back=back, turn=partial(turn, space))
            )
    for deck, card in state.jail_cards[seat]:
        cards.append(_jail_card(session, deck, card, grid.place(len(cards))))
    if not cards:
        cards.append(_nothing(session, seat))
    rows = -(-len(cards) // grid.across)
    return ScrollArea("cards", AREA, cards, height=TOP - AREA[1] + rows * grid.pitch, group="cards")


def _jail_card(session: Presentation, deck: int, card: int, place: Box) -> Widget:
    def draw(canvas: Canvas, box: Box) -> None:
        rect = canvas.scale.rect(box)
        picture = session.stage.prints.card_face(deck, card, rect.height)
        canvas.shadow(box, 12, blur=14, dy=5, alpha=0.45)
        canvas.surface.blit(picture, picture.get_rect(center=rect.center))

    return Drawing(("jail card", deck, card), place, draw)


def _nothing(session: Words, seat: int) -> Widget:
    def draw(canvas: Canvas, box: Box) -> None:
        x, y, w, h = box
        canvas.icon("card", (x + w / 2, y + h / 2 - 50), 72, "#46515b")
        text = _("{name} owns no deeds yet.").format(name=session.names[seat])
        canvas.text(text, (x + w / 2, y + h / 2 + 20), TextStyle("ui", 20, "muted"), "center", width=w)

    return Drawing("nothing", AREA, draw)
