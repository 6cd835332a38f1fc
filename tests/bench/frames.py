"""How long pictures take: `python -m tests.bench.frames [WIDTHxHEIGHT ...] [MOMENT ...]`.

For each size the time to bake the board, then for everything that moves the median, the 95th percentile and
the longest frame: milliseconds of processor time of the whole loop under the dummy driver, so that a busy
machine disturbs little.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

import game.kits  # noqa: F401  (says which games there are)
from game.landlord.view.board.stage import Stage
from game.packs.loader import load
from game.tools.pilot import Pilot
from game.ui.draw.theme import Theme
from tests.bench.moments import MOMENTS, Moment, Size

SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))


def bakes(size: Size) -> tuple[float, float]:
    """How long the classic board takes to bake for the first time in a size, and again."""
    pack = load("classic")
    pygame.display.set_mode(size)
    stage = Stage(pack, Theme(pack.look))
    stage.resize(size)
    return _bake(stage), _bake(stage)


def _bake(stage: Stage) -> float:
    start = time.process_time()
    stage.bake()
    return (time.process_time() - start) * 1000


def frames(moment: Moment) -> list[float]:
    """The milliseconds of each picture that is shown while the moment lasts."""
    pilot, times = moment.pilot, []
    for number in range(moment.frames):
        shown = pilot.app.frames
        start = time.process_time()
        if number in moment.cues:
            moment.cues[number](pilot)
        if pilot.app.frames == shown:
            pilot.wait(1 / 60)
        if pilot.app.frames > shown:
            times.append((time.process_time() - start) * 1000 / (pilot.app.frames - shown))
    pilot.close()
    return times


def line(name: str, times: list[float]) -> str:
    """A row of the table."""
    times = sorted(times)
    late = times[round(0.95 * (len(times) - 1))]
    return f"{name:>22} {statistics.median(times):7.2f} {late:7.2f} {times[-1]:7.1f} {len(times):6}"


def main(sizes: tuple[Size, ...], names: list[str]) -> None:
    for size in sizes:
        first, again = bakes(size)
        print(f"{size[0]} x {size[1]}: baked in {first:.0f} ms, again in {again:.0f} ms")
        print(f"{'':>22} {'median':>7} {'95 %':>7} {'longest':>7} {'frames':>6}")
        for name in names:
            print(line(name, frames(MOMENTS[name](size))), flush=True)


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        os.environ["TOUR_DE_TABLE_HOME"] = home
        asked = [word for word in sys.argv[1:] if word not in MOMENTS]
        chosen = [word for word in sys.argv[1:] if word in MOMENTS]
        parsed = tuple((int(text.split("x")[0]), int(text.split("x")[1])) for text in asked)
        Pilot(Theme(load("classic").look)).close()  # a window must be open before pictures are converted
        main(parsed or SIZES, chosen or list(MOMENTS))
