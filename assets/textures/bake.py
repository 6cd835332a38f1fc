"""Bakes the grey textures of this folder: `python assets/textures/bake.py` (needs numpy and pillow).

Each is multiplied onto a colour of the edition, so 255 changes nothing; all but the marble repeat
without a seam.
"""

from pathlib import Path

import numpy as np
from PIL import Image

HERE = Path(__file__).parent


def noise(width: int, height: int, cell: tuple[float, float], seed: int, octaves: int = 4) -> np.ndarray:
    """Smooth seamless noise from 0 to 1: random values on a grid that wraps round, cubic between them."""
    rng = np.random.default_rng(seed)
    total, weight, strength = np.zeros((height, width)), 0.0, 1.0
    cx, cy = cell
    for _ in range(octaves):
        nx, ny = max(1, round(width / cx)), max(1, round(height / cy))
        grid = rng.random((ny, nx))
        x, y = np.arange(width) / width * nx, np.arange(height) / height * ny
        x0, y0 = x.astype(int), y.astype(int)
        u, v = x - x0, y - y0
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        a = grid[np.ix_(y0 % ny, x0 % nx)]
        b = grid[np.ix_(y0 % ny, (x0 + 1) % nx)]
        c = grid[np.ix_((y0 + 1) % ny, x0 % nx)]
        d = grid[np.ix_((y0 + 1) % ny, (x0 + 1) % nx)]
        total += strength * ((a * (1 - u) + b * u) * (1 - v)[:, None] + (c * (1 - u) + d * u) * v[:, None])
        weight += strength
        strength, cx, cy = strength * 0.55, max(1.0, cx / 2), max(1.0, cy / 2)
    return total / weight


def save(name: str, grey: np.ndarray, quality: int) -> None:
    Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8), "L").convert("RGB").save(
        HERE / f"{name}.webp", quality=quality, method=6
    )


def walnut() -> np.ndarray:
    """Grain along the strip: long wavy rings, fine pores, a few darker streaks."""
    w, h = 1024, 64
    y = np.arange(h)[:, None]
    bend = noise(w, h, (340, 40), 3, 3)
    rings = 0.5 + 0.5 * np.sin(2 * np.pi * (3 * y / h + 2.6 * bend))
    tone = noise(w, h, (420, 9), 5, 4)
    pores = noise(w, h, (34, 1.2), 7, 2)
    streak = noise(w, h, (256, 5), 11, 2)
    dark = 0.17 * np.clip(streak - 0.62, 0, 1) * 3 + 0.16 * np.clip(pores - 0.6, 0, 1) * 2
    shade = 0.80 + 0.20 * tone - 0.13 * rings**2 - dark
    return 255 * np.clip(shade / np.percentile(shade, 99), 0, 1)


def brushed() -> np.ndarray:
    """Zinc rubbed along its length for eighty years."""
    w, h = 1024, 64
    lines = noise(w, h, (170, 1.0), 21, 3)
    wear = noise(w, h, (90, 30), 23, 3)
    return 255 * (0.90 + 0.13 * (lines - 0.5) + 0.09 * (wear - 0.5) + 0.05)


def felt() -> np.ndarray:
    """Short fibres in all directions, slightly matted."""
    n = 512
    fibres = 0.5 * noise(n, n, (5, 1.4), 31, 2) + 0.5 * noise(n, n, (1.4, 5), 33, 2)
    matted = noise(n, n, (128, 128), 35, 4)
    return 255 * (0.955 + 0.22 * (fibres - 0.5) + 0.05 * (matted - 0.5))


def paper() -> np.ndarray:
    """The tooth of good board."""
    n = 512
    tooth = 0.6 * noise(n, n, (2.2, 2.2), 41, 2) + 0.4 * noise(n, n, (9, 1.6), 43, 2)
    return 255 * (0.988 + 0.050 * (tooth - 0.5))


def marble() -> np.ndarray:
    """Pale veins that wander across a slab."""
    w, h = 1920, 1080
    warp_x, warp_y = noise(w, h, (620, 620), 51, 5) - 0.5, noise(w, h, (620, 620), 53, 5) - 0.5
    y, x = np.mgrid[0:h, 0:w]
    out = np.full((h, w), 1.0)
    for seed, (tilt, pitch, bend, depth, thin) in enumerate(
        ((0.55, 520, 620, 0.13, 90), (-0.32, 700, 540, 0.09, 60), (0.9, 340, 420, 0.045, 46))
    ):
        phase = (x * np.sin(tilt) + y * np.cos(tilt) + bend * (warp_x if seed % 2 else warp_y)) / pitch
        near = np.abs(np.sin(np.pi * phase))
        patch = np.clip(noise(w, h, (420, 420), 60 + seed, 3) * 2.2 - 0.62, 0, 1)
        out -= depth * np.exp(-near * thin) * patch + depth * 0.5 * np.exp(-near * thin / 6) * patch
    out += 0.05 * (noise(w, h, (480, 480), 71, 5) - 0.5)
    grit = np.random.default_rng(73).normal(0, 1.5, (h, w))  # hides the steps of 8 bits and of the codec
    return 255 * out + grit


if __name__ == "__main__":
    save("walnut", walnut(), 78)
    save("brushed", brushed(), 74)
    save("felt", felt(), 62)
    save("paper", paper(), 88)
    save("marble", marble(), 88)
