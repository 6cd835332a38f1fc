"""How an event that has been seen changes what the table shows.

Applying every event of a game gives the real state's goods; until a note has landed the figures stay as they
were, so that nothing on screen spoils the dice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from game.engine.event import Event, Why
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK, FREE, POT, Claim
from game.landlord.view.presented import CallShown, ContestShown, LotShown, PresentedState

Reducer = Callable[[PresentedState, Event], None]
_REDUCERS: dict[type[Event], Reducer] = {}
E = TypeVar("E", bound=Event)


def apply_event(shown: PresentedState, event: Event) -> None:
    """Take one event that has been seen into the picture."""
    if (reducer := _REDUCERS.get(type(event))) is not None:
        reducer(shown, event)


def _applied_by(
    kind: type[E],
) -> Callable[[Callable[[PresentedState, E], None]], Callable[[PresentedState, E], None]]:
    def register(reducer: Callable[[PresentedState, E], None]) -> Callable[[PresentedState, E], None]:
        _REDUCERS[kind] = reducer  # type: ignore[assignment]
        return reducer

    return register


@_applied_by(ev.DiceRolled)
def _dice(shown: PresentedState, event: ev.DiceRolled) -> None:
    shown.dice = event.dice


@_applied_by(ev.TurnStarted)
def _turn(shown: PresentedState, event: ev.TurnStarted) -> None:
    shown.turn, shown.round = event.seat, event.round
    shown.contest = None


@_applied_by(ev.TokenMoved)
def _token(shown: PresentedState, event: ev.TokenMoved) -> None:
    shown.position[event.seat] = event.end


@_applied_by(ev.CashMoved)
def _cash(shown: PresentedState, event: ev.CashMoved) -> None:
    for holder, cash in ((event.payer, event.payer_cash), (event.payee, event.payee_cash)):
        if holder == POT:
            shown.pot = cash
        elif holder != BANK:
            shown.cash[holder] = cash
    if event.reason == "force":
        shown.contest = None


@_applied_by(ev.DeedMoved)
def _deed(shown: PresentedState, event: ev.DeedMoved) -> None:
    shown.owner[event.space] = event.taker
    shown.mortgaged[event.space] = event.mortgaged


@_applied_by(ev.MortgageChanged)
def _mortgage(shown: PresentedState, event: ev.MortgageChanged) -> None:
    shown.mortgaged[event.space] = event.mortgaged


@_applied_by(ev.BuildingsChanged)
def _buildings(shown: PresentedState, event: ev.BuildingsChanged) -> None:
    shown.level[event.space] = event.level
    shown.houses_left, shown.hotels_left = event.houses_left, event.hotels_left


@_applied_by(ev.CardDrawn)
def _card(shown: PresentedState, event: ev.CardDrawn) -> None:
    shown.card = (event.deck, event.card)


@_applied_by(ev.JailCardMoved)
def _jail_card(shown: PresentedState, event: ev.JailCardMoved) -> None:
    card = (event.deck, event.card)
    if event.giver != BANK:
        shown.jail_cards[event.giver].remove(card)
    if event.taker != BANK:
        shown.jail_cards[event.taker].append(card)


@_applied_by(ev.Jailed)
def _jailed(shown: PresentedState, event: ev.Jailed) -> None:
    shown.jail[event.seat] = 0


@_applied_by(ev.JailRollFailed)
def _jail_roll(shown: PresentedState, event: ev.JailRollFailed) -> None:
    shown.jail[event.seat] = event.failures


@_applied_by(ev.LeftJail)
def _free(shown: PresentedState, event: ev.LeftJail) -> None:
    shown.jail[event.seat] = FREE


@_applied_by(ev.AuctionOpened)
def _lot(shown: PresentedState, event: ev.AuctionOpened) -> None:
    shown.lot = LotShown(event.space, event.bidders)


@_applied_by(ev.BidMade)
def _bid(shown: PresentedState, event: ev.BidMade) -> None:
    if shown.lot is not None:
        shown.lot.bids.append((event.seat, event.amount))


@_applied_by(ev.BidderDropped)
def _dropped(shown: PresentedState, event: ev.BidderDropped) -> None:
    if shown.lot is not None:
        shown.lot.dropped.append(event.seat)


@_applied_by(ev.AuctionEnded)
def _sold(shown: PresentedState, event: ev.AuctionEnded) -> None:
    shown.lot = None


@_applied_by(ev.RentOpened)
def _rent_opened(shown: PresentedState, event: ev.RentOpened) -> None:
    why = event.why or Why(())
    claim = Claim(event.claim, event.owner, event.seat, event.space, event.amount, event.rolls, why)
    shown.claims.append(claim)


@_applied_by(ev.RentStillOpen)
def _still_open(shown: PresentedState, event: ev.RentStillOpen) -> None:
    shown.claims = [
        replace(claim, rolls=event.rolls) if claim.id == event.claim else claim for claim in shown.claims
    ]


@_applied_by(ev.RentClaimed)
def _claimed(shown: PresentedState, event: ev.RentClaimed) -> None:
    shown.claims = [claim for claim in shown.claims if claim.id != event.claim]


@_applied_by(ev.RentLost)
def _lost(shown: PresentedState, event: ev.RentLost) -> None:
    shown.claims = [claim for claim in shown.claims if claim.id != event.claim]


@_applied_by(ev.BuildingCalled)
def _called(shown: PresentedState, event: ev.BuildingCalled) -> None:
    shown.call = CallShown(event.seat, event.hotel, event.left, {event.seat: event.spaces}, list(event.asked))


@_applied_by(ev.BuildingWanted)
def _wanted(shown: PresentedState, event: ev.BuildingWanted) -> None:
    if shown.call is not None:
        shown.call.wants[event.seat] = event.spaces
        shown.call.waiting.remove(event.seat)


@_applied_by(ev.BuildingPassed)
def _passed(shown: PresentedState, event: ev.BuildingPassed) -> None:
    if shown.call is not None:
        shown.call.waiting.remove(event.seat)


@_applied_by(ev.BuildingCallEnded)
def _call_ended(shown: PresentedState, event: ev.BuildingCallEnded) -> None:
    shown.call = None


@_applied_by(ev.BuildingAuctionOpened)
def _building_lot(shown: PresentedState, event: ev.BuildingAuctionOpened) -> None:
    kind = "hotel" if event.hotel else "house"
    shown.lot = LotShown(-1, event.bidders, building=kind, start=event.start, left=event.left)
    shown.lot.streets = dict(zip(event.bidders, event.spaces, strict=True))


@_applied_by(ev.TradeProposed)
def _proposed(shown: PresentedState, event: ev.TradeProposed) -> None:
    shown.offer = event.offer


@_applied_by(ev.TradeAnswered)
def _answered(shown: PresentedState, event: ev.TradeAnswered) -> None:
    if event.answer != "accepted":
        shown.offer = None


@_applied_by(ev.TradeDone)
def _traded(shown: PresentedState, event: ev.TradeDone) -> None:
    shown.offer = None


@_applied_by(ev.WentBankrupt)
def _bankrupt(shown: PresentedState, event: ev.WentBankrupt) -> None:
    shown.out[event.seat] = True
    shown.jail[event.seat] = FREE
    if shown.call is not None:
        shown.call = shown.call.without(event.seat)


@_applied_by(ev.DebtOpened)
def _debt(shown: PresentedState, event: ev.DebtOpened) -> None:
    if event.reason == "force":
        shown.contest = None


@_applied_by(ev.DeedOffered)
def _offered(shown: PresentedState, event: ev.DeedOffered) -> None:
    shown.contest = None  # of one that was won where no space was free


@_applied_by(ev.MarkersMoved)
def _markers(shown: PresentedState, event: ev.MarkersMoved) -> None:
    shown.markers = event.ends


@_applied_by(ev.ContestOpened)
def _contest(shown: PresentedState, event: ev.ContestOpened) -> None:
    shown.contest = ContestShown(event.seat, event.marker, event.space)


@_applied_by(ev.ForceRolled)
def _force_rolled(shown: PresentedState, event: ev.ForceRolled) -> None:
    if shown.contest is not None:
        shown.contest.face = event.face


@_applied_by(ev.ContestWon)
def _contest_won(shown: PresentedState, event: ev.ContestWon) -> None:
    shown.contest = ContestShown(event.seat, event.marker, event.space, event.face, True)


@_applied_by(ev.ContestLost)
def _contest_lost(shown: PresentedState, event: ev.ContestLost) -> None:
    shown.contest = ContestShown(event.seat, event.marker, event.space, event.face, False)


@_applied_by(ev.MarkerMoved)
def _marker_placed(shown: PresentedState, event: ev.MarkerMoved) -> None:
    places = list(shown.markers)
    places[event.marker] = event.end
    shown.markers, shown.contest = tuple(places), None


@_applied_by(ev.MarkerLeft)
def _marker_left(shown: PresentedState, event: ev.MarkerLeft) -> None:
    shown.contest = None


@_applied_by(ev.LastRound)
def _last_round(shown: PresentedState, event: ev.LastRound) -> None:
    shown.last_round = event.round


@_applied_by(ev.GameEnded)
def _ended(shown: PresentedState, event: ev.GameEnded) -> None:
    shown.outcome = event.outcome
    shown.claims = []
