"""A recording as it is looked at: moments that can be told, the picture at each, and what stands out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK, LandlordState
from game.landlord.view.narration.lines import tell
from game.landlord.view.narration.narrator import LogLine, Narrator
from game.landlord.view.presented import PresentedState
from game.landlord.view.reducer import apply_event
from game.table.recording import Recording

KEPT_EVERY = 64  # moments between two pictures that are kept
BIG_RENT = 200  # of the classic edition's money
_Key = Callable[["Moment"], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Moment:
    """One line of the story: how many events lead to it, in which act, round and turn it happens.

    `over` says that nothing more is told of its act, so that the game can be played on from here.
    """

    line: LogLine
    end: int
    act: int
    round: int
    turn: int
    over: bool


@dataclass(frozen=True, slots=True)
class Landmark:
    """A moment that stands out: its position, what happened, and to whom (-1 for nobody alone).

    `kind`: deed, auction, trade, build, jail, rent, bankruptcy or end.
    """

    at: int
    kind: str
    seat: int


class Reel:
    """Positions run from 0, before the first act, to `last`; position n lies behind the n-th moment."""

    def __init__(self, recording: Recording[LandlordState], narrator: Narrator) -> None:
        self.recording = recording
        self.events: list[Event] = []
        self.moments: list[Moment] = []
        self.landmarks: list[Landmark] = []
        self._start = recording.opening
        self._wind(narrator)
        self._kept: dict[int, PresentedState] = {}
        self._keep()
        self._rounds = self._by_round()

    # --- winding it up ---

    def _wind(self, narrator: Narrator) -> None:
        opening = self.recording.opening
        round_, turn = opening.round, opening.turn
        big = BIG_RENT * opening.ruleset.unit
        found: list[tuple[LogLine, int, int, int, int]] = []
        pending: list[Landmark] = []
        for act, entry in enumerate(self.recording.acts, start=1):
            for event in entry.events:
                self.events.append(event)
                if isinstance(event, ev.TurnStarted):
                    round_, turn = event.round, event.seat
                if (mark := _landmark(event, big)) is not None:
                    pending.append(mark)
                line = tell(narrator, event)
                if line is not None:
                    found.append((line, len(self.events), act, round_, turn))
                    self._settle(pending, len(found))
                elif found and found[-1][2] == act and _follows(event):
                    found[-1] = (found[-1][0], len(self.events), *found[-1][2:])
            if found and found[-1][2] == act:  # what follows without words is seen with it
                found[-1] = (found[-1][0], len(self.events), *found[-1][2:])
                self._settle(pending, len(found))
        self._settle(pending, len(found))
        for at, (line, end, act, now, seat) in enumerate(found):
            last = at + 1 == len(found)
            over = last or found[at + 1][2] != act
            self.moments.append(Moment(line, end, act, now, seat, over))

    def _settle(self, pending: list[Landmark], at: int) -> None:
        """What stood out is seen at the next line that is told."""
        self.landmarks.extend(Landmark(at, mark.kind, mark.seat) for mark in pending)
        pending.clear()

    def _keep(self) -> None:
        shown = PresentedState.of(self._start)
        self._kept[0] = _copied(shown)
        done = 0
        for at, moment in enumerate(self.moments, start=1):
            for event in self.events[done : moment.end]:
                apply_event(shown, event)
            done = moment.end
            if at % KEPT_EVERY == 0:
                self._kept[at] = _copied(shown)

    def _by_round(self) -> list[tuple[int, int]]:
        """For each round from 1 on, its first position and how many it has."""
        rows: list[tuple[int, int]] = []
        for at, moment in enumerate(self.moments, start=1):
            while len(rows) < max(1, moment.round):
                rows.append((at, 0))
            rows[-1] = (rows[-1][0], rows[-1][1] + 1)
        return rows

    # --- looking at it ---

    @property
    def last(self) -> int:
        """The position at the end."""
        return len(self.moments)

    @property
    def first(self) -> int:
        """How many rounds were over before the first act: none, unless the game is a copy."""
        return max(0, self._start.round - 1)

    @property
    def rounds(self) -> int:
        """The number of the last round, at least one more than those that were over."""
        return max(self.first + 1, len(self._rounds))

    def moment(self, at: int) -> Moment | None:
        """The moment before a position; None at the start."""
        return self.moments[at - 1] if 0 < at <= self.last else None

    def round(self, at: int) -> int:
        """The round at a position."""
        moment = self.moment(at)
        return max(1, moment.round) if moment is not None else max(1, self._start.round)

    def turn(self, at: int) -> int:
        """The seat whose turn it is at a position."""
        moment = self.moment(at)
        return moment.turn if moment is not None else self._start.turn

    def told(self, at: int) -> Sequence[Event]:
        """The events that lead from the position before to this one."""
        return self.events[self._end(at - 1) : self._end(at)]

    def _end(self, at: int) -> int:
        """How many events have happened at a position."""
        return self.moments[at - 1].end if at > 0 else 0

    def shown(self, at: int) -> PresentedState:
        """The picture at a position, for the caller to keep."""
        near = at - at % KEPT_EVERY
        while near not in self._kept:
            near -= KEPT_EVERY
        shown = _copied(self._kept[near])
        for event in self.events[self._end(near) : self._end(at)]:
            apply_event(shown, event)
        shown.card = None  # it has been put back
        return shown

    def this_turn(self, at: int) -> Sequence[Event]:
        """The events of the turn at a position, as far as they have happened."""
        end = self._end(at)
        start = end
        while start > 0 and not isinstance(self.events[start - 1], ev.TurnStarted):
            start -= 1
        return self.events[start:end]

    def roll(self, at: int) -> tuple[tuple[int, ...], int]:
        """The dice as they lie at a position, and the face of the Force die."""
        for event in reversed(self.events[: self._end(at)]):
            if isinstance(event, ev.DiceRolled):
                return event.dice, event.face
        return (), -1

    def walk(self, at: int) -> ev.TokenMoved | None:
        """The last move of the token in the turn at a position."""
        moves = (event for event in reversed(self.this_turn(at)) if isinstance(event, ev.TokenMoved))
        return next((move for move in moves if move.seat == self.turn(at)), None)

    # --- moving in it ---

    def next_turn(self, at: int, step: int) -> int:
        """The position where the next turn begins, or the turn before (step -1)."""
        return self._next(at, step, lambda moment: (moment.round, moment.turn))

    def next_round(self, at: int, step: int) -> int:
        """The position where the next round begins, or the round before (step -1)."""
        return self._next(at, step, lambda moment: (moment.round,))

    def _next(self, at: int, step: int, of: _Key) -> int:
        firsts = [
            place
            for place, moment in enumerate(self.moments, start=1)
            if place == 1 or of(moment) != of(self.moments[place - 2])
        ]
        if step > 0:
            return next((place for place in firsts if place > at), self.last)
        return next((place for place in reversed(firsts) if place < at), 0)

    def along(self, at: int) -> float:
        """Where a position lies in rounds: 0 is the start, 1.5 the middle of the second round."""
        if at <= 0:
            return float(self.first)
        round_ = self.round(at)
        first, count = self._rounds[round_ - 1]
        return round_ - 1 + (at - first + 1) / max(1, count)

    def at(self, along: float) -> int:
        """The position nearest to a place in rounds."""
        if along <= self.first or not self._rounds:
            return 0
        round_ = min(len(self._rounds), int(along) + 1)
        first, count = self._rounds[round_ - 1]
        return max(0, min(self.last, first - 1 + round((along - (round_ - 1)) * count)))

    # --- playing on ---

    def origin(self, at: int) -> tuple[int, int]:
        """How many acts are over at a position, and the position that those acts end with.

        Half an act can't be played on from: then it is the end of the act before.
        """
        while at > 0 and not self.moments[at - 1].over:
            at -= 1
        return (self.moments[at - 1].act if at else 0), at


def _copied(shown: PresentedState) -> PresentedState:
    return deepcopy(shown, {id(shown.ruleset): shown.ruleset})


def _follows(event: Event) -> bool:
    """Whether this is seen with the line before it, whose consequence it is, not with the next one."""
    return isinstance(event, ev.CashMoved | ev.DeedMoved) and event.reason in ("mortgage", "auction")


def _landmark(event: Event, big: int) -> Landmark | None:
    match event:
        case ev.DeedMoved(reason="price", taker=seat):
            return Landmark(0, "deed", seat)
        case ev.AuctionEnded(seat=seat) if seat != BANK:
            return Landmark(0, "auction", seat)
        case ev.TradeDone(offer=offer):
            return Landmark(0, "trade", offer.transfers[0].giver if offer.transfers else -1)
        case ev.BuildingsChanged(seat=seat, before=before, level=level) if level > before:
            return Landmark(0, "build", seat)
        case ev.Jailed(seat=seat):
            return Landmark(0, "jail", seat)
        case ev.CashMoved(reason="rent", payer=seat, amount=amount) if amount >= big:
            return Landmark(0, "rent", seat)
        case ev.WentBankrupt(seat=seat):
            return Landmark(0, "bankruptcy", seat)
        case ev.GameEnded(outcome=outcome):
            return Landmark(0, "end", outcome.winners[0] if outcome.winners else -1)
    return None
