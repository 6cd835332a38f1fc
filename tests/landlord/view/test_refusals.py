"""Every reason the rules can give has words, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.protocol import Refusal
from game.landlord.rules.core.refusals import REFUSALS
from game.landlord.rules.frames import Negotiation
from game.landlord.view.refusals import ASKS, FALLBACK, TEXTS, refusal_text
from game.ui import i18n
from tests.landlord.view.tables import classic


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    i18n.set_language(request.param)
    yield request.param
    i18n.set_language("en")


def test_no_code_is_without_words() -> None:
    assert set(REFUSALS) <= set(TEXTS)


def test_its_words_take_its_figures(language: str) -> None:
    for code, kind in REFUSALS.items():
        figures = tuple((name, Negotiation.__name__ if name == "frame" else 1) for name in kind.figures)
        text = refusal_text(Refusal(code, figures), classic(), ["Ada", "Bruno"])
        assert text.startswith("**") and text.count("**") == 2 and "{" not in text, code
        assert text != i18n._(FALLBACK), code
        if language == "fr":
            assert i18n._(TEXTS[code]) != TEXTS[code], code


def test_an_amount_is_money_and_a_count_is_not() -> None:
    words = refusal_text(Refusal("cash.short", (("needed", 100), ("cash", 40))), classic(), [])
    assert "$100" in words and "$40" in words
    words = refusal_text(Refusal("sell.no_houses", (("needed", 4), ("left", 3))), classic(), [])
    assert "$" not in words and "4" in words and "3" in words


def test_the_open_question_is_named() -> None:
    words = refusal_text(Refusal("turn.other_question", (("frame", "Auction"),)), classic(), [])
    assert ASKS["Auction"] in words
