"""Rule options: every point where the printed rules of the editions differ (rulings.md, table A)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class JailDouble(StrEnum):
    """A1: how a double frees from jail."""

    MOVE_BY_ROLL = "move_by_roll"
    FRESH_ROLL = "fresh_roll"


class JailThird(StrEnum):
    """A2: how a seat moves that had to pay after its last failed roll."""

    MOVE_BY_ROLL = "move_by_roll"
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
    """A12: which roll a utility's rent is counted by."""

    ROLL = "roll"
    FRESH = "fresh"


class IncomeTax(StrEnum):
    """A13: the amount printed, or the player's choice of that and ten per cent of the worth."""

    FLAT = "flat"
    TEN_PERCENT = "ten_percent"


class Creditors(StrEnum):
    """R-20: how several creditors are served by a bankrupt."""

    SHARE = "share"
    TURN_ORDER = "turn_order"


class GameMode(StrEnum):
    """A17, A18: how the game ends. What a mode deals and builds besides is in `modes`."""

    STANDARD = "standard"
    QUICK = "quick"
    QUICK_1990S = "quick_1990s"
    TIMED = "timed"
    ROUNDS = "rounds"
    WORTH = "worth"


class TimeEnd(StrEnum):
    """A18: what is still played when the time of a timed game is over."""

    ROUND = "round"
    AT_ONCE = "at_once"


class DealtDeeds(StrEnum):
    """A17, A18: whether deeds that are dealt at the start are paid for."""

    PAID = "paid"
    FREE = "free"


class FirstPlayer(StrEnum):
    """A23: who begins."""

    HIGHEST_ROLL = "highest_roll"
    SEAT_ORDER = "seat_order"
    RANDOM = "random"


class ContestRoll(StrEnum):
    """The Force: whether a contest is rolled for, or decided by the face that shows from the turn's roll."""

    REROLL = "reroll"
    SAME_ROLL = "same_roll"


class ContestTrigger(StrEnum):
    """The Force: what makes a contest.

    A marker of the other side on the space where a token stops, any marker there, or the shift face itself,
    which then has the colour of a side.
    """

    OPPOSING_MARKER = "opposing_marker"
    ANY_MARKER = "any_marker"
    SHIFT_FACE = "shift_face_has_a_side"


class MarkerFree(StrEnum):
    """The Force: where a beaten marker may go."""

    NO_TOKEN = "no_token"
    NOT_OWNED = "not_owned"


class CardUtility(StrEnum):
    """What the card for ten times a roll asks for where the utility is mortgaged."""

    NOTHING = "nothing"
    TEN_TIMES = "ten_times"


@dataclass(frozen=True, slots=True)
class Options:
    """The rules of one game where editions, modes and houses differ; the defaults are the US rules.

    `option_notes` says of each what it means, what it may be and where it comes from.
    """

    jail_double: JailDouble = JailDouble.MOVE_BY_ROLL
    jail_third: JailThird = JailThird.MOVE_BY_ROLL
    jail_rolls: int = 3
    fine_rolls: int = 3  # A3: before how many of the rolls in jail the fine may be paid
    double_bare_rent_if_mortgaged: bool = True
    double_bare_rent_if_built: bool = True
    auction_minimum: int = 1
    rent_claim: RentClaim = RentClaim.AUTOMATIC
    building_auction_start: BuildingAuctionStart = BuildingAuctionStart.DEED_PRICE
    hotel_sale: HotelSale = HotelSale.EVENLY
    utility_rent: UtilityRent = UtilityRent.ROLL
    card_utility_mortgaged: CardUtility = CardUtility.NOTHING
    income_tax: IncomeTax = IncomeTax.FLAT
    creditors: Creditors = Creditors.SHARE
    payment_in_kind: bool = True
    mortgage_interest_percent: int = 10
    offers_between_rolls: int = 3
    refuser_may_bid: bool = True
    first_player: FirstPlayer = FirstPlayer.HIGHEST_ROLL
    # editions with the Force
    contest_trigger: ContestTrigger = ContestTrigger.OPPOSING_MARKER
    contest_roll: ContestRoll = ContestRoll.REROLL
    marker_blocks_building: bool = False
    shift_faces: int = 2
    marker_free: MarkerFree = MarkerFree.NO_TOKEN
    # the game mode
    mode: GameMode = GameMode.STANDARD
    minutes: int = 90  # a timed game's; for whoever holds the clock, the rules have none
    time_end: TimeEnd = TimeEnd.ROUND
    rounds: int = 20
    target_worth: int = 5000
    deeds_dealt: int = 0
    dealt_deeds: DealtDeeds = DealtDeeds.PAID
    houses_for_hotel: int = 4
    # house rules
    start_cash: int = 1500
    salary: int = 200
    parking_pot: bool = False
    pot_seed: int = 0
    double_salary: bool = False
    no_auctions: bool = False
    no_buying_first_lap: bool = False
    no_rent_in_jail: bool = False
    uneven_building: bool = False
    unlimited_buildings: bool = False
    gift_guard: bool = False
