"""What saves need to know of the game: whether a state fits its board, and what things were called before."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.frame import Frame
from game.engine.kit import Renamed
from game.engine.messages import N_
from game.landlord.rules.commands import Offer
from game.landlord.rules.frames import BuildingAuction
from game.landlord.rules.laws import all_buildings, stock_faults
from game.landlord.rules.options import CardUtility, MarkerFree, TimeEnd
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import BANK, FREE, Claim, LandlordState

_SEAT_FIELDS = ("seat", "author", "caller")
_SEAT_LISTS = ("bidders", "waiting", "heirs")
MAX_MONEY = 10**12

RENAMED = Renamed(
    classes={
        "ClassicState": "LandlordState",
        "OpeningThrow": "OpeningRoll",
        "TradeTalk": "Negotiation",
        "CounterChoice": "MarkerChoice",
        "MoveCounter": "MoveMarker",
        "LeaveCounter": "LeaveMarker",
        "GameForm": "GameMode",
    },
    fields={
        "throws": "rolls",
        "thrown": "rolled",
        "counter": "marker",
        "counters": "markers",
        "jail_throws": "jail_rolls",
        "fine_throws": "fine_rolls",
        "form": "mode",
        "counter_blocks_building": "marker_blocks_building",
    },
    words={
        "throw": "roll",
        "move_by_throw": "move_by_roll",
        "highest_throw": "highest_roll",
        "opposing_counter": "opposing_marker",
        "any_counter": "any_marker",
        "jail.last_throw": "jail.last_roll",
        "force.any_counter": "force.any_marker",
    },
    added={
        "card_utility_mortgaged": CardUtility.NOTHING,
        "marker_free": MarkerFree.NO_TOKEN,
        "time_end": TimeEnd.ROUND,
    },
)


def misfit(state: LandlordState) -> str | None:
    """The first thing that doesn't fit, in an English word or two; None if the laws of the game hold."""
    rules, seats = state.ruleset, state.seats
    if not rules.min_seats <= seats <= rules.max_seats:
        return N_("the seats")
    by_seat = (state.cash, state.position, state.jail, state.out, state.jail_cards, state.passed_go)
    by_space = (state.owner, state.level, state.mortgaged)
    if any(len(values) != seats for values in by_seat) or len(state.offers_made) not in (0, seats):
        return N_("the seats")
    if any(len(values) != rules.size for values in by_space) or len(state.piles) != len(rules.decks):
        return N_("the spaces of the board")
    ranges = (
        ("cash", state.cash, -MAX_MONEY, MAX_MONEY),
        ("position", state.position, 0, rules.size),
        ("pot", (state.pot,), 0, MAX_MONEY),
        ("jail", state.jail, FREE, 10),
        ("owner", state.owner, BANK, seats),
        ("level", state.level, 0, rules.hotel_level + 1),
        ("turn", (state.turn, state.first_seat), -1, seats),
        ("count", (state.seq, state.round, state.last_round), 0, 10**9),
    )
    for name, values, low, high in ranges:
        if not _within(values, low, high):
            return name
    if len(state.markers) != (2 if rules.force is not None else 0) or any(
        not 0 <= space < rules.size or rules.spaces[space].group < 0 for space in state.markers
    ):
        return "markers"
    if not all(0 <= deck < len(rules.decks) for hand in state.jail_cards for deck, _card in hand):
        return N_("the cards")
    if min(state.houses_left, state.hotels_left) < 0 or all_buildings(state) != (rules.houses, rules.hotels):
        return N_("the number of buildings")
    if stock_faults(state):
        return N_("deeds and cards")
    return _misfit_stack(state)


def akin(ruleset: Ruleset, other: Ruleset) -> bool:
    """Whether both have the same board and cards, whatever these cost and do."""
    return _names(ruleset) == _names(other)


def _names(ruleset: Ruleset) -> object:
    sides = ruleset.force.sides if ruleset.force is not None else ()
    return (
        [(space.id, space.kind, space.group, space.deck) for space in ruleset.spaces],
        [(group.id, group.kind, group.members) for group in ruleset.groups],
        [(deck.id, [card.id for card in deck.cards]) for deck in ruleset.decks],
        sides,
    )


def _misfit_stack(state: LandlordState) -> str | None:
    if not state.stack and state.outcome is None:
        return "stack"
    if not all(_claim_fits(state, claim) for claim in state.claims):
        return "claims"
    return next((type(frame).__name__ for frame in state.stack if not _frame_fits(state, frame)), None)


def _claim_fits(state: LandlordState, claim: Claim) -> bool:
    seats = _within((claim.owner, claim.tenant), 0, state.seats)
    return seats and 0 <= claim.space < state.ruleset.size and 0 <= claim.amount < MAX_MONEY


def _frame_fits(state: LandlordState, frame: Frame) -> bool:
    seats, size = state.seats, state.ruleset.size
    for name in _SEAT_FIELDS:
        if not 0 <= getattr(frame, name, 0) < seats:
            return False
    for name in _SEAT_LISTS:
        if not _within(getattr(frame, name, ()), 0, seats):
            return False
    lowest = -1 if isinstance(frame, BuildingAuction) else 0
    if not lowest <= getattr(frame, "space", 0) < size or not _within(getattr(frame, "spaces", ()), 0, size):
        return False
    if not 0 <= getattr(frame, "marker", 0) < max(1, len(state.markers)):
        return False
    if not 0 <= getattr(frame, "deck", 0) < max(1, len(state.ruleset.decks)):
        return False
    if not all(BANK <= creditor < seats and amount >= 0 for creditor, amount in getattr(frame, "shares", ())):
        return False
    bidders = getattr(frame, "bidders", None)
    if bidders is not None and not 0 <= getattr(frame, "turn", 0) < max(1, len(bidders)):
        return False
    wants = getattr(frame, "wants", None)
    if wants is not None and not (len(wants) == seats and all(_within(want, 0, size) for want in wants)):
        return False
    rolls = getattr(frame, "rolls", None)
    if rolls is not None and len(rolls) != seats:
        return False
    offer = getattr(frame, "offer", None)
    return not isinstance(offer, Offer) or all(
        0 <= t.giver < seats and 0 <= t.taker < seats and _within(t.deeds, 0, size) for t in offer.transfers
    )


def _within(values: Iterable[int], low: int, high: int) -> bool:
    return all(low <= value < high for value in values)
