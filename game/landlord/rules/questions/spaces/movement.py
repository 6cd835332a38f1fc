"""Moving a token: walking past GO pays, going back and going to jail never do (R-7, R-8)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules.core import ledger
from game.landlord.rules.core.stack import push
from game.landlord.rules.questions.spaces.landing import Landing
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK, LandlordState

FRESH_ROLL = "fresh_roll"


def walk(state: LandlordState, log: list[Event], seat: int, steps: int, rent: str = "normal") -> None:
    """Forward; each time GO is passed or reached pays a salary, then the space is resolved (R-29)."""
    rules = state.ruleset
    start = state.position[seat]
    ledger.move(state, log, seat, (start + steps) % rules.size, steps, "walk")
    to_go = (rules.go - start) % rules.size or rules.size
    for end in range(to_go, steps + 1, rules.size):
        ledger.pass_go(state, seat)
        _pay_salary(state, log, seat, stops=end == steps)
    push(state, Landing(seat, rent))


def _pay_salary(state: LandlordState, log: list[Event], seat: int, *, stops: bool) -> None:
    """Double for stopping exactly on GO, where a house rule says so (R-25)."""
    rules, salary = state.ruleset, state.ruleset.salary
    if rules.options.double_salary and stops:
        why = Why(("go.double",), (("salary", salary),))
        ledger.pay(state, log, BANK, seat, 2 * salary, "salary", rules.go, why)
    else:
        ledger.pay(state, log, BANK, seat, salary, "salary", rules.go)


def sent(state: LandlordState, space: int) -> str:
    """How a rent is asked for where a card sends to: no roll has led to a utility, so one is made."""
    return FRESH_ROLL if state.ruleset.spaces[space].kind is SpaceKind.UTILITY else "normal"


def walk_to(state: LandlordState, log: list[Event], seat: int, space: int, rent: str = "normal") -> None:
    """Forward to a space; a whole lap if the token stands there already."""
    size = state.ruleset.size
    walk(state, log, seat, (space - state.position[seat]) % size or size, rent)


def back(state: LandlordState, log: list[Event], seat: int, steps: int) -> None:
    """Backward, never a salary; the space is resolved."""
    end = (state.position[seat] - steps) % state.ruleset.size
    ledger.move(state, log, seat, end, steps, "back")
    push(state, Landing(seat, sent(state, end)))
