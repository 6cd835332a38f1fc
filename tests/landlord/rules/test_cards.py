"""Both decks, card by card, and verbs that no classic card has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.landlord.rules import commands as c
from game.landlord.rules import events as e
from game.landlord.rules import ruleset as r
from game.landlord.rules import verbs
from game.landlord.rules.effect import Effect
from game.landlord.rules.frames import BuyOffer, Debt, EffectChoice
from game.landlord.rules.options import CardUtility
from game.landlord.rules.ruleset import Card, Deck
from tests.landlord.rules.boards import CHANCE, CHANCE_CARDS, CHEST, CHEST_CARDS, classic
from tests.landlord.rules.builder import Table, only, table


def draws(t: Table, deck: int, card: str, space: int | None = None, seat: int = 0, *more: int) -> Table:
    """The seat in turn lands on a draw space and turns up a card."""
    space = space if space is not None else (7 if deck == CHANCE else 2)
    t.next_card(deck, card).at(seat, (space - 3) % 40)
    t.rolls(1, 2, *more)
    return t


MONEY = [
    (CHANCE, "dividend", 50), (CHANCE, "fine", -15), (CHANCE, "loan", 150), (CHEST, "bank_error", 200),
    (CHEST, "doctor", -50), (CHEST, "stock", 50), (CHEST, "holiday", 100), (CHEST, "tax_refund", 20),
    (CHEST, "life_insurance", 100), (CHEST, "hospital", -100), (CHEST, "school", -50),
    (CHEST, "consultancy", 25), (CHEST, "beauty", 10), (CHEST, "inherit", 100),
]  # fmt: skip


@pytest.mark.parametrize(("deck", "card", "change"), MONEY)
def test_money_cards(deck: int, card: str, change: int) -> None:
    t = draws(table(), deck, card, 22 if deck == CHANCE else 17)
    assert t.state.cash == [1500 + change, 1500, 1500]


MOVES = [
    (CHANCE, "go", 7, 0, 200), (CHANCE, "boardwalk", 7, 39, 0), (CHANCE, "boardwalk", 36, 39, 0),
    (CHANCE, "illinois", 7, 24, 0), (CHANCE, "illinois", 36, 24, 200), (CHANCE, "illinois", 22, 24, 0),
    (CHANCE, "st_charles", 7, 11, 0), (CHANCE, "st_charles", 22, 11, 200), (CHANCE, "reading", 7, 5, 200),
    (CHANCE, "reading", 36, 5, 200), (CHEST, "go", 33, 0, 200), (CHANCE, "back_3", 22, 19, 0),
    (CHANCE, "station_1", 7, 15, 0), (CHANCE, "station_2", 22, 25, 0), (CHANCE, "station_1", 36, 5, 200),
    (CHANCE, "utility", 7, 12, 0), (CHANCE, "utility", 22, 28, 0), (CHANCE, "utility", 36, 12, 200),
    (CHANCE, "jail", 36, 10, 0), (CHEST, "jail", 17, 10, 0),
]  # fmt: skip


@pytest.mark.parametrize(("deck", "card", "start", "end", "salary"), MOVES)
def test_moving_cards(deck: int, card: str, start: int, end: int, salary: int) -> None:
    """R-7, R-8, R-9: forward past GO pays, back and jail never; nearest is the next one forward."""
    t = draws(table(), deck, card, start)
    assert t.state.position[0] == end
    assert t.state.cash[0] == 1500 + salary


@pytest.mark.parametrize(
    "verb",
    [
        verbs.AdvanceTo(12), verbs.GoBackTo(12), verbs.MoveBy(5), verbs.AdvanceNearest(r.SpaceKind.UTILITY),
    ],
)  # fmt: skip
def test_a_card_that_sends_to_a_utility_asks_for_a_fresh_roll(verb: Effect) -> None:
    """A12, R-9: no roll has moved the token there, so the rent is four times a roll of its own."""
    t = with_deck(verb).owns(1, 12).at(0, 4)
    t.rolls(1, 2, 5, 6)
    assert t.state.position[0] == 12
    assert t.state.cash[:2] == [1500 - 4 * 11, 1500 + 4 * 11]


@pytest.mark.parametrize(("steps", "salaries"), [(32, 0), (33, 1), (72, 1), (73, 2), (113, 3)])
def test_each_lap_of_a_walk_pays(steps: int, salaries: int) -> None:
    """R-29."""
    t = with_deck(verbs.MoveBy(steps)).at(0, 4)
    t.rolls(1, 2)
    assert [reason for *_, reason in t.payments()].count("salary") == salaries


def test_every_card_of_both_decks_is_tested() -> None:
    named = {card for _, card, _ in MONEY} | {card for _, card, *_ in MOVES}
    named |= {"jail_card", "repairs", "street_repairs", "chairman", "birthday"}
    assert named == set(CHANCE_CARDS) | set(CHEST_CARDS)


def test_back_three_from_the_first_chance_pays_the_tax() -> None:
    """R-8."""
    t = draws(table(), CHANCE, "back_3", 7)
    assert t.state.position[0] == 4 and t.state.cash[0] == 1300
    assert [m.how for m in t.log if isinstance(m, e.TokenMoved)] == ["walk", "back"]


def test_back_three_from_the_last_chance_draws_again() -> None:
    """R-8."""
    t = draws(table().next_card(CHEST, "holiday"), CHANCE, "back_3", 36)
    assert t.state.position[0] == 33 and t.state.cash[0] == 1600


def test_back_three_offers_or_charges_the_space() -> None:
    """R-8: from 22 to New York."""
    assert isinstance(draws(table(), CHANCE, "back_3", 22).top, BuyOffer)
    assert draws(table().owns(1, 19), CHANCE, "back_3", 22).payments() == [(0, 1, 16, "rent")]


def test_backward_moves_never_pay() -> None:
    """B15: even across GO."""
    t = with_deck(verbs.MoveBy(-8))
    t.lands(0, 7)
    assert t.state.position[0] == 39 and t.state.cash[0] == 1500
    assert t.sound(waiting=(0,))


def test_passing_go_and_then_a_card_to_go_pays_twice() -> None:
    """R-7."""
    t = table().next_card(CHEST, "go").at(0, 39)
    t.rolls(1, 2)
    assert t.state.position[0] == 0 and t.state.cash[0] == 1900


def test_the_nearest_station_charges_double() -> None:
    """R-9, B16."""
    t = draws(table().owns(1, 15, 25), CHANCE, "station_1", 7)
    due = only(t.log, e.RentDue)
    assert (
        due.amount == 100 and due.why is not None and due.why.rules == ("rent.stations", "rent.card_double")
    )
    assert t.sound(waiting=(0,))


def test_the_nearest_station_free_may_be_bought_or_is_auctioned() -> None:
    """R-9, B16."""
    t = draws(table(), CHANCE, "station_1", 7)
    assert isinstance(t.top, BuyOffer) and t.top.space == 15
    t.says(c.BuyDeed(0))
    assert t.state.owner[15] == 0 and t.state.cash[0] == 1300
    assert t.sound(waiting=(0,))


@pytest.mark.parametrize(("card", "owned"), [("station_1", 15), ("utility", 12)])
def test_the_nearest_mortgaged_charges_nothing(card: str, owned: int) -> None:
    """R-9."""
    t = draws(table().owns(1, owned).mortgaged(owned), CHANCE, card, 7)
    assert t.state.cash == [1500] * 3


def test_the_nearest_utility_may_charge_ten_times_though_it_is_mortgaged() -> None:
    """R-9 read otherwise, O-10: a mortgaged station, and a utility reached by the dice, cost nothing."""
    paying = {"card_utility_mortgaged": CardUtility.TEN_TIMES}
    t = draws(table(**paying).owns(1, 12).mortgaged(12), CHANCE, "utility", 7, 0, 5, 6)
    assert t.payments() == [(0, 1, 110, "rent")]
    due = only(t.log, e.RentDue)
    assert due.why is not None and due.why.rules == ("rent.card_dice", "rent.card_mortgaged")
    t = draws(table(**paying).owns(1, 15).mortgaged(15), CHANCE, "station_1", 7)
    assert t.state.cash == [1500] * 3
    t = table(**paying).owns(1, 12).mortgaged(12).at(0, 9)
    t.rolls(1, 2)
    assert t.state.cash == [1500] * 3 and only(t.log, e.NoRent).cause == "mortgaged"


def test_the_nearest_utility_charges_ten_times_a_fresh_roll() -> None:
    """R-9, B17: even if the owner has only one."""
    t = draws(table().owns(1, 12), CHANCE, "utility", 7, 0, 5, 6)
    assert [event.purpose for event in t.log if isinstance(event, e.DiceRolled)] == ["move", "rent"]
    assert t.payments() == [(0, 1, 110, "rent")]
    assert t.sound(waiting=(0,))


def test_the_nearest_utility_is_a_debt_like_any_other() -> None:
    """B17."""
    t = draws(table().owns(1, 12).owns(0, 39).cash(0, 10), CHANCE, "utility", 7, 0, 5, 6)
    assert isinstance(t.top, Debt)
    t.says(c.Mortgage(0, 39))
    assert t.state.cash[:2] == [100, 1610]
    assert t.sound(waiting=(0,))


@pytest.mark.parametrize(
    ("deck", "card", "amount"), [(CHANCE, "repairs", 325), (CHEST, "street_repairs", 475)]
)
def test_repairs_count_the_whole_board(deck: int, card: str, amount: int) -> None:
    """R-10: nine houses and a hotel of one's own, and nobody else's."""
    t = (
        table()
        .owns(0, "red", "brown", 5)
        .built("red", 3)
        .built("brown", 0, 5)
        .owns(1, "green")
        .built("green", 2)
    )
    draws(t, deck, card, 22 if deck == CHANCE else 17)
    assert t.state.cash[0] == 1500 - amount


def test_pay_each_goes_to_those_still_in_the_game() -> None:
    """B21."""
    t = draws(table(seats=4).gone(2), CHANCE, "chairman")
    assert t.state.cash == [1400, 1550, 0, 1550]
    assert t.sound(waiting=(0,))


def test_receive_each_comes_from_those_still_in_the_game() -> None:
    """B20, B21."""
    t = draws(table(seats=4).gone(2), CHEST, "birthday", 17)
    assert t.state.cash == [1520, 1490, 0, 1490]
    assert t.sound(waiting=(0,))


def test_receive_each_makes_a_debt_of_who_is_short() -> None:
    """B19, R-21."""
    t = draws(table().cash(1, 5).owns(1, 39), CHEST, "birthday", 17)
    assert t.waiting == (1,) and isinstance(t.top, Debt)
    assert t.state.cash[0] == 1510
    t.says(c.Mortgage(1, 39))
    assert t.state.cash == [1520, 195, 1490] and t.waiting == (0,)
    assert t.sound(waiting=(0,))


def test_several_who_are_short_raise_in_turn_order() -> None:
    t = draws(table(seats=4).cash(1, 5).cash(3, 5).owns(1, 39).owns(3, 37), CHEST, "birthday", 17)
    assert t.waiting == (1,)
    t.says(c.Mortgage(1, 39))
    assert t.waiting == (3,)


def test_the_jail_card_is_kept_and_leaves_the_deck() -> None:
    t = draws(table(), CHANCE, "jail_card")
    card = list(CHANCE_CARDS).index("jail_card")
    assert t.state.jail_cards[0] == [(CHANCE, card)] and card not in t.state.piles[CHANCE]
    assert only(t.log, e.JailCardMoved).taker == 0


def test_other_cards_go_under_the_deck() -> None:
    t = draws(table(), CHANCE, "loan")
    assert t.state.piles[CHANCE][-1] == list(CHANCE_CARDS).index("loan")
    assert len(t.state.piles[CHANCE]) == 16


# --- verbs that combine -----


def with_deck(*effects: r.Effect) -> Table:
    """A table whose Chance deck is one card of these verbs."""
    deck = Deck("chance", (Card("only", effects),))
    return Table(replace(classic(), decks=(deck, classic().decks[CHEST])), 3)


def test_verbs_are_carried_out_in_order() -> None:
    t = with_deck(verbs.Receive(70), verbs.Pay(30))
    t.lands(0, 7)
    assert [amount for _, _, amount, _ in t.payments()] == [70, 30]


def test_a_verb_waits_for_the_question_before_it() -> None:
    t = with_deck(verbs.AdvanceTo(39), verbs.Receive(70))
    t.lands(0, 7)
    assert isinstance(t.top, BuyOffer) and t.state.cash[0] == 1500
    t.says(c.BuyDeed(0))
    assert t.state.cash[0] == 1500 - 400 + 70


def test_going_back_to_a_space_resolves_it_without_salary() -> None:
    t = with_deck(verbs.GoBackTo(39)).owns(1, 39)
    t.lands(0, 7)
    assert t.state.position[0] == 39 and t.payments() == [(0, 1, 50, "rent")]


@pytest.mark.parametrize(("option", "cash"), [(0, 1490), (1, 1600)])
def test_one_of_two_ways_is_chosen(option: int, cash: int) -> None:
    t = with_deck(verbs.Choose((verbs.Pay(10),), (verbs.DrawFrom(CHEST),))).next_card(CHEST, "holiday")
    t.lands(0, 7)
    assert isinstance(t.top, EffectChoice) and t.waiting == (0,)
    assert t.refused(c.ChooseEffect(1, 0)) == "turn.not_yours"
    t.says(c.ChooseEffect(0, option))
    assert t.state.cash[0] == cash and t.allows(c.EndTurn(0))


def test_a_deck_whose_cards_are_all_held_gives_none() -> None:
    t = with_deck(verbs.KeepJailCard())
    t.lands(0, 7)
    t.says(c.EndTurn(0))
    t.lands(1, 22)
    assert not t.happened(e.CardDrawn) and t.allows(c.EndTurn(1))


def test_a_forward_step_card_pays_past_go() -> None:
    t = with_deck(verbs.MoveBy(5)).owns(0, 1)
    t.lands(0, 36)
    assert t.state.position[0] == 1 and t.state.cash[0] == 1700


def test_who_goes_bankrupt_in_a_card_carries_out_no_more_of_it() -> None:
    t = with_deck(verbs.Pay(2000), verbs.Receive(5000))
    t.lands(0, 7)
    t.says(c.DeclareBankruptcy(0))
    assert t.state.out[0] and t.state.cash[0] == 0 and t.waiting == (1,)


def test_the_choice_is_told() -> None:
    t = with_deck(verbs.Choose((verbs.Pay(10),), (verbs.Receive(10),)))
    t.lands(0, 7)
    told = only(t.says(c.ChooseEffect(0, 1)), e.EffectChosen)
    assert (told.seat, told.option) == (0, 1)


def test_the_nearest_of_a_kind_the_board_lacks_is_nowhere() -> None:
    t = with_deck(verbs.AdvanceNearest(r.SpaceKind.GO_TO_JAIL), verbs.Receive(5))
    spaces = tuple(
        replace(s, kind=r.SpaceKind.FREE_PARKING) if s.index == 30 else s for s in classic().spaces
    )
    t.state.ruleset = replace(t.state.ruleset, spaces=spaces)
    t.lands(0, 7)
    assert t.state.position[0] == 7 and t.state.cash[0] == 1505


@pytest.mark.parametrize("verb", verbs.VERBS, ids=lambda verb: verb.__name__)
def test_every_verb_acts_and_can_be_shown(verb: type[Effect]) -> None:
    """By what it says, the money it names, where it leads, or the ways it offers."""
    assert verb.carry_out is not Effect.carry_out
    shown = verb.told or verb.sums is not Effect.sums or verb.goal is not Effect.goal
    assert shown or verb is verbs.Choose
