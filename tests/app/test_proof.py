"""The finished edition is looked at: words that are cut, run over an edge or hide others are findings."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.kit import view_of
from game.app.proof import Sheet, prove, start_unseen
from game.app.workshop.workbench import Workbench
from game.landlord.view.kit import BoardViewKit
from game.packs.findings import DRAWN
from game.packs.loader import examine
from game.packs.problems import Problem
from game.packs.workshop.making import new_pack
from game.ui.draw.theme import Theme
from game.ui.i18n import language

LONG = "Thewheelwrightsdaughterslaneandfurtheron"
TEXTS = {
    "title": ("title: " + 3 * LONG, "title", "drawn-edge", "box"),
    "subtitle": ("title: T\n    subtitle: " + 5 * f"{LONG} ", "subtitle", "drawn-edge", "board"),
    "deck": (f"title: T\n    decks: {{chance: {2 * LONG}}}", "chance", "drawn-", ""),
    "card": ("title: T\n    cards: {ch_go: " + 60 * "and so on " + "}", "ch_go", "drawn-", "card"),
}


def town(tmp_path: Path, text: str, more: str = "") -> Path:
    root = new_pack("town", "classic", tmp_path)
    head = 'schema: 1\nid: town\nversion: "1.0"\nextends: classic\n'
    (root / "pack.yaml").write_text(f"{head}text:\n  en:\n    {text}\n{more}", "utf-8")
    return root


def drawn(root: Path) -> list[Problem]:
    start_unseen()
    return [problem for problem in prove(examine(root)).problems if problem.code in CODES]


CODES = {kind.code for kind in DRAWN} | {"broken"}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One size of each thing is drawn, and a handful of its spaces and cards."""
    sheets = BoardViewKit.proof

    def few(kit: BoardViewKit, pack: Any, theme: Theme) -> Any:
        for number, sheet in enumerate(sheets(kit, pack, theme)):
            if number < 4 or "subtitle" in sheet.place or sheet.place[-1] in ("ch_go", "cc_go"):
                yield sheet

    monkeypatch.setattr(BoardViewKit, "proof", few)


@pytest.mark.parametrize("name", TEXTS)
def test_words_without_end_are_seen_on_what_they_are_printed_on(
    name: str, tmp_path: Path, quick: None
) -> None:
    text, on, code, thing = TEXTS[name]
    root = town(tmp_path, text)
    found = drawn(root)
    assert found, name
    lines = (root / "pack.yaml").read_text("utf-8").split("\n")
    assert all(problem.file == "pack.yaml" and on in lines[problem.line - 1] for problem in found), found
    assert all(problem.code.startswith(code) and thing in str(problem) for problem in found), found


def test_a_pack_in_order_shows_nothing_and_the_language_stays(tmp_path: Path, quick: None) -> None:
    before = language()
    assert drawn(town(tmp_path, "title: Town")) == []
    assert language() == before
    assert set(prove(examine("classic")).kinds) - set(examine("classic").kinds) == CODES - {"broken"}


def test_whatever_fails_in_drawing_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble() -> None:
        raise ZeroDivisionError("nobody foresaw it")

    sheet = Sheet("board", "large", stumble, ("text", "title"))
    monkeypatch.setattr(BoardViewKit, "proof", lambda *_: iter([sheet]))
    (problem,) = drawn(town(tmp_path, "title: Town"))
    assert problem.code == "broken" and "nobody foresaw it" in str(problem)


def test_a_drawing_that_cant_be_drawn_is_a_finding(tmp_path: Path, quick: None) -> None:
    root = town(tmp_path, "title: Town", "look: {art: {emblem: emblem.png}}\n")
    pygame.image.save(pygame.Surface((64, 64)), root / "emblem.png")
    whole = (root / "emblem.png").read_bytes()
    (root / "emblem.png").write_bytes(whole[:40] + b"nonsense" * 4)
    assert [problem.code for problem in drawn(root)] == ["drawn-art"]


def test_every_sheet_of_an_edition_has_a_place(tmp_path: Path) -> None:
    found = examine("starwars_ep2")
    assert found.pack is not None and found.draft is not None
    sheets = list(view_of(found.pack).proof(found.pack, Theme(found.pack.look)))
    assert {sheet.thing for sheet in sheets} == {
        f"printed {thing}" for thing in ("board", "deed", "card", "note")
    }
    assert len({sheet.size for sheet in sheets if sheet.thing.endswith("board")}) == 3


def test_the_workshop_looks_on_until_it_has_seen_all(tmp_path: Path, quick: None) -> None:
    start_unseen()
    root = town(tmp_path, TEXTS["title"][0])
    bench = Workbench(tmp_path)
    piece = bench.find(root)
    assert piece is not None
    bench.check(piece, 0.0)
    assert not any(problem.code in CODES for problem in piece.problems or ())
    steps = 1
    while not bench.draw(piece, 0.0):
        steps += 1
    assert steps > 4 and any(problem.code == "drawn-edge" for problem in piece.problems or ())
    assert "drawn-edge" in piece.kinds and not bench.draw(piece, 0.0)


def test_only_the_drawn_part_of_a_check_wakes_pygame() -> None:
    code = (
        "import sys, game.kits; from game.packs.loader import examine;"
        "assert examine('paris').problems == (); sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
