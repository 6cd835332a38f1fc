"""A game from its first act to its last, to be looked at and to be played on from any point of it.

The recording itself never changes: what is played on is a copy with a save of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic

from game.engine.event import Event
from game.engine.protocol import RulesModule, S
from game.packs.pack import Pack
from game.storage.header import GameSetup, Origin, SeatKind, SeatSetup
from game.storage.resuming import Entry
from game.storage.user_error import UserError
from game.table.setup import fresh_seed
from game.table.table import Table

KEPT_EVERY = 32  # acts between two states that are kept


class Recording(Generic[S]):
    """What a table has seen: the acts in order, each with its events, and the state after any of them.

    `opening` is the state before the first act; `beginning` are the events that led there. `name` is that of
    the save, empty if there is none; `note` says why not all of it could be read.
    """

    def __init__(self, table: Table[S]) -> None:
        self.setup: GameSetup = table.setup
        self.pack: Pack = table.pack
        self.rules: RulesModule[S] = table.rules
        self.name = table.path.stem if table.path is not None else ""
        self.origin: Origin | None = table.origin
        self.note: UserError | None = table.note
        self.opening: S = table.opening.copy()
        self.beginning: tuple[Event, ...] = table.log[0].events
        self.acts: Sequence[Entry] = tuple(table.log[1:])
        self._kept = {0: self.opening}

    @classmethod
    def read(cls, path: Path, pack: Pack) -> Recording[Any]:
        """The recording in a save; UserError if it can't be read."""
        table = Table.replay(path, pack)
        while table.advance():
            pass
        recording = cls(table)
        recording.name = path.stem
        return recording

    def state_after(self, acts: int) -> S:
        """The state after a number of acts, for the caller to keep."""
        near = max(at for at in self._kept if at <= acts)
        state = self._kept[near].copy()
        for at in range(near, acts):
            if at % KEPT_EVERY == 0:
                self._kept.setdefault(at, state.copy())
            command = self.acts[at].command
            assert command is not None
            self.rules.apply(state, command)
        return state

    def play_on(
        self,
        acts: int,
        event: int,
        seats: Sequence[SeatSetup],
        *,
        new_dice: bool,
        folder: Path | None = None,
    ) -> Table[S]:
        """A copy of the game as it was after a number of acts, which is its `event`-th event as it is told.

        With new dice, the cards still to come are shuffled anew too: nothing can be known beforehand.
        """
        state = self.state_after(acts)
        setup = self.setup.model_copy(update={"seats": tuple(seats)})
        if new_dice:
            setup = setup.model_copy(update={"seed": fresh_seed()})
            state = self.rules.determinize(state, setup.seed)
        return Table.branch(
            setup, self.pack, state, Origin(save=self.name, round=state.round, event=event), folder
        )


def recast(seats: Sequence[SeatSetup], mine: int, *, people: bool) -> tuple[SeatSetup, ...]:
    """The seats of a copy: a person takes one (-1 for none), the others are computers, or people too."""
    kinds = [SeatKind.HUMAN if at == mine or people else SeatKind.COMPUTER for at in range(len(seats))]
    return tuple(seat.model_copy(update={"kind": kind}) for seat, kind in zip(seats, kinds, strict=True))
