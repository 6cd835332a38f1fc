"""The Force as a part of any pack: Star Wars has it, and so has a board of suns and moons."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.arena import Game, play_games
from game.engine.event import Event
from game.kits import BOARD_GAME
from game.landlord.rules.options import ContestTrigger, Options
from game.landlord.rules.ruleset import Force
from game.landlord.rules.state import LandlordState
from game.packs.loader import check, load
from game.packs.problems import PackError, Severity
from game.packs.workshop.making import new_pack
from game.shipped import data_root

DATA = Path(__file__).parent / "data"


def test_star_wars_has_the_force_as_the_manual_says() -> None:
    pack = load("starwars_ep2")
    rules = pack.ruleset
    assert rules.force == Force(("light", "dark"), ("ivory", "ebony"), (20, 0), 200)
    assert [rules.spaces[space].id for space in rules.force.start] == ["free_parking", "go"]
    sides = {token.id: token.side for token in pack.tokens}
    dark = {"super_battle_droid", "jango_fett", "count_dooku"}
    assert {token for token, side in sides.items() if side == "dark"} == dark and len(sides) == 8


def test_star_wars_plays_by_its_own_manual() -> None:
    """Facts: rule_variants_in_this_manual; the readings of a contest are ours."""
    options = load("starwars_ep2").ruleset.options
    plain = Options()
    assert not options.double_bare_rent_if_mortgaged
    assert options.building_auction_start == "deed_price" and options.hotel_sale == "swap_for_houses"
    assert options.rent_claim == "until_second_next_roll"
    for name in ("contest_trigger", "contest_roll", "marker_blocks_building", "shift_faces"):
        assert getattr(options, name) == getattr(plain, name)


@pytest.mark.parametrize("pack", ["classic", "paris", "paris_francs"])
def test_other_editions_have_none(pack: str) -> None:
    assert load(pack).ruleset.force is None


def test_any_pack_can_have_it() -> None:
    assert {problem.file for problem in check(DATA / "suns24")} <= {"oval24/pack.yaml"}  # none of its own
    pack = load(DATA / "suns24")
    rules = pack.ruleset
    assert rules.force == Force(("moon", "sun"), ("ebony", "ivory"), (13, 0), 50)
    assert rules.options.contest_trigger is ContestTrigger.ANY_MARKER and rules.options.shift_faces == 4
    for role in ("marker.sun", "marker.moon", "side.sun", "die.moon", "die.shift"):
        assert pack.look.art[role].is_file()  # the game's own, for the pack brings none
    assert pack.look.colours["side-moon"] != pack.look.colours["side-sun"]
    assert pack.text("side.moon.the", "en") == "the moon" and "side.sun.the" not in pack.texts["en"]


@pytest.mark.parametrize("trigger", ContestTrigger)
def test_computers_play_under_suns_and_moons(trigger: ContestTrigger) -> None:
    """The small board is so poor that its games seldom end; laws are looked at, and that contests happen."""
    rules = load(DATA / "suns24").ruleset
    rules = replace(rules, options=replace(rules.options, contest_trigger=trigger))
    seen = Seen()
    tally = play_games(
        BOARD_GAME, rules, ("steady", "steady", "random"), 6, seed=1, turn_limit=300, watcher=seen
    )
    assert tally.violations == [] and tally.turns > 1000
    assert {"MarkersMoved", "ContestWon", "ContestLost", "MarkerMoved"} <= seen.kinds


def test_the_guides_example_works(tmp_path: Path) -> None:
    guide = (data_root("themes") / "README.md").read_text("utf-8")
    (block,) = (block for block in re.findall(r"```yaml\n(.*?)```", guide, re.S) if "\nforce:" in block)
    root = new_pack("sky", "classic", tmp_path)
    head = 'schema: 1\nid: sky\nversion: "1.0"\nextends: classic\n'
    (root / "pack.yaml").write_text(head + block, "utf-8")
    assert {problem.code for problem in check(root)} <= {"missing-words"}  # it says nothing in French
    force = load(root).ruleset.force
    assert force is not None and force.sides == ("sun", "moon") and force.start == (20, 0)


class Seen:
    """The kinds of events that games brought."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()

    def saw(self, state: LandlordState, events: Sequence[Event]) -> None:
        self.kinds.update(type(event).__name__ for event in events)

    def over(self, game: Game) -> None:
        """Nothing more is wanted."""


FAULTS = {
    "a side that is none": ("    moon: {die", "    mon: {die", "unknown-name", "Did you mean 'moon'?"),
    "a start that is none": ("start: park", "start: parc", "unknown-name", "Did you mean 'park'?"),
    "two dice of one colour": ("die: ivory", "die: ebony", "force-dice", "ebony"),
    "a token of no side": ("thimble, barrow]", "thimble]", "force-token", "barrow"),
    "a third side": (
        "    sun: {die",
        "    eclipse: {die: ivory, start: jail}\n    sun: {die",
        "wrong-value",
        "",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_slip_in_it_is_found_with_its_line(fault: str, tmp_path: Path) -> None:
    for name in ("oval24", "suns24"):
        shutil.copytree(DATA / name, tmp_path / name)
    old, new, code, says = FAULTS[fault]
    path = tmp_path / "suns24" / "pack.yaml"
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")
    problems = [problem for problem in check(tmp_path / "suns24") if problem.code == code]
    assert (
        problems
        and problems[0].severity is Severity.ERROR
        and says in f"{problems[0].what} {problems[0].mend}"
    )
    assert problems[0].file == "pack.yaml" or problems[0].code == "force-token"
    with pytest.raises(PackError):
        load(tmp_path / "suns24")
