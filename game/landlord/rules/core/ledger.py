"""The only writer of goods; every write that can be seen emits exactly one event with what resulted."""

from __future__ import annotations

from game.engine.event import Event, Why
from game.engine.protocol import Outcome
from game.landlord.rules import events as e
from game.landlord.rules.core import chance
from game.landlord.rules.state import BANK, FREE, POT, LandlordState


class Overdrawn(RuntimeError):
    """A rule tried to move money that isn't there: a defect of that rule."""


def pay(
    state: LandlordState,
    log: list[Event],
    payer: int,
    payee: int,
    amount: int,
    reason: str,
    about: int = -1,
    why: Why | None = None,
) -> None:
    """Move money between seats, the bank and the pot; nothing happens when the amount is 0."""
    if amount <= 0:
        if amount < 0:
            raise Overdrawn(f"{amount} can't be paid")
        return
    cash = state.cash
    payer_cash = payee_cash = 0
    if payer >= 0:
        payer_cash = cash[payer] - amount
        if payer_cash < 0:
            raise Overdrawn(f"seat {payer} can't pay {amount}")
        cash[payer] = payer_cash
    elif payer == POT:
        payer_cash = state.pot - amount
        if payer_cash < 0:
            raise Overdrawn(f"the pot can't pay {amount}")
        state.pot = payer_cash
    if payee >= 0:
        payee_cash = cash[payee] = cash[payee] + amount
    elif payee == POT:
        payee_cash = state.pot = state.pot + amount
    moved = e.CashMoved(payer, payee, amount, payer_cash, payee_cash, reason, about)
    moved.why = why
    log.append(moved)


def move_deed(
    state: LandlordState, log: list[Event], space: int, taker: int, reason: str, why: Why | None = None
) -> None:
    giver = state.owner[space]
    state.owner[space] = taker
    log.append(e.DeedMoved(space, giver, taker, state.mortgaged[space], reason, why=why))


def set_mortgage(state: LandlordState, log: list[Event], space: int, mortgaged: bool) -> None:
    state.mortgaged[space] = mortgaged
    log.append(e.MortgageChanged(space, state.owner[space], mortgaged))


def set_level(state: LandlordState, log: list[Event], space: int, level: int) -> None:
    """Put up or take down buildings; they come from and go to the bank's stock."""
    before = state.level[space]
    hotel = state.ruleset.hotel_level
    state.houses_left += (before if before < hotel else 0) - (level if level < hotel else 0)
    state.hotels_left += (before == hotel) - (level == hotel)
    state.level[space] = level
    log.append(
        e.BuildingsChanged(space, state.owner[space], before, level, state.houses_left, state.hotels_left)
    )


def roll(
    state: LandlordState, log: list[Event], seat: int, purpose: str, doubles: int = 0, face: int = -1
) -> tuple[int, int]:
    """Two dice; a double of a turn's own roll counts as one more than the `doubles` before.

    `face` is what the Force die shows that falls with them, if there is one.
    """
    dice = first, second = chance.dice(state)
    if purpose == "move" and first == second:
        doubles += 1
    log.append(e.DiceRolled(seat, dice, purpose, doubles, face))
    return dice


def lay_out_markers(state: LandlordState, start: tuple[int, int]) -> None:
    """Both Force markers in their corners, before anything is seen."""
    state.markers = start


def move_markers(
    state: LandlordState, log: list[Event], ends: tuple[int, int], dice: tuple[int, int], cause: str, why: Why
) -> None:
    """Both Force markers at once, each by its own die."""
    first, second = state.markers
    state.markers = ends
    log.append(e.MarkersMoved((first, second), ends, dice, cause, why=why))


def place_marker(state: LandlordState, log: list[Event], seat: int, marker: int, end: int) -> None:
    """A winner puts a Force marker elsewhere."""
    markers = list(state.markers)
    start, markers[marker] = markers[marker], end
    state.markers = tuple(markers)
    log.append(e.MarkerMoved(seat, marker, start, end, why=Why(("force.placed",))))


def move(state: LandlordState, log: list[Event], seat: int, end: int, steps: int, how: str) -> None:
    start = state.position[seat]
    state.position[seat] = end
    log.append(e.TokenMoved(seat, start, end, steps, how))


def pass_go(state: LandlordState, seat: int) -> None:
    """The token has been round once."""
    state.passed_go[seat] = True


def jail(state: LandlordState, log: list[Event], seat: int, cause: str, *, why: Why | None) -> None:
    state.jail[seat] = 0
    log.append(e.Jailed(seat, cause, why=why))


def fail_roll(state: LandlordState, log: list[Event], seat: int) -> None:
    state.jail[seat] += 1
    log.append(e.JailRollFailed(seat, state.jail[seat]))


def free(state: LandlordState, log: list[Event], seat: int, how: str) -> None:
    state.jail[seat] = FREE
    log.append(e.LeftJail(seat, how))


def shuffle_piles(state: LandlordState) -> None:
    """Every deck as it is laid down."""
    for pile in state.piles:
        chance.shuffle(state, pile)


def sort_piles(state: LandlordState) -> None:
    """So that the order of a deck tells nothing."""
    for pile in state.piles:
        pile.sort()


def draw(state: LandlordState, log: list[Event], seat: int, deck: int) -> int:
    """Turn up the top card; it goes under the deck, and a jail card is taken from there when it is kept."""
    pile = state.piles[deck]
    card = pile.pop(0)
    pile.append(card)
    log.append(e.CardDrawn(seat, deck, card))
    return card


def move_jail_card(
    state: LandlordState, log: list[Event], deck: int, card: int, giver: int, taker: int
) -> None:
    """A jail card changes hands; BANK is its deck, where it goes to the bottom."""
    if giver == BANK:
        state.piles[deck].remove(card)
    else:
        state.jail_cards[giver].remove((deck, card))
    if taker == BANK:
        state.piles[deck].append(card)
    else:
        state.jail_cards[taker].append((deck, card))
    log.append(e.JailCardMoved(deck, card, giver, taker))


def give_up_jail_card(state: LandlordState, log: list[Event], seat: int) -> None:
    """The card that a seat has held longest goes back under its deck."""
    deck, card = state.jail_cards[seat][0]
    move_jail_card(state, log, deck, card, seat, BANK)


def retire(
    state: LandlordState,
    log: list[Event],
    seat: int,
    creditors: tuple[int, ...],
    resigned: bool,
    why: Why | None,
) -> None:
    state.out[seat] = True
    state.jail[seat] = FREE
    log.append(e.WentBankrupt(seat, creditors, resigned, why=why))


def set_last_round(state: LandlordState, log: list[Event], last: int, why: Why) -> None:
    """The game ends with this round."""
    state.last_round = last
    log.append(e.LastRound(last, why=why))


def end(state: LandlordState, log: list[Event], outcome: Outcome) -> None:
    """The game is decided."""
    state.outcome = outcome
    log.append(e.GameEnded(outcome))
