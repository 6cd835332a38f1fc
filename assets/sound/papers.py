"""The noises of paper and money. Each takes the number of a take."""

from __future__ import annotations

import numpy as np
from synth import WOOD, Rattle, Sound, fade, mixed, room, shaped, silence, ticks


def _rub(c: Rattle, seconds: float, low: float, high: float, peak: float) -> Sound:
    """Paper over paper: noise with the grain of its fibres."""
    t = ticks(seconds)
    u = t / seconds
    falling = np.clip(np.cos((u - peak) / (1 - peak) * np.pi / 2), 0, 1) ** 1.5
    shape = np.where(u < peak, np.sin(u / peak * np.pi / 2) ** 2, falling)
    grain = 0.65 + 0.35 * np.clip(c.noise(seconds, 20, 140)[: len(t)], -1.5, 1.5)
    return c.noise(seconds, low, high)[: len(t)] * shape * grain


def lay(take: int) -> Sound:
    """A card comes to rest."""
    c = Rattle(300 + take)
    flap = c.burst(0.07, 0.010, 700, 5200, 0.0015)
    return fade(
        mixed(
            0.15,
            (0, flap, 0.32),
            (0.003, c.modes(c.between(195, 225), [(1, 1, 0.028), (1.7, 0.4, 0.02)], 0.13), 0.6),
        )
    )


def card(take: int) -> Sound:
    """A card slides off its deck."""
    c = Rattle(310 + take)
    return fade(
        mixed(0.30, (0, _rub(c, 0.24, 1600, 7000, 0.6), 0.5), (0.215, c.burst(0.05, 0.008, 900, 6000), 0.45))
    )


def flip(take: int) -> Sound:
    """It turns over in the air."""
    c = Rattle(320 + take)
    snap = c.burst(0.06, 0.006, 1300, 8000, 0.001)
    return fade(
        mixed(
            0.24,
            (0, _rub(c, 0.15, 900, 4200, 0.75), 0.42),
            (0.13, snap, 0.55),
            (0.132, c.modes(640, WOOD, 0.08), 0.14),
        )
    )


def deed(take: int) -> Sound:
    """A stiff deed is pulled across the table."""
    c = Rattle(330 + take)
    return fade(
        mixed(0.42, (0, _rub(c, 0.40, 700, 4600, 0.45), 0.5), (0.02, _rub(c, 0.30, 180, 600, 0.4), 0.16))
    )


def cash(take: int) -> Sound:
    """Banknotes are counted off: a rustle of small cracks."""
    c = Rattle(340 + take)
    out = silence(0.48)
    for begin, count, loud in ((0.0, 16, 0.7), (0.13, 22, 1.0), (0.27, 16, 0.75)):
        for _ in range(count):
            at = begin + abs(float(c.rng.normal(0, 0.028)))
            grain = c.burst(
                0.02, c.between(0.0012, 0.005), c.between(1400, 3200), c.between(5500, 9500), 0.0003
            )
            out = out + mixed(0.48, (at, grain, loud * c.between(0.1, 0.6)))
    rub = mixed(0.48, (0.0, _rub(c, 0.16, 1800, 6500, 0.3), 0.3), (0.13, _rub(c, 0.20, 1800, 6500, 0.3), 0.4))
    return fade(shaped(out + rub, 700, 9500))


def _disc(c: Rattle, f: float, life: float) -> Sound:
    return c.modes(
        f,
        [(1, 0.9, life), (1.005, 0.5, life * 0.8), (2.29, 0.5, life * 0.5), (3.7, 0.3, life * 0.3)],
        life * 4,
    )


def coin(take: int) -> Sound:
    """Three coins are laid down: the salary."""
    c = Rattle(360 + take)
    out = [(0.0, 2960.0, 0.7), (0.075, 3520.0, 0.85), (0.165, 3951.0, 1.0)]
    parts = [(at, _disc(c, f, 0.085 + 0.04 * k), g) for k, (at, f, g) in enumerate(out)]
    taps = [(at, c.burst(0.02, 0.003, 1500, 8000), 0.25 * g) for at, _, g in out]
    return room(fade(mixed(0.7, *parts, *taps)), 36, 0.35, 0.10)


def stamp(take: int) -> Sound:
    """The bank's stamp comes down on a deed."""
    c = Rattle(370 + take)
    thump = c.modes(92, [(1, 1, 0.06), (1.9, 0.5, 0.04), (3.3, 0.3, 0.03)], 0.3)
    parts = (
        (0, thump, 0.9),
        (0, c.burst(0.09, 0.012, 250, 2800), 0.45),
        (0.11, _rub(c, 0.09, 900, 4500, 0.3), 0.12),
    )
    return room(fade(mixed(0.32, *parts)), 37, 0.3, 0.10)
