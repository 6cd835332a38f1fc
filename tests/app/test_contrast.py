"""Higher contrast: what an edition colours as it likes is made so that everybody can read it."""

from __future__ import annotations

import pygame
import pytest

from game.packs.loader import load
from game.ui.draw.theme import Sight, Theme

EDITIONS = ("classic", "paris", "paris_francs", "starwars_ep2")
LEAST = 4.5  # of WCAG 2.2, 1.4.3
HOVER = 1.08  # how much lighter a button is under the pointer


def _light(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _ratio(one: pygame.Color, other: pygame.Color) -> float:
    """The contrast of two colours, as WCAG 2.2 defines it."""
    low, high = sorted(
        0.2126 * _light(c.r) + 0.7152 * _light(c.g) + 0.0722 * _light(c.b) for c in (one, other)
    )
    return (high + 0.05) / (low + 0.05)


@pytest.fixture(params=EDITIONS)
def seen(request: pytest.FixtureRequest) -> Theme:
    return Theme(load(request.param).look, Sight(contrast=True))


def test_the_primary_button_is_read_at_rest_and_under_the_pointer(seen: Theme) -> None:
    for ground in ("accent", "accent-hi"):
        assert _ratio(seen.c(ground), seen.c("on-accent")) >= LEAST
        assert _ratio(seen.bright(ground, HOVER), seen.c("on-accent")) >= LEAST


def test_titles_and_small_words_are_read_on_the_table(seen: Theme) -> None:
    assert not seen.pale
    for ink in seen.on_table():
        assert _ratio(seen.c(ink), seen.c("table-1")) >= LEAST
        assert _ratio(seen.c(ink), seen.c("table-2")) >= LEAST


def test_the_name_of_every_seat_is_read_in_a_chosen_line(seen: Theme) -> None:
    for number in range(1, 9):
        assert _ratio(seen.letters(f"seat-{number}"), seen.c("row-chosen")) >= LEAST
        assert _ratio(seen.letters(f"seat-{number}"), seen.c("panel-solid")) >= LEAST


def test_black_or_white_is_read_on_every_group(seen: Theme) -> None:
    for group in (*"12345678", "rail", "util"):
        assert _ratio(seen.ink_on(f"g-{group}"), seen.c(f"g-{group}")) >= LEAST


def test_without_it_an_edition_keeps_its_colours() -> None:
    plain = Theme(load("paris").look)
    assert plain.c("table-1") == pygame.Color("#e9e5dd") and plain.pale
    assert plain.c("accent-hi") == pygame.Color("#2f62bd")
    assert plain.letters("seat-5") == plain.c("seat-5")
