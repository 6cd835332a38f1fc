"""The noises of hard things: controls, dice, tokens, buildings, the jail. Each takes the number of a take."""

from __future__ import annotations

import numpy as np
from players import tine
from score import pitch
from synth import BAR, WOOD, Rattle, Sound, fade, hz, mixed, room, shaped, ticks


def click(take: int) -> Sound:
    c = Rattle(10 + take)
    tick = c.modes(1750, [(1, 0.7, 0.006), (2.3, 0.4, 0.004)], 0.06)
    return fade(
        mixed(
            0.07,
            (0, tick, 1),
            (0, c.burst(0.03, 0.003, 1500, 7000), 0.25),
            (0.001, c.modes(560, [(1, 1, 0.010)], 0.06), 0.35),
        )
    )


def hover(take: int) -> Sound:
    c = Rattle(20 + take)
    return fade(
        mixed(
            0.04, (0, c.modes(2350, [(1, 0.6, 0.004)], 0.04), 1), (0, c.burst(0.02, 0.002, 2500, 8000), 0.2)
        )
    )


def back(take: int) -> Sound:
    c = Rattle(30 + take)
    low = c.modes(980, [(1, 0.7, 0.009), (2.1, 0.3, 0.005)], 0.07)
    return fade(
        mixed(
            0.11,
            (0, c.modes(1500, [(1, 0.5, 0.005)], 0.05), 0.5),
            (0.035, low, 1),
            (0.035, c.modes(400, [(1, 1, 0.012)], 0.07), 0.4),
        )
    )


def no(take: int) -> Sound:
    c = Rattle(40 + take)
    dull = [(1, 1.0, 0.035), (1.5, 0.4, 0.025), (2.4, 0.15, 0.012)]
    return fade(
        shaped(
            mixed(0.24, (0, c.modes(196, dull, 0.14), 1), (0.095, c.modes(175, dull, 0.14), 0.9)), 60, 2600
        )
    )


def _die(c: Rattle, body: float) -> Sound:
    """The body of a die: small, hard, and silent at once."""
    return c.modes(body, [(1, 0.8, 0.006), (1.47, 0.6, 0.005), (2.13, 0.35, 0.003)], 0.05)


def dice_felt(take: int) -> Sound:
    """A die meets felt on wood: a dull box under a small click."""
    c = Rattle(100 + take)
    box = c.modes(
        c.between(235, 290), [(1, 1, 0.045), (1.71, 0.6, 0.034), (2.9, 0.35, 0.02), (4.4, 0.15, 0.012)], 0.22
    )
    felt = c.burst(0.08, 0.011, 180, 2400, 0.0012)
    parts = (0.0, box, 0.75), (0.0, felt, 0.42), (0.0008, _die(c, c.between(2700, 3500)), 0.42)
    return fade(shaped(mixed(0.24, *parts), 90, 9000), 0.0005)


def dice_zinc(take: int) -> Sound:
    """A die meets leather in a zinc tray: brighter, with a trace of metal."""
    c = Rattle(120 + take)
    tray = c.modes(
        c.between(610, 720), [(1, 0.5, 0.06), (1.83, 0.4, 0.07), (3.17, 0.3, 0.06), (4.9, 0.2, 0.04)], 0.3
    )
    hide = c.modes(c.between(205, 240), [(1, 1, 0.03), (1.6, 0.5, 0.02)], 0.15)
    parts = (0.0, tray, 0.30), (0.0, hide, 0.7), (0.0, c.burst(0.06, 0.007, 400, 4500), 0.3)
    return fade(shaped(mixed(0.30, *parts, (0.0006, _die(c, c.between(3300, 4200)), 0.5)), 90, 11000), 0.0005)


