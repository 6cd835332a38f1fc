"""What every option means, what it may be, and where it comes from: the one list of them all.

The setup screen, the command line, the modders' reference and the tests read it. Titles and texts are messages
to be translated; {go}, {parking}, {jail}, {house}, {houses}, {hotel}, {hotels}, {salary} and
{double} in them are the
edition's own words and amounts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, get_type_hints

from game.rules.classic.forms import official_for
from game.rules.classic.options import Options

PLAIN_WORDS: Mapping[str, str] = {
    "go": "GO",
    "parking": "Free Parking",
    "jail": "jail",
    "house": "house",
    "houses": "houses",
    "hotel": "hotel",
    "hotels": "hotels",
    "salary": "the salary",
    "double": "twice the salary",
}


def N_(message: str) -> str:
    """Mark a message that is translated later."""
    return message


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values of an option, and what it is called."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Note:
    """One option. `section`: official (where the printed rules differ), form or house.

    `source` names rulings. `printed` is what the three rule sheets say (us, fr, sw), where they say it. Amounts go
    from `low` to `high` in steps; amounts of `money` are in units of the US board, see `bounds`. `forms`: the only
    forms of the game in which the option has a meaning, all when empty; `needs`: the option that must be on for it.
    """

    id: str
    section: str
    title: str
    text: str
    source: str
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    money: bool = False
    forms: tuple[str, ...] = ()
    needs: str = ""
    printed: tuple[tuple[str, str | bool | int], ...] = ()

    @property
    def kind(self) -> str:
        """choice, toggle or amount."""
        if self.choices:
            return "choice"
        return "amount" if self.high else "toggle"

    def bounds(self, unit: int) -> tuple[int, int, int]:
        """Lowest, highest and step on a board whose amounts are `unit` times those of the US board."""
        by = unit if self.money else 1
        return self.low * by, self.high * by, self.step * by


OFFICIAL, FORM, HOUSE = "official", "form", "house"

_LIST = (
    # --- the form of the game ---
    Note(
        "form",
        FORM,
        N_("Game"),
        N_("How the game ends; each form deals and builds as its own rules say."),
        "A17, A18",
        choices=(
            Choice("standard", N_("Standard")),
            Choice("quick", N_("Quick")),
            Choice("quick_1990s", N_("Quick, 1990s rules")),
            Choice("timed", N_("Timed")),
            Choice("rounds", N_("Rounds")),
            Choice("worth", N_("Target")),
        ),
        printed=(("us", "standard"), ("fr", "standard"), ("sw", "standard")),
    ),
    Note(
        "minutes",
        FORM,
        N_("Time limit"),
        N_("When it is over, the round in play is finished and the richest player wins."),
        "A18",
        low=10,
        high=600,
        step=5,
        forms=("timed",),
    ),
    Note(
        "rounds",
        FORM,
        N_("Rounds"),
        N_("After so many rounds the richest player wins."),
        "A18",
        low=1,
        high=200,
        step=1,
        forms=("rounds",),
    ),
    Note(
        "target_worth",
        FORM,
        N_("Target"),
        N_("The first to be worth this at the end of a turn wins: cash, deeds and buildings at their price."),
        "A19",
        low=1000,
        high=50000,
        step=500,
        money=True,
        forms=("worth",),
    ),
    Note(
        "deeds_dealt",
        FORM,
        N_("Deeds dealt"),
        N_("So many deeds go to each player before the first throw; all of them, if there are no more."),
        "A17, A18",
        low=0,
        high=14,
        step=1,
        printed=(("us", 0), ("fr", 0), ("sw", 0)),
    ),
    Note(
        "dealt_deeds",
        FORM,
        N_("Dealt deeds are"),
        N_("Paid at the printed price, or free. Who can’t pay gets no deed."),
        "A17, A18",
        choices=(Choice("paid", N_("Paid for")), Choice("free", N_("Free"))),
        needs="deeds_dealt",
    ),
    Note(
        "houses_for_hotel",
        FORM,
        N_("{houses} before a {hotel}"),
        N_("So many {houses} on every lot of the group make the {hotel} possible; its rent stays the same."),
        "A17",
        low=1,
        high=9,
        step=1,
        printed=(("us", 4), ("fr", 4), ("sw", 4)),
    ),
    Note(
        "first_player",
        FORM,
        N_("Who starts"),
        N_("Who is level with the highest throw throws again."),
        "A23",
        choices=(
            Choice("highest_throw", N_("Highest roll")),
            Choice("seat_order", N_("Seat order")),
            Choice("random", N_("Random")),
        ),
        printed=(("us", "highest_throw"), ("fr", "highest_throw"), ("sw", "highest_throw")),
    ),
    # --- where the printed rules differ ---
    Note(
        "jail_double",
        OFFICIAL,
        N_("A double frees from {jail}"),
        N_("The token moves by that very throw, or by a fresh one."),
        "A1, R-2",
        choices=(Choice("move_by_throw", N_("By that throw")), Choice("fresh_roll", N_("Fresh throw"))),
        printed=(("us", "move_by_throw"), ("fr", "fresh_roll"), ("sw", "move_by_throw")),
    ),
    Note(
        "jail_third",
        OFFICIAL,
        N_("After the last failed throw"),
        N_("The fine is paid, and the token moves by that throw or by a fresh one."),
        "A2",
        choices=(Choice("move_by_throw", N_("By that throw")), Choice("fresh_roll", N_("Fresh throw"))),
        printed=(("us", "move_by_throw"), ("sw", "move_by_throw")),
    ),
    Note(
        "fine_throws",
        OFFICIAL,
        N_("Throws with a fine before them"),
        N_("Before so many of the throws in {jail} the fine may be paid instead."),
        "A3",
        low=0,
        high=5,
        step=1,
    ),
    Note(
        "rent_claim",
        OFFICIAL,
        N_("Rent is claimed"),
        N_("The game claims it, or the owner must in time or loses it."),
        "A4",
        choices=(
            Choice("automatic", N_("By itself")),
            Choice("until_next_roll", N_("Until the next roll")),
            Choice("until_second_next_roll", N_("Until the second next roll")),
        ),
        printed=(
            ("us", "until_second_next_roll"),
            ("fr", "until_next_roll"),
            ("sw", "until_second_next_roll"),
        ),
    ),
    Note(
        "double_bare_rent_if_mortgaged",
        OFFICIAL,
        N_("Double rent with a mortgage in the group"),
        N_("A full group’s bare lots cost double even while another of its lots is mortgaged."),
        "A5",
        printed=(("us", True), ("fr", False), ("sw", False)),
    ),
    Note(
        "double_bare_rent_if_built",
        OFFICIAL,
        N_("Double rent beside buildings"),
        N_("A full group’s bare lots cost double even while its other lots are built on."),
        "A6",
        printed=(("us", True), ("sw", True)),
    ),
    Note(
        "auction_minimum",
        OFFICIAL,
        N_("Lowest bid"),
        N_("An auction of a deed starts at this bid; bids are paid in cash."),
        "A7",
        low=1,
        high=500,
        step=1,
        money=True,
        printed=(("us", 1), ("fr", 1), ("sw", 1)),
    ),
    Note(
        "refuser_may_bid",
        OFFICIAL,
        N_("Who declines may bid"),
        N_("Whoever did not buy the deed may still bid for it."),
        "A8, R-1",
        printed=(("us", True), ("fr", True), ("sw", True)),
    ),
    Note(
        "building_auction_start",
        OFFICIAL,
        N_("Auction of the last buildings"),
        N_("It starts at the lowest price on the deeds concerned, or anywhere."),
        "A9",
        choices=(Choice("deed_price", N_("Price on the deed")), Choice("any", N_("Any price"))),
        printed=(("us", "deed_price"), ("fr", "any"), ("sw", "deed_price")),
    ),
    Note(
        "hotel_sale",
        OFFICIAL,
        N_("Selling a {hotel}"),
        N_(
            "Evenly like any building, with all others of the group, or for the {houses} it was made of as well."
        ),
        "A10, R-13",
        choices=(
            Choice("evenly", N_("Evenly")),
            Choice("whole_group", N_("Whole group")),
            Choice("swap_for_houses", N_("Whole group, or for {houses}")),
        ),
        printed=(("us", "evenly"), ("fr", "evenly"), ("sw", "swap_for_houses")),
    ),
    Note(
        "utility_rent",
        OFFICIAL,
        N_("Rent of utilities"),
        N_("Counted by the throw that moved the token, or by a fresh one."),
        "A12",
        choices=(Choice("throw", N_("That throw")), Choice("fresh", N_("Fresh throw"))),
        printed=(("us", "throw"), ("fr", "fresh"), ("sw", "throw")),
    ),
    Note(
        "income_tax",
        OFFICIAL,
        N_("Income tax"),
        N_("The amount printed, or the player’s choice of that and a tenth of all they own (until 2008)."),
        "A13",
        choices=(Choice("flat", N_("As printed")), Choice("ten_percent", N_("Or ten per cent"))),
        printed=(("us", "flat"), ("fr", "flat"), ("sw", "flat")),
    ),
    Note(
        "creditors",
        OFFICIAL,
        N_("Several creditors of a bankrupt"),
        N_("They share all that is left, or are paid in turn order as far as it goes."),
        "R-20",
        choices=(Choice("share", N_("They share")), Choice("turn_order", N_("In turn order"))),
    ),
    Note(
        "mortgage_interest_percent",
        OFFICIAL,
        N_("Interest on mortgages"),
        N_("In per cent of the mortgage, rounded up."),
        "R-14",
        low=0,
        high=100,
        step=5,
        printed=(("us", 10), ("fr", 10), ("sw", 10)),
    ),
    Note(
        "offers_between_rolls",
        OFFICIAL,
        N_("Offers between two throws"),
        N_("So many trades may each player propose, so that nobody holds up the game."),
        "R-24",
        low=0,
        high=20,
        step=1,
    ),
    # --- house rules ---
    Note(
        "parking_pot",
        HOUSE,
        N_("{parking} pays the pot"),
        N_("Taxes, fines and what cards cost pile up; whoever stops there takes it all."),
        "R-25, R-31",
    ),
    Note(
        "pot_seed",
        HOUSE,
        N_("The bank’s share of the pot"),
        N_("The bank puts so much into the pot at the start, and again each time it was taken."),
        "R-25, R-31",
        low=0,
        high=1000,
        step=50,
        money=True,
        needs="parking_pot",
    ),
    Note(
        "double_salary",
        HOUSE,
        N_("Double pay on {go}"),
        N_("{double} instead of {salary} for stopping exactly on it."),
        "R-25, R-31",
    ),
    Note(
        "no_auctions",
        HOUSE,
        N_("No auctions"),
        N_("A deed that is declined simply stays with the bank."),
        "R-31",
    ),
    Note(
        "no_buying_first_lap",
        HOUSE,
        N_("No buying in the first lap"),
        N_("Nobody buys from the bank before having passed {go} once."),
        "R-25, R-31",
    ),
    Note(
        "no_rent_in_jail",
        HOUSE,
        N_("No rent from {jail}"),
        N_("A player who sits there collects no rent."),
        "R-5, R-31",
    ),
    Note(
        "uneven_building",
        HOUSE,
        N_("Even building off"),
        N_("{houses} go up and come down in any order within a group."),
        "R-11",
    ),
    Note(
        "unlimited_buildings",
        HOUSE,
        N_("Buildings without end"),
        N_("The bank never runs out of {houses} and {hotels}."),
        "R-26",
    ),
    Note(
        "start_cash",
        HOUSE,
        N_("Starting cash"),
        N_("What each player begins with."),
        "A14",
        low=0,
        high=10000,
        step=100,
        money=True,
    ),
    Note(
        "salary",
        HOUSE,
        N_("Salary"),
        N_("What passing or reaching {go} pays."),
        "R-7",
        low=0,
        high=2000,
        step=50,
        money=True,
    ),
    Note(
        "jail_throws",
        HOUSE,
        N_("Turns in {jail}"),
        N_("So many throws for a double; after the last one the fine is due."),
        "A2, A17",
        low=1,
        high=5,
        step=1,
        printed=(("us", 3), ("fr", 3), ("sw", 3)),
    ),
    Note(
        "gift_guard",
        HOUSE,
        N_("The table watches over gifts"),
        N_("A trade far below value needs the consent of all other players."),
        "R-23",
    ),
)

NOTES: Mapping[str, Note] = {note.id: note for note in _LIST}

# Rows of table A that are no option: all rule sheets agree, or the difference can't be seen in play.
FIXED: Mapping[str, str] = {
    "A11": "Mortgaged lots are never sold to the bank, only to players.",
    "A14": "The notes one begins with; the sum is the same.",
    "A15": "Deeds of a player bankrupt to the bank are auctioned one by one, unmortgaged.",
    "A19": "Cash; deeds at their price, at half when mortgaged; buildings at cost, a hotel with its houses.",
    "A20": "Building and selling between any two throws, never inside a throw or an auction.",
    "A21": "Jail cards of a bankrupt go to the creditor; if that is the bank, under their decks.",
    "A22": "Mortgaged lots taken in a bankruptcy: the interest at once, then lifted now or later.",
}


def changes(options: Options, official: Options) -> list[str]:
    """The options that differ from the official rules of the chosen form of the game, in the order of the list."""
    usual = official_for(official, options.form)
    return [note.id for note in _LIST if _differs(note, options, usual)]


def _differs(note: Note, options: Options, usual: Options) -> bool:
    """The length of a game is no rule of it; what has no meaning in this game is no change."""
    if note.forms or (note.needs and not getattr(options, note.needs)):
        return False
    return bool(getattr(options, note.id) != getattr(usual, note.id))


def plain(text: str) -> str:
    """A title or text in plain English, without any edition's words."""
    return text.format_map(PLAIN_WORDS)


