"""Long Orbit: a slow pad in E turns through eight chords, with a soft arpeggio and a distant voice."""

from __future__ import annotations

import numpy as np
from score import near, pitch
from synth import RATE, Loop, Rattle, Sound, filtered, hz, ticks

BEAT = 1.0
BARS = 16
LONG = 8.0  # each chord lasts two bars

# Bass and pad of each chord: Em9, Cmaj9(#11), G6/9 over B, Asus9, Em11 over G, Fmaj7(#11), Am9, Bm7(sus4).
CHORDS = (
    ("E2", "G3 B3 D4 F#4"),
    ("C2", "G3 B3 E4 F#4"),
    ("B1", "G3 A3 D4 E4"),
    ("A1", "E3 A3 B3 D4"),
    ("G1", "E3 A3 B3 F#4"),
    ("F2", "E3 A3 B3 C4"),
    ("A1", "E3 G3 B3 C4"),
    ("B1", "E3 A3 D4 F#4"),
)
# The arpeggio: which tone of the chord sounds on each of the eight half beats of a bar; -1 rests.
FIGURES = (
    (0, 2, 4, 3, 5, 4, 2, 3),
    (0, 3, 5, 2, 4, 6, 5, 3),
    (1, 4, -1, 3, 5, -1, 4, 2),
    (0, 2, 5, 7, 6, 4, 3, 1),
)
# The voice above: (beat, note, beats).
VOICE = (
    (17, "B5", 3), (20, "A5", 1.5), (21.5, "G5", 2.5), (24, "F#5", 5), (29, "E5", 2.5), (32, "D5", 4),
    (41, "E5", 2), (43, "B5", 4), (48, "C6", 3), (51, "B5", 2), (53, "G5", 3), (56, "A5", 5),
)  # fmt: skip


def seconds() -> float:
    return BARS * 4 * BEAT


def _pad(note: int, length: float, seed: int) -> Sound:
    """Three slow strings of light to a note: it opens as it grows and closes as it goes."""
    chance = Rattle(seed)
    t = ticks(length + 6.5)
    press = _press(t, length, 3.2, 6.5)
    edge = 520 + 1200 * press * (0.8 + 0.2 * np.sin(2 * np.pi * t / 5.3 + seed))
    out = np.zeros((len(t), 2))
    for cents, pan in ((-7, -0.8), (0, 0.1), (6, 0.75)):
        f0 = hz(note + (cents + chance.between(-1.5, 1.5)) / 100)
        drift = 1 + 0.0009 * np.sin(2 * np.pi * t * chance.between(0.11, 0.23) + chance.between(0, 6))
        phase = 2 * np.pi * f0 * np.cumsum(drift) / RATE + chance.between(0, 6)
        mono = np.zeros(len(t))
        for n in range(1, 13):
            if n * f0 > 3800:
                break
            mono += n**-1.0 / (1 + (n * f0 / edge) ** 2.4) * np.sin(n * phase)
        left, right = np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)
        out += np.stack([mono * left, mono * right], axis=1)
    return out * press[:, None] * 0.09


def _press(t: Sound, length: float, rise: float, fall: float) -> Sound:
    """How hard a note is held: it grows, stays for its length, and goes."""
    up = np.sin(np.clip(t / rise, 0, 1) * np.pi / 2) ** 2
    return up * np.cos(np.clip((t - length) / fall, 0, 1) * np.pi / 2) ** 2


def _deep(note: int, length: float) -> Sound:
    """The ground under a chord."""
    t = ticks(length + 3)
    turn = 2 * np.pi * hz(note) * t
    tone = np.sin(turn) + 0.5 * np.sin(2 * turn + 0.5) + 0.10 * np.sin(3 * turn)
    return tone * _press(t, length, 1.6, 3.0) * 0.13


