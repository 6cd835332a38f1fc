"""Rule options by chance: every option, every value, in any combination."""

from __future__ import annotations

import random
from typing import Any, get_type_hints

from hypothesis import strategies as st

from game.landlord.rules.options import Options
from game.landlord.rules.options.notes import NOTES, Note

# Where the whole range would make most games alike, or endless.
FEWER: dict[str, tuple[int, ...]] = {
    "minutes": (90,),
    "rounds": (1, 2, 5, 20, 60),
    "target_worth": (1000, 2500, 4000, 8000),
    "deeds_dealt": (0, 0, 1, 2, 5, 14),
    "houses_for_hotel": (1, 2, 3, 4, 4, 9),
    "auction_minimum": (1, 10, 100),
    "mortgage_interest_percent": (0, 10, 10, 50),
    "offers_between_rolls": (0, 1, 3),
    "pot_seed": (0, 50, 500),
    "start_cash": (60, 400, 1500, 1500, 5000),
    "salary": (0, 100, 200, 200, 400),
    "fine_rolls": (0, 1, 3),
}


def values(note: Note) -> list[Any]:
    """What an option may be."""
    if note.kind == "choice":
        kind = get_type_hints(Options)[note.id]
        return [kind(choice.value) for choice in note.choices]
    if note.kind == "toggle":
        return [False, True]
    return list(FEWER.get(note.id, range(note.low, note.high + 1)))


def any_options() -> st.SearchStrategy[Options]:
    """Options for hypothesis."""
    return st.builds(Options, **{id: st.sampled_from(values(note)) for id, note in NOTES.items()})


def some_options(seed: int) -> Options:
    """Options for a seed; most of them as they are by default, so that games go far."""
    chance = random.Random(seed)
    changed = {id: chance.choice(values(note)) for id, note in NOTES.items() if chance.random() < 0.4}
    return Options(**changed)
