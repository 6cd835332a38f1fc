"""Controls by keyboard, mouse and pad, through the real loop."""

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace

import pygame
import pytest

from game.landlord.view.hud.seats import rows as seats
from game.landlord.view.hud.seats.rows import paint_seat
from game.landlord.view.parts.chips import DeedChip, MiniDeed
from game.landlord.view.parts.columns import columns
from game.landlord.view.pictures.components import TENNESSEE, Components
from game.landlord.view.samples import positions as samples
from game.packs.loader import load
from game.tools.pilot import Pilot
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Theme
from game.ui.layout import Page, lay
from game.ui.reply import Pop, Reply
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button, HoldButton, IconButton
from game.ui.widgets.choice import Dropdown, Tab, Tabs
from game.ui.widgets.field import TextField
from game.ui.widgets.focus import nearest
from game.ui.widgets.rows import ListRow
from game.ui.widgets.scroll import Drawing, ScrollArea
from game.ui.widgets.switches import TickBox, Toggle
from game.ui.widgets.values import Slider, Stepper
from game.ui.widgets.widget import Mood, Widget
from tests.landlord.view.tables import classic, quick

MakePilot = Callable[..., Pilot]


class Bench(Scene[object]):
    """A scene with given controls that notes what they say."""

    def __init__(self, *make: Callable[["Bench"], Widget]) -> None:
        super().__init__()
        self.make = make
        self.heard: list[object] = []

    def build(self) -> Iterable[Widget]:
        return [make(self) for make in self.make]

    def note(self, value: object = "pressed") -> Reply:
        self.heard.append(value)
        return None


def stepper(bench: Bench) -> Stepper:
    value = next((v for v in reversed(bench.heard) if isinstance(v, int)), 120)
    return Stepper(
        "s", (200, 200, 208, 48), value, 0, 300, step=10, on_change=bench.note, show=lambda v: f"${v}"
    )


def test_stepper_by_keys(pilot: MakePilot) -> None:
    bench = Bench(stepper)
    p = pilot().open(bench)
    p.press("+", "+", "-", "left", "enter", "right", "enter")
    assert bench.heard == [130, 140, 130, 120, 130]
    p.press("2", "5", "0", "enter")
    assert bench.heard[-1] == 250
    p.press("9", "9", "9", "enter")
    assert bench.heard[-1] == 300, "a typed value is kept inside the bounds"
    p.press("shift+right")
    assert bench.heard[-1] == 300 and len(bench.heard) == 7
    p.press("shift+left")
    assert bench.heard[-1] == 200


def test_a_half_typed_value_is_dropped_with_the_focus_or_escape(pilot: MakePilot) -> None:
    bench = Bench(stepper, lambda b: Button("b", (600, 200, 100, 48), "B", on_press=b.note))
    p = pilot().open(bench)
    p.press("7", "esc", "enter")
    assert bench.heard == [130]
    p.press("7", "right", "left", "enter")
    assert bench.heard == [130, 140]


def test_stepper_by_mouse_and_pad(pilot: MakePilot) -> None:
    bench = Bench(stepper)
    p = pilot().open(bench)
    p.click((224, 224)).click((384, 224)).click((384, 224)).wheel("s", -1)
    assert bench.heard == [110, 120, 130, 120]
    p.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert bench.heard[-1] == 130


def test_toggle_and_tick_box(pilot: MakePilot) -> None:
    bench = Bench(
        lambda b: Toggle("t", (200, 200, 56, 32), False, on_change=b.note),
        lambda b: TickBox("b", (200, 300, 200, 28), True, "Auctions", on_change=b.note),
    )
    p = pilot().open(bench)
    p.press("right", "right", "left", "enter").click("t")
    assert bench.heard == [True, False, True, False]
    p.press("down", "enter").click("b")
    assert bench.heard[4:] == [False, True]


def test_slider(pilot: MakePilot) -> None:
    bench = Bench(lambda b: Slider("s", (200, 200, 400, 52), 50, on_change=b.note))
    p = pilot().open(bench)
    p.press("right", "left", "end", "home")
    assert bench.heard == [55, 50, 100, 0]
    p.drag((200, 226), (402, 226))
    assert bench.heard[-1] == 50
    p.drag((400, 226), (2000, 600))
    assert bench.heard[-1] == 100


