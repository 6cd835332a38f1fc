"""A turn begins, or goes on after doubles: the dice are to be rolled."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.commands import RollDice
from game.landlord.rules.frames import Turn
from game.landlord.rules.state import BANK
from game.landlord.view.panels.about.odds_strip import strip
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import BRIGHT, Tile, fitted, tiles
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, money
from game.ui.layout import Column, Node, Row, Text


class Roll(Panel):
    """Whose turn it is, what happened meanwhile, and where a roll may lead."""

    def __init__(self, host: Host, turn: Turn, meanwhile: Meanwhile) -> None:
        super().__init__(host, turn.seat, turn.doubles, host.session.shown.round)
        self.seat, self.doubles = turn.seat, turn.doubles
        self.meanwhile = meanwhile if not turn.doubles else Meanwhile()

    def key(self) -> Hashable:
        return self.meanwhile

    def facts(self) -> Node:
        """What the others did comes before where a roll may lead; else there are a few figures."""
        session, sizes, news = self.session, self.sizes, self.meanwhile
        head, odds = person_head(self, self.seat, *self._words()), strip(self, self.seat)
        if not news.events or not news.rows(session, 1):
            figures = tiles(sizes, self._figures())
            forms = [[head, figures, odds], [head, figures]]
        else:
            caption = news.head(session, sizes)
            usual, fewer, low, beside = (
                Column([caption, rows], gap=4)
                for rows in (
                    news.told(session, sizes),
                    news.told(session, sizes, most=2),
                    news.told(session, sizes, most=2, low=True),
                    news.told(session, sizes, most=2, across=2, low=True),
                )
            )
            forms = [
                [head, usual, odds],
                [head, fewer, odds],
                [head, low, odds],
                [head, usual],
                [head, fewer],
                [head, beside],
            ]
        return fitted(*(Column(form, gap=sizes.gap) for form in forms))

    def _words(self) -> tuple[str, str]:
        name = self.session.names[self.seat]
        if self.doubles == 1:
            return _("Doubles: roll again"), _("{name} has rolled one double.").format(name=name)
        if self.doubles:
            return _("Doubles: roll again"), _("A third double in a row leads to jail.")
        return _("Your turn, {name}").format(name=name), _("Roll to move. Everything else can wait.")

    def _figures(self) -> list[Tile]:
        session, shown = self.session, self.shown
        ruleset = session.pack.ruleset
        free = sum(1 for space in ruleset.deeds if shown.owner[space] == BANK)
        passing = _("Passing {space}").format(space=session.space_short(ruleset.go))
        return [
            Tile(_("In hand"), session.money(shown.cash[self.seat])),
            Tile(passing, money(ruleset.salary, session.pack.currency, signed=True)),
            Tile(_("Free deeds"), str(free)),
        ]

    def row(self) -> list[Choice]:
        return self.property_and_trade()

    def primary(self) -> Choice:
        roll = RollDice(self.seat)
        text = _("Roll again") if self.doubles else _("Roll the dice")
        return Choice("primary", text, lambda: self.host.submit(roll), "dice", why_not=self.why_not(roll))


def person_head(panel: Panel, seat: int, head: str, note: str) -> Node:
    """A portrait with a heading beside it."""
    columns, sizes = panel.host.columns, panel.sizes
    size = 56 * columns.unit if columns.low or columns.small else 72
    words = [
        Text(head, TextStyle("display", min(sizes.title, size * 0.54), BRIGHT)),
        Text(note, TextStyle("ui", sizes.strong, "muted")),
    ]
    return Row([marks.seat_leaf(panel.session, seat, size), Column(words, grow=1)], gap=20 * columns.unit)
