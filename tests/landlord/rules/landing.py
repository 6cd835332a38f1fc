"""Walking round the board by the rules themselves, to see how often a roll ends on each space.

Two seats with more cash than they could ever lose roll in turn; every deed is left with the bank, and
nothing is auctioned. Cards are drawn afresh: after each draw the deck is cut, and a jail card that
was kept is put back. A double that frees from jail moves, and so does the last failed roll, everywhere,
for that is what the tables count. All else is the game as it is played: real commands, checked by the rules.
"""

from __future__ import annotations

from dataclasses import replace

from game.engine.command import Command
from game.engine.event import Event
from game.engine.rng import Rng
from game.landlord.rules import commands as c
from game.landlord.rules.course.variant import variant
from game.landlord.rules.events import CardDrawn, DiceRolled
from game.landlord.rules.frames import BuyOffer, EffectChoice, OpeningRoll, Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import JailDouble, JailThird
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import FREE, LandlordState

RICH = 10**12
IN_JAIL = -1  # the last column: after all spaces


class Walk:
    """Two seats that only walk; `stay` in jail or leave at once, and which way to `choose` on a card."""

    def __init__(self, ruleset: Ruleset, seed: int, stay: bool, choose: int = 0) -> None:
        options = replace(
            ruleset.options,
            start_cash=RICH,
            no_auctions=True,
            jail_double=JailDouble.MOVE_BY_ROLL,
            jail_third=JailThird.MOVE_BY_ROLL,
        )
        self.state: LandlordState = LANDLORD.new(variant(ruleset, options), 2, seed)[0]
        self.cut = Rng(seed + 1)
        self.stay, self.choose = stay, choose
        self.ended = [0] * (ruleset.size + 1)

    def rolls(self, count: int) -> list[float]:
        """The percent of this many more rolls that ended on each space, and in jail."""
        self.ended = [0] * len(self.ended)
        rolled, moved = 0, -1
        while rolled < count:
            if moved >= 0 and isinstance(self.state.stack[-1], Turn):
                self._count(moved)
                rolled, moved = rolled + 1, -1
                continue
            seat = LANDLORD.waiting_on(self.state)[0]
            for event in self._act(self._decide(seat)):
                if type(event) is DiceRolled and event.purpose in ("move", "jail"):
                    moved = event.seat
        return [100 * ended / count for ended in self.ended]

    def _count(self, seat: int) -> None:
        state = self.state
        self.ended[state.position[seat] if state.jail[seat] == FREE else IN_JAIL] += 1

    def _decide(self, seat: int) -> Command:
        match self.state.stack[-1]:
            case Turn(rolled=True):
                return c.EndTurn(seat)
            case Turn() if self.state.jail[seat] != FREE and not self.stay:
                return c.PayFine(seat)
            case BuyOffer():
                return c.DeclineDeed(seat)
            case EffectChoice():
                return c.ChooseEffect(seat, self.choose)
            case OpeningRoll() | Turn():
                return c.RollDice(seat)
            case question:
                raise AssertionError(f"nobody should be asked {question}")

    def _act(self, command: Command) -> list[Event]:
        refusal = LANDLORD.check(self.state, command)
        assert refusal is None, (command, refusal)
        events = LANDLORD.apply(self.state, command)
        for event in events:
            if type(event) is CardDrawn:
                self._cut(event.deck)
        return events

    def _cut(self, deck: int) -> None:
        """Any card may be next, also the one that was just drawn."""
        pile = self.state.piles[deck]
        for hand in self.state.jail_cards:
            for kept in [card for card in hand if card[0] == deck]:
                hand.remove(kept)
                pile.append(kept[1])
        at = self.cut.below(len(pile))
        pile[:] = pile[at:] + pile[:at]


def worst(found: list[float], table: tuple[float, ...]) -> tuple[float, int]:
    """The greatest difference in points, and the column that has it."""
    return max((abs(found[column] - table[column]), column) for column in range(len(table)))
