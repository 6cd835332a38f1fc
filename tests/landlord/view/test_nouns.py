"""The edition's own nouns: no sentence names a house or a railroad that another calls otherwise."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest
from babel.messages.extract import extract_from_dir

import game
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules import events as ev
from game.landlord.rules.deeds.building import sold
from game.landlord.rules.frames import Turn
from game.landlord.view.narration.lines import tell
from game.landlord.view.panels.now import jail
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.packs.loader import load
from game.ui.draw.canvas import Canvas
from game.ui.scale import Scale
from tests.landlord.view import tables

EDITIONS = ("classic", "paris", "paris_francs", "starwars_ep2")
ROOMS = ("app/setup", "landlord/view", "landlord/rules/options", "landlord/rules/verbs")
FOREIGN = re.compile(
    r"(?<!\{)\b(houses?|hotels?|apartments?|towers?|railroads?|stations?|trains?)\b(?! rule)", re.I
)


def session(edition: str) -> Session:
    pack = load(edition)
    assert isinstance(pack, BoardPack)
    return samples.session(pack, samples.midgame(pack, 4, stack=[Turn(0)]), tables.quick())


def test_no_sentence_has_a_noun_of_one_edition() -> None:
    found = []
    for room in ROOMS:
        folder = Path(game.__file__).parent / room
        keywords = {"_": None, "N_": None, "ngettext": (1, 2)}
        for file, line, message, *_rest in extract_from_dir(folder, [("**.py", "python")], keywords=keywords):
            for text in message if isinstance(message, tuple) else (message,):
                if FOREIGN.search(text):
                    found.append(f"{room}/{file}:{line}: {text}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_spaces_are_called_the_same_in_a_sentence(edition: str) -> None:
    pack = load(edition)
    for language in pack.languages:
        by_brief: dict[str, set[str]] = {}
        for space in range(pack.ruleset.size):
            name = pack.text(f"space.{space}.name", language)
            by_brief.setdefault(pack.text(f"space.{space}.brief", language), set()).add(name)
        assert [names for names in by_brief.values() if len(names) > 1] == []


def test_a_short_name_stays_short_where_it_is_alone() -> None:
    pack = load("classic")
    short = [pack.text(f"space.{space}.brief", "en") for space in (1, 15, 34)]
    assert short == ["Mediterranean", "Pennsylvania Railroad", "Pennsylvania Avenue"]


@pytest.mark.parametrize(
    ("edition", "before", "level", "words"),
    [
        ("classic", 3, 2, "**1** house"),
        ("classic", 3, 1, "**2** houses"),
        ("classic", 5, 4, "**1** hotel"),
        ("starwars_ep2", 5, 0, "**1** tower"),
        ("starwars_ep2", 2, 0, "**2** apartments"),
    ],
)
def test_a_sale_is_told_by_what_was_sold(edition: str, before: int, level: int, words: str) -> None:
    at = session(edition)
    paid = ev.CashMoved(-1, 0, 100, 0, 0, "sell", 39, why=sold(before, level))
    line = tell(at.narrator, paid)
    assert line is not None and f"sold {words} on" in line.text


@pytest.mark.parametrize(
    ("edition", "dice"), [("classic", ["ivory", "ivory"]), ("starwars_ep2", ["ivory", "ebony"])]
)
def test_the_dice_in_jail_are_those_of_the_edition(
    edition: str, dice: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(
        jail, "draw_dice", lambda _to, poses, _tray: drawn.extend(pose.kind for pose in poses)
    )
    panel = object.__new__(jail.Jail)
    panel.session = session(edition)
    panel._dice(
        Canvas(pygame.Surface((200, 200)), panel.session.theme, Scale(1.0, 0, 0, 1.0)), (0, 0, 200, 100)
    )
    assert drawn == dice
