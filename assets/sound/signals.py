"""What calls or tells: auctions, trades, turns, and how a game ends. Each takes the number of a take."""

from __future__ import annotations

import numpy as np
import players
from players import marimba, tine
from score import pitch
from synth import RATE, WOOD, Rattle, Sound, fade, hz, mixed, room, silence, ticks


def _block(c: Rattle, f: float) -> Sound:
    """A hammer of hard wood on its block."""
    return mixed(
        0.4,
        (
            0,
            c.modes(f, [(1, 1, 0.075), (1.53, 0.8, 0.055), (2.61, 0.5, 0.035), (4.2, 0.25, 0.02)], 0.38),
            0.8,
        ),
        (0, c.modes(f * 0.36, [(1, 1, 0.07), (1.8, 0.4, 0.05)], 0.3), 0.7),
        (0, c.burst(0.05, 0.004, 700, 7500), 0.8),
    )


def gavel(take: int) -> Sound:
    c = Rattle(600 + take)
    return room(fade(_block(c, 340)), 60, 0.9, 0.24)


def auction(take: int) -> Sound:
    """Two light taps: the room is asked to listen."""
    c = Rattle(610 + take)
    return room(fade(mixed(0.6, (0, _block(c, 372), 0.6), (0.16, _block(c, 366), 0.8))), 61, 0.8, 0.22)


def bid(take: int) -> Sound:
    """A paddle goes up: a small bright block, a little different each time."""
    c = Rattle(620 + take)
    block = c.modes((1175, 1319)[take % 2], [(1, 1, 0.030), (2.4, 0.35, 0.014)], 0.16)
    return fade(mixed(0.18, (0, block, 0.7), (0, c.burst(0.03, 0.003, 1200, 6000), 0.2)))


def drop_out(take: int) -> Sound:
    """A paddle goes down for good."""
    c = Rattle(630 + take)
    return fade(
        mixed(
            0.2,
            (0, c.modes(494, [(1, 1, 0.040), (2.4, 0.25, 0.016)], 0.18), 0.8),
            (0, c.burst(0.04, 0.006, 300, 2500), 0.2),
        )
    )


def _played(seconds: float, *notes: tuple[float, str, float], life: float = 0.35) -> Sound:
    """Notes on a marimba: (when, which, how loud), in a small room."""
    return room(
        fade(mixed(seconds, *((at, marimba(pitch(name), life), g) for at, name, g in notes)), 0.001, 0.3),
        70,
        0.7,
        0.14,
    )


def turn(take: int) -> Sound:
    """It is your turn: a fourth upwards."""
    return _played(1.4, (0, "G5", 0.7), (0.15, "C6", 0.9), (0.15, "E5", 0.35))


def trade(take: int) -> Sound:
    """An offer: a question of two notes."""
    return _played(1.3, (0, "E5", 0.7), (0.14, "B5", 0.8))


def accept(take: int) -> Sound:
    """Agreed: the answer closes upwards."""
    return _played(
        1.5, (0, "C5", 0.6), (0.09, "E5", 0.65), (0.18, "G5", 0.75), (0.29, "C6", 0.8), (0.29, "E5", 0.4)
    )


def refuse(take: int) -> Sound:
    """Refused: the answer falls."""
    return _played(1.2, (0, "Eb5", 0.7), (0.16, "B4", 0.75), (0.16, "F4", 0.35), life=0.26)


def debt(take: int) -> Sound:
    """A debt: two low notes, and a third that doesn't settle."""
    return _played(1.7, (0, "D4", 0.8), (0.17, "F4", 0.7), (0.34, "Ab4", 0.7), (0.34, "D4", 0.5), life=0.42)


def bankrupt(take: int) -> Sound:
    """A seat is out: four steps down into the dark."""
    notes = (
        (0, "C5", 0.8),
        (0.2, "Ab4", 0.75),
        (0.4, "F4", 0.75),
        (0.64, "Db4", 0.8),
        (0.64, "F3", 0.7),
        (0.64, "Ab3", 0.4),
    )
    return _played(2.4, *notes, life=0.55)


def claim(take: int) -> Sound:
    """The bell on a desk: rent is claimed."""
    c = Rattle(700 + take)
    bell = tine(93, 1.1) + 0.4 * tine(93.12, 1.1)
    return room(
        fade(
            mixed(
                1.8,
                (0, bell, 0.6),
                (0, c.burst(0.02, 0.002, 2000, 9000), 0.3),
                (0, c.modes(260, WOOD, 0.1), 0.2),
            ),
            0.0005,
            0.2,
        ),
        71,
        0.7,
        0.12,
    )


def _horns(seconds: float, lines: list[tuple[float, str, float, float]], strength: float) -> Sound:
    out = silence(seconds, 2)
    for at, names, length, loud in lines:
        for name in names.split():
            sound = players.brass(pitch(name), length, strength * loud)
            start = round(at * RATE)
            n = min(len(sound), len(out) - start)
            out[start : start + n] += sound[:n]
    return out.mean(axis=1)


