"""A question that came by itself does not hear the keys and clicks that were already on their way."""

from __future__ import annotations

from math import inf

from game.ui.input import Down, Press, Release, UiEvent
from game.ui.view import View

DEAF_FOR = 0.4  # seconds


class Deafness:
    """Lasts until every key that was down has come up, and for a moment at least."""

    def __init__(self) -> None:
        self._until = -inf
        self._keys: set[str] = set()  # those that were down when the question came

    def begin(self, view: View) -> None:
        """A question has come by itself: what is pressed now was meant for what was there before."""
        self._until, self._keys = view.now + DEAF_FOR, view.held()

    def swallows(self, event: UiEvent, view: View) -> bool:
        """Whether an event is a key or a click that comes too soon."""
        self._keys &= view.held()
        if isinstance(event, Release):
            self._keys.discard(event.key)
        too_soon = view.now < self._until
        if isinstance(event, Press):
            return too_soon or bool(self._keys)
        return too_soon and isinstance(event, Down)

    def ends_at(self, now: float) -> float | None:
        """When it hears again if no key is down; None if it does."""
        return self._until if now < self._until else None
