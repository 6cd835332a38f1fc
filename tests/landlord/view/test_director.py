"""Every change of ownership is seen, nothing counts before it has landed, and every beat can be cut short."""

from __future__ import annotations

import pytest

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK, POT
from game.landlord.view.board.pieces.buildings import foot
from game.landlord.view.director import batching as batch
from game.landlord.view.director import construction
from game.landlord.view.director.director import BEATS
from game.landlord.view.presented import PresentedState
from game.landlord.view.reducer import apply_event
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from tests.landlord.view.film import FRAME, JAIL_CARD, frames, with_pot
from tests.landlord.view.tables import classic, session_of

pytestmark = pytest.mark.usefixtures("theme")  # starts pygame
MIDGAME = samples.Spots(classic().ruleset)
ORANGE, BLUE, YELLOW = (MIDGAME.group(at) for at in (3, 1, 5))
MOVES: list[Event] = [
    ev.CashMoved(0, 1, 26, 586, 366, "rent", 3),
    ev.CashMoved(BANK, 0, 200, 0, 812, "salary", 0),
    ev.CashMoved(0, POT, 100, 512, 835, "tax", 4),
    ev.CashMoved(POT, 0, 735, 0, 1347, "pot", 20),
    ev.DeedMoved(YELLOW[2], BANK, 0, False, "price"),
    ev.DeedMoved(YELLOW[0], 0, 1, False, "trade"),
    ev.DeedMoved(BLUE[0], 1, BANK, False, "bankruptcy"),
    ev.DeedMoved(YELLOW[2], BANK, 2, False, "deal"),
    ev.MortgageChanged(YELLOW[0], 0, True),
    ev.MortgageChanged(MIDGAME.group(2)[2], 3, False),
    ev.BuildingsChanged(ORANGE[2], 0, 3, 4, 14, 9),
    ev.BuildingsChanged(ORANGE[0], 0, 4, 3, 16, 9),
    ev.BuildingsChanged(ORANGE[0], 0, 4, 5, 19, 8),
    ev.BuildingsChanged(BLUE[0], 1, 5, 4, 11, 10),
    ev.BuildingsChanged(BLUE[0], 1, 5, 0, 15, 10),
    ev.JailCardMoved(*JAIL_CARD, 2, BANK),
    ev.JailCardMoved(*JAIL_CARD, 2, 0),
    ev.JailCardMoved(*JAIL_CARD, BANK, 1),
]


def named(event: Event) -> str:
    return f"{type(event).__name__}-{getattr(event, 'reason', '')}-{MOVES.index(event)}"


@pytest.fixture
def session() -> Session:
    return with_pot()


def figures(session: Session) -> tuple[object, ...]:
    shown = session.shown
    cards = tuple(tuple(held) for held in shown.jail_cards)
    goods = (shown.cash, shown.owner, shown.level, shown.mortgaged)
    return (*(tuple(part) for part in goods), shown.pot, shown.houses_left, shown.hotels_left, cards)


def in_the_air(session: Session) -> int:
    """How many things are on the move."""
    own = session.actors
    return sum(map(len, (own.notes, own.deeds, own.kept, own.construction, own.hatching, own.cards)))


# --- every change of ownership ---------------------------------------------------------------------------


@pytest.mark.parametrize("event", MOVES, ids=named)
def test_what_changes_hands_is_seen_on_its_way_and_counts_when_it_has_landed(
    session: Session, event: Event
) -> None:
    before, seen = figures(session), 0
    for _ in frames(session, event):
        assert figures(session) == before, "a figure changed before anything had landed"
        seen += in_the_air(session) > 0
    assert seen * FRAME > 0.25
    assert figures(session) != before
    assert in_the_air(session) == 0 and session.actors.dim == 0.0


@pytest.mark.parametrize("event", MOVES, ids=named)
def test_without_travel_it_is_seen_where_it_arrives(session: Session, event: Event) -> None:
    places: set[tuple[float, float]] = set()
    before, seen = figures(session), 0
    for _ in frames(session, event, reduced=True):
        assert figures(session) == before
        own = session.actors
        flying = (*own.notes.values(), *own.deeds.values(), *own.kept.values())
        places |= {(round(pose.x), round(pose.y)) for pose in flying}
        seen += bool(flying or own.construction or own.hatching)
    assert seen * FRAME > 0.2 and len(places) <= 1
    assert figures(session) != before and in_the_air(session) == 0


