"""The sections and parts that the options of the board game belong to."""

from __future__ import annotations

OFFICIAL, MODE, HOUSE = "official", "mode", "house"
FORCE, CARD_UTILITY = "force", "card_utility"
