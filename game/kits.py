"""The only list of games: where the parts of each lie. A part is loaded when it is asked for."""

from __future__ import annotations

from game.engine.kit import Kit, provide

BOARD_GAME = Kit(
    "landlord",
    rules="game.landlord.kit:RULES",
    bots="game.landlord.kit:BOTS",
    pack="game.landlord.pack.kit:KIT",
    view="game.landlord.view.kit:KIT",
)

provide(BOARD_GAME)
