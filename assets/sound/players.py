"""The players: each turns a note, its length in seconds and its strength (0 to 1) into a stereo sound."""

from __future__ import annotations

from functools import cache

import numpy as np
from synth import RATE, Rattle, Sound, dying, filtered, hz, ticks


def _stereo(mono: Sound, pan: float = 0.0) -> Sound:
    left, right = np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)
    return np.stack([mono * left, mono * right], axis=1) * np.sqrt(2)


def _damped(sound: Sound, length: float, release: float) -> Sound:
    """A note let go after its length: what rings is damped."""
    start = round(RATE * length)
    if start >= len(sound):
        return sound
    t = np.arange(len(sound) - start) / RATE
    out = sound[: start + round(RATE * release * 7)].copy()
    out[start:] *= np.exp(-t[: len(out) - start] / release)[:, None]
    return out


@cache
def _piano_strings(note: int, level: int) -> Sound:
    """A piano note held down: two strings a hair apart, stiff, struck by a felt hammer."""
    strength = level / 8
    f0, seconds = hz(note), 3.2
    t = ticks(seconds)
    stiff = 0.00028 * 2 ** ((note - 60) / 9)
    life = 2.6 * 2 ** (-(note - 60) / 17)
    bright = 450 + 1500 * strength + 3.0 * (note - 40)
    left, right = np.zeros(len(t)), np.zeros(len(t))
    for n in range(1, 36):
        f = n * f0 * np.sqrt(1 + stiff * n * n)
        if f > 9000:
            break
        strike = abs(np.sin(np.pi * n * 0.121)) + 0.04
        size = strike * n**-1.1 * np.exp(-f / bright)
        fast, slow = life * 0.42 / (1 + 0.16 * n), life * 1.9 / (1 + 0.10 * n)
        envelope = size * (0.78 * np.exp(-t / fast) + 0.22 * np.exp(-t / slow))
        apart = 1 + 0.00022 * (1 + 0.3 * np.sin(note * 1.7 + n))
        one = np.sin(2 * np.pi * f * t + n * 0.7) * envelope
        other = np.sin(2 * np.pi * f * apart * t + n * 0.7 + 0.35) * envelope
        left += 0.66 * one + 0.34 * other
        right += 0.34 * one + 0.66 * other
    chance = Rattle(note)
    knock = chance.burst(0.12, 0.013, 140, 1500) * 0.025 * (0.4 + strength)
    felt = 0.0022 + 0.0035 * (1 - strength)
    rise = np.minimum(1, t / felt) ** 1.5
    out = np.stack([left, right], axis=1) * rise[:, None]
    out[: len(knock)] += knock[:, None]
    width = (note - 62) / 60
    out *= np.sqrt(2) * np.array([np.cos((width + 1) * np.pi / 4), np.sin((width + 1) * np.pi / 4)])
    return out * (0.30 + 0.70 * strength) * 0.5


def piano(note: int, length: float, strength: float) -> Sound:
    return _damped(_piano_strings(note, max(1, min(8, round(strength * 8)))), min(length, 3.0), 0.075)


@cache
def _bass_string(note: int, level: int) -> Sound:
    f0, t = hz(note), ticks(2.2)
    out = np.zeros(len(t))
    glide = np.cumsum(1 + 0.006 * np.exp(-t / 0.022)) / RATE
    for n in range(1, 20):
        f = n * f0
        if f > 2600:
            break
        size = abs(np.sin(np.pi * n * 0.19)) * n**-0.9 * np.exp(-f / (340 + 60 * level))
        out += size * np.exp(-t * (1 + 0.55 * n) / 1.0) * np.sin(2 * np.pi * f * glide + 0.4 * n)
    out *= np.minimum(1, t / 0.006)
    finger = Rattle(900 + note).burst(0.1, 0.018, 70, 900) * 0.05
    out[: len(finger)] += finger
    return _stereo(out * (0.4 + 0.075 * level))


def bass(note: int, length: float, strength: float) -> Sound:
    """A plucked double bass."""
    return _damped(_bass_string(note, max(1, min(8, round(strength * 8)))), length, 0.06)


