"""The one list of options: complete, true to table A, and read the same by everybody."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import get_type_hints

import pytest

from game.landlord.rules import rulings
from game.landlord.rules.course.variant import variant
from game.landlord.rules.options import ContestTrigger, DealtDeeds, GameMode, IncomeTax, Options
from game.landlord.rules.options.modes import choose, official_for
from game.landlord.rules.options.notes import NOTES, BadOption, changes, overruled, parsed, plain
from game.landlord.rules.options.presets import shipped
from game.landlord.rules.options.sections import FORCE
from game.landlord.rules.rulings import RULINGS
from game.packs.loader import load
from tests.landlord.rules.boards import classic, with_options

SHEETS = {"us": "classic", "fr": "paris", "sw": "starwars_ep2"}
OTHERWISE = {
    "rent_claim",  # A4: all sheets let the owner claim; the game does it unless asked otherwise
    "fine_rolls",  # A3: before each roll, for the sheets that say less are read in this way
}
SINCE_1997 = {"income_tax", "building_auction_start"}  # the board and the cards of Atlantic City are of 2008


def test_every_option_has_its_note_and_every_note_its_option() -> None:
    assert {field.name for field in fields(Options)} == set(NOTES)


def test_a_note_s_kind_is_that_of_its_option() -> None:
    for name, kind in get_type_hints(Options).items():
        note = NOTES[name]
        assert note.kind == {bool: "toggle", int: "amount"}.get(kind, "choice"), name
        if note.kind == "choice":
            assert [choice.value for choice in note.choices] == [value.value for value in kind]


def test_every_row_of_table_a_is_an_option_or_the_same_in_all_sheets() -> None:
    options = {ruling for note in NOTES.values() for ruling in note.rulings if ruling.startswith("A")}
    assert options | {"A11", "A15", "A20", "A21", "A22"} == {id for id in RULINGS if id.startswith("A")}


def test_every_note_says_what_it_does() -> None:
    for note in NOTES.values():
        assert plain(note.title) and plain(note.text).endswith("."), note.id


@pytest.mark.parametrize("sheet", SHEETS)
def test_each_edition_plays_by_what_its_sheet_prints(sheet: str) -> None:
    official = load(SHEETS[sheet]).ruleset.options
    for note in NOTES.values():
        printed = dict(note.printed)
        says = printed.get("us_new" if sheet == "us" and note.id in SINCE_1997 else sheet)
        if says is not None and note.id not in OTHERWISE:
            assert getattr(official, note.id) == says, note.id


def test_no_option_leaves_open_what_a_sheet_says_of_it() -> None:
    """A sheet prints a value, or is silent; the sheets without the Force have nothing to say of it."""
    for note in NOTES.values():
        expected = {"sw"} if note.part == FORCE else set(SHEETS)
        assert expected <= dict(note.printed).keys() <= rulings.SHEETS.keys(), note.id
        for _sheet, value in note.printed:
            fits = {"choice": [c.value for c in note.choices], "toggle": [False, True]}
            assert value is None or note.kind == "amount" or value in fits[note.kind], note.id


def test_the_french_sheet_is_read_to_its_end() -> None:
    """A1 to A4: what it says of jail and rents is not what the others say."""
    said = {
        id: dict(NOTES[id].printed)["fr"] for id in ("fine_rolls", "jail_third", "jail_double", "rent_claim")
    }
    assert said == {
        "fine_rolls": 1, "jail_third": "fresh_roll", "jail_double": "fresh_roll",
        "rent_claim": "until_next_roll",
    }  # fmt: skip


def test_no_title_of_a_rule_says_no() -> None:
    """A house rule that is off reads “Auctions: yes”."""
    for note in NOTES.values():
        assert not re.search(r"\b(no|not|off|without)\b", note.title, re.I), note.title
        assert note.negated == (note.id.startswith(("no_", "un")) and note.kind == "toggle"), note.id
    assert NOTES["no_auctions"].shown(False) is True and NOTES["parking_pot"].shown(False) is False


@pytest.mark.parametrize(
    ("id", "changed", "by"),
    [
        ("pot_seed", {}, "parking_pot"),
        ("dealt_deeds", {}, "deeds_dealt"),
        ("refuser_may_bid", {"no_auctions": True}, "no_auctions"),
        ("auction_minimum", {"no_auctions": True}, "no_auctions"),
        ("building_auction_start", {"unlimited_buildings": True}, "unlimited_buildings"),
        ("payment_in_kind", {"offers_between_rolls": 0}, "offers_between_rolls"),
        ("gift_guard", {"offers_between_rolls": 0}, "offers_between_rolls"),
        ("double_salary", {"salary": 0}, "salary"),
        ("contest_roll", {"contest_trigger": ContestTrigger.SHIFT_FACE}, "contest_trigger"),
    ],
)
def test_an_option_without_effect_names_the_one_that_takes_it(
    id: str, changed: dict[str, object], by: str
) -> None:
    found = overruled(NOTES[id], replace(Options(), **changed))
    assert found is not None and found.id == by


def test_with_the_rules_as_they_are_only_what_nobody_asked_for_is_without_effect() -> None:
    idle = [note.id for note in NOTES.values() if overruled(note, Options()) is not None]
    assert idle == ["time_end", "dealt_deeds", "pot_seed"]


def test_house_rules_are_off_unless_asked_for() -> None:
    """R-25, R-31."""
    for name in ("classic", "paris", "paris_francs", "starwars_ep2"):
        official = load(name).ruleset.options
        for note in NOTES.values():
            if note.section == "house" and note.kind == "toggle":
                assert getattr(official, note.id) is False, (name, note.id)
        assert official.pot_seed == 0


def test_money_is_in_the_units_of_the_edition() -> None:
    francs = load("paris_francs").ruleset
    assert (francs.options.start_cash, francs.options.salary, francs.options.target_worth) == (
        150_000,
        20_000,
        500_000,
    )
    assert NOTES["salary"].bounds(francs.unit) == (0, 200_000, 5_000)
    assert NOTES["rounds"].bounds(francs.unit) == (1, 200, 1)


# --- changes from the official rules -----


def test_the_official_rules_of_any_form_are_no_change() -> None:
    for name in ("classic", "paris_francs", "starwars_ep2"):
        official = load(name).ruleset.options
        for mode in GameMode:
            assert changes(official_for(official, mode), official) == []


def test_what_differs_is_listed_in_the_order_of_the_list() -> None:
    options = replace(Options(), salary=400, parking_pot=True, jail_rolls=1)
    assert changes(options, Options()) == ["parking_pot", "salary", "jail_rolls"]


def test_a_form_s_own_length_is_no_change_but_other_deals_are() -> None:
    quick = choose(Options(), Options(), GameMode.QUICK)
    assert changes(replace(quick, deeds_dealt=4), Options()) == ["deeds_dealt"]
    assert changes(replace(choose(Options(), Options(), GameMode.ROUNDS), rounds=5), Options()) == []


def test_what_has_no_meaning_without_another_option_is_no_change() -> None:
    assert changes(replace(Options(), pot_seed=500, dealt_deeds=DealtDeeds.FREE), Options()) == []
    both = replace(Options(), pot_seed=500, parking_pot=True)
    assert changes(both, Options()) == ["parking_pot", "pot_seed"]


def test_the_shipped_sets_are_what_they_say() -> None:
    official, quick, family = (each.options for each in shipped(load("paris").ruleset.options))
    assert official == load("paris").ruleset.options
    assert quick.mode is GameMode.QUICK and changes(quick, official) == []
    assert changes(family, official) == ["parking_pot", "double_salary", "gift_guard"]


# --- modes -----


def test_the_quick_game_deals_two_deeds_and_builds_hotels_on_three_houses() -> None:
    """A17, seed 3."""
    quick = official_for(Options(), GameMode.QUICK)
    assert (quick.deeds_dealt, quick.dealt_deeds, quick.houses_for_hotel) == (2, DealtDeeds.PAID, 3)
    assert quick.jail_rolls == 3


def test_the_quick_game_of_the_1990s() -> None:
    """A17: three deeds free, leave jail on the next turn, flat tax, three houses."""
    ten_percent = Options(income_tax=IncomeTax.TEN_PERCENT)
    quick = official_for(ten_percent, GameMode.QUICK_1990S)
    assert (quick.deeds_dealt, quick.dealt_deeds, quick.houses_for_hotel) == (3, DealtDeeds.FREE, 3)
    assert quick.jail_rolls == 1 and quick.income_tax is IncomeTax.FLAT


def test_the_timed_game_deals_two_deeds() -> None:
    """A18."""
    timed = official_for(Options(), GameMode.TIMED)
    assert (timed.deeds_dealt, timed.dealt_deeds, timed.houses_for_hotel) == (2, DealtDeeds.PAID, 4)


def test_another_form_takes_back_what_the_last_one_brought() -> None:
    there = choose(replace(Options(), parking_pot=True), Options(), GameMode.QUICK_1990S)
    assert choose(there, Options(), GameMode.STANDARD) == replace(Options(), parking_pot=True)


# --- the board as it is played -----


def test_the_printed_options_leave_the_board_alone() -> None:
    assert variant(classic(), Options()) is classic()


def test_hotels_after_three_houses_drop_a_row_of_each_deed() -> None:
    """A17: the hotel's rent stays the same."""
    rules = with_options(houses_for_hotel=3)
    assert rules.spaces[39].rents == (50, 200, 600, 1400, 2000) and rules.hotel_level == 4
    assert rules.spaces[5].rents == classic().spaces[5].rents


