"""What stands beside the board of a replay: where it is, whose turn it shows, what each seat just did."""

from __future__ import annotations

from game.landlord.rules.state import FREE
from game.landlord.view.hud.seats.rows import SeatNote
from game.landlord.view.parts.columns import Box
from game.landlord.view.replay.playback import Playback
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, money, pgettext
from game.ui.view import View
from game.ui.widgets.marks import Hint, draw_hints, hints_width

BESIDE = 220.0  # the room right of the speeds


def paint_head(canvas: Canvas, playback: Playback) -> None:
    """Which event is shown, of how many."""
    ink, soft = canvas.theme.on_table()
    total = _("of {total}").format(total=playback.reel.last)
    event, at = pgettext("replay", "event"), str(playback.at)
    wide = canvas.measure(f"{event} {at} {total}", TextStyle("ui-bold"))
    size = 17 * min(1.0, BESIDE / wide)
    box = canvas.text(total, (1816, 52), TextStyle("ui", size, soft), "midright")
    box = canvas.text(at, (box.left - 6, 52), TextStyle("ui-bold", size, ink), "midright")
    canvas.text(event, (box.left - 6, 52), TextStyle("ui", size, soft), "midright")


def paint_story(canvas: Canvas, playback: Playback, place: Box, view: View) -> None:
    """The panel of the story with its heading and its keys."""
    x, y, w, h = place
    canvas.panel(place)
    name = playback.names[playback.shown.turn]
    title = _("Round {count} · {name}’s turn").format(count=playback.reel.round(playback.at), name=name)
    if playback.at == 0:
        title = _("Before the first roll")
    canvas.text(title, (x + 32, y + 34), TextStyle("display", 26), "midleft", width=w - 64)
    hints: list[Hint] = [
        (view.caps(Action.CONFIRM), pgettext("replay", "play")),
        (["←", "→"], pgettext("replay", "event")),
        ([pgettext("key", "Shift"), "→"], pgettext("replay", "turn")),
        ([pgettext("key", "Ctrl"), "→"], pgettext("replay", "round")),
    ]
    while hints_width(canvas, hints) > w - 56:
        hints.pop()
    draw_hints(canvas, (x + 28, y + h - 30), hints, pad=view.pad)


def seat_note(playback: Playback, seat: int) -> SeatNote:
    """Where a seat is, and what it just gained or paid."""
    shown = playback.shown
    if shown.out[seat]:
        return SeatNote(_("bankrupt"))
    where = _("on {space}").format(space=playback.space_short(shown.position[seat]))
    if shown.jail[seat] != FREE:
        where = _("in jail")
    change = playback.change(seat)
    if not change or playback.at == 0:
        return SeatNote(where)
    return SeatNote(where, money(change, playback.pack.currency, signed=True), change > 0)
