"""Many games among computers, without a window: who wins, how fast it goes, and whether anything was lost."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol

from game.bots.bot import BOTS, Bot
from game.bots.memory import Memory
from game.engine.command import Command
from game.engine.event import Event
from game.landlord.rules.commands import TABLE, CallTime, ClaimRent, EndTurn, RefuseTrade
from game.landlord.rules.events import CashMoved
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import GameMode
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import BANK, Claim, LandlordState

ROUND_MINUTES = 3  # that a round takes people at a table
STOCK_EVERY = 200  # commands between two counts of deeds, buildings and cards


_waiting_on, _check, _apply = LANDLORD.waiting_on, LANDLORD.check, LANDLORD.apply  # asked at every step


class IllegalCommand(RuntimeError):
    """A computer asked for something the rules refuse."""


@dataclass(slots=True)
class Tally:
    """What came of a number of games; cpu time in seconds."""

    games: int = 0
    turns: int = 0
    commands: int = 0
    cpu_s: float = 0.0
    decided: int = 0
    undecided: int = 0
    wins: list[int] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """Plain data, with the rates and the number of violations."""
        return asdict(self) | {
            "cpu_s": round(self.cpu_s, 3),
            "games_per_cpu_s": round(self.games / max(self.cpu_s, 1e-9), 1),
            "turns_per_cpu_s": round(self.turns / max(self.cpu_s, 1e-9)),
            "violations": len(self.violations),
            "first_violations": self.violations[:5],
        }

    def __str__(self) -> str:
        found = self.as_json()
        return (
            f"{self.games} games, {self.turns} turns, {self.commands} commands in {found['cpu_s']} s: "
            f"{found['games_per_cpu_s']} games and {found['turns_per_cpu_s']} turns a second\n"
            f"decided {self.decided}, undecided {self.undecided}, wins by seat {self.wins}, "
            f"violations {found['violations']}{''.join(f'{chr(10)}  {text}' for text in self.violations[:5])}"
        )


class Watcher(Protocol):
    """Looks on while games are played."""

    def saw(self, state: LandlordState, events: Sequence[Event]) -> None:
        """A command was carried out; the state is what came of it."""

    def over(self, game: Game) -> None:
        """A game has ended, or was left undecided."""


def play_games(
    ruleset: Ruleset,
    kinds: Sequence[str],
    games: int,
    seed: int,
    turn_limit: int,
    watcher: Watcher | None = None,
) -> Tally:
    """Play games with the seeds from `seed` on; a game longer than `turn_limit` turns is left undecided."""
    players = {kind: BOTS[kind]() for kind in kinds}
    bots = [players[kind] for kind in kinds]
    tally = Tally(wins=[0] * len(kinds))
    start = time.process_time()
    for number in range(games):
        if watcher is None:
            game = Game(ruleset, bots, seed + number)
        else:
            game = WatchedGame(ruleset, bots, seed + number, watcher)
        game.play(turn_limit)
        _count(tally, game)
        if watcher is not None:
            watcher.over(game)
    tally.cpu_s = time.process_time() - start
    return tally


class Game:
    """One game among bots, played by the rules alone."""

    def __init__(self, ruleset: Ruleset, bots: Sequence[Bot], seed: int) -> None:
        self.seed = seed
        self.state, _ = LANDLORD.new(ruleset, len(bots), seed)
        self.bots = bots
        self._open = [bot.public_only for bot in bots]
        self.memory = Memory()
        self.turns = 0
        self.violations: list[str] = []
        self._cash = sum(self.state.cash) + self.state.pot

    def play(self, turn_limit: int) -> None:
        """Until it is decided, or so many turns are over."""
        state = self.state
        timed = state.ruleset.options.mode is GameMode.TIMED
        while state.outcome is None and self.turns < turn_limit:
            self.step()
            if timed:
                self._look_at_clock()
            if not state.seq % STOCK_EVERY:
                self._check_stock()
        self._check_stock()

    def _look_at_clock(self) -> None:
        """A timed game's time is told by its rounds, for want of people who take any."""
        call, state = CallTime(TABLE), self.state
        over = state.round * ROUND_MINUTES > state.ruleset.options.minutes
        if over and LANDLORD.check(state, call) is None:
            LANDLORD.apply(state, call)

    def step(self) -> tuple[Command, list[Event]]:
        """One decision of the seat that must act, or a rent that its owner asks for."""
        state = self.state
        if state.claims and (claim := self._claimed()) is not None:
            command: Command = ClaimRent(claim.owner, claim.id)
            events = LANDLORD.apply(state, command)
            if sum(state.cash) + state.pot != self._cash:
                self._check_cash(events)
            return command, events
        asked = _waiting_on(state)
        if not asked:
            raise IllegalCommand(self._where("the game waits on nobody"))
        seat = asked[0]
        seen = state if self._open[seat] else LANDLORD.observe(state, seat)
        command = self.bots[seat].decide(seen, seat, self.memory)
        refusal = _check(state, command)
        if refusal is not None:
            raise IllegalCommand(self._where(f"{command} is refused: {refusal}"))
        events = _apply(state, command)
        if sum(state.cash) + state.pot != self._cash:
            self._check_cash(events)
        kind = type(command)
        if kind is EndTurn:
            self.turns += 1
        elif kind is RefuseTrade:
            self.memory.round = state.round
            self.memory.watch(events)
        return command, events

    def _claimed(self) -> Claim | None:
        """The first open rent that its owner asks for now, if it may be."""
        for claim in self.state.claims:
            if LANDLORD.check(self.state, ClaimRent(claim.owner, claim.id)) is None:
                bot = self.bots[claim.owner]
                seen = self.state if bot.public_only else LANDLORD.observe(self.state, claim.owner)
                if bot.claims(seen, claim):
                    return claim
        return None

    def _check_cash(self, events: Sequence[Event]) -> None:
        """Seats and pot together hold what they held, but for what passed between them and the bank."""
        total = sum(self.state.cash) + self.state.pot
        expected, self._cash = self._cash, total
        for event in events:
            if type(event) is CashMoved:
                if event.payer == BANK:
                    expected += event.amount
                elif event.payee == BANK:
                    expected -= event.amount
        if total != expected:
            self._violated(f"the seats hold {total} and should hold {expected}")

    def _check_stock(self) -> None:
        self.violations += [self._where(text) for text in stock_faults(self.state)]

    def _violated(self, text: str) -> None:
        self.violations.append(self._where(text))

    def _where(self, text: str) -> str:
        return f"seed {self.seed}, command {self.state.seq}: {text}"


