"""The verbs of a card that lead to cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.event import Event
from game.engine.messages import N_
from game.landlord.rules.core import ledger
from game.landlord.rules.core.stack import push
from game.landlord.rules.effect import DeckIndex, Effect, Told, Way
from game.landlord.rules.questions.spaces import effects
from game.landlord.rules.questions.spaces.effects import EffectChoice, Effects
from game.landlord.rules.state import BANK, LandlordState


@dataclass(frozen=True, slots=True)
class KeepJailCard(Effect):
    """Keep the card until it is used, traded or given up."""

    told: ClassVar[Told | None] = Told(
        "key", N_("Keep it until you need it, or trade it"), N_("Keep the card")
    )

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        ledger.move_jail_card(state, log, card.deck, card.card, BANK, card.seat)


@dataclass(frozen=True, slots=True)
class DrawFrom(Effect):
    """Draw a card from a deck."""

    told: ClassVar[Told | None] = Told("card", N_("Draw another card"), N_("Draw a card"))
    waits: ClassVar[bool] = True
    deck: DeckIndex

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        effects.draw(state, log, card.seat, self.deck)


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """The player picks one of two lists of verbs."""

    waits: ClassVar[bool] = True
    first: Way
    second: Way

    def carry_out(self, state: LandlordState, log: list[Event], card: Effects) -> None:
        push(state, EffectChoice(card.seat, card.deck, card.card, self.first, self.second))
