"""The only list of games: where the parts of each lie. A part is loaded when it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from game.packs import kit as packs
from game.packs.kit import PackKit


@dataclass(frozen=True, slots=True)
class Game:
    """The modules of one game's parts; each holds its part by the name `KIT`."""

    pack: str


GAMES = {"landlord": Game(pack="game.landlord.pack.kit")}


def pack_kit(game: str) -> PackKit:
    """How the packs of a game are read, checked and built."""
    kit: PackKit = import_module(GAMES[game].pack).KIT
    return kit


packs.provide(tuple(GAMES), pack_kit)