@cache
def _bar(note: int, level: int) -> Sound:
    f0, t = hz(note), ticks(3.0)
    out = np.zeros(len(t))
    for ratio, size, life in ((1, 1, 1.5), (3.98, 0.20, 0.35), (9.4, 0.05, 0.10)):
        if ratio * f0 < 9000:
            size *= 1 if ratio == 1 else 0.4 + 0.1 * level
            out += size * np.exp(-t / (life * 2 ** (-(note - 72) / 20))) * np.sin(2 * np.pi * ratio * f0 * t)
    mallet = Rattle(300 + note).burst(0.05, 0.006, 500, 2600) * 0.018
    out[: len(mallet)] += mallet
    out *= np.minimum(1, t / 0.004) * (1 - 0.14 * (0.5 - 0.5 * np.cos(2 * np.pi * 4.3 * t)))
    return _stereo(out * (0.3 + 0.085 * level) * 0.5)


def vibes(note: int, length: float, strength: float) -> Sound:
    """A vibraphone with soft mallets and a slow motor."""
    return _damped(_bar(note, max(1, min(8, round(strength * 8)))), length, 0.16)


@cache
def _nylon(note: int, level: int) -> Sound:
    f0, t = hz(note), ticks(1.6)
    out = np.zeros(len(t))
    for n in range(1, 26):
        f = n * f0
        if f > 7000:
            break
        size = abs(np.sin(np.pi * n * 0.23)) * n**-1.1 * np.exp(-f / (1500 + 260 * level))
        out += size * np.exp(-t * (1 + 0.42 * n) / 0.65) * np.sin(2 * np.pi * f * t + 0.9 * n)
    out *= np.minimum(1, t / 0.0025)
    nail = Rattle(600 + note).burst(0.05, 0.005, 900, 4500) * 0.02
    out[: len(nail)] += nail
    return _stereo(out * (0.35 + 0.08 * level) * 0.7)


def guitar(note: int, length: float, strength: float) -> Sound:
    """A guitar with nylon strings."""
    return _damped(_nylon(note, max(1, min(8, round(strength * 8)))), length, 0.045)


def accordion(note: int, length: float, strength: float, beat: float = 1.0) -> Sound:
    """Three reeds, one true, one sharp, one flat: they beat against each other as a musette does."""
    f0, release = hz(note), 0.055
    t = ticks(length + release * 3)
    wave = 3.1 * beat * 2 ** ((note - 76) / 24)  # beats a second between two reeds
    sag = 1 - 0.0035 * np.exp(-t / 0.018)
    press = np.minimum(1, t / 0.032) * np.exp(-np.maximum(0, t - length) / release)
    swell = 1 + 0.10 * np.sin(np.pi * np.minimum(1, t / max(length, 0.1)))
    out = np.zeros((len(t), 2))
    for reed, (shift, pan) in enumerate(((-wave, -0.55), (0.0, 0.0), (wave * 1.08, 0.55))):
        phase = 2 * np.pi * np.cumsum((f0 + shift) * sag) / RATE
        mono = np.zeros(len(t))
        for n in range(1, 22):
            f = n * f0
            if f > 7500:
                break
            body = 1 + 1.1 * np.exp(-(((f - 1150) / 520) ** 2)) + 0.55 * np.exp(-(((f - 2500) / 700) ** 2))
            size = n**-1.05 * body * np.exp(-f / (2300 + 1500 * strength)) * (0.75 if n == 1 else 1)
            mono += size * np.sin(n * phase + reed * 2.1 + n * n * 0.37)
        out += _stereo(mono * (1.0 if reed == 1 else 0.7), pan)
    click = Rattle(note).burst(0.02, 0.003, 1200, 5000) * 0.012
    out[: len(click)] += click[: len(out), None]
    return out * (press * swell * (0.25 + 0.75 * strength) * 0.16)[:, None]


