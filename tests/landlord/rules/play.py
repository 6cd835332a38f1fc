"""Random play, and the laws that hold at every step of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.engine.command import Command
from game.engine.event import Event
from game.landlord.rules import commands as c
from game.landlord.rules.deeds import shortage
from game.landlord.rules.events import CashMoved
from game.landlord.rules.frames import Auction, BuildingCall, Negotiation
from game.landlord.rules.legal import answers
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import GameMode
from game.landlord.rules.questions.dues import debt, trade
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import BANK, LandlordState

CALLS_TIME = 0.01  # the chance, before each command of a timed game, that time is over
# Games end sooner when little is sold without need.
_LIKELY = {c.Resign: 0.01, c.SellBuilding: 0.1, c.SellGroup: 0.02, c.Mortgage: 0.1}


def random_offer(state: LandlordState, seat: int, chance: random.Random) -> c.Offer | None:
    """Some offer that the rules let this seat make, or None when none was found in a few tries."""
    others = [s for s in range(state.seats) if s != seat and not state.out[s]]
    for _ in range(4):
        chosen = chance.sample(others, min(len(others), chance.choice((1, 1, 1, 2))))
        transfers = []
        for other in chosen:
            for giver, taker in ((seat, other), (other, seat)):
                deeds = [space for space in state.ruleset.deeds if state.owner[space] == giver]
                given = tuple(chance.sample(deeds, min(len(deeds), chance.choice((0, 1, 1, 2)))))
                cards = tuple(card for card in state.jail_cards[giver] if chance.random() < 0.3)
                cash = chance.choice((0, 0, state.cash[giver] // 7, state.cash[giver] // 2))
                relief = chance.choice((0, 0, 40)) if debt.open_now(state) else 0
                if cash or given or cards or relief:
                    transfers.append(c.Transfer(giver, taker, cash, given, cards, relief))
        offer = c.Offer(tuple(transfers))
        if trade.check_offer(state, seat, offer) is None:
            return offer
    return None


def random_command(state: LandlordState, chance: random.Random, eager: float = 0.2) -> Command:
    """An answer to what is asked or, now and then (`eager`), anything that any seat may do."""
    seat = chance.choice(LANDLORD.waiting_on(state))
    if chance.random() < eager:
        seat = chance.choice([s for s in range(state.seats) if not state.out[s]])
        legal = LANDLORD.legal_commands(state, seat)
        legal = [command for command in legal if chance.random() < _LIKELY.get(type(command), 1)]
        legal += _random_openings(state, seat, chance)
    else:
        legal = answers(state, seat)
        if isinstance(state.stack[-1], Auction | Negotiation | BuildingCall):
            legal += _random_openings(state, seat, chance)
    return chance.choice(legal) if legal else random_command(state, chance, eager=0.0)


def _random_openings(state: LandlordState, seat: int, chance: random.Random) -> list[Command]:
    found: list[Command] = []
    for opening in LANDLORD.openings(state, seat):
        if opening.kind == "Bid":
            high = min(opening.high, opening.low + chance.choice((0, 5, 40, 200)))
            found += [c.Bid(seat, chance.randint(opening.low, high))] * 2
        elif opening.kind == "WantBuilding":
            found += [*wishes(state, seat, chance.randint(opening.low, opening.high))] * 2
        elif (offer := random_offer(state, seat, chance)) is not None:
            kinds = {"ProposeTrade": c.ProposeTrade, "CounterTrade": c.CounterTrade}
            command = kinds[opening.kind](seat, offer)
            if LANDLORD.check(state, command) is None:
                found.append(command)
    return found


def wishes(state: LandlordState, seat: int, count: int) -> list[c.WantBuilding]:
    """What a seat may say that wants this many of the bank's last houses, or hotels."""
    spread = [c.WantBuilding(seat, shortage.spread(state, seat, hotel, count)) for hotel in (False, True)]
    return [wish for wish in spread if LANDLORD.check(state, wish) is None]


def random_game(
    ruleset: Ruleset, seats: int, seed: int, limit: int = 20_000, eager: float = 0.2
) -> Iterator[tuple[LandlordState, Command | None, list[Event]]]:
    """Play at random: the state after each command, the command, and what it caused."""
    chance = random.Random(seed)
    state, log = LANDLORD.new(ruleset, seats, seed)
    yield state, None, log
    for _ in range(limit):
        if state.outcome is not None:
            return
        command = random_command(state, chance, eager)
        if state.ruleset.options.mode is GameMode.TIMED and chance.random() < CALLS_TIME:
            call = c.CallTime(c.TABLE)
            command = command if LANDLORD.check(state, call) else call
        refusal = LANDLORD.check(state, command)
        assert refusal is None, (command, refusal)
        yield state, command, LANDLORD.apply(state, command)


def bank_paid_out(log: list[Event]) -> int:
    """What the bank paid to seats, less what seats paid to it."""
    total = 0
    for event in log:
        if isinstance(event, CashMoved):
            total += event.amount * ((event.payer == BANK) - (event.payee == BANK))
    return total


def violations(state: LandlordState) -> list[str]:
    """Laws that a state breaks; none in a sound game."""
    rules = state.ruleset
    hotel = rules.hotel_level
    houses = sum(level for level in state.level if level < hotel)
    found = []
    if min(state.cash) < 0:
        found.append("a seat holds less than nothing")
    if houses + state.houses_left != rules.houses or state.houses_left < 0:
        found.append("houses are not conserved")
    if state.level.count(hotel) + state.hotels_left != rules.hotels or state.hotels_left < 0:
        found.append("hotels are not conserved")
    for deck, pile in enumerate(state.piles):
        held = [card for cards in state.jail_cards for d, card in cards if d == deck]
        if sorted(pile + held) != list(range(len(rules.decks[deck].cards))):
            found.append(f"cards of deck {deck} are not conserved")
    for group in rules.groups:
        levels = [state.level[space] for space in group.members]
        if max(levels) - min(levels) > 1 and not rules.options.uneven_building:
            found.append(f"{group.id} is not evenly built")
        if any(levels) and (
            len({state.owner[s] for s in group.members}) > 1 or any(state.mortgaged[s] for s in group.members)
        ):
            found.append(f"{group.id} is built but not whole and free of mortgage")
    for space in range(rules.size):
        if state.owner[space] == BANK and (state.level[space] or state.mortgaged[space]):
            found.append(f"space {space} is the bank's but built or mortgaged")
        if state.owner[space] != BANK and (state.out[state.owner[space]] or space not in rules.deeds):
            found.append(f"space {space} has an owner who can't own it")
    for seat, out in enumerate(state.out):
        if out and (state.cash[seat] or state.jail_cards[seat]):
            found.append(f"seat {seat} is out but still has goods")
    markers = 2 if rules.force is not None else 0
    if len(state.markers) != markers or not set(state.markers) <= set(rules.deeds):
        found.append("a marker rests where nothing can be bought")
    waiting = LANDLORD.waiting_on(state)
    if (state.outcome is None) != bool(waiting) or any(state.out[seat] for seat in waiting):
        found.append("nobody in the game is waited on")
    return found
