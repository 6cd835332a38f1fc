"""A contest of the Force in the panel: the roll, and what a loss costs."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.commands import RollDice
from game.landlord.rules.events import ContestLost
from game.landlord.rules.frames import Contest
from game.landlord.rules.moves.force import SHIFT
from game.landlord.rules.options import ContestTrigger
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.panels.figures import rent
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.sheet import Sheet
from game.landlord.view.presented import ContestShown
from game.landlord.view.sides import ForceWords
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.reply import Reply


def force_head(panel: Panel, canvas: Canvas, art: str, caption: str, head: str, note: str) -> Sheet:
    """A face of the Force die, or a marker, with a heading beside it; returns the sheet below."""
    unit = panel.host.columns.unit
    low = panel.host.columns.low or panel.host.columns.small
    size = 72 * unit if low else 96
    page = panel.sheet(canvas)
    canvas.art(art, (page.x, page.y, size, size))
    beside = panel.sheet(canvas, left=size + 24 * unit)
    beside.y += 0 if low else 2
    beside.caption(caption)
    fit = beside.sizes.title if not low else size * 0.48
    canvas.text(
        head,
        (beside.x, beside.y + fit * 0.66),
        TextStyle("display", fit, "#fffdf6"),
        "midleft",
        width=beside.w,
    )
    beside.skip(fit * 1.3)
    canvas.text(
        note,
        (beside.x, beside.y + 10 * unit),
        TextStyle("ui", beside.sizes.strong),
        "midleft",
        width=beside.w,
    )
    page.y = max(page.y + size, beside.y + 22 * unit) + page.sizes.gap * 1.2
    return page


def contest_caption(place: str) -> str:
    """What this is, and where."""
    word = _("Contest")
    return f"{word}  ·  {place}"


def info_line(page: Sheet, text: str) -> None:
    """A remark behind an icon, without a box."""
    canvas, sizes = page.canvas, page.sizes
    high = max(26.0, canvas.paragraph_height(text, page.w - 34, TextStyle(size=sizes.strong)))
    canvas.icon("info", (page.x + 11, page.y + high / 2), sizes.strong * 1.15, "muted")
    canvas.paragraph(
        text,
        (page.x + 34, page.y, page.w - 34, high),
        TextStyle(size=sizes.strong, colour="muted"),
        middle=True,
    )
    page.skip(high)


def what_follows(panel: Panel, space: int) -> str:
    """What the space itself will do once the Force is done with, in a sentence."""
    session, shown = panel.session, panel.shown
    name, place = f"**{escape(session.space_name(space))}**", session.pack.ruleset.spaces[space]
    seat, owner = shown.turn, shown.owner[space]
    if place.kind is SpaceKind.TAX:
        return _("Then: {space} costs {amount}.").format(space=name, amount=session.money(place.amount))
    if place.kind is SpaceKind.DRAW:
        return _("Then: a card from {deck}.").format(
            deck=escape(session.text(f"deck.{session.pack.ruleset.decks[place.deck].id}"))
        )
    if place.group < 0:
        return _("Then: {space}.").format(space=name)
    if owner == BANK:
        return _("Then: {space} is for sale, {amount}.").format(space=name, amount=session.money(place.price))
    if owner == seat:
        return _("Then: {space} is your own.").format(space=name)
    if shown.mortgaged[space]:
        return _("Then: {space} is mortgaged, no rent.").format(space=name)
    due = rent(shown, space, owner)
    text = _("Then: {owner} owns {space}, rent {amount}.")
    figure = _("{count} × roll").format(count=due.amount) if due.roll else session.money(due.amount)
    return text.format(owner=escape(session.names[owner]), space=name, amount=figure)


class Face(Panel):
    """A marker must be faced: the Force die is to be rolled, or falls."""

    def __init__(self, host: Host, contest: ContestShown, *, asked: bool) -> None:
        super().__init__(host, contest.seat, contest.marker, asked)
        self.contest = contest
        self.asked = asked
        self.watching = not asked
        self.words = ForceWords.of(host.session.pack)

    def key(self) -> Hashable:
        now = self.session.contest
        return (now.face, now.won) if now is not None else None

    def paint(self, canvas: Canvas) -> None:
        session, words, contest = self.session, self.words, self.contest
        side, stake = words.force.side(contest.seat), session.money(words.force.stake)
        place = session.space_name(contest.space)
        head = _("Face {marker}").format(marker=words.the_marker(contest.marker))
        note = _("It hovers over the space where {name} stopped.").format(name=session.names[contest.seat])
        page = force_head(self, canvas, words.marker_art(contest.marker), contest_caption(place), head, note)
        rows = (
            (words.face_art(side), words.face(side), _("You win and may move it."), words.colour(side)),
            (
                words.face_art(1 - side),
                words.face(1 - side),
                _("You pay {amount}.").format(amount=stake),
                words.colour(1 - side),
            ),
            ("die.shift", words.face(SHIFT), _("You pay {amount}.").format(amount=stake), "muted"),
        )
        pitch = min(66 * self.host.columns.unit, (page.bottom - page.y - page.sizes.row) / len(rows))
        for art, name, text, colour in rows:
            canvas.box((page.x, page.y, page.w, pitch - 8), "panel-2", radius=10)
            with canvas.clip((page.x, page.y, 5, pitch - 8)):
                canvas.box((page.x, page.y, 20, pitch - 8), colour, radius=10)
            middle, face = page.y + (pitch - 8) / 2, (pitch - 8) * 0.78
            canvas.art(art, (page.x + 18, middle - face / 2, face, face))
            left = canvas.text(
                name, (page.x + 34 + face, middle), TextStyle("ui-bold", page.sizes.strong * 1.08), "midleft"
            )
            canvas.text(
                text,
                (page.x + page.w - 18, middle),
                TextStyle("ui", page.sizes.strong, "muted"),
                "midright",
                width=page.w - (left.right - page.x) - 34,
            )
            page.skip(pitch)
        if page.room(26):
            page.skip(6)
            info_line(page, what_follows(self, session.shown.position[contest.seat]))

    def primary(self) -> Choice:
        if not self.asked:
            return Choice("primary", _("Skip"), self._skip, "play")
        roll = RollDice(self.contest.seat)
        return Choice(
            "primary",
            _("Roll the Force die"),
            lambda: self.host.submit(roll),
            "dice",
            why_not=self.why_not(roll),
        )

    def _skip(self) -> Reply:
        self.session.skip()
        return self.host.repaint()


class Lost(Panel):
    """A lost contest is read; the primary lets the stake be paid."""

    def __init__(self, host: Host, lost: ContestLost) -> None:
        super().__init__(host, lost.seat, lost.marker, lost.space)
        self.lost = lost
        self.words = ForceWords.of(host.session.pack)

    @property
    def _stake(self) -> str:
        return self.session.money(self.lost.stake)

    def paint(self, canvas: Canvas) -> None:
        session, words, lost = self.session, self.words, self.lost
        unit = self.host.columns.unit
        holder = 1 - words.force.side(lost.seat)
        name = session.names[lost.seat]
        the = words.the_side(holder)
        head = _("{side} holds").format(side=the[:1].upper() + the[1:])
        if (
            lost.face >= SHIFT
            and session.pack.ruleset.options.contest_trigger is not ContestTrigger.SHIFT_FACE
        ):
            note = _("The Force die shows the shift.")
        else:
            note = _("The Force die does not show {name}’s side.").format(name=name)
        caption = contest_caption(session.space_name(lost.space))
        page = force_head(self, canvas, words.face_art(lost.face), caption, head, note)
        page.y += page.sizes.gap * 0.2
        high, wide = 76 * unit, (page.w - 52 * unit) / 2
        for index in (0, 1):
            left = page.x + index * (wide + 52 * unit)
            canvas.box((left, page.y, wide, high), "panel-2", radius=12)
            with canvas.clip((left, page.y, 6, high)):
                canvas.box(
                    (left, page.y, 24, high),
                    marks.seat_colour(session, lost.seat) if not index else "#b9c2ca",
                    radius=12,
                )
            middle = page.y + high / 2
            if index:
                canvas.icon("bank", (left + 42 * unit, middle), 34 * unit, "text")
            else:
                size = 52 * unit
                canvas.art(
                    f"token.{session.tokens[lost.seat]}", (left + 16 * unit, middle - size / 2, size, size)
                )
            text = left + 82 * unit
            canvas.text(
                _("Bank") if index else name,
                (text, page.y + high * 0.32),
                TextStyle("ui-bold", page.sizes.strong),
                "midleft",
                width=wide - 92 * unit,
            )
            amount = f"+{self._stake}" if index else f"−{self._stake}"
            tone = "text" if index else "bad-hi"
            canvas.text(
                amount,
                (text, page.y + high * 0.68),
                TextStyle("board-bold", page.sizes.value * 0.9, tone),
                "midleft",
            )
        canvas.icon("arrow-right", (page.x + wide + 26 * unit, page.y + high / 2), 24 * unit, "muted")
        page.skip(high + page.sizes.gap)
        page.rule()
        page.skip(page.sizes.gap * 0.5)
        cash = self.shown.cash[lost.seat]
        after = cash - lost.stake
        page.change(
            _("Your cash"),
            session.money(cash),
            session.money(after),
            tone="#fffdf6" if after >= 0 else "bad-hi",
        )
        page.skip(page.sizes.gap * 0.5)
        if after < 0:
            info_line(page, _("It must be raised before anything else: by selling, mortgaging or trading."))
        elif page.room(26):
            info_line(page, what_follows(self, self.shown.position[lost.seat]))

    def primary(self) -> Choice:
        short = self.shown.cash[self.lost.seat] < self.lost.stake
        text = _("Raise {amount}") if short else _("Pay {amount}")
        return Choice("primary", text.format(amount=self._stake), self.host.read)


def _face(host: Host, frame: Contest, seat: int) -> Panel | None:
    contest = host.session.contest
    return Face(host, contest, asked=True) if contest is not None else None


PANELS: Panels = {Contest: _face}
