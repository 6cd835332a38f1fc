"""The board as it is played with a set of options: one place where options change what is printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.landlord.rules.options import Options
from game.landlord.rules.ruleset import Ruleset, Space, SpaceKind


def variant(ruleset: Ruleset, options: Options) -> Ruleset:
    """An edition's printed rules with the options of one game."""
    if options == ruleset.options:
        return ruleset
    spaces = tuple(_with_hotel_after(space, options.houses_for_hotel) for space in ruleset.spaces)
    played = replace(
        ruleset, spaces=spaces, start_cash=options.start_cash, salary=options.salary, options=options
    )
    if not options.unlimited_buildings:
        return played
    streets = sum(space.kind is SpaceKind.STREET for space in spaces)  # enough for every lot is without end
    return replace(played, houses=streets * (played.hotel_level - 1), hotels=streets)


def played(ruleset: Ruleset, options: Options, sides: Sequence[str]) -> Ruleset:
    """The same for one game: with its options, and the side of the Force each seat is on."""
    found = variant(ruleset, options)
    if found.force is None:
        return found
    named = [found.force.sides.index(side) if side in found.force.sides else 0 for side in sides]
    return replace(found, force=replace(found.force, seats=tuple(named)))


def _with_hotel_after(space: Space, houses: int) -> Space:
    """Hotels after fewer houses: the rows of the deed between them and the hotel are not used (A17)."""
    if space.kind is not SpaceKind.STREET or houses >= len(space.rents) - 2:
        return space
    return replace(space, rents=(*space.rents[: houses + 1], space.rents[-1]))
