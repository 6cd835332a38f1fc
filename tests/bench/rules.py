"""How fast the rules alone are: four plain players who buy, bid, build and raise cash without thinking.

Run from the project's root: python -m tests.bench.rules [GAMES]
"""

from __future__ import annotations

import sys
import time

from game.engine.command import Command
from game.landlord.rules import commands as c
from game.landlord.rules import frames as f
from game.landlord.rules.deeds import worth
from game.landlord.rules.legal import answers
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.questions.dues import auction
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import FREE, LandlordState
from tests.landlord.rules.boards import classic

TURN_LIMIT = 1000


def decide(state: LandlordState, seat: int) -> Command:
    """A plain answer to the question on top."""
    frame = state.stack[-1]
    cash = state.cash[seat]
    if isinstance(frame, f.Turn):
        if frame.rolled:
            return build(state, seat) or c.EndTurn(seat)
        if state.jail[seat] != FREE and cash >= 500:
            return c.PayFine(seat)
        return c.RollDice(seat)
    if isinstance(frame, f.BuyOffer):
        price = state.ruleset.spaces[frame.space].price
        return c.BuyDeed(seat) if cash >= price else c.DeclineDeed(seat)
    if isinstance(frame, f.Auction):
        lowest = auction.lowest_bid(state, frame) + 9
        most = min(cash, state.ruleset.spaces[frame.space].price)
        return c.Bid(seat, lowest) if lowest <= most else c.DropOut(seat)
    if isinstance(frame, f.Debt) and worth.raisable(state, seat) < frame.amount:
        return c.DeclareBankruptcy(seat)
    return answers(state, seat)[0]


def build(state: LandlordState, seat: int) -> Command | None:
    """A house wherever one may be put up, with some cash left."""
    for group in state.ruleset.groups:
        if group.kind is not SpaceKind.STREET or state.cash[seat] < group.house_cost + 200:
            continue
        if all(state.owner[space] == seat for space in group.members):
            space = min(group.members, key=state.level.__getitem__)
            command = c.Build(seat, space)
            if LANDLORD.check(state, command) is None:
                return command
    return None


def play(ruleset: Ruleset, seed: int, checked: bool = True) -> tuple[int, int]:
    """A whole game of four; its turns and commands."""
    state, _ = LANDLORD.new(ruleset, 4, seed)
    turns = 0
    while state.outcome is None and turns < TURN_LIMIT:
        command = decide(state, LANDLORD.waiting_on(state)[0])
        if checked and LANDLORD.check(state, command) is not None:
            raise RuntimeError(f"{command} is refused")
        LANDLORD.apply(state, command)
        turns += isinstance(command, c.EndTurn)
    return turns, state.seq


def main() -> None:
    """Play some games and say how fast it went."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    ruleset = classic()
    play(ruleset, 0)
    start = time.process_time()
    played = [play(ruleset, seed) for seed in range(games)]
    spent = time.process_time() - start
    turns, commands = (sum(column) for column in zip(*played, strict=True))
    print(f"{games} games, {turns} turns, {commands} commands in {spent:.2f} s of one core:")
    print(f"{games / spent:.0f} games/s, {turns / spent:.0f} turns/s, {commands / spent:.0f} commands/s")


if __name__ == "__main__":
    main()
