"""What a card does: a closed set of verbs that combine."""

from __future__ import annotations

from game.landlord.rules.effect import Effect
from game.landlord.rules.verbs.cards import Choose, DrawFrom, KeepJailCard
from game.landlord.rules.verbs.money import Pay, PayEach, PayPerBuilding, Receive, ReceiveEach
from game.landlord.rules.verbs.moves import AdvanceNearest, AdvanceTo, GoBackTo, GoToJail, MoveBy

__all__ = [
    "VERBS", "AdvanceNearest", "AdvanceTo", "Choose", "DrawFrom", "GoBackTo", "GoToJail", "KeepJailCard",
    "MoveBy", "Pay", "PayEach", "PayPerBuilding", "Receive", "ReceiveEach",
]  # fmt: skip

VERBS: tuple[type[Effect], ...] = (
    AdvanceTo,
    AdvanceNearest,
    GoBackTo,
    MoveBy,
    GoToJail,
    Receive,
    Pay,
    ReceiveEach,
    PayEach,
    PayPerBuilding,
    KeepJailCard,
    DrawFrom,
    Choose,
)