def dropdown(bench: Bench) -> Dropdown:
    names = ("Steady", "Bold", "Careful", "Keen")
    return Dropdown("d", (200, 200, 240, 48), names, 0, on_change=bench.note)


def test_dropdown_by_keys(pilot: MakePilot) -> None:
    bench = Bench(
        dropdown, lambda b: Button("main", (900, 900, 200, 64), "Main", "primary", on_press=lambda: Pop(1))
    )
    p = pilot().open(bench)
    p.press("enter", "down", "down", "enter")
    assert bench.heard == [2]
    p.press("enter", "b", "enter")
    assert bench.heard == [2, 1]
    p.press("enter", "down", "esc")
    assert bench.heard == [2, 1] and p.scene is bench, "Escape closes the list, not the scene"
    p.press("enter", "k", "space")
    assert bench.heard == [2, 1, 3] and p.scene is bench, "an open list keeps Space to itself"


def test_dropdown_by_mouse(pilot: MakePilot) -> None:
    bench = Bench(
        dropdown, lambda b: Button("under", (200, 260, 240, 200), "Under", on_press=lambda: b.note("under"))
    )
    p = pilot().open(bench)
    p.click("d").click((300, 200 + 48 + 6 + 6 + 48 + 24))
    assert bench.heard == [1], "the list lies over its neighbours"
    p.click("d").click((1000, 900))
    assert bench.heard == [1] and not p.scene.form["d"].grabs  # type: ignore[union-attr]


def test_tabs_change_at_once_and_pass_over_what_is_refused(pilot: MakePilot) -> None:
    tabs = ("Small", "Large", Tab("Off", reason="**Higher contrast** is on."), "Huge")
    bench = Bench(lambda b: Tabs("t", (200, 200, 400, 48), tabs, 0, on_change=b.note))
    p = pilot().open(bench)
    p.press("right", "right", "left")
    assert bench.heard == [1, 3, 1]
    p.click((350 + 100, 224))
    assert bench.heard == [1, 3, 1], "a refused tab can't be clicked"
    p.click((570, 224))
    assert bench.heard[-1] == 3


def field(bench: Bench) -> TextField:
    return TextField(
        "f", (200, 200, 300, 48), "Ada", on_change=bench.note, on_submit=lambda v: Pop(v), longest=8
    )


def test_text_field_edits(pilot: MakePilot) -> None:
    bench = Bench(
        field,
        lambda b: Button("x", (900, 800, 200, 64), "X", "primary", letter="n", on_press=lambda: Pop("x")),
    )
    p = pilot().open(bench)
    p.type("né n")
    assert bench.heard[-1] == "Adané n" and p.scene is bench, "letters and Space belong to the field"
    p.press("ctrl+left", "backspace").type("ïe")
    assert bench.heard[-1] == "Adanéïen"
    p.type("zzz")
    assert bench.heard[-1] == "Adanéïen", "eight characters at most"
    p.press("home", "delete", "shift+end", "delete").type("Zoé")
    assert bench.heard[-1] == "Zoé"
    closed: list[object] = []
    p.app._stack[-1].then = closed.append  # type: ignore[assignment]
    p.press("enter")
    assert closed == ["Zoé"]


