"""A language nobody speaks: every message of the program two fifths longer, fields and marks as they were."""

from __future__ import annotations

import gettext
import re

import pytest

from game.ui import i18n

LONGER = 0.4
_WORD = re.compile(r"\{[^}]*\}|[^\W\d_]+")


def lengthened(message: str) -> str:
    """The words of a message, each with some of its own letters again."""
    owed = 0.5  # rounded, not cut

    def longer(found: re.Match[str]) -> str:
        nonlocal owed
        word = found.group()
        if word.startswith("{"):
            return word
        owed += LONGER * len(word)
        more, owed = int(owed), owed % 1
        return word + (word.lower() * 2)[:more]

    return _WORD.sub(longer, message)


class Pseudo(gettext.NullTranslations):
    """English, lengthened."""

    def gettext(self, message: str) -> str:
        return lengthened(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return lengthened(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        return lengthened(message)


def speak(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the program speaks it, with the figures and keys of English."""
    monkeypatch.setattr(i18n, "_catalog", Pseudo())
