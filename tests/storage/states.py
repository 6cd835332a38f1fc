"""States read back as a save would be, and held against the board."""

from __future__ import annotations

from typing import Any

from game.engine.kit import RulesKit
from game.engine.protocol import S
from game.storage import codec
from game.storage.user_error import UserError


def decode_state(kit: RulesKit[S], data: Any, ruleset: Any) -> S:
    """The state that `data` stands for, played by this ruleset; UserError if it doesn't fit the board."""
    state = codec.decode_state(kit, data, ruleset)
    reason = kit.misfit(state)
    if reason is not None:
        raise UserError("the position doesn't fit the board: {reason}", reason=reason)
    return state