def test_text_field_clipboard_and_selection(pilot: MakePilot, monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = [""]
    monkeypatch.setattr("pygame.scrap.put_text", lambda text: board.__setitem__(0, text))
    monkeypatch.setattr("pygame.scrap.get_text", lambda: board[0])
    bench = Bench(field)
    p = pilot().open(bench)
    p.press("ctrl+a", "ctrl+c", "right", "ctrl+v")
    assert bench.heard[-1] == "AdaAda"
    p.press("ctrl+a", "ctrl+x")
    assert bench.heard[-1] == "" and board == ["AdaAda"]
    board[0] = "a\nb\tc"
    p.press("ctrl+v")
    assert bench.heard[-1] == "abc", "a pasted line break is no name"


def test_while_letters_are_text_no_cap_shows_one(pilot: MakePilot) -> None:
    bench = Bench(
        lambda b: TextField("t", (200, 200, 300, 48), "", on_submit=b.note),
        lambda b: Button("enter", (200, 300, 300, 56), "Keep", action=Action.CHOOSE, on_press=b.note),
        lambda b: Button("letter", (200, 400, 300, 56), "Look", letter="l"),
        lambda b: Button("space", (200, 500, 300, 72), "Go", "primary"),
    )
    pilot().open(bench).press("tab")

    def caps() -> list[str]:
        buttons = [widget for widget in bench.form.walk() if isinstance(widget, Button)]
        return [button.cap_label(bench.form.mood(button, bench.view)) for button in buttons]

    bench.form.focus("letter")
    assert caps() == ["", "L", "Space"]  # Enter would use the one with the focus
    bench.form.focus("t")
    assert caps() == ["Enter", "", ""]


def test_text_field_composes(pilot: MakePilot) -> None:
    bench = Bench(field)
    p = pilot().open(bench)
    p.send(pygame.event.Event(pygame.TEXTEDITING, {"text": "に", "start": 0, "length": 1}))
    assert bench.heard == []
    p.send(pygame.event.Event(pygame.TEXTINPUT, {"text": "日"}))
    assert bench.heard == ["Ada日"]


def test_caret_follows_the_mouse(pilot: MakePilot) -> None:
    bench = Bench(field)
    p = pilot().open(bench)
    p.click((206, 224)).type("x")
    assert bench.heard[-1] == "xAda"


def rows(bench: Bench) -> ScrollArea:
    contents = [
        ListRow(i, (200, 200 + 72 * i, 400, 64), f"Row {i}", on_press=lambda i=i: bench.note(i))
        for i in range(20)
    ]
    return ScrollArea("area", (200, 200, 430, 400), contents)


def test_scrolling_follows_the_focus(pilot: MakePilot) -> None:
    bench = Bench(rows)
    p = pilot().open(bench)
    p.press(*["down"] * 12, "enter")
    area = bench.form["area"]
    assert isinstance(area, ScrollArea)
    assert bench.heard == [12] and area.offset > 0
    assert area.box.contains(bench.form[12].shown())
    bench.rebuild()
    assert isinstance(kept := bench.form["area"], ScrollArea) and kept.offset == area.offset


def test_words_above_and_below_all_controls_of_an_area_are_reached_by_arrows(pilot: MakePilot) -> None:
    def between(bench: Bench) -> ScrollArea:
        words = [Drawing(name, (200, y, 400, 300), lambda *_: None) for name, y in (("a", 200), ("z", 620))]
        row = ListRow("row", (200, 520, 400, 64), "Row", on_press=lambda: bench.note(1))
        return ScrollArea("area", (200, 200, 430, 200), [words[0], row, words[1]])

    p = pilot().open(bench := Bench(between))
    area = bench.form["area"]
    assert isinstance(area, ScrollArea)
    p.press(*["down"] * 9)
    assert area.offset == area.furthest and bench.form.focused is bench.form["row"]
    p.press(*["up"] * 12)
    assert area.offset == 0


def test_wheel_and_bar_scroll_and_clicks_find_what_is_seen(pilot: MakePilot) -> None:
    bench = Bench(rows)
    p = pilot().open(bench)
    p.wheel((400, 400), -3)
    area = bench.form["area"]
    assert isinstance(area, ScrollArea) and area.offset == 216
    p.click((400, 232))
    assert bench.heard == [3]
    p.drag((623, area._bar().centery), (623, 900))
    assert area.offset == area.furthest
    p.click((400, 580))
    assert bench.heard == [3, 19]
    p.click((400, 650))
    assert bench.heard == [3, 19], "what is scrolled out of sight can't be clicked"


def test_focus_goes_to_the_nearest_edge() -> None:
    portrait = Widget("list", (0, 0, 300, 600))
    level = Widget("level", (340, 280, 80, 40))
    near = Widget("near", (310, 620, 80, 40))
    from game.ui.actions import Action

    assert nearest(portrait, [level, near], Action.RIGHT) is level
    assert nearest(portrait, [level, near], Action.DOWN) is near
    assert nearest(portrait, [level, near], Action.LEFT) is None


def test_tab_goes_from_group_to_group_and_back_to_where_one_was(pilot: MakePilot) -> None:
    def button(key: str, x: int, y: int, group: str) -> Callable[[Bench], Widget]:
        return lambda bench: Button(key, (x, y, 100, 48), key, group=group, on_press=lambda: bench.note(key))

    bench = Bench(*(button(f"a{i}", 100 + 120 * i, 100, "a") for i in range(3)), button("b0", 100, 600, "b"))
    p = pilot().open(bench)
    p.press("right", "enter", "tab", "enter", "tab", "enter", "shift+tab", "enter")
    assert bench.heard == ["a1", "b0", "a1", "b0"]


def test_the_explanation_of_a_refusal_is_told_with_the_rule(pilot: MakePilot) -> None:
    bench = Bench(
        lambda b: Button("ok", (100, 300, 100, 48), "OK", on_press=b.note),
        lambda b: Stepper(
            "s", (300, 300, 208, 48), 1, 0, 5, on_change=b.note, reason="**Build evenly.** First the other."
        ),
    )
    p = pilot().open(bench)
    told = lambda: bench.form._told(p.app.view)  # noqa: E731
    assert told() is None, "nothing is told before a key is used or the mouse has rested"
    p.press("right")
    assert told() is bench.form["s"] and told().explanation.startswith("**Build evenly.**")
    p.press("+", "enter").click((490, 324))
    assert bench.heard == []
    p.hover("ok").hover("s")
    assert told() is None
    p.wait(0.4)
    assert told() is bench.form["s"]


def test_two_controls_with_one_key_are_refused(pilot: MakePilot) -> None:
    with pytest.raises(ValueError, match="same"):
        pilot().open(Bench(*[lambda b: Button("same", (0, 0, 10, 10), "")] * 2))


def test_hold_button_follows_mouse_and_lets_go_when_the_focus_leaves(pilot: MakePilot) -> None:
    bench = Bench(
        lambda b: HoldButton("h", (100, 100, 300, 56), "Hold", on_press=b.note),
        lambda b: Button("b", (500, 100, 100, 56), "B", on_press=lambda: None),
    )
    p = pilot().open(bench)
    at = p.app.view.scale.point((250, 128))
    p.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, {"pos": at, "button": 1})).wait(1.0)
    assert bench.form.animating
    p.send(pygame.event.Event(pygame.MOUSEBUTTONUP, {"pos": at, "button": 1})).wait(3)
    assert bench.heard == []
    p.send(pygame.event.Event(pygame.MOUSEBUTTONDOWN, {"pos": at, "button": 1})).wait(2.1)
    assert bench.heard == ["pressed"]


