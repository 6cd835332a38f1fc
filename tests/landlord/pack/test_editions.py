"""The shipped editions against frozen facts: every price, rent, group and card."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.landlord.rules import verbs
from game.landlord.rules.effect import Effect
from game.landlord.rules.options import HotelSale, JailDouble, UtilityRent
from game.landlord.rules.options.notes import NOTES
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.rulings import RULINGS
from game.packs.loader import check, load
from game.packs.pack import Pack
from game.typography import write

HERE = Path(__file__).parent
EDITIONS = ("classic", "paris", "paris_francs", "starwars_ep2")
KINDS = {"chest": "draw", "chance": "draw", "jedi": "draw", "sith": "draw"}
DECKS = {"community_chest": "chest", "caisse_de_communaute": "chest"}


def facts(name: str) -> dict[str, Any]:
    return yaml.safe_load((HERE / f"facts_{name}.yaml").read_text("utf-8"))


@pytest.mark.parametrize("name", EDITIONS)
def test_no_edition_has_a_finding(name: str) -> None:
    assert [str(problem) for problem in check(name)] == []


@pytest.mark.parametrize("name", ("classic", "paris", "starwars_ep2"))
def test_every_space_is_as_the_facts_say(name: str) -> None:
    pack, book = load(name), facts(name)
    assert len(pack.ruleset.spaces) == len(book["spaces"]) == 40
    for fact, space in zip(book["spaces"], pack.ruleset.spaces, strict=True):
        assert space.kind == KINDS.get(fact["type"], fact["type"]), fact
        assert space.price == fact.get("price", 0), fact
        assert space.mortgage == fact.get("mortgage", 0), fact
        assert space.house_cost == fact.get("house_cost", 0), fact
        assert space.amount == fact.get("amount", 0), fact
        rents = fact.get("rents") or fact.get("rents_by_count") or fact.get("dice_multipliers") or []
        assert list(space.rents) == rents, fact


@pytest.mark.parametrize("name", ("classic", "paris", "starwars_ep2"))
def test_groups_money_and_stock(name: str) -> None:
    pack, book = load(name), facts(name)
    assert [list(g.members) for g in pack.ruleset.groups] == [g["members"] for g in book["groups"].values()]
    assert [g.house_cost for g in pack.ruleset.groups] == [
        g.get("house_cost", 0) for g in book["groups"].values()
    ]
    r = pack.ruleset
    assert (r.start_cash, r.salary, r.jail_fine) == tuple(
        book["money"][key] for key in ("start_money", "salary", "jail_fine")
    )
    assert (r.houses, r.hotels) == (book["supply"]["houses"], book["supply"]["hotels"])


@pytest.mark.parametrize("name", ("classic", "paris", "starwars_ep2"))
def test_every_card_does_what_the_facts_say(name: str) -> None:
    pack, book = load(name), facts(name)
    decks = {deck.id: deck for deck in pack.ruleset.decks}
    for key, cards in book["decks"].items():
        deck = decks[DECKS.get(key, key)]
        assert [card.id for card in deck.cards] == [card["id"] for card in cards]
        for fact, card in zip(cards, deck.cards, strict=True):
            assert card.effects == (effect(pack, fact["effect"]),), fact


def effect(pack: Pack, fact: dict[str, Any]) -> Effect:
    deck_index = {deck.id: index for index, deck in enumerate(pack.ruleset.decks)}
    match fact["kind"]:
        case "advance_to":
            return verbs.AdvanceTo(fact["space"])
        case "advance_nearest":
            return verbs.AdvanceNearest(SpaceKind(fact["target"]), fact["rent"])
        case "go_back_to":
            return verbs.GoBackTo(fact["space"])
        case "move_by":
            return verbs.MoveBy(fact["steps"])
        case "pay_per_building":
            return verbs.PayPerBuilding(fact["house"], fact["hotel"])
        case "pay_or_draw":
            return verbs.Choose((verbs.Pay(fact["amount"]),), (verbs.DrawFrom(deck_index[fact["deck"]]),))
        case "go_to_jail":
            return verbs.GoToJail()
        case "keep_jail_card":
            return verbs.KeepJailCard()
    kinds = {
        "receive": verbs.Receive,
        "pay": verbs.Pay,
        "receive_each": verbs.ReceiveEach,
        "pay_each": verbs.PayEach,
    }
    return kinds[fact["kind"]](fact["amount"])


@pytest.mark.parametrize("name", ("classic", "paris", "starwars_ep2"))
@pytest.mark.parametrize("language", ("en", "fr"))
def test_card_texts_are_those_of_the_facts_with_money_written_out(name: str, language: str) -> None:
    pack, book = load(name), facts(name)
    for cards in book["decks"].values():
        for card in cards:
            shown = pack.text(f"card.{card['id']}", language)
            assert "{" not in shown
            for amount in (card["effect"].get(key) for key in ("amount", "house", "hotel")):
                if amount is not None:
                    assert write(pack.currency, amount, language) in shown, shown
            assert _letters(shown) == _letters(card[f"text_{language}"])


def _letters(text: str) -> str:
    return re.sub(r"\{\w+\}|[^a-zà-ÿœ]", "", re.sub(r"\d+ ?(cr)?", "", text.lower().replace("\u202f", " ")))


@pytest.mark.parametrize("name,language", (("classic", "en"), ("paris", "fr")))
def test_names_are_the_printed_ones(name: str, language: str) -> None:
    pack = load(name)
    for fact in facts(name)["spaces"]:
        shown = pack.text(f"space.{fact['index']}.name", language)
        printed = fact["name"].split(" / ")[0].replace("'", "’")
        assert shown.casefold() == printed.casefold()


def test_star_wars_names_and_sides() -> None:
    pack, book = load("starwars_ep2"), facts("starwars_ep2")
    for fact in book["spaces"]:
        for key, language in (("name", "en"), ("name_fr", "fr")):
            shown = pack.text(f"space.{fact['index']}.name", language).replace("\u00a0", " ")
            want = fact.get(key, fact["name"]).split(" / ")[0].replace("'", "’")
            assert shown.casefold() == want.casefold()
    assert {(t.id, t.side) for t in pack.tokens} == {(c["id"], c["side"]) for c in book["characters"]}
    assert pack.text("word.hotels", "fr") == "tours"
    credits = " ".join(pack.credits)
    assert "Documented" in credits and "Reconstructed" in credits


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_reconstructed_is_said_in_the_credits(name: str) -> None:
    pack = load(name)
    assert bool(pack.reconstructed) == any(
        line.startswith(("Reconstructed", "Reconstitué")) for line in pack.credits
    )


def test_every_reconstructed_ruling_can_be_played_otherwise() -> None:
    """As the manual doesn't settle them, options do."""
    given = load("starwars_ep2").reconstructed
    assert given == ("names", "order", "groups", "prices", "rents", "cards", "F-4", "F-7", "F-8", "F-9")
    options = {ruling for note in NOTES.values() for ruling in note.rulings}
    assert {ruling for ruling in given if ruling in RULINGS} <= options


