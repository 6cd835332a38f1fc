"""What moves on the screens, each for a moment that can be drawn frame by frame, to measure or to look at.

A moment begins when everything before it has come to rest; `cues` are what the player does while it lasts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

import game.kits  # noqa: F401  (says which games there are)
from game.app.desk import Desk
from game.app.main import menu
from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.replay.scene import ReplayScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.samples import sides as samples_force
from game.landlord.view.session import Session
from game.packs.pack import Pack
from game.storage.settings import Settings
from game.table.recording import Recording
from game.tools.pilot import Pilot
from game.ui.scene import Scene

Size = tuple[int, int]
Cue = Callable[[Pilot], object]


@dataclass(frozen=True)
class Moment:
    """A screen at the beginning of something, how many frames it has, and what is done at which of them."""

    pilot: Pilot
    frames: int
    cues: dict[int, Cue] = field(default_factory=dict)


@cache
def desk() -> Desk:
    """A desk with everything on the move; TOUR_DE_TABLE_HOME must point to a folder to write in."""
    return Desk(Settings(think=0, onboarded=True))


def _board(session: Session, size: Size, **own: object) -> Pilot:
    settings = session.settings
    for name, value in own.items():
        setattr(settings, name, value)
    return _open(BoardScene(session, desk()), size)


def _open(scene: Scene[Any], size: Size) -> Pilot:
    at = desk()
    theme = scene.session.theme if isinstance(scene, BoardScene) else at.theme(at.chosen)
    return Pilot(theme, size, comfort=at.comfort(), bindings=at.bindings()).open(scene)


def _settings() -> Settings:
    return Settings(think=0, onboarded=True)


def _pack(id: str) -> Pack:
    return desk().pack(id)


def _beats(story: list[Event], frames: int, size: Size, **own: object) -> Moment:
    """Events played one after the other on the classic board."""
    return _played(samples.buying(_pack("classic"), _settings()), story, frames, size, **own)


def _played(session: Session, story: list[Event], frames: int, size: Size, **own: object) -> Moment:
    pilot = _board(session, size, **own)
    session.director.play(story)
    assert pilot.scene is not None
    pilot.scene.resume()
    return Moment(pilot, frames)


def _still(size: Size) -> Moment:
    """The board drawn again and again although nothing moves."""
    pilot = _board(samples.buying(_pack("classic"), _settings()), size)

    def again(pilot: Pilot) -> None:
        assert pilot.scene is not None
        pilot.scene.dirty = True

    return Moment(pilot, 120, dict.fromkeys(range(120), again))


def _pointing(size: Size) -> Moment:
    """The pointer wanders along the left side of the board, a space every four frames."""
    pilot = _board(samples.buying(_pack("classic"), _settings()), size)

    def point(at: int) -> Cue:
        return lambda pilot: pilot.hover((70.0 + 7 * at, 1010.0 - 7.6 * at))

    return Moment(pilot, 120, {at: point(at) for at in range(120)})


def _card(size: Size) -> Moment:
    """Three cards, drawn and read by a computer."""
    return _beats([ev.CardDrawn(1, deck, card) for deck, card in ((0, 0), (1, 3), (0, 7))], 420, size)


def _dialog(size: Size) -> Moment:
    """A trade over the board: it opens, its rows are walked through, it closes."""
    session = samples.trading(_pack("classic"), _settings())
    pilot = _board(session, size)
    cues: dict[int, Cue] = {at: lambda pilot: pilot.press("down") for at in range(16, 96, 4)}
    cues[0] = lambda pilot: pilot.app.open(TradeScene(session, 0))
    cues[100] = lambda pilot: pilot.press("esc")
    return Moment(pilot, 115, cues)


def _auction(size: Size) -> Moment:
    """Bids over the board."""
    session = samples.auction(_pack("classic"), _settings())
    lot = session.shown.lot
    assert lot is not None
    bids: list[Event] = [ev.BidMade(at % 3, lot.space, 230 + 10 * at) for at in range(5)]
    return _played(session, bids, 80, size)


def _replay(size: Size) -> Moment:
    """A whole game that is being watched at three times its speed."""
    at = desk()
    table = samples.over(_pack("classic"), at.settings).table
    playback = at.film(Recording(table))
    pilot = _open(ReplayScene(at, playback, lambda session: BoardScene(session, at)), size)
    pilot.press("f1", "ctrl+right", "ctrl+right", "3", "space")
    return Moment(pilot, 300)


def _menu(size: Size) -> Moment:
    """The boxes turn, once round."""
    pilot = _open(menu(desk()), size)
    turns = len(desk().editions)
    return Moment(pilot, 18 * turns, {18 * at: lambda pilot: pilot.press("right") for at in range(turns)})


def _force(make: Callable[[Pack, Settings], Session], size: Size) -> Session:
    session = make(_pack("starwars_ep2"), _settings())
    session.shown.contest = None
    session.actors.force.settle(contest=False)
    return session


def _contest(size: Size) -> Moment:
    session = _force(samples_force.facing, size)
    space = session.shown.position[0]
    story = [ev.ContestOpened(0, 1, space), ev.ForceRolled(0, 0), ev.ContestWon(0, 1, space, 0)]
    return _played(session, story, 150, size)


def _lost(size: Size) -> Moment:
    session = _force(samples_force.facing, size)
    space = session.shown.position[0]
    story = [ev.ContestOpened(0, 1, space), ev.ForceRolled(0, 1), ev.ContestLost(0, 1, space, 1, 50)]
    return _played(session, story, 150, size)


def _shift(size: Size) -> Moment:
    session, moved = samples_force.shifting(_pack("starwars_ep2"), _settings())
    return _played(session, [moved], 110, size)


def _placed(size: Size) -> Moment:
    session = _force(samples_force.facing, size)
    return _played(session, [ev.MarkerMoved(0, 1, 35, 39), ev.MarkerMoved(0, 1, 39, 12)], 100, size)


def _choice(size: Size) -> Moment:
    """The winner of a contest looks at where the marker may go, a space every six frames."""
    pilot = _board(samples_force.choosing(_pack("starwars_ep2"), _settings()), size)
    return Moment(pilot, 120, {at: lambda pilot: pilot.press("right") for at in range(0, 120, 6)})


MOMENTS: dict[str, Callable[[Size], Moment]] = {
    "board drawn again": _still,
    "pointer on the board": _pointing,
    "dice": partial(_beats, [ev.DiceRolled(0, dice, "move", 0) for dice in ((5, 2), (4, 4), (6, 1))], 200),
    "walk": partial(_beats, [ev.TokenMoved(0, 29, 1, 12, "walk"), ev.TokenMoved(1, 5, 15, 10, "walk")], 210),
    "walk, camera": partial(_beats, [ev.TokenMoved(0, 29, 1, 12, "walk")], 160, follow_tokens=True),
    "to jail": partial(_beats, [ev.TokenMoved(0, 29, 10, 0, "jail")], 55),
    "card": _card,
    "deed": partial(_beats, [ev.DeedMoved(space, BANK, 0, False, "price") for space in (29, 31, 34)], 92),
    "notes": partial(
        _beats,
        [ev.CashMoved(0, 1, amount, 612 - amount, 340 + amount, "rent", 5) for amount in (235, 90)],
        75,
    ),
    "house": partial(_beats, [ev.BuildingsChanged(29, 0, at, at + 1, 20 - at, 9) for at in range(4)], 86),
    "bankrupt": partial(_beats, [ev.WentBankrupt(1, (0,), False)], 50),
    "contest, won": _contest,
    "contest, lost": _lost,
    "shift": _shift,
    "marker placed": _placed,
    "marker chosen": _choice,
    "dialog": _dialog,
    "auction": _auction,
    "replay": _replay,
    "menu": _menu,
}
