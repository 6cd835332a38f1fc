"""The draft of a game's rules: modes, changes, the way back, another edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook, lengths, moved
from game.landlord.rules.book import BOOK
from game.landlord.rules.options import DealtDeeds, FirstPlayer, GameMode, HotelSale, RentClaim
from game.landlord.rules.options.modes import official_for
from game.landlord.rules.options.notes import NOTES
from game.landlord.rules.options.sections import FORCE, HOUSE, MODE, OFFICIAL
from game.landlord.view.setup.starts import deal_all, deals_all
from game.packs.loader import load


@pytest.fixture
def rules() -> Rulebook:
    return Rulebook.of(load("classic"))


def test_a_new_draft_is_official(rules: Rulebook) -> None:
    assert rules.options == rules.official and rules.changed == []


def test_every_option_has_its_place_on_the_screen(rules: Rulebook) -> None:
    rules.set("parking_pot", True)
    rules.set("deeds_dealt", 2)
    shown = {note.id for section in rules.sections for note in rules.shown(section)}
    forces = {note.id for note in NOTES.values() if note.part}
    assert shown | BOOK.apart | {note.id for note in lengths(BOOK)} | forces == set(NOTES)
    assert tuple(BOOK.sections) == (HOUSE, MODE, OFFICIAL)


def test_an_option_without_effect_says_which_other_takes_it(rules: Rulebook) -> None:
    seed = NOTES["pot_seed"]
    assert seed in rules.shown(HOUSE)
    assert "**Without effect**" in option_texts.without_effect(rules, seed)
    assert "“Free Parking pays the pot” is set to “No”" in option_texts.without_effect(rules, seed)
    rules.set("parking_pot", True)
    assert option_texts.without_effect(rules, seed) == ""


def test_a_house_rule_that_is_off_reads_yes(rules: Rulebook) -> None:
    auctions = NOTES["no_auctions"]
    assert option_texts.title(auctions, rules.pack, rules.options) == "Auctions"
    assert option_texts.value(auctions, rules.options.no_auctions, rules.pack) == "Yes"
    assert option_texts.value(auctions, True, rules.pack) == "No"


def test_what_each_sheet_prints_stands_beside_every_option() -> None:
    for edition in ("classic", "paris_francs", "starwars_ep2"):
        pack = load(edition)
        for note in NOTES.values():
            silent = all(value is None for _sheet, value in note.printed)
            assert bool(option_texts.printed(note, pack)) != silent, note.id
    found = option_texts.printed(NOTES["jail_third"], load("classic"))
    assert found == "US 1997, Star Wars 2002: By that roll · French rules: Fresh roll"
    assert "100\u202fF" in option_texts.printed(NOTES["auction_minimum"], load("paris_francs"))


def test_the_quick_games_say_when_they_were_printed() -> None:
    assert [each.variant for each in NOTES["mode"].choices if each.variant] == [
        "As printed in 2002 (two deeds, paid)",
        "1990s (three deeds, free)",
    ]


@pytest.mark.parametrize(
    ("mode", "length"),
    [
        (GameMode.STANDARD, None),
        (GameMode.QUICK, None),
        (GameMode.TIMED, "minutes"),
        (GameMode.ROUNDS, "rounds"),
        (GameMode.WORTH, "target_worth"),
    ],
)
def test_a_form_brings_its_rules_and_its_length(rules: Rulebook, mode: GameMode, length: str | None) -> None:
    rules.choose_mode(mode)
    assert rules.options == official_for(rules.official, mode)
    assert rules.changed == []
    note = rules.length()
    assert (note.id if note is not None else None) == length


def test_house_rules_stay_when_the_form_changes(rules: Rulebook) -> None:
    rules.set("parking_pot", True)
    rules.set("houses_for_hotel", 2)
    rules.choose_mode(GameMode.QUICK)
    assert rules.options.parking_pot and rules.options.houses_for_hotel == 2
    assert rules.options.deeds_dealt == 2  # what the mode brings
    assert set(rules.changed) == {"parking_pot", "houses_for_hotel"}
    rules.choose_mode(GameMode.STANDARD)
    assert rules.options.deeds_dealt == 0  # it brought that, so it takes it away


def test_back_to_official_keeps_the_form_and_its_length(rules: Rulebook) -> None:
    rules.choose_mode(GameMode.ROUNDS)
    rules.set("rounds", 7)
    rules.set("no_auctions", True)
    rules.set("hotel_sale", HotelSale.WHOLE_GROUP)
    assert set(rules.changed) == {"no_auctions", "hotel_sale"}
    rules.back_to_official()
    assert rules.changed == []
    assert (rules.options.mode, rules.options.rounds) == (GameMode.ROUNDS, 7)


def test_a_change_undone_by_hand_is_no_change(rules: Rulebook) -> None:
    rules.set("salary", 300)
    assert rules.changed == ["salary"] and rules.official_value("salary") == 200
    rules.set("salary", 200)
    assert rules.changed == []


def test_all_deeds_are_dealt_free_and_taken_back(rules: Rulebook) -> None:
    rules.choose_mode(GameMode.QUICK)
    deal_all(rules, True)
    assert deals_all(rules) and rules.options.dealt_deeds is DealtDeeds.FREE
    deal_all(rules, False)
    assert rules.options == official_for(rules.official, GameMode.QUICK)


def test_another_edition_takes_over_the_changes_alone(rules: Rulebook) -> None:
    paris = load("paris")
    rules.set("first_player", FirstPlayer.RANDOM)
    rules.dress(paris)
    assert rules.options.first_player is FirstPlayer.RANDOM
    # the French sheet stays as printed where nothing was changed
    assert rules.options.jail_double == paris.ruleset.options.jail_double
    assert rules.changed == ["first_player"] and rules.official is paris.ruleset.options


def test_money_follows_the_currency() -> None:
    paris, francs = load("paris"), load("paris_francs")
    options = replace(
        official_for(paris.ruleset.options, GameMode.WORTH), target_worth=4000, salary=300, parking_pot=True
    )
    there = moved(options, paris, francs)
    assert (there.target_worth, there.salary, there.start_cash) == (400_000, 30_000, 150_000)
    assert moved(there, francs, paris) == options


def test_what_an_edition_does_not_have_stays_behind() -> None:
    star_wars, classic = load("starwars_ep2"), load("classic")
    rules = Rulebook.of(star_wars)
    own = [note.id for note in NOTES.values() if note.part == FORCE]
    shown = {note.id for section in rules.sections for note in rules.shown(section)}
    assert own and set(own) <= shown
    rules.set("marker_blocks_building", not rules.options.marker_blocks_building)
    rules.set("rent_claim", RentClaim.UNTIL_NEXT_ROLL)
    rules.dress(classic)
    assert rules.changed == ["rent_claim"]
    assert not set(own) & {note.id for section in rules.sections for note in rules.shown(section)}
