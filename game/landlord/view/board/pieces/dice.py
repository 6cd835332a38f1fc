"""Dice drawn live: rounded cubes of ivory, ebony or glass, lit from the upper left, seen from 60 degrees.

The die is a convex mesh, so no sorting is needed: the polygons that look at the camera are filled, each
shaded by its own normal, three times too large, and the picture is scaled down. A die at rest is cached.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

import pygame

from game.landlord.view.board.pieces.buildings import faded
from game.landlord.view.board.pieces.mesh import FACES, Vector, dot, rounded_cube, unit
from game.landlord.view.board.roll import TRAY, UNIT, DicePose, Quaternion, matrix
from game.ui.draw import paint
from game.ui.draw.cache import pictured

RGB = tuple[float, float, float]

ELEVATION = math.radians(60)
_CE, _SE = math.cos(ELEVATION), math.sin(ELEVATION)
_VIEW: Vector = (0.0, -_CE, _SE)


_LIGHT = unit((-0.50, -0.18, 0.85))
_HALF = unit((_LIGHT[0] + _VIEW[0], _LIGHT[1] + _VIEW[1], _LIGHT[2] + _VIEW[2]))

# --- materials -------------------------------------------------------------------------------------


def _ivory(n: Vector) -> RGB:
    sky, diffuse = 0.5 + 0.5 * n[2], max(0.0, dot(n, _LIGHT))
    lit = 0.36 + 0.24 * sky + 0.48 * diffuse
    shine = max(0.0, dot(n, _HALF)) ** 60 * 0.30
    bounce = max(0.0, -n[1]) * max(0.0, 0.35 - n[2]) * 0.10
    return (
        0.985 * lit * 1.02 + shine + bounce * 0.25,
        0.955 * lit * 0.995 + shine + bounce * 0.6,
        0.885 * (lit * 0.965 + 0.02) + shine + bounce * 0.4,
    )


def _ebony(n: Vector) -> RGB:
    sky, diffuse = 0.5 + 0.5 * n[2], max(0.0, dot(n, _LIGHT))
    lit = 0.38 + 0.24 * sky + 0.46 * diffuse
    rim = max(0.0, 1 - max(0.0, dot(n, _VIEW))) ** 2.4
    shine = max(0.0, dot(n, _HALF)) ** 34 * 0.30 + max(0.0, n[2]) ** 3 * 0.05
    return (
        0.125 * lit + rim * 0.34 + shine,
        0.116 * lit + rim * 0.31 + shine,
        0.126 * lit + rim * 0.33 + shine,
    )


def _glass(n: Vector) -> RGB:
    sky, diffuse = 0.5 + 0.5 * n[2], max(0.0, dot(n, _LIGHT))
    lit = 0.7 + 0.9 * sky + 0.8 * diffuse
    rim = max(0.0, 1 - max(0.0, dot(n, _VIEW))) ** 2.2 * 0.95
    shine = max(0.0, dot(n, _HALF)) ** 70 * 0.26
    return (
        0.062 * lit + rim * 0.30 + shine * 0.8,
        0.088 * lit + rim * 0.52 + shine * 0.9,
        0.165 * lit + rim * 0.90 + shine,
    )


_MATERIALS: dict[str, Callable[[Vector], RGB]] = {
    "ivory": _ivory, "ebony": _ebony, "force": _glass, "force-sided": _glass,
}  # fmt: skip


def _rgb(colour: RGB, gain: float = 1.0, add: float = 0.0) -> tuple[int, int, int]:
    r, g, b = (min(255, max(0, round(255 * (part * gain + add)))) for part in colour)
    return r, g, b


# --- what is on the faces --------------------------------------------------------------------------

_AT = 0.48
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-_AT, _AT), (_AT, -_AT)),
    3: ((-_AT, _AT), (0, 0), (_AT, -_AT)),
    4: ((-_AT, -_AT), (_AT, -_AT), (-_AT, _AT), (_AT, _AT)),
    5: ((-_AT, -_AT), (_AT, -_AT), (-_AT, _AT), (_AT, _AT), (0, 0)),
    6: ((-_AT, -_AT), (-_AT, 0), (-_AT, _AT), (_AT, -_AT), (_AT, 0), (_AT, _AT)),
}
_CIRCLE = tuple((math.cos(k * math.pi / 9), math.sin(k * math.pi / 9)) for k in range(18))
_FORCE_FACE = {1: "shift", 6: "shift", 2: "white", 5: "white", 3: "black", 4: "black"}
_SIDED_FACE = {**_FORCE_FACE, 1: "shift-1", 6: "shift-2"}  # where a shift has the colour of a side


def _square(half: float, radius: float, steps: int = 3) -> tuple[tuple[float, float], ...]:
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append(
                (cx * (half - radius) + radius * math.cos(a), cy * (half - radius) + radius * math.sin(a))
            )
    return tuple(points)


def _comet(begin: float, end: float) -> tuple[tuple[float, float], ...]:
    """A tapered arc that ends in an arrowhead; degrees, clockwise as seen."""
    outer, inner = [], []
    steps = 10
    for k in range(steps + 1):
        part = k / steps
        a, half = math.radians(begin + (end - begin) * part), 0.12 * part**0.8
        outer.append(((0.42 + half) * math.cos(a), -(0.42 + half) * math.sin(a)))
        inner.append(((0.42 - half) * math.cos(a), -(0.42 - half) * math.sin(a)))
    a = math.radians(end)
    cos, sin = math.cos(a), math.sin(a)
    head = [
        (0.70 * cos, -0.70 * sin),
        (0.42 * cos - 0.30 * sin, -(0.42 * sin + 0.30 * cos)),
        (0.14 * cos, -0.14 * sin),
    ]
    return (*outer, *head, *inner[::-1])


_STAR = (
    (0, 0.2), (0.06, 0.06), (0.2, 0), (0.06, -0.06), (0, -0.2), (-0.06, -0.06), (-0.2, 0), (-0.06, 0.06),
)  # fmt: skip
_Shape = tuple[
    tuple[tuple[float, float], ...], tuple[int, int, int], int
]  # points, colour, line width (0 = filled)
_GLASS_ART: dict[str, tuple[_Shape, ...]] = {
    "shift": (
        (_comet(-178, -42), (143, 211, 255), 0),
        (_comet(2, 138), (255, 92, 80), 0),
        (_STAR, (255, 255, 255), 0),
    ),
    "shift-1": (
        (_comet(-178, -42), (143, 211, 255), 0),
        (_comet(2, 138), (111, 195, 255), 0),
        (_STAR, (255, 255, 255), 0),
    ),
    "shift-2": (
        (_comet(-178, -42), (255, 122, 110), 0),
        (_comet(2, 138), (255, 74, 61), 0),
        (_STAR, (255, 255, 255), 0),
    ),
    "white": ((_square(0.58, 0.20), (111, 195, 255), 2), (_square(0.44, 0.12), (240, 248, 255), 0)),
    "black": (
        (_square(0.58, 0.20), (255, 74, 61), 2),
        (_square(0.46, 0.14), (243, 228, 226), 0),
        (_square(0.40, 0.10), (8, 4, 6), 0),
    ),
}  # fmt: skip
_FRAME = _square(0.80, 0.16)


# --- drawing ---------------------------------------------------------------------------------------


class _Camera:
    """A turned die seen from the fixed camera: from die space to pixels."""

    def __init__(self, turn: Quaternion, centre: float, unit: float) -> None:
        self.rows = rows = matrix(turn)
        self.centre, self.unit = centre, unit
        self.across = (rows[0][0] * unit, rows[0][1] * unit, rows[0][2] * unit)
        down = [-(rows[1][k] * _SE + rows[2][k] * _CE) * unit for k in range(3)]
        self.down = (down[0], down[1], down[2])

    def world(self, v: Vector) -> Vector:
        a, b, c = self.rows
        return dot(a, v), dot(b, v), dot(c, v)

    def points(self, vertices: tuple[Vector, ...]) -> list[tuple[float, float]]:
        ax, ay, az = self.across
        dx, dy, dz = self.down
        m = self.centre
        return [(m + ax * x + ay * y + az * z, m + dx * x + dy * y + dz * z) for x, y, z in vertices]

    def plane(
        self, normal: Vector, right: Vector, up: Vector
    ) -> tuple[float, float, float, float, float, float]:
        """The affine map from a face's own coordinates to pixels."""
        return (
            self.centre + dot(self.across, normal), dot(self.across, right), dot(self.across, up),
            self.centre + dot(self.down, normal), dot(self.down, right), dot(self.down, up),
        )  # fmt: skip


