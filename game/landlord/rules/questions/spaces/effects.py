"""A drawn card: its verbs are carried out one after the other, and one of them may ask to choose."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.command import Command
from game.engine.event import Event
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import ChooseEffect
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import CLAIM, Act, Question
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.effect import Effect
from game.landlord.rules.state import LandlordState


@frame
class Effects(Frame):
    """Automatic: the verbs of a card that are still to be carried out."""

    seat: int
    deck: int
    card: int
    rest: tuple[Effect, ...]


@frame
class EffectChoice(Frame):
    """A card's choice of two ways."""

    seat: int
    deck: int
    card: int
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]


def draw(state: LandlordState, log: list[Event], seat: int, deck: int) -> None:
    """Turn up a card; nothing happens while all cards of the deck are in players' hands."""
    if state.piles[deck]:
        card = ledger.draw(state, log, seat, deck)
        push(state, Effects(seat, deck, card, state.ruleset.decks[deck].cards[card].effects))


def _settle(state: LandlordState, log: list[Event], card: Effects) -> bool:
    """Carry out the next verb; what it opens is answered before the one after it."""
    if not card.rest:
        pop(state)
        return True
    effect, card.rest = card.rest[0], card.rest[1:]
    if not card.rest:
        pop(state)
    effect.carry_out(state, log, card)
    return True


def check_choice(state: LandlordState, command: ChooseEffect) -> Refusal | None:
    return None if command.option in (0, 1) else refuse("choice.unknown")


def both_ways(state: LandlordState, seat: int) -> Iterable[Command]:
    return (ChooseEffect(seat, 0), ChooseEffect(seat, 1))


def _choose(state: LandlordState, log: list[Event], command: ChooseEffect) -> None:
    choice = pop(state)
    assert isinstance(choice, EffectChoice)
    log.append(events.EffectChosen(command.seat, command.option))
    chosen = choice.second if command.option else choice.first
    push(state, Effects(choice.seat, choice.deck, choice.card, chosen))


EFFECTS = Question(Effects, settle=_settle)
EFFECT_CHOICE = Question(
    EffectChoice,
    N_("A card asks for a choice."),
    acts={ChooseEffect: Act(_choose, check_choice, both_ways)},
    anyone=CLAIM,
)
