"""A deed of a trade shown in full over the dialog: `I` on the one in focus, or the right button."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.state import LandlordState
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.input import Down, Press, UiEvent
from game.ui.reply import Reply

HIGH = 620.0


class FullDeedScene(TableScene[int]):
    """A dialog whose deeds can be looked at."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._looked_at: int | None = None

    @property
    def state(self) -> LandlordState:
        """The goods as they are seen here."""
        raise NotImplementedError

    def handle_event(self, event: UiEvent) -> Reply:
        """A deed shown in full goes at any key."""
        if self._looked_at is not None and isinstance(event, (Press, Down)):
            self._looked_at, self.dirty = None, True
            return True
        return super().handle_event(event)

    def unhandled_key(self, press: Press) -> Reply:
        key = self.form.focused.key if self.form.focused is not None else None
        if not press.means(Action.INSPECT) or (space := deed_of(key)) is None:
            return None
        self._looked_at = space
        return True

    def unhandled_event(self, event: UiEvent) -> Reply:
        """The right button shows the deed under the pointer in full."""
        if not isinstance(event, Down) or event.button != 3:
            return None
        under = [deed_of(w.key) for w in self.form.walk() if w.shown().collidepoint(event.at)]
        found = [space for space in under if space is not None]
        if found:
            self._looked_at = found[-1]
        return bool(found)

    def paint_over(self, canvas: Canvas) -> None:
        space = self._looked_at
        if space is None:
            return
        prints = self.session.stage.prints
        canvas.box((0, 0, 1920, 1080), "scrim", radius=0)
        draw = prints.back if self.state.mortgaged[space] else prints.deed
        picture = draw(space, canvas.scale.px(HIGH))
        canvas.surface.blit(picture, picture.get_rect(center=canvas.scale.point((960, 540))))


def deed_of(key: Hashable) -> int | None:
    """The deed that a control's key stands for."""
    match key:
        case (str(), "deed" | "tray", int(space)):
            return space
    return None