GRID = 28  # while a die tumbles, its shades are looked up by directions in steps of 1/28


@functools.lru_cache(8192)
def _shade(kind: str, x: int, y: int, z: int) -> tuple[int, int, int]:
    return _rgb(_MATERIALS[kind](unit((x, y, z))))


def _draw_body(target: pygame.Surface, camera: _Camera, kind: str, fine: bool) -> None:
    mesh, material = rounded_cube(10 if fine else 3), _MATERIALS[kind]
    points = camera.points(mesh.vertices)
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = camera.rows
    vx, vy, vz = (_VIEW[1] * b + _VIEW[2] * c for b, c in zip(camera.rows[1], camera.rows[2], strict=True))
    polygon = pygame.draw.polygon
    for (x, y, z), corners in mesh.polygons:
        if vx * x + vy * y + vz * z > 0:
            nx, ny, nz = ax * x + ay * y + az * z, bx * x + by * y + bz * z, cx * x + cy * y + cz * z
            if fine:
                colour = _rgb(material((nx, ny, nz)))
            else:
                colour = _shade(kind, round(nx * GRID), round(ny * GRID), round(nz * GRID))
            polygon(target, colour, [points[k] for k in corners])


def _draw_faces(target: pygame.Surface, camera: _Camera, kind: str, fine: bool) -> None:
    for value, (normal, right, up) in FACES.items():
        n = camera.world(normal)
        if dot(n, _VIEW) <= 0.03:
            continue
        plane = camera.plane(normal, right, up)
        base = _MATERIALS[kind](n)
        _draw_sheen(target, plane, base, _DOME if fine else _DOME[1:2])
        if kind.startswith("force"):
            art = (_FORCE_FACE if kind == "force" else _SIDED_FACE)[value]
            _draw_emblem(target, plane, camera.unit, art, n)
        else:
            _draw_pips(target, plane, camera.unit, kind, value, base, 0.5 + 0.5 * n[2], fine)


