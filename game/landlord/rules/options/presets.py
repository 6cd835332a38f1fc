"""The sets of rules that come with every edition, ready to be chosen."""

from __future__ import annotations

from dataclasses import replace

from game.engine.messages import N_
from game.engine.options import Shipped
from game.landlord.rules.options import GameMode, Options
from game.landlord.rules.options.modes import choose, official_for


def shipped(official: Options) -> list[Shipped]:
    """The ready-made sets of rules for an edition with these official options."""
    quick = official_for(official, GameMode.QUICK)
    family = choose(official, official, GameMode.ROUNDS)
    return [
        Shipped("official", N_("Official"), N_("By the book, to the last player standing."), official),
        Shipped(
            "quick_evening",
            N_("Quick evening"),
            N_("Two deeds to begin with, three {houses} before a {hotel}, over at the second bankruptcy."),
            quick,
        ),
        Shipped(
            "family_table",
            N_("Family table"),
            N_("Twenty rounds with the pot, double pay for stopping on {go}, and an eye on gifts."),
            replace(family, rounds=20, parking_pot=True, double_salary=True, gift_guard=True),
        ),
    ]
