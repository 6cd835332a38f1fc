"""The opening: markers and deeds may be dealt, then it is said how the first seat is found (A23)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules import events
from game.landlord.rules.core import chance
from game.landlord.rules.course import deal
from game.landlord.rules.moves import force, pot
from game.landlord.rules.options import FirstPlayer
from game.landlord.rules.questions.turns import endings, opening_roll
from game.landlord.rules.state import LandlordState


def start(state: LandlordState, log: list[Event]) -> None:
    """All that comes before the first turn, up to the first question."""
    log.append(events.GameStarted(state.seats, state.ruleset.start_cash))
    force.set_up(state, log)
    pot.seed(state, log)
    deal.deal(state, log)
    endings.set_rounds(state, log)
    match state.ruleset.options.first_player:
        case FirstPlayer.HIGHEST_ROLL:
            opening_roll.ask(state)
        case FirstPlayer.SEAT_ORDER:
            opening_roll.begins(state, log, 0, Why(("first.seat_order",)))
        case FirstPlayer.RANDOM:
            opening_roll.begins(state, log, chance.seat(state), Why(("first.random",)))
