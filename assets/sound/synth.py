"""What every sound here is made of: sines that die away, filtered noise, rooms, and buses that mix them.

A mono sound is an array of samples, a stereo one has two columns; times are seconds, notes are MIDI numbers.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

RATE = 44100
Sound = NDArray[np.float64]

# Ways to ring of what is struck: (ratio to its pitch, strength, seconds to die to a third).
WOOD = [(1.0, 1.0, 0.060), (1.62, 0.6, 0.042), (2.41, 0.42, 0.028), (3.87, 0.22, 0.016), (5.3, 0.1, 0.010)]
BAR = [(1.0, 1.0, 0.9), (2.71, 0.7, 0.55), (5.15, 0.5, 0.30), (8.43, 0.35, 0.18), (12.2, 0.2, 0.10)]


def hz(note: float) -> float:
    """The frequency of a note: 69 is the A of 440 Hz."""
    return float(440 * 2 ** ((note - 69) / 12))


def ticks(seconds: float) -> Sound:
    """The times of the samples of a sound that long."""
    return np.arange(round(RATE * seconds)) / RATE


def silence(seconds: float, channels: int = 1) -> Sound:
    n = round(RATE * seconds)
    return np.zeros(n if channels == 1 else (n, channels))


def fade(sound: Sound, rise: float = 0.001, fall: float = 0.004) -> Sound:
    """A soft first and last moment, so that nothing clicks."""
    out = sound.copy()
    a, b = min(len(out), round(RATE * rise)), min(len(out), round(RATE * fall))
    up, down = np.sin(np.linspace(0, np.pi / 2, a)) ** 2, np.cos(np.linspace(0, np.pi / 2, b)) ** 2
    shape = (-1,) + (1,) * (out.ndim - 1)
    if a:
        out[:a] *= up.reshape(shape)
    if b:
        out[-b:] *= down.reshape(shape)
    return out


def filtered(sound: Sound, low: float = 0.0, high: float = 30000.0, slope: float = 4.0) -> Sound:
    """Only what lies between two frequencies; round at the ends, as a loop wants it."""
    spectrum = np.fft.rfft(sound, axis=0)
    f = np.fft.rfftfreq(len(sound), 1 / RATE)
    gain = 1 / (1 + (f / high) ** slope)
    if low > 0:
        gain /= 1 + (low / np.maximum(f, 1e-3)) ** slope
        gain[0] = 0.0
    return np.fft.irfft(spectrum * gain.reshape((-1,) + (1,) * (sound.ndim - 1)), len(sound), axis=0)


def shaped(sound: Sound, low: float = 0.0, high: float = 30000.0) -> Sound:
    """Only what lies between two frequencies of a sound that is heard once."""
    pad = np.zeros(round(RATE * 0.06))
    return filtered(np.concatenate([pad, sound, pad]), low, high)[len(pad) : -len(pad)]


def dying(sound: Sound, last: float = 0.45) -> Sound:
    """A ring that is cut off goes out gently over its last part instead."""
    n = round(len(sound) * last)
    out = sound.copy()
    out[len(out) - n :] *= np.cos(np.linspace(0, np.pi / 2, n)) ** 2
    return out


class Rattle:
    """A source of chance with a seed of its own, so that every sound can be made again alone."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def noise(self, seconds: float, low: float = 0.0, high: float = 30000.0) -> Sound:
        """Noise between two frequencies, of unit strength."""
        raw = self.rng.standard_normal(round(RATE * seconds) + 512)
        out = filtered(raw, low, high)[256:-256]
        return out / (np.sqrt(np.mean(out**2)) + 1e-12)

    def between(self, low: float, high: float) -> float:
        return float(self.rng.uniform(low, high))

    def burst(self, seconds: float, decay: float, low: float, high: float, rise: float = 0.0006) -> Sound:
        """Noise that dies away: the touch of two things."""
        t = ticks(seconds)
        return self.noise(seconds, low, high)[: len(t)] * np.exp(-t / decay) * np.minimum(1, t / rise)

    def modes(
        self, pitch: float, ratios: list[tuple[float, float, float]], seconds: float, rise: float = 0.0004
    ) -> Sound:
        """A thing that was struck: (ratio, strength, decay) of each way it rings."""
        t = ticks(seconds)
        out = np.zeros(len(t))
        for ratio, strength, decay in ratios:
            f = pitch * ratio
            if f < RATE * 0.45:
                out += strength * np.exp(-t / decay) * np.sin(2 * np.pi * f * t + self.between(-0.3, 0.3))
        return dying(out) * np.minimum(1, t / rise)


