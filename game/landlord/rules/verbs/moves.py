"""The verbs of a card that move the token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from game.engine.event import Event
from game.engine.messages import N_
from game.landlord.rules.effect import Effect, Figure, Kind, SpaceIndex, Steps, Told
from game.landlord.rules.moves import arrest
from game.landlord.rules.questions.spaces import movement
from game.landlord.rules.questions.spaces.effects import Effects
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import LandlordState


@dataclass(frozen=True, slots=True)
class AdvanceTo(Effect):
    """Forward to a space; the salary is paid if GO is passed or reached (R-7)."""

    waits: ClassVar[bool] = True
    forward: ClassVar[bool] = True
    space: SpaceIndex

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        movement.walk_to(state, log, card.seat, self.space, movement.sent(state, self.space))

    def goal(self, ruleset: Ruleset, start: int) -> int:
        return self.space


@dataclass(frozen=True, slots=True)
class AdvanceNearest(Effect):
    """Forward to the next station or utility, also past GO (R-9).

    `rent` is "normal", "double" (twice what would be due) or "dice_x10_new_roll" (ten times a fresh roll).
    """

    waits: ClassVar[bool] = True
    forward: ClassVar[bool] = True
    kind: Annotated[SpaceKind, Figure(Kind.SPACE_KIND, "Which kind is looked for.", ("station", "utility"))]
    rent: Annotated[
        str,
        Figure(
            Kind.WORD,
            "How an owner is paid: as ever, twice, or ten times a fresh roll.",
            ("normal", "double", "dice_x10_new_roll"),
        ),
    ] = "normal"

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        start = state.position[card.seat]
        goal = self.goal(state.ruleset, start)
        if goal is not None:
            asked = self.rent if self.rent != "normal" else movement.sent(state, goal)
            movement.walk_to(state, log, card.seat, goal, asked)

    def goal(self, ruleset: Ruleset, start: int) -> int | None:
        ways = ((start + step) % ruleset.size for step in range(1, ruleset.size + 1))
        return next((space for space in ways if ruleset.spaces[space].kind is self.kind), None)


@dataclass(frozen=True, slots=True)
class GoBackTo(Effect):
    """Backward to a space; never a salary; the space is then resolved."""

    waits: ClassVar[bool] = True
    space: SpaceIndex

    def goal(self, ruleset: Ruleset, start: int) -> int:
        return self.space

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        size = state.ruleset.size
        movement.back(state, log, card.seat, (state.position[card.seat] - self.space) % size or size)


@dataclass(frozen=True, slots=True)
class MoveBy(Effect):
    """So many steps; negative is back, never a salary (R-8); the new space is resolved."""

    waits: ClassVar[bool] = True
    steps: Steps

    def goal(self, ruleset: Ruleset, start: int) -> int:
        return (start + self.steps) % ruleset.size

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        if self.steps < 0:
            movement.back(state, log, card.seat, -self.steps)
        else:
            goal = self.goal(state.ruleset, state.position[card.seat])
            movement.walk(state, log, card.seat, self.steps, movement.sent(state, goal))


@dataclass(frozen=True, slots=True)
class GoToJail(Effect):
    """Straight to jail, no salary, the turn is over."""

    waits: ClassVar[bool] = True
    told: ClassVar[Told | None] = Told("jail", N_("Straight to jail"), N_("Go to jail"), N_("no salary"))

    def goal(self, ruleset: Ruleset, start: int) -> int:
        return ruleset.jail

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        arrest.send(state, log, card.seat, "card")
