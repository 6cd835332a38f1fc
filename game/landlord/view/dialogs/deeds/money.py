"""Money: what a seat holds in banknotes. Change is made by itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.landlord.view.dialogs.deeds.seat_sheet import MODAL, SeatSheet
from game.landlord.view.purse import held, loose
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, draw_keys, foot
from game.ui.draw import chrome, paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext, pgettext
from game.ui.input import Press
from game.ui.layout import Column, First, Fit, Leaf, Node, Row, Text
from game.ui.reply import Pop, Replace, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import rule
from game.ui.widgets.widget import Widget

TOTAL = 404.0  # how wide the sum's card is
ACROSS = 4
WIDE = 244.0  # of a note
DEEP = 200.0  # the least height of a stack
STEP = 22.0  # from note to note, at most


class MoneyScene(SeatSheet):
    """The notes of one seat, tabs for the others; `viewer` is the person whose sheet it is."""

    first_focus = "close"

    # controls ------------------------------------------------------------------------------
    def build(self) -> Iterable[Widget]:
        deeds = Button(
            "deeds", (0, 0, 0, 56), _("Deeds"), icon="card", letter=pgettext("key for deeds", "D"),
            group="foot", on_press=self._deeds,
        )  # fmt: skip
        note = _("Change is made by itself: whoever pays always has the right notes.")
        body = Row([self._total(), self._stacks()], gap=24, align="stretch")
        self.page = lay_out(dialog(self.head(), body, foot([deeds, self.close()], note)), self.view, MODAL)
        return controls(self.page.root)

    @property
    def title(self) -> str:
        if self.session.humans == [self.seat]:
            return _("Your money")
        return _("Money of {name}").format(name=self.session.names[self.seat])

    def _deeds(self) -> Reply:
        from game.landlord.view.dialogs.deeds.scene import DeedsScene  # they open each other

        return Replace(DeedsScene(self.session, self.seat, self.viewer))

    def unhandled_key(self, press: Press) -> Reply:
        if press.means(Action.LEFT, Action.RIGHT):
            step = 1 if press.means(Action.RIGHT) else -1
            return self.turn((self.seats.index(self.seat) + step) % len(self.seats))
        return Pop() if press.means(Action.BACK) else None

    # pictures ------------------------------------------------------------------------------
    @property
    def _notes(self) -> list[tuple[int, int]]:
        return held(self.session.shown.cash[self.seat], self.session.pack.currency)

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        hints: list[Hint] = [
            (["←", "→"], _("player")),
            (self.view.letter(pgettext("key for deeds", "D")), _("deeds")),
            (self.view.caps(Action.BACK), _("back")),
        ]
        draw_keys(canvas, MODAL, hints, pad=self.view.pad)

    def _total(self) -> Node:
        """The cash as a fan, the sum, and what it is part of."""
        session, shown = self.session, self.session.shown
        cash, worth = shown.cash[self.seat], shown.worth(self.seat)

        def fan(canvas: Canvas, box: pygame.FRect) -> None:
            if cash:
                notes = session.stage.prints.fan(cash, canvas.scale.px(150))
                canvas.surface.blit(notes, notes.get_rect(center=canvas.scale.point(box.center)))

        count = sum(many for _value, many in self._notes)
        text = ngettext("{count} banknote", "{count} banknotes", count).format(count=count)
        parts: list[Node] = [
            Leaf(grow=1, min_height=180, paint=fan),
            Fit(Text(session.money(cash), TextStyle("board-bold", 64, align="center"), lines=1)),
            Text(text, TextStyle("ui", chrome.STRONG, "muted", align="center")),
        ]
        rest = loose(cash, session.pack.currency.notes)
        if rest:
            text = _("and {amount} in coins").format(amount=session.money(rest))
            parts.append(Text(text, TextStyle(colour="muted", align="center")))
        parts.append(Leaf(grow=0.5))
        for label, amount in ((_("Deeds and buildings"), worth - cash), (_("Net worth"), worth)):
            figure = Text(session.money(amount), TextStyle("board-bold", 22), lines=1)
            line = Row([Text(label, TextStyle(colour="muted"), grow=1), figure], gap=12, min_height=51)
            parts += [rule("#333d46"), line]
        return Column(parts, width=TOTAL, pad=24, paint=Canvas.card)

    def _stacks(self) -> Node:
        """The notes of each value, in lines of four at most."""
        stacks = [self._stack(value, count) for value, count in self._notes]
        lines = [stacks[at : at + ACROSS] for at in range(0, len(stacks), ACROSS)]
        rows = [Row(line, gap=41, justify="center", align="stretch", grow=1) for line in lines]
        return Column(rows, gap=8, grow=1)

    def _stack(self, value: int, count: int) -> Node:
        """The notes of a value one behind the other, and what they come to."""
        session = self.session
        times = f"{count} × {session.money(value)}" if count else "—"
        words: Node = Text(times, TextStyle("board", 19, "muted" if count else "text-off", align="center"))
        if count:
            total = Text(session.money(value * count), TextStyle("board-bold", 22), lines=1)
            short = Text(f"{count} ×", TextStyle("board", 19, "muted"), lines=1)  # the note says of what
            whole = Text(times, TextStyle("board", 19, "muted"), lines=1)
            words = First([Row([first, total], gap=10, justify="between") for first in (whole, short)])
        notes = Leaf(grow=1, min_height=DEEP, paint=partial(self._paint_stack, value, count))
        return Column([notes, words], gap=20, width=WIDE, pad=(0, 0, 0, 16))

    def _paint_stack(self, value: int, count: int, canvas: Canvas, box: pygame.FRect) -> None:
        prints, middle = self.session.stage.prints, box.centerx
        front = pygame.FRect(box.left, box.bottom - WIDE / 2, WIDE, WIDE / 2)
        if not count:
            canvas.box(front, canvas.theme.c("well", 0.7), radius=4, border="#39434c", line=1.5)
            style = TextStyle("board-bold", 26, canvas.theme.c("muted", 0.55))
            canvas.text(self.session.money(value), front.center, style, "center", width=WIDE - 20)
            return
        step = min(STEP, (box.height - front.height) / count)
        picture = prints.note(value, canvas.scale.px(WIDE))
        shade = paint.shadow_of(picture, canvas.scale.px(6), 0.4)
        for behind in range(count - 1, -1, -1):
            at = canvas.scale.point((middle + 1.5 * (behind % 2), front.centery - behind * step))
            if step >= 4 or behind == 0:
                canvas.surface.blit(shade, shade.get_rect(center=(at[0], at[1] + canvas.scale.px(2))))
            canvas.surface.blit(picture, picture.get_rect(center=at))
