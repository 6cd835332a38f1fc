"""Every event of the board game. One event, one beat on the table; amounts are those that resulted."""

from __future__ import annotations

from game.engine.event import Event, event
from game.engine.protocol import Outcome
from game.landlord.rules.commands import Offer


@event
class GameStarted(Event):
    """The seats sit down with their starting cash."""

    seats: int
    cash: int


@event
class DiceRolled(Event):
    """Dice were rolled. `purpose`: first, move, jail, rent, or setup by the bank (seat -1).

    `doubles` counts this turn's doubles so far. `face` is what the Force die shows that was rolled with them:
    0 or 1 the square of that side, 2 or 3 the shift (in that side's colour), -1 when there was none.
    """

    seat: int
    dice: tuple[int, ...]
    purpose: str
    doubles: int
    face: int = -1

    @property
    def chance(self) -> bool:
        return True


@event
class FirstSeatChosen(Event):
    """The opening roll is decided; `tied` seats roll again instead when there are any (A23)."""

    seat: int
    tied: tuple[int, ...]


@event
class TurnStarted(Event):
    seat: int
    round: int


@event
class TurnEnded(Event):
    seat: int


@event
class TokenMoved(Event):
    """A token went from `start` to `end`. `how`: walk or back (by `steps`), or jail (carried)."""

    seat: int
    start: int
    end: int
    steps: int
    how: str


@event
class CashMoved(Event):
    """Money went from payer to payee (-1 bank, -2 pot), with what each then holds (0 for the bank).

    `reason`: start, salary, price, rent, tax, fine, card, each, build, sell, mortgage, redeem, interest,
    trade, auction, bankruptcy, share, deal, pot, seed, force. `about` is the space, or the card's index,
    or -1.
    """

    payer: int
    payee: int
    amount: int
    payer_cash: int
    payee_cash: int
    reason: str
    about: int


@event
class DeedMoved(Event):
    """A deed went from giver to taker (-1 is the bank). `reason`: price, auction, trade, bankruptcy, deal."""

    space: int
    giver: int
    taker: int
    mortgaged: bool
    reason: str


@event
class MortgageChanged(Event):
    space: int
    seat: int
    mortgaged: bool


@event
class BuildingsChanged(Event):
    """The level of a street changed by a purchase or a sale; what the bank then has left."""

    space: int
    seat: int
    before: int
    level: int
    houses_left: int
    hotels_left: int


@event
class CardDrawn(Event):
    """A card was turned up."""

    seat: int
    deck: int
    card: int

    @property
    def chance(self) -> bool:
        return True


@event
class JailCardMoved(Event):
    """A jail card changed hands; -1 is its deck, where it goes to the bottom."""

    deck: int
    card: int
    giver: int
    taker: int


@event
class Jailed(Event):
    """A seat went to jail. `cause`: space, card or doubles."""

    seat: int
    cause: str


@event
class JailRollFailed(Event):
    """No doubles; `failures` so far."""

    seat: int
    failures: int


@event
class LeftJail(Event):
    """A seat is free. `how`: doubles, fine or card."""

    seat: int
    how: str


@event
class RentDue(Event):
    """A rent fell due; `why` holds the row and the figures."""

    seat: int
    owner: int
    space: int
    amount: int


@event
class RentOpened(Event):
    """A rent waits until `owner` claims it: after this many more players' rolls it is lost (A4)."""

    claim: int
    seat: int
    owner: int
    space: int
    amount: int
    rolls: int


@event
class RentStillOpen(Event):
    """Another player rolls, and a rent may still be claimed for this many more rolls."""

    claim: int
    rolls: int


@event
class RentClaimed(Event):
    """The owner of a deed asked in time for what `tenant` owes."""

    claim: int
    seat: int
    tenant: int
    space: int
    amount: int


@event
class RentLost(Event):
    """A rent is not to be had any more. `cause`: late, or left when one of the two left the game."""

    claim: int
    seat: int
    tenant: int
    space: int
    amount: int
    cause: str


@event
class NoRent(Event):
    """A rent that is not due. `cause`: own, mortgaged or jail."""

    seat: int
    space: int
    cause: str


@event
class DeedOffered(Event):
    """The deed of the space may be bought."""

    seat: int
    space: int


@event
class DeedLeft(Event):
    """The deed of the space stays with the bank, for nobody may buy it now."""

    seat: int
    space: int


