"""The board game's options and modes in words of an edition."""

from __future__ import annotations

from typing import Any

from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook
from game.landlord.rules.options import GameMode
from game.landlord.rules.ruleset import SpaceKind
from game.packs.pack import Pack
from game.ui.i18n import _, language, money


def option_words(pack: Pack, options: Any) -> dict[str, str]:
    """What stands for the {names} in titles and texts of options."""
    words = {word: pack.text(f"word.{word}", language()) for word in ("house", "houses", "hotel", "hotels")}
    words["go"] = _space_name(pack, SpaceKind.GO)
    words["parking"] = _space_name(pack, SpaceKind.FREE_PARKING)
    words["salary"] = money(options.salary, pack.currency)
    words["double"] = money(2 * options.salary, pack.currency)
    return words


def _space_name(pack: Pack, kind: SpaceKind) -> str:
    """The edition's name of the first space of a kind; a board may lack it."""
    index = next((space.index for space in pack.ruleset.spaces if space.kind is kind), None)
    return "" if index is None else pack.text(f"space.{index}.name", language())


def mode_text(rules: Rulebook) -> str:
    """How a game of this mode goes and ends."""
    match rules.options.mode:
        case GameMode.STANDARD:
            return _("The last player who is not bankrupt wins.")
        case GameMode.QUICK:
            text = _("Two deeds each, three {houses} before a {hotel}; the second bankruptcy ends it.")
            words = {word: rules.pack.text(f"word.{word}", language()) for word in ("houses", "hotel")}
            return text.format(**words)
        case GameMode.QUICK_1990S:
            return _("Three free deeds each, one turn in jail; the first bankruptcy ends it.")
    note = rules.length()
    assert note is not None
    return option_texts.text(note, rules.pack, rules.options)
