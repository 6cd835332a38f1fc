"""The column beside the board: what its bar and its last line tell in any window."""

from __future__ import annotations

import pytest

from game.landlord.view.hud import ticker
from game.landlord.view.hud.bar import BarWords
from game.landlord.view.hud.course import Course
from game.landlord.view.parts.columns import columns, is_small
from game.ui.draw.ruler import ruler_of
from game.ui.draw.theme import Theme
from game.ui.layout import Text, lay
from game.ui.scale import Scale

GOALS = [
    Course("Manche 14 sur 30", "1 h 23", "encore 16 tours", "flag", 0.4),
    Course("Tour 14", "1 h 23", "123 400 € sur 200 000 €", "trophy", 0.95, True, 2),
    Course("Tour 14", "12 min", "Une faillite et c’est fini", "flag"),
]


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.icon)
@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [1.0, 1.6])
def test_the_goal_is_told_whole_in_any_window(
    theme: Theme, size: tuple[int, int], text_size: float, goal: Course
) -> None:
    places, scale = columns(4, is_small(size)), Scale.fit(size, text_size)
    x, y, w, h = places.bar
    room = (x, y, 0.52 * w, h)  # the buttons have the rest
    page = lay(BarWords(theme, goal, [0, 1, 2, 3], places.unit).tree(), ruler_of(theme, scale), room)
    assert page.faults() == []
    assert goal.goal in [node.words for node in page.root.walk() if isinstance(node, Text)]


def test_a_long_line_ends_at_a_stop_outside_bold_words() -> None:
    text = "Ada drew from **A: B**: Leaky roofs everywhere: $25 a house, $100 a hotel."
    assert list(ticker.beginnings(text)) == [
        text,
        "Ada drew from **A: B**: Leaky roofs everywhere",
        "Ada drew from **A: B**",
    ]
