"""Sets of rules by name: written whole, and a broken file costs no more than what is broken."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.landlord.rules.options import GameMode, Options
from game.landlord.rules.options.modes import choose
from game.packs.loader import load as load_pack
from game.storage import presets
from game.storage.presets import Preset
from game.storage.user_error import UserError


def some() -> list[Preset]:
    francs = load_pack("paris_francs").ruleset.options
    return [
        Preset(name="Friday", pack="classic", options=replace(Options(), parking_pot=True, rounds=12)),
        Preset(name="À l’ancienne", pack="paris_francs", options=choose(francs, francs, GameMode.QUICK)),
    ]


def test_presets_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "presets.json"
    presets.save(some(), file)
    assert presets.load(file) == (some(), None)
    assert [path.name for path in tmp_path.iterdir()] == ["presets.json"]


def test_without_a_file_there_are_none(tmp_path: Path) -> None:
    assert presets.load(tmp_path / "presets.json") == ([], None)


BROKEN = ("", "{", "[1]", '{"a": 1}', '["x"]', "[" * 9000, "NaN", f'[{{"salary": {1 << 70}}}]')


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_is_told_of_and_kept(tmp_path: Path, text: str) -> None:
    file = tmp_path / "presets.json"
    file.write_text(text)
    found, user_error = presets.load(file)
    assert found == [] and isinstance(user_error, UserError) and "presets.json" in str(user_error)
    presets.save(some(), file)
    assert presets.load(file) == (some(), None)
    assert (tmp_path / "presets.broken.json").read_text() == text


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": "x" * 41},
        {"pack": "../etc"},
        {"more": 1},
        {"options": {"mode": "slow"}},
        {"options": {"rounds": 0}},
        {"options": {"jail_rolls": 10**9}},
        {"options": {"salary": -1}},
        {"options": "all"},
    ],
)
def test_one_broken_set_costs_only_itself(tmp_path: Path, change: dict[str, object]) -> None:
    file = tmp_path / "presets.json"
    presets.save(some(), file)
    raw = json.loads(file.read_text("utf-8"))
    options = change.get("options")
    whole = raw[0]["options"] | options if isinstance(options, dict) else options
    raw[0] |= change | ({"options": whole} if options is not None else {})
    file.write_text(json.dumps(raw))
    found, user_error = presets.load(file)
    assert found == some()[1:] and user_error is not None and "1" in str(user_error)


def test_a_set_from_another_version_keeps_what_is_known(tmp_path: Path) -> None:
    """An option it lacks is as usual; one that is gone is left out."""
    file = tmp_path / "presets.json"
    old = {"name": "Old", "pack": "classic", "options": {"salary": 300, "gone": True}}
    file.write_text(json.dumps([old]))
    found, user_error = presets.load(file)
    assert user_error is None and found[0].options == replace(Options(), salary=300)


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="can't be saved"):
        presets.save(some(), tmp_path / "no" / "such" / "presets.json")
