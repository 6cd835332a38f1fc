"""A space that is looked at: its deed or what it does, whoever's turn it is."""

from __future__ import annotations

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.panels.about.space import about_space
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _


class Deed(Panel):
    """One space in full, pinned until one goes back."""

    def __init__(self, host: Host, space: int) -> None:
        super().__init__(host, space)
        self.space = space

    def paint(self, canvas: Canvas) -> None:
        session, shown = self.session, self.shown
        place = session.pack.ruleset.spaces[self.space]
        owned = place.group >= 0
        left = marks.deed(canvas, session, self.space, self.host.columns)
        page = self.sheet(canvas, left=left)
        about_space(page, self, self.space)
        here = [seat for seat, at in enumerate(shown.position) if at == self.space and not shown.out[seat]]
        if owned:
            page.skip(page.sizes.gap)
            self._group(page.canvas, page.x, page.y, page.w, page.bottom)
        elif here:
            page.skip(page.sizes.gap)
            size = 44 * self.host.columns.unit
            for index, seat in enumerate(here):
                marks.seat(
                    canvas, session, seat, (page.x + size / 2 + index * (size + 8), page.y + size / 2), size
                )

    def _group(self, canvas: Canvas, x: float, y: float, w: float, bottom: float) -> None:
        """The deeds of the group with their owners."""
        session, shown, sizes = self.session, self.shown, self.sizes
        group = session.pack.ruleset.groups[session.pack.ruleset.spaces[self.space].group]
        pitch = min(sizes.row * 0.85, (bottom - y) / len(group.members))
        for index, member in enumerate(group.members):
            middle = y + pitch * (index + 0.5)
            owner = shown.owner[member]
            canvas.box(
                (x, middle - pitch / 2, w, pitch - 4),
                "row-chosen" if member == self.space else "panel-2",
                radius=6,
            )
            spot = (x + pitch * 0.6, middle - 2)
            if owner != BANK:
                marks.seat(canvas, session, owner, spot, pitch * 0.62)
            else:
                canvas.circle(spot, pitch * 0.22, (0, 0, 0, 0), border="muted", line=1.5)
            right = x + w - 12
            level = shown.level[member]
            if level and group.kind is SpaceKind.STREET:
                top = session.pack.ruleset.hotel_level
                wide = marks.house_width(level, top, pitch * 0.6)
                right -= wide
                marks.house_row(canvas, level, top, (right, middle - 2), pitch * 0.6)
                right -= 8
            if shown.mortgaged[member]:
                right = (
                    canvas.text(
                        _("mortgaged"),
                        (right, middle - 2),
                        TextStyle("ui", sizes.caption, "warn-hi"),
                        "midright",
                    ).left
                    - 8
                )
            name = session.space_name(member)
            canvas.text(
                name,
                (x + pitch * 1.15, middle - 2),
                TextStyle("ui", sizes.body),
                "midleft",
                width=right - x - pitch * 1.2,
            )

    def row(self) -> list[Choice]:
        return self.property_and_trade()[:2]

    def primary(self) -> Choice:
        return Choice("primary", _("Back"), self.host.unpin)
