"""What stands round the workshop's lists: whose findings they are, how many, and what is in order."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.workshop.workbench import Piece
from game.packs.findings import fine
from game.packs.problems import Severity
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext
from game.ui.layout import Column, Leaf, Node, Row, Text, Wrap
from game.ui.widgets.pieces import chip, icon

COUNTED = (
    (Severity.ERROR, "bad", "cross"),
    (Severity.WARNING, "warn", "warn"),
    (Severity.NOTE, "neutral", "info"),
)
TITLE = TextStyle("display", chrome.TITLE)


def framed(heading: str, beside: Sequence[Node], *parts: Node, width: float | None = None) -> Node:
    """A panel: its heading, what stands at its right or below it, and the rest."""
    head = Wrap([Text(heading, TITLE), Row(beside, gap=8)], gap=12, row_gap=4, justify="between", pad=(6, 0))
    return Column(
        [head, *parts], gap=16, pad=(19, 24, 19, 19), width=width, grow=0 if width else 1, paint=Canvas.panel
    )


def counts(piece: Piece) -> list[Node]:
    """How many findings of each kind there are, and what was passed."""
    if piece.problems is None:
        return [chip(_("checking"), "neutral", "clock")]
    found = [(piece.count(severity), kind, sign) for severity, kind, sign in COUNTED]
    passed, _areas = fine(piece.problems, piece.kinds)
    words = ngettext("{count} passed", "{count} passed", passed).format(count=passed)
    return [
        *(chip(str(count), kind, sign) for count, kind, sign in found if count),
        chip(words, "good", "check"),
    ]


def in_order(piece: Piece) -> Node | None:
    """Below the findings: what is in order."""
    if piece.problems is None:
        return None
    unseen = piece.found.unseen if piece.found is not None else ()
    _passed, areas = fine(piece.problems, piece.kinds, unseen)
    if not areas:
        return None
    text = _("In order: {areas}").format(areas=", ".join(_(area.value) for area in areas))
    return Row(
        [icon("check", 22, "good-hi"), Text(text, TextStyle(colour="muted"), grow=1)], gap=11, pad=(6, 0)
    )


def nothing_to_mend() -> Node:
    """What stands there instead of findings."""

    def mark(canvas: Canvas, box: pygame.FRect) -> None:
        canvas.circle(box.center, 56, "#1f3d29", "#3c7a4d", 2)
        canvas.icon("check", box.center, 54, "good-hi")

    words = Text(_("Nothing to mend"), TextStyle("display", 34, align="center"))
    return Column([Leaf(height=112, paint=mark), words], gap=26, justify="center", pad=(30, 0), grow=1)


def since(seconds: float) -> str:
    """Some seconds or minutes ago, coarsely, so that it is not drawn anew all the time."""
    if seconds < 2:
        return _("just now")
    if seconds < 60:
        count = int(seconds) if seconds < 10 else int(seconds // 10) * 10
        return ngettext("{count} s ago", "{count} s ago", count).format(count=count)
    minutes = int(seconds // 60)
    return ngettext("{count} min ago", "{count} min ago", minutes).format(count=minutes)