@event
class AuctionOpened(Event):
    """`space` is under the hammer for `bidders`, in bidding order."""

    space: int
    bidders: tuple[int, ...]


@event
class BidMade(Event):
    seat: int
    space: int
    amount: int


@event
class BidderDropped(Event):
    seat: int
    space: int


@event
class AuctionEnded(Event):
    """Sold to a seat for an amount, or to nobody (-1, 0).

    `building`: house or hotel when that was the lot; `space` is then the street it goes to, or -1.
    """

    space: int
    seat: int
    amount: int
    building: str = ""


@event
class BuildingCalled(Event):
    """A seat wants the bank's last houses or hotels on these streets; the seats `asked` may want them too."""

    seat: int
    hotel: bool
    spaces: tuple[int, ...]
    left: int
    asked: tuple[int, ...]


@event
class BuildingWanted(Event):
    """Another seat wants some of the last buildings, on these streets."""

    seat: int
    hotel: bool
    spaces: tuple[int, ...]


@event
class BuildingPassed(Event):
    """A seat wants none of the last buildings."""

    seat: int
    hotel: bool


@event
class BuildingCallEnded(Event):
    """All who were asked have answered: how many are wanted, how many left. `auction`: that is too few."""

    hotel: bool
    wanted: int
    left: int
    auction: bool


@event
class BuildingAuctionOpened(Event):
    """One of the bank's last houses or hotels is under the hammer, from a start price.

    `spaces`: the street on which each of the bidders would build it.
    """

    hotel: bool
    left: int
    start: int
    bidders: tuple[int, ...]
    spaces: tuple[int, ...]


@event
class DebtOpened(Event):
    """A seat must raise cash before anything else (R-22). Creditors: seats, or (-1,) for the bank."""

    seat: int
    creditors: tuple[int, ...]
    amount: int
    reason: str


@event
class DebtEased(Event):
    """A creditor took something in kind for part of a debt; what is left of it all (A16)."""

    seat: int
    creditor: int
    amount: int
    left: int


@event
class DebtSettled(Event):
    seat: int


@event
class TradeProposed(Event):
    """An offer lies on the table, new or as a counter to the one before."""

    seat: int
    offer: Offer
    revision: int


@event
class TradeAnswered(Event):
    """What became of an offer. `answer`: accepted, refused, withdrawn, void, or blocked by the seat."""

    seat: int
    offer: Offer
    answer: str

    @property
    def agreed(self) -> bool:
        return self.answer == "accepted"


@event
class TradeVoteOpened(Event):
    """A seat's offer is agreed to but lopsided: `voters` must all allow it."""

    seat: int
    offer: Offer
    voters: tuple[int, ...]


@event
class TradeVoted(Event):
    seat: int
    offer: Offer
    allowed: bool

    @property
    def agreed(self) -> bool:
        return self.allowed


@event
class TradeDone(Event):
    offer: Offer


@event
class WentBankrupt(Event):
    """A seat is out. Creditors as in DebtOpened; `resigned` when it left of its own will."""

    seat: int
    creditors: tuple[int, ...]
    resigned: bool


@event
class EffectChosen(Event):
    seat: int
    option: int


@event
class MarkersMoved(Event):
    """Both Force markers moved, each by its own die and on to a space it may rest on. By side.

    `cause`: setup, or shift when the Force die showed it.
    """

    starts: tuple[int, int]
    ends: tuple[int, int]
    dice: tuple[int, int]
    cause: str


@event
class ContestOpened(Event):
    """A token stopped on a Force marker and must face it."""

    seat: int
    marker: int
    space: int


@event
class ForceRolled(Event):
    """The Force die was rolled for a contest; `face` as in DiceRolled."""

    seat: int
    face: int

    @property
    def chance(self) -> bool:
        return True


@event
class ContestWon(Event):
    """The face is that of the seat's own side: it may move the marker."""

    seat: int
    marker: int
    space: int
    face: int


@event
class ContestLost(Event):
    """The face is the shift or the other side's: the marker stays, and the stake is due to the bank."""

    seat: int
    marker: int
    space: int
    face: int
    stake: int


@event
class MarkerMoved(Event):
    """The winner of a contest moved the marker."""

    seat: int
    marker: int
    start: int
    end: int


@event
class MarkerLeft(Event):
    """The winner of a contest left the marker where it is."""

    seat: int
    marker: int
    space: int


@event
class LastRound(Event):
    """The game ends when this round is over."""

    round: int


@event
class GameEnded(Event):
    outcome: Outcome
