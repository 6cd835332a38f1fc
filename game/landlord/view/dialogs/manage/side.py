"""The right column of the property dialog: cash, the bank's stock, the dearest rent, the takings."""

from __future__ import annotations

from dataclasses import dataclass

from game.landlord.rules.commands import Build, Mortgage, SellBuilding, SellGroup
from game.landlord.view import goods
from game.landlord.view.dialogs.manage.draft import ConstructionDraft
from game.landlord.view.words import Words
from game.ui import i18n
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.draw.theme import Colour
from game.ui.i18n import _
from game.ui.scale import tame
from game.ui.widgets.marks import draw_progress

X, TOP, WIDTH = 1328.0, 148.0, 416.0
PAD, LINE = 24.0, 46.0
MOST_LINES = 3
SEEN_TOP = TOP + 51  # where the lines of the draft begin


@dataclass(frozen=True, slots=True)
class Line:
    """Equal changes of the draft in one line, and in `short`; `last` is the one that is taken back first."""

    text: str
    short: str
    cash: int
    art: str
    last: int


def lines(session: Words, draft: ConstructionDraft) -> list[Line]:
    """The draft in words: what is bought, sold, mortgaged and lifted."""
    hotel = session.pack.ruleset.hotel_level
    levels = draft.start.level[:]
    found: dict[tuple[object, ...], tuple[int, int, int]] = {}
    for index, change in enumerate(draft.changes):
        command, space = change.command, change.space
        as_hotel = False
        if isinstance(command, Build):
            levels[space] += 1
            as_hotel = levels[space] == hotel
        elif isinstance(command, SellBuilding):
            as_hotel = levels[space] == hotel
            levels[space] -= 1
        about = command.group if isinstance(command, SellGroup) else space
        if isinstance(command, SellGroup):
            for member, level in zip(session.pack.ruleset.groups[about].members, command.levels, strict=True):
                levels[member] = level
        key = (type(command), about, as_hotel)
        count, cash, _last = found.get(key, (0, 0, 0))
        found[key] = count + 1, cash + change.cash, index
    return [_line(session, key, *value) for key, value in found.items()]


def _line(session: Words, key: tuple[object, ...], count: int, cash: int, last: int) -> Line:
    kind, about, as_hotel = key
    assert isinstance(about, int)
    if kind is SellGroup:
        text = _("All buildings of {group} sold").format(group=session.group_name(about))
        return Line(text, text, cash, "house", last)
    names = session.space_name(about), session.space_short(about)
    if kind in (Build, SellBuilding):
        word = "hotel" if as_hotel else "house"
        one = session.text(f"word.{word}")
        building = one[:1].upper() + one[1:] if count == 1 else f"{count} {session.text(f'word.{word}s')}"
        text = _("{building} on {space}") if kind is Build else _("{building} sold on {space}")
        full, short = (text.format(building=building, space=space) for space in names)
        return Line(full, short, cash, word, last)
    text = _("{space} mortgaged") if kind is Mortgage else _("{space} lifted")
    full, short = (text.format(space=space) for space in names)
    return Line(full, short, cash, "mortgage", last)


def cash_height(count: int) -> float:
    """How high the card of the cash is with a number of lines."""
    return 123 + LINE * min(count, MOST_LINES)


