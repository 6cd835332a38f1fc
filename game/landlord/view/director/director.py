"""The director: plays events one at a time, and has each applied once its beat has been seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from game.engine.event import Event
from game.landlord.rules.events import CardDrawn, ContestLost, JailCardMoved, MortgageChanged
from game.landlord.rules.state import BANK
from game.landlord.view.director import batching as batch
from game.landlord.view.director import beats, construction, goods, house, reveal
from game.landlord.view.director import contests as force
from game.landlord.view.director.actors import Actors
from game.landlord.view.director.noises import Heard, Noise, noises
from game.landlord.view.narration.lines import is_told
from game.landlord.view.presented import PresentedState
from game.landlord.view.reducer import apply_event
from game.ui.motion import Call, Motion, Sequence, Timeline, Wait

Beat = Callable[[Actors, PresentedState, Event], Motion]
BEATS: dict[type[Event], Beat] = {
    **beats.BEATS,
    **goods.BEATS,
    **construction.BEATS,
    **reveal.BEATS,
    **house.BEATS,
    **force.BEATS,
}
NOTHING = Wait(0)
READ = Wait(0.5)  # what is told, and not seen


class Sounds(Protocol):
    """Where the table's noises go; a table without a sound device has a silent one."""

    def play(self, name: str, strength: float = 1.0) -> None: ...


class Director:
    """Events in, beats out, in order. `holding` is a drawn card or lost contest that its player still reads.

    Events that move goods in one act are one beat; each is applied when its own goods have landed, in order.
    While `hushed`, as when a hundred turns pass at once, beats make no noise.
    """

    def __init__(
        self,
        actors: Actors,
        shown: PresentedState,
        applied: Callable[[Event], None],
        holds: Callable[[Event], bool],
        sounds: Sounds,
    ) -> None:
        self.actors = actors
        self.shown = shown
        self.timeline = Timeline()
        self.holding: CardDrawn | ContestLost | None = None
        self.hushed = False
        self.moving = False  # whether the picture changes with time, so that it must be drawn again
        self._events: deque[Event] = deque()
        self._batch: list[Event] = []  # seen now, and not yet applied
        self._landed: set[int] = set()
        self._aside: Motion | None = None  # what is to be seen before the next event
        self._applied = applied
        self._holds = holds
        self._sounds = sounds

    @property
    def playing(self) -> Event | None:
        """The event whose beat is running: the first of those seen together that has not landed."""
        return self._batch[0] if self._batch else None

    @property
    def busy(self) -> bool:
        """Whether there is still something to see."""
        waiting = bool(self._events) or self.holding is not None or self._aside is not None
        return self.moving or waiting

    @property
    def still(self) -> bool:
        """Whether what moves only shows something for a while, so that nothing must be drawn again."""
        return self.moving and self.timeline.still

    def play(self, events: Iterable[Event]) -> None:
        """Queue events behind those still to be seen."""
        self._events.extend(events)

    def update(self, now: float) -> bool:
        """Go on to a time in seconds; returns whether anything on the stage changed."""
        changed = self.moving
        if self.moving:
            if self.timeline.update(now):
                return not self.timeline.still
            self._end()
        while self._begin(now):
            changed = True
            if self.timeline.running:
                break
            self._end()
        return changed

    def skip(self) -> bool:
        """Finish the running beat at once; returns whether there was one that something waits for."""
        if not self.moving or self.holding is not None:
            return False
        self.timeline.finish()
        return True

    def release(self) -> None:
        """What was held has been read: go on."""
        if self.holding is None:
            return
        self.timeline.finish()
        held, self.holding = self.holding, None
        if isinstance(held, CardDrawn):
            self._put_back(held)
        self._sound("lay")

    def _begin(self, now: float) -> bool:
        """Set off with what is next; returns whether there is anything."""
        if self._aside is not None:
            motion, self._aside = self._aside, None
        elif self._events and self.holding is None:
            motion = self._next()
        else:
            return False
        self.moving = True
        if motion.duration:
            self.timeline.play(motion, now)
        else:
            motion.at(0)
        return True

    def _next(self) -> Motion:
        """The beat of the next event, and of those that go along with it."""
        seen = self._batch = [self._events.popleft()]
        while self._events and batch.goes_along(seen, self._events[0]):
            seen.append(self._events.popleft())
        motions = [self._beat(event) for event in seen]
        step = batch.gap(len(seen))
        heard = [
            Noise(step * at + noise.at, noise.name, noise.strength)
            for at, event in enumerate(seen)
            for noise in noises(self.actors, self.shown, event)
        ]
        if len(seen) == 1:
            return Heard(motions[0], heard, self._sound)
        landed = [partial(self._land, event) for event in seen]
        return Heard(batch.together(motions, landed), heard, self._sound)

    def _beat(self, event: Event) -> Motion:
        if isinstance(event, CardDrawn) and self._holds(event):
            return reveal.lift(self.actors, event)
        if isinstance(event, MortgageChanged) and batch.hands_on(self._batch, event.space):
            return goods.striped(self.actors, event)
        beat = BEATS.get(type(event))
        if beat is not None:
            return beat(self.actors, self.shown, event)
        return READ if is_told(event) else NOTHING

    def _land(self, event: Event) -> None:
        """The goods of one of those seen together have landed: it is applied when all before it are."""
        self._landed.add(id(event))
        while self._batch and id(self._batch[0]) in self._landed:
            self._apply_event()

    def _apply_event(self) -> None:
        event = self._batch.pop(0)
        self._landed.discard(id(event))
        apply_event(self.shown, event)
        self.actors.land(event, contest=self.shown.contest is not None)
        self._applied(event)
        if not isinstance(event, CardDrawn | ContestLost):
            return
        if self._holds(event):
            self.holding = event
            if isinstance(event, CardDrawn):
                self._aside = reveal.ghosts_go(self.actors)
        elif isinstance(event, CardDrawn):
            self._put_back(event)

    def _end(self) -> None:
        """All that was on the move has landed."""
        self.moving = False
        while self._batch:
            self._apply_event()

    def _put_back(self, drawn: CardDrawn) -> None:
        """The card that was drawn goes under its deck; one that is kept stays until it goes to its seat."""
        self.shown.card = None
        self._aside = None
        following = self._events[0] if self._events else None
        kept = isinstance(following, JailCardMoved) and following.giver == BANK
        if not kept:
            back = reveal.put_back(self.actors, drawn.deck, drawn.card)
            self._aside = Sequence(back, Call(self.actors.put_card_back))

    def _sound(self, name: str, strength: float = 1.0) -> None:
        if not self.hushed:
            self._sounds.play(name, strength)