def test_francs_are_a_hundred_times_the_euros() -> None:
    francs, euros, book = load("paris_francs"), load("paris"), facts("paris")
    for fact, space in zip(book["spaces"], francs.ruleset.spaces, strict=True):
        assert space.price == fact.get("price_francs", 0)
        assert space.amount == fact.get("amount_francs", 0)
        want = fact.get("rents_francs") or fact.get("dice_multipliers_francs")
        assert want is None or list(space.rents) == want
    assert francs.ruleset.start_cash == 150_000
    assert francs.ruleset.options.auction_minimum == 100
    assert francs.currency.notes[0] == 50_000
    assert francs.texts["fr"]["space.1.name"] == euros.texts["fr"]["space.1.name"]
    assert "15\u202f000\u202fF" in francs.text("card.ch_school", "fr")
    assert francs.look.colours["board"] != euros.look.colours["board"]


def test_options_follow_the_rulings() -> None:
    us, fr, sw = (load(name).ruleset.options for name in ("classic", "paris", "starwars_ep2"))
    assert us.double_bare_rent_if_mortgaged and not fr.double_bare_rent_if_mortgaged  # A5
    assert not sw.double_bare_rent_if_mortgaged
    assert fr.jail_double is JailDouble.FRESH_ROLL and us.jail_double is JailDouble.MOVE_BY_ROLL  # A1
    assert sw.hotel_sale is HotelSale.SWAP_FOR_HOUSES and us.hotel_sale is HotelSale.EVENLY  # A10
    assert fr.utility_rent is UtilityRent.FRESH and us.utility_rent is UtilityRent.ROLL  # A12


def test_money_is_written_as_each_edition_does() -> None:
    written = {name: write(load(name).currency, 1500, "en") for name in EDITIONS}
    assert written == {
        "classic": "$1,500",
        "paris": "1\u202f500\u202f€",
        "paris_francs": "1\u202f500\u202fF",
        "starwars_ep2": "1,500\u202fcr",
    }
    assert write(load("classic").currency, -200, "en") == "\u2212$200"
    # In French a comma is a decimal mark, and the sign follows.
    assert write(load("starwars_ep2").currency, 1500, "fr") == "1\u202f500\u202fcr"
    assert write(load("classic").currency, -1500, "fr") == "\u22121\u202f500\u202f$"


@pytest.mark.parametrize("name", EDITIONS)
def test_every_picture_is_there(name: str) -> None:
    pack = load(name)
    wanted = {"emblem", "cover", "house", "hotel", "note.rosette", "note.corner", "note.band"}
    wanted |= {f"token.{token.id}" for token in pack.tokens} | {
        f"deck.{deck.id}" for deck in pack.ruleset.decks
    }
    wanted |= {f"space.{s.index}" for s in pack.ruleset.spaces if s.kind is not SpaceKind.STREET}
    assert wanted <= set(pack.look.art)
    assert all(path.is_file() for path in pack.look.art.values())
    assert len(pack.tokens) == 8


@pytest.mark.parametrize("name", EDITIONS)
def test_the_board_lies_as_printed(name: str) -> None:
    layout = load(name).layout
    boxes = [(s.box.x, s.box.y, s.box.w, s.box.h, s.facing) for s in layout.spaces]
    assert boxes[0] == (878, 878, 122, 122, "corner")
    assert boxes[1] == (794, 878, 84, 122, "bottom")
    assert boxes[11] == (0, 794, 122, 84, "left")
    assert boxes[21] == (122, 0, 84, 122, "top")
    assert boxes[31] == (878, 122, 122, 84, "right")
    assert boxes[39] == (878, 794, 122, 84, "right")
    assert {"emblem", "dice", "bank"} < set(layout.areas)
