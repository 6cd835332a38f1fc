"""Which panel belongs to what is being asked."""

from __future__ import annotations

from game.landlord.rules.events import CardDrawn, ContestLost, MarkersMoved
from game.landlord.rules.frames import (
    BuyOffer,
    Contest,
    EffectChoice,
    Inherited,
    LastFine,
    MarkerChoice,
    OpeningRoll,
    TaxChoice,
    TradeVote,
    Turn,
)
from game.landlord.rules.state import FREE
from game.landlord.view.hud.meanwhile import Meanwhile
from game.landlord.view.panels import act
from game.landlord.view.panels.ask import (
    buy,
    choice,
    claims,
    contest,
    first_roll,
    inherited,
    jail,
    place,
    roll,
    vote,
)
from game.landlord.view.panels.panel import Host, Panel
from game.landlord.view.panels.show import card, dealing, shift, watch


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
    match session.frame:
        case OpeningRoll():
            return first_roll.FirstRoll(host, seat)
        case Turn(rolled=True) as turn:
            return act.Act(host, turn)
        case Turn() as turn if session.shown.jail[turn.seat] != FREE:
            return jail.Jail(host, turn)
        case Turn() as turn:
            return roll.Roll(host, turn, meanwhile)
        case Contest() if session.contest is not None:
            return contest.Face(host, session.contest, asked=True)
        case MarkerChoice() as choose:
            return place.Place(host, choose)
        case BuyOffer() as offer:
            return buy.Buy(host, offer)
        case EffectChoice() | TaxChoice() | LastFine() as frame:
            return choice.TwoWays(host, frame)
        case Inherited() as frame:
            return inherited.Inherited(host, frame)
        case TradeVote() as frame:
            return vote.Vote(host, frame, seat)
    return watch.Watch(host, session.shown.turn)


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
