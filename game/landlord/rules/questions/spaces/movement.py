"""Moving a token: walking past GO pays, going back and going to jail never do (R-7, R-8)."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.landlord.rules.core import ledger
from game.landlord.rules.core.stack import push
from game.landlord.rules.questions.spaces.landing import Landing
from game.landlord.rules.state import BANK, LandlordState


def walk(state: LandlordState, log: list[Event], seat: int, steps: int, rent: str = "normal") -> None:
    """Forward; passing or reaching GO pays the salary once, then the space is resolved (R-29)."""
    rules = state.ruleset
    start = state.position[seat]
    ledger.move(state, log, seat, (start + steps) % rules.size, steps, "walk")
    to_go = (rules.go - start) % rules.size or rules.size
    if steps >= to_go:
        ledger.pass_go(state, seat)
        _pay_salary(state, log, seat)
    push(state, Landing(seat, rent))


def _pay_salary(state: LandlordState, log: list[Event], seat: int) -> None:
    """Double for stopping exactly on GO, where a house rule says so (R-25)."""
    rules, salary = state.ruleset, state.ruleset.salary
    if rules.options.double_salary and state.position[seat] == rules.go:
        why = Why(("go.double",), (("salary", salary),))
        ledger.pay(state, log, BANK, seat, 2 * salary, "salary", rules.go, why)
    else:
        ledger.pay(state, log, BANK, seat, salary, "salary", rules.go)


def walk_to(state: LandlordState, log: list[Event], seat: int, space: int, rent: str = "normal") -> None:
    """Forward to a space; a whole lap if the token stands there already."""
    size = state.ruleset.size
    walk(state, log, seat, (space - state.position[seat]) % size or size, rent)


def back(state: LandlordState, log: list[Event], seat: int, steps: int) -> None:
    """Backward, never a salary; the space is resolved."""
    end = (state.position[seat] - steps) % state.ruleset.size
    ledger.move(state, log, seat, end, steps, "back")
    push(state, Landing(seat))
