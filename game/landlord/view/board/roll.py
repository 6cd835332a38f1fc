"""How dice fly: a roll is a pure function of time that always ends square to the table on the wanted faces.

Each die's way is cut into flights between bounces. Its turning is built backwards from the rest pose, so
whatever happens on the way, the result is right. Lengths are tray units (the tray is 300 x 206).
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

Quaternion = tuple[float, float, float, float]
Point = tuple[float, float]

UNIT = 29.0  # half the width of a die
TRAY = (300.0, 206.0)
CORNER = 0.30  # radius of a die's corners, in half widths

# Which turn brings a face up; opposite faces add up to seven.
_UP: dict[int, Quaternion] = {}


@dataclass(frozen=True, slots=True)
class DicePose:
    """A die in the air or at rest: its middle on the tray, its height above rest, and how it is turned."""

    kind: str
    x: float
    y: float
    lift: float
    turn: Quaternion
    still: bool = False
    alpha: float = 1.0


def product(a: Quaternion, b: Quaternion) -> Quaternion:
    """First b, then a."""
    w, x, y, z = a
    p, q, r, s = b
    return (
        w * p - x * q - y * r - z * s,
        w * q + x * p + y * s - z * r,
        w * r - x * s + y * p + z * q,
        w * s + x * r - y * q + z * p,
    )


def rotation(axis: Sequence[float], angle: float) -> Quaternion:
    """A turn about an axis, in radians."""
    length = math.sqrt(sum(part * part for part in axis)) or 1.0
    k = math.sin(angle / 2) / length
    return (math.cos(angle / 2), axis[0] * k, axis[1] * k, axis[2] * k)


def matrix(turn: Quaternion) -> tuple[tuple[float, float, float], ...]:
    """A turn as the rows of a rotation matrix."""
    w, x, y, z = turn
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
        (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
        (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
    )


_UP.update(
    {
        1: (1.0, 0.0, 0.0, 0.0),
        6: rotation((1, 0, 0), math.pi),
        2: rotation((1, 0, 0), math.pi / 2),
        5: rotation((1, 0, 0), -math.pi / 2),
        3: rotation((0, 1, 0), -math.pi / 2),
        4: rotation((0, 1, 0), math.pi / 2),
    }
)


def support(turn: Quaternion) -> float:
    """How high a turned die's middle is when it touches the table, in half widths (1 when it lies flat)."""
    return CORNER + (1 - CORNER) * sum(abs(part) for part in matrix(turn)[2])


def spots(count: int) -> tuple[Point, ...]:
    """Where this many dice come to rest."""
    if count == 2:
        return ((102, 92), (206, 110))
    if count == 3:
        return ((68, 92), (150, 110), (232, 88))
    return tuple((TRAY[0] * (i + 1) / (count + 1), 99 + (9 if i % 2 else -7)) for i in range(count))


def rest_dice(dice: Sequence[tuple[str, int]], seed: int = 0) -> tuple[DicePose, ...]:
    """Dice at rest: pairs of kind ("ivory", "ebony", "force") and face."""
    return Roll(dice, seed).poses(1.0)


@dataclass(frozen=True, slots=True)
class _Flight:
    """A stretch between two bounces."""

    start: float
    end: float
    origin: Point
    goal: Point
    height: float
    drop: float
    axis: tuple[float, float, float]
    angle: float
    turned: Quaternion  # how the die is turned at the end
    settles: bool = False

    def pose(self, kind: str, t: float) -> DicePose:
        u = (t - self.start) / (self.end - self.start)
        gone = 1 - (1 - u) ** 1.6 if self.settles else u
        spun = u * u if self.settles else u
        turn = product(rotation(self.axis, -self.angle * (1 - spun)), self.turned)
        lift = 4 * self.height * u * (1 - u) + self.drop * (1 - u * u) + (support(turn) - 1) * UNIT
        x = self.origin[0] + (self.goal[0] - self.origin[0]) * gone
        y = self.origin[1] + (self.goal[1] - self.origin[1]) * gone
        return DicePose(kind, x, y, lift, turn)


