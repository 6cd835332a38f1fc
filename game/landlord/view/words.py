"""The words of an edition in the player's language: names, sums, texts."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.seat_names import seat_names
from game.landlord.pack.board_pack import BoardPack
from game.storage.header import SeatKind, SeatSetup
from game.typography import figure
from game.ui.i18n import language, money


class Words:
    """What an edition says, and who sits at the table; nothing of how the game stands."""

    def __init__(self, pack: BoardPack, seats: Sequence[SeatSetup]) -> None:
        self.pack = pack
        self._seats = seats
        self.names = seat_names(seats)
        self.tokens = [seat.token for seat in seats]
        self.colours = [seat.colour for seat in seats]
        self.humans = [at for at, seat in enumerate(seats) if seat.kind is SeatKind.HUMAN]

    def speak(self) -> None:
        """Call the seats in the language that is spoken now."""
        self.names[:] = seat_names(self._seats)

    def is_human(self, seat: int) -> bool:
        return seat in self.humans

    def money(self, amount: int) -> str:
        return money(amount, self.pack.currency)

    def figure(self, amount: int) -> str:
        """An amount without its sign."""
        return figure(self.pack.currency, amount, language())

    def text(self, key: str) -> str:
        """A text of the edition in the player's language."""
        return self.pack.text(key, language())

    def space_name(self, space: int) -> str:
        return self.text(f"space.{space}.name")

    def space_short(self, space: int) -> str:
        """A name that is short where no other space is called so too."""
        return self.text(f"space.{space}.brief")

    def group_name(self, group: int) -> str:
        return self.text(f"group.{self.pack.ruleset.groups[group].id}")
