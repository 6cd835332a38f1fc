"""The Force on screen: contests won and lost by keys, by mouse and by pad; shifts, saves, reduced motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.landlord.bots.memory import Memory
from game.landlord.kit import BOTS
from game.landlord.rules.events import ContestLost, ContestOpened, ForceRolled, MarkersMoved
from game.landlord.rules.frames import BuyOffer, Contest, Debt, MarkerChoice, Turn
from game.landlord.rules.moves import markers as where
from game.landlord.rules.options import ContestTrigger
from game.landlord.view.dialogs.debt.scene import DebtScene
from game.landlord.view.director import contests as director_contests
from game.landlord.view.director.director import BEATS
from game.landlord.view.hud.contest_words import ContestWords
from game.landlord.view.panels.now.contest import Face, Lost
from game.landlord.view.panels.now.place import Place
from game.landlord.view.panels.now.shift import Shift
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.presented import ContestShown
from game.landlord.view.samples import positions as samples
from game.landlord.view.samples import sides as samples_force
from game.landlord.view.session import Session
from game.packs.loader import load
from game.packs.pack import Pack
from game.storage.settings import Settings
from game.table.setup import default_setup
from game.table.table import Table
from game.tools.pilot import Pilot
from game.ui.draw.canvas import Canvas
from game.ui.i18n import set_language
from tests.landlord.pack.test_force import DATA
from tests.landlord.rules.builder import LoadedDice

LIGHT, DARK = 0, 1
SQUARES = {LIGHT: 3, DARK: 4}  # how the Force die must fall
SHIFT = 1
NARROW = "\u202f"
CALM = Settings(reduced_motion=True, think=0.0)
Open = Callable[..., tuple[Pilot, BoardScene]]


@pytest.fixture(scope="module")
def galaxy() -> Pack:
    return load("starwars_ep2")


@pytest.fixture
def opened() -> Iterator[Open]:
    """A game on screen, its dice loaded."""
    made: list[Pilot] = []

    def go(session: Session, *dice: int, size: tuple[int, int] = (1280, 720)) -> tuple[Pilot, BoardScene]:
        session.table.state.rng = LoadedDice(1, list(dice))
        scene = BoardScene(session)
        pilot = Pilot(session.theme, size)
        made.append(pilot)
        pilot.open(scene)
        return pilot, scene

    yield go
    for pilot in made:
        pilot.close()


def before_a_marker(galaxy: Pack, settings: Settings = CALM, cash: int = 800) -> Session:
    """Ada, of the light, is to roll three steps before the dark marker on the free 34."""
    position = samples.midgame(galaxy, stack=[Turn(0)], at=[31, 5, 10, 16], markers=(19, 34))
    position = replace(position, cash=[cash, *position.cash[1:]], jail={}, jail_cards={})
    return samples.session(galaxy, position, settings)


class Hand:
    """Uses the primary and the buttons by keys, by mouse or by pad."""

    def __init__(self, pilot: Pilot, scene: BoardScene, by: str) -> None:
        self.pilot, self.scene, self.by = pilot, scene, by

    def confirm(self) -> None:
        if self.by == "keys":
            self.pilot.press("space")
        elif self.by == "mouse":
            self.pilot.click("primary")
        else:
            self.pilot.button(pygame.CONTROLLER_BUTTON_A)
        self.pilot.wait_idle(120)

    def aim(self, panel: Place, space: int) -> None:
        """Choose a space for the marker."""
        if self.by == "mouse":
            spot = self.scene.session.stage.plan.space(space).center
            self.pilot.click(self.pilot.app.view.scale.back(spot))
        for _ in range(40):
            if panel.chosen == space:
                return
            if self.by == "keys":
                self.pilot.press("right")
            else:
                self.pilot.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        assert panel.chosen == space

    def leave(self) -> None:
        if self.by == "keys":
            self.pilot.press("k")
        else:
            self.pilot.click("leave")
        self.pilot.wait_idle(120)


def panel_of(scene: BoardScene, kind: type) -> object:
    assert isinstance(scene.panel, kind), type(scene.panel).__name__
    return scene.panel


@pytest.mark.parametrize("by", ["keys", "mouse", "pad"])
def test_a_person_wins_a_contest_and_moves_the_marker(galaxy: Pack, opened: Open, by: str) -> None:
    pilot, scene = opened(before_a_marker(galaxy), SQUARES[DARK], 1, 2, SQUARES[LIGHT])
    hand, session = Hand(pilot, scene, by), scene.session
    hand.confirm()  # roll the three dice: onto the marker
    assert session.shown.position[0] == 34 and isinstance(session.frame, Contest)
    panel_of(scene, Face)
    hand.confirm()  # roll the Force die: the light square
    place = panel_of(scene, Place)
    assert isinstance(place, Place) and session.contest is not None and session.contest.won
    assert session.actors.force.card == 1.0
    hand.aim(place, 39)
    picture = scene.paint_board(_canvas(scene))
    assert picture.force is not None and picture.force.chosen == 39 and picture.candidates == set(place.free)
    hand.confirm()
    assert session.shown.markers == session.table.state.markers == (19, 39)
    assert isinstance(session.frame, BuyOffer) and session.contest is None
    assert session.actors.force.card == 0.0 and session.shown.cash[0] == 800


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_a_person_wins_and_leaves_the_marker(galaxy: Pack, opened: Open, by: str) -> None:
    pilot, scene = opened(before_a_marker(galaxy), SQUARES[DARK], 1, 2, SQUARES[LIGHT])
    hand = Hand(pilot, scene, by)
    hand.confirm()
    hand.confirm()
    hand.leave()
    assert scene.session.shown.markers == (19, 34) and isinstance(scene.session.frame, BuyOffer)


@pytest.mark.parametrize("by", ["keys", "mouse", "pad"])
@pytest.mark.parametrize("die", [SQUARES[DARK], SHIFT])
def test_a_person_loses_a_contest_and_pays(galaxy: Pack, opened: Open, by: str, die: int) -> None:
    pilot, scene = opened(before_a_marker(galaxy), SQUARES[LIGHT], 1, 2, die)
    hand, session = Hand(pilot, scene, by), scene.session
    hand.confirm()
    hand.confirm()
    lost = panel_of(scene, Lost)
    assert isinstance(lost, Lost) and lost.primary().text == f"Pay 200{NARROW}cr"
    assert session.shown.cash[0] == 800  # not before it is paid
    assert session.actors.force.veil == 1.0
    hand.confirm()
    assert session.shown.cash[0] == session.table.state.cash[0] == 600
    assert session.shown.markers == (19, 34) and isinstance(session.frame, BuyOffer)


def test_who_has_not_enough_raises_the_stake_first(galaxy: Pack, opened: Open) -> None:
    pilot, scene = opened(before_a_marker(galaxy, cash=150), SQUARES[LIGHT], 1, 2, SQUARES[DARK])
    hand = Hand(pilot, scene, "keys")
    hand.confirm()
    hand.confirm()
    assert scene.panel.primary().text == f"Raise 200{NARROW}cr"
    hand.confirm()
    assert isinstance(pilot.scene, DebtScene) and isinstance(scene.session.table.state.stack[-1], Debt)


def test_a_space_that_is_not_free_says_why(galaxy: Pack, opened: Open) -> None:
    pilot, scene = opened(samples_force.choosing(galaxy, CALM))
    place = panel_of(scene, Place)
    assert isinstance(place, Place)
    chosen, toasts = place.chosen, scene.form.toasts
    plan = scene.session.stage.plan
    pilot.click(pilot.app.view.scale.back(plan.space(7).center))
    assert place.chosen == chosen and "Not for sale" in toasts.text
    pilot.click(pilot.app.view.scale.back(plan.space(place.origin).center))
    assert "already" in toasts.text


def test_arrows_go_round_the_board_and_across_it(galaxy: Pack, opened: Open) -> None:
    pilot, scene = opened(samples_force.choosing(galaxy, CALM))
    place = panel_of(scene, Place)
    assert isinstance(place, Place) and place.origin == 35 and place.chosen == 37
    pilot.press("right")
    assert place.chosen == 39
    pilot.press("right")
    assert place.chosen == 1
    pilot.press("left", "left", "left")
    assert place.chosen == 34  # 35 is where it is, 36 a card
    pilot.press("down")
    assert scene.session.stage.plan.space(place.chosen).centery > scene.session.stage.plan.space(34).centery
    pilot.click("next")
    pilot.click("previous")
    pilot.press("right")  # the arrows still choose, though a button has the focus
    assert place.chosen in place.free


def test_every_free_space_is_reached_by_the_arrows(galaxy: Pack, opened: Open) -> None:
    pilot, scene = opened(samples_force.choosing(galaxy, CALM))
    place = panel_of(scene, Place)
    assert isinstance(place, Place)
    reached = set()
    for _ in range(len(place.free)):
        reached.add(place.chosen)
        pilot.press("right")
    assert reached == set(place.free) == set(where.free(scene.session.table.state)) and len(reached) == 24


def test_undoing_the_choice_brings_it_back(galaxy: Pack, opened: Open) -> None:
    pilot, scene = opened(before_a_marker(galaxy), SQUARES[DARK], 1, 2, SQUARES[LIGHT])
    hand = Hand(pilot, scene, "keys")
    hand.confirm()
    hand.confirm()
    hand.leave()
    pilot.press("ctrl+z").wait_idle(60)
    assert isinstance(scene.panel, Place) and scene.session.actors.force.card == 1.0


# --- saves ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", ["contest", "choice"])
def test_a_contest_goes_on_on_screen_after_a_kill(
    galaxy: Pack, tmp_path: Path, opened: Open, stage: str
) -> None:
    path = _played_until(galaxy, tmp_path, Contest if stage == "contest" else MarkerChoice)
    again = Table.resume(path, galaxy)
    session = samples.at_table(again, CALM)
    pilot, scene = opened(session)
    assert isinstance(scene.panel, Face if stage == "contest" else Place)
    assert session.contest is not None and session.actors.force.card == 1.0
    before = again.seq
    pilot.press("space").wait_idle(120)
    assert again.seq > before
    again.close()


def _played_until(galaxy: Pack, folder: Path, wanted: type) -> Path:
    """The save of a game in which everybody went on like a computer until a person had to answer that."""
    bot, memory = BOTS.levels["steady"](), Memory()
    for seed in range(30):
        (folder / str(seed)).mkdir()
        table = Table.start(
            default_setup(galaxy, ["human", "steady", "steady"], seed), galaxy, folder / str(seed)
        )
        while table.outcome is None:
            seat = table.human_to_act()
            if seat is not None and isinstance(table.state.stack[-1], wanted):
                table.close()
                (path,) = (folder / str(seed)).iterdir()
                return path
            if seat is not None:
                table.submit(bot.decide(table.state, seat, memory))
            elif not table.advance():
                table.let_go()
        table.close()
    raise AssertionError(f"no {wanted.__name__} for a person")


# --- what moves -------------------------------------------------------------------------------------------


def test_both_markers_hop_at_once_and_leave_a_trail(galaxy: Pack, opened: Open) -> None:
    moving = Settings(reduced_motion=False, think=0.0)
    session, moved = samples_force.shifting(galaxy, moving)
    pilot, scene = opened(session)
    session.director.play([moved])
    scene.resume()
    pilot.wait(0.75)
    assert isinstance(scene.panel, Shift)
    force = session.actors.force
    assert set(force.carried) == {LIGHT, DARK} and all(0 < way.hops < 5 for way in force.journeys)
    assert force.glow == force.hush == 1.0 and session.shown.markers == moved.starts
    pilot.wait_idle(10)
    assert (
        session.shown.markers == moved.ends and not force.carried and not force.journeys and force.hush == 0
    )


def test_a_key_finishes_a_shift(galaxy: Pack, opened: Open) -> None:
    session, moved = samples_force.shifting(galaxy, Settings(reduced_motion=False, think=0.0))
    pilot, scene = opened(session)
    session.director.play([moved])
    scene.resume()
    pilot.wait(0.2).press("space").wait(0.05)
    assert session.quiet and session.shown.markers == moved.ends


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize(("turn", "shortest", "longest"), [(0, 3.0, 9.0), (1, 0.3, 0.61)])
def test_a_shift_is_read_by_whom_it_concerns_and_short_for_others(
    galaxy: Pack, opened: Open, calm: bool, turn: int, shortest: float, longest: float
) -> None:
    session, moved = samples_force.shifting(galaxy, Settings(reduced_motion=calm, think=0.0))
    opened(session)
    session.shown.turn = turn
    assert session.is_human(turn) is (turn == 0)
    motion = director_contests.shift(session.actors, session.shown, moved)
    assert shortest <= (motion.reduced() if calm else motion).duration <= longest


@pytest.mark.parametrize("trigger", [ContestTrigger.OPPOSING_MARKER, ContestTrigger.SHIFT_FACE])
def test_a_contest_of_others_names_the_sides(galaxy: Pack, trigger: ContestTrigger) -> None:
    options = replace(galaxy.ruleset.options, contest_trigger=trigger)
    position = samples.midgame(galaxy)
    session = samples.session(galaxy, position, CALM, options=options)
    for seat, own in ((0, True), (1, False)):
        words = ContestWords(session, ContestShown(seat, LIGHT, 5, DARK, True), 1.0, True)
        titles = [outcome.title for outcome in words._faces()]
        assert any(title.startswith("Your") for title in titles) is own
        assert {"Light side", "Dark side"} <= set(titles) or own


def test_with_reduced_motion_markers_fade(galaxy: Pack, opened: Open) -> None:
    session, moved = samples_force.shifting(galaxy, CALM)
    pilot, scene = opened(session)
    session.director.play([moved])
    scene.resume()
    pilot.wait(0.15)
    rest = session.actors.markers(session.shown)
    for side, pose in session.actors.force.carried.items():
        assert (pose.x, pose.y) == (rest[side].x, rest[side].y) and 0 < pose.alpha < 1 and pose.lift == 0
    pilot.wait_idle(10)
    assert session.shown.markers == moved.ends


def test_a_contest_from_meeting_to_verdict_takes_less_than_three_seconds(galaxy: Pack) -> None:
    session = samples_force.facing(galaxy, Settings(reduced_motion=False))
    session.stage.resize((1280, 720))
    session.actors.force.card = 0.0
    story = (ContestOpened(0, 1, 35), ForceRolled(0, 1), ContestLost(0, 1, 35, 1, 200))
    seconds = 0.0
    for event in story:
        motion = BEATS[type(event)](session.actors, session.shown, event)
        seconds += motion.duration
        motion.at(motion.duration)
    assert 1.5 < seconds < 3.0
    assert session.actors.force.verdict == session.actors.force.veil == 1.0


def test_three_dice_lie_in_the_tray_and_two_are_rolled_beside_the_third(galaxy: Pack, opened: Open) -> None:
    table = Table.start(default_setup(galaxy, ["human", "human"], seed=2), galaxy)
    session = samples.at_table(table, CALM)
    pilot, _scene = opened(session)
    pilot.wait_idle(60)
    kinds = [pose.kind for pose in session.actors.dice]
    assert kinds == ["ivory", "ebony", "force"]  # the set-up rolled two of them
    pilot.press("space").wait_idle(60)
    assert [pose.kind for pose in session.actors.dice] == kinds


def test_the_set_up_is_seen_before_the_first_roll(galaxy: Pack, opened: Open) -> None:
    table = Table.start(default_setup(galaxy, ["human", "human"], seed=2), galaxy)
    session = samples.at_table(table, Settings(reduced_motion=False, think=0.0))
    assert session.shown.markers == session.pack.ruleset.force.start  # type: ignore[union-attr]
    scene = BoardScene(session)
    pilot = Pilot(session.theme, (1280, 720))
    pilot.app.open(scene)
    seen = set()
    for _ in range(400):
        pilot.wait(0.05)
        if isinstance(session.playing, MarkersMoved):
            seen.add(type(scene.panel).__name__)
    assert seen == {"Shift"} and session.shown.markers == session.table.state.markers
    pilot.close()


# --- any pack, any option ---------------------------------------------------------------------------------


def test_suns_and_moons_are_played_on_screen(opened: Open) -> None:
    pack = load(DATA / "suns24")
    position = samples.Position(
        cash=[300, 300], at=[0, 12], markers=(3, 14), turn=0, round=2, stack=[Turn(0)]
    )
    table = Table.start(default_setup(pack, ["human", "human"], seed=1), pack)
    samples.set_up(table.state, position)
    session = samples.at_table(table, CALM)
    session.show_position()
    pilot, scene = opened(session, 6, 1, 2, 6)  # the sun's square, onto 3: the moon's marker
    hand = Hand(pilot, scene, "keys")
    hand.confirm()
    face = panel_of(scene, Face)
    assert isinstance(face, Face) and face.words.marker(0) == "Moon marker"
    hand.confirm()
    assert session.contest is not None
    assert isinstance(scene.panel, Place | Lost)
    hand.confirm()
    assert session.contest is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("make", [samples_force.facing, samples_force.choosing, samples_force.losing])
def test_each_stage_draws_at_each_size_in_both_languages(
    galaxy: Pack, opened: Open, make: Callable[..., Session], size: tuple[int, int], language: str
) -> None:
    set_language(language)
    pilot, scene = opened(make(galaxy, CALM), size=size)
    box = scene.columns.centre
    middle = scene.view.scale.point((box[0] + box[2] / 2, box[1] + box[3] / 2))
    shown = pilot.app.screen.surface
    assert shown.get_size() == size and shown.get_at(middle)[:3] != (0, 0, 0)
    assert not scene.form["primary"].reason


@pytest.mark.parametrize("trigger", ContestTrigger)
def test_a_session_follows_random_games_of_every_reading(galaxy: Pack, trigger: ContestTrigger) -> None:
    """What is shown equals the state whenever nothing moves."""
    options = replace(galaxy.ruleset.options, contest_trigger=trigger)
    setup = default_setup(galaxy, ["steady"] * 4, seed=7, options=options)
    session = samples.at_table(Table.start(setup, galaxy), Settings(instant=True, think=0.0))
    session.stage.resize((1280, 720))
    for step in range(1200):
        session.update(step * 0.1)
        if session.quiet:
            assert session.shown.markers == session.table.state.markers
            assert session.shown.cash == session.table.state.cash


def _canvas(scene: BoardScene) -> Canvas:
    return Canvas(pygame.Surface(scene.view.size), scene.view.theme, scene.view.scale)