def clarinet(note: int, length: float, strength: float) -> Sound:
    """A clarinet in its middle register, with a little breath and a late vibrato."""
    f0, release = hz(note), 0.05
    t = ticks(length + release * 3)
    late = np.clip((t - 0.22) / 0.3, 0, 1)
    phase = 2 * np.pi * np.cumsum(f0 * (1 + 0.0028 * late * np.sin(2 * np.pi * 4.9 * t))) / RATE
    press = np.minimum(1, t / 0.04) ** 1.3 * np.exp(-np.maximum(0, t - length) / release)
    mono = np.zeros(len(t))
    for n in range(1, 14):
        if n * f0 > 6000:
            break
        odd = n % 2 == 1
        size = (n**-1.15 if odd else 0.16 * n**-0.8) * np.exp(-n * f0 / (1500 + 2200 * strength))
        mono += size * np.sin(n * phase + 0.3 * n)
    breath = filtered(Rattle(note).rng.standard_normal(len(t)), 900, 3200) * 0.012
    return _stereo((mono + breath) * press * (0.3 + 0.7 * strength) * 0.45)


def brass(note: int, length: float, strength: float) -> Sound:
    """Soft horns, two to a note, that open as they are blown."""
    f0, release = hz(note), 0.09
    t = ticks(length + release * 4)
    press = np.minimum(1, t / 0.045) * np.exp(-np.maximum(0, t - length) / release)
    open_ = press * (1 + 0.5 * np.exp(-t / 0.12))
    out = np.zeros((len(t), 2))
    for shift, pan in ((0.9988, -0.4), (1.0011, 0.4)):
        phase = 2 * np.pi * f0 * shift * np.cumsum(1 - 0.004 * np.exp(-t / 0.03)) / RATE
        mono = np.zeros(len(t))
        for n in range(1, 24):
            f = n * f0
            if f > 7000:
                break
            edge = (500 + 1700 * strength) * (0.35 + open_)
            mono += n**-0.9 * np.exp(-f / edge) * np.sin(n * phase + 0.2 * n)
        out += _stereo(mono, pan)
    return out * (press * (0.3 + 0.7 * strength) * 0.22)[:, None]


@cache
def _sweep(seed: int, ms: int, low: int, high: int) -> Sound:
    chance = Rattle(seed)
    t = ticks(ms / 1000)
    shape = np.sin(np.pi * t / (ms / 1000)) ** 1.4
    mono = chance.noise(ms / 1000, low, high)[: len(t)] * shape
    drift = np.linspace(-0.45, 0.45, len(t)) * (1 if seed % 2 else -1)
    return np.stack([mono * np.sqrt(0.5 - drift / 2), mono * np.sqrt(0.5 + drift / 2)], axis=1) * 0.1


def brush(kind: str, seed: int, seconds: float = 0.4) -> Sound:
    """Brushes on a snare drum: "stir", "tap", or the "hat" under the foot."""
    chance = Rattle(seed)
    if kind == "stir":
        return _sweep(seed, round(seconds * 1000), 1500, 6200)
    if kind == "hat":
        return _stereo(chance.burst(0.09, 0.016, 5200, 10500, 0.001) * 0.12, 0.25)
    body = chance.modes(188, [(1, 0.5, 0.05), (1.59, 0.3, 0.035)], 0.16)
    wires = chance.burst(0.16, 0.032, 1100, 6800, 0.0015)
    return _stereo(0.35 * body + 0.16 * wires, -0.1)


def tine(note: float, life: float) -> Sound:
    """A small bell."""
    t = ticks(life * 1.6)
    parts = ((1, 1, 0.55), (2.76, 0.28, 0.22), (5.40, 0.12, 0.09), (8.93, 0.05, 0.04))
    tone = sum(size * np.exp(-t / (life * d)) * np.sin(2 * np.pi * hz(note) * k * t) for k, size, d in parts)
    return dying(np.asarray(tone)) * np.minimum(1, t / 0.0012)


def marimba(note: int, life: float = 0.35) -> Sound:
    t = ticks(life * 4)
    tone = np.exp(-t / life) * np.sin(2 * np.pi * hz(note) * t)
    tone += 0.18 * np.exp(-t / (life * 0.2)) * np.sin(2 * np.pi * 3.93 * hz(note) * t)
    tone += 0.05 * np.exp(-t / (life * 0.08)) * np.sin(2 * np.pi * 9.2 * hz(note) * t)
    return dying(tone) * np.minimum(1, t / 0.003)