class WatchedGame(Game):
    """A game with somebody looking on; the plain one pays nothing for it."""

    def __init__(self, ruleset: Ruleset, bots: Sequence[Bot], seed: int, watcher: Watcher) -> None:
        super().__init__(ruleset, bots, seed)
        self.watcher = watcher

    def step(self) -> tuple[Command, list[Event]]:
        command, events = super().step()
        self.watcher.saw(self.state, events)
        return command, events


def stock_faults(state: LandlordState) -> list[str]:
    """Deeds, buildings and cards that were lost or made."""
    rules = state.ruleset
    faults = [f"seat {seat} holds {cash}" for seat, cash in enumerate(state.cash) if cash < 0]
    hotel = rules.hotel_level
    houses = state.houses_left + sum([level for level in state.level if level < hotel])
    hotels = state.hotels_left + state.level.count(hotel)
    if (houses, hotels) != (rules.houses, rules.hotels):
        faults.append(f"{houses} houses and {hotels} hotels")
    for space, owner in enumerate(state.owner):
        if owner == BANK:
            if state.level[space] or state.mortgaged[space]:
                faults.append(f"space {space} of the bank is built or mortgaged")
        elif rules.spaces[space].group < 0 or not 0 <= owner < state.seats or state.out[owner]:
            faults.append(f"space {space} is owned by {owner}")
        elif state.level[space] and rules.spaces[space].kind is not SpaceKind.STREET:
            faults.append(f"space {space} is built on")
    for deck, pile in enumerate(state.piles):
        held = [card for hand in state.jail_cards for where, card in hand if where == deck]
        if sorted(pile + held) != list(range(len(rules.decks[deck].cards))):
            faults.append(f"deck {deck} has the cards {sorted(pile + held)}")
    return faults


def _count(tally: Tally, game: Game) -> None:
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
