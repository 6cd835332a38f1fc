"""The finished edition, drawn without a window: what can be seen to be wrong with it is a finding."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from game.app.kit import view_of
from game.app.menu.cover import draw_cover
from game.engine.messages import N_
from game.packs.checks import broken
from game.packs.draft import Draft
from game.packs.findings import DRAWN
from game.packs.loader import Examined
from game.packs.pack import Pack
from game.packs.problems import Problem, Severity, words
from game.packs.source import Loc
from game.ui.draw.text import ELLIPSIS
from game.ui.draw.theme import Theme
from game.ui.draw.witness import Fault, watched
from game.ui.i18n import LANGUAGES, language, set_language
from game.ui.window import start_pygame

COVERS = ((235, 316), (469, 632), (938, 1264))
CUT = N_("{text!r} is cut short on the {thing} ({size}, {language}).")
EDGE = N_("{text!r} runs over the edge of the {thing} ({size}, {language}).")
OVER = N_("{text!r} lies over other words on the {thing} ({size}, {language}).")
SAID = {Fault.CUT: ("drawn-cut", CUT), Fault.EDGE: ("drawn-edge", EDGE), Fault.OVER: ("drawn-over", OVER)}


class Sheet(NamedTuple):
    """Something to be drawn: what it is called, how large, how it is drawn, and where its words stand.

    Places are in the document; of ("text", ...) it is that of the language. Words that stand elsewhere are
    its `heads`: the key of each among the edition's texts, and its place.
    """

    thing: str
    size: str
    draw: Callable[[], object]
    place: Loc
    heads: Sequence[tuple[str, Loc]] = ()


def start_unseen() -> None:
    """Let pictures be drawn where there is no screen."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # SDL would make events of them, which nobody hears
    start_pygame()


def prove(found: Examined) -> Examined:
    """What a check has found, and what the finished edition shows besides."""
    fresh = [problem for step in proving(found) for problem in step]
    return with_drawn(found, fresh) if found.pack is not None else found


def with_drawn(found: Examined, fresh: Iterable[Problem]) -> Examined:
    """A check that has looked at the finished edition, too."""
    kinds = {**found.kinds, **{kind.code: kind for kind in DRAWN}}
    return replace(found, problems=(*found.problems, *fresh), kinds=kinds)


def proving(found: Examined) -> Iterator[list[Problem]]:
    """What each picture of the finished edition shows, one after the other; nothing is told twice."""
    if found.pack is None or found.draft is None:
        return
    theme = Theme(found.pack.look)
    told = {(problem.file, problem.line) for problem in found.problems}
    seen: set[str] = set()
    for spoken in [each for each in found.pack.languages if each in LANGUAGES]:
        for sheet in _sheets(found.pack, theme):
            fresh = []
            for text, problem in _looked(found.draft, found.pack, sheet, spoken):
                if text not in seen and (problem.file, problem.line) not in told:
                    fresh.append(problem)
                seen.add(text)
                told.add((problem.file, problem.line))
            yield fresh
    yield list(_replaced(found.draft, found.pack, theme))


def _sheets(pack: Pack, theme: Theme) -> Iterator[Sheet]:
    for size in COVERS:
        yield Sheet(
            N_("box cover"), f"{size[0]} x {size[1]}", partial(_cover, pack, theme, size), ("text", "title")
        )
    yield from view_of(pack).proof(pack, theme)


def _cover(pack: Pack, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    return draw_cover(pack.text("title", language()), theme, size)


def _looked(draft: Draft, pack: Pack, sheet: Sheet, spoken: str) -> Iterator[tuple[str, Problem]]:
    """The faults of one picture in a language; whatever fails in drawing it is a finding, too."""
    before = language()
    set_language(spoken)
    try:
        with watched() as witness:
            sheet.draw()
    except Exception as error:  # what others have drawn may make the drawing meet anything
        yield str(error), broken(error)
        return
    finally:
        set_language(before)
    for fault, text in witness.faults:
        code, what = SAID[fault]
        bare = text.rstrip(ELLIPSIS).casefold()
        heads = [loc for key, loc in sheet.heads if bare in pack.text(key, spoken).casefold()]
        place = heads[0] if heads else sheet.place
        place = ("text", spoken, *place[1:]) if place[0] == "text" else place
        problem = draft.problem(
            Severity.WARNING, code, place, what,
            text=text, thing=words(sheet.thing), size=sheet.size, language=spoken,
        )  # fmt: skip
        yield text, problem if (draft.root / problem.file).exists() else draft.own_line(problem)


def _replaced(draft: Draft, pack: Pack, theme: Theme) -> Iterator[Problem]:
    """Faces that another one stands in for, and drawings that can't be drawn."""
    for note in theme.notes:
        what = N_("The look had to be mended to be drawn: {cause}.")
        yield draft.problem(Severity.WARNING, "drawn-face", ("look", "faces"), what, cause=note)
    for role, path in pack.look.art.items():
        try:
            if path.is_file():
                pygame.image.load(path)
        except (pygame.error, OSError) as error:
            what, kind, _, name = N_("{path!r} can't be drawn: {cause}."), *role.partition(".")
            place = ("look", "art", kind, name) if name else ("look", "art", kind)
            params = {"path": path.name, "cause": str(error)}
            yield draft.problem(Severity.WARNING, "drawn-art", place, what, **params)
