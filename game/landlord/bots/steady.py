"""The steady player: buys sensibly, keeps a reserve, completes groups, builds, and trades fairly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from game.engine.command import Command
from game.landlord.bots import haunting, investing, raising, trading
from game.landlord.bots.holdings import holdings
from game.landlord.bots.memory import Memory
from game.landlord.bots.valuation import building_worth, deed_worth
from game.landlord.rules import commands as c
from game.landlord.rules import frames as f
from game.landlord.rules import legal
from game.landlord.rules.deeds import shortage
from game.landlord.rules.deeds.mortgage import redemption
from game.landlord.rules.deeds.worth import taxable_worth
from game.landlord.rules.effect import Effect
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.questions.dues import auction
from game.landlord.rules.questions.dues.trade import check_offer
from game.landlord.rules.state import FREE, LandlordState

roll_dice, end_turn = cache(c.RollDice), cache(c.EndTurn)  # given in every turn

TALK_EVERY = 3  # of so many turns, by the count of commands, a seat thinks of an offer in one
DANGER = 3  # houses on a rival's street that make jail a good place to stay


class Steady:
    """A decent player who thinks quickly and always does the same in the same position.

    What needs no thought, such as a roll, gets the first answer there is.
    """

    public_only = True

    def decide(self, seen: LandlordState, seat: int, memory: Memory) -> Command:
        frame = seen.stack[-1]
        decision = _DECISIONS.get(type(frame))
        return decision(self, seen, seat, frame, memory) if decision else legal.answers(seen, seat)[0]

    # --- the turn ------------------------------------------------------------------------------------------

    def turn(self, state: LandlordState, seat: int, turn: f.Turn, memory: Memory) -> Command:
        if turn.rolled:
            step = investing.next_step(state, seat)
            return end_turn(seat) if step is None else self._invest(state, seat, step)
        if state.jail[seat] != FREE:
            return self._leave_jail(state, seat)
        if turn.doubles == 0 and state.seq % TALK_EVERY == 0:
            proposal = self._proposal(state, seat, memory)
            if proposal is not None:
                return proposal
        return roll_dice(seat)

    def _invest(self, state: LandlordState, seat: int, step: c.Build | c.Redeem) -> Command:
        """One step, or all it would build when others may want the bank's last buildings."""
        if type(step) is c.Redeem:
            return step
        hotel = shortage.is_hotel(state, step.space)
        if not shortage.rivals(state, seat, hotel):
            return step
        return c.WantBuilding(seat, investing.wishes(state, seat, hotel))

    def want(self, state: LandlordState, seat: int, call: f.BuildingCall, memory: Memory) -> Command:
        """As many of the last buildings as it would put up now."""
        wishes = investing.wishes(state, seat, call.hotel)
        return c.WantBuilding(seat, wishes) if wishes else c.PassBuilding(seat)

    def bid_building(
        self, state: LandlordState, seat: int, lot: f.BuildingAuction, memory: Memory
    ) -> Command:
        """In steps of a tenth of the price, up to its worth or what the reserve leaves."""
        sale = state.stack[-2]
        assert isinstance(sale, f.BuildingSale)
        space = sale.wants[seat][0]
        spare = state.cash[seat] - investing.reserve(state, seat)
        limit = min(building_worth(state, seat, space), max(spare, min(state.cash[seat], lot.start)))
        lowest = auction.lowest_bid(state, lot)
        if lowest > limit:
            return c.DropOut(seat)
        bid = min(limit, max(lowest, lot.high + state.ruleset.house_costs[space] // 10))
        return c.Bid(seat, state.ruleset.floored(bid))

    def interrupt(self, seen: LandlordState, seat: int) -> Command | None:
        """Never forgets a rent."""
        return next((c.ClaimRent(seat, claim.id) for claim in seen.claims if claim.owner == seat), None)

    def _leave_jail(self, state: LandlordState, seat: int) -> Command:
        """Out while there are deeds to buy; in while the streets are dangerous."""
        earns = state.ruleset.options.no_rent_in_jail and max(state.level) > 0
        if holdings(state).free < 3 and max(state.level) >= DANGER and not earns:
            return c.RollDice(seat)
        if state.jail_cards[seat]:
            return c.UseJailCard(seat)
        rules = state.ruleset
        if (
            state.jail[seat] < rules.options.fine_rolls
            and state.cash[seat] >= rules.jail_fine + rules.going_rate
        ):
            return c.PayFine(seat)
        return c.RollDice(seat)

    # --- buying --------------------------------------------------------------------------------------------

    def buy(self, state: LandlordState, seat: int, offer: f.BuyOffer, memory: Memory) -> Command:
        """At the price if it is worth it and leaves enough; deeds that matter also by mortgaging others."""
        price, cash = state.ruleset.spaces[offer.space].price, state.cash[seat]
        if cash - price >= state.ruleset.going_rate * 2:
            return c.BuyDeed(seat)
        worth = deed_worth(state, seat, offer.space)
        matters = worth > 1.5 * price
        if cash >= price:
            return (
                c.BuyDeed(seat)
                if matters or cash - price >= investing.reserve(state, seat) // 2
                else c.DeclineDeed(seat)
            )
        if matters and raising.spare(state, seat) >= price - cash:
            return raising.next_step(state, seat) or c.DeclineDeed(seat)
        return c.DeclineDeed(seat)

    def bid(self, state: LandlordState, seat: int, lot: f.Auction, memory: Memory) -> Command:
        """From half the price in steps of a tenth, up to its worth or what the reserve leaves."""
        price = state.ruleset.spaces[lot.space].price
        worth, cash = deed_worth(state, seat, lot.space), state.cash[seat]
        keep = 0 if worth > 1.5 * price else investing.reserve(state, seat) // 2
        limit = min(worth, max(cash - keep, min(cash, price // 2)))
        lowest = auction.lowest_bid(state, lot)
        if lowest > limit:
            return c.DropOut(seat)
        bid = min(limit, max(lowest, price // 2, lot.high + price // 10))
        return c.Bid(seat, state.ruleset.floored(bid))

    # --- trading -------------------------------------------------------------------------------------------

    def _proposal(self, state: LandlordState, seat: int, memory: Memory) -> Command | None:
        """The first exchange that would help this seat and that the partner should agree to."""
        exchanges = holdings(state).exchanges(seat)
        if not exchanges or state.offers_made[seat] >= state.ruleset.options.offers_between_rolls:
            return None
        for exchange in exchanges:
            if memory.is_fresh(exchange.deal(seat)):
                offer = trading.fair(state, seat, exchange)
                if offer is not None and check_offer(state, seat, offer) is None:
                    return c.ProposeTrade(seat, offer)
        return None

    def answer(self, state: LandlordState, seat: int, negotiation: f.Negotiation, memory: Memory) -> Command:
        return trading.answer(state, seat)

    def vote(self, state: LandlordState, seat: int, vote: f.TradeVote, memory: Memory) -> Command:
        return trading.vote(state, seat)

    # --- having to -----------------------------------------------------------------------------------------

    def move_marker(self, state: LandlordState, seat: int, choice: f.MarkerChoice, memory: Memory) -> Command:
        return haunting.choose(state, seat, choice)

    def raise_cash(self, state: LandlordState, seat: int, debt: f.Debt, memory: Memory) -> Command:
        return raising.next_step(state, seat) or c.DeclareBankruptcy(seat)

    def last_fine(self, state: LandlordState, seat: int, frame: f.LastFine, memory: Memory) -> Command:
        return c.UseJailCard(seat)

    def inherit(self, state: LandlordState, seat: int, frame: f.Inherited, memory: Memory) -> Command:
        """Lifted at once if it belongs to a whole group, for it would cost the interest twice."""
        space = frame.spaces[0]
        whole = all(state.owner[other] == seat for other in state.ruleset.members[space])
        lift = c.Redeem(seat, space)
        if whole and state.cash[seat] >= redemption(state, space) + investing.reserve(state, seat):
            return lift if LANDLORD.check(state, lift) is None else c.KeepMortgaged(seat, space)
        return c.KeepMortgaged(seat, space)

    def choose_tax(self, state: LandlordState, seat: int, tax: f.TaxChoice, memory: Memory) -> Command:
        space = state.ruleset.spaces[tax.space]
        return c.ChooseEffect(seat, int(taxable_worth(state, seat) * space.percent // 100 < space.amount))

    def choose(self, state: LandlordState, seat: int, choice: f.EffectChoice, memory: Memory) -> Command:
        others = state.out.count(False) - 1
        return c.ChooseEffect(seat, int(_money(choice.second, others) > _money(choice.first, others)))


def _money(effects: Iterable[Effect], others: int) -> int:
    """What a card's verbs bring in money, as far as they name it."""
    return sum(effect.gain(others) for effect in effects)


_DECISIONS: dict[type, Callable[[Steady, LandlordState, int, Any, Memory], Command]] = {
    f.Turn: Steady.turn,
    f.LastFine: Steady.last_fine,
    f.TaxChoice: Steady.choose_tax,
    f.EffectChoice: Steady.choose,
    f.MarkerChoice: Steady.move_marker,
    f.BuyOffer: Steady.buy,
    f.Auction: Steady.bid,
    f.BuildingCall: Steady.want,
    f.BuildingAuction: Steady.bid_building,
    f.Debt: Steady.raise_cash,
    f.Inherited: Steady.inherit,
    f.Negotiation: Steady.answer,
    f.TradeVote: Steady.vote,
}
