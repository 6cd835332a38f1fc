"""The director: plays events one at a time, and lets the picture fold each when its beat has been seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from game.engine.event import Event
from game.rules.classic.events import CardDrawn, ContestLost
from game.view.director import beats, force, goods, house, reveal
from game.view.director.actors import Actors
from game.view.director.noises import Heard, noises
from game.view.folding import fold
from game.view.motion import Motion, Timeline, Wait
from game.view.presented import PresentedState

Beat = Callable[[Actors, PresentedState, Event], Motion]
BEATS: dict[type[Event], Beat] = {**beats.BEATS, **goods.BEATS, **reveal.BEATS, **house.BEATS, **force.BEATS}
NOTHING = Wait(0)


class Sounds(Protocol):
    """Where the table's noises go; a table without a sound device has a silent one."""

    def play(self, name: str, strength: float = 1.0) -> None: ...


class Director:
    """Events in, beats out, in order. `holding` is a drawn card or lost contest that its player still reads.

    While `hushed`, as when a hundred turns pass at once, beats make no noise.
    """

    def __init__(
        self,
        actors: Actors,
        shown: PresentedState,
        folded: Callable[[Event], None],
        holds: Callable[[Event], bool],
        sounds: Sounds,
    ) -> None:
        self.actors = actors
        self.shown = shown
        self.timeline = Timeline()
        self.playing: Event | None = None
        self.holding: CardDrawn | ContestLost | None = None
        self.hushed = False
        self._events: deque[Event] = deque()
        self._folded = folded
        self._holds = holds
        self._sounds = sounds

    @property
    def busy(self) -> bool:
        """Whether there is still something to see."""
        return self.playing is not None or bool(self._events) or self.holding is not None

    @property
    def moving(self) -> bool:
        """Whether the picture changes with time, so that it must be drawn again."""
        return self.playing is not None

    def play(self, events: Iterable[Event]) -> None:
        """Queue events behind those still to be seen."""
        self._events.extend(events)

    def update(self, now: float) -> bool:
        """Go on to a time in seconds; returns whether anything on the stage changed."""
        changed = False
        if self.playing is not None:
            changed = True
            if self.timeline.update(now):
                return True
            self._end()
        while self._events and self.holding is None:
            changed = True
            self._begin(self._events.popleft(), now)
            if self.timeline.running:
                return True
            self._end()
        return changed

    def skip(self) -> bool:
        """Finish the running beat at once; returns whether there was one."""
        if self.playing is None:
            return False
        self.timeline.finish()
        return True

    def release(self) -> None:
        """What was held has been read: go on."""
        if self.holding is not None:
            if isinstance(self.holding, CardDrawn):
                self._put_back()
            self.holding = None
            self._sound("lay")

    def _begin(self, event: Event, now: float) -> None:
        self.playing = event
        beat = BEATS.get(type(event))
        seen = beat(self.actors, self.shown, event) if beat is not None else NOTHING
        motion = Heard(seen, noises(self.actors, self.shown, event), self._sound)
        if motion.duration:
            self.timeline.play(motion, now)
        else:
            motion.at(0)

    def _end(self) -> None:
        event, self.playing = self.playing, None
        if event is None:
            return
        fold(self.shown, event)
        self._settle()
        self._folded(event)
        if isinstance(event, CardDrawn | ContestLost) and self._holds(event):
            self.holding = event
        elif isinstance(event, CardDrawn):
            self._put_back()

    def _put_back(self) -> None:
        """The card that was drawn goes under its deck."""
        self.actors.cards.clear()
        self.actors.dim = 0.0
        self.shown.card = None

    def _sound(self, name: str, strength: float = 1.0) -> None:
        if not self.hushed:
            self._sounds.play(name, strength)

    def _settle(self) -> None:
        """What has landed belongs to the picture now, no longer to the air."""
        self.actors.carried.clear()
        self.actors.dropping.clear()
        self.actors.notes.clear()
        self.actors.deeds.clear()
        self.actors.force.settle(contest=self.shown.contest is not None)