def _drop(note: int, open_: float) -> Sound:
    """One note of the arpeggio: a soft struck glass; `open_` from 0 to 1 lets its edge through."""
    t = ticks(1.6)
    f = hz(note)
    edge = (0.6 + 2.0 * open_) * np.exp(-t / (0.08 + 0.12 * open_))
    tone = np.sin(2 * np.pi * f * t + edge * np.sin(2 * np.pi * 2.0 * f * t))
    tone += 0.22 * open_ * np.sin(2 * np.pi * 3.0 * f * t) * np.exp(-t / 0.09)
    return tone * np.exp(-t / 0.34) * np.minimum(1, t / 0.006)


def _voice(note: int, before: int, length: float) -> Sound:
    """A distant voice that slides into its note."""
    t = ticks(length + 1.6)
    bend = (before - note) * np.exp(-t / 0.07)
    late = np.clip((t - 0.7) / 0.9, 0, 1)
    bend += 0.14 * late * np.sin(2 * np.pi * 4.6 * t)
    phase = 2 * np.pi * np.cumsum(hz(note) * 2 ** (bend / 12)) / RATE
    tone = np.sin(phase) + 0.16 * np.sin(2 * phase) + 0.05 * np.sin(3 * phase)
    return tone * _press(t, length, 0.5, 1.6)


def _wind() -> Sound:
    """Air that comes and goes twice while the loop goes round."""
    n = round(seconds() * RATE)
    rng = np.random.default_rng(2187)
    angle = 2 * np.pi * np.arange(n) / n
    sides = []
    for side in (0.0, 1.7):
        low = filtered(rng.standard_normal(n), 250, 700) * (0.6 + 0.4 * np.sin(2 * angle + side))
        high = (
            filtered(rng.standard_normal(n), 1200, 3400) * (0.5 + 0.5 * np.sin(3 * angle + 2 + side)) * 0.35
        )
        sides.append(low + high)
    return np.stack(sides, axis=1) * 0.06


def compose() -> Sound:
    """The whole loop, before it is levelled."""
    pads, drops, voice = Loop(seconds()), Loop(seconds()), Loop(seconds())
    chance = Rattle(66)
    for k, (ground, names) in enumerate(CHORDS):
        tones = [pitch(name) for name in names.split()]
        pads.put(k * LONG - 1.2, _deep(pitch(ground), LONG - 1.0))
        for i, tone in enumerate(tones):
            pads.put(k * LONG - 1.6 + 0.25 * i, _pad(tone, LONG - 1.5, k * 10 + i), 1.0 if i else 0.8)
        ladder = [tone + 12 for tone in tones] + [tone + 24 for tone in tones]
        for bar in (0, 1):
            figure = FIGURES[(k // 2 + bar) % 4] if bar == 0 else FIGURES[(k // 2 + 1) % 4]
            for half, step in enumerate(figure):
                if step < 0:
                    continue
                at = k * LONG + bar * 4 + half * 0.5
                open_ = 0.5 - 0.5 * np.cos(2 * np.pi * at / seconds())
                gain = (0.085 + 0.05 * open_) * (1.15 if half % 4 == 0 else 0.9) * chance.between(0.9, 1.1)
                drops.put(
                    at + chance.between(-0.005, 0.005),
                    _drop(ladder[step], open_),
                    gain,
                    0.6 * np.sin(at * 1.3),
                )
    before = pitch("E5")
    for beat, name, beats in VOICE:
        note = pitch(name)
        near_by = before if abs(before - note) <= 4 else near(before % 12, note)
        voice.put(beat * BEAT, _voice(note, near_by, beats * BEAT), 0.058, 0.1)
        before = note
    echoes = drops.echo(0.75, 0.55)
    hall = Loop(seconds())
    hall.samples = 0.5 * pads.samples + 0.9 * (drops.samples + 0.6 * echoes) + 1.3 * voice.samples
    wet = hall.room(12, 3.6, 140, 4200)
    return pads.samples + drops.samples + 0.7 * echoes + 0.8 * voice.samples + 0.55 * wet + _wind()
