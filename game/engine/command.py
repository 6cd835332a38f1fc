"""A command is what a seat asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform


@dataclass(frozen=True, slots=True)
class Command:
    """Something a seat asks the game to do; it says the wish, never the result."""

    seat: int


C = TypeVar("C", bound=Command)


@dataclass_transform(frozen_default=True)
def command(cls: type[C]) -> type[C]:
    """Make a class a frozen command."""
    return dataclass(frozen=True, slots=True)(cls)


@dataclass(frozen=True, slots=True)
class Opening:
    """A kind of command with free parameters that a seat may give now, with their bounds.

    `kind` is the command's class name; `low` and `high` bound an amount where there is one (a bid).
    """

    kind: str
    low: int = 0
    high: int = 0
