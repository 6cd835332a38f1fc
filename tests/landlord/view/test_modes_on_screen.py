"""Forms and house rules in play: bar, clock, deal, pot, votes, the rules in force, the count at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import provenance
from game.app.desk import Desk
from game.app.pages.pause import PauseScene
from game.app.setup.rules_in_force import RulesInForceScene
from game.engine.event import Why
from game.engine.ruling import Provenance
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules import events as ev
from game.landlord.rules.commands import AllowTrade, BlockTrade
from game.landlord.rules.core.reasons import REASONS
from game.landlord.rules.deeds import worth
from game.landlord.rules.events import LastRound, TradeDone
from game.landlord.rules.frames import Turn
from game.landlord.rules.options import GameMode, Options, TimeEnd
from game.landlord.rules.questions.turns.endings import SECONDS
from game.landlord.rules.state import Ending
from game.landlord.view import explanations as whys
from game.landlord.view.board.paper.pot import pot_heap
from game.landlord.view.dialogs.gameover.count import count
from game.landlord.view.dialogs.gameover.scene import COUNT, GameOverScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.hud.course import course
from game.landlord.view.narration.lines import tell
from game.landlord.view.panels.about.space import lens_lines
from game.landlord.view.panels.now.dealing import Dealing
from game.landlord.view.panels.now.vote import Vote
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.packs.loader import load
from game.storage.paths import HOME
from game.table.table import Table
from tests.landlord.view import hosts, tables
from tests.landlord.view.player import Player

BOTH = pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
CLASSIC = load("classic")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


def at(desk: Desk, session: Session, *, mouse: bool = False) -> tuple[Player, BoardScene]:
    session.settings = desk.settings
    scene = BoardScene(session, desk)
    return Player(hosts.seated(desk, scene), mouse=mouse), scene


def standing(
    mode: GameMode, seats: int = 4, *, position: dict[str, Any] | None = None, **changes: Any
) -> Session:
    """The first seat may roll in the middle of a game of this mode."""
    options = samples.rules(CLASSIC, mode, **changes)
    there = samples.midgame(CLASSIC, seats, stack=[Turn(0)], **(position or {}))
    return samples.session(CLASSIC, there, tables.quick(), seats, options)


# --- the bar ----


def test_a_timed_game_counts_down_and_hurries_near_the_end() -> None:
    session = standing(GameMode.TIMED, minutes=90)
    session.table.elapsed = 60.0 * SECONDS
    now = course(session)
    assert "30 min" in now.goal and not now.urgent and now.part == pytest.approx(2 / 3)
    session.table.elapsed = 86.5 * SECONDS
    assert "4 min" in course(session).goal and course(session).urgent


def test_rounds_count_down_to_the_last() -> None:
    session = standing(GameMode.ROUNDS, rounds=20)
    session.shown.last_round = 20
    now = course(session)
    assert "14" in now.round and "20" in now.round and "6" in now.goal and not now.urgent
    session.shown.round = 20
    assert course(session).goal == "Last round" and course(session).urgent


def test_a_target_shows_who_is_nearest() -> None:
    session = standing(GameMode.WORTH, target_worth=10_000)
    best = max(range(4), key=session.shown.worth)
    now = course(session)
    assert now.seat == best and now.part == pytest.approx(session.shown.worth(best) / 10_000)
    assert session.money(session.shown.worth(best)) in now.goal


def test_a_quick_game_counts_bankruptcies() -> None:
    session = standing(GameMode.QUICK)
    assert "0 of 2" in course(session).goal and not course(session).urgent
    session.shown.out[3] = True
    assert "1 of 2" in course(session).goal and course(session).urgent


def test_a_standard_game_shows_no_goal() -> None:
    assert not course(standing(GameMode.STANDARD)).goal


# --- the clock ----


@BOTH
def test_time_is_called_when_it_is_over_and_the_round_is_finished(desk: Desk, mouse: bool) -> None:
    # the story of a game that began in the middle knows of no card that was drawn before
    session = standing(GameMode.TIMED, position={"jail": {}, "jail_cards": {}}, minutes=10)
    player, scene = at(desk, session, mouse=mouse)
    assert not session.table.state.last_round
    for _ in range(19):  # the clock is looked at every minute
        player.pilot.now += SECONDS / 2
        player.pilot.wait_idle()
    assert not session.table.state.last_round and course(session).urgent
    player.pilot.now += SECONDS
    player.pilot.wait(0.5)
    assert session.table.state.last_round == session.table.state.round == 14
    assert any(isinstance(line.event, LastRound) for line in session.log)
    assert "Last round" in scene.form.toasts.text
    assert session.table.outcome is None  # the round in play is finished first
    last = player.play_on()
    assert last.outcome.ending is Ending.TIME and session.table.state.round == 14


def test_a_timed_game_may_end_at_the_hour_itself(desk: Desk) -> None:
    session = standing(GameMode.TIMED, minutes=10, time_end=TimeEnd.AT_ONCE)
    player, _scene = at(desk, session)
    for _ in range(21):
        player.pilot.now += SECONDS / 2
        player.pilot.wait_idle()
    assert isinstance(player.scene, GameOverScene) and player.scene.outcome.ending is Ending.TIME
    assert not any(isinstance(line.event, LastRound) for line in session.log)


def test_a_pause_stops_the_clock(desk: Desk) -> None:
    session = standing(GameMode.TIMED, minutes=30)
    player, _scene = at(desk, session)
    player.pilot.wait(1)
    player.pilot.press("f10").wait_idle()
    assert isinstance(player.scene, PauseScene)
    before = session.table.elapsed
    player.pilot.now += 29 * SECONDS
    player.use("go-on")
    assert session.table.elapsed - before < 5 and not session.table.state.last_round


def test_the_clock_goes_on_where_a_save_left_it(desk: Desk) -> None:
    session = desk.new_game(
        samples.setup(CLASSIC).model_copy(
            update={"options": samples.rules(CLASSIC, GameMode.TIMED, minutes=10)}
        )
    )
    player, _scene = at(desk, session)
    player.pilot.now += 200
    player.use("primary")
    session.table.close()
    again = desk.resume(desk.saved()[0])
    assert 199 < again.table.elapsed < 210


def test_only_a_timed_game_wakes_to_show_its_clock(desk: Desk) -> None:
    timed, plain = standing(GameMode.TIMED), standing(GameMode.STANDARD)
    at(desk, timed)
    at(desk, plain)
    assert timed.wake_at is not None and plain.wake_at is None


# --- the deal and the pot ----


def new_game(options: Options, seats: int = 4) -> Session:
    setup = samples.setup(CLASSIC, seats).model_copy(update={"options": options})
    return samples.at_table(Table.start(setup, CLASSIC), tables.quick())


def test_deeds_are_seen_to_be_dealt(desk: Desk) -> None:
    session = new_game(samples.rules(CLASSIC, GameMode.QUICK, parking_pot=True, pot_seed=300))
    desk.settings.instant = False
    desk.settings.reduced_motion = False
    session.settings = desk.settings
    assert session.shown.owner == [-1] * 40 and session.shown.cash == [1500] * 4 and not session.shown.pot
    scene = BoardScene(session, desk)
    pilot = hosts.seated(desk, None)
    pilot.app.open(scene)
    seen: set[int] = set()
    for _ in range(400):
        pilot.wait(1 / 30)
        if isinstance(scene.panel, Dealing):
            seen.add(sum(owner >= 0 for owner in session.shown.owner))
    assert len(seen) >= 6  # one after the other, not all at once
    assert session.shown.owner == session.table.state.owner and session.shown.cash == session.table.state.cash
    assert session.shown.pot == 300


def test_the_pot_lies_beside_its_space_and_says_how_much(desk: Desk) -> None:
    session = standing(GameMode.STANDARD, position={"pot": 735}, parking_pot=True)
    player, _scene = at(desk, session)
    space = session.stage.plan.parking
    assert "$735" in lens_lines(session, space)[0][0]
    with_pot = _around(player, session)
    session.shown.pot = 0
    assert _around(player, session) != with_pot


def _around(player: Player, session: Session) -> bytes:
    """The pixels beside Free Parking as they are drawn now."""
    surface = pygame.Surface(player.pilot.app.view.size, 0, 32)
    session.stage.draw(surface, session.picture())
    return pygame.image.tobytes(surface.subsurface(pot_heap(session.stage.plan)), "RGB")


def test_without_the_house_rule_nothing_happens_there() -> None:
    session = standing(GameMode.STANDARD)
    assert "nothing happens" in lens_lines(session, session.pack.ruleset.spaces[20].index)[0][0]


# --- the vote on gifts ----


@BOTH
@pytest.mark.parametrize("allowed", [True, False], ids=["allowed", "blocked"])
def test_a_gift_is_put_to_the_table(desk: Desk, mouse: bool, allowed: bool) -> None:
    session = samples.voting(CLASSIC, tables.quick())
    player, scene = at(desk, session, mouse=mouse)
    assert isinstance(scene.panel, Vote)
    before, offer = session.table.state.owner[:], scene.panel.frame.offer
    player.use("primary" if allowed else "block")
    last = [
        entry.command for entry in session.table.log if isinstance(entry.command, AllowTrade | BlockTrade)
    ]
    assert last == [AllowTrade(0, offer) if allowed else BlockTrade(0)]
    events = [event for entry in session.table.log for event in entry.events]
    assert any(isinstance(event, TradeDone) for event in events) is allowed
    moved = [space for space in range(40) if session.table.state.owner[space] != before[space]]
    assert bool(set(moved) & {25, 35}) is allowed


def test_every_person_outside_the_trade_is_asked_behind_the_curtain(desk: Desk) -> None:
    desk.settings.curtain = True
    session = samples.voting(CLASSIC, tables.quick())
    frame = session.table.state.stack[-1]
    frame.waiting.append(3)  # type: ignore[attr-defined]
    player, scene = at(desk, session)
    player.use("primary")
    assert isinstance(player.scene, PassDeviceScene)
    player.answer()
    assert isinstance(scene.panel, Vote) and scene.panel.seat == 3
    player.use("block")
    assert not isinstance(scene.panel, Vote)


# --- the rules in force ----


@BOTH
def test_the_rules_in_force_are_one_key_away_with_their_changes(desk: Desk, mouse: bool) -> None:
    session = standing(GameMode.ROUNDS, rounds=20, no_rent_in_jail=True, salary=400)
    player, scene = at(desk, session, mouse=mouse)
    player.use("menu")
    assert isinstance(player.scene, PauseScene)
    player.use("rules")
    assert isinstance(player.scene, RulesInForceScene)
    assert set(player.scene.rules.changed) == {"no_rent_in_jail", "salary"}
    rows = [key for key in player.scene.page.nodes if isinstance(key, tuple) and key[0] == "row"]
    assert rows[:2] == [("row", "no_rent_in_jail"), ("row", "salary")]
    player.use("close")
    player.use("go-on")
    assert player.scene is scene


# --- the end ----


def test_the_count_adds_up_to_what_the_rules_say(desk: Desk) -> None:
    session = standing(GameMode.ROUNDS, rounds=14)
    state = session.table.state
    for seat in range(4):
        assert count(state, seat).total == worth.net_worth(state, seat)
    assert any(count(state, seat).mortgaged for seat in range(4))


@BOTH
def test_the_last_page_counts_what_everyone_has(desk: Desk, mouse: bool) -> None:
    session = samples.over(CLASSIC, tables.quick())
    player, _scene = at(desk, session, mouse=mouse)
    page = player.scene
    assert isinstance(page, GameOverScene)
    before = _pixels(player)
    player.choose("tabs", COUNT)
    assert page.tab == COUNT and "chart" not in page.form
    assert _pixels(player) != before
    player.choose("tabs", 0)
    assert "chart" in page.form


def _pixels(player: Player) -> bytes:
    player.pilot.wait(0.1)
    return pygame.image.tobytes(player.pilot.screen.surface, "RGB")


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (Ending.TIME, "time limit"),
        (Ending.ROUNDS, "last round"),
        (Ending.BANKRUPTCIES, "quick game"),
        (Ending.WORTH, "target"),
        (Ending.LAST_STANDING, "last one standing"),
    ],
)
def test_each_ending_is_told(ending: Ending, words: str) -> None:
    from game.engine.protocol import Outcome
    from game.landlord.view.dialogs.gameover.words import headline, manner

    session = standing(GameMode.STANDARD)
    assert words in manner(Outcome((1,), ending, (0, 9, 0, 0)), 14)
    assert "share the win" in headline(session, Outcome((0, 2), ending, (9, 0, 9, 0)))


# --- why ----


def test_every_reason_of_the_rules_has_its_words() -> None:
    assert whys.RULES.keys() == REASONS.keys()


def _why(edition: str, due: ev.RentDue) -> whys.Reason:
    """Why a rent was paid."""
    pack = load(edition)
    assert isinstance(pack, BoardPack)
    session = samples.session(pack, samples.midgame(pack, 4, stack=[Turn(0)]), tables.quick())
    paid = ev.CashMoved(due.seat, due.owner, due.amount, 0, 0, "rent", due.space)
    line = tell(session.narrator, paid)
    assert line is not None
    found = whys.reason(session, line, [due])
    assert found is not None
    return found


def test_a_why_begins_with_what_it_came_to_and_ends_with_who_says_so() -> None:
    rent = ev.RentDue(0, 1, 14, 500, why=Why(("rent.houses",), (("houses", 3),)))
    found = _why("classic", rent)
    assert found.headline == "Virginia Avenue, 3 houses: $500"
    assert [provenance.words(source, CLASSIC) for source in found.sources] == [
        "Printed: US 1997, French rules, Star Wars 2002"
    ]
    found, galactic = _why("starwars_ep2", rent), load("starwars_ep2")
    assert found.headline == "Clone Hatchery, 3 apartments: 500 cr".replace(" cr", "\u202fcr")
    assert found.rules == ("Apartments",) and "3 apartments" in found.text
    assert [provenance.words(source, galactic) for source in found.sources] == [
        "Printed: US 1997, French rules, Star Wars 2002",
        "Our reconstruction: rents",
    ]
    ships = _why("starwars_ep2", ev.RentDue(0, 1, 5, 50, why=Why(("rent.stations",), (("owned", 2),))))
    assert ships.rules == ("Ships",)


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"parking_pot": True}, "parking.pot"),
        ({"double_salary": True}, "go.double"),
        ({"no_rent_in_jail": True}, "rent.owner_in_jail"),
        ({"no_auctions": True}, "buy.no_auctions"),
        ({"no_buying_first_lap": True}, "buy.first_lap"),
    ],
)
def test_the_log_says_why_for_house_rules(changes: dict[str, Any], rule: str) -> None:
    """Games of computers come to each house rule in time; its line in the log explains itself."""
    for seed in range(40):
        options = replace(CLASSIC.ruleset.options, **changes)
        setup = samples.setup(CLASSIC, 3, seed).model_copy(update={"options": options})
        table = Table.start(_computers(setup), CLASSIC)
        while table.outcome is None and table.state.round < 30:
            assert table.advance()
            for event in table.take():
                if event.why is not None and rule in event.why.rules:
                    session = samples.at_table(table, tables.quick())
                    line = tell(session.narrator, event)
                    assert line is not None
                    found = whys.reason(session, line)
                    assert found is not None and "?" not in found.text and "{" not in found.text
                    assert "House rule" in found.rules
                    assert [source.kind for source in found.sources] == [Provenance.HOUSE]
                    return
    raise AssertionError(f"{rule} never came up")


def _computers(setup: Any) -> Any:
    from game.table.setup import SeatKind

    seats = tuple(seat.model_copy(update={"kind": SeatKind.COMPUTER}) for seat in setup.seats)
    return setup.model_copy(update={"seats": seats})
