"""What must hold whenever the screen is at rest: each a small function that says what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from game.app.menu.scene import MenuScene
from game.app.options.key_table import KeyCell
from game.app.setup.scene import SetupScene
from game.landlord.view.hud.floats import paint_seat_tip, paint_space_tip
from game.landlord.view.panels.about.space import lens_lines
from game.landlord.view.play.face import BoardFace
from game.ui.actions import Action, Bindings, key_label
from game.ui.draw.canvas import Canvas
from game.ui.input import Press
from game.ui.loop import App
from game.ui.scene import Scene
from game.ui.widgets.form import Form
from game.ui.widgets.marks import draw_key_cap
from game.ui.widgets.speech import draw_tooltip
from game.ui.widgets.widget import Widget


@dataclass(frozen=True)
class Act:
    """What was done last: how, with what, and where the focus was before."""

    kind: str
    what: object = ""
    scene: Scene[Any] | None = None
    focus: object = None


@dataclass
class Floating:
    """What a picture shows only for a moment: notes beside controls, and what is told of a seat or space."""

    tips: list[pygame.FRect] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    spaces: list[int] = field(default_factory=list)


def look(app: App, seen: pygame.Surface, act: Act, shots: Path) -> None:
    """All of it."""
    scene = app.top
    assert scene is not None
    whole, floating = redrawn(app)
    same_picture(seen, whole, shots)
    nothing_outlives_its_cause(app, scene, act, floating)
    caps_are_the_keys(app, scene)
    if isinstance(scene, MenuScene):
        the_box_in_front_is_what_new_opens(scene)


# --- the picture --------------------------------------------------------------------------------------------


def redrawn(app: App) -> tuple[pygame.Surface, Floating]:
    """The same moment drawn from the ground up, and what floats in it; nothing is changed by it."""
    sheet, floating = pygame.Surface(app.screen.size, 0, app.screen.surface), Floating()
    below, intact, app.view.below, app.view.intact = app.view.below, app.view.intact, None, False
    stages = [open_.scene.session.stage for open_ in app._stack if isinstance(open_.scene, BoardFace)]
    kept = [stage._again for stage in stages if not stage._stale]
    for again in kept:
        again._kept, again._wanted = None, ()
    try:
        with (
            called(draw_tooltip, lambda _canvas, target, *_rest, **_more: floating.tips.append(target)),
            called(paint_seat_tip, lambda *given: floating.seats.append(given[-1])),
            called(paint_space_tip, lambda *given: floating.spaces.append(given[-1])),
            called(lens_lines, lambda *given: floating.spaces.append(given[-1])),
        ):
            assert app.top is not None
            app._paint(sheet, app.top)
    finally:
        app.view.below, app.view.intact = below, intact
    return sheet, floating


def same_picture(seen: pygame.Surface, whole: pygame.Surface, shots: Path) -> None:
    """The picture shown is the one that would be drawn anew."""
    if seen.get_size() == whole.get_size() and _pixels(seen) == _pixels(whole):
        return
    pygame.image.save(seen, shots / "seen.png")
    pygame.image.save(whole, shots / "whole.png")
    assert seen.get_size() == whole.get_size(), f"{seen.get_size()} is shown of {whole.get_size()}; {shots}"
    difference = whole.copy()
    difference.blit(seen, (0, 0), special_flags=pygame.BLEND_SUB)
    other = seen.copy()
    other.blit(whole, (0, 0), special_flags=pygame.BLEND_SUB)
    difference.blit(other, (0, 0), special_flags=pygame.BLEND_ADD)
    pygame.image.save(difference, shots / "difference.png")
    mask = pygame.mask.from_threshold(difference, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    where = [tuple(rect) for rect in mask.get_bounding_rects()][:6]
    raise AssertionError(f"what is shown is not what would be drawn at {where}; see {shots}/difference.png")


def _pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@contextmanager
def called(function: Callable[..., Any], tell: Callable[..., object]) -> Iterator[None]:
    """While this runs, whoever calls a function of the game tells of it."""

    def told(*given: Any, **more: Any) -> Any:
        tell(*given, **more)
        return function(*given, **more)

    name = function.__name__
    users = [
        module
        for at, module in list(sys.modules.items())
        if at.startswith("game.") and vars(module).get(name) is function
    ]
    for module in users:
        setattr(module, name, told)
    try:
        yield
    finally:
        for module in users:
            setattr(module, name, function)


# --- what floats --------------------------------------------------------------------------------------------


def nothing_outlives_its_cause(app: App, scene: Scene[Any], act: Act, floating: Floating) -> None:
    """A note belongs to the control that the pointer is on, or to which the last key brought the focus."""
    form, focused = scene.form, scene.form.focused
    if app.view.pointer:
        causes = [widget.shown() for widget in form.walk() if form._local_hit(widget, app.door._at)]
    else:
        led = act.kind == "key" and act.scene is scene and focused is not None
        moved = led and (focused.key != act.focus or act.what in ("left", "right", "up", "down", "home"))
        causes = [focused.shown()] if focused is not None and (moved or form._explain) else []
    told_of = form["board"].shown() if floating.spaces else None  # a space has its note beside it
    for target in floating.tips:
        here = target in causes or (told_of in causes and told_of.collidepoint(target.center))
        assert here, f"a tip of {target} after {act.kind} {act.what!r}"
    told = [("seat", seat) for seat in floating.seats] + ["board"] * len(floating.spaces)
    for key in told:
        here = key in form and form[key].shown() in causes
        assert here, f"what {key!r} tells stays after {act.kind} {act.what!r}"


# --- keys ---------------------------------------------------------------------------------------------------


def caps_are_the_keys(app: App, scene: Scene[Any]) -> None:
    """The key drawn on a control is the one that would use it now, and no other control.

    The cells of the table of keys show what they set.
    """
    for widget in [each for each in scene.form.walk() if not isinstance(each, KeyCell)]:
        for label in caps(app, scene, widget):
            used = used_by(app, scene, key_of(label, app.view.bindings))
            same = [each is widget or each.on_press == widget.on_press for each in used]
            keys = [each.key for each in used]
            assert same == [True], f"{label} stands on {widget.key!r} and would use {keys}"


def caps(app: App, scene: Scene[Any], widget: Widget) -> list[str]:
    """The key caps that are drawn on a control."""
    found: list[str] = []
    sheet = Canvas(pygame.Surface((1, 1)), app.view.theme, app.view.scale)

    def at_once(canvas: Canvas, _key: object, _box: object, draw: Callable[[Canvas], None], **_: Any) -> None:
        draw(canvas)

    with (
        patch.object(Canvas, "baked", at_once),
        called(draw_key_cap, lambda _canvas, _at, label, **_: found.append(label)),
    ):
        widget.draw(sheet, scene.form.mood(widget, app.view))
    return found


def key_of(label: str, bindings: Bindings) -> str:
    """The key that a cap shows."""
    bound = (bindings.key(action) for action in Action)
    return next((key for key in bound if key and key_label(key) == label), label.lower())


def used_by(app: App, scene: Scene[Any], key: str) -> list[Widget]:
    """Which controls a key would use now; nothing is done, and what scenes remember of it they forget."""
    used: list[Widget] = []

    def use(_form: Form, widget: Widget, _view: object) -> bool:
        used.append(widget)
        return True

    hearing = [part for open_ in app._stack for part in (open_.scene, open_.scene.form)]
    before = [dict(vars(part)) for part in hearing]
    with patch.object(Form, "_use", use):
        scene.handle_event(Press(key, app.view.bindings.of_key(key)))
    for part, values in zip(hearing, before, strict=True):
        vars(part).clear()
        vars(part).update(values)
    return used


# --- one choice, one place ----------------------------------------------------------------------------------


def the_box_in_front_is_what_new_opens(scene: MenuScene) -> None:
    """The edition in front, the one whose colours the table has, and the one that New opens are one."""
    front = scene.boxes.editions[scene.boxes.index].id
    opened = scene._screens.setup()
    assert isinstance(opened, SetupScene)
    assert opened.rules.pack.id == front, f"{front} is in front, New opens {opened.rules.pack.id}"
    assert scene.view.theme.look is scene.desk.pack(front).look, f"the table is not dressed as {front}"
