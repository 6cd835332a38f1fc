"""Rents that people must ask for: a row for each, and how long there is, as stations and never as a clock."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from game.landlord.rules.commands import ClaimRent
from game.landlord.rules.options import RentClaim
from game.landlord.rules.questions.dues.claims import ROLLS
from game.landlord.rules.state import Claim
from game.landlord.view.panels.figures import buildings
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.columns import Box
from game.landlord.view.parts.lines import space_to_fit
from game.landlord.view.parts.sheet import Sheet
from game.landlord.view.presented import PresentedState
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Colour
from game.ui.i18n import _, language, ngettext
from game.ui.input import Press
from game.ui.reply import Reply
from game.ui.scale import tame
from game.ui.widgets.buttons import Button
from game.ui.widgets.marks import chip_width, draw_chip
from game.ui.widgets.widget import Widget

MOST = 2  # rows; a third claim has its chip on the board, and comes up when one of these is settled
DONE, NOW, AHEAD, END = "done", "now", "ahead", "end"
TONES: dict[str, tuple[Colour, Colour, str, Colour]] = {  # ground, edge, icon, ink
    DONE: ("good", "good-hi", "check", "#12301c"),
    NOW: ("#f0b23c", "#ffe3ab", "clock", "#241a06"),
    AHEAD: ("#232a31", "#5b6772", "dice", "#9aa5ae"),
    END: ("#2a1e1f", "#a8453e", "cross", "#e07a70"),
}


@dataclass(frozen=True, slots=True)
class Station:
    """A point on the way to the deadline."""

    state: str
    title: str
    note: str


class Claims(Panel):
    """Shown instead of what is to be done, whose acts and primary stay: the tenant is not warned."""

    def __init__(self, host: Host, under: Panel) -> None:
        super().__init__(host, under.about, tuple(host.session.open_claims), host.session.held)
        self.under = under
        self.claims = host.session.open_claims
        self.watching = under.watching and not host.session.held

    def key(self) -> Hashable:
        return self.under.key(), self.shown.turn

    # acts ------------------------------------------------------------------------------------
    def row(self) -> list[Choice]:
        return self.under.row()

    def primary(self) -> Choice:
        """What is asked below, or to let the computer roll that waits."""
        if not self.session.held:
            return self.under.primary()
        name = self.session.names[self.shown.turn]
        return Choice("primary", _("Let {name} roll").format(name=name), self._let_go, "dice")

    def _let_go(self) -> Reply:
        self.session.let_go()
        return self.host.go_on()

    def handle_event(self, press: Press) -> Reply:
        return self.under.handle_event(press)

    def more(self) -> Iterable[Widget]:
        """A button in each row; it has the key of the owner's seat."""
        unit, seen = self.host.columns.unit, self._rows()
        for claim, (x, y, w, h) in zip(self.claims, seen, strict=False):
            wide = self._button_width()
            high = min(h - 16 * unit, 52 * unit)
            box = (x + w - wide - 18 * unit, y + (h - high) / 2, wide, high)
            yield Button(
                ("claim row", claim.id),
                box,
                _("Claim") if self._tight else _("Claim rent"),
                size=17 * unit,
                letter=str(claim.owner + 1),
                on_press=lambda c=claim: self.host.submit(ClaimRent(c.owner, c.id)),
                group="claims",
            )

    def _button_width(self) -> float:
        short, long = (112, 152) if language() == "en" else (136, 192)
        return (short if self._tight else long) * self.host.columns.unit

    # where things are ------------------------------------------------------------------------
    def _rows(self) -> list[Box]:
        x, y, w, h = self.host.columns.facts
        unit = self.host.columns.unit
        count = min(MOST, len(self.claims))
        top, gap = y + self._head_height(), 8 * unit
        room = h - self._head_height() - self._deadline_height() - gap
        high = min(86 * unit, (room - gap * (count - 1)) / count)
        return [(x, top + index * (high + gap), w, high) for index in range(count)]

    @property
    def _tight(self) -> bool:
        return self.host.columns.small or self.host.columns.low

    def _head_height(self) -> float:
        return (62 if self._tight else 104) * self.host.columns.unit

    def _deadline_height(self) -> float:
        """The stations close up when there are two rows above them."""
        high, close = (134, 104) if self._tight else (164, 128)
        return (high if len(self.claims) == 1 else close) * self.host.columns.unit

    # pictures --------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        page = self.sheet(canvas)
        self._head(canvas, page)
        for index, (claim, box) in enumerate(zip(self.claims, self._rows(), strict=False)):
            self._row(canvas, claim, box, chosen=index == 0)
        x, y, w, h = self._rows()[-1]
        bottom = self.host.columns.facts[1] + self.host.columns.facts[3]
        top = y + h + 8 * self.host.columns.unit
        self._deadline(canvas, (x, top, w, min(self._deadline_height(), bottom - top)))

    def _head(self, canvas: Canvas, page: Sheet) -> None:
        unit = self.host.columns.unit
        size = (48 if self._tight else 64) * unit
        canvas.box((page.x, page.y, size, size), "#f8d287", "#f0b23c", radius=12 * unit)
        canvas.icon("hand", (page.x + size / 2, page.y + size / 2), size * 0.56, "#241a06")
        left = page.x + size + 16 * unit
        room = page.w - size - 16 * unit
        count = len(self.claims)
        title = ngettext("Rent is there to be claimed", "{count} rents are there to be claimed", count)
        canvas.text(
            title.format(count=count),
            (left, page.y + size * 0.32),
            TextStyle("display", min(26 * unit, page.sizes.heading), "#fffdf6"),
            "midleft",
            width=room,
        )
        note = _("Owners must ask. Nobody is reminded after the deadline.")
        canvas.text(
            note,
            (left, page.y + size * 0.78),
            TextStyle("ui", page.sizes.body, "muted"),
            "midleft",
            width=room,
        )
        if not self._tight:
            words = ngettext("Open claim", "Open claims", count).upper()
            at = (page.x, page.y + size + 20 * unit)
            canvas.text(words, at, TextStyle("ui-bold", page.sizes.caption, "muted", tracking=1.5), "midleft")

    def _row(self, canvas: Canvas, claim: Claim, box: Box, *, chosen: bool) -> None:
        session, unit, sizes = self.session, self.host.columns.unit, self.sizes
        x, y, w, h = box
        canvas.box(box, "#323d46", "#2b353e", radius=12, border="gold" if chosen else "#434f59", line=2)
        disc, middle = min(50 * unit, h * 0.58), y + h / 2
        marks.seat(canvas, session, claim.owner, (x + 18 * unit + disc / 2, middle), disc)
        canvas.icon("arrow-left", (x + 18 * unit + disc + 21 * unit, middle), 20 * unit, "#c4cbd2")
        tenant = x + 18 * unit + disc + 42 * unit + disc / 2
        marks.seat(canvas, session, claim.tenant, (tenant, middle), disc)
        right = x + w - 18 * unit - self._button_width() - 16 * unit
        amount = session.money(claim.amount)
        size = tame(26 * unit, canvas.scale.text_size)
        sum_box = canvas.text(amount, (right, middle), TextStyle("board-bold", size, "#fffdf6"), "midright")
        left = tenant + disc / 2 + 16 * unit
        room = sum_box.left - left - 12 * unit
        line, text = min(h * 0.25, 13 * unit), canvas.scale.text_size
        strong, body = min(sizes.strong * 1.1, h * 0.3 / text), min(sizes.body, h * 0.26 / text)
        name = space_to_fit(canvas, session, claim.space, "ui-bold", strong, room)
        canvas.text(name, (left, middle - line), TextStyle("ui-bold", strong), "midleft", width=room)
        canvas.text(
            self._about(claim), (left, middle + line), TextStyle("ui", body, "#c4cbd2"), "midleft", width=room
        )

    def _about(self, claim: Claim) -> str:
        """Whose deed it is, what stands there, and where the tenant is."""
        session, shown = self.session, self.shown
        owner, tenant = session.names[claim.owner], session.names[claim.tenant]
        level = shown.level[claim.space]
        built = buildings(session, level) if level else _("bare")
        if self._tight:
            return built
        if shown.position[claim.tenant] != claim.space:
            return _("{owner} owns it, {built}. {tenant} was there.").format(
                owner=owner, built=built, tenant=tenant
            )
        return _("{owner} owns it, {built}. {tenant} stands on it.").format(
            owner=owner, built=built, tenant=tenant
        )

    def _deadline(self, canvas: Canvas, box: Box) -> None:
        claim, unit, sizes = self.claims[0], self.host.columns.unit, self.sizes
        x, y, w, h = box
        canvas.well(box)
        words = _("before the next player rolls")
        if self.shown.ruleset.options.rent_claim is RentClaim.UNTIL_SECOND_NEXT_ROLL:
            words = _("before the second player rolls")
        size = tame(15 * unit, canvas.scale.text_size)
        high = (26 if self._tight or len(self.claims) > 1 else 32) * unit
        wide = chip_width(canvas, words, "clock", size=size)
        draw_chip(
            canvas, (x + w - 14 * unit - wide, y + 10 * unit), words, "warn", "clock", size=size, height=high
        )
        head = (x + 16 * unit, y + 10 * unit + high / 2)
        canvas.text(
            _("Deadline"), head, TextStyle("ui-bold", sizes.strong), "midleft", width=w - wide - 50 * unit
        )
        space = self.session.space_short(claim.space)
        found = stations(self.shown, self.session.names, space, claim)
        self._stations(canvas, found, (x, y + high + 10 * unit, w, h - high - 10 * unit))

    def _stations(self, canvas: Canvas, found: list[Station], box: Box) -> None:
        x, y, w, h = box
        unit, sizes = self.host.columns.unit, self.sizes
        pitch = w / len(found)
        middle, disc = y + h * 0.27, min(34 * unit, h * 0.3)
        centres = [x + pitch * (index + 0.5) for index in range(len(found))]
        for index in range(len(found) - 1):
            self._way(canvas, found[index].state, (centres[index], centres[index + 1]), middle)
        text = canvas.scale.text_size
        title, note = min(sizes.strong, h * 0.19 / text), min(sizes.body, h * 0.18 / text)
        for centre, station in zip(centres, found, strict=True):
            ground, edge, icon, ink = TONES[station.state]
            if station.state == NOW:
                around = (centre - disc / 2, middle - disc / 2, disc, disc)
                canvas.glow(around, "#f0b23c", disc / 2, blur=14, alpha=0.5)
            canvas.circle((centre, middle), disc / 2, ground, border=edge, line=2)
            canvas.icon(icon, (centre, middle), disc * 0.56, ink)
            room = pitch - 12 * unit
            canvas.text(
                station.title, (centre, y + h * 0.6), TextStyle("ui-bold", title), "center", width=room
            )
            canvas.text(
                station.note, (centre, y + h * 0.8), TextStyle("ui", note, "muted"), "center", width=room
            )

    def _way(self, canvas: Canvas, state: str, ends: tuple[float, float], y: float) -> None:
        """The line from one station to the next: green behind, amber up to now, grey ahead."""
        start, end = ends
        half = (start + end) / 2
        unit = 3 * self.host.columns.unit
        if state == DONE:
            canvas.box((start, y - unit / 2, half - start, unit), "good", radius=0)
            canvas.box((half, y - unit / 2, end - half, unit), "#f0b23c", radius=0)
        else:
            canvas.box((start, y - unit / 2, end - start, unit), "#3c4751", radius=0)