Plane = tuple[float, float, float, float, float, float]
_Step = tuple[tuple[tuple[float, float], ...], float]


_DOME = tuple((_square(half, 0.3, 2), gain) for half, gain in ((0.66, 1.008), (0.52, 1.016), (0.36, 1.024)))


def _draw_sheen(target: pygame.Surface, plane: Plane, base: RGB, dome: tuple[_Step, ...]) -> None:
    """A face is very slightly domed: steps of light that are too soft to be seen as steps."""
    x0, xu, xv, y0, yu, yv = plane
    for square, gain in dome:
        points = [(x0 + u * xu + v * xv, y0 + u * yu + v * yv) for u, v in square]
        pygame.draw.polygon(target, _rgb(base, gain), points)


def _draw_pips(
    target: pygame.Surface,
    plane: Plane,
    unit: float,
    kind: str,
    value: int,
    base: RGB,
    sky: float,
    fine: bool,
) -> None:
    """Pips are drilled: a shaded lip towards the lamp, a lit one away from it, light at the bottom."""
    x0, xu, xv, y0, yu, yv = plane
    size = 0.225 if value == 1 else 0.178
    off = unit * 0.035
    if kind == "ivory":
        ink, gain, hollow = (0.085, 0.090, 0.110), 0.8 + 0.5 * sky, 0.06
        dark, bright = _rgb(base, 0.80), _rgb(base, 1.07)
    else:
        ink, gain, hollow = (0.93, 0.895, 0.82), 0.56 + 0.44 * sky, -0.10
        dark, bright = _rgb(base, 0.55), _rgb(base, 1.9, 0.03)
    fill, pit = _rgb(ink, gain), _rgb(ink, gain, hollow)
    circle = _CIRCLE if fine else _CIRCLE[::2]
    ring = [((p * xu + q * xv) * size, (p * yu + q * yv) * size) for p, q in circle]
    lip = [(x * 1.10 - off * 0.5, y * 1.10 - off * 0.6) for x, y in ring]
    lit = [(x * 1.10 + off * 0.7, y * 1.10 + off * 0.8) for x, y in ring]
    well = [(x * 0.62 + off * 0.9, y * 0.62 + off * 0.9) for x, y in ring]
    layers = (
        ((dark, lip), (bright, lit), (fill, ring), (pit, well))
        if fine
        else ((dark, lip), (fill, ring), (pit, well))
    )
    for u, v in _PIPS[value]:
        cx, cy = x0 + u * xu + v * xv, y0 + u * yu + v * yv
        for colour, shape in layers:
            pygame.draw.polygon(target, colour, [(cx + x, cy + y) for x, y in shape])


