"""Older saves brought to today's form, and today's game spelled as they spelled it.

Format 2 gave many things the names of the field; what stands in a save of format 1 is read by its new name.
The digests there are of the old spelling, so that even such a game is verified from its first command.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from game.engine.kit import Renamed
from game.engine.messages import N_
from game.storage.user_error import UserError

FORMAT = 3
NAMED_ANEW = 2  # the first format with the names of today


def check_format(header: dict[str, Any]) -> None:
    """UserError if a save comes from a later version of the game, or from no game."""
    version = header.get("format")
    if type(version) is not int or version < 1:
        raise UserError(N_("This file is not a saved game."))
    if version > FORMAT:
        raise UserError(N_("This game was saved by a newer version of Tour de Table."))


def today(data: Any, renamed: Renamed) -> Any:
    """What an older save holds, by the names of today; those are left as they are."""
    if isinstance(data, list):
        return [today(item, renamed) for item in data]
    if isinstance(data, str):
        return renamed.words.get(data, data)
    if not isinstance(data, dict):
        return data
    return {
        renamed.fields.get(key, key): (
            renamed.classes.get(value, value)
            if key == "$" and isinstance(value, str)
            else today(value, renamed)
        )
        for key, value in data.items()
    }


def earlier(text: str, renamed: Renamed) -> Iterator[str]:
    """The `repr` of something of today as it was before each thing that was added, the latest first.

    What was added is left out only where it changes nothing.
    """
    for name, value in reversed(list(renamed.added.items())):
        text = text.replace(f", {name}={value!r}", "")
        yield text


def before(text: str, renamed: Renamed) -> str:
    """The `repr` of something of today with the names of before."""
    pattern, names = _spelling(renamed)
    return pattern.sub(lambda found: names[found[0]], text)


@cache
def _spelling(renamed: Renamed) -> tuple[re.Pattern[str], dict[str, str]]:
    """What to look for in a `repr`, and what it was."""
    members = {old.upper(): new.upper() for old, new in renamed.words.items()}
    looks = (
        (renamed.classes, r"\b{}\b"),
        (renamed.fields, r"\b{}(?==)"),
        (renamed.words, r"(?<='){}(?=')"),
        (members, r"(?<=\.){}(?=: ')"),
    )
    parts = [look.format(re.escape(new)) for names, look in looks for new in names.values()]
    return re.compile("|".join(parts)), {new: old for names, _ in looks for old, new in names.items()}
