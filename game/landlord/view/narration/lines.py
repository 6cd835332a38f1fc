"""The log in words: one line an event, for the ticker, the log and the captions of computers' turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.engine.event import Event
from game.engine.messages import N_
from game.landlord.rules import events as ev
from game.landlord.rules.options import GameMode
from game.landlord.rules.state import BANK, Ending
from game.landlord.view.narration import contests
from game.landlord.view.narration import sides as force
from game.landlord.view.narration.narrator import LogLine, Narrator
from game.ui.draw.text import escape
from game.ui.i18n import _, language, ngettext

_FURTHER = {**contests.TELLERS, **force.TELLERS}
Teller = Callable[[Narrator, Event], "LogLine | None"]
_TELLERS: dict[type[Event], Teller] = {}
E = TypeVar("E", bound=Event)


def tell(say: Narrator, event: Event) -> LogLine | None:
    """The log's line for an event, or None for what needs no words."""
    teller = _TELLERS.get(type(event))
    if teller is not None:
        return teller(say, event)
    further = _FURTHER.get(type(event))
    return LogLine(*further(say, event), event) if further is not None else None


def is_told(event: Event) -> bool:
    """Whether the log has words for such events."""
    return type(event) in _TELLERS or type(event) in _FURTHER


def _tells(
    kind: type[E],
) -> Callable[[Callable[[Narrator, E], LogLine | None]], Callable[[Narrator, E], LogLine | None]]:
    def register(tell: Callable[[Narrator, E], LogLine | None]) -> Callable[[Narrator, E], LogLine | None]:
        _TELLERS[kind] = tell  # type: ignore[assignment]
        return tell

    return register


@_tells(ev.DiceRolled)
def _rolled(say: Narrator, event: ev.DiceRolled) -> LogLine:
    if say.pack.ruleset.force is not None:
        return LogLine(force.rolled(say, event), event.seat, "move", event=event)
    roll = " + ".join(str(die) for die in event.dice)
    text = _("{who} rolled {roll}.").format(who=say.who(event.seat), roll=f"**{roll}**")
    return LogLine(text, event.seat, "move", event=event)


_BEGINNINGS = {
    "first.seat_order": N_("{who} sits first and begins."),
    "first.random": N_("The lot falls on {who}, who begins."),
}


@_tells(ev.FirstSeatChosen)
def _first(say: Narrator, event: ev.FirstSeatChosen) -> LogLine:
    if event.tied:
        text = _("A tie for the highest roll: {people} roll again.").format(people=say.people(event.tied))
        return LogLine(text, event.tied[0], "turn", event=event)
    text = _BEGINNINGS.get(event.why.rules[0], "") if event.why is not None else ""
    text = _(text or N_("{who} rolled highest and begins.")).format(who=say.who(event.seat))
    return LogLine(text, event.seat, "turn", event=event)


@_tells(ev.TokenMoved)
def _moved(say: Narrator, event: ev.TokenMoved) -> LogLine | None:
    if event.how == "jail":
        return None
    back = event.how == "back"
    text = _("{who} went back to {space}.") if back else _("{who} landed on {space}.")
    text = text.format(who=say.who(event.seat), space=say.space(event.end))
    return LogLine(text, event.seat, "move", event.end, event=event)


def _reason(say: Narrator, event: ev.CashMoved) -> str:
    """The sentence for money that moved, by its reason."""
    match event.reason:
        case "salary":
            return _("{payee} collected {amount} on {space}.")
        case "rent":
            return _("{payer} paid {payee} {amount} for {space}.")
        case "tax":
            return _("{payer} paid {amount}: {space}.")
        case "force":
            return _("{payer} paid {amount} for a lost contest.")
        case "fine":
            return _("{payer} paid {amount} to leave jail.")
        case "pot":
            return _("{payee} takes the pot of {amount}: {space}.")
        case "seed":
            return _("The bank puts {amount} into the pot.")
        case "sell":
            return _("{payee} sold {goods} on {space} for {amount}.")
        case "bankruptcy":
            return _("{payer} handed {amount} to {payee}.")
        case "each":
            return _("{payer} gave {payee} {amount}.")
        case _ if event.payer == BANK:
            return _("{payee} received {amount} from the bank.")
        case _:
            return _("{payer} paid {payee} {amount}.")


def _what_was_sold(say: Narrator, event: ev.CashMoved) -> str:
    """The houses that came down, or the hotel, in the edition's words."""
    figures = dict(event.why.figures) if event.why is not None else {}
    before, level = figures.get("before", 0), figures.get("level", 0)
    hotel = before == say.pack.ruleset.hotel_level
    return contests.buildings(say, hotel, 1 if hotel else before - level)


QUIET = frozenset({"start", "price", "auction", "build", "mortgage", "redeem", "trade", "deal"})


