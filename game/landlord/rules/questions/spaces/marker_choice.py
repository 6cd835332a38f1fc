"""A Force marker was beaten: the winner may, but need not, move it."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.command import Command
from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import LeaveMarker, MoveMarker
from game.landlord.rules.core import ledger
from game.landlord.rules.core.question import CLAIM, Act, Question
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import pop, push
from game.landlord.rules.moves import markers
from game.landlord.rules.options import MarkerFree
from game.landlord.rules.state import LandlordState


@frame
class MarkerChoice(Frame):
    """The marker was beaten: it may be moved to a free space that can be bought, or left."""

    seat: int
    marker: int


def ask(state: LandlordState, seat: int, marker: int) -> None:
    """Nobody is asked where no space is free."""
    if markers.free(state):
        push(state, MarkerChoice(seat, marker))


def _check_move(state: LandlordState, command: MoveMarker) -> Refusal | None:
    choice, space = state.stack[-1], command.space
    assert isinstance(choice, MarkerChoice)
    if space in markers.free(state):
        return None
    if not 0 <= space < state.ruleset.size or not markers.may_rest(state.ruleset, space):
        return refuse("marker.no_deed", space)
    if space == state.markers[choice.marker]:
        return refuse("marker.there", space)
    if space in state.markers:
        return refuse("marker.marker", space)
    owned = state.ruleset.options.marker_free is MarkerFree.NOT_OWNED
    return refuse("marker.owned" if owned else "marker.token", space)


def _move(state: LandlordState, log: list[Event], command: MoveMarker) -> None:
    choice = pop(state)
    assert isinstance(choice, MarkerChoice)
    ledger.place_marker(state, log, command.seat, choice.marker, command.space)


def _moves(state: LandlordState, seat: int) -> Iterable[Command]:
    return [MoveMarker(seat, space) for space in markers.free(state)]


def _stay(state: LandlordState, log: list[Event], command: LeaveMarker) -> None:
    """The winner may, but need not, move it."""
    choice = pop(state)
    assert isinstance(choice, MarkerChoice)
    space = state.markers[choice.marker]
    log.append(events.MarkerLeft(command.seat, choice.marker, space, why=Why(("force.left",))))


MARKER_CHOICE = Question(
    MarkerChoice,
    N_("A marker of the Force was beaten and may be moved."),
    acts={MoveMarker: Act(_move, _check_move, _moves), LeaveMarker: Act(_stay)},
    anyone=CLAIM,
)
