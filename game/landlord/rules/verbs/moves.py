"""The verbs of a card that move the token."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules.moves import arrest, movement
from game.landlord.rules.questions.effects import Effects
from game.landlord.rules.ruleset import Effect, SpaceKind
from game.landlord.rules.state import LandlordState


@dataclass(frozen=True, slots=True)
class AdvanceTo(Effect):
    """Forward to a space; the salary is paid if GO is passed or reached (R-7)."""

    space: int

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        movement.walk_to(state, log, card.seat, self.space)


@dataclass(frozen=True, slots=True)
class AdvanceNearest(Effect):
    """Forward to the next station or utility, also past GO (R-9).

    `rent` is "normal", "double" (twice what would be due) or "dice_x10_new_roll" (ten times a fresh roll).
    """

    kind: SpaceKind
    rent: str = "normal"

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        spaces, size = state.ruleset.spaces, state.ruleset.size
        start = state.position[card.seat]
        steps = next((n for n in range(1, size + 1) if spaces[(start + n) % size].kind is self.kind), 0)
        if steps:
            movement.walk(state, log, card.seat, steps, self.rent)


@dataclass(frozen=True, slots=True)
class GoBackTo(Effect):
    """Backward to a space; never a salary; the space is then resolved."""

    space: int

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        size = state.ruleset.size
        movement.back(state, log, card.seat, (state.position[card.seat] - self.space) % size or size)


@dataclass(frozen=True, slots=True)
class MoveBy(Effect):
    """So many steps (negative = back, never a salary, R-8); the new space is resolved."""

    steps: int

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        if self.steps < 0:
            movement.back(state, log, card.seat, -self.steps)
        else:
            movement.walk(state, log, card.seat, self.steps)


@dataclass(frozen=True, slots=True)
class GoToJail(Effect):
    """Straight to jail, no salary, the turn is over."""

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        arrest.send(state, log, card.seat, "card")
