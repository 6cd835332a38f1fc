"""Running the checks of a pack: each looks at what it can, and none is believed to be without faults."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from game.engine.messages import N_
from game.packs.draft import Lost
from game.packs.findings import Kind
from game.packs.problems import Problem, Severity, Words, words
from game.packs.source import MAIN

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Check:
    """Something to look for, and the codes of what it may find."""

    run: Callable[[Any], Iterator[Problem]]
    codes: frozenset[str]


def check(run: Callable[[Any], Iterator[Problem]], *codes: str) -> Check:
    """A check by its function and codes."""
    return Check(run, frozenset(codes))


@dataclass
class Round:
    """What some checks have found in a draft, and what none of them could look for."""

    problems: list[Problem]
    unlooked: set[str] = field(default_factory=set)

    def go(self, checks: Iterable[Check], draft: Any) -> None:
        """Run checks one after the other, none hindered by another's failing."""
        for each in checks:
            try:
                for problem in each.run(draft):
                    self.problems.append(problem)
            except Lost:
                self.unlooked |= each.codes
            except Exception as error:
                self.unlooked |= each.codes
                if not barred(self.problems):  # else it may well stumble over what was found already
                    self.problems.append(broken(error))

    def unseen(self, kinds: Mapping[str, Kind]) -> list[StrEnum]:
        """The areas of which not all could be looked at."""
        found = {problem.code for problem in self.problems}
        return list(dict.fromkeys(kinds[code].area for code in kinds if code in self.unlooked - found))

    def gaps(self, kinds: Mapping[str, Kind]) -> Iterator[Problem]:
        """The finding that tells of them."""
        if areas := self.unseen(kinds):
            what = words(N_("Not all could be looked at: {areas}."), areas=_listed([str(a) for a in areas]))
            mend = words(N_("Mend what is told above, and check again."))
            yield Problem(Severity.NOTE, "not-looked-at", MAIN, 0, "", what, mend)


def looked_for(
    problems: Iterable[Problem], kinds: Mapping[str, Kind], unlooked: Container[str]
) -> dict[str, Kind]:
    """The kinds of findings that were looked for, or were found nevertheless."""
    found = {problem.code for problem in problems}
    return {code: kind for code, kind in kinds.items() if code not in unlooked or code in found}


def barred(problems: Iterable[Problem]) -> bool:
    """Whether there is an error among findings."""
    return any(problem.severity is Severity.ERROR for problem in problems)


def broken(error: Exception) -> Problem:
    """What nobody foresaw in a pack, as a finding of that pack."""
    log.warning("a pack was not foreseen", exc_info=error)
    what = words(
        N_("Something in the pack can't be read: {cause}."), cause=f"{type(error).__name__}: {error}"
    )
    return Problem(Severity.ERROR, "broken", MAIN, 0, "", what)


def _listed(names: list[str]) -> Words:
    first, *rest = (words(name) for name in names)
    for name in rest:
        first = words("{one}, {other}", one=first, other=name)
    return first