def test_more_houses_than_are_printed_change_nothing() -> None:
    assert with_options(houses_for_hotel=9).spaces == classic().spaces


def test_buildings_without_end_are_as_many_as_all_lots_could_take() -> None:
    """R-26 off."""
    rules = with_options(unlimited_buildings=True)
    assert (rules.houses, rules.hotels) == (22 * 4, 22)


def test_cash_and_salary_are_those_of_the_options() -> None:
    rules = with_options(start_cash=2500, salary=100)
    assert (rules.start_cash, rules.salary) == (2500, 100)


# --- values in words -----


def test_texts_stand_for_values() -> None:
    assert parsed("mode", "quick") is GameMode.QUICK
    assert parsed("parking_pot", "On") is True and parsed("parking_pot", "no") is False
    assert parsed("salary", "400") == 400 and parsed("salary", "40000", unit=100) == 40_000


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("salery", "400", "There is no rule option “salery”"),
        ("mode", "slow", "choose from standard, quick"),
        ("no_auctions", "maybe", "say on or off"),
        ("rounds", "0", "it goes from 1 to 200"),
        ("rounds", "-1", "it goes from 1 to 200"),
        ("rounds", "many", "it goes from 1 to 200"),
        ("salary", "2001", "it goes from 0 to 2000"),
    ],
)
def test_what_is_no_value_is_said_in_one_sentence(name: str, text: str, says: str) -> None:
    with pytest.raises(BadOption, match=re.escape(says)) as caught:
        parsed(name, text)
    assert "\n" not in str(caught.value) and str(caught.value).endswith(".")
