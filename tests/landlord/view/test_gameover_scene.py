"""The end of a game: who won, how, and what can be done next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from pathlib import Path

import pygame
import pytest

from game.engine.protocol import Outcome
from game.landlord.rules import events as ev
from game.landlord.rules.state import Ending
from game.landlord.view.chronicle import chronicle
from game.landlord.view.dialogs.gameover.scene import GameOverScene
from game.landlord.view.dialogs.gameover.words import awards, fate, headline, manner
from game.landlord.view.session import Session
from game.storage.paths import HOME
from game.table.setup import default_setup
from game.table.table import Table
from game.tools.pilot import Pilot
from game.ui.charts.line_chart import LineChart, spread
from game.ui.i18n import set_language
from tests.landlord.view.tables import Desk, classic, session_of

MakePilot = Callable[..., Pilot]


def finished(seats: int) -> Table:
    for seed in range(30):
        table = Table.start(default_setup(classic(), ["steady"] * seats, seed=seed), classic())
        for _ in range(20000):
            if not table.advance():
                break
        if table.outcome is not None:
            return table
    raise AssertionError("no game came to an end")


@pytest.fixture(scope="module")
def table() -> Table:
    return finished(4)


@pytest.fixture
def session(table: Table) -> Session:
    return session_of(table)


def opened(pilot: MakePilot, session: Session, **options: object) -> tuple[Pilot, Desk, GameOverScene]:
    p, desk, scene = pilot(**options).open(Desk()), Desk(), GameOverScene(session)
    p.app.open(scene, desk.heard)
    return p, desk, scene


def test_the_stand_shows_the_winner_first_and_the_fallen_in_reverse(session: Session) -> None:
    scene = GameOverScene(session)
    fallen = [
        e.seat
        for e in chain.from_iterable(entry.events for entry in session.table.log)
        if isinstance(e, ev.WentBankrupt)
    ]
    assert scene.places == [*scene.outcome.winners, *reversed(fallen)]
    first, *rest = scene._standings()
    assert first.place == 1 and first.figure == session.money(scene.outcome.worth[scene.places[0]])
    assert all(standing.fate.startswith("bankrupt in round") for standing in rest)


def test_worth_by_round_ends_with_the_final_worth(session: Session) -> None:
    scene = GameOverScene(session)
    assert tuple(scene.story.worth[-1]) == scene.outcome.worth
    assert scene.story.worth[0] == [classic().ruleset.start_cash] * 4
    assert scene.story.rounds == session.table.state.round
    moved = [
        e
        for e in chain.from_iterable(entry.events for entry in session.table.log)
        if isinstance(e, ev.TokenMoved)
    ]
    assert sum(scene.story.landings) == len(moved)


def test_any_key_finishes_the_ceremony_and_goes_no_further(pilot: MakePilot, session: Session) -> None:
    p, desk, scene = opened(pilot, session)
    assert scene.animating and scene.rise[0] < 1
    p.press("space")
    assert desk.answers == [] and scene.rise == [1.0, 1.0, 1.0] and scene.snow == 1.0
    p.press("space")
    assert desk.answers == []  # nor does the next one, at once
    ended = p.wait_idle().screen.surface.copy()
    scene.snow, scene.dirty = 0.0, True
    p.wait_idle()
    assert ended.get_view("2").raw == p.screen.surface.get_view("2").raw  # no paper hangs in the air
    p.wait(0.5).press("space")
    assert desk.answers == ["again"]


def test_the_third_rises_first(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.wait(0.6)
    assert scene.rise[2] == 1.0 and 0 < scene.rise[1] < 1.1 and scene.rise[0] == 0


@pytest.mark.parametrize(("key", "answer"), [("space", "again"), ("esc", "menu")])
def test_by_keys(pilot: MakePilot, session: Session, key: str, answer: str) -> None:
    p, desk, _scene = opened(pilot, session)
    p.wait_idle().press(key)
    assert desk.answers == [answer]


@pytest.mark.parametrize("target", ["again", "menu"])
def test_by_mouse(pilot: MakePilot, session: Session, target: str) -> None:
    p, desk, _scene = opened(pilot, session)
    p.wait_idle().click(target)
    assert desk.answers == [target]


def test_an_ended_ceremony_draws_nothing_more(pilot: MakePilot, session: Session) -> None:
    p, _desk, _scene = opened(pilot, session)
    p.wait_idle()
    frames = p.app.frames
    p.wait(2)
    assert p.app.frames == frames and p.app.due() is None


def test_the_chart_answers_to_arrows_and_to_the_pointer(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.wait_idle()
    scene.form.focus("chart")
    p.press("left", "left", "right")
    chart = scene.form["chart"]
    assert isinstance(chart, LineChart) and chart.cursor == scene.story.rounds - 1
    p.press("home")
    assert chart.cursor == 0
    x, y, w, h = chart.plot.area
    p.hover((x + w * 10 / scene.story.rounds, y + h / 2))
    assert chart.cursor == 10


def test_tabs_turn_the_chart(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.wait_idle()
    scene.form.focus("tabs")
    p.press("right")
    chart = scene.form["chart"]
    assert isinstance(chart, LineChart)
    winner = scene.outcome.winners[0]
    assert list(chart.lines[winner].values) == [row[winner] for row in scene.story.cash]
    p.press("right")
    chart = scene.form["chart"]
    assert isinstance(chart, LineChart)
    assert chart.lines[winner].values[-1] == scene.story.rent[-1][winner]


def test_picture_and_log_are_written(
    pilot: MakePilot, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    p, _desk, scene = opened(pilot, session)
    p.wait_idle().press("s")
    (picture,) = (tmp_path / "pictures").glob("*.png")
    assert pygame.image.load(picture).get_size() == (1280, 720)
    assert str(picture) in scene.form.toasts.text
    p.wait(3).click("log")
    (log,) = (tmp_path / "pictures").glob("*.txt")
    text = log.read_text(encoding="utf-8")
    assert "**" not in text and session.names[scene.outcome.winners[0]] in text


def test_a_picture_that_cannot_be_written_is_said(
    pilot: MakePilot, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv(HOME, str(blocked))
    p, desk, scene = opened(pilot, session)
    p.wait_idle().press("s")
    assert scene.form.toasts.text.startswith("Could not be saved")
    assert desk.answers == []


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_number_of_seats_has_its_stand(pilot: MakePilot, seats: int) -> None:
    p, _desk, scene = opened(pilot, session_of(finished(seats)))
    p.wait_idle()
    assert len(scene._standings()) == seats
    assert [standing.place for standing in scene._standings()] == list(range(1, seats + 1))


def test_shared_wins_and_draws_have_words(session: Session) -> None:
    names = session.names
    shared = Outcome((0, 2), Ending.TIME, (500, 1, 500, 2))
    assert headline(session, shared) == f"{names[0]} and {names[2]} share the win"
    assert headline(session, Outcome((), Ending.DRAWN, (0,) * 4)) == "The game is drawn"
    for ending in Ending:
        assert "31" in manner(Outcome((0,), ending, (1,)), 31)
        assert manner(Outcome((0,), ending, (1,)), 1) != manner(Outcome((0,), ending, (1,)), 2)


def test_awards_and_fates_speak_french_too(session: Session) -> None:
    events = chain.from_iterable(entry.events for entry in session.table.log)
    story = chronicle(classic().ruleset, events)
    english = awards(session, story)
    assert english and all(award.title and award.feat and award.detail for award in english)
    set_language("fr")
    try:
        french = awards(session, story)
        assert all(a.title != b.title for a, b in zip(english, french, strict=True))
        assert fate(session, story.falls[0], short=True).startswith("en faillite")
    finally:
        set_language("en")


def test_names_at_the_ends_of_lines_keep_their_distance() -> None:
    def gaps(places: list[float]) -> Iterator[float]:
        return (b - a for a, b in pairwise(places))

    for wanted in ([10, 11, 12], [0, 0, 0, 0, 0], [90, 95, 99], [5, 50, 95]):
        places = spread(wanted, 15, 0, 100)
        assert all(gap >= 15 - 1e-9 for gap in gaps(places)) and places[-1] <= 100
    assert spread([], 15, 0, 100) == []
