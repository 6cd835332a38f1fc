"""The keys by which colours and glyphs of groups are named."""

from __future__ import annotations

from game.landlord.rules.ruleset import Ruleset, SpaceKind

_SHARED = {SpaceKind.STATION: "rail", SpaceKind.UTILITY: "util"}


def group_key(ruleset: Ruleset, group: int) -> str:
    """The key of a group in "g-<key>", "gu-<key>" and glyphs: "rail", "util", or its number from 1."""
    kind = ruleset.groups[group].kind
    first = next(i for i, other in enumerate(ruleset.groups) if other.kind is kind)
    return _SHARED[kind] if kind in _SHARED and group == first else str(group + 1)
