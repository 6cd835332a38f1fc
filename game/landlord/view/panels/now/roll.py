"""A turn begins, or goes on after doubles: the dice are to be rolled."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.commands import RollDice
from game.landlord.rules.frames import Turn
from game.landlord.rules.state import BANK
from game.landlord.view.panels.about import odds_strip
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.sheet import Sheet, Tile
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, money
from game.ui.scale import tame


class Roll(Panel):
    """Whose turn it is, what happened meanwhile, and where a roll may lead."""

    def __init__(self, host: Host, turn: Turn, meanwhile: Meanwhile) -> None:
        super().__init__(host, turn.seat, turn.doubles, host.session.shown.round)
        self.seat, self.doubles = turn.seat, turn.doubles
        self.meanwhile = meanwhile if not turn.doubles else Meanwhile()

    def key(self) -> Hashable:
        return self.meanwhile

    def paint(self, canvas: Canvas) -> None:
        session, shown = self.session, self.shown
        name = session.names[self.seat]
        if self.doubles:
            head, note = _("Doubles: roll again"), _("A third double in a row leads to jail.")
            if self.doubles == 1:
                note = _("{name} has rolled one double.").format(name=name)
        else:
            head, note = (
                _("Your turn, {name}").format(name=name),
                _("Roll to move. Everything else can wait."),
            )
        page = person_head(self, canvas, self.seat, head, note)
        free = sum(1 for space in session.pack.ruleset.deeds if shown.owner[space] == BANK)
        if not self.meanwhile.rows:
            page.tiles(
                [
                    Tile(_("In hand"), session.money(shown.cash[self.seat])),
                    Tile(
                        _("Passing {space}").format(space=session.space_short(session.pack.ruleset.go)),
                        self._salary(),
                    ),
                    Tile(_("Free deeds"), str(free)),
                ]
            )
            page.skip(page.sizes.gap)
        if self.meanwhile.rows:
            self.meanwhile.paint(page, session, leave=odds_strip.height(page.sizes))
        odds_strip.paint(page, self, self.seat)

    def _salary(self) -> str:
        return money(self.session.pack.ruleset.salary, self.session.pack.currency, signed=True)

    def row(self) -> list[Choice]:
        return self.property_and_trade()

    def primary(self) -> Choice:
        roll = RollDice(self.seat)
        text = _("Roll again") if self.doubles else _("Roll the dice")
        return Choice("primary", text, lambda: self.host.submit(roll), "dice", why_not=self.why_not(roll))


def person_head(panel: Panel, canvas: Canvas, seat: int, head: str, note: str) -> Sheet:
    """A portrait with a heading beside it; returns the sheet below."""
    unit = panel.host.columns.unit
    size = 56 * unit if panel.host.columns.low or panel.host.columns.small else 72
    page = panel.sheet(canvas)
    marks.seat(canvas, panel.session, seat, (page.x + size / 2, page.y + size / 2), size)
    left = page.x + size + 20 * unit
    wide = page.x + page.w - left
    title = min(page.sizes.title, size * 0.54)
    canvas.text(
        head, (left, page.y + size * 0.31), TextStyle("display", title, "#fffdf6"), "midleft", width=wide
    )
    canvas.text(
        note,
        (left, page.y + size * 0.82),
        TextStyle("ui", tame(page.sizes.strong, canvas.scale.text_size, 1.25), "muted"),
        "midleft",
        width=wide,
    )
    page.skip(size + page.sizes.gap)
    return page
