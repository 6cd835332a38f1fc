"""Auctions at the table, by keys alone and by mouse alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from game.engine.command import Command
from game.landlord.rules import events as ev
from game.landlord.rules.commands import Bid, DropOut
from game.landlord.rules.frames import Auction, Turn
from game.landlord.view.dialogs.auction.bidders import speech, standings
from game.landlord.view.dialogs.auction.scene import AuctionScene
from game.landlord.view.presented import LotShown
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from game.ui.charts import axis
from tests.landlord.view.tables import Desk, classic, look_again, quick

MakePilot = Callable[..., Pilot]


def opened(pilot: MakePilot, session: Session, **options: object) -> tuple[Pilot, Desk, AuctionScene]:
    p, desk, scene = pilot(**options).open(Desk()), Desk(), AuctionScene(session)
    p.app.open(scene, desk.heard)
    return p.wait(0.5), desk, scene


@pytest.fixture
def session() -> Session:
    return samples.auction(classic(), quick())


def seen(session: Session) -> None:
    """Let the beats that are left play out, as the board below would."""
    while session.skip():
        pass


def commands(session: Session) -> list[Command]:
    return [entry.command for entry in session.table.log if entry.command is not None]


def bids(session: Session) -> list[tuple[int, int]]:
    return [(c.seat, c.amount) for c in commands(session) if isinstance(c, Bid)]


def test_the_first_offer_is_ten_above_the_highest_bid(pilot: MakePilot, session: Session) -> None:
    _p, _desk, scene = opened(pilot, session)
    assert (scene.amount, scene.least) == (230, 221)
    assert scene.form.focused is not None and scene.form.focused.key == "bid"


def test_a_bid_by_keys(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press("+", "+", "-")
    assert scene.amount == 240
    p.press("space")
    assert bids(session)[0] == (0, 240)


def test_a_step_is_chosen_by_arrows_and_taken_by_enter(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press("tab")  # the steps
    assert scene.form.focused is not None and scene.form.focused.key == "-"
    p.press("right", "right", "right", "enter")
    assert scene.amount == 280
    p.press("left", "enter", "space")
    assert bids(session)[0] == (0, 290)


def test_digits_type_a_bid(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press("3", "0", "5", "backspace", "1")
    assert scene.amount == 301
    p.press("esc")
    assert scene.amount == scene.least, "Esc takes back what was typed, and nothing else"
    assert p.scene is scene
    p.press("2", "5", "5", "space")
    assert bids(session)[0] == (0, 255)


@pytest.mark.parametrize(("typed", "word"), [("9000", "cash"), ("100", "221")])
def test_a_bid_out_of_bounds_is_greyed_with_its_reason(
    pilot: MakePilot, session: Session, typed: str, word: str
) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press(*typed)
    assert not scene.form["bid"].enabled
    assert word in scene.form["bid"].reason
    p.press("space", "enter")
    assert bids(session) == []


def test_steps_stop_at_the_cash_and_at_the_least(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.click("+100").click("+100").click("+100").click("+100")
    assert scene.amount == session.table.state.cash[0]
    assert not scene.form["+1"].enabled and "in hand" in scene.form["+1"].reason
    for _ in range(60):
        p.press("-")
    assert scene.amount == scene.least == 221
    assert not scene.form["-"].enabled


def test_a_bid_by_mouse(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.click("+50").click("-").click("+1")
    assert scene.amount == 271
    p.click("bid")
    assert bids(session)[0] == (0, 271)


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_who_drops_out_watches_the_rest_and_the_dialog_closes_with_the_lot(
    pilot: MakePilot, session: Session, way: str
) -> None:
    p, desk, scene = opened(pilot, session)
    lot = scene.lot.space
    p.press("p") if way == "key" else p.click("drop")
    assert isinstance(commands(session)[0], DropOut)
    p.wait_idle()
    assert desk.answers == [None] and not isinstance(p.scene, AuctionScene)
    assert session.shown.lot is None
    seen(session)
    assert session.shown.owner[lot] == session.table.state.owner[lot] > 0


def test_it_ends_with_the_person_as_the_owner_when_nobody_bids_more(
    pilot: MakePilot, session: Session
) -> None:
    p, desk, scene = opened(pilot, session)
    lot = scene.lot.space
    session.table.state.cash[1] = session.table.state.cash[2] = 221  # nobody can follow
    for seat in (1, 2):
        for space, owner in enumerate(session.table.state.owner):
            if owner == seat:
                session.table.state.level[space], session.table.state.mortgaged[space] = 0, True
    p.press("space").wait_idle()
    assert desk.answers == [None]
    seen(session)
    assert session.table.state.owner[lot] == 0 == session.shown.owner[lot]


def test_nothing_can_be_done_while_a_computer_thinks(pilot: MakePilot) -> None:
    session = samples.auction(classic(), quick())
    session.settings.think = 3.0
    session.table.state.stack[-1] = Auction(session.shown.lot.space, [0, 2, 1], turn=1, high=220, leader=1)  # type: ignore[union-attr]
    look_again(session)
    p, _desk, scene = opened(pilot, session)
    assert scene.bidder is None and scene.turn == 2
    for key in ("bid", "drop", "+1", "-"):
        assert not scene.form[key].enabled
    assert session.names[2] in scene._waiting()
    p.press("space", "p", "3", "+")
    assert commands(session) == []


def test_cash_can_be_raised_before_bidding(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press("b").wait(0.5)
    assert type(p.scene).__name__ == "ManageScene"
    p.press("esc").wait(0.5)
    assert p.scene is scene


def test_rows_say_where_everybody_stands(session: Session) -> None:
    lot = session.shown.lot
    assert lot is not None
    rows = {row.seat: (row.state, row.bid) for row in standings(session, lot, 0)}
    assert rows == {0: ("turn", 200), 1: ("highest", 220), 2: ("waiting", 180), 3: ("out", 120)}


def test_computers_speak_and_people_do_not(session: Session) -> None:
    lot = LotShown(session.shown.lot.space, (1, 2, 0))  # type: ignore[union-attr]
    said = speech(session, lot, ev.BidderDropped(1, lot.space))
    assert said is not None and said[0] == 1 and said[1]
    assert speech(session, lot, ev.BidderDropped(0, lot.space)) is None
    assert speech(session, lot, ev.TurnEnded(1)) is None


def test_only_the_first_bid_is_said_to_open(session: Session) -> None:
    space = session.shown.lot.space  # type: ignore[union-attr]
    lot = LotShown(space, (1, 2, 0))
    first, second = ev.BidMade(1, space, 10), ev.BidMade(2, space, 20)
    assert speech(session, lot, first) is not None
    lot.bids.append((1, 10))
    assert speech(session, lot, first) is not None  # it has been seen meanwhile
    said = speech(session, lot, second)
    assert said is None or ("start" not in said[1] and "warm" not in said[1])


def test_a_bid_that_was_topped_is_old_news(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    lot = scene.lot
    scene.said = {1: "Let us start at $10.", 3: "Not at that price."}
    assert 3 in lot.dropped and 1 not in lot.dropped
    session.director.play([ev.BidMade(0, lot.space, 230)])
    p.wait(0.2)
    assert list(scene.said) == [3]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_number_of_bidders_fits_between_head_and_foot(pilot: MakePilot, seats: int) -> None:
    lot = samples.Spots(classic().ruleset).group(5)[-1]
    frame = Auction(lot, bidders=list(range(seats)), turn=0, high=0, leader=-1)
    session = samples.session(classic(), samples.midgame(classic(), seats, [Turn(0), frame]), quick(), seats)
    _p, _desk, scene = opened(pilot, session)
    assert len(standings(session, scene.lot, 0)) == seats
    rows = [scene.page["bidder", seat] for seat in range(seats)]
    assert all(above.bottom < below.top for above, below in pairwise(rows))
    assert rows[-1].bottom < scene.page["foot"].top


def test_scales_are_round_and_reach_the_most() -> None:
    for most in (1, 7, 88, 225, 999, 1120, 28000):
        figures = axis.marks(most, 6)
        assert figures[0] == 0 and figures[-1] >= most and len(figures) <= 7
        step = figures[1] - figures[0]
        assert str(step).rstrip("0") in ("1", "2", "5")


@pytest.mark.parametrize("people", [1, 2])
def test_an_estimate_is_for_one_pair_of_eyes(pilot: MakePilot, people: int) -> None:
    session = samples.auction(classic(), quick())
    session.humans = session.humans[:people]
    _p, _desk, scene = opened(pilot, session)
    words = " ".join(str(getattr(node, "words", "")) for node in scene.page.root.walk())
    assert scene.worth is not None and ("Worth up to" in words) is (people == 1)
