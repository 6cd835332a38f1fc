"""What is shown of a game: the picture, the pieces on the stage, the beats in between, and the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.command import Command
from game.engine.event import Event
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.events import CardDrawn, ContestLost, ContestOpened, ContestWon
from game.landlord.rules.state import Claim
from game.landlord.view.board.picture import BoardPicture
from game.landlord.view.board.stage import Stage
from game.landlord.view.director.actors import Actors
from game.landlord.view.director.director import Director, Sounds
from game.landlord.view.narration.lines import tell
from game.landlord.view.narration.narrator import LogLine, Narrator
from game.landlord.view.presented import ContestShown, PresentedState
from game.landlord.view.words import Words
from game.storage.header import SeatSetup
from game.storage.settings import Settings
from game.ui.draw.theme import Theme


class Presentation(Words):
    """Plays events as beats and shows what has been seen of them; it knows no table and asks nobody.

    Who presents something takes a picture up with `_set_out`, and says when it goes on with `update`.
    """

    def __init__(
        self, pack: BoardPack, seats: Sequence[SeatSetup], settings: Settings, theme: Theme, sounds: Sounds
    ) -> None:
        super().__init__(pack, seats)
        self.settings = settings
        self.theme = theme
        self.sounds = sounds
        self.stage = Stage(pack, theme)
        self.narrator = Narrator(pack, self.names, self.colours)
        self.log: list[LogLine] = []
        self._now = 0.0

    def _set_out(self, shown: PresentedState) -> None:
        """Put a picture of the game on the stage, with nothing on the move."""
        self.shown = shown
        self.actors = Actors(lambda: self.stage.plan, self._default_seat_point, self.tokens, self.colours)
        self.actors.stock_point = self._stock_point
        self.actors.gone = {seat for seat, out in enumerate(shown.out) if out}
        if (contest := shown.contest) is not None:
            self.actors.force.show(contest.face, contest.won)
        self.director = Director(self.actors, shown, self._applied, self._holds, self.sounds)

    # --- what may be asked ---

    @property
    def quiet(self) -> bool:
        """No beat is running: everything that happened has been seen."""
        return not self.director.busy

    @property
    def playing(self) -> Event | None:
        """The event whose beat is running."""
        return self.director.playing

    @property
    def holding(self) -> CardDrawn | ContestLost | None:
        """A drawn card, or a lost contest, that waits until its player has read it."""
        return self.director.holding

    @property
    def contest(self) -> ContestShown | None:
        """The contest of the Force that is seen now, with what its running beat tells."""
        match self.playing:
            case ContestOpened() as event:
                return ContestShown(event.seat, event.marker, event.space)
            case ContestWon() | ContestLost() as event:
                won = isinstance(event, ContestWon)
                return ContestShown(event.seat, event.marker, event.space, event.face, won)
        return self.shown.contest

    @property
    def open_claims(self) -> list[Claim]:
        """The rents that people at the table may still ask for, as far as it has been seen."""
        return [claim for claim in self.shown.claims if self.is_human(claim.owner)]

    def deferred(self, seat: int) -> Sequence[Command]:
        """What a seat has asked for and has to wait for."""
        return ()

    @property
    def animating(self) -> bool:
        """Whether the picture changes with time now."""
        return self.director.moving or (self.director.busy and self.director.holding is None)

    # --- what goes on ---

    def update(self, now: float) -> bool:
        """Go on to a time in seconds; returns whether to draw again."""
        raise NotImplementedError

    @property
    def wake_at(self) -> float | None:
        """When something happens of itself though nothing moves."""
        raise NotImplementedError

    @property
    def resting(self) -> bool:
        """Whether nothing goes on that is to be seen."""
        raise NotImplementedError

    def skip(self) -> bool:
        """Finish the running beat; returns whether there was one."""
        skipped = self.director.skip()
        if skipped:
            self.director.update(self._now)
        return skipped

    def settle(self) -> None:
        """End all running beats at once, up to one that is read."""
        while self.director.busy and self.director.holding is None:
            self.director.skip()
            self.director.update(self._now)

    def _applied(self, event: Event) -> None:
        """An event has been seen."""

    def _holds(self, event: Event) -> bool:
        """Whether a beat waits until somebody has read it."""
        return False

    # --- words and pictures ---

    def picture(self, **view: object) -> BoardPicture:
        """What the stage draws now; `view` adds hover, focus, pulse and the like."""
        return self.actors.picture(self.shown, **view)

    def retell(self) -> None:
        """Tell everything again in the language that is spoken now."""
        raise NotImplementedError

    def _told(self, events: Iterable[Event]) -> list[LogLine]:
        return [line for event in events if (line := tell(self.narrator, event)) is not None]

    def _default_seat_point(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's card in the layout of up to four seats, until the scene says better."""
        column, row = seat % 2, seat // 2
        return self.stage.plan.scale.point((1080 + 196 + 408 * column, 174 + 156 * row))

    def _stock_point(self, hotel: bool) -> tuple[float, float]:
        """Where the bank's houses or hotels are seen."""
        return self.stage.stock_point(hotel, self.shown.houses_left, self.shown.hotels_left)
