"""The log as it is read: newest first, in rounds, filtered and searched."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.session import Session

TOPICS = ("", "money", "deed", "move", "deal")
_MARKS = re.compile(r"\*\*|\[/\]|\[[a-z][a-z0-9-]*\]|\\(?=[\\*\[])")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log with its round and the events that came before it in its command."""

    line: LogLine
    round: int
    before: tuple[Event, ...]


def plain(text: str) -> str:
    """Rich text without its marks."""
    return _MARKS.sub("", text)


def entries(session: Session) -> list[Entry]:
    """Every line that has been seen, newest first."""
    rounds: dict[int, tuple[int, tuple[Event, ...]]] = {}
    now = first = max(1, session.table.opened().round)
    for entry in reversed(list(session.table.acts())):
        for at, event in enumerate(entry.events):
            if isinstance(event, ev.TurnStarted):
                now = event.round
            rounds[id(event)] = (now, entry.events[max(0, at - 4) : at])
    found = []
    last = first
    for line in session.log:
        last, before = rounds.get(id(line.event), (last, ()))
        found.append(Entry(line, last, before))
    return found[::-1]


def filtered(all_entries: Sequence[Entry], topic: str, words: str) -> list[Entry]:
    """Those of a topic ("" for all) that hold all the words searched for."""
    wanted = words.casefold().split()
    return [
        entry
        for entry in all_entries
        if (not topic or _topic(entry.line) == topic)
        and all(word in plain(entry.line.text).casefold() for word in wanted)
    ]


def _topic(line: LogLine) -> str:
    return "move" if isinstance(line.event, ev.DiceRolled) else line.topic


def as_text(all_entries: Sequence[Entry]) -> str:
    """The whole log as plain text, oldest first."""
    lines: list[str] = []
    now = 0
    for entry in reversed(all_entries):
        if entry.round != now:
            now = entry.round
            lines.extend(["", f"--- {now} ---"])
        lines.append(plain(entry.line.text))
    return "\n".join(lines).strip() + "\n"
