"""The menu and the shipped editions never see what is wrong with a pack of the player's own."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.menu import boxes
from game.app.menu.scene import MenuScene
from game.app.workshop.rows import PackRow
from game.app.workshop.workbench import Workbench
from game.landlord.pack.kit import BoardPackKit
from game.packs.look import Face
from game.packs.workshop.making import new_pack
from game.storage.paths import HOME, packs_dir
from game.ui.draw import fonts
from game.ui.draw.canvas import Canvas
from game.ui.scale import Scale
from tests.landlord.view import hosts


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path))
    return new_pack("own", "classic", packs_dir())


def opened() -> list[str]:
    """The menu with its boxes drawn; the editions that it offers."""
    desk = hosts.desk()
    player = hosts.seated(desk)
    assert isinstance(player.scene, MenuScene)
    return [edition.id for edition in desk.editions]


def dressed(own: Path) -> None:
    (own / "own.ttf").write_bytes(b"\x00\x01\x00\x00" + b"nonsense" * 375)
    with (own / "pack.yaml").open("a", encoding="utf-8") as file:
        file.write("  faces: {display: {family: Own, file: own.ttf}}\n")


def test_a_nonsense_face_keeps_its_pack_out_of_the_menu(own: Path) -> None:
    assert "own" in opened()
    dressed(own)
    assert "own" not in opened() and "classic" in opened()


def test_a_pack_that_cant_be_built_is_not_offered(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = BoardPackKit.build

    def stumble(kit: BoardPackKit, draft: Any) -> Any:
        if draft.doc.id == "own":
            raise ZeroDivisionError("nobody foresaw it")
        return build(kit, draft)

    monkeypatch.setattr(BoardPackKit, "build", stumble)
    assert "own" not in opened()


def test_a_cover_that_cant_be_drawn_is_left_plain(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cover = boxes.draw_cover

    def stumble(title: str, *rest: Any) -> Any:
        if title == "Own":
            raise struct.error("nobody foresaw it")
        return cover(title, *rest)

    monkeypatch.setattr(boxes, "draw_cover", stumble)
    assert "own" in opened()


def test_a_face_that_cant_be_cut_is_replaced_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "own.ttf"
    file.write_bytes(b"nonsense")
    shelf = fonts.Shelf({"ui": Face("Own", 400, file)})
    assert shelf.font("ui", 20).family == fonts.FALLBACKS[0].family
    assert len(shelf.notes) == 1 and shelf.notes[0].startswith("Own:")


def test_a_replaced_face_is_seen_at_the_next_look(tmp_path: Path) -> None:
    file = tmp_path / "own.ttf"
    file.write_bytes(fonts.face_file(Face("Marcellus")).read_bytes())
    before = fonts.cut(Face("Own", 400, file))
    file.write_bytes(fonts.face_file(Face("Jost", 500)).read_bytes())
    assert fonts.cut(Face("Own", 400, file)).chars != before.chars


def test_a_pack_of_ones_own_shows_the_cover_that_it_inherits(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = hosts.desk()
    bench, drawn = Workbench(packs_dir()), []
    piece = bench.find(own)
    assert piece is not None
    bench.check(piece, 0.0)
    theme = desk.theme("own")
    art = theme.art
    monkeypatch.setattr(theme, "art", lambda role, size: drawn.append(theme.path(role)) or art(role, size))
    canvas = Canvas(pygame.Surface((400, 120), pygame.SRCALPHA), theme, Scale(1.0, 0, 0, 1.0))
    PackRow("own", piece, theme)._cover(canvas, pygame.FRect(0, 0, 60, 81), 1.0)
    assert drawn == [desk.pack("classic").look.art["cover"]]
