"""A new game: who sits where, with which token, and which edition lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any

import pygame

from game.packs.problems import PackError
from game.storage.trouble import Trouble
from game.table.setup import SeatKind
from game.view import chrome
from game.view.actions import Action
from game.view.canvas import Canvas
from game.view.desk import Desk, trouble_text
from game.view.drafts.seating import Seating
from game.view.i18n import _, language, money, ngettext
from game.view.input import Press, UiEvent
from game.view.scene import Pop, Push, Replace, Reply, Scene
from game.view.scenes.boxes import Boxes
from game.view.scenes.pickers import ColourPicker, TokenPicker
from game.view.text import escape
from game.view.widgets.buttons import Button, IconButton
from game.view.widgets.choice import Tab, Tabs
from game.view.widgets.field import TextField
from game.view.widgets.marks import draw_chip, draw_hints
from game.view.widgets.seats import draw_seat_mark
from game.view.widgets.widget import Mood, Widget

if TYPE_CHECKING:
    from game.view.session import Session

SEATS = (40.0, 112.0, 1224.0, 872.0)
EDITION = (1288.0, 112.0, 592.0, 872.0)
ROW, PITCH, FIRST = 78.0, 86.0, 188.0
NOTES_UP_TO = 6  # seats


class TokenButton(Widget):
    """The seat's token; pressing it opens the choice."""

    def __init__(self, key: Hashable, box: Any, colour: int, token: str, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.colour, self.token = colour, token

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.box(self.box, "#2b343d" if mood.hover else "#171c21", radius=8)
        draw_seat_mark(
            canvas, (self.box.x + 32, self.box.centery), 46, self.colour + 1, f"token.{self.token}"
        )
        canvas.icon("chevron-down", (self.box.right - 18, self.box.centery), 18, "muted")


class ColourButton(Widget):
    """The seat's colour with its mark; pressing it opens the choice."""

    def __init__(self, key: Hashable, box: Any, colour: int, **rest: Any) -> None:
        super().__init__(key, box, **rest)
        self.colour = colour

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.box(
            self.box, f"seat-{self.colour + 1}", radius=8, border="#ffffff" if mood.hover else None, line=2
        )
        canvas.seat_glyph(self.colour + 1, self.box.center, 20, "ink")


class SetupScene(Scene[None]):
    """Seats on the left, the edition on the right, Start at the bottom right."""

    def __init__(self, desk: Desk, open_game: Callable[[Session], Scene[Any]]) -> None:
        super().__init__()
        self.desk = desk
        self._open_game = open_game
        pack = desk.pack(desk.chosen)
        last = desk.settings.last_setup
        self.seating = Seating.of(last if last is not None else desk.usual_setup(pack), pack)
        self.boxes = Boxes(desk)
        self.first_focus = ("token", 0)

    def build(self) -> Iterable[Widget]:
        yield IconButton(
            "back",
            (44, 40, 52, 48),
            "arrow-left",
            _("Back to the menu"),
            "secondary" if self.view.theme.pale else "ghost",
            action=Action.BACK,
            on_press=Pop,
        )
        for at in range(len(self.seating.seats)):
            yield from self._row(at)
        count, most = len(self.seating.seats), self.seating.most
        if count < most:
            y = FIRST + PITCH * count + 6
            add = _("Add a seat")
            yield Button(
                "add",
                (SEATS[0] + 26, y, SEATS[2] - 52, 62),
                f"{add}  ·  " + _("{count} of {most}").format(count=count, most=most),
                "ghost",
                icon="plus",
                group="add",
                letter="+",
                cap=False,
                on_press=self._add,
            )
        x, y, w, h = EDITION
        if len(self.boxes.editions) > 1:
            yield IconButton(
                "before",
                (x + 24, y + 250, 56, 56),
                "chevron-left",
                _("The edition before"),
                group="before",
                on_press=lambda: self._turn(-1),
            )
            yield IconButton(
                "after",
                (x + w - 80, y + 250, 56, 56),
                "chevron-right",
                _("The next edition"),
                group="after",
                on_press=lambda: self._turn(1),
            )
        why = self.seating.trouble()
        reason = f"**{_('Not yet.')}** {escape(trouble_text(why))}" if why is not None else ""
        yield Button(
            "start",
            (x + 24, y + h - 96, w - 48, 72),
            _("Start the game"),
            "primary",
            reason=reason,
            group="start",
            on_press=self._start,
        )

    def _row(self, at: int) -> Iterable[Widget]:
        seat = self.seating.seats[at]
        y = FIRST + PITCH * at
        mid = y + ROW / 2
        human = seat.kind is SeatKind.HUMAN
        yield TokenButton(
            ("token", at),
            (118, mid - 30, 84, 60),
            seat.colour,
            seat.token,
            group=("token", at),
            tip=self._token_name(seat.token),
            on_press=lambda: self._pick_token(at),
        )
        same = (
            sum(other.name.strip().casefold() == seat.name.strip().casefold() for other in self.seating.seats)
            > 1
        )
        yield TextField(
            ("name", at),
            (214, mid - 25, 250, 50),
            seat.name,
            wrong=same,
            tip=_("**Twice the same name.** Give one of them another.") if same else "",
            group=("name", at),
            on_change=lambda name: self._do(lambda: self.seating.rename(at, name)),
        )
        kinds = [Tab(_("Human"), icon="person"), Tab(_("Computer"), icon="robot")]
        yield Tabs(
            ("kind", at),
            (476, mid - 25, 296, 50),
            kinds,
            0 if human else 1,
            group=("kind", at),
            on_change=lambda index: self._do(
                lambda: self.seating.turn_into(at, SeatKind.COMPUTER if index else SeatKind.HUMAN)
            ),
        )
        yield ColourButton(
            ("colour", at),
            (1128, mid - 24, 48, 48),
            seat.colour,
            group=("colour", at),
            tip=_("The seat's colour and mark"),
            on_press=lambda: self._pick_colour(at),
        )
        few = len(self.seating.seats) <= self.seating.least
        reason = (
            _("**At least {count} seats.** One against nobody is no game.").format(count=self.seating.least)
            if few
            else ""
        )
        yield IconButton(
            ("remove", at),
            (1190, mid - 24, 48, 48),
            "cross",
            _("Take this seat away"),
            "ghost",
            group=("remove", at),
            reason=reason,
            on_press=lambda: self._do(lambda: self.seating.remove(at)),
        )

    # --- acts ----

    def _do(self, change: Callable[[], object]) -> Reply:
        change()
        self.rebuild()
        return True

    def _add(self) -> Reply:
        self.seating.add()
        self.rebuild()
        self.form.focus(("token", len(self.seating.seats) - 1))
        return True

    def _pick_token(self, at: int) -> Reply:
        below = FIRST + PITCH * at + ROW
        picker = TokenPicker(self.seating, at, (110, below if below < 760 else below - ROW - 190))
        return Push(
            picker, lambda token: self._do(lambda: self.seating.give_token(at, token) if token else None)
        )

    def _pick_colour(self, at: int) -> Reply:
        below = FIRST + PITCH * at + ROW
        picker = ColourPicker(self.seating, at, (760, below if below < 800 else below - ROW - 150))
        return Push(
            picker,
            lambda colour: self._do(
                lambda: self.seating.give_colour(at, colour) if colour is not None else None
            ),
        )

    def _turn(self, step: int) -> Reply:
        count = len(self.boxes.editions)
        self.boxes.at = (self.boxes.index + step) % count
        self.desk.chosen = self.boxes.editions[self.boxes.index].id
        pack = self.desk.pack(self.desk.chosen)
        self.seating.dress(pack)
        self.view.set_theme(self.desk.theme(self.desk.chosen))
        return True

    def _start(self) -> Reply:
        try:
            session = self.desk.new_game(self.seating.setup())
        except (Trouble, PackError) as error:
            self.toast(escape(trouble_text(error)), "warn")
            return True
        return Replace(self._open_game(session))

    def hear(self, event: UiEvent) -> Reply:
        """Ctrl with an arrow moves the seat, not the focus; Ctrl Delete takes it away."""
        focus = self.form.focused.key if self.form.focused is not None else None
        if isinstance(event, Press) and event.ctrl and isinstance(focus, tuple):
            if event.means(Action.UP, Action.DOWN):
                return self._move(focus, -1 if event.means(Action.UP) else 1)
            if event.key == "delete" and len(self.seating.seats) > self.seating.least:
                return self._do(lambda: self.seating.remove(focus[1]))
        return super().hear(event)

    def _move(self, focus: tuple[Any, ...], step: int) -> Reply:
        to = self.seating.move(focus[1], step)
        self.rebuild()
        self.form.focus((focus[0], to))
        return True

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        canvas.text(_("New game"), (108, 64), "display", 42, canvas.theme.on_table()[0], "midleft")
        canvas.panel(SEATS)
        canvas.panel(EDITION)
        canvas.text(_("Seats"), (66, 152), "display", 26, "text", "midleft")
        title = canvas.measure(_("Seats"), "display", 26)
        note = _("{low} to {high} at this computer").format(low=self.seating.least, high=self.seating.most)
        canvas.text(note, (66 + title + 18, 153), "ui", 17, "muted", "midleft")
        for at, seat in enumerate(self.seating.seats):
            self._paint_row(canvas, at, seat)
        count = len(self.seating.seats)
        if count < self.seating.most:
            _dashes(canvas, pygame.FRect(SEATS[0] + 26, FIRST + PITCH * count + 6, SEATS[2] - 52, 62))
        if count <= NOTES_UP_TO:
            _paint_notes(canvas)
        self._paint_edition(canvas)
        hints = [
            ("Tab", _("next field")),
            (["↑", "↓"], _("seat")),
            (["Ctrl", "↑"], _("move the seat up")),
            (self.view.caps(Action.CONFIRM), _("start the game")),
            (self.view.caps(Action.BACK), _("back")),
        ]
        draw_hints(canvas, (960, 1034), hints, pill=True, pad=self.view.pad)

    def _paint_row(self, canvas: Canvas, at: int, seat: Any) -> None:
        box = pygame.FRect(SEATS[0] + 26, FIRST + PITCH * at, SEATS[2] - 52, ROW)
        canvas.card(box)
        with canvas.clip((box.x, box.y, 8, box.height)):
            canvas.box((box.x, box.y, 24, box.height), f"seat-{seat.colour + 1}", radius=chrome.CARD)
        canvas.text(str(at + 1), (box.x + 32, box.centery), "ui-bold", 17, "muted", "center")
        if seat.kind is SeatKind.HUMAN:
            canvas.icon("keyboard", (806, box.centery), 24, "muted")
            canvas.text(
                _("Keyboard, mouse, gamepad"), (828, box.centery), "ui", 17, "muted", "midleft", width=280
            )
        else:
            draw_chip(canvas, (794, box.centery - 16), _("Steady"), "neutral", "robot")

    def _paint_edition(self, canvas: Canvas) -> None:
        x, y, w, h = EDITION
        pack = self.seating.pack
        cover = self.boxes.cover(canvas, 272)
        rect = canvas.scale.rect((x + w / 2 - 136, y + 84, 272, 366.5))
        canvas.shadow((x + w / 2 - 136, y + 84, 272, 366), 4, blur=26, dy=10, alpha=0.6)
        canvas.surface.blit(cover, rect)
        canvas.text(
            _("Edition").upper(), (x + w / 2, y + 44), "ui-bold", 15, "gold-hi", "center", tracking=1.5
        )
        canvas.text(
            pack.text("title", language()),
            (x + w / 2, y + 496),
            "display",
            34,
            "text",
            "center",
            width=w - 60,
        )
        canvas.text(
            pack.text("tagline", language()), (x + w / 2, y + 534), "ui", 17, "muted", "center", width=w - 60
        )
        rules = pack.ruleset
        facts = (
            (_("Spaces"), str(rules.size)),
            (_("Deeds"), str(len(rules.deeds))),
            (_("Starting cash"), self._money(rules.start_cash)),
            (_("Salary"), self._money(rules.salary)),
            (pack.text("word.houses", language()).capitalize(), str(rules.houses)),
            (pack.text("word.hotels", language()).capitalize(), str(rules.hotels)),
        )
        wide = (w - 48 - 24) / 3
        for at, (label, value) in enumerate(facts):
            box = (x + 24 + (at % 3) * (wide + 12), y + 568 + (at // 3) * 82, wide, 72)
            canvas.card(box)
            canvas.text(label, (box[0] + 14, box[1] + 22), "ui", 15, "muted", "midleft", width=wide - 28)
            canvas.text(
                value, (box[0] + 14, box[1] + 49), "board-bold", 24, "text", "midleft", width=wide - 28
            )
        chip = _("Official rules")
        draw_chip(canvas, (x + 24, y + h - 138), chip, "neutral", "check")
        left = len(pack.languages)
        spoken = ngettext("{count} language", "{count} languages", left).format(count=left)
        canvas.text(spoken, (x + w - 24, y + h - 122), "ui", 15, "muted", "midright")

    def _money(self, amount: int) -> str:
        return money(amount, self.seating.pack.currency)

    def _token_name(self, token: str) -> str:
        return escape(self.seating.pack.text(f"token.{token}", language()))


def _paint_notes(canvas: Canvas) -> None:
    """What to know before the first throw, where few seats leave room for it."""
    notes = (
        ("dice", _("**The highest throw begins.** Who is level with it throws again.")),
        ("people", _("**People share this screen.** A curtain falls between them.")),
        ("save", _("**Nothing is lost.** Every move is saved as it is made.")),
    )
    x, y, w, h = SEATS[0] + 26, SEATS[1] + SEATS[3] - 122, SEATS[2] - 52, 96.0
    canvas.well((x, y, w, h))
    wide = w / len(notes)
    for at, (icon, text) in enumerate(notes):
        canvas.icon(icon, (x + wide * at + 36, y + h / 2), 28, "gold-hi")
        canvas.paragraph(text, (x + wide * at + 66, y, wide - 82, h), chrome.BODY, "muted", middle=True)


def _dashes(canvas: Canvas, box: pygame.FRect) -> None:
    """A dashed frame: here is room for one more."""
    dash, gap = 10.0, 8.0
    for y in (box.top, box.bottom - 2):
        x = box.left
        while x < box.right:
            canvas.box((x, y, min(dash, box.right - x), 2), "#4a5560", radius=1)
            x += dash + gap
    for x in (box.left, box.right - 2):
        y = box.top
        while y < box.bottom:
            canvas.box((x, y, 2, min(dash, box.bottom - y)), "#4a5560", radius=1)
            y += dash + gap
