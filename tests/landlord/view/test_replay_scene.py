"""The replay by keys alone and by mouse alone: through the record, and on from it in a copy."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.app.desk import Desk
from game.app.menu.scene import MenuScene
from game.app.saves.replays import ReplaysScene
from game.landlord.view.dialogs.gameover.scene import GameOverScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.replay.playback import Playback
from game.landlord.view.replay.scene import ReplayScene
from game.landlord.view.replay.timeline import AREA, DISC, KNOB, MARKS, count_size, place_x
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.storage.header import SeatKind
from game.table.recording import Recording
from game.table.table import Table
from tests.landlord.view import hosts
from tests.landlord.view.player import Player
from tests.landlord.view.tables import classic


@pytest.fixture
def desk() -> Desk:
    return hosts.desk()


@pytest.fixture(scope="module")
def table() -> Table:
    """Twelve rounds of a lively game."""
    return samples.played(classic(), lambda table: table.state.round >= 12)


class Watched:
    """A replay in a window."""

    def __init__(self, desk: Desk, table: Table, size: tuple[int, int] = (1280, 720)) -> None:
        self.playback = desk.film(Recording(table))
        self.opened: list[BoardScene] = []
        self.scene = ReplayScene(desk, self.playback, self._open)
        self.pilot = hosts.seated(desk, self.scene, size)

    def _open(self, session: object) -> BoardScene:
        self.opened.append(BoardScene(session))  # type: ignore[arg-type]
        return self.opened[-1]

    @property
    def at(self) -> int:
        return self.playback.at


@pytest.fixture
def watched(desk: Desk, table: Table) -> Watched:
    return Watched(desk, table)


def test_the_arrows_go_by_event_turn_and_round(watched: Watched) -> None:
    p, reel = watched.pilot, watched.playback.reel
    p.press("right", "right", "right")
    assert watched.at == 3
    p.press("left")
    assert watched.at == 2
    p.press("shift+right")
    assert watched.at == reel.next_turn(2, 1)
    p.press("ctrl+right", "ctrl+right")
    assert reel.round(watched.at) == 3 and reel.round(watched.at - 1) == 2
    p.press("ctrl+left")
    assert reel.round(watched.at) == 2
    p.press("end")
    assert watched.at == reel.last
    p.press("right")
    assert watched.at == reel.last
    p.press("home", "left")
    assert watched.at == 0


def test_what_is_shown_is_the_game_at_the_playhead(watched: Watched) -> None:
    p, playback = watched.pilot, watched.playback
    for keys in (["ctrl+right"] * 4, ["right"] * 7, ["shift+left"] * 2, ["end"], ["left"] * 3):
        p.press(*keys).wait_idle()
        expected = playback.reel.shown(watched.at)
        assert playback.shown.cash == expected.cash and playback.shown.position == expected.position
        assert playback.shown.owner == expected.owner and playback.shown.level == expected.level


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_space_and_the_button_play_and_pause(desk: Desk, table: Table, mouse: bool) -> None:
    desk.settings.reduced_motion = False
    watched = Watched(desk, table)
    use: Callable[[], object] = (
        (lambda: watched.pilot.click("play")) if mouse else (lambda: watched.pilot.press("space"))
    )
    use()
    watched.pilot.wait(6.0)
    assert watched.playback.running and watched.at > 4
    use()
    stood = watched.at
    assert not watched.playback.running and not watched.playback.director.busy
    assert watched.playback.shown.cash == watched.playback.reel.shown(stood).cash
    watched.pilot.wait(3.0)
    assert watched.at == stood


def test_speeds_are_on_the_keys_and_make_it_faster(desk: Desk, table: Table) -> None:
    desk.settings.reduced_motion = False
    reached = []
    for key in ("1", "3", "5"):
        watched = Watched(desk, table)
        watched.pilot.press(key, "space").wait(8.0)
        reached.append(watched.at)
    assert reached[0] < reached[1] < reached[2]


def test_it_ends_by_itself_and_begins_again(watched: Watched) -> None:
    p, playback = watched.pilot, watched.playback
    p.press("end", "left", "left", "5", "space").wait_idle(600)
    assert watched.at == playback.reel.last and not playback.running
    p.press("space")
    assert watched.at < 3 and playback.running
    p.press("space")


def test_the_mouse_drags_the_playhead(watched: Watched) -> None:
    p, reel = watched.pilot, watched.playback.reel
    y = AREA[1] + 20
    p.click((AREA[0] + AREA[2] * 0.5, y))
    assert abs(reel.along(watched.at) - reel.rounds * 0.5) < 0.3
    p.drag((place_x(reel, watched.at), KNOB), (AREA[0] + AREA[2] + 30, KNOB))
    assert watched.at == reel.last
    p.drag((place_x(reel, watched.at), KNOB), (AREA[0] - 30, KNOB))
    assert watched.at == 0


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_marks_lead_to_what_happened(watched: Watched, mouse: bool) -> None:
    player = Player(watched.pilot, mouse=mouse)
    index, many = max(enumerate(watched.scene._clusters), key=lambda pair: len(pair[1].marks))
    for mark in sorted({mark.at for mark in many.marks})[:3]:
        player.use(("mark", index))
        assert watched.at == mark
    watched.pilot.hover((many.x, MARKS)).wait(0.5)
    told = watched.scene.form[("mark", index)].tip.split("·")[1]
    assert sum(map(int, re.findall(r"\d+", told))) == len(many.marks)


@pytest.mark.parametrize("size", [(960, 540), (1600, 900)])
def test_no_count_of_a_mark_lies_on_the_next_disc(desk: Desk, size: tuple[int, int]) -> None:
    desk.settings.text_size = 160
    table = samples.played(classic(), lambda table: table.state.round >= 30)
    watched = Watched(desk, table, size)
    found, ruler = watched.scene._clusters, watched.pilot.app.view.ruler
    assert any(len(cluster.marks) > 9 for cluster in found)
    for one, two in pairwise(found):
        wide = count_size(ruler, str(len(one.marks)))[0]
        assert one.x + DISC * 0.25 + wide < two.x - DISC


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_the_transport_has_a_button_for_each_step(watched: Watched, mouse: bool) -> None:
    player, last = Player(watched.pilot, mouse=mouse), watched.playback.reel.last
    for key, at in (("on", 1), ("on", 2), ("back", 1), ("end", last), ("back", last - 1), ("start", 0)):
        player.use(key)
        assert watched.at == at
    assert not watched.scene.form["back"].enabled and not watched.scene.form["start"].enabled


def test_the_story_is_walked_by_arrows_wheel_and_click(watched: Watched) -> None:
    p = watched.pilot
    p.press("ctrl+right")
    watched.scene.form.focus("story")
    here = watched.at
    p.press("down", "down", "up")
    assert watched.at == here + 1
    story = watched.scene.form["story"].box
    p.wheel(story.center, -2)
    assert watched.at == here + 3
    p.click((story.centerx, story.top + 30))
    assert watched.at == here + 1


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_why_tells_the_rule_and_goes_again(watched: Watched, mouse: bool) -> None:
    rent = next(m.at for m in watched.playback.reel.landmarks if m.kind == "deed")
    watched.scene.go(rent)
    player = Player(watched.pilot, mouse=mouse)
    player.use("why")
    assert watched.scene.opened
    player.use("why")
    assert not watched.scene.opened
    player.use("why")
    player.pilot.press("esc").wait_idle()  # closes one thing, the last one opened
    assert player.pilot.scene is watched.scene and not watched.scene.opened


def test_the_moment_is_copied_with_seed_and_event(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    watched.pilot.press("ctrl+right", "c")
    assert f"seed {samples.SEED}" in copied[0] and f"event {watched.at} of" in copied[0]


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_play_from_here_is_a_copy_with_the_seats_chosen(desk: Desk, table: Table, mouse: bool) -> None:
    watched = Watched(desk, table)
    before = [repr(entry) for entry in table.log]
    player = Player(watched.pilot, mouse=mouse)
    for _ in range(5):
        watched.pilot.press("ctrl+right")
    if mouse:
        watched.pilot.click("fork seat")
        box = watched.scene.form["fork seat"].box
        watched.pilot.click((box.centerx, box.bottom + 12 + 48 * 1.5))  # the second row
        others = watched.scene.form["fork others"].box
        watched.pilot.click((others.right - 40, others.centery))
        dice = watched.scene.form["fork dice"].box
        watched.pilot.click((dice.left + 40, dice.centery))
        player.use("play on")
    else:
        player.walk_to("fork seat")
        watched.pilot.press("enter", "down", "enter")
        player.walk_to("fork dice")
        watched.pilot.press("left")
        player.walk_to("fork others")
        watched.pilot.press("right")
        player.walk_to("play on")
        watched.pilot.press("enter")
    acts, event = watched.scene.fork.origin
    (board,) = watched.opened
    copy = board.session.table
    assert [seat.kind for seat in copy.setup.seats] == [SeatKind.HUMAN] * 4
    assert copy.setup.seed == table.setup.seed and len(copy.log) == 1
    expected = Recording(table).state_after(acts)
    assert repr(copy.state) == repr(expected)
    assert f"event {event}" in board.session.log[0].text and len(board.session.log) == 1
    assert [repr(entry) for entry in table.log] == before


def test_enter_on_the_playhead_plays_on_and_back_is_the_replay(desk: Desk, table: Table) -> None:
    watched = Watched(desk, table)
    p = watched.pilot
    p.press("ctrl+right", "ctrl+right", "enter").wait_idle(600)
    assert p.scene is not watched.scene and watched.opened
    copy = watched.opened[0].session.table
    assert [seat.kind for seat in copy.setup.seats].count(SeatKind.HUMAN) == 1
    while p.scene is not watched.scene:
        p.press("f10").wait_idle()
        p.press("s").wait_idle()


def test_after_the_end_there_is_nothing_to_play_on_from(desk: Desk) -> None:
    over = samples.over(classic(), desk.settings).table
    watched = Watched(desk, over)
    watched.pilot.press("end", "enter")
    assert watched.pilot.scene is watched.scene and not watched.opened
    assert "over" in watched.scene.form["play on"].reason
    watched.pilot.press("home", "ctrl+right")
    assert watched.scene.form["play on"].enabled


# --- the ways to it ---


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_from_the_menu_every_saved_game_can_be_watched(desk: Desk, mouse: bool) -> None:
    samples.played(classic(), lambda table: table.state.round >= 3, folder=desk.folder).close()
    samples.played(classic(), lambda table: False, seats=2, seed=3, folder=desk.folder).close()
    player = Player(hosts.seated(desk), mouse=mouse)
    player.use("replays")
    assert isinstance(player.scene, ReplaysScene)
    for at in range(2):
        if at:
            player.use(("save", at))
        if isinstance(player.scene, ReplaysScene):  # Enter on a row opens it, a click chooses it
            player.use("go")
        assert isinstance(player.scene, ReplayScene)
        assert player.scene.playback.reel.last > 20
        player.use("close")
        assert isinstance(player.scene, ReplaysScene)
    player.use("back")
    assert isinstance(player.scene, MenuScene)


def test_without_a_save_there_is_nothing_to_watch(desk: Desk) -> None:
    p = hosts.seated(desk)
    p.press("r")
    assert isinstance(p.scene, MenuScene)


def test_a_torn_save_says_why_it_can_t_be_watched(desk: Desk) -> None:
    (Path(desk.folder) / "torn.tdt").write_text("not a game\n")
    p = hosts.seated(desk).press("r").wait_idle()
    assert isinstance(p.scene, ReplaysScene) and "can't be read" in p.scene.form["go"].reason


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_the_last_page_leads_to_the_replay_and_back(desk: Desk, mouse: bool) -> None:
    session = samples.over(classic(), desk.settings)
    player = Player(hosts.seated(desk, BoardScene(session, desk)), mouse=mouse)
    assert isinstance(player.scene, GameOverScene)
    player.use("watch")
    assert isinstance(player.scene, ReplayScene)
    assert player.scene.playback.reel.last == len(player.scene.playback.reel.moments) > 100
    player.use("close")
    assert isinstance(player.scene, GameOverScene)


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["small", "large"])
def test_any_number_of_seats_finds_its_place(desk: Desk, seats: int, size: tuple[int, int]) -> None:
    table = samples.played(classic(), lambda table: table.state.round >= 2, seats=seats)
    watched = Watched(desk, table, size)
    boxes = [watched.scene.form[("seat", seat)].box for seat in range(seats)]
    others = [watched.scene.form[key].box for key in ("story", "fork seat", "play on")]
    assert all(a is b or not a.colliderect(b) for a in boxes for b in [*boxes, *others])
    assert all(box.left >= 920 and box.right <= 1880.5 and box.bottom <= 880 for box in [*boxes, *others])


def test_another_language_tells_the_story_anew(desk: Desk, table: Table) -> None:
    watched = Watched(desk, table)
    watched.pilot.press("ctrl+right")
    before = watched.playback.reel.moments[watched.at - 1].line.text
    desk.settings.language = "fr"  # type: ignore[assignment]
    desk.apply(watched.pilot.app.view)
    watched.pilot.wait_idle()
    assert watched.playback.reel.moments[watched.at - 1].line.text != before


def test_nothing_moves_while_it_stands(watched: Watched) -> None:
    watched.pilot.press("ctrl+right").wait_idle()
    frames = watched.pilot.app.frames
    watched.pilot.wait(3.0)
    assert watched.pilot.app.frames == frames and watched.pilot.app.due() is None


def test_a_playback_asks_nobody(desk: Desk, table: Table) -> None:
    playback = desk.film(Recording(table))
    assert isinstance(playback, Playback)
    assert not isinstance(playback, Session) and playback.holding is None
