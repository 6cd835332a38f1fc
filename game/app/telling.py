"""What is wrong with a pack, in the player's language and with its typography."""

from __future__ import annotations

import re
from string import Formatter
from typing import Any

from game.packs.problems import PackError, Problem, Words
from game.ui.i18n import _, language, ngettext, quoted


class _Typesetter(Formatter):
    """Fills messages: `!r` sets the quotation marks of the language, figures get its decimal point."""

    def convert_field(self, value: Any, conversion: Any) -> Any:
        return quoted(str(value)) if conversion == "r" else super().convert_field(value, conversion)

    def format_field(self, value: Any, format_spec: str) -> Any:
        text = super().format_field(value, format_spec)
        return text.replace(".", ",") if isinstance(value, float) and language() == "fr" else text


_TYPESETTER = _Typesetter()


def told(words: Words) -> str:
    """A sentence about a pack."""
    return words.said(_printed, _TYPESETTER.format)


def _printed(message: str) -> str:
    """The message in the language, with the apostrophes and dots of print instead of a terminal's."""
    return re.sub(r"(?<=\w)'(?=\w)", "’", _(message)).replace("...", "…")


def problem_text(problem: Problem) -> str:
    """A finding with its place."""
    sentence = _("{place}: {what}").format(place=problem.place, what=told(problem.what))
    return f"{sentence} {told(problem.mend)}".rstrip()


def error_text(error: PackError) -> str:
    """Why a pack can't be played: the first finding, and how many more there are."""
    if not error.errors:
        return _("The pack can’t be read.")
    first, more = problem_text(error.errors[0]), len(error.errors) - 1
    if not more:
        return first
    rest = ngettext("(and {count} more)", "(and {count} more)", more).format(count=more)
    return f"{first} {rest}"
