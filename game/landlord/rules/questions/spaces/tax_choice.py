"""A tax: the amount printed, or the tenth of one's worth where that may be chosen (A13)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.landlord.rules import events
from game.landlord.rules.commands import ChooseEffect
from game.landlord.rules.core.question import CLAIM, Act, Question
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.deeds import worth
from game.landlord.rules.options import IncomeTax
from game.landlord.rules.questions.dues import debt
from game.landlord.rules.questions.spaces import effects
from game.landlord.rules.ruleset import Space
from game.landlord.rules.state import LandlordState


@frame
class TaxChoice(Frame):
    """The amount printed on the space (0) or the tenth of one's worth (1), chosen before adding up (A13)."""

    seat: int
    space: int


def fall_due(state: LandlordState, log: list[Event], seat: int, space: Space) -> None:
    if space.percent and state.ruleset.options.income_tax is IncomeTax.TEN_PERCENT:
        push(state, TaxChoice(seat, space.index))
    else:
        _pay_printed(state, log, seat, space)


def _pay_printed(state: LandlordState, log: list[Event], seat: int, space: Space) -> None:
    debt.owe_bank(state, log, seat, space.amount, "tax", space.index, Why(("tax.flat",)))


def _choose(state: LandlordState, log: list[Event], command: ChooseEffect) -> None:
    """The choice is made before one's worth is added up (A13)."""
    choice = pop(state)
    assert isinstance(choice, TaxChoice)
    space, seat = state.ruleset.spaces[choice.space], choice.seat
    log.append(events.EffectChosen(seat, command.option))
    if command.option == 0:
        _pay_printed(state, log, seat, space)
        return
    total = worth.taxable_worth(state, seat)
    why = Why(("tax.percent",), (("worth", total), ("percent", space.percent)))
    due = state.ruleset.floored(total * space.percent // 100)
    debt.owe_bank(state, log, seat, due, "tax", space.index, why)


TAX_CHOICE = Question(
    TaxChoice,
    N_("A tax is being chosen."),
    acts={ChooseEffect: Act(_choose, effects.check_choice, effects.both_ways)},
    anyone=CLAIM,
)
