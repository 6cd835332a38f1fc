"""A seat's deeds as full cards in a grid, each with what stands there and what it asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.landlord.rules.deeds import mortgage
from game.landlord.view import goods
from game.landlord.view.parts.marks import house_leaf
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, First, Leaf, Node, Row, Scroll, Text, Wrap
from game.ui.reply import Reply
from game.ui.scale import Scale
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Mood, Widget

Sides = tuple[float, float]
CAPTION = 34.0
LARGE, SMALL = (218.0, 312.0), (328.0, 468.0)  # small windows show fewer, so that small print can be read
APART = 40.0


class DeedCard(Widget):
    """A full deed; mortgaged ones lie face down. Using it turns it over."""

    radius = 12

    def __init__(
        self, session: Presentation, space: int, size: Sides, *, back: bool, turn: Callable[[], Reply]
    ) -> None:
        super().__init__(("card", space), (0, 0, *size), on_press=turn, group="cards")
        self.session, self.space, self.back = session, space, back

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        prints, rect = self.session.stage.prints, canvas.scale.rect(self.box)
        stamped = self.session.shown.mortgaged[self.space]
        picture = prints.deed(self.space, rect.height)
        if self.back:
            picture = prints.back(self.space, rect.height, stamped=stamped)
        lift = -4 if mood.hover and not mood.pressed else 0
        canvas.shadow(self.box, 12, blur=14, dy=5 - lift, alpha=0.45)
        canvas.surface.blit(picture, picture.get_rect(center=rect.move(0, canvas.scale.px(lift)).center))


def cards_of(
    session: Presentation, seat: int, scale: Scale, flipped: set[int], turn: Callable[[int], Reply]
) -> Node:
    """All deeds of a seat and its jail cards, scrolled when they are many."""
    state, size = session.shown, SMALL if scale.factor < 0.85 else LARGE
    cards: list[Node] = []
    for _group, spaces in goods.holdings(state, seat):
        for space in spaces:
            back = state.mortgaged[space] != (space in flipped)
            card = DeedCard(session, space, size, back=back, turn=partial(turn, space))
            cards.append(Column([Leaf(card), _caption(session, space)], gap=2, width=size[0]))
    cards += [_jail_card(session, deck, card, size) for deck, card in state.jail_cards[seat]]
    if not cards:
        return _nothing(session, seat)
    room = Wrap(cards, gap=APART, row_gap=8, align="start", pad=(12, 10, 12, 2))
    return Scroll(room, key="cards")


def _caption(session: Presentation, space: int) -> Node:
    """Under a card: its buildings, and the rent of now or what lifting costs."""
    state = session.shown
    if state.mortgaged[space]:
        text = _("lift for {amount}").format(amount=session.money(mortgage.redemption(state, space)))
        words = Text(text, TextStyle(colour="warn-hi"), grow=1)
        return Row([icon("mortgage", 20, "warn"), words], gap=10, min_height=CAPTION)
    figure = Text(goods.rent_text(session, state, space), TextStyle("board-bold", 19), lines=1)
    rent = Text(_("rent"), TextStyle("ui", 16, "muted"), lines=1)
    level, hotel = state.level[space], session.pack.ruleset.hotel_level
    end: list[Node] = [house_leaf(level, hotel, 24), Leaf(grow=1)]
    return First([Row([*end, rent, figure], gap=8), Row([*end, figure])], min_height=CAPTION)


def _jail_card(session: Presentation, deck: int, card: int, size: Sides) -> Node:
    def draw(canvas: Canvas, box: pygame.FRect) -> None:
        rect = canvas.scale.rect(box)
        picture = session.stage.prints.card_face(deck, card, rect.height)
        canvas.shadow(box, 12, blur=14, dy=5, alpha=0.45)
        canvas.surface.blit(picture, picture.get_rect(center=rect.center))

    return Leaf(width=size[0], height=size[1], paint=draw)


def _nothing(session: Words, seat: int) -> Node:
    text = _("{name} owns no deeds yet.").format(name=session.names[seat])
    words = Text(text, TextStyle("ui", 20, "muted", align="center"))
    return Column([Aligned(icon("card", 72, "#46515b")), words], gap=22, justify="center")
