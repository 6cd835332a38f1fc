"""The pictures that the look is judged by: `python -m tests.bench.contact_sheet OUT [--mock DIR]`.

For each edition and size a folder of screens, sheets that lay each beside its mock-up (where there is one),
and a strip of eight pictures of each animation.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.engine.event import Event
from game.packs.loader import load
from game.packs.pack import Pack
from game.rules.classic import events as ev
from game.storage.settings import Settings
from game.view import gallery, samples
from game.view.pilot import Pilot
from game.view.scenes.board import BoardScene
from game.view.session import Session

EDITIONS = ("classic", "paris", "starwars_ep2")
FULL = (1920, 1080)
OTHERS = ((1280, 720), (3840, 2160))
EVERY_SIZE = ("board_{pack}", "trade", "setup")
FRAMES = 8
GAP = 12
HALF = (960, 540)  # one picture of a pair
GROUND, INK = "#101316", "#e8e4da"
OWN_MOCKS = {  # designs that are not named like their pictures
    "board_starwars_ep2": "board_starwars",
    "board_classic@1280x720": "board_classic_720",
    "card_reveal@starwars_ep2": "card_reveal_starwars",
    "card_reveal": "card_reveal_classic",
}


# --- pairs -------------------------------------------------------------------------------------------


def mock_of(folder: Path, name: str, pack: str, size: tuple[int, int]) -> Path | None:
    """The mock-up of a picture; None where none was drawn."""
    wide, high = size
    for key in (f"{name}@{wide}x{high}", f"{name}@{pack}", name):
        path = folder / f"{OWN_MOCKS.get(key, key)}.png"
        if path.exists():
            return path
    return None


def pairs(mock: Path, folder: Path, pack: str, size: tuple[int, int], names: Sequence[str]) -> None:
    """Sheets of three pairs each: the mock-up at the left, the game at the right."""
    rows = [(name, mock_of(mock, name, pack, size), folder / f"{name}.png") for name in names]
    for at in range(0, len(rows), 3):
        sheet = pygame.Surface((2 * HALF[0] + 3 * GAP, 3 * (HALF[1] + 3 * GAP) + GAP))
        sheet.fill(GROUND)
        y = GAP
        for name, design, path in rows[at : at + 3]:
            _write(sheet, f"{name}   {pack}   {size[0]} x {size[1]}", (GAP, y))
            y += 2 * GAP
            for column, source in enumerate((design, path)):
                if source is not None:
                    picture = _fit(pygame.image.load(source), HALF)
                    sheet.blit(picture, (GAP + column * (HALF[0] + GAP), y))
            y += HALF[1] + GAP
        pygame.image.save(sheet, folder / f"pairs_{at // 3 + 1:02}.png")


def _fit(picture: pygame.Surface, room: tuple[int, int]) -> pygame.Surface:
    factor = min(room[0] / picture.get_width(), room[1] / picture.get_height())
    size = round(picture.get_width() * factor), round(picture.get_height() * factor)
    return pygame.transform.smoothscale(picture.convert(24), size)


def _write(sheet: pygame.Surface, text: str, at: tuple[int, int]) -> None:
    sheet.blit(pygame.font.Font(None, 24).render(text, True, INK), at)


# --- strips ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Strip:
    """An animation: what happens in which game, and where in the window it is seen (reference pixels)."""

    name: str
    game: Callable[[Pack, Settings], Session]
    story: Callable[[Pack], Event]
    crop: tuple[int, int, int, int]


WINDOW = (0, 0, 1920, 1080)
RIGHT, LEFT = (560, 40, 500, 500), (20, 20, 500, 500)
CORNER, LOW_RIGHT = (20, 560, 500, 500), (560, 560, 500, 500)
BLUE = (380, 820, 260, 240)
FLIGHT = (560, 20, 1340, 460)
BOARD = (0, 0, 1080, 1080)


def _crowded(pack: Pack, settings: Settings) -> Session:
    return samples.crowded(pack, settings, 4, 0)


def _stations(pack: Pack) -> tuple[int, ...]:
    return samples.Spots(pack.ruleset).stations


def _built(pack: Pack) -> Event:
    street = samples.Spots(pack.ruleset).group(3)[-1]
    return ev.BuildingsChanged(street, 0, 3, 4, 20, 9)


STRIPS = (
    Strip("dice", samples.throwing, lambda _: ev.DiceRolled(0, (5, 2), "move", 0), (100, 480, 840, 420)),
    Strip("walk_corner", samples.buying, lambda p: _walk(p, 0, 29, 34), RIGHT),
    Strip("walk_crowd", _crowded, lambda p: _walk(p, 7, 34, 40), LOW_RIGHT),
    Strip("jail", samples.buying, lambda p: ev.TokenMoved(0, 30, p.ruleset.jail, 0, "jail"), BOARD),
    Strip("card", samples.throwing, lambda _: ev.CardDrawn(0, 0, 2), BOARD),
    Strip("payment", samples.throwing, lambda _: ev.CashMoved(0, 1, 270, 342, 610, "rent", 39), FLIGHT),
    Strip("deed", samples.buying, lambda p: ev.DeedMoved(29, -1, 0, False, "price"), FLIGHT),
    Strip("house", samples.buying, _built, LEFT),
    Strip("bankruptcy", samples.buying, lambda _: ev.WentBankrupt(1, (0,), False), BLUE),
)


def _walk(pack: Pack, seat: int, start: int, end: int) -> Event:
    size = pack.ruleset.size
    return ev.TokenMoved(seat, start % size, end % size, end - start, "walk")


def beat(pack: Pack, strip: Strip) -> list[pygame.Surface]:
    """Every frame of a beat as it is played in the window."""
    session = strip.game(pack, Settings(think=0))
    pilot = Pilot(session.theme, FULL)
    board = BoardScene(session)
    pilot.open(board)
    event = strip.story(pack)
    session.director.play([event])
    board.go_on()
    frames: list[pygame.Surface] = []
    for _ in range(600):
        pilot.wait(1 / 60)
        if session.playing is not event and frames:
            break
        frames.append(pilot.screen.surface.subsurface(strip.crop).copy())
    pilot.close()
    return frames


def stand(pack: Pack) -> list[pygame.Surface]:
    """The winner's stand from the moment the last page opens."""
    session = samples.over(pack, Settings(think=0))
    pilot = Pilot(session.theme, FULL)
    pilot.app.open(BoardScene(session), None)
    frames: list[pygame.Surface] = []
    for _ in range(150):
        pilot.wait(1 / 60)
        frames.append(pilot.screen.surface.copy())
    pilot.close()
    return frames


