"""The log in words for the Force: rolls of three dice, markers that move, contests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.moves.force import SHIFT
from game.landlord.view.narration.narrator import Narrator
from game.landlord.view.sides import ForceWords
from game.ui.draw.text import escape
from game.ui.i18n import _

Told = tuple[str, int, str, int, int]  # text, seat, topic, space, amount as in LogLine


def rolled(say: Narrator, event: ev.DiceRolled) -> str:
    """A roll in an edition with the Force: by the bank for the set-up, or with the Force die."""
    roll = f"**{' + '.join(str(die) for die in event.dice)}**"
    if event.purpose == "setup":
        return _("The Force is set up: {roll}.").format(roll=roll)
    text = _("{who} rolled {roll}.").format(who=say.who(event.seat), roll=roll)
    if event.face < 0:
        return text
    face = escape(ForceWords.of(say.pack).face(event.face).lower())
    if event.face >= SHIFT:
        return _("{rolled} Force die: **{face}**, both markers move.").format(rolled=text, face=face)
    return _("{rolled} Force die: {face}, no marker moves.").format(rolled=text, face=face)


def _marker(say: Narrator, side: int, *, first: bool = False) -> str:
    """A marker in its colour, as it stands in a sentence or at its beginning."""
    words = ForceWords.of(say.pack)
    name = words.marker(side) if first else words.the_marker(side)
    return f"[{words.colour(side)}]{escape(name)}[/]"


def _moved(say: Narrator, event: ev.MarkersMoved) -> Told:
    parts = [
        _("{marker} to {space}").format(marker=_marker(say, side, first=not side), space=say.space(end))
        for side, end in enumerate(event.ends)
    ]
    return "; ".join(parts) + ".", -1, "move", -1, 0


def _opened(say: Narrator, event: ev.ContestOpened) -> Told:
    text = _("{who} met {marker} on {space}.").format(
        who=say.who(event.seat), marker=_marker(say, event.marker), space=say.space(event.space)
    )
    return text, event.seat, "move", event.space, 0


def _won(say: Narrator, event: ev.ContestWon) -> Told:
    words = ForceWords.of(say.pack)
    text = _("{face}: {who} wins the contest.")
    return (
        text.format(face=escape(words.face(event.face)), who=say.who(event.seat)),
        event.seat,
        "deal",
        event.space,
        0,
    )


def _lost(say: Narrator, event: ev.ContestLost) -> Told:
    words = ForceWords.of(say.pack)
    text = _("{face}: {who} loses the contest, {amount} to the bank.").format(
        face=escape(words.face(event.face)), who=say.who(event.seat), amount=say.money(event.stake)
    )
    return text, event.seat, "deal", event.space, 0


def _placed(say: Narrator, event: ev.MarkerMoved) -> Told:
    text = _("{who} moved {marker} to {space}.").format(
        who=say.who(event.seat), marker=_marker(say, event.marker), space=say.space(event.end)
    )
    return text, event.seat, "deal", event.end, 0


def _left(say: Narrator, event: ev.MarkerLeft) -> Told:
    text = _("{who} left {marker} on {space}.").format(
        who=say.who(event.seat), marker=_marker(say, event.marker), space=say.space(event.space)
    )
    return text, event.seat, "deal", event.space, 0


TELLERS: dict[type[Event], Callable[[Narrator, Any], Told]] = {
    ev.MarkersMoved: _moved,
    ev.ContestOpened: _opened,
    ev.ContestWon: _won,
    ev.ContestLost: _lost,
    ev.MarkerMoved: _placed,
    ev.MarkerLeft: _left,
}