@pytest.mark.parametrize("event", MOVES, ids=named)
def test_any_beat_can_be_cut_short(session: Session, event: Event) -> None:
    whole = with_pot()
    for _ in frames(whole, event):
        pass
    for at, _ in enumerate(frames(session, event)):
        if at == 4:
            assert session.director.skip()
    assert figures(session) == figures(whole) and in_the_air(session) == 0


@pytest.mark.parametrize(("speed", "longest"), [(0.5, 2.0), (1.0, 1.0), (4.0, 0.25)])
def test_speed_is_kept(session: Session, speed: float, longest: float) -> None:
    event = MOVES[0]
    assert max(frames(session, event, speed=speed)) == pytest.approx(0.6 * longest, abs=2 * FRAME)


def test_in_a_played_game_nothing_changes_hands_unseen() -> None:
    table = samples.played(classic(), lambda table: table.state.round >= 12)
    session = session_of(table)
    session.shown = PresentedState.opening(table.state)
    seen = set()
    for entry in table.log:
        for event in entry.events:
            before = figures(session)
            beat = BEATS[type(event)](session.actors, session.shown, event) if type(event) in BEATS else None
            apply_event(session.shown, event)
            if figures(session) != before:
                assert beat is not None and beat.duration > 0.25, event
                seen.add(type(event))
    assert {ev.CashMoved, ev.DeedMoved, ev.BuildingsChanged, ev.MortgageChanged} <= seen


# --- buildings -------------------------------------------------------------------------------------------


def test_a_house_comes_from_the_bank_and_stands_on_its_street(session: Session) -> None:
    plan, street = session.stage.plan, ORANGE[2]
    home, place = session.actors.stock(False), foot(plan, street, 3, 4, False)
    ways = []
    for _ in frames(session, ev.BuildingsChanged(street, 0, 3, 4, 14, 9)):
        if len(session.actors.construction.get(street, ())) == 4:
            ways.append(session.actors.construction[street][-1])
    assert plan.bank.collidepoint(home)
    assert abs(ways[1].x - home[0]) < 40 and (ways[-1].x, ways[-1].y) == place
    assert max(pose.lift for pose in ways) > construction.HOVER > ways[-1].lift
    assert any(pose.squash > 0.3 for pose in ways), "it does not give way when it comes down"


def test_a_hotel_that_is_broken_goes_home_and_houses_come(session: Session) -> None:
    street = BLUE[0]
    kinds = []
    for _ in frames(session, ev.BuildingsChanged(street, 1, 5, 4, 11, 10)):
        poses = session.actors.construction[street]
        kinds.append((sum(pose.hotel for pose in poses), sum(not pose.hotel for pose in poses)))
    assert kinds[0] == (1, 0) and (0, 4) in kinds
    assert kinds.index((0, 4)) > 5 and session.shown.level[street] == 4


def test_houses_already_there_make_room(session: Session) -> None:
    plan, street = session.stage.plan, ORANGE[2]
    first = []
    for _ in frames(session, ev.BuildingsChanged(street, 0, 3, 4, 14, 9)):
        first.append(session.actors.construction[street][0])
    assert (first[0].x, first[0].y) == pytest.approx(foot(plan, street, 0, 3, False))
    assert (first[-1].x, first[-1].y) == pytest.approx(foot(plan, street, 0, 4, False))


# --- together --------------------------------------------------------------------------------------------


def built(streets: tuple[int, ...]) -> list[Event]:
    """A house on each street, paid for."""
    story: list[Event] = []
    for at, street in enumerate(streets, 1):
        story.append(ev.CashMoved(0, BANK, 100, 612 - 100 * at, 0, "build", street))
        story.append(ev.BuildingsChanged(street, 0, 0, 1, 15 - at, 9))
    return story


def test_what_one_act_builds_comes_together_each_counted_as_it_lands(session: Session) -> None:
    story, counts, most = built(YELLOW), [], 0
    for _ in frames(session, *story):
        counts.append(sum(session.shown.level[street] for street in YELLOW))
        most = max(most, len(session.actors.construction))
    assert most == 3 and set(counts) >= {0, 1, 2}
    assert len(counts) * FRAME < 2.0 and session.shown.cash[0] == 312


