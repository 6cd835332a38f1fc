"""What went wrong, in one sentence that can be translated where it is shown."""

from __future__ import annotations


class UserError(Exception):
    """Something outside the game's power: `text` is the English message with {names}, `params` fill them."""

    def __init__(self, text: str, **params: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.params = params

    def __str__(self) -> str:
        return self.text.format(**self.params)
