"""What seats are called: a chosen name as it was given, a usual one in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, product

from game.engine.messages import N_
from game.storage.header import COLOURS, SeatKind, SeatSetup
from game.ui.i18n import _, wordings

USUAL = {SeatKind.HUMAN: N_("Player {number}"), SeatKind.COMPUTER: N_("Computer {number}")}


def seat_name(kind: SeatKind, number: int) -> str:
    """The usual name of the n-th person or computer."""
    return _(USUAL[kind]).format(number=number)


def seat_names(seats: Sequence[SeatSetup]) -> list[str]:
    """The names to be shown; a usual one is that of who sits there, in the language spoken now."""
    usual = [_usual(seat.name) for seat in seats]
    names = [seat.name if known is None else "" for seat, known in zip(seats, usual, strict=True)]
    same = [known is not None and known[0] is seat.kind for seat, known in zip(seats, usual, strict=True)]
    for at in sorted(range(len(seats)), key=lambda at: not same[at]):  # who was turned takes what is left
        if (known := usual[at]) is not None:
            numbered = (seat_name(seats[at].kind, number) for number in count(known[1] if same[at] else 1))
            names[at] = next(name for name in numbered if name not in names)
    return names


def renamed(seats: Sequence[SeatSetup]) -> tuple[SeatSetup, ...]:
    """The seats with the names that are to be shown."""
    names = seat_names(seats)
    return tuple(seat.model_copy(update={"name": name}) for seat, name in zip(seats, names, strict=True))


def _usual(name: str) -> tuple[SeatKind, int] | None:
    """Of whom it is the usual name, in whatever language it was given; None for a chosen one."""
    if not name[-1:].isdecimal():
        return None
    for texts in zip(*(wordings(text) for text in USUAL.values()), strict=True):
        for (kind, text), number in product(zip(USUAL, texts, strict=True), range(1, COLOURS + 2)):
            if name == text.format(number=number):
                return kind, number
    return None
