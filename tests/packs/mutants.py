"""Packs with damaged files of every kind: text, drawings, faces, sounds, pictures and zips."""

from __future__ import annotations

import os
import random
import shutil
import zipfile
from contextlib import suppress
from pathlib import Path

import pygame

import game.kits  # noqa: F401  (says which games there are)
from game.packs.loader import check, load
from game.packs.problems import PackError, Severity
from game.packs.workshop.making import install
from game.shipped import data_root
from game.ui.draw.fonts import Shelf, face_file
from game.ui.look import Face
from game.ui.window import start_pygame

BASE = Path(__file__).parent.parent / "lint_cases" / "base"
TEXT = ["999999999", "NaN", "-1e9", "1e999", "inf", "''", "\x00", "<", ">", "&", "[", "{", ": ", "../x", "~"]


def whole(folder: Path) -> Path:
    """The base with a board, a face, a sound and a picture of its own."""
    root = folder / "base"
    shutil.copytree(BASE, root)
    shutil.copy(face_file(Face("Marcellus")), root / "own.ttf")
    shutil.copy(data_root("assets") / "sound" / "step.ogg", root / "own.ogg")
    pygame.image.save(pygame.Surface((40, 40)), root / "own.png")
    look = (root / "look.yaml").read_text("utf-8")
    look = look.replace("name: {family: Jost", "name: {file: own.ttf, family: Own")
    look = look.replace("emblem: art/disc.svg", "emblem: own.png").replace(
        "art:\n", "sound: {step: own.ogg}\nart:\n"
    )
    (root / "look.yaml").write_text(look, "utf-8")
    _draw_board(root)
    return root


def _draw_board(root: Path) -> None:
    from game.landlord.pack.layout import computed_ring
    from game.landlord.pack.tmx import board_text

    ring = computed_ring(12, ("luck",))
    (root / "board.tmx").write_text(board_text(ring, tuple(f"s{at}" for at in range(12))), "utf-8")


def harmed(data: bytes, chance: random.Random, text: bool) -> bytes:
    """The bytes with a few of them changed, cut, doubled or replaced by what is hostile."""
    out = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at = (
            chance.randrange(len(out) + 1)
            if chance.random() < 0.5
            else chance.randrange(min(len(out), 400) + 1)
        )
        match chance.randrange(5):
            case 0:
                out[at : at + chance.randint(1, 8)] = chance.randbytes(chance.randint(1, 8))
            case 1:
                del out[at : at + chance.choice((1, 4, 64, len(out)))]
            case 2:
                out[at:at] = out[at : at + 64]
            case 3 if text:
                out[at : at + chance.randint(0, 6)] = chance.choice(TEXT).encode()
            case _:
                out[at : at + 4] = chance.choice((b"\xff" * 4, bytes(4), b"\x7f\xff\xff\xff"))
    return bytes(out)


FILES = ("board.tmx", "own.ttf", "own.ogg", "own.png", "art/disc.svg", "look.yaml", "board.yaml", "zip")


def attempt(number: int, folder: Path) -> str:
    """Damage one file of a pack, then check, load, set, sound and draw it; what came of it.

    Nothing but a finding may come of it; whatever else is raised leaves this function.
    """
    chance = random.Random(number)
    start_pygame()
    root, name = whole(folder), FILES[number % len(FILES)]
    if name == "zip":
        return _unpacked(root, chance, folder)
    path = root / name
    text = path.suffix in (".tmx", ".svg", ".yaml")
    path.write_bytes(harmed(path.read_bytes(), chance, text))
    problems = check(root)
    barred = any(problem.severity is Severity.ERROR for problem in problems)
    try:
        pack = load(root)
    except PackError:
        assert barred, name
        return "unforeseen" if any(problem.code == "broken" for problem in problems) else "refused"
    assert not barred, (name, problems)
    Shelf(pack.look.faces).font("name", 20)
    for sound in pack.look.sounds.values():
        _heard(sound)
    _drawn(pack.look.art["emblem"], pack.look.art["token.cat"])
    return "warned" if problems else "fine"


def _unpacked(root: Path, chance: random.Random, folder: Path) -> str:
    archive = folder / "base.zip"
    method = chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA))
    with zipfile.ZipFile(archive, "w", method) as packed:
        for path in sorted(root.rglob("*")):
            if path.is_file():
                packed.write(path, path.relative_to(root))
    data = archive.read_bytes()
    directory = data.rfind(b"PK\x01\x02") if chance.random() < 0.3 else 0
    archive.write_bytes(data[:directory] + harmed(data[directory:], chance, text=False))
    try:
        install(archive, folder / "packs")
    except PackError:
        return "refused"
    return "fine"


def _heard(sound: Path) -> None:
    if pygame.mixer.get_init() is None:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.mixer.init()
    with suppress(pygame.error):  # what the game is ready for: it stays silent
        pygame.mixer.Sound(str(sound))


def _drawn(*files: Path) -> None:
    from game.ui.draw import svg

    for file in files:
        if file.is_file():
            svg.load(file, 57, 57)
