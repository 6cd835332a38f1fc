"""The badges of a seat's card: the turn, a side, jail and what leads out of it; they lose words to fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.landlord.rules.state import FREE
from game.landlord.view.parts import marks
from game.landlord.view.presentation import Presentation
from game.landlord.view.sides import ForceWords
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.layout import First, Leaf, Node, Row, Text

TURN, SIDE, JAIL, KEEP, CARDS, WAITS = "turn", "side", "jail", "keep", "cards", "waits"
WORDLESS = (SIDE, JAIL, TURN, CARDS, WAITS)  # the order in which they give up their words
WORDS = 14.0  # the size of their words


@dataclass(frozen=True, slots=True)
class Badge:
    """An icon or an emblem with a word or a number; without words the drawing says it alone."""

    kind: str
    icon: str = ""
    text: str = ""
    tint: Colour = "#d9b25a"
    art: str = ""  # a drawing in place of the icon
    ground: Colour = "#313b45"
    edge: Colour | None = None
    ink: Colour = "text"

    @property
    def role(self) -> str:
        return "ui-bold" if self.kind == TURN or self.art else "ui"


def badges_of(session: Presentation, seat: int) -> list[Badge]:
    """What is to be said of a seat, in full."""
    shown, found = session.shown, []
    if shown.out[seat]:
        return [Badge(KEEP, text=_("bankrupt"))]
    if seat == shown.turn and shown.outcome is None:
        colour = marks.seat_colour(session, seat)
        ink = session.theme.ink_on(colour)
        words = _("your turn") if session.is_human(seat) else _("turn")
        found.append(Badge(TURN, "play", words, tint=ink, ground=colour, ink=ink))
    if shown.ruleset.force is not None:
        found.append(_side(session, ForceWords.of(session.pack).force.side(seat)))
    if shown.jail[seat] != FREE:
        found.append(Badge(JAIL, "jail", _("in jail")))
    if shown.jail_cards[seat]:
        found.append(Badge(CARDS, "key", str(len(shown.jail_cards[seat])), tint="text"))
    if waiting := len(session.deferred(seat)):
        found.append(Badge(WAITS, "clock", str(waiting), tint="gold-hi"))
    return found


def _side(session: Presentation, side: int) -> Badge:
    """A side: its emblem and its name."""
    force, mix = ForceWords.of(session.pack), session.theme.mix
    tone = force.colour(side)
    return Badge(
        SIDE, text=force.side(side), art=force.emblem(side), ground=mix(tone, "#10161d", 0.78),
        edge=mix(tone, "#10161d", 0.45), ink=mix(tone, "#ffffff", 0.72),
    )  # fmt: skip


def pinned(canvas: Canvas, badge: Badge, box: pygame.FRect) -> None:
    """Draw an emblem on the rim of a portrait."""
    x, y, radius = box.centerx - box.width * 0.375, box.centery - box.width * 0.375, box.width * 0.19
    canvas.circle((x, y), radius, badge.ground, border=badge.edge, line=1.5)
    canvas.art(badge.art, (x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.6))


def side_badge(session: Presentation, side: int, unit: float) -> Node:
    """The badge of a side alone."""
    return _node(_side(session, side), unit, low=False)


def badge_row(badges: Sequence[Badge], unit: float, *, low: bool) -> Node:
    """Badges side by side with as many of their words as there is room for; a low card has them narrow."""
    forms, found = [], list(badges)
    for kind in (None, *WORDLESS):
        found = [replace(badge, text="") if badge.kind == kind else badge for badge in found]
        forms.append(Row([_node(badge, unit, low=low) for badge in found], gap=(4 if low else 6) * unit))
    return First(forms)


def _node(badge: Badge, unit: float, *, low: bool) -> Node:
    """One badge on its pill."""

    def ground(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.box(box, badge.ground, radius=box.height / 2, border=badge.edge)

    def drawing(canvas: Canvas, box: pygame.FRect) -> None:
        if badge.art:
            canvas.art(badge.art, box)
        else:
            canvas.icon(badge.icon, box.center, box.width, badge.tint)

    side, high = (18 if badge.art else 14) * unit, (20 if low else 22) * unit
    parts: list[Node] = [Leaf(width=side, height=side, paint=drawing)] if badge.icon or badge.art else []
    if not badge.text:
        return Row(parts, justify="center", width=(21 if low else 32) * unit, height=high, paint=ground)
    words = Text(badge.text, TextStyle(badge.role, WORDS * unit, badge.ink), lines=1)
    return Row([*parts, words], gap=6 * unit, pad=(9 * unit, 0), min_height=high, paint=ground)
