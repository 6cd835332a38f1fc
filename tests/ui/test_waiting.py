"""What is seen while a picture takes long to make."""

import pygame
import pytest

from game.ui.draw import chrome
from game.ui.draw.cache import PICTURES
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Theme, parse_colour
from game.ui.loop import App
from game.ui.scene import Scene
from game.ui.waiting import opening
from game.ui.window import Screen

SIZE = (1280, 720)
MIDDLE, CORNER = (640, 360), (5, 5)
GOLD = parse_colour(chrome.COLOURS["gold"])


def gold(picture: pygame.Surface) -> int:
    """How long the bar is."""
    return [picture.get_at((x, 360)) for x in range(SIZE[0])].count(GOLD)


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


class Sheet(Scene[None]):
    """One colour, made of parts that take their time."""

    def __init__(self, colour: str, clock: Clock, took: float) -> None:
        super().__init__()
        self.colour, self.clock, self.took = colour, clock, took

    def paint(self, canvas: Canvas) -> None:
        for number in range(300):
            PICTURES.get((self, number), self._part)
        canvas.surface.fill(self.colour)

    def _part(self) -> pygame.Surface:
        self.clock.now += self.took / 300
        return pygame.Surface((1, 1))


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[pygame.Surface]:
    """Every picture that reaches the window."""
    found: list[pygame.Surface] = []
    monkeypatch.setattr(Screen, "present", lambda screen: found.append(screen.surface.copy()))
    return found


@pytest.mark.parametrize("took, bars", [(0.2, False), (2.0, True)])
def test_a_bar_fills_over_the_last_picture_only_while_the_next_takes_long(
    theme: Theme, seen: list[pygame.Surface], took: float, bars: bool
) -> None:
    clock = Clock()
    app = App(Screen(SIZE), theme, clock=clock)
    app.open(Sheet("red", clock, 0))
    app.frame([])
    seen.clear()
    app.open(Sheet("blue", clock, took))
    app.frame([])
    clock.now += 1
    app.frame([])
    *between, last = seen
    assert last.get_at(MIDDLE) == last.get_at(CORNER) == pygame.Color("blue"), "no bar is left behind"
    waited = [picture for picture in between if gold(picture)]
    assert all(picture.get_at(CORNER) == pygame.Color("red") for picture in waited)
    lengths = [gold(picture) for picture in waited]
    assert lengths == sorted(lengths) and (len(set(lengths)) > 5) == bars == bool(lengths)


def test_the_first_picture_of_all_says_how_far_it_is(seen: list[pygame.Surface]) -> None:
    screen = Screen(SIZE)
    for part in (0.1, 0.9):
        opening(screen, part)
    first, second = map(gold, seen)
    assert 0 < first < second
    assert pygame.mask.from_threshold(seen[0], parse_colour(chrome.COLOURS["text"]), (9, 9, 9)).count() > 500