def test_a_toast_goes_after_its_time_and_at_any_key(pilot: MakePilot) -> None:
    bench = Bench(lambda b: Button("b", (100, 100, 100, 48), "B", on_press=b.note))
    p = pilot().open(bench)
    bench.toast("One", "check")
    bench.toast("Two")
    p.wait(1)
    assert bench.form.toasts.text == "One"
    p.wait(2)
    assert bench.form.toasts.text == "Two"
    p.press("x").wait_idle()
    assert bench.form.toasts.text == ""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_nothing_of_the_components_page_leaves_its_panel(theme: Theme, size: tuple[int, int]) -> None:
    """What lies outside the four panels is the plain table, at every size."""
    sheet, plain = pygame.Surface(size), pygame.Surface(size)
    scale = Scale.fit(size)
    scene = Components(samples.buying(classic(), quick()))
    scene.paint(Canvas(sheet, theme, scale))
    Canvas(plain, theme, scale).backdrop()
    for box in ((4, 200, 8, 800), (1908, 100, 8, 900), (200, 1072, 1500, 8)):
        area = scale.rect(box)
        assert pygame.image.tobytes(sheet.subsurface(area), "RGB") == pygame.image.tobytes(
            plain.subsurface(area), "RGB"
        )


def every_control() -> list[Widget]:
    no = lambda *_: None  # noqa: E731
    return [
        Button("a", (40, 40, 200, 56), "Buy", "primary"),
        Button("b", (40, 40, 200, 56), "Trade", icon="trade", letter="t"),
        Button("c", (40, 40, 200, 56), "Clear", "ghost"),
        Button("d", (40, 40, 200, 56), "Give up", "danger"),
        IconButton("e", (40, 40, 48, 48), "menu", "Menu"),
        Stepper("f", (40, 40, 208, 48), 5, 0, 9, on_change=no),
        Slider("g", (40, 40, 200, 52), 40, on_change=no),
        Toggle("h", (40, 40, 56, 32), True, on_change=no),
        TickBox("i", (40, 40, 200, 28), True, "Tick", on_change=no),
        Dropdown("j", (40, 40, 200, 48), ("One",), 0, on_change=no),
        Tabs("k", (40, 40, 300, 48), ("One", Tab("Two", seat=2, human=False)), 0, on_change=no, even=False),
        ListRow("l", (40, 40, 300, 64), "Row", icon="folder", second="more", right="3"),
        DeedChip("m", (40, 40, 258, 52), TENNESSEE),
        MiniDeed("n", (40, 40, 100, 130), replace(TENNESSEE, houses=4)),
        TextField("r", (40, 40, 300, 48), "Ada"),
    ]


