"""Which panel belongs to what is being asked."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from game.engine.frame import Frame
from game.landlord.rules.events import CardDrawn, ContestLost, MarkersMoved
from game.landlord.rules.frames import Turn
from game.landlord.rules.state import FREE
from game.landlord.view.panels import act, now
from game.landlord.view.panels.about import card
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.panels.now import claims, contest, dealing, first_roll, jail, roll, shift, watch
from game.landlord.view.panels.panel import Host, Panel, Panels


def _gathered() -> Panels:
    """The panels of open questions: each file in `now` says which frames its own are for."""
    found: dict[type[Frame], Any] = {}
    for file in iter_modules(now.__path__):
        found.update(getattr(import_module(f"{now.__name__}.{file.name}"), "PANELS", {}))
    return found


PANELS = _gathered()


def pick(host: Host, meanwhile: Meanwhile) -> Panel:
    """The panel for what is asked; rents that may be claimed are shown where it leaves the room."""
    panel = _asked(host, meanwhile)
    roomy = isinstance(panel, act.Act | roll.Roll | watch.Watch)
    return claims.Claims(host, panel) if roomy and host.session.open_claims else panel


def _asked(host: Host, meanwhile: Meanwhile) -> Panel:
    """The panel for the open question, or for watching while nothing is asked of anyone at the screen."""
    session = host.session
    match session.holding:
        case CardDrawn() as drawn:
            return card.Card(host, drawn)
        case ContestLost() as lost:
            return contest.Lost(host, lost)
    if (forced := _forced(host)) is not None:
        return forced
    if dealing.dealing(session):
        return dealing.Dealing(host)
    seat = session.decider
    if seat is None and first_roll.undecided(session):
        return first_roll.FirstRoll(host, -1)
    if seat is None:
        return watch.Watch(host, session.shown.turn)
    frame = session.frame
    if isinstance(frame, Turn):
        return _turn(host, frame, meanwhile)
    make = PANELS.get(type(frame)) if frame is not None else None
    panel = make(host, frame, seat) if make is not None else None
    return panel or watch.Watch(host, session.shown.turn)


def _turn(host: Host, turn: Turn, meanwhile: Meanwhile) -> Panel:
    if turn.rolled:
        return act.Act(host, turn)
    if host.session.shown.jail[turn.seat] != FREE:
        return jail.Jail(host, turn)
    return roll.Roll(host, turn, meanwhile)


def _forced(host: Host) -> Panel | None:
    """What the Force does of itself, for people whose turn it is: the markers' ways, a contest that runs."""
    session = host.session
    moved = session.playing
    mine = session.is_human(session.shown.turn)
    if isinstance(moved, MarkersMoved) and (mine or moved.cause == "setup"):
        return shift.Shift(host, moved)
    if session.playing is not None and session.contest is not None and mine:
        return contest.Face(host, session.contest, asked=False)
    return None
