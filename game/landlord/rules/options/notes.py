"""What every option means, what it may be, and where it comes from.

The setup screen, the command line, the modders' reference and the tests read the one list of them. Titles
and texts are messages to be translated; {go}, {parking}, {house}, {houses}, {hotel}, {hotels},
{salary} and {double} in them are the edition's own words and amounts.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any, get_type_hints

from game.engine.kit import BadOption
from game.engine.messages import N_
from game.engine.options import Choice, Note
from game.landlord.rules.options import Options
from game.landlord.rules.options.house import HOUSE_RULES
from game.landlord.rules.options.modes import official_for
from game.landlord.rules.options.printed import PRINTED

__all__ = ["NOTES", "BadOption", "Choice", "Note", "changes", "overruled", "parsed", "plain"]

PLAIN_WORDS: Mapping[str, str] = {
    "go": "GO",
    "parking": "Free Parking",
    "house": "house",
    "houses": "houses",
    "hotel": "hotel",
    "hotels": "hotels",
    "salary": "the salary",
    "double": "twice the salary",
}

NOTES: Mapping[str, Note] = {note.id: note for note in (*PRINTED, *HOUSE_RULES)}


def changes(options: Options, official: Options) -> list[str]:
    """The options that differ from the official rules of the chosen mode, in the order of the list."""
    usual = official_for(official, options.mode)
    return [note.id for note in NOTES.values() if _differs(note, options, usual)]


def overruled(note: Note, options: Options) -> Note | None:
    """The option that leaves this one without effect, if one does."""
    for need in note.needs:
        other = NOTES[need.option]
        value = other.shown(getattr(options, other.id))
        if not value or (need.values and value not in need.values):
            return other
    return None


def _differs(note: Note, options: Options, usual: Options) -> bool:
    """The length of a game is no rule of it; what has no effect in this game is no change."""
    if note.modes or overruled(note, options) is not None:
        return False
    return bool(getattr(options, note.id) != getattr(usual, note.id))


def plain(text: str) -> str:
    """A title or text in plain English, without any edition's words."""
    return text.format_map(PLAIN_WORDS)


_YES, _NO = ("on", "true", "yes", "1"), ("off", "false", "no", "0")


def parsed(name: str, text: str, unit: int = 1) -> Any:
    """The value that a text stands for; amounts of money are in the board's own units, see `Note.bounds`."""
    note = NOTES.get(name)
    if note is None:
        raise BadOption(
            N_("There is no rule option “{name}”; choose from {known}."), name=name, known=", ".join(NOTES)
        )
    text = text.strip().lower()
    match note.kind:
        case "choice":
            values = [choice.value for choice in note.choices]
            if text in values:
                return _types()[name](text)
            known = ", ".join(values)
            raise BadOption(
                N_("“{value}” is no value of {name}; choose from {known}."),
                value=text,
                name=name,
                known=known,
            )
        case "toggle":
            if text in _YES + _NO:
                return text in _YES
            raise BadOption(N_("“{value}” is no value of {name}; say on or off."), value=text, name=name)
    low, high, _ = note.bounds(unit)
    if not text.isdecimal() or not low <= int(text) <= high:
        raise BadOption(
            N_("“{value}” is no value of {name}; it goes from {low} to {high}."),
            value=text,
            name=name,
            low=low,
            high=high,
        )
    return int(text)


@cache
def _types() -> dict[str, type[StrEnum]]:
    return {name: kind for name, kind in get_type_hints(Options).items() if issubclass(kind, StrEnum)}
