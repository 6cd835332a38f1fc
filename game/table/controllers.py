"""Who decides for a seat: a person, a computer, or the record of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.bots.bot import Memory
from game.engine.command import Command
from game.engine.kit import Kit
from game.storage.header import SeatKind, SeatSetup


class Controller(Protocol):
    """Decides for a seat; None when it has to be waited for."""

    def decide(self, state: Any, seat: int) -> Command | None: ...

    def interrupt(self, state: Any, seat: int) -> Command | None:
        """A command that the seat gives though nobody asks it."""
        ...


class Human:
    """A person: their commands come from outside."""

    def decide(self, state: Any, seat: int) -> Command | None:
        return None

    def interrupt(self, state: Any, seat: int) -> Command | None:
        return None


class Computer:
    """A computer player, who sees what its seat may know and no more."""

    def __init__(self, kit: Kit, level: str, memory: Memory) -> None:
        self._bot = kit.bots.levels[level]()
        self._observe = kit.rules.module.observe
        self._memory = memory

    def decide(self, state: Any, seat: int) -> Command | None:
        command: Command = self._bot.decide(self._seen(state, seat), seat, self._memory)
        return command

    def interrupt(self, state: Any, seat: int) -> Command | None:
        command: Command | None = self._bot.interrupt(self._seen(state, seat), seat)
        return command

    def _seen(self, state: Any, seat: int) -> Any:
        return state if self._bot.public_only else self._observe(state, seat)


class Replay:
    """The commands of a recorded game in their order; the state's count says which comes next."""

    def __init__(self, commands: Sequence[Command], start: int) -> None:
        self._commands = commands
        self._start = start

    def decide(self, state: Any, seat: int) -> Command | None:
        at = state.seq - self._start
        return self._commands[at] if 0 <= at < len(self._commands) else None

    def interrupt(self, state: Any, seat: int) -> Command | None:
        return None  # what was given unasked is among the commands


def controller(kit: Kit, seat: SeatSetup, memory: Memory) -> Controller:
    """Whoever decides for this seat."""
    return Human() if seat.kind is SeatKind.HUMAN else Computer(kit, seat.level, memory)
