"""Every ruling and every field case that concerns the rules is cited by a test."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.options import Options

HERE = Path(__file__).parent
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py")))
VIEW_AND_COMPUTERS = {6, 11, 14, 18, 22, 27, 29, 33, 36, 39, 42, 44, 49, 50, 51}  # no cases of the rules


def cited(letter: str) -> set[int]:
    """The numbers cited under a letter, `R-3 to R-5` and `B52 to B56` included."""
    found = {int(number) for number in re.findall(rf"\b{letter}-?(\d+)", TEXT)}
    for low, high in re.findall(rf"\b{letter}-?(\d+) to {letter}-?(\d+)", TEXT):
        found |= set(range(int(low), int(high) + 1))
    return found


def test_every_ruling_is_cited() -> None:
    assert set(range(1, 32)) - cited("R") == set()


def test_every_field_case_of_the_rules_is_cited() -> None:
    assert set(range(1, 55)) - VIEW_AND_COMPUTERS - cited("B") == set()


def test_no_loan_immunity_or_promise_can_be_written_into_an_offer() -> None:
    """R-23: only what is owned, or owed, now changes hands, at once (A16)."""
    goods = {"cash", "deeds", "jail_cards", "relief"}
    assert {field.name for field in fields(Transfer)} == {"giver", "taker"} | goods
    assert {field.name for field in fields(Offer)} == {"transfers"}


def test_the_defaults_are_the_us_rules() -> None:
    """R-31: what families add is off unless it is asked for."""
    assert Options() == Options(
        jail_rolls=3, fine_rolls=3, auction_minimum=1, mortgage_interest_percent=10, offers_between_rolls=3
    )
