"""The table's own controls: a seat's card, the board whose spaces the arrows walk over, the primary."""

from __future__ import annotations

from collections.abc import Callable

from game.landlord.view.board.plan import Plan
from game.landlord.view.parts.columns import Box
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.input import Press
from game.ui.reply import Reply
from game.ui.scale import Box as Rect
from game.ui.scale import Scale
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Mood, Point, Widget

NO_RING: Box = (-200.0, -200.0, 0.0, 0.0)
ARROWS = {Action.LEFT: (-1, 0), Action.RIGHT: (1, 0), Action.UP: (0, -1), Action.DOWN: (0, 1)}


class SeatSpot(Widget):
    """A seat's card: hovering or focusing it shows its holdings, pressing it pins them."""

    radius = 14

    def __init__(
        self, seat: int, box: Box, draw: Callable[[Canvas, bool], None], on_press: Callable[[], Reply]
    ) -> None:
        super().__init__(("seat", seat), box, on_press=on_press, group="seats")
        self.seat = seat
        self._draw = draw

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        self._draw(canvas, mood.hover)


class BoardSpot(Widget):
    """The board as one stop: arrows move a focus over its spaces, Enter or a click opens one."""

    roams = True

    def __init__(
        self,
        box: Box,
        plan: Plan,
        scale: Scale,
        space: int,
        choose: Callable[[int], Reply],
        moved: Callable[[], None],
    ) -> None:
        super().__init__("board", box, group="board")
        self.plan, self.scale = plan, scale
        self.space = space
        self.under: int | None = None
        self._choose, self._moved = choose, moved

    def ring(self) -> tuple[Rect, float]:
        return NO_RING, 0.0  # the stage frames the space itself

    def space_at(self, at: Point) -> int | None:
        """The space under a point in reference pixels."""
        return self.plan.space_at(self.scale.point(at))

    def adopt(self, old: Widget) -> None:
        assert isinstance(old, BoardSpot)
        self.under = old.under

    def press(self) -> Reply:
        return self._choose(self.space) or True

    def down(self, at: Point, now: float) -> Reply:
        return True

    def up(self, at: Point, now: float) -> Reply:
        space = self.space_at(at)
        if space is None:
            return None
        self.space = space
        return self._choose(space) or True

    def hover(self, at: Point | None) -> bool:
        under = self.space_at(at) if at is not None else None
        changed, self.under = under != self.under, under
        if changed:
            self._moved()
        return changed

    def key_down(self, press: Press, now: float) -> Reply:
        for action, way in ARROWS.items():
            if press.means(action):
                return self._walk(way)
        if press.means(Action.HOME):
            self.space = 0
            return True
        return None

    def _walk(self, way: tuple[int, int]) -> Reply:
        """To the nearest space that lies that way; nothing (so that the focus leaves) if there is none."""
        here = self.plan.space(self.space)
        best: tuple[float, int] | None = None
        for index, rect in enumerate(self.plan.spaces):
            dx, dy = rect.centerx - here.centerx, rect.centery - here.centery
            along, across = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
            if along > 2 and across <= max(along, here.width * 0.75):
                rank = along + 3 * across
                if best is None or rank < best[0]:
                    best = (rank, index)
        if best is None:
            return None
        self.space = best[1]
        return True


class Main(Button):
    """The primary of the panel; it lets the panel hear the arrows first."""

    hears_first: Callable[[Press], Reply] | None = None

    def key_down(self, press: Press, now: float) -> Reply:
        return self.hears_first(press) if self.hears_first is not None else None
