"""Every ruling of the board game, with where it comes from.

A: points on which the printed sheets differ; most are options. R: what is often played wrong, or is silent in
the sheets. F: the Force. P: printed and disputed by nobody. O: ours alone, so that a table without a referee
goes on. B: faults of other programs that ours must not have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.engine.messages import N_
from game.engine.ruling import Provenance, Ruling, Sheet
from game.landlord.rules.ruleset import SpaceKind

SHEETS: Mapping[str, Sheet] = {
    "us": Sheet(N_("US {year}"), 1997),
    "us_new": Sheet(N_("newer US")),  # where they changed: the tax in 2008, the last buildings
    "short": Sheet(N_("US short game")),
    "faq": Sheet(N_("the publisher’s answers")),
    "fr": Sheet(N_("French rules")),
    "sw": Sheet(N_("Star Wars {year}"), 2002),
}


def _ruling(kind: Provenance, id: str, sheets: str, text: str) -> Ruling:
    return Ruling(id, kind, text, tuple(sheets.split()))


def _printed(id: str, sheets: str, text: str) -> Ruling:
    return _ruling(Provenance.PRINTED, id, sheets, text)


def _convention(id: str, text: str, read_from: str = "") -> Ruling:
    return _ruling(Provenance.CONVENTION, id, read_from, text)


def _ours(id: str, text: str, read_from: str = "") -> Ruling:
    return _ruling(Provenance.OURS, id, read_from, text)


def _house(id: str, text: str) -> Ruling:
    return _ruling(Provenance.HOUSE, id, "", text)


_TABLE_A = (
    _printed(
        "A1",
        "us sw fr",
        "The double that frees from jail moves the token; by the French rules a fresh roll does.",
    ),
    _printed("A2", "us sw fr", "After the last failed roll the fine is due, and that roll moves the token."),
    _convention("A3", "The fine may be paid before any of the rolls in jail.", "us fr"),
    _printed(
        "A4", "us sw fr", "A rent must be claimed before the second player following rolls, or the next one."
    ),
    _printed(
        "A5", "us fr sw", "Bare rent is doubled in a whole group, by the US rules even beside a mortgage."
    ),
    _printed("A6", "us sw", "Bare rent is doubled while other lots of the group are built on."),
    _printed("A7", "us fr sw", "An auction of a deed may start at any price; bids are paid in cash."),
    _printed("A8", "us fr sw", "Everybody may bid, whoever declined the deed too."),
    _printed(
        "A9",
        "us us_new fr sw",
        "The last buildings go to the highest bidder, from the lowest price on the deeds or any.",
    ),
    _printed(
        "A10", "us fr sw", "Hotels are sold evenly, or a whole group's at once, or each for its houses."
    ),
    _printed("A11", "us sw", "A mortgaged lot is never sold to the bank, only to players."),
    _printed(
        "A12",
        "us sw fr",
        "A utility's rent counts the roll that brought the token, or a fresh one if a card did; "
        "by the French rules always a fresh one.",
    ),
    _printed(
        "A13",
        "us us_new fr sw",
        "Income tax is the amount printed; until 2008 a tenth of one's worth could be chosen.",
    ),
    _printed("A14", "us fr", "Everybody begins with 1500, in notes that differ."),
    _printed(
        "A15", "us fr sw", "The deeds of a player bankrupt to the bank are auctioned one by one, unmortgaged."
    ),
    _printed("A16", "fr sw", "A creditor may take bare property for part of a debt, if both agree at once."),
    _printed(
        "A17", "sw short us", "The quick game: deeds dealt, hotels after three houses, over at a bankruptcy."
    ),
    _printed(
        "A18", "sw us", "The timed game: two deeds dealt and paid, the richest at the agreed hour wins."
    ),
    _printed("A19", "us", "Worth: cash, deeds at price, mortgaged ones at half, buildings at cost."),
    _printed(
        "A20",
        "fr us",
        "Building and selling is for one's own turn or between two turns, never inside a roll.",
    ),
    _printed("A21", "us fr sw", "A bankrupt's jail cards go to the creditor, or under their decks."),
    _printed(
        "A22", "us fr sw", "Mortgaged lots from a bankrupt cost the interest at once, and are lifted or kept."
    ),
    _printed("A23", "us fr sw", "The highest roll begins; players level with it roll again."),
)

_TABLE_R = (
    _printed("R-1", "us fr sw", "A deed that is declined is auctioned at once."),
    _printed(
        "R-2",
        "us",
        "A double out of jail gives no other roll; after the fine or a card the turn is ordinary.",
    ),
    _printed("R-3", "us", "The third double in a row leads straight to jail and is not moved."),
    _convention("R-4", "A double on the last try in jail frees without a fine."),
    _printed("R-5", "us faq", "In jail one collects rent, bids, trades, builds and mortgages."),
    _printed(
        "R-6",
        "us",
        "A jail card frees on any turn, and may be bought; after the last roll it is our convention.",
    ),
    _printed("R-7", "us faq", "Forward moves that pass GO pay the salary, the way to jail never does."),
    _printed("R-8", "faq", "A card that says back leads back, and never pays a salary."),
    _printed("R-9", "faq us", "The nearest station or utility is the next one forward, also past GO."),
    _printed("R-10", "faq", "Street repairs count every house and hotel on the whole board at that moment."),
    _printed(
        "R-11",
        "us fr sw",
        "Building and selling is even within a group, and stops while a lot of it is mortgaged.",
    ),
    _convention("R-12", "One may build straight to a hotel if the bank has the houses needed on the way."),
    _convention(
        "R-13",
        "A hotel that is sold breaks into houses that the bank must have, or more is sold at once.",
        "sw us",
    ),
    _printed(
        "R-14", "us fr sw", "A mortgage lends half the price; lifting it costs the interest too, rounded up."
    ),
    _printed(
        "R-15",
        "us",
        "Mortgaged lots received cost the interest at once, and again when they are lifted later.",
    ),
    _printed(
        "R-16", "us fr sw", "All buildings of a group are sold before a lot of it is mortgaged or traded."
    ),
    _printed("R-17", "faq", "A mortgaged station still counts for the rent of the others; so do utilities."),
    _printed("R-18", "us", "Bankrupt to a player: buildings sold at half, and all the rest to the creditor."),
    _printed(
        "R-19", "us fr sw", "Bankrupt to the bank: the deeds are auctioned, the buildings go back to stock."
    ),
    _convention("R-20", "Several creditors share what is left, or are paid in turn order as far as it goes."),
    _convention("R-21", "A player bankrupt out of turn leaves at once, and the turn goes on."),
    _convention("R-22", "A debt is settled before anything else, and the bank gives no credit."),
    _printed(
        "R-23",
        "us sw",
        "Players lend each other nothing, and promise nothing: only what is owned changes hands.",
    ),
    _printed(
        "R-24", "us fr", "Trades are made between any two moves, of anything but buildings, on bare groups."
    ),
    _printed(
        "R-25", "faq fr", "Free Parking pays nothing, GO pays once, and the first lap is like any other."
    ),
    _printed("R-26", "faq", "The bank's houses and hotels are limited; its money is not."),
    _convention("R-27", "A player who leaves the game leaves everything to the bank, to be auctioned."),
    _printed("R-28", "us", "The rents of stations and utilities go by number owned; nothing doubles them."),
    _convention("R-29", "A card's move pays a salary for each lap first, then its space is resolved."),
    _convention("R-30", "Of the last two players the one who is owed survives."),
    _house("R-31", "The pot, double pay on GO, no auctions, no buying in the first lap, no rent from jail."),
)

_FORCE = (
    _printed("F-1", "sw", "Both markers are set up by two moves, each by the die of its own colour."),
    _printed("F-2", "sw", "The shift moves both markers, each by its own die; a square moves none."),
    _printed("F-3", "sw", "A marker rests only on a space that can be bought, and else goes on to the next."),
    _ours("F-4", "Whoever stops on the other side's marker faces it, before the space counts.", "sw"),
    _printed("F-5", "sw", "One's own side on the die beats the marker, which may be moved to a free space."),
    _printed("F-6", "sw", "The shift or the other side loses: the stake is paid to the bank."),
    _ours("F-7", "Two of the die's six faces are the shift, two each square.", "sw"),
    _ours("F-8", "A marker may bar building where it hovers.", "sw"),
    _ours("F-9", "A space is free that holds no token and no marker, whoever owns it.", "sw"),
)

_PLAIN = (
    _printed(
        "P-1",
        "us fr sw",
        "Whoever stops on another's deed owes the rent that it prints; none if it is mortgaged.",
    ),
    _printed(
        "P-2",
        "us fr sw",
        "Only streets of a whole group are built on, up to a hotel, at the price on the deed.",
    ),
    _printed(
        "P-3",
        "us fr sw",
        "In a turn the dice are rolled once, and again after a double; then they are passed on.",
    ),
    _printed("P-4", "us fr sw", "A token moves clockwise by the sum of the dice."),
    _printed("P-5", "us fr sw", "The top card is drawn, carried out, and laid under its deck."),
    _printed("P-6", "us fr sw", "A deed that nobody owns may be bought at its price by whoever stops on it."),
    _printed("P-7", "us fr sw", "The last player in the game has won."),
    _printed("P-8", "us fr sw", "One sells, mortgages and trades only what is one's own, for cash in hand."),
    _printed("P-9", "us fr sw", "Jail is left by a double, the fine or a card; the way there ends the turn."),
)

_OURS = (
    _ours("O-1", "Only a player at the table and in the game can ask for anything, while it goes on."),
    _ours("O-2", "The question on the table is answered first, by the seats it is put to."),
    _ours("O-3", "A seat's offers between two rolls are limited, and it agrees only to what it has seen."),
    _ours("O-4", "Whoever could use the bank's last buildings is asked once a turn before they are taken."),
    _ours("O-5", "A game may end after a number of rounds, or at a worth that was agreed."),
    _house("O-6", "A trade far below value needs the consent of all others."),
    _house("O-7", "Buildings in any order, or without end."),
    _ours("O-8", "The game claims a rent for its owner."),
    _convention("O-9", "A deed for which nobody bids stays with the bank.", "us"),
    _ours("O-10", "A mortgaged utility costs nothing, even by the card that asks for ten times the roll."),
)

_FIELD_CASES = (
    _ours("B03", "A counter-offer goes to whoever made the offer."),
    _ours("B09", "The debt comes first, then the move by the same dice."),
    _ours("B12", "No turn ends before its roll, and what its space asks, are done."),
    _ours("B19", "A small sum on a card that can't be paid is a debt like any other."),
    _ours("B46", "A bidder who leaves drops out, and the auction goes on."),
    _ours("B52", "Nothing can be offered twice, nor by who doesn't own it."),
    _ours("B54", "An offer is void when one of the players leaves the game."),
)

RULINGS: Mapping[str, Ruling] = {
    ruling.id: ruling
    for table in (_TABLE_A, _TABLE_R, _FORCE, _PLAIN, _OURS, _FIELD_CASES)
    for ruling in table
}

DEEDS: Mapping[SpaceKind, tuple[str, ...]] = {  # what a deed prints rests on
    SpaceKind.STREET: ("P-1", "P-2", "A5", "A6", "R-14"),
    SpaceKind.STATION: ("P-1", "R-17", "R-28", "R-14"),
    SpaceKind.UTILITY: ("P-1", "A12", "R-17", "R-28", "R-14"),
}


def cited(ids: Iterable[str]) -> tuple[Ruling, ...]:
    """The rulings behind ids, each once."""
    return tuple(RULINGS[id] for id in dict.fromkeys(ids))
