"""The board in small, every space lit by how often a token came to rest there."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import pygame

from game.landlord.pack.layout import BoardLayout
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.view.board.groups import group_key
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import Run
from game.ui.draw.theme import Colour
from game.ui.scale import Box

STEPS = ("#2a3139", "#3f3a35", "#6b4526", "#9c5c24", "#cf7f26", "#f0a63e", "#ffd98a")
PRINTED_FROM = 0.55  # of the most: from here on the number is printed


def step_of(count: int, most: int) -> int:
    """The colour step of a count; nothing at all is always the coldest."""
    if count <= 0 or most <= 0:
        return 0
    return 1 + min(len(STEPS) - 2, int((len(STEPS) - 1) * count / most * 0.999))


def draw_heat(canvas: Canvas, box: Box, layout: BoardLayout, rules: Ruleset, landings: Sequence[int]) -> None:
    """Draw the ring of spaces in the middle of a box."""
    x, y, w, h = box
    k = min(w / layout.width, h / layout.height)
    x, y = x + (w - layout.width * k) / 2, y + (h - layout.height * k) / 2
    most = max(landings, default=0)
    for place in layout.spaces:
        cell = place.box
        count = landings[place.index]
        shape = pygame.FRect(x + cell.x * k, y + cell.y * k, cell.w * k - 1, cell.h * k - 1)
        tone = STEPS[step_of(count, most)]
        canvas.box(shape, tone, radius=2)
        space = rules.spaces[place.index]
        if space.kind is SpaceKind.STREET:
            canvas.box(_band(shape, place.facing), f"g-{group_key(rules, space.group)}", radius=0)
        if most and count / most >= PRINTED_FROM:
            _number(canvas, shape, count, canvas.theme.ink_on(tone))


def _number(canvas: Canvas, shape: pygame.FRect, count: int, ink: Colour) -> None:
    """Print how many there were, if the space is large enough for it."""
    style = TextStyle("board-bold", 14, ink)
    block = canvas.ruler.block((Run(str(count)),), style, inf)
    if block.width <= shape.width and block.baseline <= shape.height:
        canvas.text(str(count), shape.center, style, "center")


def _band(shape: pygame.FRect, facing: str) -> Box:
    """The strip of the group's colour on the inner edge."""
    x, y, w, h = shape
    thick = 5
    match facing:
        case "bottom":
            return x, y, w, thick
        case "top":
            return x, y + h - thick, w, thick
        case "left":
            return x + w - thick, y, thick, h
        case _:
            return x, y, thick, h
