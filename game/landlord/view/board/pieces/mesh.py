"""The mesh of a die: a cube of half width 1 whose edges and corners are round."""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass

from game.landlord.view.board.roll import CORNER

Vector = tuple[float, float, float]
Steps = tuple[int, int, int]  # how far a point on a corner leans to x, y and z; adds up to the fineness

# For each face: its normal, and the directions that are right and up when one looks at it.
FACES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    2: ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
}
_CORNERS: tuple[Vector, ...] = tuple(
    (float(x), float(y), float(z)) for x, y, z in itertools.product((-1, 1), repeat=3)
)


def unit(v: Vector) -> Vector:
    """The vector at length one."""
    length = math.sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2)
    return v[0] / length, v[1] / length, v[2] / length


def dot(a: Vector, b: Vector) -> float:
    """The scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


@dataclass(frozen=True, slots=True)
class Mesh:
    """Points, and polygons as a normal and the numbers of their corners."""

    vertices: tuple[Vector, ...]
    polygons: tuple[tuple[Vector, tuple[int, ...]], ...]


@functools.cache
def rounded_cube(fine: int) -> Mesh:
    """A rounded cube: eight eighths of a ball, twelve quarters of a tube and six squares, cut finely."""
    points = _Points(fine)
    polygons: list[tuple[Vector, tuple[int, ...]]] = []

    def add(*corners: tuple[Vector, Steps]) -> None:
        normals = [points.normal(*corner) for corner in corners]
        mean = unit((sum(n[0] for n in normals), sum(n[1] for n in normals), sum(n[2] for n in normals)))
        polygons.append((mean, tuple(points.number(*corner) for corner in corners)))

    for s in _CORNERS:
        for i, j in itertools.product(range(fine), repeat=2):
            k = fine - i - j
            if k > 0:
                add((s, (k, i, j)), (s, (k - 1, i + 1, j)), (s, (k - 1, i, j + 1)))
            if k > 1:
                add((s, (k - 1, i + 1, j)), (s, (k - 2, i + 1, j + 1)), (s, (k - 1, i, j + 1)))
    for axis in range(3):
        u, v = (other for other in range(3) if other != axis)
        for s in _CORNERS:
            if s[axis] < 0:  # the tube runs from this corner to the one across
                t = _with(s, {axis: -s[axis]})
                for i in range(fine):
                    here, there = _lean(u, v, fine - i, i), _lean(u, v, fine - i - 1, i + 1)
                    add((s, here), (s, there), (t, there), (t, here))
        pole = _lean(axis, u, fine, 0)
        for sign in (-1.0, 1.0):
            ring = [_with((sign,) * 3, {u: a, v: b}) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            add(*((corner, pole) for corner in ring))
    return Mesh(tuple(points.places), tuple(polygons))


def _lean(u: int, v: int, to_u: int, to_v: int) -> Steps:
    steps = [0, 0, 0]
    steps[u], steps[v] = to_u, to_v
    return steps[0], steps[1], steps[2]


def _with(corner: Vector, changes: dict[int, float]) -> Vector:
    x, y, z = (float(changes.get(k, part)) for k, part in enumerate(corner))
    return x, y, z


class _Points:
    """The points of a mesh, each numbered once."""

    def __init__(self, fine: int) -> None:
        self.fine = fine
        self.places: list[Vector] = []
        self._numbers: dict[Vector, int] = {}

    def normal(self, corner: Vector, steps: Steps) -> Vector:
        """Which way the surface looks at a point of a corner."""
        x, y, z = (
            math.sin(math.pi / 2 * step / self.fine) * sign for step, sign in zip(steps, corner, strict=True)
        )
        return unit((x, y, z))

    def number(self, corner: Vector, steps: Steps) -> int:
        """The number of a point of a corner."""
        n, flat = self.normal(corner, steps), 1 - CORNER
        place = (
            corner[0] * flat + CORNER * n[0],
            corner[1] * flat + CORNER * n[1],
            corner[2] * flat + CORNER * n[2],
        )
        if place not in self._numbers:
            self._numbers[place] = len(self.places)
            self.places.append(place)
        return self._numbers[place]
