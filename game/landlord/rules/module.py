"""The board game as the table, the computers and the saves know it."""

from __future__ import annotations

from game.engine.event import Event
from game.engine.protocol import Outcome
from game.engine.rng import Rng
from game.landlord.rules import legal, policy
from game.landlord.rules.core import ledger
from game.landlord.rules.core import observe as hidden
from game.landlord.rules.course import opening
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.settle import carry_out
from game.landlord.rules.state import BANK, FREE, LandlordState


class Landlord:
    """The rules of the board game; see RulesModule for what each method promises."""

    name = "landlord"

    def new(self, ruleset: Ruleset, seats: int, seed: int) -> tuple[LandlordState, list[Event]]:
        if not ruleset.min_seats <= seats <= ruleset.max_seats:
            raise ValueError(f"{seats} seats; this edition takes {ruleset.min_seats} to {ruleset.max_seats}")
        state = LandlordState(
            ruleset=ruleset,
            rng=Rng(seed),
            seats=seats,
            cash=[ruleset.start_cash] * seats,
            position=[ruleset.go] * seats,
            jail=[FREE] * seats,
            out=[False] * seats,
            jail_cards=[[] for _ in range(seats)],
            owner=[BANK] * ruleset.size,
            level=[0] * ruleset.size,
            mortgaged=[False] * ruleset.size,
            piles=[list(range(len(deck.cards))) for deck in ruleset.decks],
            houses_left=ruleset.houses,
            hotels_left=ruleset.hotels,
            offers_made=[0] * seats,
            passed_go=[False] * seats,
        )
        ledger.shuffle_piles(state)
        log: list[Event] = []
        opening.start(state, log)
        return state, log

    waiting_on = staticmethod(policy.waiting_on)
    legal_commands = staticmethod(legal.legal_commands)
    openings = staticmethod(legal.openings)
    check = staticmethod(policy.check)
    apply = staticmethod(carry_out)
    observe = staticmethod(hidden.observe)
    determinize = staticmethod(hidden.determinize)

    def outcome(self, state: LandlordState) -> Outcome | None:
        return state.outcome


LANDLORD = Landlord()
