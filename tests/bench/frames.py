"""How long the board takes to bake and to draw: `python -m tests.bench.frames [WIDTHxHEIGHT ...]`.

Medians in milliseconds of processor time under the dummy driver, so that a busy machine disturbs little.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.packs.loader import load
from game.packs.pack import Pack
from game.storage.settings import Settings
from game.view import samples
from game.view.board.picture import BoardPicture, CardPose, NotesPose, TokenPose
from game.view.board.stage import Stage
from game.view.board.throw import Throw
from game.view.pilot import Pilot
from game.view.scenes.board import BoardScene
from game.view.theme import Theme

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
FRAMES = 120


def median(draw: Callable[[int], object]) -> float:
    """The median time of a frame, in milliseconds."""
    times = []
    for frame in range(FRAMES):
        start = time.process_time()
        draw(frame)
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times)


def midgame(pack: Pack, stage: Stage) -> BoardPicture:
    """Half the board owned and built on, four tokens at rest."""
    spaces = range(len(pack.ruleset.spaces))
    tokens = []
    for seat, space in enumerate((29, 5, 10, 16)):
        stand = stage.plan.stand(space)
        tokens.append(TokenPose(seat, pack.tokens[seat].id, stand.x, stand.y, space=space))
    return BoardPicture(
        owners=[space % 4 if space in pack.ruleset.deeds else -1 for space in spaces],
        mortgaged=[space in (12, 28) for space in spaces],
        levels=[space % 6 if stage.plan.has_band(space) else 0 for space in spaces],
        houses_left=9,
        hotels_left=7,
        piles=[len(deck.cards) for deck in pack.ruleset.decks],
        tokens=tokens,
        current=29,
    )


def moving(stage: Stage, still: BoardPicture, throw: Throw, frame: int) -> BoardPicture:
    """The same with all four tokens hopping, the dice tumbling and the current space breathing."""
    t = frame % 55 / 60
    hop = 4 * (t * 6 % 1) * (1 - t * 6 % 1)
    tokens = [
        replace(token, lift=22 * hop, squash=-0.25 * hop, space=-1, x=token.x + 3 * t)
        for token in still.tokens
    ]
    return replace(still, tokens=tokens, dice=throw.poses(t), pulse=t)


def whole_scene(pack: Pack, size: tuple[int, int], throw: Throw) -> float:
    """The median time of a frame of the game's screen with the same on the move."""
    session = samples.buying(pack, Settings(think=0))
    pilot = Pilot(session.theme, size)
    scene = BoardScene(session)
    pilot.open(scene)
    still = session.picture
    shown = 0

    def picture(**view: object) -> BoardPicture:
        return moving(session.stage, still(**view), throw, shown)

    session.picture = picture  # type: ignore[method-assign]

    def frame(number: int) -> None:
        nonlocal shown
        shown, scene.dirty = number, True
        pilot.wait(1 / 60)

    frame(0)
    took = median(frame)
    pilot.close()
    return took


def main(sizes: tuple[tuple[int, int], ...]) -> None:
    pack = load("classic")
    throw = Throw((("ivory", 5), ("ivory", 2)), 7)
    heads = ("bake", "rebake", "idle", "moving", "card", "notes", "scene")
    print(f"{'size':>11} " + " ".join(f"{head:>7}" for head in heads))
    for size in sizes:
        screen = pygame.display.set_mode(size)
        stage = Stage(pack, Theme(pack.look))
        stage.resize(size)
        start = time.process_time()
        stage.bake()
        bake = (time.process_time() - start) * 1000
        start = time.process_time()
        stage.bake()
        rebake = (time.process_time() - start) * 1000
        still = midgame(pack, stage)
        stage.draw(screen, still)
        x, y = stage.plan.print.center

        def fly(frame: int) -> None:
            pose = CardPose(0, 1, x, y, 300 + frame, turn=frame / FRAMES, angle=-9)  # noqa: B023
            stage.draw(screen, replace(still, cards=[pose], dim=0.5))  # noqa: B023

        def pay(frame: int) -> None:
            picture = replace(still, notes=[NotesPose(1235, x + frame, y, 120, angle=frame / 10)])  # noqa: B023
            stage.draw(screen, picture)  # noqa: B023
            stage.draw_over(screen, picture)  # noqa: B023

        idle = median(lambda _: stage.draw(screen, still))  # noqa: B023
        busy = median(lambda frame: stage.draw(screen, moving(stage, still, throw, frame)))  # noqa: B023
        columns = f"{bake:7.0f} {rebake:7.0f} {idle:7.2f} {busy:7.2f} {median(fly):7.2f} {median(pay):7.2f}"
        print(f"{size[0]:>5} x {size[1]:<4}{columns} {whole_scene(pack, size, throw):7.2f}")


if __name__ == "__main__":
    pygame.init()
    asked = tuple(tuple(int(part) for part in text.split("x")) for text in sys.argv[1:])
    main(asked or SIZES)  # type: ignore[arg-type]
