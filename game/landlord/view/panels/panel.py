"""What every context panel is: facts to read, a row of further acts, and one primary."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from game.engine.command import Command
from game.engine.frame import Frame
from game.landlord.view.board.picture import BoardPicture
from game.landlord.view.parts.columns import Columns
from game.landlord.view.parts.sizes import LARGE, LOW, SMALL, Sizes
from game.landlord.view.presented import PresentedState
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.i18n import _
from game.ui.input import Press
from game.ui.layout import Column, Node, Page
from game.ui.reply import Reply
from game.ui.view import View


@dataclass(frozen=True, slots=True)
class Choice:
    """One act that a panel offers: a button, with the reason when it is grey."""

    key: str
    text: str
    do: Callable[[], Reply]
    icon: str = ""
    action: Action | None = None
    letter: str = ""
    why_not: str = ""


class Host(Protocol):
    """The board scene, as its panels know it."""

    session: Session
    columns: Columns
    view: View

    @property
    def viewer(self) -> int:
        """The human seat that sits before the screen."""
        ...

    def submit(self, command: Command) -> Reply:
        """Give a command."""
        ...

    def open_manage(self, *, mortgage: bool = False) -> Reply: ...

    def open_trade(self) -> Reply: ...

    def undo(self) -> Reply: ...

    def hurry(self) -> Reply: ...

    def read(self) -> Reply:
        """The drawn card has been read."""
        ...

    def unpin(self) -> Reply:
        """Go back from a deed or a seat that was looked at to what is to be done."""
        ...

    def repaint(self) -> Reply:
        """What the panel shows has changed."""
        ...

    def go_on(self) -> Reply:
        """Something that held the game up is gone."""
        ...

    def say(self, text: str) -> Reply:
        """Tell something in passing."""
        ...


class Panel:
    """One kind of question at one time; two panels of equal `about` are the same question."""

    watching = False  # whether nothing is asked of anybody at the screen

    def __init__(self, host: Host, *about: Hashable) -> None:
        self.host = host
        self.session = host.session
        self.about = (type(self), *about)
        self.page = Page(Column([]))  # facts, further acts and the primary, once they have their places

    @property
    def shown(self) -> PresentedState:
        """The goods as the table shows them now."""
        return self.session.shown

    def key(self) -> Hashable:
        """What the picture depends on besides `about` and the goods shown."""
        return None

    def facts(self) -> Node:
        """What is to be read, with further controls among it."""
        raise NotImplementedError

    def paint(self, canvas: Canvas) -> None:
        """Draw what is to be read as it was laid out last."""
        self.page.draw(canvas)

    def row(self) -> list[Choice]:
        """The further acts above the primary."""
        return []

    def primary(self) -> Choice:
        """The main act."""
        raise NotImplementedError

    def handle_event(self, press: Press) -> Reply:
        """A key that no control took."""
        return None

    def hear_first(self, press: Press) -> Reply:
        """A key that the panel wants before any control."""
        return None

    def point(self, space: int) -> Reply:
        """A space was pressed on the board; None to look at it in full."""
        return None

    def touch(self, picture: BoardPicture) -> BoardPicture:
        """What the panel shows on the board."""
        return picture

    # what panels share -------------------------------------------------------------------------
    @property
    def sizes(self) -> Sizes:
        """Type and spacing for this window."""
        columns = self.host.columns
        return SMALL if columns.small else LOW if columns.low else LARGE

    def why_not(self, command: Command) -> str:
        """Why a command is refused now, or nothing."""
        refusal = self.session.check(command)
        return refusal_text(refusal, self.session.pack, self.session.names) if refusal is not None else ""

    def property_and_trade(self) -> list[Choice]:
        """The two acts that are open between all others, and taking the last one back."""
        host = self.host
        undo = "" if self.session.quiet else _("**Wait a moment.** Something is still moving.")
        if not undo and not self.session.table.can_undo(host.viewer):
            undo = _("**Nothing to undo.** What dice, cards or others decided stays.")
        return [
            Choice("property", _("Property"), host.open_manage, "house", Action.PROPERTY),
            Choice("trade", _("Trade"), host.open_trade, "trade", Action.TRADE),
            Choice("undo", _("Undo"), host.undo, "undo", Action.UNDO, why_not=undo),
        ]


# By the frame that is open: its panel for the seat that is asked, or None while it can't be shown.
Panels = Mapping[type[Frame], Callable[[Host, Any, int], Panel | None]]
