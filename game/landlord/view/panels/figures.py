"""What a deed would bring, read off its printed ladder to be shown; the rules collect, not this."""

from __future__ import annotations

from dataclasses import dataclass

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.presented import PresentedState
from game.landlord.view.words import Words
from game.ui.i18n import _


@dataclass(frozen=True, slots=True)
class Rent:
    """A rent as the deed prints it: an amount, or a multiple of the roll when `roll` is set."""

    amount: int
    roll: bool = False
    doubled: bool = False


def holders(shown: PresentedState, space: int) -> dict[int, int]:
    """How many deeds of the space's group each seat owns, this one not counted; the bank is left out."""
    group = shown.ruleset.groups[shown.ruleset.spaces[space].group]
    count: dict[int, int] = {}
    for member in group.members:
        if member != space and shown.owner[member] != BANK:
            count[shown.owner[member]] = count.get(shown.owner[member], 0) + 1
    return count


def rent(shown: PresentedState, space: int, seat: int, level: int | None = None) -> Rent:
    """What a visitor would owe if the seat owned the space, at a level of building (now's by default)."""
    place = shown.ruleset.spaces[space]
    group = shown.ruleset.groups[place.group]
    own = holders(shown, space).get(seat, 0) + 1
    if place.kind is SpaceKind.STATION:
        return Rent(place.rents[own - 1])
    if place.kind is SpaceKind.UTILITY:
        return Rent(place.rents[own - 1], roll=True)
    stands = shown.level[space] if level is None else level
    if stands:
        return Rent(place.rents[stands])
    whole = own == len(group.members)
    options = shown.ruleset.options
    doubled = (
        whole
        and (
            options.double_bare_rent_if_mortgaged
            or not any(shown.mortgaged[member] for member in group.members)
        )
        and (options.double_bare_rent_if_built or not any(shown.level[member] for member in group.members))
    )
    return Rent(place.rents[0] * (2 if doubled else 1), doubled=doubled)


def odds(steps: int) -> int:
    """In how many of 36 rolls two dice show this sum."""
    return max(0, 6 - abs(7 - steps))


def ahead(shown: PresentedState, seat: int) -> list[int]:
    """The spaces that a roll of two to twelve reaches from where the seat stands."""
    return [(shown.position[seat] + steps) % shown.ruleset.size for steps in range(2, 13)]


def toll(shown: PresentedState, space: int, seat: int) -> Rent | None:
    """What stopping on a space would cost the seat by rent or tax, or None where it costs nothing."""
    place = shown.ruleset.spaces[space]
    if place.kind is SpaceKind.TAX:
        return Rent(place.amount)
    owner = shown.owner[space]
    if place.group < 0 or owner in (BANK, seat) or shown.mortgaged[space]:
        return None
    return rent(shown, space, owner)


def buildings(session: Words, level: int) -> str:
    """What stands on a street, in the edition's words."""
    if level == session.pack.ruleset.hotel_level:
        return f"1 {session.text('word.hotel')}"
    return f"{level} {session.text('word.house' if level == 1 else 'word.houses')}"


def rent_text(words: Words, due: Rent) -> str:
    """A rent as it is read: an amount, or a multiple of the roll."""
    return _("{count} × roll").format(count=due.amount) if due.roll else words.money(due.amount)
