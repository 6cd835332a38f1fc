"""What is wrong with a pack: where, how badly, and how to mend it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Any


class Severity(StrEnum):
    """error: the pack can't be played; warning: it looks or plays wrong; note: a matter of style."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding. `code` names the check, `path` the place in the document; line 0 means the whole file."""

    severity: Severity
    code: str
    file: str
    line: int
    path: str
    what: str
    mend: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        path = f" {self.path}:" if self.path else ""
        mend = f" {self.mend}" if self.mend else ""
        return f"{place}: {self.severity}:{path} {self.what}{mend}"

    def as_json(self) -> dict[str, Any]:
        """The finding as plain data."""
        return asdict(self)


class PackError(Exception):
    """A pack that can't be played, with every problem that was found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        errors = [p for p in self.problems if p.severity is Severity.ERROR] or list(self.problems)
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        super().__init__(f"{errors[0]}{more}" if errors else "The pack can't be read.")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A sentence that offers the nearest known word, or names the choices when there are few."""
    words = sorted(set(known))
    near = get_close_matches(word, words, n=1, cutoff=0.6)
    if near:
        return f"Did you mean {near[0]!r}?"
    if 0 < len(words) <= 12:
        return f"Choose from: {', '.join(words)}."
    return ""
