"""Positions of editions with the Force: a shift, a contest, its winner's choice, its loss."""

from __future__ import annotations

from dataclasses import replace

from game.engine.frame import Frame
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.events import ContestLost, ContestOpened, ForceRolled, MarkersMoved
from game.landlord.rules.frames import BuyOffer, Contest, Landing, MarkerChoice, Turn
from game.landlord.rules.moves import markers
from game.landlord.rules.moves.force import SHIFT
from game.landlord.view.samples.positions import Spots, midgame, session
from game.landlord.view.session import Session
from game.storage.settings import Settings


def shifting(pack: BoardPack, settings: Settings) -> tuple[Session, MarkersMoved]:
    """The first seat has rolled the shift, and what is to be seen of it."""
    yellow = Spots(pack.ruleset).group(5)[-1]
    stack = [Turn(0, rolled=True, dice=(4, 3), face=SHIFT), BuyOffer(0, yellow)]
    made = session(pack, midgame(pack, stack=stack), settings)
    first, second = made.shown.markers
    ends = (markers.way(pack.ruleset, first, 4)[-1], markers.way(pack.ruleset, second, 3)[-1])
    return made, MarkersMoved((first, second), ends, (4, 3), "shift")


def facing(pack: BoardPack, settings: Settings) -> Session:
    """The first seat stands on the other side's marker and is to roll the Force die."""
    return _contest(pack, settings, [])


def choosing(pack: BoardPack, settings: Settings) -> Session:
    """The first seat has won: it chooses where the marker goes."""
    return _contest(pack, settings, [MarkerChoice(0, 1)])


def losing(pack: BoardPack, settings: Settings) -> Session:
    """The first seat has lost, and reads what it costs."""
    made = _contest(pack, settings, [Turn(0)])
    space, stake = made.shown.position[0], pack.ruleset.force.stake if pack.ruleset.force is not None else 0
    story = [ContestOpened(0, 1, space), ForceRolled(0, 1), ContestLost(0, 1, space, 1, stake)]
    made.director.play(story)
    return made


def _contest(pack: BoardPack, settings: Settings, top: list[Frame]) -> Session:
    """The first seat has come to the third seat's station, where the second side's marker hovers."""
    spots = Spots(pack.ruleset)
    space = spots.stations[-1]
    plain = midgame(pack)
    stack: list[Frame] = [Turn(0, rolled=True, dice=(4, 2), face=0)]
    if not any(isinstance(frame, Turn) for frame in top):
        stack += [Landing(0, faced=True), *(top or [Contest(0, 1, space)])]
    cash = [332 * (plain.cash[0] // 612), *plain.cash[1:]]
    owners = {**plain.owners, spots.group(5)[-1]: 0}
    position = replace(
        plain, at=[space, *plain.at[1:]], cash=cash, owners=owners, stack=stack, round=15,
        markers=(spots.group(4)[1], space),
    )  # fmt: skip
    return session(pack, position, settings)
