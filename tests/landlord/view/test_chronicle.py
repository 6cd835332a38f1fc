"""The story of a game, told from a handful of events."""

from __future__ import annotations

from game.engine.event import Event
from game.engine.protocol import Outcome
from game.landlord.rules import events as ev
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.ruleset import Group, Ruleset, Space, SpaceKind
from game.landlord.rules.state import Ending
from game.landlord.view.chronicle import Fall, chronicle

STREET = SpaceKind.STREET
RULES = Ruleset(
    id="lane",
    spaces=(
        Space(0, "go", SpaceKind.GO),
        Space(1, "a", STREET, group=0, price=100, mortgage=50, house_cost=50, rents=(10, 50)),
        Space(2, "b", STREET, group=0, price=120, mortgage=60, house_cost=50, rents=(12, 60)),
        Space(3, "jail", SpaceKind.JAIL),
    ),
    groups=(Group("lane", STREET, (1, 2), 50),),
    decks=(),
)


def buys(seat: int, space: int, cash: int) -> list[Event]:
    price = RULES.spaces[space].price
    return [
        ev.CashMoved(seat, -1, price, cash, 0, "price", space),
        ev.DeedMoved(space, -1, seat, False, "price"),
    ]


def rent(payer: int, payee: int, space: int, amount: int, left: int, has: int) -> list[Event]:
    return [ev.CashMoved(payer, payee, amount, left, has, "rent", space)]


GAME: list[Event] = [
    ev.GameStarted(3, 500),
    ev.TurnStarted(0, 1),
    ev.DiceRolled(0, (1, 1), "move", 1),
    ev.TokenMoved(0, 0, 1, 1, "walk"),
    *buys(0, 1, 400),
    ev.TurnStarted(1, 1),
    ev.TokenMoved(1, 0, 1, 1, "walk"),
    *rent(1, 0, 1, 10, 490, 410),
    ev.TurnStarted(2, 1),
    ev.TokenMoved(2, 0, 2, 2, "walk"),
    ev.AuctionOpened(2, (0, 1, 2)),
    ev.AuctionEnded(2, 0, 90),
    ev.CashMoved(0, -1, 90, 320, 0, "auction", 2),
    ev.DeedMoved(2, -1, 0, False, "auction"),
    ev.TurnStarted(0, 2),
    ev.Jailed(0, "space"),
    ev.TurnStarted(1, 2),
    ev.TokenMoved(1, 1, 2, 1, "walk"),
    *rent(1, 0, 2, 24, 466, 344),
    ev.TurnStarted(2, 2),
    ev.TokenMoved(2, 2, 1, 3, "walk"),
    ev.DebtOpened(2, (0,), 620, "rent"),
    ev.CashMoved(2, 0, 500, 0, 844, "bankruptcy", -1),
    ev.WentBankrupt(2, (0,), False),
    ev.TurnStarted(0, 3),
    ev.TradeDone(Offer((Transfer(0, 1, cash=5), Transfer(1, 0, cash=6)))),
    ev.WentBankrupt(1, (-1,), True),
    ev.GameEnded(Outcome((0,), Ending.LAST_STANDING, (1064, 0, 0))),
]


def test_worth_is_kept_for_the_start_and_the_end_of_every_round() -> None:
    story = chronicle(RULES, GAME)
    assert story.rounds == 3
    assert story.worth[0] == [500, 500, 500]
    assert story.worth[1] == [320 + 220, 490, 500]
    assert story.worth[2] == [844 + 220, 466, 0]
    assert story.cash[1] == [320, 490, 500]
    assert [row[0] for row in story.rent] == [0, 10, 34, 34]


def test_landings_count_every_token_that_came_to_rest() -> None:
    story = chronicle(RULES, GAME)
    assert story.landings == [0, 3, 2, 0]


def test_the_fallen_stand_in_the_order_of_their_fall_with_what_they_owed() -> None:
    story = chronicle(RULES, GAME)
    assert story.falls == [Fall(2, 2, (0,), 620, False), Fall(1, 3, (-1,), 0, True)]
    assert story.standings((0,), (1064, 0, 0)) == [0, 1, 2]


def test_standings_without_a_fall_go_by_worth() -> None:
    story = chronicle(RULES, GAME[:-3])
    assert story.standings((1,), (700, 900, 100)) == [1, 0, 2]


def test_a_group_is_completed_once() -> None:
    story = chronicle(RULES, GAME)
    assert [(done.seat, done.round, done.group) for done in story.completions] == [(0, 1, 0)]


def test_feats_name_who_what_and_where() -> None:
    feats = {feat.kind: feat for feat in chronicle(RULES, GAME).feats}
    assert (feats["address"].seat, feats["address"].space, feats["address"].amount) == (0, 2, 24)
    assert feats["address"].count == 1
    assert (feats["bargain"].seat, feats["bargain"].amount) == (0, 30)
    assert (feats["doubles"].seat, feats["doubles"].amount) == (0, 1)
    assert (feats["jail"].seat, feats["jail"].amount, feats["jail"].count) == (0, 1, 1)
    assert "deals" not in feats, "a tie names nobody"
    assert "close" not in feats, "the only one who paid has fallen"


def test_the_closest_call_is_that_of_a_seat_still_in_the_game() -> None:
    feats = {feat.kind: feat for feat in chronicle(RULES, GAME[:-2]).feats}
    close = feats["close"]
    assert (close.seat, close.amount, close.space, close.round) == (1, 466, 2, 2)


def test_a_story_without_a_game_is_empty() -> None:
    assert chronicle(RULES, []).rounds == 0
