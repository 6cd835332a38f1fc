"""A queue of motions against the clock that it is given."""

from __future__ import annotations

from collections import deque

from game.ui.motion.animation import Motion


class Timeline:
    """Plays motions one after another at a speed; finishing lands every one on its final value."""

    def __init__(self, speed: float = 1.0, *, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self._queue: deque[Motion] = deque()
        self._local = 0.0  # time inside the motion at the head, at speed 1
        self._last: float | None = None
        self.still = False  # the last update changed nothing that is seen

    @property
    def running(self) -> bool:
        """Whether anything is left to play."""
        return bool(self._queue)

    def play(self, motion: Motion, now: float) -> None:
        """Add a motion to the end of the queue; its first state shows at once if nothing else plays."""
        self._queue.append(motion.reduced() if self.reduced else motion)
        if len(self._queue) == 1:
            self._local, self._last = 0.0, now
            self._run()

    def update(self, now: float) -> bool:
        """Show the state at a time in seconds; returns whether anything is left to play."""
        head, moves_on = None, 0.0
        if self._queue:
            head, moves_on = self._queue[0], self._local + self._queue[0].rest(self._local)
            self._local += max(0.0, now - (self._last if self._last is not None else now)) * self.speed
            self._last = now
            self._run()
        self.still = self.running and self._queue[0] is head and self._local < moves_on
        return self.running

    def leave_out(self, seconds: float) -> None:
        """Nobody saw these seconds: go on as if they had not passed."""
        if self._last is not None:
            self._last += seconds

    def finish(self) -> None:
        """Land everything that was queued before this call, in order."""
        self.still = False
        for _ in range(len(self._queue)):
            motion = self._queue.popleft()
            self._local = 0.0
            motion.at(motion.duration)

    def _run(self) -> None:
        while self._queue:
            head = self._queue[0]
            if self._local < head.duration:
                head.at(self._local)
                return
            self._queue.popleft()
            self._local -= head.duration
            head.at(head.duration)
