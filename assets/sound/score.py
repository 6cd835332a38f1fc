"""Notation: melodies and chords as text, bars that are counted, voicings that move as little as they can."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS = {"": 0, "#": 1, "b": -1}
CHORDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "9": (0, 4, 7, 10, 2),
    "m9": (0, 3, 7, 10, 2),
    "7b9": (0, 4, 7, 10, 1),
    "dim7": (0, 3, 6, 9),
    "m7b5": (0, 3, 6, 10),
    "13": (0, 4, 10, 2, 9),
    "69": (0, 4, 7, 9, 2),
    "sus": (0, 5, 7, 10),
}


@dataclass(frozen=True)
class Note:
    """A note at a beat, for so many beats."""

    at: float
    pitch: int
    beats: float


def pitch(name: str) -> int:
    """The number of a note by name: C4 is 60."""
    found = re.fullmatch(r"([A-G])([#b]?)(-?\d)", name)
    if found is None:
        raise ValueError(f"{name!r} is no note")
    return 12 * (int(found[3]) + 1) + STEPS[found[1]] + SIGNS[found[2]]


def melody(text: str, beats: float, transpose: int = 0) -> list[Note]:
    """Read bars `| C5:1 D5:.5 r:.5 |`: names or rests with lengths in beats; every bar must add up."""
    notes: list[Note] = []
    bar = 0
    for part in text.split("|"):
        if not part.strip():
            continue
        at = 0.0
        for word in part.split():
            name, _, length = word.partition(":")
            if name != "r":
                notes.append(Note(bar * beats + at, pitch(name) + transpose, float(length)))
            at += float(length)
        if abs(at - beats) > 1e-6:
            raise ValueError(f"bar {bar + 1} of {text[:40]!r} has {at:g} beats: {part.strip()}")
        bar += 1
    return notes


@dataclass(frozen=True)
class Chord:
    """A chord for so many beats: the bass's note, and the tones of the chord from its root."""

    at: float
    beats: float
    root: int
    bass: int
    tones: tuple[int, ...]


def chords(text: str, beats: float, transpose: int = 0) -> list[Chord]:
    """Read bars `| F6 | Gm7 C7 |`; the chords of a bar share it, and `F/C` has another bass."""
    out: list[Chord] = []
    bars = [part.split() for part in text.split("|") if part.strip()]
    for bar, symbols in enumerate(bars):
        share = beats / len(symbols)
        for k, symbol in enumerate(symbols):
            name, _, under = symbol.partition("/")
            found = re.fullmatch(r"([A-G])([#b]?)(.*)", name)
            if found is None:
                raise ValueError(f"{symbol!r} is no chord")
            root = (STEPS[found[1]] + SIGNS[found[2]] + transpose) % 12
            low = (STEPS[under[0]] + SIGNS[under[1:]] + transpose) % 12 if under else root
            tones = tuple((root + step) % 12 for step in CHORDS[found[3]])
            out.append(Chord(bar * beats + k * share, share, root, low, tones))
    return out


def voiced(chord: Chord, before: list[int], middle: int = 60, count: int = 4) -> list[int]:
    """The tones that colour a chord, laid near a pitch and near the chord before."""
    tones = list(dict.fromkeys(chord.tones))
    if len(tones) > count:
        tones = [tone for tone in tones if tone != chord.root][:count]
    best, least = [], np.inf
    for turn in range(len(tones)):
        order = tones[turn:] + tones[:turn]
        for octave in (2, 3, 4, 5):
            laid = [12 * octave + 12 + order[0]]
            for tone in order[1:]:
                laid.append(laid[-1] + (tone - laid[-1]) % 12)
            cost = 1.2 * abs(float(np.mean(laid)) - middle)
            if before:
                cost += sum(min(abs(p - q) for q in before) for p in laid)
            if cost < least:
                best, least = laid, cost
    return best


def near(tone: int, goal: int) -> int:
    """The pitch of a tone that lies nearest to a goal."""
    return goal + (tone - goal + 6) % 12 - 6
