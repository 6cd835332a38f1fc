"""Sessions at fixed positions for tests of the dialogs, with computers that answer at once."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.landlord.view.session import Session
from game.packs.loader import load
from game.packs.pack import Pack
from game.storage.settings import Settings
from game.table.table import Table
from game.ui.audio import Audio
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Theme
from game.ui.scene import Scene


@cache
def classic() -> Pack:
    return load("classic")


def quick(**changes: Any) -> Settings:
    """Settings under which nobody waits."""
    return Settings(think=0.0, **changes)


def session_of(table: Table) -> Session:
    """A session that shows a table as it stands."""
    return Session(table, quick(), Theme(table.pack.look), Audio(on=False))


class Desk(Scene[None]):
    """What lies below a dialog; it keeps what the dialog answered."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[object] = []

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.fill("#800080")

    def heard(self, answer: object) -> None:
        self.answers.append(answer)


def look_again(session: Session) -> None:
    """Let the session see what a test has changed behind the table's back."""
    session._seen = None
