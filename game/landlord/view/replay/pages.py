"""What stands beside the board of a replay: where it is, whose turn it shows, what each seat just did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.landlord.rules.state import FREE
from game.landlord.view.hud.seats.rows import SeatNote
from game.landlord.view.replay.playback import SPEEDS, Playback
from game.landlord.view.replay.story import Story
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.theme import Theme
from game.ui.i18n import _, money, pgettext
from game.ui.layout import Column, First, Fit, Leaf, Node, Paragraph, Row, Text, Wrap
from game.ui.reply import Pop, Reply
from game.ui.view import View
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choice import Tabs
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import hints


@dataclass(frozen=True, slots=True)
class Steps:
    """What the buttons over the seats do."""

    go: Callable[[int], Reply]
    forward: Callable[[], Reply]
    toggle: Callable[[], Reply]


def transport(playback: Playback, steps: Steps, faster: Callable[[int], Reply], theme: Theme) -> Node:
    """The buttons of a player, the speeds, which event is shown, and the way out."""
    here, last = playback.at, playback.reel.last
    start = _("**This is the start.**") if here == 0 else ""
    end = _("**This is the end.**") if here == last else ""

    def step(key: str, sign: str, tip: str, reason: str, act: Callable[[], Reply]) -> Leaf:
        box = (0, 0, 48, 48)
        return Leaf(IconButton(key, box, sign, tip, group="transport", reason=reason, on_press=act))

    sign, tip = ("pause", _("Pause")) if playback.running else ("play", _("Play"))
    play = IconButton("play", (0, 0, 66, 56), sign, tip, "primary", group="transport", on_press=steps.toggle)
    play.size = 26
    names = ["½×", *(f"{speed:g}×" for speed in SPEEDS[1:])]
    speeds = Tabs(
        "speed", (0, 0, 0, 48), names, playback.speed, group="speed",
        tip=_("Speed, also on the keys 1 to 5"), on_change=faster,
    )  # fmt: skip
    close = IconButton("close", (0, 0, 48, 48), "cross", _("Close"), group="close", on_press=Pop)
    buttons = [
        step("start", "first", _("To the start"), start, partial(steps.go, 0)),
        step("back", "arrow-left", _("One event back"), start, partial(steps.go, here - 1)),
        Leaf(play),
        step("on", "arrow-right", _("One event on"), end, steps.forward),
        step("end", "last", _("To the end"), end, partial(steps.go, last)),
    ]
    event, total = pgettext("replay", "event"), _("of {total}").format(total=last)
    style = TextStyle("ui", 17, theme.on_table()[1], align="right")
    shown = Column([Paragraph(f"{event} **{here}** {total}", style)], grow=1)
    return Row([Row(buttons, gap=8), Fit(Leaf(speeds)), shown, Leaf(close)], gap=16)


def story_panel(
    playback: Playback, story: Story, buttons: Callable[[bool], Sequence[Button]], view: View
) -> Node:
    """The panel of the story with its heading, its buttons and, where there is room, its keys."""
    name = playback.names[playback.shown.turn]
    title = _("Round {count} · {name}’s turn").format(count=playback.reel.round(playback.at), name=name)
    if playback.at == 0:
        title = _("Before the first roll")
    keys: list[Hint] = [
        (view.caps(Action.CONFIRM), pgettext("replay", "play")),
        (["←", "→"], pgettext("replay", "event")),
        ([pgettext("key", "Shift"), "→"], pgettext("replay", "turn")),
        ([pgettext("key", "Ctrl"), "→"], pgettext("replay", "round")),
    ]
    lines = [Row(hints(keys[:many], pad=view.pad).parts, gap=20) for many in (4, 3, 2)]
    whole, short = ([Leaf(button) for button in buttons(cap)] for cap in (True, False))
    acts = First([Row(whole, gap=12), Row(short, gap=12), Fit(Wrap(short, gap=12, row_gap=8))], pad=(12, 0))
    parts: list[Node] = [Text(title, TextStyle("display", 26), pad=(20, 0)), Leaf(story, grow=1), acts]
    forms = [Column([*parts, First(lines, pad=(16, 4))], gap=8), Column(parts, gap=8)]
    return First(forms, pad=(12, 16, 12, 12), paint=Canvas.panel)


def seat_note(playback: Playback, seat: int) -> SeatNote:
    """Where a seat is, and what it just gained or paid."""
    shown = playback.shown
    if shown.out[seat]:
        return SeatNote(_("bankrupt"))
    where = _("on {space}").format(space=playback.space_name(shown.position[seat]))
    if shown.jail[seat] != FREE:
        where = _("in jail")
    change = playback.change(seat)
    if not change or playback.at == 0:
        return SeatNote(where)
    return SeatNote(where, money(change, playback.pack.currency, signed=True), change > 0)
