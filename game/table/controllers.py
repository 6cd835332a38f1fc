"""Who decides for a seat: a person, a computer, or the record of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.bots.bot import BOTS, Memory
from game.engine.command import Command
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.state import Claim, LandlordState
from game.storage.header import SeatKind, SeatSetup


class Controller(Protocol):
    """Decides for a seat; None when it has to be waited for."""

    def decide(self, state: LandlordState, seat: int) -> Command | None: ...

    def claims(self, state: LandlordState, claim: Claim) -> bool:
        """Whether the owner of an open rent asks for it now."""
        ...


class Human:
    """A person: their commands come from outside."""

    def decide(self, state: LandlordState, seat: int) -> Command | None:
        return None

    def claims(self, state: LandlordState, claim: Claim) -> bool:
        return False


class Computer:
    """A computer player, who sees what its seat may know and no more."""

    def __init__(self, level: str, memory: Memory) -> None:
        self._bot = BOTS[level]()
        self._memory = memory

    def decide(self, state: LandlordState, seat: int) -> Command | None:
        seen = state if self._bot.public_only else LANDLORD.observe(state, seat)
        return self._bot.decide(seen, seat, self._memory)

    def claims(self, state: LandlordState, claim: Claim) -> bool:
        seen = state if self._bot.public_only else LANDLORD.observe(state, claim.owner)
        return self._bot.claims(seen, claim)


class Replay:
    """The commands of a recorded game in their order; the state's count says which comes next."""

    def __init__(self, commands: Sequence[Command], start: int) -> None:
        self._commands = commands
        self._start = start

    def decide(self, state: LandlordState, seat: int) -> Command | None:
        at = state.seq - self._start
        return self._commands[at] if 0 <= at < len(self._commands) else None

    def claims(self, state: LandlordState, claim: Claim) -> bool:
        return False  # those that were made are among the commands


def controller(seat: SeatSetup, memory: Memory) -> Controller:
    """Whoever decides for this seat."""
    return Human() if seat.kind is SeatKind.HUMAN else Computer(seat.level, memory)
