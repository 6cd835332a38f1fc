"""Where Force markers are and may be: two of them, one a side, over spaces that can be bought."""

from __future__ import annotations

from game.landlord.rules.options import MarkerFree
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import BANK, LandlordState


def way(rules: Ruleset, start: int, steps: int) -> tuple[int, ...]:
    """The spaces a marker passes: those of its die, then on to the next that can be bought."""
    passed = [(start + step) % rules.size for step in range(1, steps + 1)]
    while not may_rest(rules, passed[-1]):
        passed.append((passed[-1] + 1) % rules.size)
    return tuple(passed)


def may_rest(rules: Ruleset, space: int) -> bool:
    """A marker rests only on a space that can be bought, be it sold or not."""
    return rules.spaces[space].group >= 0


def free(state: LandlordState) -> tuple[int, ...]:
    """Where a beaten marker may go: to a deed's space without another marker, and a token or an owner."""
    if state.ruleset.options.marker_free is MarkerFree.NOT_OWNED:
        taken = {space for space in state.ruleset.deeds if state.owner[space] != BANK}
    else:
        taken = {where for where, out in zip(state.position, state.out, strict=True) if not out}
    taken.update(state.markers)
    return tuple(space for space in state.ruleset.deeds if space not in taken)


def barred(state: LandlordState) -> tuple[int, ...]:
    """The spaces on which nobody may build because a marker hovers there, where that is played."""
    return state.markers if state.ruleset.options.marker_blocks_building else ()
