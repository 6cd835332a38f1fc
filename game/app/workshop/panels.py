"""What stands round the workshop's lists: whose findings they are, how many, and what is in order."""

from __future__ import annotations

from game.app.workshop.workbench import Piece
from game.packs.findings import fine
from game.packs.problems import Severity
from game.ui.draw import chrome
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, language, ngettext, quoted
from game.ui.widgets.marks import chip_width, draw_chip

PACKS = (40.0, 112.0, 440.0, 876.0)
FINDINGS = (500.0, 112.0, 640.0, 876.0)
PREVIEW = (1160.0, 112.0, 720.0, 876.0)
COUNTED = (
    (Severity.NOTE, "neutral", "info"),
    (Severity.WARNING, "warn", "warn"),
    (Severity.ERROR, "bad", "cross"),
)


def paint_head(canvas: Canvas, piece: Piece) -> None:
    """Whose findings they are, and how many of each kind."""
    x, y, w, _h = FINDINGS
    right = x + w - 22
    passed, _areas = fine(piece.problems or (), piece.kinds)
    chips = [(ngettext("{count} passed", "{count} passed", passed).format(count=passed), "good", "check")]
    for severity, kind, icon in COUNTED:
        if count := piece.count(severity):
            chips.append((str(count), kind, icon))
    if piece.problems is None:
        chips = [(_("checking"), "neutral", "clock")]
    for text, kind, icon in chips:
        right -= chip_width(canvas, text, icon)
        draw_chip(canvas, (right, y + 24), text, kind, icon)
        right -= 8
    text = _("Check of {title}").format(title=quoted(piece.title(language())))
    canvas.text(text, (x + 24, y + 40), TextStyle("display", chrome.TITLE), "midleft", width=right - x - 36)


def paint_fine(canvas: Canvas, piece: Piece) -> None:
    """Below the findings: what is in order."""
    if piece.problems is None:
        return
    x, y, w, h = FINDINGS
    _passed, areas = fine(piece.problems, piece.kinds)
    if not piece.problems:
        middle = (x + w / 2, y + h * 0.4)
        canvas.circle(middle, 56, "#1f3d29", "#3c7a4d", 2)
        canvas.icon("check", middle, 54, "good-hi")
        words, at = _("Nothing to mend"), (middle[0], middle[1] + 100)
        canvas.text(words, at, TextStyle("display", 34), "center", width=w - 60)
    if not areas:
        return
    text = _("In order: {areas}").format(areas=", ".join(_(area.value) for area in areas))
    canvas.icon("check", (x + 36, y + h - 34), 22, "good-hi")
    canvas.paragraph(text, (x + 58, y + h - 64, w - 84, 60), TextStyle(colour="muted"), middle=True)


def since(seconds: float) -> str:
    """Some seconds or minutes ago, coarsely, so that it is not drawn anew all the time."""
    if seconds < 2:
        return _("just now")
    if seconds < 60:
        count = int(seconds) if seconds < 10 else int(seconds // 10) * 10
        return ngettext("{count} s ago", "{count} s ago", count).format(count=count)
    minutes = int(seconds // 60)
    return ngettext("{count} min ago", "{count} min ago", minutes).format(count=minutes)
