"""The classic US game as a Ruleset, from shared facts, without any pack."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from game.landlord.rules import ruleset as r
from game.landlord.rules import verbs
from game.landlord.rules.course.variant import variant
from game.landlord.rules.options import Options
from game.landlord.rules.ruleset import Card, Deck, Force, Group, Ruleset, Space, SpaceKind

GROUPS = {
    "brown": (50, (1, 3)),
    "light_blue": (50, (6, 8, 9)),
    "pink": (100, (11, 13, 14)),
    "orange": (100, (16, 18, 19)),
    "red": (150, (21, 23, 24)),
    "yellow": (150, (26, 27, 29)),
    "green": (200, (31, 32, 34)),
    "dark_blue": (200, (37, 39)),
    "station": (0, (5, 15, 25, 35)),
    "utility": (0, (12, 28)),
}
STREETS = {
    1: (60, (2, 10, 30, 90, 160, 250)),
    3: (60, (4, 20, 60, 180, 320, 450)),
    6: (100, (6, 30, 90, 270, 400, 550)),
    8: (100, (6, 30, 90, 270, 400, 550)),
    9: (120, (8, 40, 100, 300, 450, 600)),
    11: (140, (10, 50, 150, 450, 625, 750)),
    13: (140, (10, 50, 150, 450, 625, 750)),
    14: (160, (12, 60, 180, 500, 700, 900)),
    16: (180, (14, 70, 200, 550, 750, 950)),
    18: (180, (14, 70, 200, 550, 750, 950)),
    19: (200, (16, 80, 220, 600, 800, 1000)),
    21: (220, (18, 90, 250, 700, 875, 1050)),
    23: (220, (18, 90, 250, 700, 875, 1050)),
    24: (240, (20, 100, 300, 750, 925, 1100)),
    26: (260, (22, 110, 330, 800, 975, 1150)),
    27: (260, (22, 110, 330, 800, 975, 1150)),
    29: (280, (24, 120, 360, 850, 1025, 1200)),
    31: (300, (26, 130, 390, 900, 1100, 1275)),
    32: (300, (26, 130, 390, 900, 1100, 1275)),
    34: (320, (28, 150, 450, 1000, 1200, 1400)),
    37: (350, (35, 175, 500, 1100, 1300, 1500)),
    39: (400, (50, 200, 600, 1400, 1700, 2000)),
}
CHANCE_SPACES, CHEST_SPACES = (7, 22, 36), (2, 17, 33)
CHANCE, CHEST = 0, 1

CHANCE_CARDS: dict[str, r.Effect] = {
    "go": verbs.AdvanceTo(0),
    "boardwalk": verbs.AdvanceTo(39),
    "illinois": verbs.AdvanceTo(24),
    "st_charles": verbs.AdvanceTo(11),
    "reading": verbs.AdvanceTo(5),
    "station_1": verbs.AdvanceNearest(SpaceKind.STATION, "double"),
    "station_2": verbs.AdvanceNearest(SpaceKind.STATION, "double"),
    "utility": verbs.AdvanceNearest(SpaceKind.UTILITY, "dice_x10_new_roll"),
    "dividend": verbs.Receive(50),
    "jail_card": verbs.KeepJailCard(),
    "back_3": verbs.MoveBy(-3),
    "jail": verbs.GoToJail(),
    "repairs": verbs.PayPerBuilding(25, 100),
    "fine": verbs.Pay(15),
    "chairman": verbs.PayEach(50),
    "loan": verbs.Receive(150),
}
CHEST_CARDS: dict[str, r.Effect] = {
    "go": verbs.AdvanceTo(0),
    "bank_error": verbs.Receive(200),
    "doctor": verbs.Pay(50),
    "stock": verbs.Receive(50),
    "jail_card": verbs.KeepJailCard(),
    "jail": verbs.GoToJail(),
    "holiday": verbs.Receive(100),
    "tax_refund": verbs.Receive(20),
    "birthday": verbs.ReceiveEach(10),
    "life_insurance": verbs.Receive(100),
    "hospital": verbs.Pay(100),
    "school": verbs.Pay(50),
    "consultancy": verbs.Receive(25),
    "street_repairs": verbs.PayPerBuilding(40, 115),
    "beauty": verbs.Receive(10),
    "inherit": verbs.Receive(100),
}


def _space(index: int) -> Space:
    for number, (name, (cost, members)) in enumerate(GROUPS.items()):
        if index in members and name == "station":
            return Space(index, f"s{index}", SpaceKind.STATION, number, 200, 100, 0, (25, 50, 100, 200))
        if index in members and name == "utility":
            return Space(index, f"s{index}", SpaceKind.UTILITY, number, 150, 75, 0, (4, 10))
        if index in members:
            price, rents = STREETS[index]
            return Space(index, f"s{index}", SpaceKind.STREET, number, price, price // 2, cost, rents)
    if index in CHANCE_SPACES or index in CHEST_SPACES:
        return Space(index, f"s{index}", SpaceKind.DRAW, deck=CHANCE if index in CHANCE_SPACES else CHEST)
    taxes = {4: (200, 10), 38: (100, 0)}
    if index in taxes:
        amount, percent = taxes[index]
        return Space(index, f"s{index}", SpaceKind.TAX, amount=amount, percent=percent)
    corners = {0: SpaceKind.GO, 10: SpaceKind.JAIL, 20: SpaceKind.FREE_PARKING, 30: SpaceKind.GO_TO_JAIL}
    return Space(index, f"s{index}", corners[index])


def _kind(name: str) -> SpaceKind:
    return SpaceKind(name) if name in ("station", "utility") else SpaceKind.STREET


def _deck(name: str, cards: dict[str, r.Effect]) -> Deck:
    return Deck(name, tuple(Card(card, (effect,)) for card, effect in cards.items()))


@cache
def classic() -> Ruleset:
    """The US game with its official options."""
    return Ruleset(
        id="classic_us",
        spaces=tuple(_space(index) for index in range(40)),
        groups=tuple(Group(name, _kind(name), members, cost) for name, (cost, members) in GROUPS.items()),
        decks=(_deck("chance", CHANCE_CARDS), _deck("chest", CHEST_CARDS)),
    )


def with_options(**options: Any) -> Ruleset:
    """The US game with some options changed."""
    return variant(classic(), Options(**options))


def with_force(seats: tuple[int, ...] = (), **options: Any) -> Ruleset:
    """The US board with the Force: light's marker starts on Free Parking, dark's on GO."""
    force = Force(("light", "dark"), ("ivory", "ebony"), (20, 0), 200, seats)
    return replace(with_options(**options), force=force)


def group(name: str) -> tuple[int, ...]:
    """The spaces of a group by its name."""
    return GROUPS[name][1]
