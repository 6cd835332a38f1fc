"""The stage draws every edition, changes only what changed, and never lets words fall off their space."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.landlord.view.board import stage as stage_module
from game.landlord.view.board.ground.lettering import Lettering, Line
from game.landlord.view.board.ground.spaces import SpacePrinter
from game.landlord.view.board.picture import (
    BoardPicture,
    BuildingPose,
    CardPose,
    DeedPose,
    LensLine,
    MarkerPose,
    NotesPose,
    TokenPose,
)
from game.landlord.view.board.plan import Plan
from game.landlord.view.board.roll import Roll
from game.landlord.view.board.stage import Stage
from game.packs.loader import load
from game.packs.pack import Pack
from game.ui.draw.text import ELLIPSIS
from game.ui.draw.theme import Colour, Theme
from game.ui.i18n import set_language

pytestmark = pytest.mark.usefixtures("theme")  # starts pygame
EDITIONS = ["classic", "paris", "starwars_ep2"]
SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def plain(pack: Pack, stage: Stage, **changes: object) -> BoardPicture:
    """A board with nothing on it but two tokens."""
    count = len(pack.ruleset.spaces)
    stands = [(0, 1), (1, 24)]
    tokens = []
    for seat, space in stands:
        at = stage.plan.stand(space)
        tokens.append(TokenPose(seat, pack.tokens[seat].id, at.x, at.y, space=space))
    picture = BoardPicture([-1] * count, [False] * count, [0] * count, 32, 12, [16, 16], tokens=tokens)
    return replace(picture, **changes)  # type: ignore[arg-type]


def drawn(stage: Stage, picture: BoardPicture) -> pygame.Surface:
    sheet = pygame.Surface(stage.plan.size, 0, 32)
    stage.draw(sheet, picture)
    stage.draw_over(sheet, picture)
    return sheet


def changed(one: pygame.Surface, two: pygame.Surface) -> pygame.Rect:
    """The smallest box around all pixels that differ."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), two)
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


