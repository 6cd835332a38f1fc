"""The rows of a debt: streets whose buildings can be sold, and deeds that can be mortgaged."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.protocol import Refusal
from game.landlord.view.board.groups import group_key
from game.landlord.view.dialogs.debt.draft import DebtDraft
from game.landlord.view.goods import colour
from game.landlord.view.refusals import refusal_text
from game.landlord.view.words import Words
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.reply import Reply
from game.ui.scale import Box, apart
from game.ui.widgets.buttons import IconButton
from game.ui.widgets.scroll import Drawing
from game.ui.widgets.switches import TickBox
from game.ui.widgets.widget import Widget

LEFT, WIDTH, ROW, HEAD = 208.0, 900.0, 61.0, 44.0
_AMOUNT, _LESS, _HOUSES, _MORE, _TICK = 657.0, 684.0, 736.0, 848.0, 855.0  # from the left edge


def words(refusal: Refusal | None, session: Words) -> str:
    """Why a control is grey."""
    if refusal is None:
        return ""
    own = {
        "draft.enough": _("**Enough is raised.** Pay, or take something back first."),
        "draft.nothing": _("**Nothing is sold here.** There is nothing to take back."),
    }
    return own.get(refusal.code) or refusal_text(refusal, session.pack, session.names)


class DebtRows:
    """Lays the rows out from a top edge; `changed` is told how each change of the draft went."""

    def __init__(self, session: Words, draft: DebtDraft, changed: Callable[[Refusal | None], Reply]) -> None:
        self.session = session
        self.draft = draft
        self.changed = changed

    def build(self, top: float) -> Iterator[Widget]:
        """The rows of both kinds with their headings."""
        y = top
        streets, deeds = self.draft.streets(), self.draft.deeds()
        if streets:
            yield Drawing("sales", (LEFT, y, WIDTH, HEAD), self._sales_head)
            y += HEAD
            for place, space in enumerate(streets):
                yield from self._street(space, y, place == 0, place == len(streets) - 1)
                y += ROW
            y += 16
        if deeds or self.draft.built_on():
            yield Drawing("mortgages", (LEFT, y, WIDTH, HEAD), self._mortgages_head)
            y += HEAD
            for place, space in enumerate(deeds):
                yield from self._deed(space, y, place == 0, place == len(deeds) - 1)
                y += ROW
        if not streets and not deeds:
            yield Drawing("nothing", (LEFT, y, WIDTH, 120), self._nothing)

    # headings ------------------------------------------------------------------------------
    def _sales_head(self, canvas: Canvas, box: Box) -> None:
        x, y, w, _h = box
        canvas.art("house", (x, y + 2, 28, 28))
        title = _("Sell {houses} to the bank, half price").format(houses=self.session.text("word.houses"))
        most = _("up to {amount}").format(amount=self.session.money(self.draft.most_from_sales))
        edge = canvas.text(most, (x + w, y + 17), TextStyle(colour="#c4cbd2"), "midright").left
        canvas.text(title, (x + 38, y + 17), TextStyle("ui-bold", 20), "midleft", width=edge - x - 56)

    def _mortgages_head(self, canvas: Canvas, box: Box) -> None:
        x, y, w, _h = box
        canvas.icon("mortgage", (x + 14, y + 16), 24, "gold-hi")
        title = canvas.text(_("Mortgage"), (x + 38, y + 17), TextStyle("ui-bold", 20), "midleft")
        money, draft = self.session.money, self.draft
        later = sum(draft.loan(space) for space in draft.built_on())
        text = _("up to {amount}").format(amount=money(sum(draft.loan(space) for space in draft.deeds())))
        if later:
            text = _("{now}, built-up groups add {later} once cleared").format(now=text, later=money(later))
        canvas.text(
            text, (x + w, y + 17), TextStyle(colour="#c4cbd2"), "midright", width=x + w - title.right - 24
        )

    def _nothing(self, canvas: Canvas, box: Box) -> None:
        canvas.paragraph(
            _("There is nothing left to sell or to mortgage."),
            box,
            TextStyle(size=chrome.STRONG, colour="muted"),
            middle=True,
        )

    # rows ----------------------------------------------------------------------------------
    def _street(self, space: int, y: float, first: bool, last: bool) -> Iterator[Widget]:
        draft, session = self.draft, self.session
        why_less = words(draft.why_not_sell(space), session)
        why_more = words(draft.why_not_keep(space), session)
        yield Drawing(
            ("row", space),
            (LEFT, y, WIDTH, ROW),
            lambda c, b: self._street_row(c, b, space, first, last, why_less),
        )
        low = y + (ROW - 36) / 2
        yield IconButton(
            ("less", space), (LEFT + _LESS, low, 36, 36), "minus", _("Sell one"), reason=why_less,
            on_press=lambda: self.changed(draft.sell(space)), group="rows",
        )  # fmt: skip
        yield IconButton(
            ("more", space), (LEFT + _MORE, low, 36, 36), "plus", _("Keep one"), reason=why_more,
            on_press=lambda: self.changed(draft.keep(space)), group="rows",
        )  # fmt: skip

    def _deed(self, space: int, y: float, first: bool, last: bool) -> Iterator[Widget]:
        draft = self.draft
        why_not = words(draft.why_not_mortgage(space), self.session)
        yield Drawing(
            ("deed row", space), (LEFT, y, WIDTH, ROW), lambda c, b: self._deed_row(c, b, space, first, last)
        )
        yield TickBox(
            ("tick", space), (LEFT + _TICK, y + (ROW - 28) / 2), draft.mortgaged(space), reason=why_not,
            on_change=lambda _on: self.changed(draft.mortgage(space)), group="rows",
        )  # fmt: skip

    def _ground(self, canvas: Canvas, box: Box, space: int, first: bool, last: bool) -> None:
        """The row's part of the card that all rows of a kind make together; what is drafted is green."""
        x, y, w, h = box
        drafted = self.draft.gain(space) > 0
        whole = (x, y - (0 if first else 20), w, h + (0 if first else 20) + (0 if last else 20))
        with canvas.clip(box):
            canvas.box(whole, "#2b4034" if drafted else "#28313a", radius=chrome.CARD, border="#3a4750")
        if not last:
            canvas.rule((x + 1, y + h - 1), w - 2, "#35424a" if not drafted else "#36503f")
        key = group_key(self.session.pack.ruleset, self.session.pack.ruleset.spaces[space].group)
        tone = colour(self.session.pack.ruleset, self.session.pack.ruleset.spaces[space].group)
        mark = (x + 16, y + (h - 40) / 2, 40, 40)
        canvas.box(mark, tone, radius=6)
        canvas.glyph(key, (mark[0] + 20, mark[1] + 20), 22, canvas.theme.ink_on(tone))

    def _words(self, canvas: Canvas, box: Box, title: str, second: str) -> None:
        x, y, _w, h = box
        room = _AMOUNT - 72 - 130
        above, below = (apart(d, canvas.scale.text_size) for d in (10, 11))
        canvas.text(title, (x + 72, y + h / 2 - above), TextStyle("ui-bold"), "midleft", width=room)
        canvas.text(
            second, (x + 72, y + h / 2 + below), TextStyle("ui", 15, "#c4cbd2"), "midleft", width=room + 20
        )

    def _street_row(
        self, canvas: Canvas, box: Box, space: int, first: bool, last: bool, why_not: str
    ) -> None:
        self._ground(canvas, box, space, first, last)
        x, y, _w, h = box
        session, draft = self.session, self.draft
        before, now = draft.construction.start.level[space], draft.level(space)
        half = session.pack.ruleset.house_costs[space] // 2
        self._words(canvas, box, session.space_name(space), self._sale_words(before, now, half, why_not))
        gain, middle = draft.gain(space), y + h / 2
        if gain:
            canvas.text(
                f"+{session.money(gain)}",
                (x + _AMOUNT, middle),
                TextStyle("board-bold", 21, "#7fd08a"),
                "midright",
            )
        else:
            canvas.text(
                session.money(half), (x + _AMOUNT, middle), TextStyle("board-bold", 21, "#8d969e"), "midright"
            )
        self._buildings(canvas, (x + _HOUSES, middle), before, now)

    def _sale_words(self, before: int, now: int, half: int, why_not: str) -> str:
        """What is sold of what, or why no more can be."""
        session, hotel = self.session, self.session.pack.ruleset.hotel_level
        each = session.money(half)
        sold = before - now
        if sold and why_not and not self.draft.full:
            return _("{sold} sold. {reason}").format(sold=sold, reason=why_not.replace("**", ""))
        if sold:
            return _("{sold} of {all} sold back at {amount} each").format(sold=sold, all=before, amount=each)
        if before == hotel:
            name = session.text("word.hotel")
        else:
            name = f"{before} {session.text('word.house' if before == 1 else 'word.houses')}"
        return _("{buildings}, {amount} for each step").format(buildings=name, amount=each)

    def _buildings(self, canvas: Canvas, at: tuple[float, float], before: int, now: int) -> None:
        """What stands, and as ghosts what the draft takes away."""
        x, y = at
        hotel = self.session.pack.ruleset.hotel_level
        if now == hotel:
            canvas.art("hotel", (x + 29, y - 22, 44, 44))
            return
        places = min(before, hotel - 1)
        pitch = 31.0 if places <= 3 else 25.0
        left = x + 52 - pitch * (places - 1) / 2
        for index in range(places):
            box = (left + index * pitch - 14, y - 14, 28, 28)
            canvas.art("house", box, alpha=1.0 if index < now else 0.28)

    def _deed_row(self, canvas: Canvas, box: Box, space: int, first: bool, last: bool) -> None:
        self._ground(canvas, box, space, first, last)
        x, y, _w, h = box
        session, draft = self.session, self.draft
        loan = draft.loan(space)
        lift = loan + session.pack.ruleset.interests[space]
        second = _("Mortgage, lift later for {amount}").format(amount=session.money(lift))
        self._words(canvas, box, session.space_name(space), second)
        taken = draft.mortgaged(space)
        text = f"+{session.money(loan)}" if taken else session.money(loan)
        tone = "#7fd08a" if taken else "text"
        canvas.text(text, (x + _AMOUNT, y + h / 2), TextStyle("board-bold", 21, tone), "midright")
