"""What people asked for and the open question keeps back: it is done later, in their order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from game.engine.command import Command
from game.engine.kit import RulesKit
from game.engine.protocol import Refusal, S


class Deferred(Generic[S]):
    """The commands that wait; nothing of the game knows of them until they are given.

    `lost`: what the rules refused when its time had come, with the reason, until somebody has told it.
    """

    def __init__(self, kit: RulesKit[S]) -> None:
        self._kit = kit
        self.commands: list[Command] = []
        self.lost: list[tuple[Command, Refusal]] = []

    def of(self, seat: int) -> list[Command]:
        """What a seat has asked for."""
        return [command for command in self.commands if command.seat == seat]

    def outlook(self, state: S) -> S:
        """The state as if the open questions were answered and all that waits were done."""
        return self._after(state, self.commands)[0]

    def why_not(self, state: S, command: Command) -> Refusal | None:
        """Why a command could not be given after all that waits, or None."""
        return self._kit.module.check(self.outlook(state), command)

    def add(self, state: S, command: Command) -> Refusal | None:
        """Keep a command for later, or say why it could not be given then."""
        refusal = self.why_not(state, command)
        if refusal is None:
            self.commands.append(command)
        return refusal

    def withdraw(self, state: S, command: Command) -> Refusal | None:
        """Let a command wait no more; refused with the rule that a later one would then break."""
        at = self.commands.index(command)
        rest = self.commands[:at] + self.commands[at + 1 :]
        refusal = self._after(state, rest)[1] if self._after(state, self.commands)[1] is None else None
        if refusal is None:
            self.commands = rest
        return refusal

    def due(self, state: S) -> bool:
        """Whether the first command needs to wait no longer."""
        return bool(self.commands) and self._kit.between(state) is state

    def take(self, state: S) -> Command | None:
        """The next command that can be given; one that is refused by now is lost with its seat's others."""
        while self.due(state):
            command = self.commands.pop(0)
            refusal = self._kit.module.check(state, command)
            if refusal is None:
                return command
            self.lost.append((command, refusal))
            self.commands = [each for each in self.commands if each.seat != command.seat]
        return None

    def _after(self, state: S, commands: Sequence[Command]) -> tuple[S, Refusal | None]:
        """The state after commands, and the first reason why one of them can't be given."""
        rules, reason = self._kit.module, None
        draft = self._kit.between(state).copy()
        for command in commands:
            refusal = rules.check(draft, command)
            if refusal is None:
                rules.apply(draft, command)
                draft = self._kit.between(draft)
            reason = reason or refusal
        return draft, reason
