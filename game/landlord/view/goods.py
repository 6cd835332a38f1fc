"""What a seat holds, in the order and the shape in which the dialogs show it."""

from __future__ import annotations

from collections.abc import Sequence

from game.landlord.rules.deeds import rent
from game.landlord.rules.deeds.rent import Goods
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import BANK, LandlordState
from game.landlord.view.board.groups import group_key
from game.landlord.view.parts.chips import DeedView
from game.landlord.view.words import Words
from game.ui.i18n import _

PLAIN = "#d9d1be"  # stations and companies have no colour of their own
MEAN_ROLL = 7


def holdings(goods: Goods, seat: int) -> list[tuple[int, list[int]]]:
    """A seat's deeds by group: complete groups first, then the larger part; stations and companies last."""
    groups = goods.ruleset.groups
    own = [(g, [s for s in group.members if goods.owner[s] == seat]) for g, group in enumerate(groups)]

    def rank(item: tuple[int, list[int]]) -> tuple[bool, bool, int]:
        g, spaces = item
        street = groups[g].kind is SpaceKind.STREET
        return not street, len(spaces) < len(groups[g].members), -len(spaces)

    return sorted((item for item in own if item[1]), key=rank)


def complete(goods: Goods, group: int, seat: int) -> bool:
    """Whether a seat owns a whole group."""
    return all(goods.owner[space] == seat for space in goods.ruleset.groups[group].members)


def built(goods: Goods, group: int) -> bool:
    """Whether a building stands on any deed of a group."""
    return any(goods.level[space] for space in goods.ruleset.groups[group].members)


def colour(ruleset: Ruleset, group: int) -> str:
    """The ground of a group's mark."""
    key = group_key(ruleset, group)
    return PLAIN if key in ("rail", "util") else f"g-{key}"


def deed_view(session: Words, goods: Goods, space: int, *, short: bool = False) -> DeedView:
    """A deed for the small cards and chips; `short` where larger letters leave too little room."""
    place = goods.ruleset.spaces[space]
    level, hotel = goods.level[space], goods.ruleset.hotel_level
    return DeedView(
        name=session.text(f"space.{space}.{'short' if short else 'label'}"),
        price=session.money(place.price),
        colour=colour(goods.ruleset, place.group),
        glyph=group_key(goods.ruleset, place.group),
        mortgaged=goods.mortgaged[space],
        houses=level if level < hotel else 0,
        hotel=level == hotel,
    )


def rent_now(state: Goods, space: int, roll: int = MEAN_ROLL) -> int:
    """What a visitor would owe on an owned space, a utility's by a mean roll; nothing while mortgaged."""
    if state.owner[space] == BANK or state.mortgaged[space]:
        return 0
    return rent.due(state, state.ruleset.spaces[space], "normal", roll)[0]


def rent_text(session: Words, state: Goods, space: int) -> str:
    """The rent in few characters: an amount, a multiple of the roll, or a dash."""
    if state.mortgaged[space]:
        return "—"
    if state.ruleset.spaces[space].kind is SpaceKind.UTILITY:
        return _("{factor} × dice").format(factor=rent_now(state, space, roll=1))
    return session.money(rent_now(state, space))


def dearest(state: LandlordState, seat: int) -> tuple[int, int]:
    """The space where another seat's rent is highest, and that rent; (-1, 0) if none is due anywhere."""
    rents = [(rent_now(state, s), s) for s in state.ruleset.deeds if state.owner[s] not in (BANK, seat)]
    amount, space = max(rents, default=(0, -1))
    return (space, amount) if amount else (-1, 0)


def takings(state: LandlordState, seat: int) -> int:
    """What the seat would collect if every rival stopped once on each of its deeds."""
    rivals = state.out.count(False) - 1
    return rivals * sum(rent_now(state, s) for s in state.ruleset.deeds if state.owner[s] == seat)


def listed(session: Words, spaces: Sequence[int]) -> str:
    """Names of spaces in a row."""
    return ", ".join(session.space_name(space) for space in spaces)
