"""The last line of the set-up: who begins, and whether all deeds are dealt first."""

from __future__ import annotations

from game.app.kit import SetupHost
from game.app.setup.rulebook import Rulebook
from game.landlord.rules.options import DealtDeeds, FirstPlayer
from game.landlord.rules.options.notes import NOTES
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, First, Leaf, Node, Row, Text
from game.ui.widgets.choice import tabs_or_list
from game.ui.widgets.switches import Toggle

EVERY_DEED = NOTES["deeds_dealt"].high
TITLE, WAYS = 130.0, 560.0  # widths


def starts_line(host: SetupHost) -> Node:
    """Who begins and the dealing of deeds side by side, or below each other."""
    rules = host.rules
    ways = list(FirstPlayer)
    begins = tabs_or_list(
        "starts",
        [_(choice.label) for choice in NOTES["first_player"].choices],
        ways.index(rules.options.first_player),
        width=WAYS,
        group="starts",
        tip=_("Players level with the highest roll roll again."),
        on_change=lambda index: host.do(lambda: rules.set("first_player", ways[index])),
    )
    dealt = Toggle(
        "deal all",
        (0, 0),
        deals_all(rules),
        group="deal all",
        tip=_("**All deeds are dealt.** They go round at random before the first roll, and cost nothing."),
        on_change=lambda on: host.do(lambda: deal_all(rules, on)),
    )

    def form(*, flat: bool) -> Node:
        title = Text(_(NOTES["first_player"].title), TextStyle("ui-bold", 18), min_width=TITLE)
        text = Text(_("Deal all deeds at random"), TextStyle(colour="muted", align="right"))
        begin, deal = Row([title, begins], gap=16), Row([text, Leaf(dealt)], gap=18)
        if flat:
            return Row([begin, Leaf(grow=1), deal], gap=16)
        return Column([begin, deal], gap=8)

    return First([form(flat=True), form(flat=False)])


def deals_all(rules: Rulebook) -> bool:
    """Whether all deeds are dealt at the start."""
    return bool(rules.options.deeds_dealt == EVERY_DEED)


def deal_all(rules: Rulebook, on: bool) -> None:
    """Deal all deeds before the first roll, free; or as many as the game mode says."""
    rules.set("deeds_dealt", EVERY_DEED if on else rules.official_value("deeds_dealt"))
    rules.set("dealt_deeds", DealtDeeds.FREE if on else rules.official_value("dealt_deeds"))
