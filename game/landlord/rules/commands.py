"""Every command of the board game."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.command import Command, command


@command
class RollDice(Command):
    """Roll the dice: for the first seat, for a turn, for a way out of jail; the Force die for a contest."""


@command
class PayFine(Command):
    """Pay the fine and leave jail before rolling (A3)."""


@command
class UseJailCard(Command):
    """Give up a jail card and leave jail (R-6)."""


@command
class BuyDeed(Command):
    """Buy the deed of the space at its price."""


@command
class DeclineDeed(Command):
    """Leave the deed: the bank auctions it at once (R-1)."""


@command
class Bid(Command):
    """Bid an amount in the auction in hand."""

    amount: int


@command
class DropOut(Command):
    """Leave the auction in hand for good."""


@command
class WantBuilding(Command):
    """Want the bank's last houses, or hotels, on these streets in this order (A9)."""

    spaces: tuple[int, ...]


@command
class PassBuilding(Command):
    """Want none of the bank's last buildings (A9)."""


@command
class ClaimRent(Command):
    """Ask for a rent that is open, before it is too late (A4)."""

    claim: int


@command
class Build(Command):
    """Put up one more building on a street (R-11, R-12)."""

    space: int


@command
class SellBuilding(Command):
    """Sell one building step of a street to the bank at half its price (R-11)."""

    space: int


@command
class SellGroup(Command):
    """Sell a group's buildings down to the given levels at once, members in board order (R-13, A10)."""

    group: int
    levels: tuple[int, ...]


@command
class Mortgage(Command):
    """Mortgage a deed (R-14)."""

    space: int


@command
class Redeem(Command):
    """Lift a mortgage for its value and the interest (R-14)."""

    space: int


@command
class KeepMortgaged(Command):
    """Leave a deed mortgaged that was just received, the interest being paid (R-15)."""

    space: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """What one seat gives another in an offer; jail cards are (deck, card).

    `relief`: how much of the taker's open debt the giver, its creditor, takes as paid (A16).
    """

    giver: int
    taker: int
    cash: int = 0
    deeds: tuple[int, ...] = ()
    jail_cards: tuple[tuple[int, int], ...] = ()
    relief: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """A trade among two or more seats."""

    transfers: tuple[Transfer, ...]


@command
class ProposeTrade(Command):
    """Put an offer before the seats it names (R-24)."""

    offer: Offer


@command
class AcceptTrade(Command):
    """Agree to the offer on the table, at the revision that was seen.

    `offer` are the terms agreed to, for revisions are counted anew with each offer; None only in older saves.
    """

    revision: int
    offer: Offer | None = None


@command
class CounterTrade(Command):
    """Answer the offer on the table with another."""

    offer: Offer


@command
class RefuseTrade(Command):
    """Refuse the offer on the table; its author keeps the draft."""


@command
class WithdrawTrade(Command):
    """Take one's own offer back."""


@command
class ChooseEffect(Command):
    """Pick one of a card's two ways: 0 the first, 1 the second."""

    option: int


@command
class AllowTrade(Command):
    """Consent to a lopsided trade of others (a house rule), the `offer` as in AcceptTrade."""

    offer: Offer | None = None


@command
class BlockTrade(Command):
    """Object to a lopsided trade of others: it does not take place."""


@command
class MoveMarker(Command):
    """Move the Force marker that was beaten to a free space that can be bought."""

    space: int


@command
class LeaveMarker(Command):
    """Leave the Force marker that was beaten where it is."""


@command
class DeclareBankruptcy(Command):
    """Give up a debt that can't be raised (R-18, R-19)."""


@command
class Resign(Command):
    """Leave the game; everything goes to the bank (R-27)."""


@command
class EndTurn(Command):
    """Pass the dice on."""


TABLE = -1  # who gives the commands that are no seat's


@command
class CallTime(Command):
    """The agreed time is over (A18). Given by the table, the clock."""
