"""A small game with hidden hands: each turn one takes a card or plays one; most points win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from game.bots.kit import BotKit
from game.engine.command import Command, Opening, command
from game.engine.event import Event, event
from game.engine.frame import Frame, frame
from game.engine.kit import BadOption, Kit, RulesKit
from game.engine.protocol import Outcome, Refusal
from game.engine.rng import Rng

HIDDEN, DECK, HAND = 0, 40, 3


@command
class TakeCard(Command):
    """The top card of the deck, which nobody else sees."""


@command
class PlayCard(Command):
    """A card of the hand, for its points."""

    card: int


@event
class TurnStarted(Event):
    """Called like an event of the board game."""

    seat: int


@event
class CardTaken(Event):
    """Seen by the seat that took it."""

    seat: int
    card: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    @property
    def chance(self) -> bool:
        return True


@event
class CardPlayed(Event):
    """On the table for all to see."""

    seat: int
    card: int
    points: int


@frame
class Move(Frame):
    """A seat takes or plays."""

    seat: int


class Ending(StrEnum):
    """How it ends."""

    ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class Options:
    """The only option."""

    rounds: int = 6


@dataclass(frozen=True, slots=True)
class Ruleset:
    """How many play, and by what."""

    options: Options = field(default_factory=Options)
    min_seats: int = 2
    max_seats: int = 4


@dataclass(slots=True)
class ToyState:
    """All that is true; who may not see a hand or the deck sees as many HIDDEN cards."""

    ruleset: Ruleset = field(repr=False)
    rng: Rng
    deck: list[int]
    hands: list[list[int]]
    points: list[int]
    stack: list[Frame]
    seq: int = 0
    round: int = 1
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return len(self.points)

    def copy(self) -> ToyState:
        hands, stack = [hand[:] for hand in self.hands], [one.copy() for one in self.stack]
        plain = (self.seq, self.round, self.outcome)
        return ToyState(self.ruleset, self.rng.copy(), self.deck[:], hands, self.points[:], stack, *plain)


class Toy:
    """See RulesModule for what each function promises."""

    name = "toy"

    def new(self, ruleset: Ruleset, seats: int, seed: int) -> tuple[ToyState, list[Event]]:
        rng, deck = Rng(seed), list(range(1, DECK + 1))
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
        dealt: list[Event] = [CardTaken(seat, card) for seat, hand in enumerate(hands) for card in hand]
        return ToyState(ruleset, rng, deck, hands, [0] * seats, [Move(0)]), [*dealt, TurnStarted(0)]

    def waiting_on(self, state: ToyState) -> tuple[int, ...]:
        top = state.stack[-1]
        return (top.seat,) if isinstance(top, Move) and state.outcome is None else ()

    def legal_commands(self, state: ToyState, seat: int) -> list[Command]:
        mine: list[Command] = [TakeCard(seat), *(PlayCard(seat, card) for card in state.hands[seat])]
        return [each for each in mine if self.check(state, each) is None]

    def openings(self, state: ToyState, seat: int) -> list[Opening]:
        return []

    def check(self, state: ToyState, command: Command) -> Refusal | None:
        if command.seat not in self.waiting_on(state):
            return Refusal("turn.not_yours")
        if isinstance(command, PlayCard):
            return None if command.card in state.hands[command.seat] else Refusal("card.not_yours")
        return None if state.deck else Refusal("deck.empty")

    def apply(self, state: ToyState, command: Command) -> list[Event]:
        log: list[Event] = []
        seat, hand = command.seat, state.hands[command.seat]
        if isinstance(command, PlayCard):
            hand.remove(command.card)
            state.points[seat] += command.card
            log.append(CardPlayed(seat, command.card, state.points[seat]))
        else:
            hand.append(state.deck.pop())
            log.append(CardTaken(seat, hand[-1]))
        following = (seat + 1) % len(state.hands)
        state.round, state.seq = state.round + (following == 0), state.seq + 1
        state.stack[-1] = Move(following)
        if state.round > state.ruleset.options.rounds:
            most = max(state.points)
            winners = tuple(seat for seat, points in enumerate(state.points) if points == most)
            state.outcome = Outcome(winners, Ending.ROUNDS, tuple(state.points))
        return [*log, TurnStarted(following)]

    def observe(self, state: ToyState, seat: int) -> ToyState:
        seen = state.copy()
        seen.rng, seen.deck = Rng(0), [HIDDEN] * len(state.deck)
        for other, hand in enumerate(seen.hands):
            if other != seat:
                hand[:] = [HIDDEN] * len(hand)
        return seen

    def determinize(self, seen: ToyState, seed: int) -> ToyState:
        full = seen.copy()
        full.rng = Rng(seed)
        known = {card for hand in full.hands for card in hand}
        free = [card for card in range(1, DECK + 1) if card not in known]
        full.rng.shuffle(free)
        for place in (full.deck, *full.hands):
            place[:] = [free.pop() if card == HIDDEN else card for card in place]
        return full

    def outcome(self, state: ToyState) -> Outcome | None:
        return state.outcome


class Greedy:
    """Plays its best card if that is good, else takes one."""

    public_only = False

    def decide(self, seen: ToyState, seat: int, memory: Any) -> Command:
        assert all(set(hand) <= {HIDDEN} for other, hand in enumerate(seen.hands) if other != seat)
        best = max(seen.hands[seat], default=0)
        return PlayCard(seat, best) if best > DECK // 2 or not seen.deck else TakeCard(seat)

    def interrupt(self, seen: ToyState, seat: int) -> Command | None:
        return None


class Counted:
    """Nothing to remember, and every card is somewhere once."""

    def __init__(self, state: ToyState | None = None) -> None:
        self.state = state

    def watch(self, events: Any) -> None:
        pass

    def faults(self, events: Sequence[Event]) -> list[str]:
        assert self.state is not None
        held = self.state.deck + [card for hand in self.state.hands for card in hand]
        return [] if len(held) == len(set(held)) else ["a card is there twice"]


def wished(ruleset: Ruleset, wishes: Any) -> Options:
    for wish in wishes:
        if not wish.removeprefix("rounds=").isdecimal():
            raise BadOption("“{wish}” is no rule option.", wish=wish)
        return Options(int(wish.removeprefix("rounds=")))
    return ruleset.options


def played(ruleset: Ruleset, options: Options, sides: Sequence[str]) -> Ruleset:
    return Ruleset(options, ruleset.min_seats, ruleset.max_seats)


RULES: RulesKit[ToyState] = RulesKit(
    module=Toy(),
    state=ToyState,
    commands=(TakeCard, PlayCard),
    events=(TurnStarted, CardTaken, CardPlayed),
    frames=(Move,),
    endings=Ending,
    options=Options,
    values=(Ruleset, Options),
    turn_ends=PlayCard,
    misfit=lambda state: None if len(state.hands) == len(state.points) else "hands",
    wished=wished,
    played=played,
)
BOTS: BotKit[ToyState] = BotKit(levels={"greedy": Greedy}, memory=Counted, audit=Counted)
TOY = Kit(
    "toy",
    rules="tests.kit.toy:RULES",
    bots="tests.kit.toy:BOTS",
    pack="tests.kit.toy_pack:PACK",
    view="tests.kit.toy_view:VIEW",
)