def stations(shown: PresentedState, names: list[str], space: str, claim: Claim) -> list[Station]:
    """From the landing to the roll that is too late: three, or four where one roll more is allowed."""
    total = ROLLS.get(shown.ruleset.options.rent_claim, 1)
    first = _after(shown, claim.tenant)
    fatal = first if total == 1 else _after(shown, first)
    if claim.rolls == 1 and shown.turn not in (claim.tenant, first):
        fatal = shown.turn  # somebody in between has left the game
    landed = Station(
        DONE,
        _("{name} landed").format(name=names[claim.tenant]),
        _("on {space}").format(space=space),
    )
    deciding = _("{name} is deciding").format(name=names[shown.turn])
    now = Station(NOW, _("Still in time"), deciding)
    late = Station(END, _("Too late"), _("when {name} rolls").format(name=names[fatal]))
    if total == 1:
        return [landed, now, late]
    if claim.rolls == total:
        ahead = Station(AHEAD, _("{name} rolls").format(name=names[first]), _("still in time then"))
        return [landed, now, ahead, late]
    gone = Station(DONE, _("{name} has rolled").format(name=names[first]), _("one roll is left"))
    return [landed, gone, now, late]


def _after(shown: PresentedState, seat: int) -> int:
    """The next seat in the game."""
    count = len(shown.out)
    order = [(seat + step) % count for step in range(1, count + 1)]
    return next((other for other in order if not shown.out[other]), seat)
