"""The bank's last buildings: who could build says how many are wanted; too many, and they are auctioned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.command import Command
from game.landlord.rules.commands import PassBuilding
from game.landlord.rules.frames import BuildingCall, Turn
from game.landlord.view import goods
from game.landlord.view.board.groups import group_key
from game.landlord.view.dialogs.building_call.draft import WishesDraft
from game.landlord.view.dialogs.people import draw_mark
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.presented import CallShown
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.landlord.view.words import Words
from game.ui.dialogs.foot import lay_foot
from game.ui.dialogs.modal import FOOT, HEAD, Modal, draw_modal
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, pgettext
from game.ui.reply import Pop, Reply
from game.ui.scale import Box, apart, tame
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import Hint, chip_width, draw_caption, draw_chip
from game.ui.widgets.scroll import Drawing, ScrollArea
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget

LEFT, SIDE = 332.0, 452.0
RIGHT, WIDE = 812.0, 776.0
ROW, GAP = 92.0, 8.0
LISTED = 4  # groups seen at once; more are scrolled to
ONE = 60.0  # height of a person's row
SUM = 78.0
SHOWN = 8  # buildings drawn of the stock


class BuildingCallScene(TableScene[None]):
    """Asks one person after the other; it closes when all have spoken."""

    dialog = True

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session)
        frame = session.seen.stack[-1]
        assert isinstance(frame, BuildingCall)
        self.hotel = frame.hotel
        self.call = session.shown.call or _as_it_stands(session, frame)
        turn = session.seen.stack[0]
        asked = turn.asked if isinstance(turn, Turn) else ()
        self.passed = {other for other, hotel in asked if hotel is self.hotel}
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        """This person is to say now."""
        self.seat = seat
        self.draft = WishesDraft(self.session.table.rules, self.session.seen.copy(), seat, self.hotel)
        self.first_focus = ("group", next(iter(self.draft.ways), -1))

    @property
    def asked(self) -> bool:
        """Whether the person's answer is awaited."""
        frame = self.session.frame
        return isinstance(frame, BuildingCall) and self.seat in frame.waiting

    # where things are ------------------------------------------------------------------------
    @property
    def modal(self) -> tuple[float, float, float, float]:
        """As high as the people on the left and the groups on the right need."""
        people = 158 + 14 + len(self._order()) * (ONE + 6)
        groups = 82 + self._list_height() + 12 + SUM
        high = HEAD + FOOT + 48 + max(people, groups)
        return (300.0, (1080 - 64 - high) / 2, 1320.0, high)

    @property
    def top(self) -> float:
        """Where the body begins."""
        return self.modal[1] + HEAD + 24

    def _list_height(self) -> float:
        return min(LISTED, max(1, len(self.draft.ways))) * (ROW + GAP)

    def _order(self) -> list[int]:
        """Who asked, then all who are asked."""
        others = {*self.call.wants, *self.call.waiting, *self.passed, self.seat} - {self.call.seat}
        return [self.call.seat, *sorted(others)]

    # the course of it ------------------------------------------------------------------------
    def follow(self) -> Reply:
        shown = self.session.shown.call
        if shown is None:
            return Pop()
        self.passed |= {*self.call.waiting} - {*shown.waiting, *shown.wants}
        self.call = shown
        if self.session.quiet and not isinstance(self.session.frame, BuildingCall):
            return Pop()
        seat = self.session.decider
        if seat is not None and seat != self.seat and not self.asked:
            self._ask(seat)
            self.form.let_go()
        self.rebuild()
        return None

    # controls --------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        rows: list[Widget] = []
        for index, group in enumerate(self.draft.ways):
            top = self.top + 82 + index * (ROW + GAP)
            box = (RIGHT, top, WIDE, ROW)
            rows.append(Drawing(("row", group), box, partial(self._row, group=group)))
            rows.append(
                Stepper(
                    ("group", group),
                    (RIGHT + WIDE - 176, top + (ROW - 48) / 2, 152, 48),
                    self.draft.counts[group],
                    0,
                    self.draft.most(group),
                    on_change=partial(self._set, group),
                    group="groups",
                    enabled=self.asked,
                )
            )
        if rows:
            area = (RIGHT - 8, self.top + 74, WIDE + 26, self._list_height() + 8)
            height = len(self.draft.ways) * (ROW + GAP) + 8
            yield ScrollArea("list", area, rows, height=height, group="groups")
        yield from self._foot()

    def _foot(self) -> Iterator[Widget]:
        count, words = len(self.draft.spaces), self._words(len(self.draft.spaces))
        none = Button(
            "pass",
            (0, 0, 0, 56),
            _("I want none"),
            letter=pgettext("key: want none", "n"),
            enabled=self.asked,
            on_press=lambda: self._say(PassBuilding(self.seat)),
            group="foot",
        )
        want = Button(
            "want",
            (0, 0, 300, 64),
            _("I want {buildings}").format(buildings=words) if count else _("I want some"),
            "primary",
            icon="build",
            size=20,
            enabled=self.asked,
            reason=self._why_not(),
            on_press=lambda: self._say(self.draft.command),
            group="foot",
        )
        lay_foot(self.view, self.modal, (none, want))
        self.note_width = none.box.left - self.modal[0] - 92
        yield from (none, want)

    def _why_not(self) -> str:
        if not self.asked:
            return ""
        if not self.draft.spaces:
            return _("**Nothing chosen.** Say how many you want, and where.")
        refusal = self.session.check(self.draft.command)
        return refusal_text(refusal, self.session.pack, self.session.names) if refusal is not None else ""

    # acts ------------------------------------------------------------------------------------
    def _set(self, group: int, count: int) -> Reply:
        self.draft.set(group, count)
        self.rebuild()
        return True

    def _say(self, command: Command) -> Reply:
        refusal = self.session.submit(command)
        if refusal is not None:
            words = refusal_text(refusal, self.session.pack, self.session.names)
            self.toast(words.replace("**", ""), "warn")
        self._keep_going()
        return self.follow() or True

    # words -----------------------------------------------------------------------------------
    def _words(self, count: int) -> str:
        """A number of buildings in the edition's words."""
        return buildings(self.session, self.hotel, count)

    def _title(self) -> str:
        if self.call.left == 1:
            word = self.session.text("word.hotel" if self.hotel else "word.house")
            return _("Who wants the last {building}?").format(building=word)
        word = self.session.text("word.hotels" if self.hotel else "word.houses")
        return _("Who wants the last {buildings}?").format(buildings=word)

    def _said(self, seat: int) -> tuple[str, str]:
        """What a seat has said so far, and the kind of chip it is said on."""
        spaces = self.call.wants.get(seat)
        if spaces:
            return _("wants {count}").format(count=len(spaces)), "gold"
        if seat in self.call.waiting:
            return (_("is asked"), "warn") if seat == self.seat else (_("will be asked"), "neutral")
        return _("wants none"), "neutral"

    # pictures --------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        canvas_hints: list[Hint] = [
            (["↑", "↓"], _("group")),
            (["+", "−"], _("how many")),
            (pgettext("key: want none", "n").upper(), _("none")),
        ]
        draw_modal(
            canvas,
            self.modal,
            Modal(
                self._title(),
                icon="hotel" if self.hotel else "house",
                note=_("If more are wanted than the bank has, they are auctioned one by one."),
                note_width=self.note_width,
                hints=[] if self.view.pad else canvas_hints,
            ),
        )
        self._stock(canvas)
        self._people(canvas)
        self._person(canvas)
        self._sum(canvas)

    def _stock(self, canvas: Canvas) -> None:
        """The buildings that are left, drawn."""
        top = self.top
        canvas.well((LEFT, top, SIDE, 158))
        draw_caption(canvas, (LEFT + 22, top + 28), _("Left in the bank"), "muted", size=15)
        left, art = self.call.left, "hotel" if self.hotel else "house"
        figure = canvas.text(str(left), (LEFT + 24, top + 100), TextStyle("board-bold", 56), "midleft")
        room = LEFT + SIDE - 20 - (figure.right + 22)
        count = min(left, SHOWN)
        step = min(62.0, room / max(1, count))
        for index in range(count):
            canvas.art(art, (figure.right + 22 + index * step, top + 66, 62, 62))

    def _people(self, canvas: Canvas) -> None:
        """Everybody who could build, and what they said."""
        for index, seat in enumerate(self._order()):
            y, right = self.top + 172 + index * (ONE + 6), LEFT + SIDE - 14
            canvas.box((LEFT, y, SIDE, ONE), "#29323a", "#232b32", radius=12, border="#38424b")
            if seat == self.seat and self.asked:
                canvas.outline((LEFT, y, SIDE, ONE), "focus", 12, 2)
            draw_mark(canvas, self.session, seat, (LEFT + 36, y + ONE / 2), 44)
            words, kind = self._said(seat)
            wide = chip_width(canvas, words)
            draw_chip(canvas, (right - wide, y + ONE / 2 - 16), words, kind)
            room = right - wide - LEFT - 84
            name = self.session.names[seat]
            canvas.text(name, (LEFT + 70, y + ONE / 2), TextStyle("ui-bold", 18), "midleft", width=room)

    def _person(self, canvas: Canvas) -> None:
        """Who is asked, and the heading of the list."""
        top = self.top
        draw_mark(canvas, self.session, self.seat, (RIGHT + 24, top + 26), 48)
        caller = self.session.names[self.call.seat]
        words = self._words(len(self.call.wants.get(self.call.seat, ())))
        head = _("{name}, do you want some too?").format(name=self.session.names[self.seat])
        if self.call.left == 1:
            head = _("{name}, do you want it too?").format(name=self.session.names[self.seat])
        text = canvas.scale.text_size
        left, room = RIGHT + 62, WIDE - 62
        canvas.text(head, (left, top + 14), TextStyle("display", tame(26, text)), "midleft", width=room)
        note = _("{name} wants {buildings}.").format(name=caller, buildings=words)
        canvas.text(
            note, (left, top + 43), TextStyle("ui", tame(17, text, 1.25), "muted"), "midleft", width=room
        )

    def _row(self, canvas: Canvas, box: Box, *, group: int) -> None:
        """A group: its mark, where the next buildings would go, what each costs."""
        session, rules = self.session, self.session.pack.ruleset
        x, y, w, h = box
        key, ways = group_key(rules, group), self.draft.ways[group]
        chosen = self.draft.counts[group]
        canvas.box(
            box,
            "#28313a",
            "#222a31",
            radius=12,
            border="gold" if chosen else "#39434c",
            line=2 if chosen else 1,
        )
        canvas.box((x + 18, y + 18, 40, h - 36), f"g-{key}", radius=8)
        canvas.glyph(key, (x + 38, y + h / 2), 24, canvas.theme.ink_on(f"g-{key}"))
        room, half = w - 76 - 200, apart(14, canvas.scale.text_size, 1.15)
        name, middle = session.group_name(group), y + h / 2
        canvas.text(name, (x + 76, middle - half), TextStyle("ui-bold", 19), "midleft", width=room)
        price = session.money(rules.house_costs[ways[0]])
        text = _("{price} each").format(price=price)
        if chosen:
            text = goods.listed(session, ways[:chosen])
        canvas.text(text, (x + 76, middle + half + 1), TextStyle("ui", 16, "#c4cbd2"), "midleft", width=room)

    def _sum(self, canvas: Canvas) -> None:
        """What it comes to, and whether there would be an auction."""
        box = (RIGHT, self.top + 82 + self._list_height() + 4, WIDE, SUM)
        cost, cash = self.draft.cost, self.session.shown.cash[self.seat]
        wanted = self.call.wanted + (len(self.draft.spaces) if self.asked else 0)
        short = wanted > self.call.left
        words = _("At the printed price: **{cost}** of your {cash}.").format(
            cost=self.session.money(cost), cash=self.session.money(cash)
        )
        if short:
            tone = _("**{wanted} are wanted, {left} are there:** they will be auctioned.")
            words = f"{tone.format(wanted=wanted, left=self.call.left)}\n{words}"
        canvas.well(box)
        canvas.icon("auction" if short else "coins", (RIGHT + 32, box[1] + SUM / 2), 26, "gold-hi")
        inner = (RIGHT + 60, box[1], WIDE - 78, SUM)
        canvas.paragraph(words, inner, middle=True)


def buildings(session: Words, hotel: bool, count: int) -> str:
    """A number of houses or hotels in the edition's words."""
    one, many = ("word.hotel", "word.hotels") if hotel else ("word.house", "word.houses")
    return f"{count} {session.text(one if count == 1 else many)}"


def _as_it_stands(session: Session, frame: BuildingCall) -> CallShown:
    """The call as the state knows it, for a game just loaded."""
    left = session.seen.hotels_left if frame.hotel else session.seen.houses_left
    wants = {seat: spaces for seat, spaces in enumerate(frame.wants) if spaces}
    return CallShown(frame.seat, frame.hotel, left, wants, frame.waiting[:])
