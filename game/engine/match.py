"""A match: rules, state and record together, and the one way to change them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Generic

from game.engine.command import Command
from game.engine.event import Event
from game.engine.protocol import Outcome, Refusal, RulesModule, S
from game.engine.record import Record

STALE = Refusal("match.stale")
OVER = Refusal("match.over")


class RuleFailed(RuntimeError):
    """A rule raised while a command was carried out; the state from before the command is kept."""


class Match(Generic[S]):
    """One game in play; `submit` is the only door to its state."""

    def __init__(self, rules: RulesModule[S], ruleset: Any, seats: int, seed: int) -> None:
        self.rules = rules
        self.state, self.opening_events = rules.new(ruleset, seats, seed)
        self.record = Record(seats, seed)
        self._before: list[S] = []

    def submit(self, command: Command, seq: int | None = None) -> list[Event] | Refusal:
        """Take a command: the events it caused, or the reason it was refused.

        `seq` is the state's count the command was decided on; a decision made on an older state is refused.
        """
        if seq is not None and seq != self.state.seq:
            return STALE
        if self.outcome is not None:
            return OVER
        refusal = self.rules.check(self.state, command)
        if refusal is not None:
            return refusal
        before = self.state.copy()
        try:
            events = self.rules.apply(self.state, command)
        except Exception as error:
            self.state = before
            raise RuleFailed(f"{command!r}: {error!r}") from error
        self._remember(before, command, events)
        self.record.commands.append(command)
        return events

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def can_undo(self) -> bool:
        """Whether the last command can be taken back."""
        return bool(self._before)

    def forget(self) -> None:
        """Begin the record anew at the state as it is."""
        self.record.commands.clear()
        self._before.clear()

    def undo(self) -> bool:
        """Take back the last command, if nothing was revealed since and nobody else decided; False if not."""
        if not self._before:
            return False
        self.state = self._before.pop()
        self.record.commands.pop()
        return True

    def _remember(self, before: S, command: Command, events: Sequence[Event]) -> None:
        """Keep an undo point, but never past a chance outcome, a consent or another seat's decision."""
        last = self.record.commands[-1] if self.record.commands else None
        final = any(event.chance or event.agreed for event in events)
        if final or (last is not None and last.seat != command.seat):
            self._before.clear()
        if not final:
            self._before.append(before)


def digest(state: object) -> str:
    """A short fingerprint of a state, or of its rules: equal ones have equal fingerprints."""
    return fingerprint(repr(state))


def fingerprint(text: str) -> str:
    """A short fingerprint of a text."""
    return blake2b(text.encode(), digest_size=8).hexdigest()
