"""Is a board fair? What many games among computers tell about their length, its seats, spaces and groups."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median, quantiles
from typing import Any

from game.bots.arena import Game
from game.engine.event import Event
from game.landlord.rules.events import CashMoved, DeedMoved, FirstSeatChosen, TokenMoved, TurnStarted
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import BANK, LandlordState

Z = 1.96  # 95 in 100
# chi square that chance exceeds in 5 of 100 cases, by degrees of freedom
CRITICAL = {1: 3.84, 2: 5.99, 3: 7.81, 4: 9.49, 5: 11.07, 6: 12.59, 7: 14.07}


@dataclass(frozen=True, slots=True)
class Share:
    """How often a seat won, with the bounds between which its true share lies in 95 of 100 cases."""

    wins: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Length:
    """How long games took, in rounds: the middle one, and what 8 in 10 games lie between."""

    median: float
    low: float
    high: float
    turns: float


@dataclass(frozen=True, slots=True)
class SpaceFigures:
    """A space: how often a token stopped there, and what its owners took in rent, over all games."""

    index: int
    stops: int
    rent: int


@dataclass(frozen=True, slots=True)
class GroupFigures:
    """A group: mean cost of a deed with what was built on it, its mean rent a round, rounds until they meet.

    `pays_back` is None where no rent was ever taken.
    """

    index: int
    deeds: int
    cost: float
    rent: float
    pays_back: float | None


@dataclass(frozen=True, slots=True)
class Report:
    """What the games told."""

    games: int
    undecided: int
    length: Length
    by_order: tuple[Share, ...]
    by_seat: tuple[Share, ...]
    chi_square: float
    critical: float
    spaces: tuple[SpaceFigures, ...]
    groups: tuple[GroupFigures, ...]

    @property
    def fair(self) -> bool:
        """Whether the differences between first, second... player may well be chance."""
        return self.chi_square <= self.critical

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self) | {"fair": self.fair}


class Study:
    """Gathers while games are played; `report` then tells."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset, self.seats = ruleset, seats
        self.stops = [0] * ruleset.size
        self.rent = [0] * ruleset.size
        self.spent = [0] * ruleset.size  # on deeds and buildings, less what came back for buildings
        self.bought = [0] * ruleset.size
        self.held = [0.0] * ruleset.size  # in rounds
        self.rounds: list[int] = []
        self.turns: list[int] = []
        self.undecided = 0
        self.wins_by_order = [0] * seats
        self.wins_by_seat = [0] * seats
        self._first = 0

    def saw(self, state: LandlordState, events: Sequence[Event]) -> None:
        """Count what happened."""
        for event in events:
            match event:
                case CashMoved():
                    self._cash(event)
                case TokenMoved():
                    self.stops[event.end] += 1
                case TurnStarted():
                    self._pass_time(state)
                case DeedMoved() if event.giver == BANK:
                    self.bought[event.space] += 1
                case FirstSeatChosen() if event.seat >= 0:
                    self._first = event.seat

    def _cash(self, event: CashMoved) -> None:
        if event.reason == "rent" and event.payee != BANK:
            self.rent[event.about] += event.amount
        elif event.reason in ("price", "auction", "build"):
            self.spent[event.about] += event.amount
        elif event.reason == "sell":
            self.spent[event.about] -= event.amount

    def _pass_time(self, state: LandlordState) -> None:
        """A turn is a part of a round: so much longer has each owned deed been held."""
        part = 1 / max(1, state.out.count(False))
        for space, owner in enumerate(state.owner):
            if owner != BANK:
                self.held[space] += part

    def over(self, game: Game[LandlordState]) -> None:
        """Note how a game ended."""
        outcome = game.state.outcome
        if outcome is None:
            self.undecided += 1
            return
        self.rounds.append(game.state.round)
        self.turns.append(game.turns)
        for winner in outcome.winners:
            self.wins_by_seat[winner] += 1
            self.wins_by_order[(winner - self._first) % self.seats] += 1

    def report(self) -> Report:
        """What the games told."""
        decided = len(self.rounds)
        mean = sum(self.wins_by_order) / self.seats
        chi = sum((wins - mean) ** 2 / mean for wins in self.wins_by_order) if mean else 0.0
        groups = self.ruleset.groups
        return Report(
            games=decided + self.undecided,
            undecided=self.undecided,
            length=self._length(),
            by_order=tuple(share(wins, decided) for wins in self.wins_by_order),
            by_seat=tuple(share(wins, decided) for wins in self.wins_by_seat),
            chi_square=chi,
            critical=CRITICAL[self.seats - 1],
            spaces=tuple(SpaceFigures(at, self.stops[at], self.rent[at]) for at in range(self.ruleset.size)),
            groups=tuple(self._group(at, group.members) for at, group in enumerate(groups)),
        )

    def _length(self) -> Length:
        if not self.rounds:
            return Length(0.0, 0.0, 0.0, 0.0)
        tenths = quantiles(self.rounds, n=10, method="inclusive") if len(self.rounds) > 1 else self.rounds * 9
        return Length(float(median(self.rounds)), tenths[0], tenths[8], float(median(self.turns)))

    def _group(self, index: int, members: Sequence[int]) -> GroupFigures:
        def total(figures: Sequence[float]) -> float:
            return sum(figures[space] for space in members)

        bought, held = total(self.bought), total(self.held)
        cost = total(self.spent) / bought if bought else 0.0
        rent = total(self.rent) / held if held else 0.0
        return GroupFigures(index, len(members), cost, rent, cost / rent if rent else None)


def share(wins: int, games: int) -> Share:
    """A share with its bounds after Wilson, which hold for few games and for shares near 0 and 1 too."""
    if not games:
        return Share(wins, 0.0, 0.0, 1.0)
    part, spread = wins / games, Z * Z / games
    middle = (part + spread / 2) / (1 + spread)
    half = Z * math.sqrt(part * (1 - part) / games + spread / (4 * games)) / (1 + spread)
    return Share(wins, part, max(0.0, middle - half), min(1.0, middle + half))