def dice_light(take: int) -> Sound:
    """A die meets a field of light: a glassy ping that falls a little, over a soft push."""
    c = Rattle(140 + take)
    t = ticks(0.34)
    f = hz(pitch(("B5", "D6", "E6", "A5")[take % 4]))
    fall = 2 * np.pi * f * (t + 0.0035 * (1 - np.exp(-t / 0.02)))
    ping = (
        (np.sin(fall) + 0.3 * np.sin(2.76 * fall) * np.exp(-t / 0.03))
        * np.exp(-t / 0.075)
        * np.minimum(1, t / 0.001)
    )
    push = np.sin(2 * np.pi * 128 * t * (1 + 0.4 * np.exp(-t / 0.015))) * np.exp(-t / 0.045)
    parts = (
        (0.0, ping, 0.32),
        (0.0, push, 0.8),
        (0.0, _die(c, 3000), 0.4),
        (0.0, c.burst(0.05, 0.006, 700, 5000), 0.16),
    )
    return fade(mixed(0.36, *parts), 0.0005)


def shake(take: int) -> Sound:
    """Dice leave a hand: they touch once or twice, and sleeves rustle."""
    c = Rattle(160 + take)
    out = [
        (at, _die(c, c.between(2200, 3000)), g)
        for at, g in ((0.02, 0.35), (0.065, 0.5), (0.10, 0.3), (0.148, 0.4))
    ]
    air = c.noise(0.24, 500, 2600)[: len(ticks(0.24))] * np.sin(np.pi * ticks(0.24) / 0.24) ** 2
    return fade(shaped(mixed(0.27, *out, (0, air, 0.10)), 200, 6500))


def step_felt(take: int) -> Sound:
    """A pewter token set down on card: a soft tock with a grain of metal."""
    c = Rattle(200 + take)
    card = c.modes(c.between(285, 320), [(1, 1, 0.030), (1.58, 0.55, 0.022), (2.7, 0.25, 0.013)], 0.14)
    metal = c.modes(c.between(3900, 4500), [(1, 0.5, 0.012), (1.52, 0.3, 0.008)], 0.06)
    return fade(
        mixed(0.15, (0, card, 0.8), (0, c.burst(0.05, 0.007, 250, 2600), 0.34), (0.0005, metal, 0.14))
    )


def step_marble(take: int) -> Sound:
    """A token set down on a board that lies on marble: shorter, brighter, like a cup on its saucer."""
    c = Rattle(220 + take)
    stone = c.modes(
        c.between(1180, 1320),
        [(1, 0.7, 0.020), (1.68, 0.5, 0.016), (2.6, 0.3, 0.012), (4.1, 0.15, 0.008)],
        0.12,
    )
    card = c.modes(c.between(340, 380), [(1, 1, 0.018), (1.6, 0.4, 0.012)], 0.10)
    return fade(mixed(0.14, (0, stone, 0.42), (0, card, 0.6), (0, c.burst(0.03, 0.004, 900, 7000), 0.2)))


def step_light(take: int) -> Sound:
    """A token touches a hologram: each touch is the next note of a broken chord."""
    c = Rattle(240 + take)
    t = ticks(0.26)
    f = hz(pitch(("E5", "G5", "B5", "D6")[take % 4]))
    rise = 2 * np.pi * f * (t - 0.0016 * (1 - np.exp(-t / 0.012)))
    tone = (
        (np.sin(rise) + 0.22 * np.sin(2 * rise) * np.exp(-t / 0.04))
        * np.exp(-t / 0.060)
        * np.minimum(1, t / 0.003)
    )
    return fade(mixed(0.28, (0, tone, 0.6), (0, c.burst(0.08, 0.014, 2200, 7000, 0.002), 0.07)))


def whoosh(take: int) -> Sound:
    """A token carried through the air."""
    c = Rattle(260 + take)
    t = ticks(0.75)
    low = c.noise(0.75, 260, 800)[: len(t)] * np.sin(np.pi * (t / 0.75) ** 0.8) ** 2
    high = c.noise(0.75, 900, 2600)[: len(t)] * np.sin(np.pi * (t / 0.75) ** 1.3) ** 3
    return fade(0.8 * low + 0.4 * high, 0.02, 0.05)