def film(frames: Sequence[pygame.Surface], path: Path) -> None:
    """Eight of the frames, the first and the last among them, in two rows."""
    chosen = [frames[round(at * (len(frames) - 1) / (FRAMES - 1))] for at in range(FRAMES)]
    small = [_fit(frame, (480, 480)) for frame in chosen]
    wide, high = small[0].get_size()
    sheet = pygame.Surface((4 * (wide + GAP) + GAP, 2 * (high + GAP) + GAP))
    sheet.fill(GROUND)
    for at, frame in enumerate(small):
        sheet.blit(frame, (GAP + at % 4 * (wide + GAP), GAP + at // 4 * (high + GAP)))
    pygame.image.save(sheet, path)


# --- all ---------------------------------------------------------------------------------------------


def screens(out: Path, mock: Path, pack_id: str, size: tuple[int, int]) -> None:
    """Draw an edition's screens at a size and lay them beside their mock-ups."""
    folder = out / pack_id / f"{size[0]}x{size[1]}"
    every = gallery.PICTURES
    if size != FULL:
        gallery.PICTURES = {name: every[name] for name in EVERY_SIZE}
    try:
        gallery.main(folder, pack_id, size, "en")
    finally:
        gallery.PICTURES = every
    names = sorted(path.stem for path in folder.glob("*.png") if not path.stem.startswith("pairs_"))
    pairs(mock, folder, pack_id, size, names)


def main() -> None:
    parser = argparse.ArgumentParser(prog="contact_sheet", description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--mock", type=Path, default=Path("docs/mock"), help="folder of the mock-ups")
    parser.add_argument("--pack", nargs="*", default=EDITIONS, help="editions (default: all)")
    parser.add_argument("--only", choices=("screens", "strips"), help="half of the work")
    parsed = parser.parse_args()
    pygame.init()
    for pack_id in parsed.pack:
        if parsed.only != "strips":
            for size in (FULL, *OTHERS):
                screens(parsed.out, parsed.mock, pack_id, size)
        if parsed.only != "screens":
            strips = parsed.out / pack_id / "strips"
            strips.mkdir(parents=True, exist_ok=True)
            pack = load(pack_id)
            for strip in STRIPS:
                film(beat(pack, strip), strips / f"{strip.name}.png")
            film(stand(pack), strips / "winner.png")


if __name__ == "__main__":
    main()
