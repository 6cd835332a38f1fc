"""What is kept from frame to frame is what would be drawn anew; nothing is drawn while nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.storage.settings import Settings
from game.tools.pilot import Pilot
from game.ui.audio import Audio
from game.ui.draw import laying, paint
from game.ui.motion import Call, Motion, Sequence, Timeline, Together, Tween, Wait
from tests.landlord.view.tables import classic

FRAME = 1 / 60


@pytest.fixture
def board() -> Iterator[Callable[[], tuple[Pilot, Session]]]:
    made: list[Pilot] = []

    def make() -> tuple[Pilot, Session]:
        session = samples.buying(classic(), Settings(think=0))
        made.append(Pilot(session.theme, (1280, 720), audio=Audio(on=False)))
        made[-1].open(BoardScene(session))
        return made[-1], session

    yield make
    for pilot in made:
        pilot.close()


def _pixels(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.screen.surface, "RGB")


def _play(pilot: Pilot, session: Session, *story: Event) -> None:
    session.director.play(story)
    assert pilot.scene is not None
    pilot.scene.resume()


STORIES: dict[str, tuple[Event, ...]] = {
    "dice": (ev.DiceRolled(0, (5, 2), "move", 0),),
    "walk": (ev.TokenMoved(1, 5, 9, 4, "walk"),),
    "card": (ev.CardDrawn(1, 0, 3),),
    "notes": (ev.CashMoved(0, 1, 90, 522, 430, "rent", 5),),
    "deed": (ev.DeedMoved(29, BANK, 0, False, "price"),),
}


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)
def test_what_is_drawn_over_the_last_frame_is_what_a_fresh_one_shows(
    board: Callable[[], tuple[Pilot, Session]], story: tuple[Event, ...]
) -> None:
    pilot, session = board()
    _play(pilot, session, *story)
    for _part in range(9):
        pilot.wait(6 * FRAME)
        sparing = _pixels(pilot)
        session.stage.rebake()
        pilot.app._show = True  # as after the window was uncovered: everything is drawn
        pilot.wait(0.0)
        pilot.now -= FRAME  # no time passes
        pilot.wait(FRAME)
        assert _pixels(pilot) == sparing


def test_a_beat_that_waits_is_not_drawn_again(board: Callable[[], tuple[Pilot, Session]]) -> None:
    pilot, session = board()
    _play(pilot, session, ev.RentDue(0, 1, 5, 25))
    pilot.wait(4 * FRAME)
    before = pilot.app.frames
    pilot.wait(10 * FRAME)
    assert session.director.busy and pilot.app.frames == before
    pilot.wait(0.5)
    assert not session.director.busy and pilot.app.frames > before


def test_a_dialog_fades_in_from_one_picture_of_itself(board: Callable[[], tuple[Pilot, Session]]) -> None:
    pilot, session = board()
    drawn = []
    scene = TradeScene(session, 0)
    paint_, scene.paint = scene.paint, lambda canvas: drawn.append(1) or paint_(canvas)  # type: ignore
    pilot.app.open(scene)
    before = pilot.app.frames
    pilot.wait(0.15)
    assert pilot.app.frames - before > 5 and len(drawn) <= 2
    pilot.wait_idle()
    faded = _pixels(pilot)
    scene.dirty = True
    pilot.wait(FRAME)
    assert _pixels(pilot) == faded


def _even(colour: tuple[int, int, int]) -> pygame.Surface:
    sheet = pygame.Surface((600, 500), 0, 32)
    sheet.fill(colour)
    return sheet


@pytest.mark.parametrize("colour", [(4, 7, 16, 170), (255, 255, 255, 40), (0, 0, 0, 255), (9, 9, 9, 0)])
def test_a_veil_is_a_translucent_sheet(colour: tuple[int, int, int, int]) -> None:
    one, other = _even((200, 130, 20)), _even((200, 130, 20))
    laying.veil(one, (10, 20, 500, 300), colour, 0.7)
    sheet = pygame.Surface((500, 300), pygame.SRCALPHA)
    sheet.fill((*colour[:3], round(colour[3] * 0.7)))
    other.blit(sheet, (10, 20))
    for at in ((0, 0), (10, 20), (300, 200), (509, 319), (510, 320)):
        assert all(abs(a - b) <= 2 for a, b in zip(one.get_at(at), other.get_at(at), strict=True)), at


@pytest.mark.parametrize("radius", [0, 24])
@pytest.mark.parametrize("top", [(40, 50, 60, 255), (40, 50, 60, 120)])
def test_a_large_box_is_laid_as_if_it_were_blitted(radius: int, top: tuple[int, int, int, int]) -> None:
    look = (radius, top, (90, 20, 10, top[3]), (255, 255, 255, 90), 3)
    one, other = _even((200, 130, 20)), _even((200, 130, 20))
    laying.lay_box(one, pygame.Rect(20, 15, 560, 470), *look)
    other.blit(paint.box(560, 470, *look), (20, 15))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("alpha", [255, 200])
def test_a_kept_picture_with_a_soft_edge_is_laid_as_if_it_were_blitted(alpha: int) -> None:
    picture = paint.soft(500, 400, 20, 20, (10, 20, 30, 255)).copy()
    picture.blit(paint.box(500, 400, 30, (60, 70, 80, alpha)), (20, 20))
    one, other = _even((200, 130, 20)), _even((200, 130, 20))
    laying.lay(one, picture, (30, 20), ("test", alpha))
    other.blit(picture, (30, 20))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def _nothing(_k: float) -> None:
    return None


@pytest.mark.parametrize(
    ("motion", "rests"),
    [
        (Wait(1.0), {0.0: 1.0, 0.4: 0.6}),
        (Tween(1.0, _nothing), {0.0: 0.0, 0.5: 0.0}),
        (Sequence(Tween(0.5, _nothing), Wait(1.0), Call(lambda: None)), {0.2: 0.0, 0.5: 1.0, 1.0: 0.5}),
        (Together(Wait(1.0), Tween(0.5, _nothing)), {0.2: 0.0, 0.6: 0.4}),
    ],
)
def test_how_long_a_motion_rests(motion: Motion, rests: dict[float, float]) -> None:
    for t, seconds in rests.items():
        assert motion.rest(t) == pytest.approx(seconds), t


def test_a_timeline_is_still_only_within_a_wait() -> None:
    timeline = Timeline()
    timeline.play(Sequence(Tween(0.1, _nothing), Wait(0.2), Tween(0.1, _nothing)), 0.0)
    seen = []
    for step in range(1, 8):
        timeline.update(step * 0.05 + 0.001)
        seen.append(timeline.still)
    assert seen == [False, False, True, True, True, False, False]
