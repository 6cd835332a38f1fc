"""The options that are house rules, with their words."""

from __future__ import annotations

from game.engine.messages import N_
from game.engine.options import Note
from game.landlord.rules.options.sections import HOUSE

HOUSE_RULES: tuple[Note, ...] = (
    Note(
        "parking_pot",
        HOUSE,
        N_("{parking} pays the pot"),
        N_("Taxes, fines and what cards cost pile up; whoever stops there takes it all."),
        ("R-25", "R-31"),
    ),
    Note(
        "pot_seed",
        HOUSE,
        N_("The bank’s share of the pot"),
        N_("The bank puts this amount into the pot at the start, and again whenever it has been taken."),
        ("R-25", "R-31"),
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
        ("R-25", "R-31"),
    ),
    Note(
        "no_auctions",
        HOUSE,
        N_("No auctions"),
        N_("A deed that is declined simply stays with the bank."),
        ("R-31",),
    ),
    Note(
        "no_buying_first_lap",
        HOUSE,
        N_("No buying in the first lap"),
        N_("Nobody buys from the bank before having passed {go} once."),
        ("R-25", "R-31"),
    ),
    Note(
        "no_rent_in_jail",
        HOUSE,
        N_("No rent from jail"),
        N_("A player who sits there collects no rent."),
        ("R-5", "R-31"),
    ),
    Note(
        "uneven_building",
        HOUSE,
        N_("Even building off"),
        N_("{houses} go up and come down in any order within a group."),
        ("R-11", "O-7"),
    ),
    Note(
        "unlimited_buildings",
        HOUSE,
        N_("Buildings without end"),
        N_("The bank never runs out of {houses} and {hotels}."),
        ("R-26", "O-7"),
    ),
    Note(
        "start_cash",
        HOUSE,
        N_("Starting cash"),
        N_("What each player begins with."),
        ("A14",),
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
        ("R-7",),
        low=0,
        high=2000,
        step=50,
        money=True,
    ),
    Note(
        "jail_rolls",
        HOUSE,
        N_("Turns in jail"),
        N_("The number of rolls for a double; after the last one the fine is due."),
        ("A2", "A17"),
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
        ("R-23", "O-6"),
    ),
)
