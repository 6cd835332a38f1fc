"""Marks are told from what they lie on: at least 3:1 (WCAG 2), measured from colours or from pixels."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.view.board.ground.spaces import SpacePrinter
from game.landlord.view.board.lens import Lens
from game.landlord.view.board.marks import FARTHER
from game.landlord.view.board.paper.pot import draw_pot, pot_heap
from game.landlord.view.board.paper.prints import Prints
from game.landlord.view.board.pieces.tokens import FEET
from game.landlord.view.board.plan import Plan
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.parts.chips import DeedView, MiniDeed
from game.landlord.view.samples import positions
from game.landlord.view.tour.steps import beside
from game.packs.loader import load
from game.packs.palette import contrast
from game.tools.pilot import Pilot
from game.ui.charts.line_chart import Flag, Line, Plot, _pills
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Theme
from game.ui.scale import Scale
from game.ui.widgets import seats
from game.ui.widgets.scroll import FADED
from game.ui.widgets.widget import Mood
from tests.landlord.view.tables import classic, quick

EDITIONS = ("classic", "paris", "paris_francs", "starwars_ep2")
VISIBLE = 3.0
KEYS = (*map(str, range(1, 9)), "rail", "util")
pytestmark = pytest.mark.usefixtures("theme")  # starts pygame


def ratio(one: pygame.Color, other: pygame.Color) -> float:
    return contrast("#{:02x}{:02x}{:02x}".format(*one[:3]), "#{:02x}{:02x}{:02x}".format(*other[:3]))


def page(theme: Theme, ground: str = "panel-solid") -> Canvas:
    surface = pygame.Surface((400, 300))
    surface.fill(theme.c(ground))
    return Canvas(surface, theme, Scale())


def most(surface: pygame.Surface, box: pygame.Rect, other: pygame.Color) -> float:
    """The greatest contrast of any pixel of a box with a colour."""
    return max(
        ratio(surface.get_at((x, y)), other)
        for x in range(box.left, box.right)
        for y in range(box.top, box.bottom)
    )


@pytest.mark.parametrize("seat", range(1, 9))
def test_a_seats_glyph_is_seen_on_all_of_its_disc(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    inks: list[pygame.Color] = []
    monkeypatch.setattr(Canvas, "seat_glyph", lambda _c, _s, _at, _size, ink: inks.append(ink))
    canvas = page(Theme(load("classic").look))
    seats.draw_seat_mark(canvas, (200, 150), 34, seat)
    for y in (139, 150, 161):  # the disc behind the glyph, from top to bottom
        assert ratio(canvas.surface.get_at((200, y)), canvas.theme.c(inks[0])) >= VISIBLE


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_groups_mark_is_told_from_the_panel(edition: str) -> None:
    from game.landlord.view.parts.marks import draw_group

    theme = Theme(load(edition).look)
    for key in KEYS:
        canvas, ground = page(theme, "panel-2"), theme.c("panel-2")
        draw_group(canvas, key, (180, 130, 40, 40), 24)
        edge = [canvas.surface.get_at((180 + step, 130)) for step in range(12, 28)]
        assert min(ratio(tone, ground) for tone in edge) >= VISIBLE, key


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spent_deed_is_told_from_its_panel_and_its_buildings_from_their_band(edition: str) -> None:
    theme = Theme(load(edition).look)
    for key in KEYS[:8]:
        canvas = page(theme)
        deed = MiniDeed(
            "", (150, 80, 100, 130), DeedView("Street", "1", f"g-{key}", key, houses=3), used=True
        )
        deed.draw(canvas, Mood())
        assert most(canvas.surface, pygame.Rect(149, 140, 3, 1), theme.c("panel-solid")) >= VISIBLE
        band = canvas.surface.get_at((158, 101))
        assert most(canvas.surface, pygame.Rect(165, 86, 70, 30), band) >= VISIBLE, key


@pytest.mark.parametrize("edition", EDITIONS)
def test_print_on_spaces_that_fall_back_is_still_seen(edition: str) -> None:
    theme = Theme(load(edition).look)
    veil, part = pygame.Color(*FARTHER[:3]), FARTHER[3] / 255
    ink, paper = (theme.c(tone).lerp(veil, part) for tone in ("board-ink", "board"))
    assert ratio(ink, paper) >= VISIBLE


def test_a_list_that_goes_on_fades_into_what_it_lies_on() -> None:
    """A strip much darker than the panel would be taken for a bar over it."""
    theme = Theme(load("classic").look)
    for ground in ("panel-solid", "well", "modal-2"):
        assert ratio(theme.c(ground), pygame.Color(*FADED[:3])) < 1.1


def test_flags_of_a_chart_lie_on_no_line_and_on_no_other_flag() -> None:
    page_ = page(Theme(load("classic").look))
    climb = Line("Ada", 0, "", tuple(range(1500, 9500, 100)), thick=True)
    fall = Line("Bruno", 1, "", tuple(range(1500, 0, -25)))
    low = Line("Chen", 2, "", tuple(1500 + 40 * n for n in range(80)))
    lines = [climb, fall, low]
    flags = [
        Flag(10, "Ada completes Brown"),
        Flag(40, "Bruno is out", "bad", 5500),
        Flag(42, "more", "bad", 5700),
    ]
    plot = Plot(page_.ruler, (0, 0, 1000, 420), lines, str)
    pills = [pill for pill in _pills(page_, plot, lines, flags) if pill is not None]
    assert len(pills) == len(flags)
    for at, pill in enumerate(pills):
        assert pill.collidelist(pills[:at]) < 0
        for line in lines:
            points = [(plot.x(n), plot.y(value)) for n, value in enumerate(line.values)]
            assert not any(pill.clipline(*pair) for pair in pairwise(points))


def test_ships_are_not_marked_with_a_train() -> None:
    starwars, classic = (Theme(load(name).look) for name in ("starwars_ep2", "classic"))
    marks = [pygame.image.tobytes(theme.glyph("rail", 32), "RGBA") for theme in (starwars, classic)]
    assert marks[0] != marks[1]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_markers_of_the_force_pass_before_the_middle_of_the_board(size: tuple[int, int]) -> None:
    """Nothing that is read lies in their lane: the bank's figures, the dice, the decks, the pot."""
    pack = load("starwars_ep2")
    plan = Plan(size, pack)
    for space in range(pack.ruleset.size):
        x, y = plan.point(*plan.lane(space))
        high = 70 * plan.unit  # its ring lies at 81 % of the drawing, which is as high as it is wide
        marker = pygame.Rect(0, 0, round(high * 0.6), round(high))
        marker.midtop = round(x), round(y - high * 208 / 256)
        for area in (plan.bank, plan.tray, plan.deck(0), plan.deck(1), pot_heap(plan)):
            assert not marker.colliderect(area), (space, marker, area)
        if plan.facing[space] != "corner":
            radius = 21 * size[0] / 1920  # of the largest disc in the tour
            disc = pygame.FRect(0, 0, 2 * radius, 2 * radius)
            disc.center = beside(plan, space, size[0] / 1920, [space])
            assert not disc.colliderect(marker), (space, marker, disc)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_pot_lies_on_no_space(edition: str, size: tuple[int, int]) -> None:
    pack = load(edition)
    plan, theme = Plan(size, pack), Theme(pack.look)
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    draw_pot(sheet, plan, Prints(pack, theme), theme, 8888 * pack.ruleset.unit)
    assert sheet.get_bounding_rect(128).collidelist(plan.spaces) < 0


