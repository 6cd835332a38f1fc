"""Which panel belongs to what is being asked."""

from __future__ import annotations

from game.rules.classic.frames import (
    BuyOffer,
    EffectChoice,
    Inherited,
    LastFine,
    OpeningThrow,
    TaxChoice,
    TradeVote,
    Turn,
)
from game.rules.classic.state import FREE
from game.view.hud.meanwhile import Meanwhile
from game.view.panels import (
    act,
    buy,
    card,
    choice,
    claims,
    dealing,
    first_throw,
    inherited,
    jail,
    throw,
    vote,
    watch,
)
from game.view.panels.panel import Host, Panel


def pick(host: Host, meanwhile: Meanwhile) -> Panel:
    """The panel for what is asked; rents that may be claimed are shown where it leaves the room."""
    panel = _asked(host, meanwhile)
    roomy = isinstance(panel, act.Act | throw.Throw | watch.Watch)
    return claims.Claims(host, panel) if roomy and host.session.open_claims else panel


def _asked(host: Host, meanwhile: Meanwhile) -> Panel:
    """The panel for the open question, or for watching while nothing is asked of anyone at the screen."""
    session = host.session
    if session.holding is not None:
        return card.Card(host, session.holding)
    if dealing.dealing(session):
        return dealing.Dealing(host)
    seat = session.decider
    if seat is None and first_throw.undecided(session):
        return first_throw.FirstThrow(host, -1)
    if seat is None:
        return watch.Watch(host, session.shown.turn)
    match session.frame:
        case OpeningThrow():
            return first_throw.FirstThrow(host, seat)
        case Turn(thrown=True) as turn:
            return act.Act(host, turn)
        case Turn() as turn if session.shown.jail[turn.seat] != FREE:
            return jail.Jail(host, turn)
        case Turn() as turn:
            return throw.Throw(host, turn, meanwhile)
        case BuyOffer() as offer:
            return buy.Buy(host, offer)
        case EffectChoice() | TaxChoice() | LastFine() as frame:
            return choice.TwoWays(host, frame)
        case Inherited() as frame:
            return inherited.Inherited(host, frame)
        case TradeVote() as frame:
            return vote.Vote(host, frame, seat)
    return watch.Watch(host, session.shown.turn)