def mixed(seconds: float, *parts: tuple[float, Sound, float]) -> Sound:
    """Mono sounds laid into one: (when, what, how loud)."""
    out = silence(seconds)
    for at, sound, gain in parts:
        start = round(RATE * at)
        n = min(len(sound), len(out) - start)
        if n > 0:
            out[start : start + n] += gain * sound[:n]
    return out


def room(sound: Sound, seed: int, decay: float, wet: float, low: float = 180, high: float = 5200) -> Sound:
    """A mono sound in a room, which rings on after it."""
    n = len(sound) + round(RATE * decay)
    answer = _answer(np.random.default_rng(seed), decay, low, high)
    size = 1 << (n + len(answer)).bit_length()
    ring = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(answer, size), size)[:n]
    dry = np.concatenate([sound, np.zeros(n - len(sound))])
    return fade(dry + wet * ring, 0.0, 0.05)


def _answer(rng: np.random.Generator, decay: float, low: float, high: float) -> Sound:
    """What a room gives back of a clap: a few walls, then a tail that grows darker."""
    t = ticks(decay * 1.3)
    tail = np.zeros(len(t))
    for edge, life in ((high, 0.45), (high * 0.5, 0.75), (high * 0.25, 1.0)):
        tail += filtered(rng.standard_normal(len(t)), low, edge) * np.exp(-6.9 * t / (decay * life))
    tail *= np.minimum(1, t / 0.012)
    for _ in range(7):
        at = round(RATE * rng.uniform(0.007, 0.045))
        tail[at] += rng.choice([-1.0, 1.0]) * rng.uniform(1.5, 3.5)
    tail = filtered(tail, low, high)
    return tail / np.sqrt(np.sum(tail**2))


class Loop:
    """A stereo bus that goes round: what rings past the end is heard at the beginning."""

    def __init__(self, seconds: float) -> None:
        self.length = round(RATE * seconds)
        self.samples: Sound = np.zeros((self.length, 2))

    def put(self, at: float, sound: Sound, gain: float = 1.0, pan: float = 0.0) -> None:
        """Lay a sound in at a time, from -1 (left) to 1 (right)."""
        left, right = np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)
        if sound.ndim == 1:
            sound = np.stack([sound, sound], axis=1)
        stereo = sound * (gain * np.sqrt(2) * np.array([left, right]))
        start = round(RATE * at) % self.length
        while len(stereo):
            n = min(len(stereo), self.length - start)
            self.samples[start : start + n] += stereo[:n]
            stereo, start = stereo[n:], 0

    def room(self, seed: int, decay: float, low: float = 160, high: float = 5000) -> Sound:
        """What a hall gives back of the whole loop, going round as well."""
        rng = np.random.default_rng(seed)
        out = np.zeros_like(self.samples)
        for side in (0, 1):
            answer = _answer(rng, decay, low, high)[: self.length]
            source = 0.75 * self.samples[:, side] + 0.25 * self.samples[:, 1 - side]
            out[:, side] = np.fft.irfft(np.fft.rfft(source) * np.fft.rfft(answer, self.length), self.length)
        return out

    def echo(self, seconds: float, feedback: float, times: int = 6) -> Sound:
        """Repeats that go from side to side."""
        step = round(RATE * seconds)
        out, source = np.zeros_like(self.samples), self.samples
        for _ in range(times):
            source = filtered(np.roll(source, step, axis=0)[:, ::-1], 200, 3600, 2) * feedback
            out += source
        return out
