"""The seats of a game that is being prepared: added, moved, dressed; nothing else is known of the screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.app.seat_names import renamed, seat_name
from game.packs.pack import Pack
from game.storage.header import COLOURS
from game.storage.user_error import UserError
from game.table.setup import GameSetup, SeatKind, SeatSetup, fresh_seed, obstacle, usual_tokens


@dataclass(slots=True)
class Seating:
    """Who will sit where, for one edition."""

    pack: Pack
    seats: list[SeatSetup]

    @classmethod
    def of(cls, setup: GameSetup, pack: Pack) -> Seating:
        """The seats of a setup, with tokens that the edition has."""
        seating = cls(pack, list(renamed(setup.seats)))
        seating.fit()
        return seating

    @property
    def most(self) -> int:
        most: int = self.pack.ruleset.max_seats
        return min(most, len(self.pack.tokens), COLOURS)

    @property
    def least(self) -> int:
        least: int = self.pack.ruleset.min_seats
        return least

    def dress(self, pack: Pack) -> None:
        """Play another edition with the same people."""
        self.pack = pack
        self.fit()

    def fit(self) -> None:
        """Keep within the edition's seats, and give everyone a token and a level that it has."""
        del self.seats[self.most :]
        known, levels = {token.id for token in self.pack.tokens}, self.pack.kit.bots.levels
        for at, seat in enumerate(self.seats):
            if seat.level not in levels:
                self.seats[at] = seat.model_copy(update={"level": self.pack.kit.bots.usual})
            taken = {other.token for other in self.seats[:at]}
            if seat.token not in known or seat.token in taken:
                free = next(
                    token
                    for token in usual_tokens(self.pack)
                    if token not in taken and not self.holder(token)
                )
                self.seats[at] = self.seats[at].model_copy(update={"token": free})

    def holder(self, token: str) -> SeatSetup | None:
        """Who has a token."""
        return next((seat for seat in self.seats if seat.token == token), None)

    def add(self) -> None:
        """One more computer with the first free token and colour."""
        colours = {seat.colour for seat in self.seats}
        self.seats.append(
            SeatSetup(
                name=self._free_name(SeatKind.COMPUTER),
                kind=SeatKind.COMPUTER,
                level=self.pack.kit.bots.usual,
                token=next(token for token in usual_tokens(self.pack) if not self.holder(token)),
                colour=next(colour for colour in range(COLOURS) if colour not in colours),
            )
        )

    def remove(self, at: int) -> None:
        del self.seats[at]

    def move(self, at: int, to: int) -> None:
        """Two change their places."""
        self.seats[at], self.seats[to] = self.seats[to], self.seats[at]

    def rename(self, at: int, name: str) -> None:
        """A new name."""
        self.seats[at] = self.seats[at].model_copy(update={"name": name})

    def turn_into(self, at: int, kind: SeatKind) -> None:
        """A person or a computer; a usual name follows, a chosen one stays."""
        level = self.pack.kit.bots.usual
        self.seats[at] = self.seats[at].model_copy(update={"kind": kind, "level": level})
        self.seats = list(renamed(self.seats))

    def give_token(self, at: int, token: str) -> None:
        self.seats[at] = self.seats[at].model_copy(update={"token": token})

    def give_colour(self, at: int, colour: int) -> None:
        """Take a colour; whoever had it gets the one that is given up."""
        for other, seat in enumerate(self.seats):
            if seat.colour == colour:
                self.seats[other] = seat.model_copy(update={"colour": self.seats[at].colour})
        self.seats[at] = self.seats[at].model_copy(update={"colour": colour})

    def setup(self, options: Any) -> GameSetup:
        """The game as it stands here, by these rules and with fresh dice."""
        return GameSetup(
            game=self.pack.game,
            pack=self.pack.id,
            seats=tuple(self.seats),
            seed=fresh_seed(),
            options=options,
        )

    def obstacle(self) -> UserError | None:
        """Why it can't start, or None."""
        return obstacle(self.setup(self.pack.ruleset.options), self.pack)

    def _free_name(self, kind: SeatKind) -> str:
        names = {seat.name for seat in self.seats}
        return next(name for number in range(1, 10) if (name := seat_name(kind, number)) not in names)