class BadOption(ValueError):
    """An option's name or value that is none; `reason` is a message to be filled with `params`."""

    def __init__(self, reason: str, **params: str | int) -> None:
        super().__init__(reason.format(**params))
        self.reason, self.params = reason, params


_YES, _NO = ("on", "true", "yes", "1"), ("off", "false", "no", "0")


def parsed(name: str, text: str, unit: int = 1) -> Any:
    """The value that a text stands for; amounts of money are in the board's own units, see `Note.bounds`."""
    note = NOTES.get(name)
    if note is None:
        raise BadOption(
            N_("There is no rule option “{name}”; choose from {known}."), name=name, known=", ".join(NOTES)
        )
    text = text.strip().lower()
    match note.kind:
        case "choice":
            values = [choice.value for choice in note.choices]
            if text in values:
                return _types()[name](text)
            known = ", ".join(values)
            raise BadOption(
                N_("“{text}” is no value of {name}; choose from {known}."), text=text, name=name, known=known
            )
        case "toggle":
            if text in _YES + _NO:
                return text in _YES
            raise BadOption(N_("“{text}” is no value of {name}; say on or off."), text=text, name=name)
    low, high, _ = note.bounds(unit)
    if not text.isdecimal() or not low <= int(text) <= high:
        raise BadOption(
            N_("“{text}” is no value of {name}; it goes from {low} to {high}."),
            text=text,
            name=name,
            low=low,
            high=high,
        )
    return int(text)


@cache
def _types() -> dict[str, type[StrEnum]]:
    return {name: kind for name, kind in get_type_hints(Options).items() if issubclass(kind, StrEnum)}
