"""What is wrong with a pack: where, how badly, and how to mend it, in words that can be translated."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Any

from game.engine.messages import N_


class Severity(StrEnum):
    """error: the pack can't be played; warning: it looks or plays wrong; note: a matter of style."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence: `text` is the English message with {names}, `params` fill them; str() is in English.

    Advice whose following is certain has a `swap`: what stands in the line, and what to write instead.
    """

    text: str = ""
    params: tuple[tuple[str, Any], ...] = ()
    swap: tuple[str, str] | None = None

    def __bool__(self) -> bool:
        return bool(self.text)

    def __str__(self) -> str:
        return self.said(str, str.format)

    def said(self, translate: Callable[[str], str], fill: Callable[..., str]) -> str:
        """The sentence in another language; words among the params are translated too."""
        if not self.text:
            return ""
        params = {
            name: value.said(translate, fill) if isinstance(value, Words) else value
            for name, value in self.params
        }
        return fill(translate(self.text), **params)


NOTHING = Words()


def words(text: str, /, **params: Any) -> Words:
    """A sentence from its message and what fills it."""
    return Words(text, tuple(params.items()))


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding. `code` names the check, `path` the place in the document; line 0 means the whole file."""

    severity: Severity
    code: str
    file: str
    line: int
    path: str
    what: Words
    mend: Words = NOTHING

    def __str__(self) -> str:
        path = f" {self.path}:" if self.path else ""
        mend = f" {self.mend}" if self.mend else ""
        return f"{self.place}: {self.severity}:{path} {self.what}{mend}"

    @property
    def place(self) -> str:
        """The file and the line."""
        return f"{self.file}:{self.line}" if self.line else self.file

    def as_json(self) -> dict[str, Any]:
        """The finding as plain data; `swap` is there if following the advice is certain."""
        found: dict[str, Any] = {
            "severity": self.severity.value, "code": self.code, "file": self.file, "line": self.line,
            "path": self.path, "what": str(self.what), "mend": str(self.mend),
        }  # fmt: skip
        return found | ({"swap": list(self.mend.swap)} if self.mend.swap else {})


class PackError(Exception):
    """A pack that can't be played, with every problem that was found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        errors = self.errors
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        super().__init__(f"{errors[0]}{more}" if errors else "The pack can't be read.")

    @property
    def errors(self) -> list[Problem]:
        """What bars playing."""
        return [p for p in self.problems if p.severity is Severity.ERROR] or list(self.problems)


def did_you_mean(word: str, known: Iterable[str]) -> Words:
    """A sentence that offers the nearest known word, or names the choices when there are few."""
    choices = sorted(set(known))
    near = get_close_matches(word, choices, n=1, cutoff=0.6)
    if near:
        return Words(N_("Did you mean {near!r}?"), (("near", near[0]),), (word, near[0]))
    if 0 < len(choices) <= 12:
        return words(N_("Choose from: {choices}."), choices=", ".join(choices))
    return Words()
