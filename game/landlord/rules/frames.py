"""Every frame of the board game, and the only functions that write the stack."""

from __future__ import annotations

from game.engine.frame import Frame, frame
from game.landlord.rules.commands import Offer
from game.landlord.rules.ruleset import Effect
from game.landlord.rules.state import LandlordState


@frame
class OpeningRoll(Frame):
    """Who rolls highest begins (A23); `rolls` by seat, 0 for those still to roll, -1 for the rest."""

    rolls: list[int]


@frame
class Turn(Frame):
    """A seat's turn. `rolled`: the dice are down and no further roll is owed.

    `asked`: who has been asked about the bank's last houses, or hotels (True), in this turn (A9).
    `face`: what the Force die shows, as in DiceRolled.
    """

    seat: int
    doubles: int = 0
    rolled: bool = False
    dice: tuple[int, ...] = ()
    asked: tuple[tuple[int, bool], ...] = ()
    face: int = -1


@frame
class LastFine(Frame):
    """After the last failed roll in jail, for a seat that holds a card: the fine or the card (R-6)."""

    seat: int


@frame
class LeavingJail(Frame):
    """Automatic: out of jail and on by the roll that failed, once the fine above is settled (A2)."""

    seat: int
    how: str


@frame
class TaxChoice(Frame):
    """The amount printed on the space (0) or the tenth of one's worth (1), chosen before adding up (A13)."""

    seat: int
    space: int


@frame
class Landing(Frame):
    """Automatic: resolve the space the seat stands on. `rent` as in AdvanceNearest.

    `faced`: the Force marker on the space has been faced.
    """

    seat: int
    rent: str = "normal"
    faced: bool = False


@frame
class Contest(Frame):
    """Roll the Force die against a marker; its space is resolved when that is over."""

    seat: int
    marker: int
    space: int


@frame
class MarkerChoice(Frame):
    """The marker was beaten: it may be moved to a free space that can be bought, or left."""

    seat: int
    marker: int


@frame
class Effects(Frame):
    """Automatic: the verbs of a card that are still to be carried out."""

    seat: int
    deck: int
    card: int
    rest: tuple[Effect, ...]


@frame
class EffectChoice(Frame):
    """A card's choice of two ways."""

    seat: int
    deck: int
    card: int
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]


@frame
class BuyOffer(Frame):
    """May buy the deed of the space, or it is auctioned."""

    seat: int
    space: int


@frame
class Auction(Frame):
    """A deed under the hammer. `bidders` still in, in bidding order; `turn` indexes who must answer now."""

    space: int
    bidders: list[int]
    turn: int = 0
    high: int = 0
    leader: int = -1


@frame
class BuildingCall(Frame):
    """Who wants the bank's last houses, or hotels? `seat` asked; `waiting` have yet to say (A9).

    `wants` by seat: the streets they would go on, in this order.
    """

    seat: int
    hotel: bool
    wants: list[tuple[int, ...]]
    waiting: list[int]


@frame
class BuildingSale(Frame):
    """Automatic: the last buildings go under the hammer one by one, from the left of the `caller` (A9)."""

    caller: int
    hotel: bool
    wants: list[tuple[int, ...]]


@frame
class BuildingAuction(Auction):
    """A house or hotel under the hammer, from a `start` price; `space` is -1: each bidder has one in mind."""

    hotel: bool = False
    start: int = 1


@frame
class Debt(Frame):
    """Settles itself as soon as the cash suffices (R-22). `shares` are (creditor, amount), the bank being -1.

    What the payment buys waits in the frame below.
    """

    seat: int
    shares: tuple[tuple[int, int], ...]
    reason: str
    about: int

    @property
    def amount(self) -> int:
        """All that is owed."""
        total = 0
        for _, amount in self.shares:
            total += amount
        return total


@frame
class Inherited(Frame):
    """Mortgaged deeds just received: the interest is due on each, to lift it now or to keep it (R-15)."""

    seat: int
    spaces: list[int]


@frame
class BankSale(Frame):
    """Automatic: deeds to be auctioned one by one, unmortgaged (R-19).

    `heirs` are the creditors who share the proceeds in the end (R-20); none when the bank keeps them.
    """

    spaces: list[int]
    heirs: tuple[int, ...] = ()
    proceeds: int = 0


@frame
class Negotiation(Frame):
    """An offer on the table; `waiting` are the seats that have not yet accepted this revision."""

    author: int
    offer: Offer
    revision: int
    waiting: list[int]


@frame
class TradeVote(Frame):
    """A lopsided trade that its parties agreed to; `waiting` are the seats outside it still to consent."""

    author: int
    offer: Offer
    waiting: list[int]


def push(state: LandlordState, item: Frame) -> None:
    """Open a question above the others."""
    state.stack.append(item)


def pop(state: LandlordState) -> Frame:
    """Close the question on top."""
    return state.stack.pop()


def top(state: LandlordState) -> Frame:
    """The question that is open now."""
    return state.stack[-1]


def put_above_turn(state: LandlordState, item: Frame) -> None:
    """Leave a question to be asked when all that are open in this turn are answered."""
    state.stack.insert(1, item)


def replace_all(state: LandlordState, items: list[Frame]) -> None:
    """Keep only these questions open."""
    state.stack[:] = items