@pytest.mark.parametrize("widget", every_control(), ids=lambda w: f"{type(w).__name__}-{w.key}")
def test_a_control_shows_that_it_can_be_used_and_that_it_can_not(theme: Theme, widget: Widget) -> None:
    """Normal and disabled differ, and neither draws outside its box by more than shadows do."""
    pictures = []
    for enabled in (True, False):
        shown = copy(widget)
        shown.enabled = enabled
        sheet = pygame.Surface((520, 300), pygame.SRCALPHA)
        shown.draw(Canvas(sheet, theme, Scale()), Mood())
        ink = pygame.mask.from_surface(sheet, 200).get_bounding_rects()
        for rect in ink:
            assert widget.box.inflate(14, 14).contains(rect), (widget.key, rect)
        pictures.append(pygame.image.tobytes(sheet, "RGBA"))
    assert pictures[0] != pictures[1]


SEAT_SIZES = [((392, 148), 1), ((392, 96), 1), ((405, 118), 1.5), ((405, 68), 1.5)]


@pytest.mark.parametrize(("size", "unit"), SEAT_SIZES)
def test_a_seat_card_keeps_to_its_box_in_every_size(
    theme: Theme, size: tuple[float, float], unit: float
) -> None:
    """Whoever plays, sits in jail or is out: nothing but the shadow leaves the card."""
    session = samples.buying(classic(), quick())
    session.shown.out[3] = True
    cards = []
    for seat in range(4):
        sheet, box = pygame.Surface((520, 300), pygame.SRCALPHA), pygame.FRect(40, 40, *size)
        paint_seat(Canvas(sheet, theme, Scale()), session, seat, tuple(box), unit)
        for rect in pygame.mask.from_surface(sheet, 200).get_bounding_rects():
            assert box.inflate(2, 2).contains(rect), (seat, rect)
        cards.append(pygame.image.tobytes(sheet, "RGBA"))
    assert len(set(cards)) == 4


@pytest.mark.parametrize("small", [False, True])
def test_three_seats_lie_as_four_do_and_two_take_the_whole_width(small: bool) -> None:
    assert columns(3, small).seats == columns(4, small).seats[:3]
    assert all(box[2] == columns(2, small).panel[2] for box in columns(2, small).seats)


@pytest.mark.parametrize(("size", "unit"), SEAT_SIZES)
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_no_badge_of_a_seat_meets_its_cash_or_leaves_the_card(
    monkeypatch: pytest.MonkeyPatch, size: tuple[float, float], unit: float, text_size: float
) -> None:
    """A turn in jail on a side of the Force, with two cards that lead out: words give way."""
    session = samples.buying(load("starwars_ep2"), quick(), 4)
    session.shown.turn = 2
    session.shown.jail_cards[2] = session.shown.jail_cards[2] * 2
    canvas = Canvas(pygame.Surface((520, 300), pygame.SRCALPHA), session.theme, Scale(text_size=text_size))
    pages: list[Page] = []
    monkeypatch.setattr(seats, "lay", lambda *card: pages.append(lay(*card)) or pages[-1])
    paint_seat(canvas, session, 2, (40.0, 40.0, *size), unit)
    assert [page.faults() for page in pages] == [[]]
