"""Older saves brought to today's form, one step a version."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.messages import N_
from game.storage.user_error import UserError

FORMAT = 1
STEPS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def upgraded(header: dict[str, Any]) -> dict[str, Any]:
    """The header in today's form; Trouble if it comes from a later version of the game or from no game."""
    version = header.get("format")
    if type(version) is not int or version < 1:
        raise UserError(N_("This file is not a saved game."))
    if version > FORMAT:
        raise UserError(N_("This game was saved by a newer version of Tour de Table."))
    while version < FORMAT:
        header = STEPS[version](header)
        version += 1
    return header
