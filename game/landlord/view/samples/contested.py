"""Fixed positions in which something is contested: a rent to claim, the bank's last buildings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.event import Why
from game.engine.frame import Frame
from game.landlord.pack.board_pack import BoardPack
from game.landlord.positions import set_up
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.events import DiceRolled, TokenMoved
from game.landlord.rules.frames import BuildingAuction, BuildingCall, BuildingSale, Turn
from game.landlord.rules.options import RentClaim
from game.landlord.rules.questions.dues.claims import ROLLS
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import Claim, LandlordState
from game.landlord.view.presented import CallShown, LotShown
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.storage.settings import Settings
from game.table.setup import SeatKind
from game.table.table import Table

ROLLED = (5, 2)


def _table(pack: BoardPack, people: int, how: RentClaim = RentClaim.AUTOMATIC) -> Table[LandlordState]:
    """A table of four whose first seats are people."""
    plain = samples.setup(pack)
    options = replace(plain.options, rent_claim=how)
    seats = tuple(
        seat.model_copy(update={"kind": SeatKind.HUMAN if at < people else SeatKind.COMPUTER})
        for at, seat in enumerate(plain.seats)
    )
    return Table.start(plain.model_copy(update={"options": options, "seats": seats}), pack)


def _shown(table: Table[LandlordState], settings: Settings) -> Session:
    made = samples.at_table(table, settings)
    seat = table.state.turn
    end = table.state.position[seat]
    start = (end - sum(ROLLED)) % table.state.ruleset.size
    made.show_position(
        [DiceRolled(seat, ROLLED, "move", 0), TokenMoved(seat, start, end, sum(ROLLED), "walk")]
    )
    return made


def _claims(rules: Ruleset, levels: dict[int, int], spaces: Sequence[int], how: RentClaim) -> list[Claim]:
    """What the first seat owes the second for having stood on these streets."""
    why = Why(("rent.houses",))
    rents = [rules.spaces[space].rents[levels.get(space, 0)] for space in spaces]
    return [
        Claim(number, 1, 0, space, rent, ROLLS[how], why)
        for number, (space, rent) in enumerate(zip(spaces, rents, strict=True), 1)
    ]


def claim(
    pack: BoardPack,
    settings: Settings,
    how: RentClaim = RentClaim.UNTIL_NEXT_ROLL,
    claims: int = 1,
    turn: int = 0,
) -> Session:
    """The first seat stands on a street of the second, both people: the rent may be claimed."""
    spots = samples.Spots(pack.ruleset)
    table = _table(pack, people=2, how=how)
    greens, oranges = spots.group(6), spots.group(3)
    position = samples.midgame(pack, stack=[Turn(turn, rolled=turn == 0, dice=ROLLED if turn == 0 else ())])
    owners = {**position.owners, **dict.fromkeys(greens, 1), **dict.fromkeys(oranges, 1)}
    levels = {**position.levels, greens[0]: 2, greens[1]: 2, greens[2]: 1}
    levels = {space: level for space, level in levels.items() if space not in oranges}
    at = [greens[1], oranges[0], *position.at[2:]]
    owed = _claims(pack.ruleset, levels, (greens[1], oranges[-1], oranges[0])[:claims], how)
    position = replace(position, owners=owners, levels=levels, at=at, turn=turn, claims=owed)
    set_up(table.state, replace(position, mortgaged=(), jail={}, jail_cards={}))
    return _shown(table, settings)


def claims(pack: BoardPack, settings: Settings) -> Session:
    """Three rents are open at once, for two rolls more."""
    return claim(pack, settings, RentClaim.UNTIL_SECOND_NEXT_ROLL, claims=3)


def calling(pack: BoardPack, settings: Settings) -> Session:
    """A computer wants the bank's last houses; the two people who could build are asked."""
    call = _call(pack)
    made = _shown(_shortage(pack, call), settings)
    wants = {seat: spaces for seat, spaces in enumerate(call.wants) if spaces}
    made.shown.call = CallShown(call.seat, False, made.seen.houses_left, wants, call.waiting[:])
    return made


def contested(pack: BoardPack, settings: Settings) -> Session:
    """The first seat may build; what it would build others could want too."""
    return _shown(_shortage(pack, turn=0), settings)


def house_lot(pack: BoardPack, settings: Settings) -> Session:
    """One of the last houses under the hammer after some bids; the first seat must answer."""
    spots, many, call = samples.Spots(pack.ruleset), samples.factor(pack), _call(pack)
    call.wants[0] = (spots.group(5)[-1],)
    call.wants[1] = tuple(reversed(spots.group(4)))[:2]
    lot = BuildingAuction(-1, [0, 1, 2], turn=0, high=260 * many, leader=2, hotel=False, start=150 * many)
    made = _shown(_shortage(pack, BuildingSale(2, False, call.wants), lot), settings)
    bids = [(0, 150), (1, 165), (2, 200), (0, 210), (1, 230), (2, 260)]
    made.shown.lot = LotShown(
        -1,
        (0, 1, 2),
        [(seat, amount * many) for seat, amount in bids],
        building="house",
        start=150 * many,
        left=3,
        streets={seat: call.wants[seat][0] for seat in (0, 1, 2)},
    )
    return made


def _call(pack: BoardPack) -> BuildingCall:
    """The third seat asks for three houses."""
    wants: list[tuple[int, ...]] = [(), (), tuple(reversed(samples.Spots(pack.ruleset).group(7))), ()]
    return BuildingCall(2, False, wants, [0, 1])


def _shortage(pack: BoardPack, *frames: Frame, turn: int = 2) -> Table[LandlordState]:
    """Three houses left, and three seats that could build."""
    spots, many = samples.Spots(pack.ruleset), samples.factor(pack)
    table = _table(pack, people=2)
    stack = [Turn(turn, rolled=True, dice=ROLLED), *frames]
    position = samples.midgame(pack, stack=stack, turn=turn, jail={}, mortgaged=(), houses_left=3)
    owners, levels = dict(position.owners), dict(position.levels)
    for seat, group, level in ((0, 5, 2), (1, 4, 3), (2, 7, 1), (0, 3, 4), (1, 1, 3)):
        for space in spots.group(group):
            owners[space], levels[space] = seat, level
    cash = [amount * many for amount in (912, 760, 1180, 148)]
    set_up(table.state, replace(position, owners=owners, levels=levels, cash=cash))
    return table


def ring(pack: BoardPack, settings: Settings) -> tuple[Session, Offer]:
    """A deal of three that completes a group for each of two, and an offer for it: drafted, not yet made."""
    spots, many = samples.Spots(pack.ruleset), samples.factor(pack)
    position = samples.midgame(pack, stack=[Turn(0, rolled=True, dice=ROLLED)], levels={}, mortgaged=())
    owners = dict(position.owners)
    for group, seats in ((3, (0, 0, 1)), (4, (1, 1, 2)), (5, (2, 0, 2)), (6, (3, 3, 0))):
        owners |= dict(zip(spots.group(group), seats, strict=False))
    table = _table(pack, people=2)
    set_up(table.state, replace(position, owners=owners))
    offer = Offer(
        (
            Transfer(0, 2, cash=40 * many, deeds=spots.group(5)[1:2]),
            Transfer(1, 0, deeds=spots.group(3)[2:3]),
            Transfer(2, 1, deeds=spots.group(4)[2:3], jail_cards=tuple(position.jail_cards[2])),
        )
    )
    return _shown(table, settings), offer