def build(take: int) -> Sound:
    """A wooden house set on its street."""
    c = Rattle(400 + take)
    return fade(
        mixed(
            0.22,
            (0, c.modes(c.between(540, 600), WOOD, 0.2), 0.8),
            (0, c.burst(0.04, 0.005, 500, 5000), 0.4),
            (0, c.modes(170, WOOD, 0.15), 0.4),
        )
    )


def build_light(take: int) -> Sound:
    """A dwelling of metal locks into place."""
    c = Rattle(420 + take)
    lock = c.modes(
        c.between(410, 450), [(1, 0.8, 0.05), (2.76, 0.6, 0.07), (5.4, 0.35, 0.05), (8.9, 0.2, 0.03)], 0.3
    )
    return fade(
        mixed(
            0.32,
            (0, lock, 0.5),
            (0, c.modes(105, WOOD, 0.2), 0.7),
            (0, c.burst(0.05, 0.008, 800, 7000), 0.3),
            (0.045, c.burst(0.04, 0.004, 2000, 9000), 0.2),
        )
    )


def hotel(take: int) -> Sound:
    """A hotel is heavier, and worth two notes of a bell."""
    c = Rattle(440 + take)
    base = mixed(
        0.3,
        (0, c.modes(330, WOOD, 0.28), 0.9),
        (0, c.modes(118, WOOD, 0.28), 0.7),
        (0, c.burst(0.06, 0.009, 350, 4200), 0.5),
    )
    bell = [(0.06, tine(84, 0.8), 0.34), (0.17, tine(88, 1.0), 0.40)]
    return room(fade(mixed(1.7, (0, base, 1), *bell)), 44, 0.6, 0.12)


def demolish(take: int) -> Sound:
    """A building is taken down again: a few planks, a little dust."""
    c = Rattle(460 + take)
    planks = [
        (at, c.modes(f, WOOD, 0.18), g)
        for at, f, g in (
            (0, 610, 0.8),
            (0.07, 480, 0.7),
            (0.125, 540, 0.5),
            (0.21, 390, 0.6),
            (0.30, 450, 0.3),
        )
    ]
    dust = c.noise(0.5, 200, 1800)[: len(ticks(0.5))] * np.exp(-ticks(0.5) / 0.13)
    return room(fade(mixed(0.55, *planks, (0.01, dust, 0.14))), 46, 0.4, 0.12)


def jail(take: int) -> Sound:
    """A door of bars falls shut, and its bolt is rolled."""
    c = Rattle(500 + take)
    door = c.modes(171, BAR, 2.4) + 0.6 * c.modes(233, BAR, 2.4) + 0.4 * c.modes(297.5, BAR, 2.4)
    thud = c.modes(74, [(1, 1, 0.10), (1.7, 0.5, 0.06)], 0.4)
    bolt = c.modes(930, [(1, 0.6, 0.03), (1.9, 0.5, 0.025), (3.3, 0.3, 0.015)], 0.12) + c.burst(
        0.12, 0.008, 800, 6000
    )
    dry = mixed(
        2.4,
        (0, door, 0.30),
        (0, thud, 0.9),
        (0, c.burst(0.2, 0.02, 300, 5500), 0.5),
        (0.30, bolt, 0.5),
        (0.30, c.modes(140, WOOD, 0.2), 0.3),
    )
    return room(fade(dry), 50, 1.1, 0.30, 150, 3800)


def unlock(take: int) -> Sound:
    """The key turns twice and the bars swing free."""
    c = Rattle(520 + take)
    turn = [(0, 1150.0, 0.5), (0.13, 860.0, 0.8)]
    parts = [
        (
            at,
            c.modes(f, [(1, 0.6, 0.02), (2.2, 0.5, 0.015), (3.9, 0.3, 0.01)], 0.1)
            + 0.8 * c.burst(0.1, 0.005, 900, 6500),
            g,
        )
        for at, f, g in turn
    ]
    ring = c.modes(262, BAR, 1.3)
    return room(
        fade(mixed(1.5, *parts, (0.15, ring, 0.08), (0.14, c.modes(150, WOOD, 0.2), 0.35))), 52, 0.8, 0.22
    )