def win(take: int) -> Sound:
    """A fanfare in C: it climbs, leans on a fourth, and opens; bells on top."""
    call = [
        (0.0, "G3 D4", 0.16, 0.7),
        (0.18, "G3 E4", 0.16, 0.7),
        (0.36, "C4 G4", 0.34, 0.85),
        (0.72, "D4 A4", 0.16, 0.75),
        (0.90, "E4 B4", 0.16, 0.8),
        (1.08, "F4 A4 C5", 0.52, 0.9),
        (1.62, "G4 B4 D5", 0.20, 0.85),
        (1.84, "C3 G3 E4 G4 C5 E5", 1.35, 1.0),
    ]
    bells = [
        (1.84 + 0.07 * k, tine(pitch(name), 1.0), 0.16) for k, name in enumerate(("C6", "E6", "G6", "C7"))
    ]
    c = Rattle(800)
    roll = [
        (1.30 + 0.06 * k, c.modes(66 * 1.48, [(1, 1, 0.22), (1.5, 0.4, 0.15)], 0.6), 0.10 + 0.02 * k)
        for k in range(9)
    ]
    drum = (1.84, c.modes(65.4, [(1, 1, 0.4), (1.5, 0.5, 0.25), (1.99, 0.3, 0.2)], 1.4), 0.7)
    return room(
        fade(mixed(3.7, (0, _horns(3.7, call, 0.85), 1), *bells, *roll, drum), 0.001, 0.25), 80, 1.3, 0.22
    )


def lose(take: int) -> Sound:
    """The same hall when another has won: a warm line that comes home softly."""
    song = [
        (0.0, "E4 C4", 0.5, 0.55),
        (0.55, "D4 B3", 0.5, 0.5),
        (1.10, "C4 Ab3 F3", 0.75, 0.5),
        (1.90, "C4 G3 E3 C3", 1.3, 0.5),
    ]
    return room(fade(mixed(3.5, (0, _horns(3.5, song, 0.6), 1)), 0.001, 0.3), 80, 1.4, 0.24)


def _glide(start: float, end: float, seconds: float) -> Sound:
    """A note of light that slides from one pitch to another."""
    t = ticks(seconds)
    u = t / seconds
    note = start + (end - start) * u * u * (3 - 2 * u)
    phase = 2 * np.pi * np.cumsum(440 * 2 ** ((note - 69) / 12)) / RATE
    shimmer = 1 + 0.25 * np.sin(2 * np.pi * 7.5 * t)
    return (np.sin(phase) + 0.3 * np.sin(2.003 * phase)) * np.sin(np.pi * u**0.8) ** 1.5 * shimmer


def marker(take: int) -> Sound:
    """A Force marker rises, travels, and settles on its space."""
    c = Rattle(820 + take)
    air = c.noise(1.0, 1500, 5000)[: len(ticks(1.0))] * np.sin(np.pi * ticks(1.0)) ** 2
    way = mixed(1.6, (0, _glide(64, 76, 1.0), 0.5), (0.05, _glide(71, 83, 0.95), 0.25), (0, air, 0.05))
    return room(fade(way + mixed(1.6, (0.92, tine(88, 0.5), 0.35)), 0.01, 0.2), 82, 1.2, 0.25)


def contest(take: int) -> Sound:
    """Somebody must face the other side: a deep stroke, and a close chord that swells out of it."""
    c = Rattle(830 + take)
    drum = c.modes(58, [(1, 1, 0.45), (1.52, 0.6, 0.3), (2.2, 0.3, 0.2)], 1.6)
    skin = c.burst(0.2, 0.03, 90, 1400)
    t = ticks(1.7)
    swell = np.sin(np.pi * np.clip(t / 1.7, 0, 1) ** 1.6) ** 2
    chord = sum(
        np.sin(2 * np.pi * hz(n) * t + n) / (1 + 0.15 * k) for k, n in enumerate((40, 47, 52, 53, 59))
    )
    parts = (0, drum, 0.9), (0, skin, 0.3), (0.05, np.asarray(chord) * swell, 0.22)
    return room(fade(mixed(1.9, *parts), 0.001, 0.2), 83, 1.6, 0.28)


def contest_won(take: int) -> Sound:
    """Your own side: open fifths climb into the light."""
    notes = (
        (0, 64, 0.5),
        (0.09, 71, 0.55),
        (0.18, 76, 0.6),
        (0.29, 78, 0.5),
        (0.40, 83, 0.7),
        (0.40, 88, 0.35),
    )
    warm = _horns(1.7, [(0.36, "E3 B3 E4 F#4 B4", 0.75, 0.8)], 0.7)
    bells = mixed(1.7, *((at, tine(note, 0.9), g * 0.5) for at, note, g in notes))
    return room(fade(bells + 0.9 * warm, 0.001, 0.3), 84, 1.5, 0.25)


def contest_lost(take: int) -> Sound:
    """The other side: what was raised sinks, and the ground answers."""
    c = Rattle(850 + take)
    drum = c.modes(49, [(1, 1, 0.5), (1.52, 0.5, 0.3)], 1.4)
    low = _horns(1.8, [(0.34, "E2 B2 F3 Bb3", 0.85, 0.7)], 0.6)
    sink = mixed(1.8, (0, _glide(76, 58, 0.7), 0.4), (0.04, _glide(71, 53, 0.7), 0.3), (0.36, drum, 0.7))
    return room(fade(sink + 0.9 * low, 0.002, 0.3), 85, 1.5, 0.25)
