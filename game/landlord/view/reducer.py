"""How an event that has been seen changes what the table shows.

Folding every event of a game gives the real state's goods; until a note has landed the figures stay as they
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

Fold = Callable[[PresentedState, Event], None]
_FOLDS: dict[type[Event], Fold] = {}
E = TypeVar("E", bound=Event)


def fold(shown: PresentedState, event: Event) -> None:
    """Take one event that has been seen into the picture."""
    if (take := _FOLDS.get(type(event))) is not None:
        take(shown, event)


def _folds(
    kind: type[E],
) -> Callable[[Callable[[PresentedState, E], None]], Callable[[PresentedState, E], None]]:
    def register(fold: Callable[[PresentedState, E], None]) -> Callable[[PresentedState, E], None]:
        _FOLDS[kind] = fold  # type: ignore[assignment]
        return fold

    return register


@_folds(ev.DiceRolled)
def _dice(shown: PresentedState, event: ev.DiceRolled) -> None:
    shown.dice = event.dice


@_folds(ev.TurnStarted)
def _turn(shown: PresentedState, event: ev.TurnStarted) -> None:
    shown.turn, shown.round = event.seat, event.round
    shown.contest = None


@_folds(ev.TokenMoved)
def _token(shown: PresentedState, event: ev.TokenMoved) -> None:
    shown.position[event.seat] = event.end


@_folds(ev.CashMoved)
def _cash(shown: PresentedState, event: ev.CashMoved) -> None:
    for holder, cash in ((event.payer, event.payer_cash), (event.payee, event.payee_cash)):
        if holder == POT:
            shown.pot = cash
        elif holder != BANK:
            shown.cash[holder] = cash
    if event.reason == "force":
        shown.contest = None


@_folds(ev.DeedMoved)
def _deed(shown: PresentedState, event: ev.DeedMoved) -> None:
    shown.owner[event.space] = event.taker
    shown.mortgaged[event.space] = event.mortgaged


@_folds(ev.MortgageChanged)
def _mortgage(shown: PresentedState, event: ev.MortgageChanged) -> None:
    shown.mortgaged[event.space] = event.mortgaged


@_folds(ev.BuildingsChanged)
def _buildings(shown: PresentedState, event: ev.BuildingsChanged) -> None:
    shown.level[event.space] = event.level
    shown.houses_left, shown.hotels_left = event.houses_left, event.hotels_left


@_folds(ev.CardDrawn)
def _card(shown: PresentedState, event: ev.CardDrawn) -> None:
    shown.card = (event.deck, event.card)


@_folds(ev.JailCardMoved)
def _jail_card(shown: PresentedState, event: ev.JailCardMoved) -> None:
    card = (event.deck, event.card)
    if event.giver != BANK:
        shown.jail_cards[event.giver].remove(card)
    if event.taker != BANK:
        shown.jail_cards[event.taker].append(card)


@_folds(ev.Jailed)
def _jailed(shown: PresentedState, event: ev.Jailed) -> None:
    shown.jail[event.seat] = 0


@_folds(ev.JailThrowFailed)
def _jail_throw(shown: PresentedState, event: ev.JailThrowFailed) -> None:
    shown.jail[event.seat] = event.failures


@_folds(ev.LeftJail)
def _free(shown: PresentedState, event: ev.LeftJail) -> None:
    shown.jail[event.seat] = FREE


@_folds(ev.AuctionOpened)
def _lot(shown: PresentedState, event: ev.AuctionOpened) -> None:
    shown.lot = LotShown(event.space, event.bidders)


@_folds(ev.BidMade)
def _bid(shown: PresentedState, event: ev.BidMade) -> None:
    if shown.lot is not None:
        shown.lot.bids.append((event.seat, event.amount))


@_folds(ev.BidderDropped)
def _dropped(shown: PresentedState, event: ev.BidderDropped) -> None:
    if shown.lot is not None:
        shown.lot.dropped.append(event.seat)


@_folds(ev.AuctionEnded)
def _sold(shown: PresentedState, event: ev.AuctionEnded) -> None:
    shown.lot = None


@_folds(ev.RentOpened)
def _rent_opened(shown: PresentedState, event: ev.RentOpened) -> None:
    why = event.why or Why(())
    claim = Claim(event.claim, event.owner, event.seat, event.space, event.amount, event.throws, why)
    shown.claims.append(claim)


@_folds(ev.RentStillOpen)
def _still_open(shown: PresentedState, event: ev.RentStillOpen) -> None:
    shown.claims = [
        replace(claim, throws=event.throws) if claim.id == event.claim else claim for claim in shown.claims
    ]


@_folds(ev.RentClaimed)
def _claimed(shown: PresentedState, event: ev.RentClaimed) -> None:
    shown.claims = [claim for claim in shown.claims if claim.id != event.claim]


@_folds(ev.RentLost)
def _lost(shown: PresentedState, event: ev.RentLost) -> None:
    shown.claims = [claim for claim in shown.claims if claim.id != event.claim]


@_folds(ev.BuildingCalled)
def _called(shown: PresentedState, event: ev.BuildingCalled) -> None:
    shown.call = CallShown(event.seat, event.hotel, event.left, {event.seat: event.spaces}, list(event.asked))


@_folds(ev.BuildingWanted)
def _wanted(shown: PresentedState, event: ev.BuildingWanted) -> None:
    if shown.call is not None:
        shown.call.wants[event.seat] = event.spaces
        shown.call.waiting.remove(event.seat)


@_folds(ev.BuildingPassed)
def _passed(shown: PresentedState, event: ev.BuildingPassed) -> None:
    if shown.call is not None:
        shown.call.waiting.remove(event.seat)


@_folds(ev.BuildingCallEnded)
def _call_ended(shown: PresentedState, event: ev.BuildingCallEnded) -> None:
    shown.call = None


@_folds(ev.BuildingAuctionOpened)
def _building_lot(shown: PresentedState, event: ev.BuildingAuctionOpened) -> None:
    kind = "hotel" if event.hotel else "house"
    shown.lot = LotShown(-1, event.bidders, building=kind, start=event.start, left=event.left)
    shown.lot.streets = dict(zip(event.bidders, event.spaces, strict=True))


@_folds(ev.TradeProposed)
def _proposed(shown: PresentedState, event: ev.TradeProposed) -> None:
    shown.offer = event.offer


@_folds(ev.TradeAnswered)
def _answered(shown: PresentedState, event: ev.TradeAnswered) -> None:
    if event.answer != "accepted":
        shown.offer = None


@_folds(ev.TradeDone)
def _traded(shown: PresentedState, event: ev.TradeDone) -> None:
    shown.offer = None


@_folds(ev.WentBankrupt)
def _bankrupt(shown: PresentedState, event: ev.WentBankrupt) -> None:
    shown.out[event.seat] = True
    shown.jail[event.seat] = FREE
    if shown.call is not None:
        shown.call = shown.call.without(event.seat)


@_folds(ev.DebtOpened)
def _debt(shown: PresentedState, event: ev.DebtOpened) -> None:
    if event.reason == "force":
        shown.contest = None


@_folds(ev.DeedOffered)
def _offered(shown: PresentedState, event: ev.DeedOffered) -> None:
    shown.contest = None  # of one that was won where no space was free


@_folds(ev.CountersMoved)
def _counters(shown: PresentedState, event: ev.CountersMoved) -> None:
    shown.counters = event.ends


@_folds(ev.ContestOpened)
def _contest(shown: PresentedState, event: ev.ContestOpened) -> None:
    shown.contest = ContestShown(event.seat, event.counter, event.space)


@_folds(ev.ForceThrown)
def _force_thrown(shown: PresentedState, event: ev.ForceThrown) -> None:
    if shown.contest is not None:
        shown.contest.face = event.face


@_folds(ev.ContestWon)
def _contest_won(shown: PresentedState, event: ev.ContestWon) -> None:
    shown.contest = ContestShown(event.seat, event.counter, event.space, event.face, True)


@_folds(ev.ContestLost)
def _contest_lost(shown: PresentedState, event: ev.ContestLost) -> None:
    shown.contest = ContestShown(event.seat, event.counter, event.space, event.face, False)


@_folds(ev.CounterMoved)
def _counter_placed(shown: PresentedState, event: ev.CounterMoved) -> None:
    places = list(shown.counters)
    places[event.counter] = event.end
    shown.counters, shown.contest = tuple(places), None


@_folds(ev.CounterLeft)
def _counter_left(shown: PresentedState, event: ev.CounterLeft) -> None:
    shown.contest = None


@_folds(ev.LastRound)
def _last_round(shown: PresentedState, event: ev.LastRound) -> None:
    shown.last_round = event.round


@_folds(ev.GameEnded)
def _ended(shown: PresentedState, event: ev.GameEnded) -> None:
    shown.outcome = event.outcome
    shown.claims = []