class Roll:
    """A roll of two or three dice that bounce off the rim, knock and settle."""

    def __init__(self, dice: Sequence[tuple[str, int]], seed: int = 0, places: int = 0) -> None:
        """`places`: for how many dice the tray has room, when more lie there than are rolled."""
        self.dice = tuple(dice)
        chance = random.Random(seed)
        mirrored = chance.random() < 0.5
        rests = spots(max(places, len(self.dice)))[: len(self.dice)]
        self._rests = [(x + chance.uniform(-6, 6), y + chance.uniform(-5, 5)) for x, y in rests]
        self._turns = [
            product(rotation((0, 0, 1), chance.randrange(4) * math.pi / 2), _UP[face])
            for _, face in self.dice
        ]
        self._flights = [self._fly(i, mirrored, chance) for i in range(len(self.dice))]
        self.knocks: tuple[tuple[float, float], ...] = tuple(
            sorted(
                (flight.end, round(1 - 0.8 * flight.end, 2))
                for flights in self._flights
                for flight in flights[:-1]
            )
        )

    def poses(self, t: float) -> tuple[DicePose, ...]:
        """The dice at a time from 0 (leaving the hand) to 1 (all at rest)."""
        return tuple(self._pose(i, t) for i in range(len(self.dice)))

    def _pose(self, index: int, t: float) -> DicePose:
        kind = self.dice[index][0]
        flights = self._flights[index]
        if t >= flights[-1].end:
            x, y = self._rests[index]
            return DicePose(kind, x, y, 0.0, self._turns[index], still=True)
        flight = next(flight for flight in flights if t < flight.end)
        return flight.pose(kind, max(t, 0.0))

    def _fly(self, index: int, mirrored: bool, chance: random.Random) -> list[_Flight]:
        """The flights of one die, planned backwards from its rest."""
        late = 0.03 * index + chance.uniform(0, 0.02)
        times = [0.0, 0.25 + late, 0.45 + late, 0.60, 0.74 + late / 2, 0.92 + late / 2]
        points = self._way(index, mirrored, chance)
        heights = (10.0, 34.0, 16.0, 5.0, 0.0)
        spins = (chance.uniform(5.5, 7.5), chance.uniform(4.0, 5.2), chance.uniform(2.4, 3.2), 1.9, 0.0)
        flights: list[_Flight] = []
        turned = self._turns[index]
        for k in range(len(times) - 2, -1, -1):
            dx, dy = points[k + 1][0] - points[k][0], points[k][1] - points[k + 1][1]
            settles = k == len(times) - 2
            if settles:  # it tips over one of its edges and falls flat
                side = 1 if dx >= 0 else -1
                axis: tuple[float, float, float] = (
                    (0.0, float(side), 0.0) if index % 2 else (float(-side), 0.0, 0.0)
                )
                angle = math.radians(chance.uniform(34, 44))
            else:  # it rolls the way it flies, a little askew
                axis = (-dy + chance.uniform(-9, 9), dx + chance.uniform(-9, 9), chance.uniform(-14, 14))
                angle = spins[k]
            drop = 74.0 if k == 0 else 0.0
            flight = _Flight(
                times[k],
                times[k + 1],
                points[k],
                points[k + 1],
                heights[k],
                drop,
                axis,
                angle,
                turned,
                settles,
            )
            flights.insert(0, flight)
            turned = product(rotation(axis, -angle), turned)
        return flights

    def _way(self, index: int, mirrored: bool, chance: random.Random) -> list[Point]:
        """Where a die leaves the hand, touches down, meets the rim, knocks its neighbour, tips and rests."""
        count = len(self.dice)
        x, y = self._rests[index]
        side = -1 if mirrored else 1
        middle, place = TRAY[0] / 2, index - (count - 1) / 2
        inward = (place < 0) - (place > 0)

        def abreast(cx: float, cy: float, tilt: float, pitch: float) -> Point:
            """The die's place in a row of dice that lies across their way."""
            a = math.radians(tilt) * side
            return cx + place * pitch * math.cos(a), cy - place * pitch * math.sin(a)

        start = abreast(middle + side * 270, 250 + chance.uniform(-6, 6), 58, 74)
        down = abreast(middle + side * 44, 128 + chance.uniform(-6, 6), 44, 68)
        rim = abreast(middle - side * (56 - 10 * count), 92 + chance.uniform(-5, 5), 22, 70)
        gap = min((abs(x - other[0]) for k, other in enumerate(self._rests) if k != index), default=60.0)
        close = max(0.0, gap - 2.25 * UNIT) / 2
        knock = (x + inward * close, y + chance.uniform(-3, 3))
        tip = (x - inward * close * 0.22, y + chance.uniform(-2, 2))
        return [start, down, rim, knock, tip, (x, y)]
