"""Random games with few buildings and rents that are claimed: the laws hold there too."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.match import digest
from game.landlord.kit import RULES
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import BuildingAuctionStart, HotelSale, Options, RentClaim
from game.storage import codec
from tests.landlord.rules.boards import classic
from tests.landlord.rules.play import bank_paid_out, random_game, violations
from tests.storage.states import decode_state

OPTIONS = st.builds(
    Options,
    rent_claim=st.sampled_from((RentClaim.UNTIL_NEXT_ROLL, RentClaim.UNTIL_SECOND_NEXT_ROLL)),
    building_auction_start=st.sampled_from(BuildingAuctionStart),
    hotel_sale=st.sampled_from(HotelSale),
    payment_in_kind=st.booleans(),
    no_auctions=st.booleans(),
    uneven_building=st.booleans(),
)


def owned(seats: int, seed: int, options: Options, houses: int, hotels: int):  # type: ignore[no-untyped-def]
    """A random game that begins with every street group whole in somebody's hand."""
    rules = replace(classic(), options=options, houses=houses, hotels=hotels)
    game = random_game(rules, seats, seed, limit=250)
    state, _, _ = next(game)
    for index, (_, members) in enumerate(rules.streets):
        for space in members:
            state.owner[space] = (index + seed) % seats
    return state, game


@settings(max_examples=40, deadline=None)
@given(
    options=OPTIONS,
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    houses=st.integers(0, 14),
    hotels=st.integers(0, 3),
)
def test_the_laws_hold_in_a_shortage(
    options: Options, seats: int, seed: int, houses: int, hotels: int
) -> None:
    state, game = owned(seats, seed, options, houses, hotels)
    total = sum(state.cash)
    for state, _, log in game:
        total += bank_paid_out(log)
        assert sum(state.cash) == total
        assert violations(state) == []
        twin = decode_state(RULES, codec.encode(state), state.ruleset)
        assert digest(twin) == digest(state) == digest(state.copy())
        for seat in LANDLORD.waiting_on(state):
            assert LANDLORD.legal_commands(state, seat)


def test_the_soak_reaches_what_it_is_for() -> None:
    """Claims in time and too late, calls that end both ways, lots sold and unsold, debts eased."""
    seen: Counter[str] = Counter()
    options = Options(rent_claim=RentClaim.UNTIL_NEXT_ROLL)
    for seed in range(12):
        _, game = owned(4, seed, options, houses=8, hotels=1)
        for _, _, log in game:
            seen.update(type(event).__name__ + getattr(event, "building", "") for event in log)
    names = "RentOpened RentClaimed RentLost BuildingCalled BuildingWanted BuildingPassed AuctionEndedhouse"
    assert all(seen[name] for name in names.split()), seen
