"""The bank's last buildings: who could build says how many are wanted; too many, and they are auctioned."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.engine.command import Command
from game.landlord.rules.commands import PassBuilding
from game.landlord.rules.frames import BuildingCall, Turn
from game.landlord.view import goods
from game.landlord.view.board.groups import group_key
from game.landlord.view.dialogs.building_call.draft import WishesDraft
from game.landlord.view.parts.marks import draw_group, seat_leaf
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.presented import CallShown
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.landlord.view.words import Words
from game.ui.dialogs.frame import dialog, draw_keys, foot, head
from game.ui.dialogs.head import menu_button
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, pgettext
from game.ui.layout import Aligned, Column, Leaf, Node, Paragraph, Row, Scroll, Text
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import CAPTION, chip, icon
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget

ROOM = (0.0, 24.0, 1920.0, 968.0)  # of the dialog; the keys stand below it
SHOWN = 8  # buildings drawn of the stock


class BuildingCallScene(TableScene[None]):
    """Asks one person after the other; it closes when all have spoken."""

    dialog = True
    unbidden = True

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
            self.form.deafness.begin(self.view)
        self.rebuild()
        return None

    # controls --------------------------------------------------------------------------------
    def build(self) -> Iterable[Widget]:
        left = Column([self._stock(), Scroll(self._people(), key="people", grow=1)], gap=14, width=452)
        right = Column([self._person(), Scroll(self._groups(), key="list"), self._sum()], gap=12, grow=1)
        body = Row([left, right], gap=28, align="stretch")
        mark = icon("hotel" if self.hotel else "house", 38, "gold-hi")
        top = head(self._title(), mark, Leaf(menu_button(self.view)))
        self.frame = dialog(top, body, self._foot(), width=1320)
        self.page = lay_out(Aligned(self.frame), self.view, ROOM)
        return controls(self.page.root)

    def _foot(self) -> Node:
        count, words = len(self.draft.spaces), self._words(len(self.draft.spaces))
        none = Button(
            "pass", (0, 0, 0, 56), _("I want none"), letter=pgettext("key: want none", "n"),
            enabled=self.asked, on_press=lambda: self._say(PassBuilding(self.seat)), group="foot",
        )  # fmt: skip
        text = _("I want {buildings}").format(buildings=words) if count else _("I want some")
        want = Button(
            "want", (0, 0, 300, 64), text, "primary", icon="build", size=20, enabled=self.asked,
            reason=self._why_not(), on_press=lambda: self._say(self.draft.command), group="foot",
        )  # fmt: skip
        return foot([none, want], _("If more are wanted than the bank has, they are auctioned one by one."))

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

    # what is shown ---------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        hints: list[Hint] = [
            (["↑", "↓"], _("group")),
            (["+", "−"], _("how many")),
            (self.view.letter(pgettext("key: want none", "n")), _("none")),
        ]
        draw_keys(canvas, self.frame.box, hints, pad=self.view.pad)

    def _stock(self) -> Node:
        """The buildings that are left, drawn."""
        left, art = self.call.left, "hotel" if self.hotel else "house"

        def draw(canvas: Canvas, box: pygame.FRect) -> None:
            count = min(left, SHOWN)
            step = min(62.0, box.width / max(1, count))
            for index in range(count):
                canvas.art(art, (box.x + index * step, box.y, 62, 62))

        figure = Text(str(left), TextStyle("board-bold", 56), lines=1)
        row = Row([figure, Leaf(grow=1, height=62, paint=draw)], gap=22)
        caption = Text(_("Left in the bank").upper(), CAPTION)
        return Column([caption, row], gap=14, pad=(22, 18), min_height=158, paint=Canvas.well)

    def _people(self) -> Node:
        """Everybody who could build, and what they said."""
        return Column([self._one(seat) for seat in self._order()], gap=6)

    def _one(self, seat: int) -> Node:
        words, kind = self._said(seat)

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.box(box, "#29323a", "#232b32", radius=12, border="#38424b")
            if seat == self.seat and self.asked:
                canvas.outline(box, "focus", 12, 2)

        name = Text(self.session.names[seat], TextStyle("ui-bold", 18), grow=1)
        parts = [seat_leaf(self.session, seat, 44), name, chip(words, kind)]
        return Row(parts, gap=12, pad=(14, 8), min_height=60, paint=ground)

    def _person(self) -> Node:
        """Who is asked, and the heading of the list."""
        text = _("{name}, do you want it too?") if self.call.left == 1 else _("{name}, do you want some too?")
        wanted = self._words(len(self.call.wants.get(self.call.seat, ())))
        note = _("{name} wants {buildings}.").format(
            name=self.session.names[self.call.seat], buildings=wanted
        )
        words = [
            Text(text.format(name=self.session.names[self.seat]), TextStyle("display", 26)),
            Text(note, TextStyle("ui", 17, "muted")),
        ]
        return Row([seat_leaf(self.session, self.seat, 48), Column(words, grow=1)], gap=14, min_height=68)

    def _groups(self) -> Node:
        return Column([self._group(group) for group in self.draft.ways], gap=8)

    def _group(self, group: int) -> Node:
        """A group: its mark, where the next buildings would go or what each costs, and how many."""
        session, rules = self.session, self.session.pack.ruleset
        key, ways, chosen = group_key(rules, group), self.draft.ways[group], self.draft.counts[group]
        text = _("{price} each").format(price=session.money(rules.house_costs[ways[0]]))
        if chosen:
            text = goods.listed(session, ways[:chosen])

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            edge, line = ("gold", 2) if chosen else ("#39434c", 1)
            canvas.box(box, "#28313a", "#222a31", radius=12, border=edge, line=line)

        def mark(canvas: Canvas, box: pygame.FRect) -> None:
            draw_group(canvas, key, box, 24, radius=8)

        words = Column(
            [
                Text(session.group_name(group), TextStyle("ui-bold", 19)),
                Text(text, TextStyle("ui", 16, "#c4cbd2")),
            ],
            gap=4,
            grow=1,
        )
        stepper = Stepper(
            ("group", group), (0, 0, 152, 48), chosen, 0, self.draft.most(group),
            on_change=partial(self._set, group), group="groups", enabled=self.asked,
        )  # fmt: skip
        parts = [Leaf(width=40, height=56, paint=mark), words, Leaf(stepper)]
        return Row(parts, gap=18, pad=(18, 8, 24, 8), min_height=92, paint=ground)

    def _sum(self) -> Node:
        """What it comes to, and whether there would be an auction."""
        cost, cash = self.draft.cost, self.session.shown.cash[self.seat]
        wanted = self.call.wanted + (len(self.draft.spaces) if self.asked else 0)
        short = wanted > self.call.left
        words = _("At the printed price: **{cost}** of your {cash}.").format(
            cost=self.session.money(cost), cash=self.session.money(cash)
        )
        if short:
            tone = _("**{wanted} are wanted, {left} are there:** they will be auctioned.")
            words = f"{tone.format(wanted=wanted, left=self.call.left)}\n{words}"
        sign = icon("auction" if short else "coins", 26, "gold-hi")
        parts = [sign, Paragraph(words, grow=1)]
        return Row(parts, gap=15, pad=(19, 12), min_height=78, paint=Canvas.well)


def buildings(session: Words, hotel: bool, count: int) -> str:
    """A number of houses or hotels in the edition's words."""
    one, many = ("word.hotel", "word.hotels") if hotel else ("word.house", "word.houses")
    return f"{count} {session.text(one if count == 1 else many)}"


def _as_it_stands(session: Session, frame: BuildingCall) -> CallShown:
    """The call as the state knows it, for a game just loaded."""
    left = session.seen.hotels_left if frame.hotel else session.seen.houses_left
    wants = {seat: spaces for seat, spaces in enumerate(frame.wants) if spaces}
    return CallShown(frame.seat, frame.hotel, left, wants, frame.waiting[:])
