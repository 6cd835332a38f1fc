"""The noises of the table: how each is made, how many takes it has, and how loud it strikes the ear."""

from __future__ import annotations

from collections.abc import Callable

import papers
import signals
import touches
from synth import Sound

Table = dict[str, tuple[Callable[[int], Sound], int, float]]

# By name: the maker, the takes, the loudness of the strongest moment in LUFS.
TAKES: Table = {
    "click": (touches.click, 1, -32),
    "hover": (touches.hover, 1, -41),
    "back": (touches.back, 1, -32),
    "no": (touches.no, 1, -29),
    "shake": (touches.shake, 2, -31),
    "dice": (touches.dice_felt, 4, -22),
    "step": (touches.step_felt, 4, -26),
    "whoosh": (touches.whoosh, 1, -29),
    "card": (papers.card, 1, -27),
    "flip": (papers.flip, 1, -27),
    "lay": (papers.lay, 2, -29),
    "deed": (papers.deed, 1, -28),
    "cash": (papers.cash, 3, -27),
    "coin": (papers.coin, 1, -25),
    "stamp": (papers.stamp, 1, -23),
    "build": (touches.build, 3, -23),
    "hotel": (touches.hotel, 1, -20),
    "demolish": (touches.demolish, 1, -22),
    "jail": (touches.jail, 1, -18),
    "unlock": (touches.unlock, 1, -22),
    "auction": (signals.auction, 1, -22),
    "bid": (signals.bid, 2, -26),
    "pass": (signals.drop_out, 1, -28),
    "gavel": (signals.gavel, 1, -18),
    "trade": (signals.trade, 1, -24),
    "accept": (signals.accept, 1, -22),
    "refuse": (signals.refuse, 1, -24),
    "debt": (signals.debt, 1, -22),
    "bankrupt": (signals.bankrupt, 1, -20),
    "turn": (signals.turn, 1, -24),
    "claim": (signals.claim, 1, -21),
    "marker": (signals.marker, 1, -25),
    "contest": (signals.contest, 1, -19),
    "contest_won": (signals.contest_won, 1, -19),
    "contest_lost": (signals.contest_lost, 1, -20),
    "win": (signals.win, 1, -15),
    "lose": (signals.lose, 1, -17),
}
MARBLE: Table = {"dice": (touches.dice_zinc, 4, -22), "step": (touches.step_marble, 4, -27)}
LIGHT: Table = {
    "dice": (touches.dice_light, 4, -22),
    "step": (touches.step_light, 4, -27),
    "build": (touches.build_light, 3, -23),
}
