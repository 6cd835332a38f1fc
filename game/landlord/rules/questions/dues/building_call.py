"""The bank's last buildings: whoever could build is asked, and what does not go round is auctioned (A9)."""

from __future__ import annotations

from game.engine.command import Opening
from game.engine.event import Event, Why
from game.engine.frame import Frame, frame
from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.rules import events
from game.landlord.rules.commands import Build, PassBuilding, WantBuilding
from game.landlord.rules.core import seats
from game.landlord.rules.core.question import CLOSED, Act, Left, Question, all_waiting
from game.landlord.rules.core.refusals import refuse
from game.landlord.rules.core.stack import Turn, pop, push
from game.landlord.rules.deeds import building, shortage
from game.landlord.rules.questions.dues.building_auction import NOTHING, BuildingSale
from game.landlord.rules.state import LandlordState


@frame
class BuildingCall(Frame):
    """Who wants the bank's last houses, or hotels? `seat` asked; `waiting` have yet to say (A9).

    `wants` by seat: the streets they would go on, in this order.
    """

    seat: int
    hotel: bool
    wants: list[tuple[int, ...]]
    waiting: list[int]


# --- between two rolls: to call for them -----


def _check_call(state: LandlordState, command: WantBuilding) -> Refusal | None:
    """All of one kind, each legal in its turn; asking is only for what others could want too."""
    seat, spaces = command.seat, command.spaces
    refusal = _check_spaces(state, spaces)
    if refusal is not None:
        return refusal
    hotel = shortage.is_hotel(state, spaces[0])
    refusal = _check_one_by_one(state, seat, spaces, hotel)
    if refusal is not None:
        return refusal
    return None if shortage.rivals(state, seat, hotel, len(spaces)) else refuse("want.enough")


def _check_spaces(state: LandlordState, spaces: tuple[int, ...]) -> Refusal | None:
    on_board = spaces and all(0 <= space < state.ruleset.size for space in spaces)
    return None if on_board else refuse("want.nothing")


def _check_one_by_one(
    state: LandlordState, seat: int, spaces: tuple[int, ...], hotel: bool
) -> Refusal | None:
    draft = state.copy()
    for space in spaces:
        step = Build(seat, space)
        refusal = building.check_step(draft, step)
        if refusal is not None:
            return refusal
        if shortage.is_hotel(draft, space) is not hotel:
            return refuse("want.other_kind")
        building.build(draft, [], step)
    return None


def _call(state: LandlordState, log: list[Event], command: WantBuilding) -> None:
    seat = command.seat
    hotel = shortage.is_hotel(state, command.spaces[0])
    asked = shortage.rivals(state, seat, hotel, len(command.spaces))
    wants = [NOTHING] * state.seats
    wants[seat] = command.spaces
    push(state, BuildingCall(seat, hotel, wants, asked))
    stock, why = shortage.left(state, hotel), Why(("build.shortage",))
    log.append(events.BuildingCalled(seat, hotel, command.spaces, stock, tuple(asked), why=why))


def _callable(state: LandlordState, seat: int) -> Opening | None:
    """How many of the last houses, or hotels, a seat may call for, because others could want them too."""
    most = 0
    for hotel in (False, True):
        count = _most(state, seat, hotel)
        if count and shortage.rivals(state, seat, hotel, count):
            most = max(most, count)
    return _opening(most)


def _most(state: LandlordState, seat: int, hotel: bool) -> int:
    return min(shortage.room(state, seat, hotel), shortage.left(state, hotel))


def _opening(most: int) -> Opening | None:
    return Opening("WantBuilding", 1, most) if most else None


CALL = Act(_call, _check_call, opening=_callable)


# --- who wants one? -----


def _check_want(state: LandlordState, command: WantBuilding) -> Refusal | None:
    call, spaces = state.stack[-1], command.spaces
    assert isinstance(call, BuildingCall)
    refusal = _check_spaces(state, spaces)
    if refusal is not None:
        return refusal
    if shortage.is_hotel(state, spaces[0]) is not call.hotel:
        return refuse("want.other_kind")
    return _check_one_by_one(state, command.seat, spaces, call.hotel)


def _want(state: LandlordState, log: list[Event], command: WantBuilding) -> None:
    """Say that one wants them too."""
    seat, call = command.seat, state.stack[-1]
    assert isinstance(call, BuildingCall)
    call.waiting.remove(seat)
    call.wants[seat] = command.spaces
    log.append(events.BuildingWanted(seat, call.hotel, command.spaces))


def _wanted(state: LandlordState, seat: int) -> Opening | None:
    call = state.stack[-1]
    assert isinstance(call, BuildingCall)
    return _opening(_most(state, seat, call.hotel))


def _pass_by(state: LandlordState, log: list[Event], command: PassBuilding) -> None:
    call = state.stack[-1]
    assert isinstance(call, BuildingCall)
    call.waiting.remove(command.seat)
    log.append(events.BuildingPassed(command.seat, call.hotel))
    _note_asked(state, command.seat, call.hotel)


def _note_asked(state: LandlordState, seat: int, hotel: bool) -> None:
    """Nobody is asked twice in a turn."""
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    turn.asked += ((seat, hotel),)


def _settle(state: LandlordState, log: list[Event], call: BuildingCall) -> bool:
    """All have spoken: built at the printed price if there are enough, else auctioned one by one."""
    if call.waiting:
        return False
    pop(state)
    wanted, stock = sum(len(spaces) for spaces in call.wants), shortage.left(state, call.hotel)
    log.append(events.BuildingCallEnded(call.hotel, wanted, stock, auction=wanted > stock))
    wanting = [seat for seat in (call.seat, *seats.after(state, call.seat)) if call.wants[seat]]
    for seat in wanting[1:]:
        _note_asked(state, seat, call.hotel)
    if wanted > stock:
        push(state, BuildingSale(call.seat, call.hotel, call.wants))
        return True
    for seat in wanting:
        for space in call.wants[seat]:
            building.build(state, log, Build(seat, space))
    return True


def _leave(state: LandlordState, log: list[Event], call: BuildingCall, seat: int) -> Left | None:
    """The call falls with who made it; another who leaves the game wants nothing any more."""
    if call.seat == seat:
        return CLOSED
    call.wants[seat] = NOTHING
    if seat in call.waiting:
        call.waiting.remove(seat)
    return None


BUILDING_CALL = Question(
    BuildingCall,
    N_("The bank’s last buildings are asked for."),
    acts={
        WantBuilding: Act(_want, _check_want, opening=_wanted),
        PassBuilding: Act(_pass_by),
    },
    deciders=all_waiting,
    settle=_settle,
    leave=_leave,
)