@_tells(ev.CashMoved)
def _cash(say: Narrator, event: ev.CashMoved) -> LogLine | None:
    if event.reason in QUIET or not event.amount:
        return None
    named = event.reason in ("salary", "rent", "tax", "sell", "pot") and event.about >= 0
    text = _reason(say, event).format(
        payer=say.who(event.payer),
        payee=say.who(event.payee),
        amount=say.money(event.amount),
        space=say.space(event.about) if named else "",
        goods=_what_was_sold(say, event),
    )
    if event.payer < 0:
        return LogLine(text, max(event.payee, BANK), "money", event.about, event.amount, event)
    return LogLine(text, event.payer, "money", event.about if named else -1, -event.amount, event)


@_tells(ev.DeedMoved)
def _deed(say: Narrator, event: ev.DeedMoved) -> LogLine | None:
    space = say.space(event.space)
    if event.reason == "price":
        price = say.pack.ruleset.spaces[event.space].price
        text = _("{who} bought {space} for {price}.").format(
            who=say.who(event.taker), space=space, price=say.money(price)
        )
        return LogLine(text, event.taker, "deed", event.space, -price, event)
    if event.reason == "auction":
        return None
    if event.reason == "deal":
        return _dealt(say, event)
    if event.taker == BANK:
        text = _("{space} went back to the bank.").format(space=space)
        return LogLine(text, event.giver, "deed", event.space, event=event)
    text = _("{space} now belongs to {who}.").format(space=space, who=say.who(event.taker))
    return LogLine(text, event.taker, "deed", event.space, event=event)


def _dealt(say: Narrator, event: ev.DeedMoved) -> LogLine:
    paid = event.why is not None and event.why.rules == ("deal.paid",)
    price = say.pack.ruleset.spaces[event.space].price if paid else 0
    text = _("{who} is dealt {space} and pays {price}.") if paid else _("{who} is dealt {space}.")
    text = text.format(who=say.who(event.taker), space=say.space(event.space), price=say.money(price))
    return LogLine(text, event.taker, "deed", event.space, -price, event)


@_tells(ev.DeedLeft)
def _left(say: Narrator, event: ev.DeedLeft) -> LogLine:
    text = _("{space} stays with the bank.").format(space=say.space(event.space))
    return LogLine(text, event.seat, "deed", event.space, event=event)


@_tells(ev.MortgageChanged)
def _mortgage(say: Narrator, event: ev.MortgageChanged) -> LogLine:
    text = _("{who} mortgaged {space}.") if event.mortgaged else _("{who} lifted the mortgage on {space}.")
    text = text.format(who=say.who(event.seat), space=say.space(event.space))
    return LogLine(text, event.seat, "deed", event.space, event=event)


@_tells(ev.BuildingsChanged)
def _building(say: Narrator, event: ev.BuildingsChanged) -> LogLine | None:
    if event.level < event.before:
        return None
    word = "word.hotel" if event.level == say.pack.ruleset.hotel_level else "word.house"
    text = _("{who} built on {space}: {building} number {level}.")
    if word == "word.hotel":
        text = _("{who} built on {space}: {building}.")
    text = text.format(
        who=say.who(event.seat),
        space=say.space(event.space),
        building=escape(say.pack.text(word, language())),
        level=event.level,
    )
    return LogLine(text, event.seat, "deed", event.space, event=event)


@_tells(ev.CardDrawn)
def _card(say: Narrator, event: ev.CardDrawn) -> LogLine:
    text = _("{who} drew from {deck}: {card}").format(
        who=say.who(event.seat), deck=say.deck(event.deck), card=say.card(event.deck, event.card)
    )
    return LogLine(text, event.seat, "move", event=event)


@_tells(ev.JailCardMoved)
def _jail_card(say: Narrator, event: ev.JailCardMoved) -> LogLine | None:
    if event.taker == BANK:
        text = _("{who} gave up a jail card.").format(who=say.who(event.giver))
        return LogLine(text, event.giver, "move", event=event)
    text = _("{who} keeps a jail card.").format(who=say.who(event.taker))
    return LogLine(text, event.taker, "deal", event=event)


@_tells(ev.Jailed)
def _jailed(say: Narrator, event: ev.Jailed) -> LogLine:
    if event.cause == "doubles":
        text = _("Third double in a row: {who} goes to jail.")
    else:
        text = _("{who} goes to jail.")
    return LogLine(text.format(who=say.who(event.seat)), event.seat, "move", event=event)


@_tells(ev.JailRollFailed)
def _failed(say: Narrator, event: ev.JailRollFailed) -> LogLine:
    text = _("No doubles: {who} stays in jail ({count} of {rolls}).").format(
        who=say.who(event.seat), count=event.failures, rolls=say.pack.ruleset.options.jail_rolls
    )
    return LogLine(text, event.seat, "move", event=event)


