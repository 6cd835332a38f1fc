"""Who looks on while a window is played: cash, stock and saves are whole, and somebody can always go on."""

from __future__ import annotations

from pathlib import Path

from game.landlord.kit import RULES
from game.landlord.rules.events import CashMoved
from game.landlord.rules.laws import stock_faults
from game.landlord.rules.state import BANK, LandlordState
from game.landlord.view.dialogs.trade.negotiation_scene import NegotiationScene
from game.landlord.view.parts.still_scene import StillScene
from game.landlord.view.parts.table_scene import TableScene
from game.storage import lines
from game.storage.resuming import Entry, resume
from game.table.table import Table
from game.tools.pilot import Pilot
from tests.landlord.test_soak import agree


class Stuck(AssertionError):
    """The game does not go on."""


class Witness:
    """Remembers every table it saw, and what should be on it."""

    def __init__(self) -> None:
        self.games: list[Table] = []
        self._totals: list[list[tuple[Entry, int]]] = []  # by table: all cash after each act
        self._at: tuple[Table, Path | None] | None = None

    def sees(self, table: Table | None) -> None:
        """Look at the table that is being played, or see that it was left."""
        if self._at is not None and self._at[0] is not table:
            whole_save(*self._at)
        self._at = (table, table.path) if table is not None else None
        if table is not None:
            self._counts(table)

    def reads(self, table: Table) -> None:
        """Look at the save while the game is played."""
        whole_save(table, table.path)

    def _counts(self, table: Table) -> None:
        """Cash is what was given out and taken in; no deed, building or card is lost."""
        if table not in self.games:
            self.games.append(table)
            self._totals.append([(table.log[0], all_cash(table.opening))])
        totals = self._totals[self.games.index(table)]
        while len(totals) > len(table.log) or totals[-1][0] is not table.log[len(totals) - 1]:
            totals.pop()  # taken back
        for entry in table.log[len(totals) :]:
            totals.append((entry, totals[-1][1] + paid_out(entry)))
        assert all_cash(table.state) == totals[-1][1], "cash was lost or made"
        assert stock_faults(table.state) == stock_faults(table.opening)  # some positions have less of it


def all_cash(state: LandlordState) -> int:
    return sum(state.cash) + state.pot


def paid_out(entry: Entry) -> int:
    """What the bank gave the seats and the pot in an act, less what it took."""
    moved = [event for event in entry.events if isinstance(event, CashMoved)]
    given = sum(event.amount for event in moved if event.payer == BANK)
    return given - sum(event.amount for event in moved if event.payee == BANK)


def whole_save(table: Table, path: Path | None) -> None:
    """What was written leads to the state, unless it could not be, or breaks a law from the beginning."""
    if path is None or table.behind or not path.is_file() or stock_faults(table.opening):
        return
    back = resume(lines.read(path), RULES, table.pack.ruleset)
    assert back.match.state == table.state, "the save leads elsewhere"
    assert back.note is None, back.note


def look_on(pilot: Pilot, scene: TableScene[object]) -> None:
    """Whatever is not at rest goes on by itself; whoever is asked has a control to answer with."""
    session = scene.session
    if not session.quiet:
        if session.holding is None and not session.animating and pilot.app.due() is None:
            raise Stuck("beats are running, and nobody goes on")
        return
    agree(session.shown, session.table.state)
    if session.table.outcome is not None:
        return
    drafting = isinstance(scene, NegotiationScene) and scene.negotiation.table is None
    waits = drafting or isinstance(scene, StillScene)  # nobody decides anything meanwhile
    if session.thinker is not None and pilot.app.due() is None and not waits:
        raise Stuck(f"seat {session.thinker} thinks for ever")
    if session.thinker is None and session.decider is None and not session.held:
        raise Stuck("nobody is asked")
    if session.decider is not None and not _offers(scene):
        pilot.wait(3.0)  # a hammer falls, a bidder is shown
        if pilot.scene is scene and session.decider is not None and not _offers(scene):
            raise Stuck("no control can be used")


def _offers(scene: TableScene[object]) -> bool:
    return any(widget.enabled and widget.focusable for widget in scene.form.walk())