@pytest.fixture(scope="module")
def classic() -> tuple[Pack, Stage]:
    pack = load("classic")
    made = Stage(pack, Theme(pack.look))
    made.resize((1920, 1080))
    return pack, made


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_edition_is_drawn_with_everything_on_it(
    edition: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    set_language(language)
    pack = load(edition)
    stage = Stage(pack, Theme(pack.look))
    for size in SIZES[:2]:
        stage.resize(size)
        x, y = stage.plan.print.center
        full = plain(
            pack,
            stage,
            owners=[
                index % 4 if index in pack.ruleset.deeds else -1 for index in range(len(pack.ruleset.spaces))
            ],
            mortgaged=[index in (5, 12, 21) for index in range(len(pack.ruleset.spaces))],
            levels=[
                index % 6 if stage.plan.has_band(index) else 0 for index in range(len(pack.ruleset.spaces))
            ],
            dice=Roll((("ivory", 2), ("ebony", 5), ("force", 3)), 1).poses(0.5),
            construction={
                39: [BuildingPose(False, x, y, lift=30, squash=0.3), BuildingPose(True, x, y)],
                37: [],
            },
            hatching={5: 0.4},
            ghosts=[CardPose(0, 0, x, y, 300, angle=-9, alpha=0.4)],
            cards=[CardPose(0, 0, x, y, 400, turn=0.7, angle=5)],
            kept=[CardPose(1, 0, x, y, 150, turn=0.2, alpha=0.5)],
            notes=[NotesPose(1235, x, y, 120, angle=4, zoom=0.8, lift=0.5)],
            deeds=[DeedPose(1, x, y, 200), DeedPose(3, x, y, 200, turn=0.6, lift=1.0)],
            current=24,
            hover=1,
            reveal=0.6,
            lens=True,
            lens_lines=[LensLine("Ada owns it", "3 of 3", 0), LensLine("Rent", "$24")],
            candidates=frozenset({1, 3}),
        )
        with caplog.at_level(logging.WARNING):
            drawn(stage, full)
            drawn(stage, replace(full, dim=0.7))
    assert not caplog.records, "a drawing or a glyph is missing"


def test_an_owner_changes_nothing_but_the_tab(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    before = drawn(stage, plain(pack, stage))
    owners = [2 if index == 13 else -1 for index in range(40)]
    after = drawn(stage, plain(pack, stage, owners=owners))
    box = changed(before, after)
    assert box.w and stage.plan.tab(13).inflate(20, 20).contains(box)


def test_a_mortgage_lies_under_the_words(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    before = drawn(stage, plain(pack, stage))
    after = drawn(stage, plain(pack, stage, mortgaged=[index == 13 for index in range(40)]))
    rect = stage.plan.space(13)
    assert rect.contains(changed(before, after))
    words = pygame.mask.from_surface(stage._words[13], 250)
    for x in range(rect.w):
        for y in range(rect.h):
            if words.get_at((x, y)):
                at = (rect.x + x, rect.y + y)
                pairs = zip(before.get_at(at), after.get_at(at), strict=True)
                assert all(abs(a - b) <= 3 for a, b in pairs), "the hatch covers the print"


def test_houses_stand_on_their_own_band(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    empty = drawn(stage, plain(pack, stage))
    for level in (1, 4, 5):
        box = changed(
            empty, drawn(stage, plain(pack, stage, levels=[level * (index == 26) for index in range(40)]))
        )
        assert stage.plan.band(26).inflate(20, 34).contains(box)


def test_a_building_on_its_way_is_not_seen_on_its_band_too(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    levels = [2 * (index == 26) for index in range(40)]
    bare = drawn(stage, plain(pack, stage))
    x, y = stage.plan.print.center
    away = [BuildingPose(False, x, y, lift=50.0), BuildingPose(False, x + 40, y, lift=50.0)]
    box = changed(bare, drawn(stage, plain(pack, stage, levels=levels, construction={26: away})))
    assert stage.plan.centre.contains(box), "they still stand on their street"


def test_stripes_come_by_degrees(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    bare = drawn(stage, plain(pack, stage))
    whole = drawn(stage, plain(pack, stage, mortgaged=[index == 13 for index in range(40)]))
    rect = stage.plan.space(13)

    def ink(sheet: pygame.Surface) -> int:
        """How much darker the space is than without stripes."""
        points = [(rect.x + x, rect.y + y) for x in range(4, rect.w - 4) for y in range(4, rect.h - 4)]
        return sum(max(0, bare.get_at(at).g - sheet.get_at(at).g) for at in points)

    half, none = (ink(drawn(stage, plain(pack, stage, hatching={13: k}))) for k in (0.5, 0.0))
    assert none < half < ink(whole)


def test_what_stands_still_is_not_laid_again(
    classic: tuple[Pack, Stage], monkeypatch: pytest.MonkeyPatch
) -> None:
    pack, stage = classic
    picture = plain(pack, stage, owners=[0 if index == 1 else -1 for index in range(40)])
    drawn(stage, picture)
    laid: list[int] = []
    monkeypatch.setattr(stage_module, "draw_tab", lambda *args: laid.append(args[3]))
    drawn(stage, replace(picture, current=5, dice=Roll((("ivory", 1), ("ivory", 1))).poses(0.3)))
    assert laid == []
    drawn(stage, replace(picture, owners=[0 if index in (1, 3) else -1 for index in range(40)]))
    assert laid == [1, 3]


def test_a_lifted_token_leaves_its_shadow_behind(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    none = drawn(stage, plain(pack, stage, tokens=[]))
    at = stage.plan.stand(3)
    pose = TokenPose(0, "tophat", at.x, at.y)
    low = changed(none, drawn(stage, plain(pack, stage, tokens=[pose])))
    high = changed(none, drawn(stage, plain(pack, stage, tokens=[replace(pose, lift=22.0)])))
    assert high.top == pytest.approx(low.top - 22, abs=2)
    assert high.bottom >= low.bottom - 8


def test_a_revealed_token_lets_the_price_be_read(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    covered = drawn(stage, plain(pack, stage, current=-1))
    shown = drawn(stage, plain(pack, stage, hover=1, reveal=1.0))
    rect = stage.plan.space(1)
    words = pygame.mask.from_surface(stage._words[1], 250)
    ink = stage.theme.c("board-ink")

    def legible(sheet: pygame.Surface) -> int:
        points = [(x, y) for x in range(rect.w) for y in range(rect.h // 2, rect.h) if words.get_at((x, y))]
        near = (sheet.get_at((rect.x + x, rect.y + y)) for x, y in points)
        return sum(abs(found.r - ink.r) < 12 and abs(found.g - ink.g) < 12 for found in near)

    assert legible(shown) > legible(covered)


def test_a_change_of_language_is_printed_at_the_next_frame() -> None:
    pack = load("classic")
    stage = Stage(pack, Theme(pack.look))
    english = drawn(stage, plain(pack, stage))
    set_language("fr")
    assert changed(english, drawn(stage, plain(pack, stage))).w


@pytest.mark.parametrize("edition", [*EDITIONS, "paris_francs"])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_no_name_is_cut_short(edition: str, language: str, size: tuple[int, int]) -> None:
    set_language(language)
    pack = load(edition)
    plan = Plan(size, pack)
    printer = SpacePrinter(plan, pack, Theme(pack.look))
    for index in range(len(plan.spaces)):
        printer.words(index)
    assert printer.type.cut == []


@pytest.mark.parametrize("edition", [*EDITIONS, "paris_francs"])
@pytest.mark.parametrize("size", SIZES)
def test_print_grows_with_the_text_where_it_has_room(
    edition: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prices and short names become larger, no line becomes smaller, and none is cut or over the next."""
    pack, real = load(edition), Lettering.draw
    found, rows = list[tuple[str, int]](), list[tuple[float, int]]()

    def draw(own: Lettering, sheet: pygame.Surface, line: Line, x: float, y: float, colour: Colour) -> None:
        found.append((line.text, line.px))
        rows.append((y, line.px))
        real(own, sheet, line, x, y, colour)

    def printed(text_size: float) -> list[tuple[str, int]]:
        found.clear()
        printer = SpacePrinter(Plan(size, pack, text_size=text_size), pack, Theme(pack.look))
        for index in range(len(printer.plan.spaces)):
            rows.clear()
            printer.words(index)
            assert all(low - high >= 0.36 * (a + b) for (high, a), (low, b) in pairwise(rows)), index
        assert printer.type.cut == []
        return list(found)

    monkeypatch.setattr(Lettering, "draw", draw)
    usual, large = printed(1.0), printed(1.5)
    assert [words for words, _px in usual] == [words for words, _px in large]
    growth = [big / small for (_a, small), (_b, big) in zip(usual, large, strict=True)]
    assert min(growth) >= 1 and max(growth) > 1.3
    assert sum(each > 1.1 for each in growth) > len(growth) / (3 if edition != "paris_francs" else 20)


def test_a_name_that_fits_nowhere_is_reported(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    printer = SpacePrinter(stage.plan, pack, stage.theme)
    lines = printer.type.fit("Llanfairpwllgwyngyllgogerychwyrndrobwll", "board", 14, 78)
    assert lines[0].text.endswith(ELLIPSIS)
    assert printer.type.cut == ["Llanfairpwllgwyngyllgogerychwyrndrobwll"]


def test_print_is_made_smaller_then_squeezed_before_it_is_cut(classic: tuple[Pack, Stage]) -> None:
    pack, stage = classic
    printer = SpacePrinter(stage.plan, pack, stage.theme)
    assert [
        (line.text, line.px, line.squeeze) for line in printer.type.fit("Baltic\nAvenue", "board", 14, 78)
    ] == [
        ("Baltic", 14, 1.0),
        ("Avenue", 14, 1.0),
    ]
    (wide,) = printer.type.fit("Mediterranean", "board", 14, 78)
    assert wide.px == 13
    assert 0.86 <= wide.squeeze < 1
    assert printer.type.cut == []


def test_a_marker_hovers_in_the_lane_beside_its_space() -> None:
    pack = load("starwars_ep2")
    stage = Stage(pack, Theme(pack.look))
    stage.resize((1920, 1080))
    none = drawn(stage, plain(pack, stage))
    for space in (1, 14, 26, 37):
        x, y = stage.plan.lane(space)
        markers = [MarkerPose("marker.light", x, y)]
        box = changed(none, drawn(stage, plain(pack, stage, markers=markers)))
        assert box.w > 40
        paper = stage.plan.paper(space).inflate(-20, -20)
        assert not box.colliderect(paper), "a marker must not stand on print"