@_tells(ev.LeftJail)
def _free(say: Narrator, event: ev.LeftJail) -> LogLine:
    text = _("{who} is out of jail.").format(who=say.who(event.seat))
    return LogLine(text, event.seat, "move", event=event)


@_tells(ev.NoRent)
def _no_rent(say: Narrator, event: ev.NoRent) -> LogLine | None:
    if event.cause == "own":
        return None
    text = {
        "mortgaged": _("No rent: {space} is mortgaged."),
        "jail": _("No rent on {space}: its owner is in jail."),
    }.get(event.cause, _("No rent is due on {space}."))
    return LogLine(text.format(space=say.space(event.space)), event.seat, "money", event.space, event=event)


@_tells(ev.AuctionOpened)
def _auction(say: Narrator, event: ev.AuctionOpened) -> LogLine:
    text = _("{space} goes under the hammer.").format(space=say.space(event.space))
    return LogLine(text, event.bidders[0] if event.bidders else -1, "deal", event.space, event=event)


@_tells(ev.BidMade)
def _bid(say: Narrator, event: ev.BidMade) -> LogLine:
    text = _("{who} bids {amount}.").format(who=say.who(event.seat), amount=say.money(event.amount))
    return LogLine(text, event.seat, "deal", event.space, event=event)


@_tells(ev.AuctionEnded)
def _sold(say: Narrator, event: ev.AuctionEnded) -> LogLine:
    if event.building:
        return LogLine(*contests.building_sold(say, event), event)
    if event.seat == BANK:
        text = _("Nobody bid: {space} stays with the bank.").format(space=say.space(event.space))
    else:
        text = _("Sold! {space} to {who} for {amount}.").format(
            space=say.space(event.space), who=say.who(event.seat), amount=say.money(event.amount)
        )
    return LogLine(text, event.seat, "deal", event.space, -event.amount, event)


@_tells(ev.DebtOpened)
def _debt(say: Narrator, event: ev.DebtOpened) -> LogLine:
    text = _("{who} owes {amount} to {people} and must raise it.").format(
        who=say.who(event.seat), amount=say.money(event.amount), people=say.people(event.creditors)
    )
    return LogLine(text, event.seat, "money", event=event)


@_tells(ev.TradeProposed)
def _proposed(say: Narrator, event: ev.TradeProposed) -> LogLine:
    first = event.revision <= 1
    text = _("{who} offers: {offer}.") if first else _("{who} answers with another offer: {offer}.")
    text = text.format(who=say.who(event.seat), offer=say.offer(event.offer))
    return LogLine(text, event.seat, "deal", event=event)


@_tells(ev.TradeAnswered)
def _answered(say: Narrator, event: ev.TradeAnswered) -> LogLine:
    text = {
        "accepted": _("{who} accepts the offer."),
        "refused": _("{who} refuses the offer."),
        "withdrawn": _("{who} takes the offer back."),
        "blocked": _("The table does not allow this trade."),
    }.get(event.answer, _("The offer no longer stands."))
    return LogLine(text.format(who=say.who(event.seat)), event.seat, "deal", event=event)


@_tells(ev.TradeVoteOpened)
def _vote(say: Narrator, event: ev.TradeVoteOpened) -> LogLine:
    text = _("This trade is lopsided: {people} must allow it.").format(people=say.people(event.voters))
    return LogLine(text, event.seat, "deal", event=event)


@_tells(ev.TradeVoted)
def _voted(say: Narrator, event: ev.TradeVoted) -> LogLine:
    text = _("{who} allows the trade.") if event.allowed else _("{who} objects to the trade.")
    return LogLine(text.format(who=say.who(event.seat)), event.seat, "deal", event=event)


@_tells(ev.LastRound)
def _last_round(say: Narrator, event: ev.LastRound) -> LogLine:
    timed = say.pack.ruleset.options.mode is GameMode.TIMED
    text = _("Time! This round is the last.") if timed else _("The game ends after round {round}.")
    return LogLine(text.format(round=event.round), -1, "turn", event=event)


@_tells(ev.WentBankrupt)
def _bankrupt(say: Narrator, event: ev.WentBankrupt) -> LogLine:
    text = _("{who} leaves the game.") if event.resigned else _("{who} is bankrupt.")
    return LogLine(text.format(who=say.who(event.seat)), event.seat, "turn", event=event)


@_tells(ev.GameEnded)
def _ended(say: Narrator, event: ev.GameEnded) -> LogLine:
    winners = event.outcome.winners
    if event.outcome.ending is Ending.DRAWN:
        text = _("The game is drawn.")
    else:
        text = ngettext("{people} wins the game!", "{people} win the game!", len(winners))
    text = text.format(people=say.people(winners))
    return LogLine(text, winners[0] if winners else -1, "turn", event=event)
