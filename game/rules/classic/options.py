"""Rule options: every point where the printed rules of the editions differ (rulings.md, table A)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class JailDouble(StrEnum):
    """A1: how a double frees from jail."""

    MOVE_BY_THROW = "move_by_throw"
    FRESH_ROLL = "fresh_roll"


class JailThird(StrEnum):
    """A2: how a seat moves that had to pay after its last failed throw."""

    MOVE_BY_THROW = "move_by_throw"
    FRESH_ROLL = "fresh_roll"


class RentClaim(StrEnum):
    """A4: until when the owner may claim a rent."""

    AUTOMATIC = "automatic"
    UNTIL_NEXT_ROLL = "until_next_roll"
    UNTIL_SECOND_NEXT_ROLL = "until_second_next_roll"


class BuildingAuctionStart(StrEnum):
    """A9: where the auction of the last buildings starts."""

    DEED_PRICE = "deed_price"
    ANY = "any"


class HotelSale(StrEnum):
    """A10: how hotels go back to the bank."""

    EVENLY = "evenly"
    WHOLE_GROUP = "whole_group"
    SWAP_FOR_HOUSES = "swap_for_houses"


class UtilityRent(StrEnum):
    """A12: which throw a utility's rent is counted by."""

    THROW = "throw"
    FRESH = "fresh"


class IncomeTax(StrEnum):
    """A13: the amount printed, or the player's choice of that and ten per cent of the worth."""

    FLAT = "flat"
    TEN_PERCENT = "ten_percent"


class Creditors(StrEnum):
    """R-20: how several creditors are served by a bankrupt."""

    SHARE = "share"
    TURN_ORDER = "turn_order"


@dataclass(frozen=True, slots=True)
class Options:
    """The official options of one edition; the defaults are the US rules."""

    jail_double: JailDouble = JailDouble.MOVE_BY_THROW
    jail_third: JailThird = JailThird.MOVE_BY_THROW
    jail_throws: int = 3
    fine_throws: int = 3  # A3: before how many of the throws in jail the fine may be paid
    double_bare_rent_if_mortgaged: bool = True
    double_bare_rent_if_built: bool = True
    auction_minimum: int = 1
    rent_claim: RentClaim = RentClaim.AUTOMATIC
    building_auction_start: BuildingAuctionStart = BuildingAuctionStart.DEED_PRICE
    hotel_sale: HotelSale = HotelSale.EVENLY
    utility_rent: UtilityRent = UtilityRent.THROW
    income_tax: IncomeTax = IncomeTax.FLAT
    creditors: Creditors = Creditors.SHARE
    mortgage_interest_percent: int = 10
    offers_between_rolls: int = 3
