"""What went wrong, in one sentence that can be translated where it is shown."""

from __future__ import annotations

import errno
from enum import StrEnum

from game.engine.messages import N_

REASONS = {
    errno.ENOSPC: N_("No space left on device"),
    errno.EACCES: N_("Permission denied"),
    errno.EROFS: N_("Read-only file system"),
    errno.ENOENT: N_("No such file or directory"),
}


class UserError(Exception):
    """Something outside the game's power: `text` is the English message with {names}, `params` fill them."""

    def __init__(self, text: str, **params: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.params = params

    def __str__(self) -> str:
        return self.text.format(**self.params)


def reason(error: OSError) -> str:
    """Why the system didn't do what it was asked, a message where it is one of the usual reasons."""
    return REASONS.get(error.errno or 0) or error.strerror or str(error)


class Way(StrEnum):
    """Another way to go on with a saved game."""

    COPY = "copy"  # the save itself is open in another window
    SAVED_RULES = "saved_rules"  # today's rules of the edition don't fit the position


class Instead(UserError):
    """Something can't be done as it was asked for, but in another way; the text asks whether it should be."""

    def __init__(self, way: Way, text: str, **params: str | int) -> None:
        super().__init__(text, **params)
        self.way = way
