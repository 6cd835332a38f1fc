"""Rents to claim and the last buildings at a table of people and computers, and after loading."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.event import Why
from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules.frames import BuildingAuction, BuildingCall, Turn
from game.landlord.rules.options import Options, RentClaim
from game.landlord.rules.state import Claim, LandlordState
from game.packs.pack import Pack
from game.table.setup import default_setup
from game.table.table import Table
from tests.table.seating import act, left, only_save

PERSON, COMPUTER, OTHER = range(3)
BOARDWALK = 39


def claiming(pack: Pack, kinds: tuple[str, ...], how: RentClaim, folder: Path | None = None) -> Table:
    """A table whose first seat is about to roll."""
    setup = default_setup(pack, kinds, 3)
    setup = setup.model_copy(update={"options": replace(setup.options, rent_claim=how)})
    table = Table.start(setup, pack, folder)
    table.state.stack[:] = [Turn(0)]
    return table


def lands(table: Table, tenant: int, owner: int) -> None:
    """The tenant stands on the owner's dearest street, unclaimed, and has ended the turn."""
    state = table.state
    state.owner[BOARDWALK] = owner
    rolls = 1 if state.ruleset.options.rent_claim is RentClaim.UNTIL_NEXT_ROLL else 2
    state.claims.append(Claim(1, owner, tenant, BOARDWALK, 50, rolls, Why(("rent.bare",))))


def test_a_computer_asks_for_its_rent_before_anybody_decides(pack: Pack) -> None:
    table = claiming(pack, ("human", "steady", "steady"), RentClaim.UNTIL_NEXT_ROLL)
    lands(table, PERSON, COMPUTER)
    assert table.next_actor() == COMPUTER and table.human_to_act() is None
    assert table.advance()
    assert isinstance(table.log[-1].command, c.ClaimRent)
    assert table.state.cash[:2] == [1450, 1550] and table.human_to_act() == PERSON


def test_a_computers_roll_waits_for_what_a_person_may_claim(pack: Pack) -> None:
    """Nothing is on a clock: the game stands still until the people let it go on."""
    table = claiming(pack, ("human", "steady", "steady"), RentClaim.UNTIL_NEXT_ROLL)
    lands(table, COMPUTER, PERSON)
    table.state.stack[:] = [Turn(OTHER)]
    table.state.turn = OTHER
    assert table.held == [c.ClaimRent(PERSON, 1)] and not table.advance() and not table.advance()
    table.let_go()
    assert table.held == [] and table.advance()
    assert any(isinstance(event, e.RentLost) for event in table.log[-1].events)


def test_a_claim_lets_the_game_go_on(pack: Pack) -> None:
    table = claiming(pack, ("human", "steady", "steady"), RentClaim.UNTIL_NEXT_ROLL)
    lands(table, COMPUTER, PERSON)
    table.state.stack[:] = [Turn(OTHER)]
    table.state.turn = OTHER
    table.submit(c.ClaimRent(PERSON, 1))
    assert table.state.cash[:2] == [1550, 1450] and table.held == [] and table.advance()


def test_a_roll_that_ends_nothing_does_not_wait(pack: Pack) -> None:
    table = claiming(pack, ("human", "steady", "steady"), RentClaim.UNTIL_SECOND_NEXT_ROLL)
    lands(table, COMPUTER, PERSON)
    table.state.stack[:] = [Turn(OTHER)]
    assert table.held == [] and table.advance()


def test_a_person_who_rolls_is_not_held(pack: Pack) -> None:
    table = claiming(pack, ("human", "steady", "steady"), RentClaim.UNTIL_NEXT_ROLL)
    lands(table, COMPUTER, PERSON)
    assert table.held == [] and table.human_to_act() == PERSON


def short_of_houses(pack: Pack) -> Pack:
    options = replace(pack.ruleset.options, rent_claim=RentClaim.UNTIL_SECOND_NEXT_ROLL)
    return replace(pack, ruleset=replace(pack.ruleset, houses=5, hotels=2, options=options))


def whole_groups(table: Table) -> None:
    """Every group of streets in one hand."""
    for index, (_, members) in enumerate(table.state.ruleset.streets):
        for space in members:
            table.state.owner[space] = index % table.state.seats


POSITIONS = {
    "open claim": lambda state: bool(state.claims),
    "call": lambda state: isinstance(state.stack[-1], BuildingCall),
    "building lot": lambda state: isinstance(state.stack[-1], BuildingAuction) and state.stack[-1].high > 0,
}


@pytest.mark.parametrize("position", POSITIONS)
def test_a_game_goes_on_from_the_middle_of_it(pack: Pack, tmp_path: Path, position: str) -> None:
    reached, pack = POSITIONS[position], short_of_houses(pack)
    table = Table.start(default_setup(pack, ["human"] * 4, 11), pack, tmp_path)
    chance = random.Random(4)
    while not table.state.turn and not isinstance(table.state.stack[-1], Turn):
        act(table, chance)
    whole_groups(table)
    table._journal.rebase(table.state, 0)  # type: ignore[union-attr]
    for _ in range(3000):
        if reached(table.state):
            break
        act(table, chance)
    assert reached(table.state)
    again = Table.resume(left(tmp_path), pack)
    assert again.state == table.state and again.note is None
    one, two = random.Random(5), random.Random(5)
    for _ in range(25):
        act(table, one)
        act(again, two)
    assert again.state == table.state


def test_options_default_to_rents_that_are_paid_by_themselves() -> None:
    assert Options().rent_claim is RentClaim.AUTOMATIC and Options().payment_in_kind


def test_a_replay_plays_claims_again(pack: Pack, tmp_path: Path) -> None:
    setup = default_setup(pack, ["steady"] * 4, 8)
    options = replace(setup.options, rent_claim=RentClaim.UNTIL_NEXT_ROLL)
    table = Table.start(setup.model_copy(update={"options": options}), pack, tmp_path)
    for _ in range(400):
        table.advance()
    claimed = [entry for entry in table.log if isinstance(entry.command, c.ClaimRent)]
    assert len(claimed) > 3
    again = Table.replay(only_save(tmp_path), pack)
    while again.advance():
        pass
    state: LandlordState = again.state
    assert state == table.state
