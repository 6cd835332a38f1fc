"""A player who does anything that is legal: the measure of all others, and a probe of the rules."""

from __future__ import annotations

from game.engine.command import Command
from game.engine.rng import Rng
from game.landlord.bots.memory import Memory
from game.landlord.rules import commands as c
from game.landlord.rules.deeds import shortage
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.state import LandlordState

_RARE = (c.Resign, c.DeclareBankruptcy, c.Mortgage, c.SellBuilding, c.SellGroup)


class RandomBot:
    """Picks among the legal commands with dice of its own, which the state alone decides."""

    public_only = False

    def decide(self, seen: LandlordState, seat: int, memory: Memory) -> Command:
        rng = Rng(seen.seq * 1_000_003 + seat + sum(seen.cash))
        options = [
            command for command in LANDLORD.legal_commands(seen, seat) if type(command) is not c.Resign
        ]
        for opening in LANDLORD.openings(seen, seat):
            if opening.kind == "Bid":
                options.append(
                    c.Bid(seat, min(opening.high, opening.low + seen.ruleset.unit * rng.below(30)))
                )
            elif opening.kind == "WantBuilding":
                options += _wishes(seen, seat, 1 + rng.below(opening.high))
        usual = [command for command in options if type(command) not in _RARE] or options
        pick = options if rng.below(8) == 0 else usual
        return pick[rng.below(len(pick))]

    def interrupt(self, seen: LandlordState, seat: int) -> Command | None:
        """Sleeps through some of its rents."""
        if Rng(seen.seq * 1_000_003 + seat).below(3) == 0:
            return None
        return next((c.ClaimRent(seat, claim.id) for claim in seen.claims if claim.owner == seat), None)


def _wishes(state: LandlordState, seat: int, count: int) -> list[Command]:
    """To want this many of the bank's last houses or hotels."""
    spread = [c.WantBuilding(seat, shortage.spread(state, seat, hotel, count)) for hotel in (False, True)]
    return [wish for wish in spread if LANDLORD.check(state, wish) is None]
