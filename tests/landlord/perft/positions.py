"""Named positions from which every way to go on is counted; each stands for one kind of question."""

from __future__ import annotations

from collections.abc import Callable

from game.landlord.rules import commands as c
from game.landlord.rules.frames import OpeningRoll, Turn
from game.landlord.rules.options import HotelSale, IncomeTax, JailDouble, RentClaim
from tests.landlord.rules.boards import CHANCE, CHEST, with_force
from tests.landlord.rules.builder import Table, table

DARK_SQUARE = 4  # how the Force die must fall to show it


def opening() -> Table:
    """Who rolls highest begins; the tied roll again."""
    at = table(seats=2)
    at.state.stack[:] = [OpeningRoll([0, 0])]
    return at


def first_turn() -> Table:
    """Nothing but to roll, to leave or to make an offer."""
    return table(seats=2)


def third_double() -> Table:
    """Two doubles are rolled: another sends to jail."""
    at = table(seats=2).at(0, 20)
    at.state.stack[:] = [Turn(0, doubles=2)]
    return at


def deed_offered() -> Table:
    """A deed that can be bought, declined, or paid for by a mortgage."""
    at = table(seats=3).owns(0, "brown").owns(1, "red").built("red", 1).cash(0, 90)
    at.lands(0, 6)
    return at


def auction() -> Table:
    """Three bidders, one of them poor."""
    at = table(seats=3).cash(1, 30).owns(1, 5)
    at.lands(0, 24)
    at.says(c.DeclineDeed(0))
    return at


def jail_first_roll() -> Table:
    """The fine, a card, or a roll; deals and buildings meanwhile."""
    return table(seats=2).jailed(0).card(0, CHANCE).owns(0, "brown")


def jail_last_roll() -> Table:
    """The fine is due after it: by cash or by card."""
    return table(seats=2).jailed(0, failures=2).card(0, CHEST)


def jail_fresh_roll() -> Table:
    """A double frees and is rolled again, as in the French rules."""
    return table(seats=2, jail_double=JailDouble.FRESH_ROLL).jailed(0, failures=1)


def building() -> Table:
    """Three groups to build on, evenly, on either's turn."""
    return (
        table(seats=2)
        .owns(0, "brown", "light_blue")
        .owns(1, "orange")
        .built("brown", 1, 2)
        .built("orange", 4)
    )


def uneven_building() -> Table:
    """Any street of a whole group, as that house rule allows."""
    at = table(seats=2, uneven_building=True).owns(0, "brown", "light_blue").owns(1, "orange")
    return at.built("brown", 1, 3)


def last_houses() -> Table:
    """Two houses left that three seats could put up."""
    at = table(seats=3).owns(0, "brown").owns(1, "light_blue").owns(2, "orange").stock(houses=2)
    at.says(c.WantBuilding(0, (1,)))
    return at


def hotels_break() -> Table:
    """A hotel can't go back step by step, for the bank has no houses."""
    return table(seats=2).owns(0, "brown").built("brown", 5).stock(houses=1).turn(0, rolled=True)


def hotels_whole_group() -> Table:
    """Where hotels go back only with all that stands in the group."""
    at = table(seats=2, hotel_sale=HotelSale.WHOLE_GROUP).owns(0, "brown").built("brown", 5, 4)
    return at.turn(0, rolled=True)


def debt() -> Table:
    """A rent that is raised by buildings and mortgages, or from which one resigns."""
    at = (
        table(seats=3)
        .owns(0, "brown", 5)
        .built("brown", 2)
        .owns(1, "dark_blue")
        .built("dark_blue", 3)
        .cash(0, 50)
    )
    at.lands(0, 39)
    return at


def ruin() -> Table:
    """A debt that can't be raised."""
    at = table(seats=3).owns(0, 5, 12).mortgaged(5).owns(1, "dark_blue").built("dark_blue", 4).cash(0, 50)
    at.lands(0, 39)
    return at


def inheritance() -> Table:
    """Two mortgaged deeds from a bankrupt: lifted or kept, one by one."""
    at = ruin()
    at.says(c.Mortgage(0, 12))
    at.says(c.DeclareBankruptcy(0))
    return at


def many_creditors() -> Table:
    """Ruined by a card that pays everybody: the bank sells, the creditors share."""
    at = table(seats=3).owns(0, 5).mortgaged(5).cash(0, 60).next_card(CHANCE, "chairman")
    at.lands(0, 7)
    return at


def tax_choice() -> Table:
    """The amount printed, or ten per cent."""
    at = table(seats=2, income_tax=IncomeTax.TEN_PERCENT).owns(0, 5)
    at.lands(0, 4)
    return at


def open_claim() -> Table:
    """A rent is open until the next roll."""
    at = table(seats=3, rent_claim=RentClaim.UNTIL_NEXT_ROLL).owns(1, 6)
    at.lands(0, 6)
    return at


def trade() -> Table:
    """An offer to two seats, each of which may agree, refuse or counter."""
    at = table(seats=3).owns(0, 1).owns(1, 3).owns(2, 5).card(1, CHANCE)
    deeds = (
        c.Transfer(0, 1, 40, (1,)),
        c.Transfer(1, 0, 0, (3,)),
        c.Transfer(2, 0, 0, (5,)),
        c.Transfer(0, 2, 100),
    )
    at.says(c.ProposeTrade(0, c.Offer(deeds)))
    return at


def vote() -> Table:
    """A gift that the others must allow."""
    at = table(seats=4, gift_guard=True).owns(0, 39)
    at.says(c.ProposeTrade(0, c.Offer((c.Transfer(0, 1, 0, (39,)),))))
    at.says(c.AcceptTrade(1, 1))
    return at


def contest() -> Table:
    """A token stops on the other side's marker."""
    at = Table(with_force(), 2).owns(0, "brown")
    at.state.markers = (15, 25)
    at.at(0, 22)
    at.rolls(DARK_SQUARE, 1, 2)
    return at


POSITIONS: dict[str, tuple[Callable[[], Table], int]] = {
    "opening": (opening, 2),
    "first_turn": (first_turn, 3),
    "third_double": (third_double, 2),
    "deed_offered": (deed_offered, 4),
    "auction": (auction, 5),
    "jail_first_roll": (jail_first_roll, 3),
    "jail_last_roll": (jail_last_roll, 3),
    "jail_fresh_roll": (jail_fresh_roll, 2),
    "building": (building, 2),
    "uneven_building": (uneven_building, 2),
    "last_houses": (last_houses, 4),
    "hotels_break": (hotels_break, 3),
    "hotels_whole_group": (hotels_whole_group, 3),
    "debt": (debt, 3),
    "ruin": (ruin, 4),
    "inheritance": (inheritance, 3),
    "many_creditors": (many_creditors, 4),
    "tax_choice": (tax_choice, 3),
    "open_claim": (open_claim, 3),
    "trade": (trade, 4),
    "vote": (vote, 4),
    "contest": (contest, 3),
}