def test_a_mortgaged_street_is_told_by_its_plate() -> None:
    pack = load("paris")
    plan = Plan((1280, 720), pack)
    printer = SpacePrinter(plan, pack, Theme(pack.look))
    street = next(space.index for space in pack.ruleset.spaces if space.house_cost)
    free, mortgaged = printer.words(street), printer.words(street, mortgaged=True)
    tones = [pygame.transform.average_color(sheet, consider_alpha=True) for sheet in (free, mortgaged)]
    assert max(tones[0][:3]) - min(tones[0][:3]) > 2 * (max(tones[1][:3]) - min(tones[1][:3]))


def test_the_lens_grows_with_the_text() -> None:
    pack = load("classic")
    theme = Theme(pack.look)
    lenses = [
        Lens(plan, pack, theme, SpacePrinter(plan, pack, theme))
        for plan in (Plan((1280, 720), pack, text_size=size) for size in (1.0, 1.5))
    ]
    cards = [lens._card(1, 0, 5, [], range(8)) for lens in lenses]
    assert cards[1].get_width() > 1.4 * cards[0].get_width()


def token(plan: Plan, space: int) -> pygame.FRect:
    """Where a token that is alone on a space is drawn."""
    stand = plan.stand(space)
    size = plan.own.token * plan.factor * stand.scale
    x, y = plan.point(stand.x, stand.y)
    return pygame.FRect(x - size / 2, y - size * FEET, size, size)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_a_token_alone_stands_on_no_name(edition: str, size: tuple[int, int]) -> None:
    """On the low spaces of the sides below the name or on the drawing, at the jail off its note."""
    pack = load(edition)
    plan = Plan(size, pack)
    for space, rect in enumerate(plan.spaces):
        body, own = token(plan, space), plan.own
        if plan.facing[space] not in ("left", "right"):
            continue
        if plan.has_band(space):
            lines = 1 if plan.small else 2
            assert body.top >= rect.top + plan.px(own.name_line) * lines + plan.px(4) - plan.px(2), space
        else:
            words = rect.inflate(-rect.w * 0.42, 0)
            words.right = rect.right if plan.facing[space] == "left" else words.right
            words.left = rect.left if plan.facing[space] == "right" else words.left
            assert not body.colliderect(words), space
    jail = next(space.index for space in pack.ruleset.spaces if space.kind is SpaceKind.JAIL)
    note = plan.space(jail).copy()
    note.top = plan.jail_cell(jail).bottom + plan.px(4)
    assert not token(plan, jail).colliderect(note)


@pytest.mark.parametrize("scene", [TradeScene, ManageScene])
def test_a_message_lies_on_no_part_of_a_dialog(
    scene: type[TradeScene] | type[ManageScene], pilot: Callable[..., Pilot]
) -> None:
    made = scene(positions.trading(classic(), quick()), 0)
    pilot(size=(1280, 720)).open(made).wait_idle()
    middle, top = made.form.toasts.top
    message = pygame.FRect(middle - 400, top, 800, 56)
    assert message.top >= made.page.root.box.bottom
    assert message.bottom <= 1080