def test_a_street_is_built_on_once_at_a_time(session: Session) -> None:
    twice = [ev.BuildingsChanged(YELLOW[0], 0, 0, 1, 14, 9), ev.BuildingsChanged(YELLOW[0], 0, 1, 2, 13, 9)]
    levels = [session.shown.level[YELLOW[0]] for _ in frames(session, *twice)]
    assert levels.count(1) * FRAME == pytest.approx(construction.FLY + construction.DROP, abs=0.05)


@pytest.mark.parametrize(
    ("first", "then", "along"),
    [
        (ev.CashMoved(0, BANK, 280, 332, 0, "price", 29), ev.DeedMoved(29, BANK, 0, False, "price"), True),
        (ev.DeedMoved(1, 3, 0, False, "trade"), ev.JailCardMoved(*JAIL_CARD, 2, 0), True),
        (ev.DeedMoved(1, 3, BANK, False, "bankruptcy"), ev.DeedMoved(3, 3, BANK, False, "bankruptcy"), True),
        (ev.MortgageChanged(1, 0, True), ev.CashMoved(BANK, 0, 30, 0, 642, "mortgage", 1), True),
        (ev.CashMoved(0, 1, 50, 562, 390, "each", 3), ev.CashMoved(0, 2, 50, 512, 955, "each", 3), True),
        (ev.CashMoved(BANK, 0, 200, 0, 812, "salary", 0), ev.CashMoved(0, 1, 2, 810, 342, "rent", 1), False),
        (ev.CashMoved(0, 1, 2, 610, 342, "rent", 1), ev.CashMoved(0, 1, 2, 608, 344, "rent", 1), False),
        (ev.CashMoved(0, BANK, 50, 562, 0, "build", 1), ev.DeedMoved(1, 3, 0, False, "trade"), False),
        (ev.JailCardMoved(*JAIL_CARD, BANK, 0), ev.CashMoved(0, 1, 2, 610, 342, "trade", 1), False),
        (ev.TokenMoved(0, 0, 3, 3, "walk"), ev.CashMoved(0, BANK, 60, 552, 0, "price", 3), False),
    ],
)
def test_only_one_act_is_seen_together(first: Event, then: Event, along: bool) -> None:
    assert batch.goes_along([first], then) is along


def test_the_bankrupt_s_deeds_go_to_the_heir_one_shortly_after_the_other(session: Session) -> None:
    deeds = [ev.DeedMoved(space, 1, 0, False, "bankruptcy") for space in BLUE]
    owned, most = [], 0
    for _ in frames(session, *deeds):
        owned.append(sum(session.shown.owner[space] == 0 for space in BLUE))
        most = max(most, len(session.actors.deeds))
    assert most == 3 and sorted(set(owned)) == [0, 1, 2] and owned == sorted(owned)
    assert [session.shown.owner[space] for space in BLUE] == [0, 0, 0]


def test_the_pot_is_lifted_with_the_notes(session: Session) -> None:
    heaps = [session.picture().pot for _ in frames(session, ev.CashMoved(POT, 0, 735, 0, 1347, "pot", 20))]
    assert set(heaps) == {0} and session.shown.pot == 0
    heaps = [session.picture().pot for _ in frames(session, ev.CashMoved(0, POT, 75, 1272, 75, "tax", 4))]
    assert set(heaps) == {0} and session.picture().pot == 75


def test_a_mortgaged_deed_travels_on_its_back(session: Session) -> None:
    turns = set()
    for _ in frames(session, ev.DeedMoved(YELLOW[0], 0, 1, True, "trade")):
        turns |= {pose.turn for pose in session.actors.deeds.values()}
    assert turns == {1.0}


def test_a_deed_that_goes_to_the_bank_is_not_turned_over_as_well(session: Session) -> None:
    space = MIDGAME.group(2)[2]
    lifted = ev.MortgageChanged(space, 3, False)
    story = (lifted, ev.DeedMoved(space, 3, BANK, False, "bankruptcy"))
    assert max(len(session.actors.deeds) for _ in frames(session, *story)) == 1
    assert session.shown.owner[space] == BANK and not session.shown.mortgaged[space]
