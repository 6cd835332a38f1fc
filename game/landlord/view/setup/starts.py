"""The last line of the set-up: who begins, and whether all deeds are dealt first."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.kit import SetupHost
from game.app.setup.rulebook import Rulebook
from game.landlord.rules.options import DealtDeeds, FirstPlayer
from game.landlord.rules.options.notes import NOTES
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.scale import Box, tame
from game.ui.widgets.choice import Tabs
from game.ui.widgets.switches import Toggle
from game.ui.widgets.widget import Widget

EVERY_DEED = NOTES["deeds_dealt"].high


class StartsLine:
    """See SetupLine for what each part promises."""

    def __init__(self, host: SetupHost, box: Box) -> None:
        self.host = host
        self.left, self.wide, self.middle = box[0], box[2], box[1] + box[3] / 2

    @property
    def _switch(self) -> float:
        return self.left + self.wide - 56

    def build(self) -> Iterable[Widget]:
        rules, do = self.host.rules, self.host.do
        ways = list(FirstPlayer)
        labels = [_(choice.label) for choice in NOTES["first_player"].choices]
        yield Tabs(
            "starts",
            (self.left + 146, self.middle - 24, 560, 48),
            labels,
            ways.index(rules.options.first_player),
            group="starts",
            tip=_("Players level with the highest roll roll again."),
            on_change=lambda index: do(lambda: rules.set("first_player", ways[index])),
        )
        yield Toggle(
            "deal all",
            (self._switch, self.middle - 16),
            deals_all(rules),
            group="deal all",
            tip=_(
                "**All deeds are dealt.** They go round at random before the first roll, and cost nothing."
            ),
            on_change=lambda on: do(lambda: deal_all(rules, on)),
        )

    def paint(self, canvas: Canvas) -> None:
        title, size = _(NOTES["first_player"].title), tame(18, canvas.scale.text_size)
        canvas.text(title, (self.left, self.middle), TextStyle("ui-bold", size), "midleft", width=140)
        right = self._switch - 18
        room = right - self.host.form["starts"].box.right - 16
        text = _("Deal all deeds at random")
        canvas.text(text, (right, self.middle), TextStyle(colour="muted"), "midright", width=room)


def deals_all(rules: Rulebook) -> bool:
    """Whether all deeds are dealt at the start."""
    return bool(rules.options.deeds_dealt == EVERY_DEED)


def deal_all(rules: Rulebook, on: bool) -> None:
    """Deal all deeds before the first roll, free; or as many as the game mode says."""
    rules.set("deeds_dealt", EVERY_DEED if on else rules.official_value("deeds_dealt"))
    rules.set("dealt_deeds", DealtDeeds.FREE if on else rules.official_value("dealt_deeds"))
