"""Withholds the true state from every view: what a screen shows was presented to it, or observed in quiet."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from game.landlord.view.session import Session
from game.table.table import Table

VIEWS = ("game.landlord.view", "game.app", "game.ui")
SET_UP = ("samples", "pictures")  # they lay positions out; they don't show a game
KEPT = ("state", "match", "opening", "log")  # of a table, for the rules and the save alone


class Withheld(AssertionError):
    """A view reached for what it may not see."""


def withhold(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no view gets at a table's state, nor at what has happened before it was seen."""
    for name in KEPT:
        monkeypatch.setattr(Table, name, _guarded(name), raising=False)
    seen = Session.seen.fget
    assert seen is not None

    def in_quiet(session: Session) -> object:
        asker = _asker(2)
        if asker != Session.__module__ and not _lays_out(asker) and not session.quiet:
            raise Withheld(f"{asker} looks at the game before all was seen")
        return seen(session)

    monkeypatch.setattr(Session, "seen", property(in_quiet))


def _guarded(name: str) -> property:
    own = Table.__dict__.get(name)

    def read(table: Table) -> Any:
        asker = _asker(2)
        if asker.startswith(VIEWS) and not _lays_out(asker):
            raise Withheld(f"{asker} reads the {name}")
        return own.fget(table) if isinstance(own, property) else table.__dict__[name]

    def write(table: Table, value: object) -> None:
        table.__dict__[name] = value

    return property(read, write)


def _asker(depth: int) -> str:
    """The module that asks, this many calls above."""
    return str(sys._getframe(depth).f_globals["__name__"])


def _lays_out(asker: str) -> bool:
    return any(room in SET_UP for room in asker.split("."))
