"""What the pointer or the arrows point at on the board, and how far its tokens have turned translucent."""

from __future__ import annotations

from game.landlord.view.hud.spots import BoardSpot
from game.ui.view import View
from game.ui.widgets.form import Form

REVEAL_IN, REVEAL_OUT = 0.12, 0.20


class Pointing:
    """Follows the pointer and the focus over the spaces."""

    def __init__(self) -> None:
        self.space = -1
        self.reveal = 0.0
        self._last = 0.0

    @staticmethod
    def spot(form: Form) -> BoardSpot | None:
        """The board among the controls."""
        return next((widget for widget in form.widgets if isinstance(widget, BoardSpot)), None)

    def at(self, form: Form, view: View) -> int:
        """The space pointed at, -1 for none."""
        spot = self.spot(form)
        if spot is None:
            return -1
        if view.pointer:
            return spot.under if spot.under is not None else -1
        return spot.space if form.focused is spot else -1

    def update(self, now: float, aim: int, *, reduced: bool) -> bool:
        """Go on to a time with the space aimed at; whether the picture changed."""
        before = (self.space, self.reveal)
        passed, self._last = min(0.05, now - self._last), now
        if aim >= 0 and aim != self.space:
            self.space, self.reveal = aim, 0.0
        if aim >= 0:
            self.reveal = 1.0 if reduced else min(1.0, self.reveal + passed / REVEAL_IN)
        else:
            self.reveal = 0.0 if reduced else max(0.0, self.reveal - passed / REVEAL_OUT)
            self.space = self.space if self.reveal > 0 else -1
        return before != (self.space, self.reveal)

    def moving(self, aim: int) -> bool:
        """Whether the next update would change the picture."""
        return (aim >= 0 and (aim != self.space or self.reveal < 1)) or (aim < 0 and self.reveal > 0)