def _draw_emblem(target: pygame.Surface, plane: Plane, unit: float, art: str, n: Vector) -> None:
    x0, xu, xv, y0, yu, yv = plane
    glow = 0.62 + 0.38 * (0.5 + 0.5 * n[2])
    line = max(1, round(unit * 0.028))

    def place(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(x0 + u * xu + v * xv, y0 + u * yu + v * yv) for u, v in points]

    pygame.draw.polygon(target, (round(70 * glow), round(125 * glow), round(215 * glow)), place(_FRAME), line)
    for points, (r, g, b), width in _GLASS_ART[art]:
        tone = (round(r * glow), round(g * glow), round(b * glow))
        pygame.draw.polygon(target, tone, place(points), line * width)


_FRINGE = {
    "ivory": (190, 184, 170, 0),
    "ebony": (60, 56, 60, 0),
    "force": (40, 70, 130, 0),
    "force-sided": (40, 70, 130, 0),
}


def draw_die(kind: str, turn: Quaternion, size: int, *, fine: bool) -> pygame.Surface:
    """A die in a square picture; it fills 56 % of it, so that it never leaves it however it is turned."""
    over = 4 if fine else 3 if size < 120 else 2
    side = size * over
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    big.fill(_FRINGE[kind])
    camera = _Camera(turn, side / 2, 0.28 * side)
    _draw_body(big, camera, kind, fine)
    _draw_faces(big, camera, kind, fine)
    return pygame.transform.smoothscale(big, (size, size)).premul_alpha()


@pictured
def _still(kind: str, turn: Quaternion, size: int) -> pygame.Surface:
    return draw_die(kind, turn, size, fine=True)


def die_picture(kind: str, turn: Quaternion, size: int, *, still: bool) -> pygame.Surface:
    """A die in a square picture, for those who draw it elsewhere than in the tray; premultiplied."""
    return _still(kind, turn, size) if still else draw_die(kind, turn, size, fine=False)


@pictured
def _shadow(unit: int, blur: int, alpha: int) -> pygame.Surface:
    return paint.soft(2 * unit, round(1.9 * unit), round(0.6 * unit), blur, (0, 0, 0, alpha)).premul_alpha()


def draw_dice(target: pygame.Surface, poses: tuple[DicePose, ...], tray: pygame.Rect) -> None:
    """Draw dice over their tray, far ones first, each with a shadow that softens as it rises."""
    k = tray.width / TRAY[0]
    unit = UNIT * k * (1.0 if len(poses) < 3 else 0.96)
    near = sorted(poses, key=lambda pose: pose.y)
    for pose in near:
        x, y, rise = tray.x + pose.x * k, tray.y + pose.y * k, max(0.0, pose.lift) / UNIT
        step = min(6, round(rise * 2))
        blur = max(3, round(unit * (0.32 + 0.07 * step)))
        shade = _shadow(round(unit), blur, 10 * round(15 * pose.alpha / (1 + 0.16 * step)))
        at = (
            x - unit - blur + unit * (0.44 + 0.42 * rise),
            y - 0.72 * unit - blur + unit * (0.40 + 0.16 * rise),
        )
        target.blit(shade, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        if rise < 0.6:  # where it touches the table
            strength = 20 * round(6 * (1 - rise / 0.6) * pose.alpha)
            touch = _shadow(round(unit * 0.98), max(2, round(unit * 0.09)), strength)
            pad = (touch.get_width() - 2 * unit) / 2
            target.blit(
                touch,
                (x - unit - pad + unit * 0.05, y - 0.54 * unit - pad),
                special_flags=pygame.BLEND_PREMULTIPLIED,
            )
    for pose in near:
        rise = max(0.0, pose.lift)
        size = round(2 * unit / 0.56 * (1 + rise / 420))
        die = (
            _still(pose.kind, pose.turn, size)
            if pose.still
            else draw_die(pose.kind, pose.turn, size, fine=False)
        )
        die = die if pose.alpha >= 1 else faded(die, pose.alpha)
        x, y = tray.x + pose.x * k, tray.y + (pose.y - rise * 0.8) * k
        target.blit(die, (round(x - size / 2), round(y - size / 2)), special_flags=pygame.BLEND_PREMULTIPLIED)
