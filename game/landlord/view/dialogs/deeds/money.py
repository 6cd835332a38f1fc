"""Money: what a seat holds in banknotes. Change is made by itself."""

from __future__ import annotations

from collections.abc import Iterator

from game.landlord.view.dialogs.deeds.seat_sheet import MODAL, SeatSheet
from game.landlord.view.parts.columns import Box
from game.landlord.view.purse import loose, notes
from game.ui.actions import Action
from game.ui.dialogs.foot import lay_foot
from game.ui.dialogs.modal import Modal, draw_modal
from game.ui.draw import chrome, paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext, pgettext
from game.ui.input import Press
from game.ui.reply import Pop, Replace, Reply
from game.ui.scale import tame
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget

TOTAL: Box = (176.0, 152.0, 404.0, 720.0)
STACKS: Box = (604.0, 152.0, 1140.0, 720.0)
ACROSS = 4
WIDE = 244.0  # of a note
DEEP = 150.0  # how far the notes behind the first may reach up
STEP = 22.0  # from note to note


class MoneyScene(SeatSheet):
    """The notes of one seat, tabs for the others; `viewer` is who sits before the screen."""

    first_focus = "close"

    # controls ------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        deeds = Button(
            "deeds",
            (0, 0, 0, 56),
            _("Deeds"),
            icon="card",
            letter=pgettext("key for deeds", "D"),
            group="foot",
            on_press=self._deeds,
        )
        close = self.close()
        lay_foot(self.view, MODAL, (deeds, close))
        self._room = deeds.box.left - MODAL[0] - 100
        yield from (deeds, close)
        yield self.tabs()

    @property
    def title(self) -> str:
        if self.seat == self.viewer:
            return _("Your money")
        return _("Money of {name}").format(name=self.session.names[self.seat])

    def _deeds(self) -> Reply:
        from game.landlord.view.dialogs.deeds.scene import DeedsScene  # they open each other

        return Replace(DeedsScene(self.session, self.seat, self.viewer))

    def act(self, press: Press) -> Reply:
        if press.means(Action.LEFT, Action.RIGHT):
            step = 1 if press.means(Action.RIGHT) else -1
            return self.turn((self.seats.index(self.seat) + step) % len(self.seats))
        return Pop() if press.means(Action.BACK) else None

    # pictures ------------------------------------------------------------------------------
    @property
    def _notes(self) -> list[tuple[int, int]]:
        return notes(self.session.shown.cash[self.seat], self.session.pack.currency.notes)

    def paint(self, canvas: Canvas) -> None:
        session, caps = self.session, self.view.caps
        draw_modal(
            canvas,
            MODAL,
            Modal(
                self.title,
                seat=session.colours[self.seat] + 1,
                token=f"token.{session.tokens[self.seat]}",
                note=_("Change is made by itself: whoever pays always has the right notes."),
                note_width=self._room,
                hints=[
                    (["←", "→"], _("player")),
                    (pgettext("key for deeds", "D"), _("deeds")),
                    (caps(Action.BACK), _("back")),
                ],
                pad=self.view.pad,
                title_width=self.title_width(canvas) + 2,
            ),
        )
        self._total(canvas)
        self._stacks(canvas)

    def _total(self, canvas: Canvas) -> None:
        """The cash as a fan, the sum, and what it is part of."""
        session, shown = self.session, self.session.shown
        canvas.card(TOTAL)
        x, y, w, h = TOTAL
        cash = shown.cash[self.seat]
        if cash:
            fan = session.stage.prints.fan(cash, canvas.scale.px(150))
            canvas.surface.blit(fan, fan.get_rect(center=canvas.scale.point((x + w / 2, y + 180))))
        middle = y + 356
        sum_size = tame(64, canvas.scale.text_size)
        canvas.text(
            session.money(cash),
            (x + w / 2, middle),
            TextStyle("board-bold", sum_size),
            "center",
            width=w - 48,
        )
        count = sum(many for _value, many in self._notes)
        text = ngettext("{count} banknote", "{count} banknotes", count).format(count=count)
        canvas.text(
            text, (x + w / 2, middle + 54), TextStyle("ui", chrome.STRONG, "muted"), "center", width=w - 48
        )
        rest = loose(cash, session.pack.currency.notes)
        if rest:
            text = _("and {amount} in coins").format(amount=session.money(rest))
            canvas.text(text, (x + w / 2, middle + 84), TextStyle(colour="muted"), "center", width=w - 48)
        worth = shown.worth(self.seat)
        rows = ((_("Deeds and buildings"), worth - cash), (_("Net worth"), worth))
        for row, (label, amount) in enumerate(rows):
            level = y + h - 112 + 52 * row
            canvas.rule((x + 24, level - 26), w - 48, "#333d46")
            end = canvas.text(
                session.money(amount), (x + w - 24, level), TextStyle("board-bold", 22), "midright"
            )
            canvas.text(label, (x + 24, level), TextStyle(colour="muted"), "midleft", width=end.left - x - 36)

    def _stacks(self, canvas: Canvas) -> None:
        found = self._notes
        across = min(ACROSS, len(found))
        down = -(-len(found) // across)
        x, y, w, h = STACKS
        wide, high = w / across, h / down
        for at, (value, count) in enumerate(found):
            row = at // across
            inset = (across - min(across, len(found) - row * across)) * wide / 2  # a short row in the middle
            box = (x + inset + at % across * wide, y + row * high, wide, high)
            self._stack(canvas, value, count, box)

    def _stack(self, canvas: Canvas, value: int, count: int, box: Box) -> None:
        """The notes of a value one behind the other, and what they come to."""
        session = self.session
        x, y, w, h = box
        note = min(WIDE, w - 32)
        left, foot = x + (w - note) / 2, y + h - 92
        front = (left, foot - note / 2, note, note / 2)
        if count:
            step = min(STEP, DEEP / count)
            picture = session.stage.prints.note(value, canvas.scale.px(note))
            shade = paint.shadow_of(picture, canvas.scale.px(6), 0.4)
            for behind in range(count - 1, -1, -1):
                at = canvas.scale.point(
                    (left + note / 2 + 1.5 * (behind % 2), foot - note / 4 - behind * step)
                )
                if step >= 4 or behind == 0:
                    canvas.surface.blit(shade, shade.get_rect(center=(at[0], at[1] + canvas.scale.px(2))))
                canvas.surface.blit(picture, picture.get_rect(center=at))
        else:
            canvas.box(front, canvas.theme.c("well", 0.7), radius=4, border="#39434c", line=1.5)
            canvas.text(
                session.money(value),
                (left + note / 2, foot - note / 4),
                TextStyle("board-bold", 26, canvas.theme.c("muted", 0.55)),
                "center",
                width=note - 20,
            )
        level = foot + 34
        if count:
            total = session.money(value * count)
            end = canvas.text(
                total, (left + note, level), TextStyle("board-bold", 22), "midright", width=note * 0.5
            )
            times, room = f"{count} × {session.money(value)}", end.left - left - 10
            if canvas.measure(times, TextStyle("board", 19)) > room:
                times = f"{count} ×"  # the note itself says of what
            canvas.text(times, (left, level), TextStyle("board", 19, "muted"), "midleft", width=room)
        else:
            canvas.text("—", (left + note / 2, level), TextStyle("board", 19, "text-off"), "center")
