"""The game modes: what each changes of the official rules besides how it ends (A17, A18)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.landlord.rules.options import DealtDeeds, GameMode, IncomeTax, Options

BANKRUPTCIES: Mapping[GameMode, int] = {GameMode.QUICK: 2, GameMode.QUICK_1990S: 1}
QUICK_HOUSES = 3

_BRINGS: Mapping[GameMode, Mapping[str, Any]] = {
    GameMode.STANDARD: {},
    GameMode.QUICK: {"deeds_dealt": 2, "dealt_deeds": DealtDeeds.PAID, "houses_for_hotel": QUICK_HOUSES},
    GameMode.QUICK_1990S: {
        "deeds_dealt": 3,
        "dealt_deeds": DealtDeeds.FREE,
        "houses_for_hotel": QUICK_HOUSES,
        "jail_rolls": 1,  # out on the next turn: by a double, a card or the fine
        "income_tax": IncomeTax.FLAT,
    },
    GameMode.TIMED: {"deeds_dealt": 2, "dealt_deeds": DealtDeeds.PAID},
    GameMode.ROUNDS: {},
    GameMode.WORTH: {},
}
_TOUCHED = tuple(sorted({name for brings in _BRINGS.values() for name in brings}))


def choose(options: Options, official: Options, mode: GameMode) -> Options:
    """The options with another game mode: what modes decide becomes as that mode's own rules say."""
    usual = {name: getattr(official, name) for name in _TOUCHED}
    return replace(options, mode=mode, **{**usual, **_brings(official, mode)})


def official_for(official: Options, mode: GameMode) -> Options:
    """An edition's official options for a game mode."""
    return choose(official, official, mode)


def _brings(official: Options, mode: GameMode) -> dict[str, Any]:
    """A board that builds hotels on fewer houses anyway keeps its number."""
    brings = dict(_BRINGS[mode])
    if "houses_for_hotel" in brings:
        brings["houses_for_hotel"] = min(QUICK_HOUSES, official.houses_for_hotel)
    return brings
