"""How a game ends besides the last one standing: by bankruptcies, time, rounds or worth (A17 to A19)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Outcome, Refusal
from game.landlord.rules.commands import TABLE, CallTime
from game.landlord.rules.core import ledger, seats, stack
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.deeds import worth
from game.landlord.rules.options import GameMode, TimeEnd
from game.landlord.rules.options.modes import BANKRUPTCIES
from game.landlord.rules.questions.dues import claims
from game.landlord.rules.state import Ending, LandlordState

SECONDS = 60  # in a minute
_WORTH = GameMode.WORTH  # asked for after every turn, and slow to look up on its class


def richest_wins(state: LandlordState, log: list[Event], ending: Ending) -> None:
    """Everything is added up; those who have most share the victory (A19)."""
    final = _worths(state)
    most = max(final[seat] for seat in seats.in_game(state))
    winners = tuple(seat for seat in seats.in_game(state) if final[seat] == most)
    _end(state, log, Outcome(winners, ending, final))


def _end(state: LandlordState, log: list[Event], outcome: Outcome) -> None:
    """Close the game: nobody is asked any more, and no rent can be claimed."""
    stack.replace_all(state, [])
    claims.forget(state)
    ledger.end(state, log, outcome)


def _worths(state: LandlordState) -> tuple[int, ...]:
    return tuple(worth.net_worth(state, seat) for seat in range(state.seats))


def ended_by_bankruptcies(state: LandlordState) -> bool:
    """Whether as many have left as end this game mode; who resigns counts too (our convention)."""
    needed = BANKRUPTCIES.get(state.ruleset.options.mode)
    return needed is not None and state.out.count(True) >= needed


def after_departure(state: LandlordState, log: list[Event]) -> None:
    """The last seat in the game has won, whatever is still open (R-30); a quick game ends sooner (A17)."""
    alive = seats.in_game(state)
    if len(alive) == 1:
        _end(state, log, Outcome(tuple(alive), Ending.LAST_STANDING, _worths(state)))
    elif ended_by_bankruptcies(state):
        richest_wins(state, log, Ending.BANKRUPTCIES)


def after_turn(state: LandlordState, log: list[Event]) -> bool:
    """Whether somebody is worth what was agreed, and the game over."""
    options = state.ruleset.options
    if options.mode is not _WORTH:
        return False
    if max(worth.net_worth(state, seat) for seat in seats.in_game(state)) < options.target_worth:
        return False
    richest_wins(state, log, Ending.WORTH)
    return True


def after_round(state: LandlordState, log: list[Event]) -> bool:
    """Whether the last round is over, and the game with it."""
    if state.round != state.last_round:
        return False
    timed = state.ruleset.options.mode is GameMode.TIMED
    richest_wins(state, log, Ending.TIME if timed else Ending.ROUNDS)
    return True


def set_rounds(state: LandlordState, log: list[Event]) -> None:
    """A game of a fixed number of rounds knows its last one from the start."""
    options = state.ruleset.options
    if options.mode is GameMode.ROUNDS:
        ledger.set_last_round(state, log, options.rounds, Why(("end.rounds",)))


def clock(state: LandlordState, seconds: float) -> CallTime | None:
    """When the agreed time has been played, the table says so (A18)."""
    return CallTime(TABLE) if seconds >= state.ruleset.options.minutes * SECONDS else None


def check_time(state: LandlordState, command: CallTime) -> Refusal | None:
    """Only in a timed game, and once."""
    if state.ruleset.options.mode is not GameMode.TIMED:
        return refuse("time.not_timed")
    return refuse("time.called") if state.last_round else None


def call_time(state: LandlordState, log: list[Event], command: CallTime) -> None:
    """The round in play is finished, or the game ends on the spot, as was agreed (A18)."""
    if state.ruleset.options.time_end is TimeEnd.AT_ONCE:
        richest_wins(state, log, Ending.TIME)
        return
    ledger.set_last_round(state, log, state.round, Why(("end.time",)))
