"""Everything a seat owns: deeds by group with their buildings, cash and jail cards."""

from __future__ import annotations

from game.landlord.view.board.groups import group_key
from game.landlord.view.parts import marks
from game.landlord.view.parts.columns import Box
from game.landlord.view.presentation import Presentation
from game.landlord.view.purse import notes
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext

NOTES = 52.0  # the height of the row of notes


def paint_holdings(canvas: Canvas, session: Presentation, seat: int, box: Box, unit: float) -> None:
    """A seat's name and figures, and its deeds in two columns."""
    shown = session.shown
    x, y, w, h = box
    size = 52 * unit
    marks.seat(canvas, session, seat, (x + size / 2, y + size / 2), size)
    left = x + size + 14 * unit
    cash = canvas.text(
        session.money(shown.cash[seat]),
        (x + w, y + 16 * unit),
        TextStyle("board-bold", 26 * unit, "#fffdf6"),
        "midright",
    )
    canvas.text(
        session.names[seat],
        (left, y + 16 * unit),
        TextStyle("ui-bold", 20 * unit),
        "midleft",
        width=cash.left - left - 10,
    )
    worth = _("{amount} net worth").format(amount=session.money(shown.worth(seat)))
    deeds = [space for space in session.pack.ruleset.deeds if shown.owner[space] == seat]
    count = ngettext("{count} deed", "{count} deeds", len(deeds)).format(count=len(deeds))
    cards = len(shown.jail_cards[seat])
    if cards:
        count += "  ·  " + ngettext("{count} jail card", "{count} jail cards", cards).format(count=cards)
    net = canvas.text(worth, (x + w, y + 42 * unit), TextStyle("ui", 14 * unit, "muted"), "midright")
    canvas.text(
        count,
        (left, y + 42 * unit),
        TextStyle("ui", 14 * unit, "muted"),
        "midleft",
        width=net.left - left - 10,
    )
    top = y + size + 14 * unit
    canvas.rule((x, top - 6 * unit), w)
    _notes(canvas, session, seat, (x, top + 2 * unit, w, NOTES * unit), unit)
    top += (NOTES + 8) * unit
    if not deeds:
        canvas.text(_("No deeds yet."), (x, top + 16 * unit), TextStyle("ui", 16 * unit, "muted"), "midleft")
        return
    _deeds(canvas, session, deeds, (x, top, w, y + h - top), unit)


def _notes(canvas: Canvas, session: Presentation, seat: int, box: Box, unit: float) -> None:
    """The cash in banknotes, side by side; those a seat has none of are left as blanks."""
    x, y, w, h = box
    held = notes(session.shown.cash[seat], session.pack.currency.notes)
    gap = 6 * unit
    wide = min((w - gap * (len(held) - 1)) / len(held), 2 * (h - 18 * unit))
    for at, (value, count) in enumerate(held):
        left = x + at * (wide + gap)
        place = (left, y, wide, wide / 2)
        if count:
            picture = session.stage.prints.note(value, canvas.scale.px(wide))
            canvas.surface.blit(picture, canvas.scale.point((left, y)))
        else:
            canvas.box(place, "well", radius=2, border="#39434c")
        text = f"{count} × {session.figure(value)}" if count else "—"
        if count and canvas.measure(text, TextStyle("board", 13 * unit)) > wide:
            text = f"{count} ×"  # the note itself says of what
        ink = "text" if count else "text-off"
        middle = (left + wide / 2, y + wide / 2 + 10 * unit)
        canvas.text(text, middle, TextStyle("board", 13 * unit, ink), "center", width=wide)


def _deeds(canvas: Canvas, session: Presentation, deeds: list[int], box: Box, unit: float) -> None:
    x, y, w, h = box
    across = 1 if len(deeds) * 28 * unit <= h and w < 460 * unit else 2
    down = -(-len(deeds) // across)
    pitch = min(30 * unit, h / down)
    wide = (w - 16 * (across - 1)) / across
    top = session.pack.ruleset.hotel_level
    ruleset, shown = session.pack.ruleset, session.shown
    order = sorted(deeds, key=lambda space: (ruleset.spaces[space].group, space))
    for index, space in enumerate(order):
        left, middle = x + index // down * (wide + 16), y + (index % down + 0.5) * pitch
        key = group_key(ruleset, ruleset.spaces[space].group)
        mark = min(20 * unit, pitch * 0.78)
        canvas.box((left, middle - mark / 2, mark * 1.2, mark), f"g-{key}", radius=4)
        canvas.glyph(key, (left + mark * 0.6, middle), mark * 0.66, canvas.theme.ink_on(f"g-{key}"))
        right = left + wide
        level = shown.level[space]
        if level:
            right -= marks.house_width(level, top, pitch * 0.66)
            marks.house_row(canvas, level, top, (right, middle), pitch * 0.66)
            right -= 6
        if shown.mortgaged[space]:
            canvas.icon("mortgage", (right - 9 * unit, middle), 17 * unit, "warn-hi")
            right -= 24 * unit
        tone = "muted" if shown.mortgaged[space] else "text"
        canvas.text(
            session.space_name(space),
            (left + mark * 1.2 + 10, middle),
            TextStyle("ui", 15 * unit, tone),
            "midleft",
            width=right - left - mark * 1.2 - 14,
        )
