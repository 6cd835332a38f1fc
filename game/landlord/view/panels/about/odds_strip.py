"""Where the next roll may lead: eleven spaces, how likely each is, and what it would cost."""

from __future__ import annotations

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.board.groups import group_key
from game.landlord.view.panels.figures import ahead, odds, toll
from game.landlord.view.panels.panel import Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.sheet import Sheet, Sizes
from game.landlord.view.words import Words
from game.ui.draw.style import TextStyle
from game.ui.i18n import _

LEAST, MOST = 1.7, 2.3  # of a tile's height
ICONS = {
    SpaceKind.GO: "arrow-left",
    SpaceKind.DRAW: "card",
    SpaceKind.TAX: "coins",
    SpaceKind.JAIL: "eye",
    SpaceKind.GO_TO_JAIL: "jail",
    SpaceKind.FREE_PARKING: "check",
}


def height(sizes: Sizes) -> float:
    """How much room the strip needs at least."""
    return sizes.caption * 1.6 + sizes.tile * LEAST


def paint(page: Sheet, panel: Panel, seat: int) -> None:
    """Draw the strip at the cursor if there is room; the bars grow with the odds."""
    if not page.room(height(page.sizes)):
        return
    canvas, sizes, session, shown = page.canvas, page.sizes, panel.session, panel.shown
    canvas.text(
        _("Two dice may take you to").upper(),
        (page.x, page.y),
        TextStyle("ui", sizes.caption, "muted", tracking=1.4),
    )
    page.skip(sizes.caption * 1.6)
    spaces = ahead(shown, seat)
    gap = 6.0
    wide = (page.w - gap * (len(spaces) - 1)) / len(spaces)
    high = min(page.bottom - page.y, sizes.tile * MOST)
    for index, space in enumerate(spaces):
        left = page.x + index * (wide + gap)
        place = session.pack.ruleset.spaces[space]
        steps, cost = index + 2, toll(shown, space, seat)
        canvas.box((left, page.y, wide, high), "panel-2", radius=8)
        likely = high * 0.42 * odds(steps) / 6
        canvas.box(
            (left, page.y + high - likely, wide, likely),
            canvas.theme.c("gold", 0.10 + 0.03 * odds(steps)),
            radius=8,
        )
        middle = left + wide / 2
        canvas.text(
            str(steps),
            (middle, page.y + high * 0.13),
            TextStyle("board-bold", sizes.caption, "muted"),
            "center",
        )
        mark = min(wide - 14, high * 0.24)
        spot = (middle, page.y + high * 0.40)
        if place.group >= 0:
            key = group_key(session.pack.ruleset, place.group)
            canvas.box((spot[0] - mark / 2, spot[1] - mark / 2, mark, mark), f"g-{key}", radius=5)
            canvas.glyph(key, spot, mark * 0.62, canvas.theme.ink_on(f"g-{key}"))
        else:
            canvas.icon(ICONS.get(place.kind, "info"), spot, mark * 0.9, "#d5d9d4")
        owner = shown.owner[space]
        if cost is not None:
            text = f"×{cost.amount}" if cost.roll else _sum(page, session, cost.amount, wide - 4)
            canvas.text(
                text,
                (middle, page.y + high * 0.70),
                TextStyle("board-bold", sizes.caption, "bad-hi"),
                "center",
                width=wide - 4,
            )
        elif place.group >= 0 and owner == BANK:
            text = _sum(page, session, place.price, wide - 4)
            canvas.text(
                text,
                (middle, page.y + high * 0.70),
                TextStyle("board", sizes.caption, "#d5d9d4"),
                "center",
                width=wide - 4,
            )
        if owner != BANK:
            marks.seat(canvas, session, owner, (middle, page.y + high * 0.88), high * 0.17)
    page.skip(high)


def _sum(page: Sheet, session: Words, amount: int, room: float) -> str:
    """An amount, without its sign where that makes it too long."""
    text = session.money(amount)
    fits = page.canvas.measure(text, TextStyle("board-bold", page.sizes.caption)) <= room
    return text if fits else session.figure(amount)
