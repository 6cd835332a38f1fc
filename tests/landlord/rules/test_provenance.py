"""Who says so: printed (on which sheet), convention, this table's own rule, or our reconstruction."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.engine.options import Agreed
from game.engine.ruling import Provenance, Source
from game.landlord.rules.core.reasons import REASONS
from game.landlord.rules.options import (
    CardUtility,
    ContestTrigger,
    FirstPlayer,
    GameMode,
    JailDouble,
    UtilityRent,
)
from game.landlord.rules.options.modes import official_for
from game.landlord.rules.options.notes import NOTES
from game.landlord.rules.provenance import of_option, of_reason
from game.packs.loader import load

PRINTED, CONVENTION, OURS, HOUSE = (
    Provenance.PRINTED,
    Provenance.CONVENTION,
    Provenance.OURS,
    Provenance.HOUSE,
)


def at(edition: str, **changes: Any) -> Agreed:
    pack = load(edition)
    options = replace(pack.ruleset.options, **changes)
    return Agreed(options, pack.official, pack.ruleset.unit, pack.reconstructed)


@pytest.mark.parametrize(
    ("edition", "option", "source"),
    [
        ("classic", "jail_double", Source(PRINTED, ("us", "sw"))),
        ("paris", "jail_double", Source(PRINTED, ("fr",))),
        ("classic", "income_tax", Source(PRINTED, ("us_new", "fr", "sw"))),
        ("classic", "rent_claim", Source(OURS)),
        ("starwars_ep2", "rent_claim", Source(PRINTED, ("us", "sw"))),
        ("classic", "fine_rolls", Source(CONVENTION)),
        ("classic", "creditors", Source(CONVENTION)),
        ("classic", "payment_in_kind", Source(PRINTED, ("fr", "sw"))),
        ("paris_francs", "salary", Source(PRINTED, ("us", "fr"))),
        ("starwars_ep2", "contest_trigger", Source(OURS, reconstructed=("rules",))),
        ("starwars_ep2", "marker_free", Source(OURS, reconstructed=("rules",))),
        ("starwars_ep2", "card_utility_mortgaged", Source(OURS)),
        ("classic", "no_auctions", Source(PRINTED, ("us", "fr", "sw"))),
    ],
)
def test_an_option_as_the_edition_has_it(edition: str, option: str, source: Source) -> None:
    assert of_option(NOTES[option], at(edition)) == source


@pytest.mark.parametrize(
    ("option", "value", "sheets"),
    [
        ("salary", 400, ()),
        ("no_auctions", True, ()),
        ("jail_double", JailDouble.FRESH_ROLL, ("fr",)),
        ("fine_rolls", 2, ("us",)),
    ],
)
def test_a_change_is_the_tables_own_whoever_prints_it(
    option: str, value: Any, sheets: tuple[str, ...]
) -> None:
    assert of_option(NOTES[option], at("classic", **{option: value})) == Source(HOUSE, sheets)


def test_what_a_mode_brings_is_printed_with_it() -> None:
    quick = at("classic")
    quick = replace(quick, options=official_for(quick.official, GameMode.QUICK))
    assert of_option(NOTES["houses_for_hotel"], quick) == Source(PRINTED, ("us", "short", "sw"))
    assert of_option(NOTES["deeds_dealt"], quick).kind is PRINTED


@pytest.mark.parametrize(
    ("edition", "changes", "reason", "kind"),
    [
        ("classic", {}, "rent.houses", PRINTED),
        ("classic", {}, "rent.group_doubled", PRINTED),
        ("classic", {"no_rent_in_jail": True}, "rent.owner_in_jail", HOUSE),
        ("classic", {"parking_pot": True}, "parking.pot", HOUSE),
        ("classic", {"utility_rent": UtilityRent.FRESH}, "rent.utility", HOUSE),
        ("classic", {"first_player": FirstPlayer.RANDOM}, "first.random", HOUSE),
        ("classic", {"card_utility_mortgaged": CardUtility.TEN_TIMES}, "rent.card_mortgaged", HOUSE),
        ("classic", {"salary": 400}, "go", HOUSE),
        ("classic", {}, "go", PRINTED),
        ("classic", {}, "buy.declined", PRINTED),
        ("classic", {}, "auction.unsold", CONVENTION),
        ("classic", {}, "bankrupt.share", CONVENTION),
        ("classic", {}, "debt", CONVENTION),
        ("classic", {}, "build.shortage", OURS),
        ("starwars_ep2", {}, "force.shift", PRINTED),
        ("starwars_ep2", {}, "force.contest", OURS),
        ("starwars_ep2", {"contest_trigger": ContestTrigger.ANY_MARKER}, "force.any_marker", HOUSE),
    ],
)
def test_a_reason_says_whose_rule_it_is(
    edition: str, changes: dict[str, Any], reason: str, kind: Provenance
) -> None:
    assert of_reason(REASONS[reason], at(edition, **changes))[0].kind is kind


def test_figures_that_we_made_up_are_told_beside_a_printed_rule() -> None:
    rule, figures = of_reason(REASONS["rent.houses"], at("starwars_ep2"))
    assert rule.kind is PRINTED and figures == Source(OURS, reconstructed=("rents",))
    assert len(of_reason(REASONS["rent.houses"], at("classic"))) == 1
    assert of_reason(REASONS["rent.houses"], at("paris_francs"))[1].reconstructed == ("rents",)


def test_every_reason_has_a_source_in_every_edition() -> None:
    for edition in ("classic", "paris", "paris_francs", "starwars_ep2"):
        for id, citation in REASONS.items():
            for source in of_reason(citation, at(edition)):
                assert source.kind is not PRINTED or source.sheets, (edition, id)
                assert source.kind is not HOUSE or "R-31" in citation.rulings or "O-6" in citation.rulings, id
