"""Many games among computers, without a window: who wins, how fast it goes, and whether anything was lost."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from game.bots.bot import Bot, Memory
from game.bots.kit import Audit
from game.bots.tally import Tally
from game.engine.command import Command
from game.engine.event import Event
from game.engine.kit import Kit
from game.engine.protocol import S

ROUND_SECONDS = 180  # that a round takes people at a table
AUDITED_EVERY = 25  # turns between two counts of all goods
Seen = TypeVar("Seen", contravariant=True)


class IllegalCommand(RuntimeError):
    """A computer asked for something the rules refuse."""


class Watcher(Protocol[Seen]):
    """Looks on while games are played."""

    def saw(self, state: Seen, events: Sequence[Event]) -> None:
        """A command was carried out; the state is what came of it."""

    def over(self, game: Game[Any]) -> None:
        """A game has ended, or was left undecided."""


def play_games(
    kit: Kit,
    ruleset: Any,
    kinds: Sequence[str],
    games: int,
    seed: int,
    turn_limit: int,
    watcher: Watcher[Any] | None = None,
) -> Tally:
    """Play games of these levels by seat, seeds counting up from `seed`.

    What takes longer than `turn_limit` turns is left undecided.
    """
    players = {kind: kit.bots.levels[kind]() for kind in kinds}
    bots = [players[kind] for kind in kinds]
    tally = Tally(wins=[0] * len(kinds))
    start = time.process_time()
    for number in range(games):
        game: Game[Any]
        if watcher is None:
            game = Game(kit, ruleset, bots, seed + number)
        else:
            game = WatchedGame(kit, ruleset, bots, seed + number, watcher)
        game.play(turn_limit)
        _count(tally, game)
        if watcher is not None:
            watcher.over(game)
    tally.cpu_s = time.process_time() - start
    return tally


class Game(Generic[S]):
    """One game among bots, played by the rules alone."""

    def __init__(self, kit: Kit, ruleset: Any, bots: Sequence[Bot[S]], seed: int) -> None:
        self.seed = seed
        self.state: S
        self._kit = kit.rules
        self._rules = rules = kit.rules.module
        self.state, _ = rules.new(ruleset, len(bots), seed)
        self.bots = bots
        self.memory: Memory = kit.bots.memory()
        self.turns, self._round = 0, self.state.round
        self.violations: list[str] = []
        self._audit: Audit = kit.bots.audit(self.state)
        self._open = [bot.public_only for bot in bots]
        self._turn_ends = kit.rules.turn_ends
        self._asked = kit.rules.interrupts, rules.waiting_on, rules.check, rules.apply, self.memory.watch
        self._events: list[Event] = []  # since the goods were counted

    def play(self, turn_limit: int) -> None:
        """Until it is decided, or this many turns are over."""
        state = self.state
        while state.outcome is None and self.turns < turn_limit:
            self.step()
        self._count_goods()

    def step(self) -> tuple[Command, list[Event]]:
        """One decision of a seat: of the one that must act, or of one that speaks unasked."""
        state = self.state
        interrupts, waiting_on, check, apply, watch = self._asked  # a call of what an instance holds is slow
        command = self._interruption() if interrupts(state) else None
        if command is None:
            asked = waiting_on(state)
            if not asked:
                raise IllegalCommand(self._where("the game waits on nobody"))
            seat = asked[0]
            seen = state if self._open[seat] else self._rules.observe(state, seat)
            command = self.bots[seat].decide(seen, seat, self.memory)
            refusal = check(state, command)
            if refusal is not None:
                raise IllegalCommand(self._where(f"{command} is refused: {refusal}"))
        events = apply(state, command)
        self._events += events
        if type(command) is self._turn_ends:
            self._end_turn()
        watch(events)
        return command, events

    def _end_turn(self) -> None:
        self.turns += 1
        if not self.turns % AUDITED_EVERY:
            self._count_goods()
        if self.state.round != self._round:
            self._round = self.state.round
            self._look_at_clock()

    def _look_at_clock(self) -> None:
        """Time is told by the rounds, for want of people who take any."""
        call = self._kit.clock(self.state, (self._round - 1) * ROUND_SECONDS)
        if call is not None and self._rules.check(self.state, call) is None:
            self._rules.apply(self.state, call)

    def _interruption(self) -> Command | None:
        """The first command that is given unasked, if it may be."""
        for seat in self._kit.interrupts(self.state):
            seen = self.state if self._open[seat] else self._rules.observe(self.state, seat)
            command = self.bots[seat].interrupt(seen, seat)
            if command is not None and self._rules.check(self.state, command) is None:
                return command
        return None

    def _count_goods(self) -> None:
        self.violations += [self._where(text) for text in self._audit.faults(self._events)]
        self._events.clear()

    def _where(self, text: str) -> str:
        return f"seed {self.seed}, command {self.state.seq}: {text}"


class WatchedGame(Game[S]):
    """A game with somebody looking on; the plain one pays nothing for it."""

    def __init__(
        self, kit: Kit, ruleset: Any, bots: Sequence[Bot[S]], seed: int, watcher: Watcher[S]
    ) -> None:
        super().__init__(kit, ruleset, bots, seed)
        self.watcher = watcher

    def step(self) -> tuple[Command, list[Event]]:
        command, events = super().step()
        self.watcher.saw(self.state, events)
        return command, events


def _count(tally: Tally, game: Game[Any]) -> None:
    tally.games += 1
    tally.turns += game.turns
    tally.commands += game.state.seq
    tally.violations += game.violations
    outcome = game.state.outcome
    if outcome is None:
        tally.undecided += 1
        return
    tally.decided += 1
    for winner in outcome.winners:
        tally.wins[winner] += 1
