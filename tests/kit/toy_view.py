"""The toy on the screen: two buttons, and a film that is stepped through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.app.desk import Desk
from game.app.setup.rulebook import Rulebook
from game.packs.pack import Pack
from game.table.recording import Recording
from game.table.table import Table
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.input import Press
from game.ui.layout import Leaf
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Widget
from tests.kit.toy import PlayCard, TakeCard, ToyState


class ToySession:
    """A game of cards before the one person at the screen."""

    def __init__(self, table: Table[ToyState]) -> None:
        self.table, self.pack = table, table.pack
        self.names = [seat.name for seat in table.setup.seats]
        self.seen: list[object] = []
        self.go_on()

    @property
    def hand(self) -> list[int]:
        return self.table.observed(0).hands[0]

    def give(self, command: TakeCard | PlayCard) -> None:
        self.table.submit(command, self.table.seq)
        self.go_on()

    def go_on(self) -> None:
        while self.table.advance():
            pass
        self.seen += self.table.take(0)

    def stop_clock(self, seconds: float) -> None:
        pass

    def why_not_resign(self, seat: int) -> str:
        return "Nobody gives up."

    def resign(self, seat: int) -> str:
        return self.why_not_resign(seat)


class ToyScene(Scene[None]):
    """The hand, and what may be done with it."""

    first_focus = "take"

    def __init__(self, session: ToySession) -> None:
        super().__init__()
        self.session = session

    def exit(self) -> None:
        self.session.table.close()

    def build(self) -> Iterable[Widget]:
        ways = {"take": TakeCard(0), "play": PlayCard(0, max(self.session.hand, default=0))}
        for at, (key, command) in enumerate(ways.items()):
            can = self.session.table.why_not(command) is None
            yield Button(
                key,
                (600, 400 + 100 * at, 600, 64),
                key.title(),
                reason="" if can else "Not now.",
                on_press=lambda command=command: self._give(command),
            )

    def _give(self, command: TakeCard | PlayCard) -> Reply:
        self.session.give(command)
        self.rebuild()
        return True

    def unhandled_key(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK) else None

    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        canvas.text(" ".join(map(str, self.session.hand)), (960, 300), anchor="center")


class ToyFilm:
    """A recording, and where it stands."""

    def __init__(self, recording: Recording[ToyState]) -> None:
        self.recording, self.pack, self.at = recording, recording.pack, 0


class ToyReplay(Scene[None]):
    """The points after each act."""

    def __init__(self, film: ToyFilm) -> None:
        super().__init__()
        self.film = film

    def unhandled_key(self, press: Press) -> Reply:
        if press.means(Action.RIGHT):
            self.film.at = min(len(self.film.recording.acts), self.film.at + 1)
            return True
        return Pop() if press.means(Action.BACK) else None

    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        points = self.film.recording.state_after(self.film.at).points
        canvas.text(" ".join(map(str, points)), (960, 300), anchor="center")


class ToyViewKit:
    """See ViewKit for what each part promises."""

    def session(self, desk: Desk, table: Table[Any]) -> ToySession:
        return ToySession(table)

    def scene(self, desk: Desk, session: ToySession) -> ToyScene:
        return ToyScene(session)

    def film(self, desk: Desk, recording: Recording[Any]) -> ToyFilm:
        return ToyFilm(recording)

    def replay(self, desk: Desk, film: ToyFilm, open_game: Callable[[Any], Scene[Any]]) -> ToyReplay:
        return ToyReplay(film)

    def marks(self, pack: Pack, boxes: Sequence[object]) -> Sequence[Widget]:
        return ()

    def akin(self, pack: Pack, other: Pack) -> bool:
        return pack is other

    def facts(self, pack: Pack) -> str:
        return "forty cards"

    def mode_text(self, rules: Rulebook) -> str:
        return "Most points win."

    def setup_line(self, host: object) -> Leaf:
        return Leaf()

    def sides(self, pack: Pack) -> None:
        return None


VIEW = ToyViewKit()
