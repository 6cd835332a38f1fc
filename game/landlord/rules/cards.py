"""Cards: a closed set of verbs, carried out one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.event import Event, Why
from game.engine.protocol import Refusal
from game.landlord.rules import debt, events, jail, landing, ledger, movement, seats, worth
from game.landlord.rules import ruleset as verbs
from game.landlord.rules.commands import ChooseEffect
from game.landlord.rules.frames import EffectChoice, Effects, pop, push
from game.landlord.rules.refusals import refuse
from game.landlord.rules.state import BANK, LandlordState


def draw(state: LandlordState, log: list[Event], seat: int, deck: int) -> None:
    """Turn up a card; nothing happens while all cards of the deck are in players' hands."""
    if state.piles[deck]:
        card = ledger.draw(state, log, seat, deck)
        push(state, Effects(seat, deck, card, state.ruleset.decks[deck].cards[card].effects))


def settle(state: LandlordState, log: list[Event], frame: Effects) -> bool:
    """Carry out the next verb; what it opens is answered before the one after it."""
    if not frame.rest:
        pop(state)
        return True
    effect, frame.rest = frame.rest[0], frame.rest[1:]
    if not frame.rest:
        pop(state)
    _VERBS[type(effect)](state, log, frame, effect)
    return True


def check_choice(state: LandlordState, command: ChooseEffect) -> Refusal | None:
    return None if command.option in (0, 1) else refuse("choice.unknown")


def choose(state: LandlordState, log: list[Event], command: ChooseEffect) -> None:
    """One of a card's two ways, or of a tax's."""
    if not isinstance(state.stack[-1], EffectChoice):
        landing.choose_tax(state, log, command)
        return
    choice = pop(state)
    assert isinstance(choice, EffectChoice)
    log.append(events.EffectChosen(command.seat, command.option))
    chosen = choice.second if command.option else choice.first
    push(state, Effects(choice.seat, choice.deck, choice.card, chosen))


def _advance_to(state: LandlordState, log: list[Event], card: Effects, effect: verbs.AdvanceTo) -> None:
    movement.walk_to(state, log, card.seat, effect.space)


def _advance_nearest(
    state: LandlordState, log: list[Event], card: Effects, effect: verbs.AdvanceNearest
) -> None:
    """The next one forward, also past GO (R-9)."""
    spaces, size = state.ruleset.spaces, state.ruleset.size
    start = state.position[card.seat]
    steps = next((n for n in range(1, size + 1) if spaces[(start + n) % size].kind is effect.kind), 0)
    if steps:
        movement.walk(state, log, card.seat, steps, effect.rent)


def _go_back_to(state: LandlordState, log: list[Event], card: Effects, effect: verbs.GoBackTo) -> None:
    size = state.ruleset.size
    movement.back(state, log, card.seat, (state.position[card.seat] - effect.space) % size or size)


def _move_by(state: LandlordState, log: list[Event], card: Effects, effect: verbs.MoveBy) -> None:
    if effect.steps < 0:
        movement.back(state, log, card.seat, -effect.steps)
    else:
        movement.walk(state, log, card.seat, effect.steps)


def _go_to_jail(state: LandlordState, log: list[Event], card: Effects, effect: verbs.GoToJail) -> None:
    jail.send(state, log, card.seat, "card")


def _receive(state: LandlordState, log: list[Event], card: Effects, effect: verbs.Receive) -> None:
    ledger.pay(state, log, BANK, card.seat, effect.amount, "card", card.card)


def _pay(state: LandlordState, log: list[Event], card: Effects, effect: verbs.Pay) -> None:
    debt.owe_bank(state, log, card.seat, effect.amount, "card", card.card)


def _receive_each(state: LandlordState, log: list[Event], card: Effects, effect: verbs.ReceiveEach) -> None:
    """Everybody who has the cash pays at once; the others must raise it, in turn order (R-21, B19)."""
    others = seats.after(state, card.seat)
    able = [seat for seat in others if state.cash[seat] >= effect.amount]
    short = [seat for seat in others if state.cash[seat] < effect.amount]
    for seat in (*able, *reversed(short)):
        debt.owe(state, log, seat, ((card.seat, effect.amount),), "each", card.card)


def _pay_each(state: LandlordState, log: list[Event], card: Effects, effect: verbs.PayEach) -> None:
    """One debt to all of them (R-20)."""
    shares = tuple((seat, effect.amount) for seat in seats.after(state, card.seat))
    debt.owe(state, log, card.seat, shares, "each", card.card)


def _pay_per_building(
    state: LandlordState, log: list[Event], card: Effects, effect: verbs.PayPerBuilding
) -> None:
    houses, hotels = worth.buildings(state, card.seat)
    amount = houses * effect.house + hotels * effect.hotel
    why = Why(("card.repairs",), (("houses", houses), ("hotels", hotels)))
    debt.owe_bank(state, log, card.seat, amount, "card", card.card, why)


def _keep_jail_card(
    state: LandlordState, log: list[Event], card: Effects, effect: verbs.KeepJailCard
) -> None:
    ledger.move_jail_card(state, log, card.deck, card.card, BANK, card.seat)


def _draw_from(state: LandlordState, log: list[Event], card: Effects, effect: verbs.DrawFrom) -> None:
    draw(state, log, card.seat, effect.deck)


def _choose(state: LandlordState, log: list[Event], card: Effects, effect: verbs.Choose) -> None:
    push(state, EffectChoice(card.seat, card.deck, card.card, effect.first, effect.second))


_VERBS: dict[type[verbs.Effect], Callable[[LandlordState, list[Event], Effects, Any], None]] = {
    verbs.AdvanceTo: _advance_to,
    verbs.AdvanceNearest: _advance_nearest,
    verbs.GoBackTo: _go_back_to,
    verbs.MoveBy: _move_by,
    verbs.GoToJail: _go_to_jail,
    verbs.Receive: _receive,
    verbs.Pay: _pay,
    verbs.ReceiveEach: _receive_each,
    verbs.PayEach: _pay_each,
    verbs.PayPerBuilding: _pay_per_building,
    verbs.KeepJailCard: _keep_jail_card,
    verbs.DrawFrom: _draw_from,
    verbs.Choose: _choose,
}
