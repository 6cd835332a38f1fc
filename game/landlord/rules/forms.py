"""The forms of the game: what each changes of the official rules besides how it ends (A17, A18)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.landlord.rules.options import DealtDeeds, GameForm, IncomeTax, Options

BANKRUPTCIES: Mapping[GameForm, int] = {GameForm.QUICK: 2, GameForm.QUICK_1990S: 1}
QUICK_HOUSES = 3

_BRINGS: Mapping[GameForm, Mapping[str, Any]] = {
    GameForm.STANDARD: {},
    GameForm.QUICK: {"deeds_dealt": 2, "dealt_deeds": DealtDeeds.PAID, "houses_for_hotel": QUICK_HOUSES},
    GameForm.QUICK_1990S: {
        "deeds_dealt": 3,
        "dealt_deeds": DealtDeeds.FREE,
        "houses_for_hotel": QUICK_HOUSES,
        "jail_throws": 1,  # out on the next turn: by a double, a card or the fine
        "income_tax": IncomeTax.FLAT,
    },
    GameForm.TIMED: {"deeds_dealt": 2, "dealt_deeds": DealtDeeds.PAID},
    GameForm.ROUNDS: {},
    GameForm.WORTH: {},
}
_TOUCHED = tuple(sorted({name for brings in _BRINGS.values() for name in brings}))


def choose(options: Options, official: Options, form: GameForm) -> Options:
    """The options with another form of the game: what forms decide becomes as that form's own rules say."""
    usual = {name: getattr(official, name) for name in _TOUCHED}
    return replace(options, form=form, **{**usual, **_brings(official, form)})


def official_for(official: Options, form: GameForm) -> Options:
    """An edition's official options for a form of the game."""
    return choose(official, official, form)


def _brings(official: Options, form: GameForm) -> dict[str, Any]:
    """A board that builds hotels on fewer houses anyway keeps its number."""
    brings = dict(_BRINGS[form])
    if "houses_for_hotel" in brings:
        brings["houses_for_hotel"] = min(QUICK_HOUSES, official.houses_for_hotel)
    return brings
