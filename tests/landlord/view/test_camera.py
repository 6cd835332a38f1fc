"""The camera: it leans towards who moves and comes back; nothing of it when motion is not wanted."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.landlord.rules.events import TokenMoved
from game.landlord.view.board.camera import ZOOM, Camera
from game.landlord.view.board.plan import Plan
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from tests.landlord.view import hosts
from tests.landlord.view.tables import classic


def go(camera: Camera, start: float, seconds: float, target: tuple[float, float] | None) -> float:
    now = start
    while now < start + seconds:
        now += 1 / 60
        camera.update(now, target)
    return now


def test_it_leans_in_and_comes_back_to_rest() -> None:
    camera = Camera()
    assert not camera.update(1.0, None) and not camera.away
    now = go(camera, 1.0, 0.1, (900.0, 900.0))
    assert 1.0 < camera.zoom < ZOOM
    now = go(camera, now, 3.0, (900.0, 100.0))
    assert camera.zoom == pytest.approx(ZOOM, abs=0.01) and camera.at[1] == pytest.approx(100, abs=2)
    now = go(camera, now, 3.0, None)
    assert camera.zoom == 1.0 and not camera.away and not camera.update(now, None)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_it_never_looks_beyond_the_board(size: tuple[int, int]) -> None:
    plan, camera = Plan(size, classic()), Camera()
    for corner in ((0.0, 0.0), (1000.0, 0.0), (0.0, 1000.0), (1000.0, 1000.0), (500.0, 500.0)):
        camera.zoom, camera.at = ZOOM, corner
        part = camera.view(plan)
        assert plan.rim.contains(part) and part.width < plan.rim.width


def test_only_the_board_is_enlarged() -> None:
    plan, camera = Plan((1280, 720), classic()), Camera()
    window = pygame.Surface((1280, 720))
    window.fill("#102030")
    window.fill("#ff0000", (plan.rim.centerx - 2, plan.rim.centery - 2, 4, 4))
    camera.zoom = ZOOM
    camera.draw(window, plan)
    assert window.get_at((plan.rim.right + 20, 100))[:3] == (16, 32, 48)
    assert window.get_at(plan.rim.center)[:3] == (255, 0, 0)
    camera.rest()
    before = pygame.image.tobytes(window, "RGB")
    camera.draw(window, plan)
    assert pygame.image.tobytes(window, "RGB") == before


def rolled(**changes: Any) -> list[float]:
    """How near the camera came while a token walked, frame by frame, until all was still."""
    desk = hosts.desk(**{"instant": False, "reduced_motion": False, **changes})
    session = samples.first_turn(classic(), desk.settings)
    scene = BoardScene(session, desk)
    pilot = hosts.seated(desk, scene)
    pilot.press("f1", "space")
    zooms = []
    for _ in range(600):
        pilot.wait(1 / 60)
        zooms.append(scene.camera.zoom)
        if isinstance(session.playing, TokenMoved) and scene.camera.away:
            assert scene._pointed() == -1  # what is under the pointer is not where it seems
        if session.quiet and not scene.camera.away:
            break
    return zooms


def test_at_the_table_it_follows_only_who_wants_it() -> None:
    zooms = rolled(follow_tokens=True)
    assert max(zooms) > 1.1 and zooms[-1] == pytest.approx(1.0, abs=0.005)
    assert max(rolled()) == 1.0
    assert max(rolled(follow_tokens=True, reduced_motion=True)) == 1.0
    assert max(rolled(follow_tokens=True, instant=True)) == 1.0
