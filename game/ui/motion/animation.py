"""The parts motion is put together from; each is told the time and never asks for it."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.motion.easing import Easing, ease_out


class Motion:
    """Something that takes a while; `at` shows how things are at a time from its start, in seconds."""

    duration: float = 0.0

    def at(self, t: float) -> None:
        """Show the state at `t`; from `duration` on, the final one."""

    def rest(self, t: float) -> float:
        """For how many seconds after `t` nothing changes: no picture is needed for that long."""
        return 0.0

    def reduced(self) -> Motion:
        """The same change for a player who wants no travel: fades stay, the rest lands at once."""
        return self


class Tween(Motion):
    """A number that runs from `start` to `end`."""

    def __init__(
        self,
        duration: float,
        set: Callable[[float], object],
        ease: Easing = ease_out,
        *,
        start: float = 0.0,
        end: float = 1.0,
        fade: bool = False,
    ) -> None:
        self.duration = max(0.0, duration)
        self._set = set
        self._ease = ease
        self._start, self._end = start, end
        self._fade = fade

    def at(self, t: float) -> None:
        if t >= self.duration:
            self._set(self._end)  # exactly, whatever the curve ends on
        else:
            k = self._ease(max(0.0, t) / self.duration)
            self._set(self._start + (self._end - self._start) * k)

    def reduced(self) -> Motion:
        if self._fade:
            return self
        return Tween(0, self._set, self._ease, start=self._start, end=self._end)


class Wait(Motion):
    """Nothing, for a while."""

    def __init__(self, duration: float) -> None:
        self.duration = max(0.0, duration)

    def rest(self, t: float) -> float:
        return max(0.0, self.duration - t)

    def reduced(self) -> Motion:
        return self


class Call(Motion):
    """Something done once when its time comes, also when the motion is skipped."""

    def __init__(self, do: Callable[[], object]) -> None:
        self._do: Callable[[], object] | None = do

    def at(self, t: float) -> None:
        if t >= 0 and self._do is not None:
            do, self._do = self._do, None
            do()


class Sequence(Motion):
    """One after another."""

    def __init__(self, *parts: Motion) -> None:
        self.parts = parts
        self.duration = sum(part.duration for part in parts)
        self._done = 0

    def at(self, t: float) -> None:
        begin = sum(part.duration for part in self.parts[: self._done])
        for part in self.parts[self._done :]:
            if t < begin:
                return
            part.at(t - begin)
            if t < begin + part.duration:
                return
            begin += part.duration
            self._done += 1

    def rest(self, t: float) -> float:
        for part in self.parts:
            if t < part.duration:
                return part.rest(t)
            t -= part.duration
        return 0.0

    def reduced(self) -> Motion:
        return Sequence(*(part.reduced() for part in self.parts))


class Together(Motion):
    """All at once; it lasts as long as its longest part."""

    def __init__(self, *parts: Motion) -> None:
        self.parts = parts
        self.duration = max((part.duration for part in parts), default=0.0)

    def at(self, t: float) -> None:
        for part in self.parts:
            part.at(min(t, part.duration))

    def rest(self, t: float) -> float:
        return min((part.rest(t) for part in self.parts if t < part.duration), default=0.0)

    def reduced(self) -> Motion:
        return Together(*(part.reduced() for part in self.parts))


class Calm(Motion):
    """A motion, and another in its place for players who want no travel."""

    def __init__(self, motion: Motion, calm: Motion) -> None:
        self.motion, self.calm = motion, calm
        self.duration = motion.duration

    def at(self, t: float) -> None:
        self.motion.at(t)

    def rest(self, t: float) -> float:
        return self.motion.rest(t)

    def reduced(self) -> Motion:
        return self.calm.reduced()


def stagger(gap: float, *parts: Motion) -> Motion:
    """All at once, each beginning a little after the one before."""
    return Together(*(Sequence(Wait(gap * index), part) for index, part in enumerate(parts)))
