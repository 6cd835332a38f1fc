"""The picture of a deal among several: columns, gifts with who gets them, whose portfolio lies open."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game.engine.messages import N_
from game.landlord.bots.trading import Appraisal
from game.landlord.view.board.groups import group_key
from game.landlord.view.dialogs.people import draw_mark
from game.landlord.view.dialogs.trade.middle import EVEN, FAIR
from game.landlord.view.dialogs.trade.several.draft import Gift
from game.landlord.view.words import Words
from game.ui import i18n
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.marks import Hint, chip_width, draw_chip
from game.ui.widgets.widget import Mood, Widget

LEFT, WIDTH = 152.0, 1616.0
RIGHT = LEFT + WIDTH
TOP, HEAD, ROOM, BALANCE = 152.0, 56.0, 282.0, 54.0
HIGH = HEAD + ROOM + BALANCE + 8
CHIP, NARROW = 48.0, 220.0
GIVES = TOP + HIGH + 16  # the line that says who gives to whom
DEEDS = GIVES + 72
DEEDS_HIGH = 880.0 - DEEDS
STANDS = {  # where a seat stands: text, kind and icon of its chip
    "agrees": (N_("agrees"), "good", "check"),
    "asked": (N_("is asked"), "warn", ""),
    "no": (N_("says no"), "bad", "cross"),
}


def columns(count: int) -> list[Box]:
    """A column for each seat that takes part."""
    gap = 14.0 if count < 6 else 8.0
    wide = (WIDTH - gap * (count - 1)) / count
    return [(LEFT + index * (wide + gap), TOP, wide, HIGH) for index in range(count)]


def seat_boxes(ruler: Canvas, session: Words, seats: Sequence[int], right: float) -> list[Box]:
    """Where the toggles of seats lie in the head, from the right."""
    wants = [ruler.measure(session.names[seat], TextStyle("ui-bold")) + 104 for seat in seats]
    squeeze = min(1.0, 1120 / sum(wants))
    left = right - squeeze * sum(wants)
    found: list[Box] = []
    for want in wants:
        found.append((left + 3, 67, want * squeeze - 6, 50))
        left += want * squeeze
    return found


def taker_boxes(ruler: Canvas, session: Words, seats: Sequence[int]) -> list[Box]:
    """Where the takers of the open portfolio lie, after its heading."""
    wants = [ruler.measure(session.names[seat], TextStyle("ui-bold")) + 74 for seat in seats]
    room = 800.0
    squeeze = min(1.0, room / sum(wants))
    left = LEFT + 300
    found: list[Box] = []
    for want in wants:
        found.append((left, GIVES + 1, want * squeeze - 8, 50))
        left += want * squeeze
    return found


class SeatToggle(Widget):
    """A seat by mark and name, taken or not."""

    radius = 10

    def __init__(
        self,
        session: Words,
        key: Hashable,
        seat: int,
        box: Box,
        *,
        on: bool,
        tick: bool = False,
        you: bool = False,
        **rest: Any,
    ) -> None:
        super().__init__(key, box, **rest)
        self.session, self.seat = session, seat
        self.on, self.tick, self.you = on, tick, you

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        canvas.box(box, "#12171b", radius=self.radius, border="#333d46")
        if self.on:
            canvas.box(box, "gold", radius=self.radius)
            canvas.box((box.x, box.y, box.width, box.height - 3), "chosen", radius=self.radius)
        ink = "text" if self.on or mood.hover else "muted"
        draw_mark(canvas, self.session, self.seat, (box.x + 26, box.centery - 1), 32)
        room = box.width - 58 - (28 if self.tick else 0)
        name = _("you") if self.you else self.session.names[self.seat]
        canvas.text(
            name,
            (box.x + 50, box.centery - 1),
            TextStyle("ui-bold", colour=ink if self.enabled else "text-off"),
            "midleft",
            width=room,
        )
        if self.tick:
            at = (box.right - 22, box.centery - 1)
            canvas.icon("check" if self.on else "plus", at, 17, "gold-hi" if self.on else "muted")


class Head(Widget):
    """The head of a column: who it is and where that seat stands; pressing it opens its portfolio."""

    radius = 12

    def __init__(
        self,
        session: Words,
        seat: int,
        box: Box,
        *,
        you: bool,
        open_now: bool,
        state: str,
        on_press: Callable[[], Reply],
    ) -> None:
        tip = _("**Open this portfolio** below and choose what is given.")
        super().__init__(("giver", seat), box, on_press=on_press, group="givers", tip="" if open_now else tip)
        self.session, self.seat = session, seat
        self.you, self.open_now, self.state = you, open_now, state

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box = self.box
        if self.open_now or mood.hover:
            ground = "#39444e" if self.open_now else "#303a44"
            canvas.box((box.x + 3, box.y + 3, box.width - 6, box.height - 6), ground, radius=10)
        draw_mark(canvas, self.session, self.seat, (box.x + 32, box.centery), 40)
        right = box.right - 12
        if self.state:
            text, kind, icon = STANDS[self.state]
            words = _(text) if box.width > 300 else ""
            icon = icon or ("" if words else "clock")
            wide = chip_width(canvas, words, icon)
            draw_chip(canvas, (right - wide, box.centery - 16), words, kind, icon)
            right -= wide + 8
        name = _("You give") if self.you else _("{name} gives").format(name=self.session.names[self.seat])
        canvas.text(
            name, (box.x + 60, box.centery), TextStyle("ui-bold", 19), "midleft", width=right - box.x - 64
        )


class GiftChip(Widget):
    """One thing that is given, with the mark of who gets it; pressing it takes it back."""

    radius = 8

    def __init__(self, session: Words, gift: Gift, key: Hashable, box: Box) -> None:
        super().__init__(key, box, group=f"gifts {gift.giver}", tip=self._tip(session, gift))
        self.session, self.gift = session, gift

    @staticmethod
    def _tip(session: Words, gift: Gift) -> str:
        taker = escape(session.names[gift.taker])
        return _("**For {name}.** Press to take it back.").format(name=taker)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        box, gift = self.box, self.gift
        top, bottom = ("#3b4751", "#333d45") if mood.hover else ("#333d45", "#2b343c")
        canvas.box(box, top, bottom, radius=self.radius, border="gold", line=1.5)
        label = self._label(canvas, box)
        draw_mark(canvas, self.session, gift.taker, (box.right - 24, box.centery), 32)
        narrow = box.width < NARROW
        if not narrow:
            canvas.icon("arrow-right", (box.right - 54, box.centery), 18, "gold-hi")
        room = box.width - 52 - (46 if narrow else 76)
        canvas.text(label, (box.x + 52, box.centery), TextStyle("ui-bold"), "midleft", width=room)

    def _label(self, canvas: Canvas, box: Any) -> str:
        """The name of the thing, after its mark is drawn."""
        session, gift = self.session, self.gift
        mark = (box.x + 7, box.y + 7, 34, box.height - 14)
        centre = (box.x + 24, box.centery)
        if isinstance(gift.item, int):
            rules = session.pack.ruleset
            key = group_key(rules, rules.spaces[gift.item].group)
            canvas.box(mark, f"g-{key}", radius=5)
            canvas.glyph(key, centre, 20, canvas.theme.ink_on(f"g-{key}"))
            name = session.space_name(gift.item)
            if canvas.measure(name, TextStyle("ui-bold")) > box.width - 128:
                return session.space_short(gift.item)
            return name
        icon = "key" if gift.item is not None else "coins" if gift.cash else "scales"
        canvas.icon(icon, centre, 24, "gold-hi")
        if gift.item is not None:
            return _("Jail card")
        if gift.cash:
            return session.money(gift.cash)
        return _("{amount} off the debt").format(amount=session.money(gift.relief))


def draw_column(
    canvas: Canvas, session: Words, box: Box, seen: Appraisal, *, empty: bool, chosen: bool
) -> None:
    """The well of a column, and below it whether the deal is good for its seat."""
    x, y, w, h = box
    canvas.well(box)
    if chosen:
        canvas.outline(box, "gold", 12, 2)
    canvas.rule((x + 12, y + HEAD), w - 24, "#2f3840")
    if empty:
        at = (x + w / 2, y + HEAD + ROOM / 2)
        canvas.text(_("gives nothing yet"), at, TextStyle(colour="muted"), "center", width=w - 24)
    bottom = y + h - BALANCE
    canvas.rule((x + 12, bottom), w - 24, "#2f3840")
    middle = bottom + BALANCE / 2
    ahead, tilt = seen.gets - seen.gives, abs(seen.balance)
    kind, icon = "good", "check"
    if ahead < 0 and tilt > EVEN:
        kind, icon = ("warn" if tilt <= FAIR else "bad"), "warn"
    text = i18n.money(ahead, session.pack.currency, signed=True) if ahead else _("even")
    wide = chip_width(canvas, text, icon)
    draw_chip(canvas, (x + w - 12 - wide, middle - 16), text, kind, icon)
    words = _("gets {gets}").format(gets=session.money(seen.gets))
    canvas.text(
        words, (x + 16, middle), TextStyle("ui", 16, "#c4cbd2"), "midleft", width=max(10.0, w - wide - 40)
    )


def draw_gives(canvas: Canvas, session: Words, giver: int, *, you: bool) -> None:
    """Whose portfolio lies open."""
    canvas.rule((LEFT, GIVES - 7), WIDTH, "#2f3840")
    draw_mark(canvas, session, giver, (LEFT + 22, GIVES + 26), 42)
    text = _("You give to") if you else _("{name} gives to").format(name=session.names[giver])
    canvas.text(text, (LEFT + 54, GIVES + 26), TextStyle("display", 24), "midleft", width=236)


def hints(caps: Callable[[Action], str], *, unchanged: bool) -> list[Hint]:
    """The keys, for the pill below."""
    return [
        (caps(Action.NEXT), _("part")),
        (["←", "→", "↑", "↓"], _("choose")),
        (caps(Action.CHOOSE), _("give or take back")),
        (["+", "−"], _("cash")),
        ("I", _("full deed")),
        (caps(Action.CONFIRM), _("accept") if unchanged else _("send")),
    ]


def plain(text: str) -> str:
    """Foreign text without markup."""
    return escape(text)