class SidePainter:
    """Draws the cards of the right column."""

    def __init__(self, session: Words, draft: ConstructionDraft, lines: list[Line]) -> None:
        self.session, self.draft, self.lines = session, draft, lines

    def money(self, amount: int, *, signed: bool = False) -> str:
        return i18n.money(amount, self.session.pack.currency, signed=signed)

    def paint(self, canvas: Canvas) -> None:
        """Draw all of them, each below the one before."""
        y = self._cash(canvas)
        y = self._stock(canvas, y + 16)
        y = self._dearest(canvas, y + 16)
        self._takings(canvas, y + 16)

    def line(self, canvas: Canvas, line: Line, top: float) -> None:
        """One change of the draft."""
        middle, left, right = top + LINE / 2, X + PAD, X + WIDTH - PAD
        if line.art == "mortgage":
            canvas.icon("mortgage", (left + 12, middle), 23, "warn")
        else:
            canvas.art(line.art, (left - 1, middle - 13, 26, 26))
        tone: Colour = "good-hi" if line.cash > 0 else "bad-hi"
        size = tame(20, canvas.scale.text_size, 1.05)
        amount = canvas.text(
            self.money(line.cash, signed=True),
            (right - 32, middle),
            TextStyle("board-bold", size, tone),
            "midright",
        )
        room = amount.left - left - 46
        words = line.text if canvas.measure(line.text) <= room else line.short
        canvas.text(words, (left + 36, middle), anchor="midleft", width=room)
        canvas.rule((left, top + LINE), WIDTH - 2 * PAD, "line")

    def _cash(self, canvas: Canvas) -> float:
        high = cash_height(len(self.lines))
        left, right = X + PAD, X + WIDTH - PAD
        canvas.well((X, TOP, WIDTH, high))
        canvas.text(_("Cash now"), (left, TOP + 35), TextStyle(colour="muted"), "midleft")
        now = self.draft.start.cash[self.draft.seat]
        canvas.text(self.money(now), (right, TOP + 35), TextStyle("board-bold", 20), "midright")
        canvas.text(_("Cash after"), (left, TOP + high - 32), TextStyle("ui-bold", 20), "midleft")
        tone: Colour = "#fffdf6" if self.draft.cash >= 0 else "bad-hi"
        canvas.text(
            self.money(self.draft.cash),
            (right, TOP + high - 38),
            TextStyle("board-bold", 40, tone),
            "midright",
            width=220,
        )
        return TOP + high

    def _stock(self, canvas: Canvas, y: float) -> float:
        rules, state = self.session.pack.ruleset, self.draft.state
        left, right = X + PAD, X + WIDTH - PAD
        note = _("When the bank has none, nobody can build until somebody sells.")
        if not (rules.options.no_auctions or rules.options.unlimited_buildings):
            note = _("If more are wanted than are left, they are auctioned.")
        wide = WIDTH - 2 * PAD
        high = 150 + canvas.paragraph_height(note, wide, TextStyle(size=16)) + 14
        canvas.well((X, y, WIDTH, high))
        _caption(canvas, y, _("Left in the bank"))
        rows = (
            ("house", self.session.text("word.houses"), state.houses_left, rules.houses, "good"),
            ("hotel", self.session.text("word.hotels"), state.hotels_left, rules.hotels, "bad"),
        )
        for index, (art, word, count, whole, tone) in enumerate(rows):
            top = y + 46 + 54 * index
            canvas.art(art, (left, top + 2, 38, 38))
            canvas.text(word[:1].upper() + word[1:], (left + 54, top + 14), anchor="midleft")
            of = canvas.text(
                _("of {whole}").format(whole=whole), (right, top + 14), TextStyle(colour="muted"), "midright"
            )
            canvas.text(str(count), (of.left - 7, top + 14), TextStyle("board-bold", 21), "midright")
            bar = (left + 54, top + 33, right - left - 54, 9)
            draw_progress(canvas, bar, [(count / max(1, whole), tone)])
        canvas.paragraph(note, (left, y + 152, wide + 4, 60), TextStyle(size=16, colour="muted"))
        return y + high

    def _dearest(self, canvas: Canvas, y: float) -> float:
        space, amount = goods.dearest(self.draft.state, self.draft.seat)
        if space < 0:
            text, tone = _("No rival's deed asks you for rent yet."), "good"
        else:
            left = self.draft.cash - amount
            words = {"amount": self.money(amount), "space": escape(self.session.space_name(space))}
            text = _("The dearest rent on the board is **{amount}** at {space}.").format(**words) + " "
            if left >= 0:
                text += _("You keep {left} after it.").format(left=self.money(left))
            else:
                text += _("You would be **{missing} short**.").format(missing=self.money(-left))
            tone = "warn" if left >= 0 else "bad"
        wide = WIDTH - 2 * PAD - 36
        inside = canvas.paragraph_height(text, wide)
        high = max(60.0, inside + 30)
        canvas.well((X, y, WIDTH, high))
        canvas.icon("check" if space < 0 else "warn", (X + PAD + 12, y + high / 2), 24, tone)
        canvas.paragraph(text, (X + PAD + 36, y, wide + 4, high), middle=True)
        return y + high

    def _takings(self, canvas: Canvas, y: float) -> None:
        if y + 118 > 884:
            return
        now = goods.takings(self.draft.start, self.draft.seat)
        after = goods.takings(self.draft.state, self.draft.seat)
        most = max(now, after, 1)
        left, right = X + PAD, X + WIDTH - PAD
        canvas.well((X, y, WIDTH, 118))
        _caption(canvas, y, _("If every rival stops once on each"))
        label = max(canvas.measure(_("Now")), canvas.measure(_("After"))) + 18
        amounts = max(canvas.measure(self.money(most), TextStyle("board-bold", 20)), 70.0) + 18
        for index, (text, value, tone) in enumerate(
            ((_("Now"), now, "#68737d"), (_("After"), after, "gold"))
        ):
            middle = y + 58 + 35 * index
            canvas.text(text, (left, middle), TextStyle(colour="muted"), "midleft")
            bar = (left + label, middle - 9, right - left - label - amounts, 18)
            draw_progress(canvas, bar, [(value / most * 0.86, tone)])
            canvas.text(self.money(value), (right, middle), TextStyle("board-bold", 20), "midright")


def _caption(canvas: Canvas, top: float, text: str) -> None:
    """The small heading of a card."""
    at, room = (X + PAD, top + 26), WIDTH - 2 * PAD
    canvas.text(text.upper(), at, TextStyle("ui-bold", 15, "muted", tracking=1.2), "midleft", width=room)
