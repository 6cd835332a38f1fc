"""The badges of a seat's card: the turn, a side, jail and what leads out of it; they lose words to fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.landlord.rules.state import FREE
from game.landlord.view.presentation import Presentation
from game.landlord.view.sides import ForceWords
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.scale import tame

TURN, SIDE, JAIL, KEEP, CARDS = "turn", "side", "jail", "keep", "cards"
WORDLESS = (SIDE, JAIL, TURN, CARDS)  # the order in which they give up their words


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
    def turn(self) -> bool:
        """Whether it is the turn's, in the seat's own colour."""
        return self.kind == TURN

    @property
    def role(self) -> str:
        return "ui-bold" if self.turn or self.art else "ui"


@dataclass(frozen=True, slots=True)
class Size:
    """How large badges are in a card."""

    unit: float
    text: float
    bare: float  # the width of one without words
    height: float
    gap: float

    @classmethod
    def of(cls, canvas: Canvas, unit: float, *, low: bool, thin: bool = False) -> Size:
        """Those of a card with glyphs over its bars, of a low one without, or of the thinnest."""
        text = tame(14 * unit, canvas.scale.text_size, 1.2)
        bare, gap = (21, 4) if low else (32, 6)
        return cls(unit, text, bare * unit, (19 if thin else 22) * unit, gap * unit)


def badges_of(session: Presentation, seat: int, turn: bool) -> list[Badge]:
    """What is to be said of a seat, in full."""
    shown, found = session.shown, []
    if shown.out[seat]:
        return [Badge(KEEP, text=_("bankrupt"))]
    if turn:
        found.append(Badge(TURN, "play", _("your turn") if session.is_human(seat) else _("turn")))
    if shown.ruleset.force is not None:
        found.append(_side(session, seat))
    if shown.jail[seat] != FREE:
        found.append(Badge(JAIL, "jail", _("in jail")))
    if shown.jail_cards[seat]:
        found.append(Badge(CARDS, "key", str(len(shown.jail_cards[seat])), tint="text"))
    return found


def _side(session: Presentation, seat: int) -> Badge:
    """The side a seat is on: its emblem and its name."""
    force, mix = ForceWords.of(session.pack), session.theme.mix
    side = force.force.side(seat)
    tone = force.colour(side)
    return Badge(
        SIDE, text=force.side(side), art=force.emblem(side), ground=mix(tone, "#10161d", 0.78),
        edge=mix(tone, "#10161d", 0.45), ink=mix(tone, "#ffffff", 0.72),
    )  # fmt: skip


def fitting(canvas: Canvas, badges: Sequence[Badge], size: Size, room: float) -> list[Badge]:
    """The badges with as many of their words as there is room for."""
    found = list(badges)
    for kind in WORDLESS:
        if row_width(canvas, found, size) <= room:
            break
        found = without_words(found, kind)
    return found


def without_words(badges: Sequence[Badge], *kinds: str) -> list[Badge]:
    """The badges with those of some kinds reduced to their drawing."""
    return [replace(badge, text="") if badge.kind in kinds else badge for badge in badges]


def pin_side(canvas: Canvas, badges: list[Badge], at: tuple[float, float], portrait: float) -> list[Badge]:
    """Draw the emblem of the side on the rim of a portrait; the badges that are left for the line."""
    for badge in badges:
        if badge.kind == SIDE:
            x, y, radius = at[0] - portrait * 0.375, at[1] - portrait * 0.375, portrait * 0.19
            canvas.circle((x, y), radius, badge.ground, border=badge.edge, line=1.5)
            canvas.art(badge.art, (x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.6))
    return [badge for badge in badges if badge.kind != SIDE]


def row_width(canvas: Canvas, badges: Sequence[Badge], size: Size) -> float:
    """How wide the badges are side by side."""
    return sum(_width(canvas, badge, size) + size.gap for badge in badges) - (size.gap if badges else 0)


def paint_badges(
    canvas: Canvas, badges: Sequence[Badge], at: tuple[float, float], size: Size, colour: str
) -> None:
    """Draw badges side by side from a point on their left, in the middle of their height."""
    spot = at[0]
    for badge in badges:
        spot += _paint(canvas, badge, (spot, at[1]), size, colour) + size.gap


def _width(canvas: Canvas, badge: Badge, size: Size) -> float:
    if not badge.text:
        return size.bare
    mark = 20 if badge.icon or badge.art else 0
    return canvas.measure(badge.text, TextStyle(badge.role, size.text)) + (mark + 18) * size.unit


def _paint(canvas: Canvas, badge: Badge, at: tuple[float, float], size: Size, colour: str) -> float:
    width, unit = _width(canvas, badge, size), size.unit
    left, middle = at
    ink: Colour = canvas.theme.ink_on(colour) if badge.turn else badge.ink
    box = (left, middle - size.height / 2, width, size.height)
    ground = colour if badge.turn else badge.ground
    canvas.box(box, ground, radius=size.height / 2, border=badge.edge)
    x = left + (16 * unit if badge.text else width / 2)
    if badge.icon:
        canvas.icon(badge.icon, (x, middle), 14 * unit, ink if badge.turn else badge.tint)
    if badge.art:
        mark = (18 if badge.text else 17) * unit
        canvas.art(badge.art, (x - mark / 2, middle - mark / 2, mark, mark))
    if badge.text:
        start = left + (9 + (20 if badge.icon or badge.art else 0)) * unit
        canvas.text(badge.text, (start, middle), TextStyle(badge.role, size.text, ink), "midleft")
    return width
