"""Why something happened, in words: the rule by name, and a sentence with the figures that were used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.words import capital
from game.engine.event import Event
from game.engine.messages import N_
from game.engine.options import Agreed
from game.engine.ruling import Source
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules import events as ev
from game.landlord.rules.core.reasons import REASONS
from game.landlord.rules.provenance import of_reason
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.narration.narrator import LogLine
from game.landlord.view.panels.figures import buildings
from game.landlord.view.words import Words
from game.ui.i18n import _, percent

# rule id: (its name, what it says here). {owner} is a name, amounts are money, the rest are counts.
RULES: dict[str, tuple[str, str]] = {
    "rent.bare": (
        N_("Paying rent"),
        N_("Nothing doubles the rent of this bare lot: {owner} is owed the {amount} of the deed."),
    ),
    "rent.group_doubled": (
        N_("Full group"),
        N_("{owner} owns the whole group and the lot is bare: the printed {bare} is doubled to {amount}."),
    ),
    "rent.houses": (
        "{houses_word}",
        N_("The deed says {amount} for {buildings}; a group doubles the rent of bare lots only."),
    ),
    "rent.hotel": (
        "{hotels_word}",
        N_("The last line of the deed, “{hotel_word}”, says {amount}."),
    ),
    "rent.stations": (
        "{station_word}",
        N_("{owner} owns {owned} of this group, mortgaged ones counted: that makes {amount}."),
    ),
    "rent.utility": (
        "{utility_word}",
        N_("{owner} owns {owned}: {factor} times the roll of {roll} is {amount}."),
    ),
    "rent.card_dice": (
        N_("The card"),
        N_("The card asks for {factor} times a new roll: {factor} × {roll} = {amount}."),
    ),
    "rent.card_mortgaged": (N_("Mortgages"), N_("At this table that is due for a mortgaged deed too.")),
    "rent.card_double": (
        N_("The card"),
        N_("The card asks for twice what would be due: 2 × {normal} = {amount}."),
    ),
    "rent.unclaimed": (
        N_("Claiming rent"),
        N_("The owner must ask before the deadline; the dice were rolled first, so {amount} is lost."),
    ),
    "build.shortage": (
        N_("The last buildings"),
        N_("The bank may not have enough for all who could build now, so they are asked first."),
    ),
    "build.auction": (
        N_("The last buildings"),
        N_("More was wanted than the bank has: each goes to the highest bidder."),
    ),
    "debt.in_kind": (
        N_("Payment in kind"),
        N_("A creditor may take deeds for part of a debt, if both agree at once."),
    ),
    "rent.mortgaged": (N_("Mortgages"), N_("A mortgaged deed earns no rent.")),
    "rent.owner_in_jail": (
        N_("House rule"),
        N_("At this table a player who sits in jail collects no rent."),
    ),
    "buy.declined": (N_("Auctions"), N_("A deed that is not bought is auctioned at once; everyone may bid.")),
    "buy.out_of_reach": (N_("Auctions"), N_("The price was out of reach, so the deed is auctioned at once.")),
    "buy.no_auctions": (N_("House rule"), N_("This table holds no auctions: the deed stays with the bank.")),
    "auction.out_of_reach": (
        N_("Auctions"),
        N_("Nobody could have made the least bid, so the deed stays with the bank."),
    ),
    "buy.first_lap": (
        N_("House rule"),
        N_("At this table nobody buys from the bank before having passed {go_word} once."),
    ),
    "deal.paid": (N_("Dealt deeds"), N_("Deeds dealt at the start are paid at once, at the printed price.")),
    "deal.free": (N_("Dealt deeds"), N_("Deeds dealt at the start are free.")),
    "first.seat_order": (N_("Who begins"), N_("This game begins in the order of the seats.")),
    "first.random": (N_("Who begins"), N_("The first player was left to chance.")),
    "go.double": (
        N_("House rule"),
        N_("Stopping exactly on {go_word} pays the salary of {salary} twice: {amount}."),
    ),
    "parking.pot": (N_("House rule"), N_("Whoever stops there takes all that has piled up: {amount}.")),
    "parking.seed": (
        N_("House rule"),
        N_("The bank puts its share into the pot at the start and each time it was taken."),
    ),
    "trade.gift": (
        N_("House rule"),
        N_("Goods of {gives} go for {gets}: such a trade needs the consent of all others."),
    ),
    "trade.vote": (N_("House rule"), N_("One objection is enough; without any the trade is carried out.")),
    "end.time": (
        N_("Timed game"),
        N_("The agreed time is over: the round in play is finished, then the richest player wins."),
    ),
    "end.rounds": (N_("Rounds"), N_("When the agreed rounds are over the richest player wins.")),
    "jail.last_roll": (
        N_("Jail"),
        N_("The last try failed: the fine of {amount} is due."),
    ),
    "jail.third_double": (
        N_("Doubles"),
        N_("A third double in a row leads straight to jail; that roll is not moved."),
    ),
    "tax.flat": (N_("Taxes"), N_("The amount printed on the space goes to the bank: {amount}.")),
    "tax.percent": (N_("Taxes"), N_("{percent} of a worth of {worth} is {amount}.")),
    "card.repairs": (
        N_("The card"),
        N_(
            "Counted over the whole board: {houses_word} {houses}, {hotels_word} {hotels}, together {amount}."
        ),
    ),
    "mortgage.redeemed": (
        N_("Mortgages"),
        N_("The mortgage is lifted for its value and {interest} of interest."),
    ),
    "mortgage.received": (
        N_("Mortgages"),
        N_("Whoever receives a mortgaged deed pays the interest at once, and again when it is lifted later."),
    ),
    "bankrupt.resigned": (
        N_("Leaving"),
        N_("A player who leaves the game leaves everything to the bank; the deeds are auctioned."),
    ),
    "bankrupt.to_bank": (
        N_("Bankruptcy"),
        N_("The bank was owed: the deeds are auctioned one by one, unmortgaged."),
    ),
    "bankrupt.to_player": (
        N_("Bankruptcy"),
        N_("Buildings go back to the bank at half price; all cash and deeds go to the creditor."),
    ),
    "bankrupt.share": (N_("Bankruptcy"), N_("Several were owed: all is sold and shared equally.")),
    "bankrupt.turn_order": (
        N_("Bankruptcy"),
        N_("Several were owed: they are paid in turn order as far as it goes."),
    ),
    "bankrupt.sale": (N_("Bankruptcy"), N_("The deed of a bankrupt player is auctioned by the bank.")),
    "force.setup": (
        N_("The Force"),
        N_("Before the first roll each marker moves twice from its corner, by the die of its own colour."),
    ),
    "force.shift": (
        N_("The Force"),
        N_("The Force die shows the shift: both markers move, each by the die of its own colour."),
    ),
    "force.goes_on": (
        N_("The Force"),
        N_("A marker rests only on a space that can be bought; from any other it goes on to the next."),
    ),
    "force.contest": (
        N_("Contests"),
        N_("A player who stops on the other side’s marker must face it before the space itself counts."),
    ),
    "force.any_marker": (N_("Contests"), N_("As it is played here, any marker must be faced.")),
    "force.won": (
        N_("Contests"),
        N_("The die shows the winner’s own side, who may move the marker to any free space with a deed."),
    ),
    "force.lost": (
        N_("Contests"),
        N_("The die does not show the player’s own side: {amount} go to the bank, and the marker stays."),
    ),
    "force.lost_to_shift": (
        N_("Contests"),
        N_("The shift loses for both sides: {amount} go to the bank, and no marker moves."),
    ),
    "force.placed": (
        N_("Contests"),
        N_("The winner put it on a space that can be bought, sold or not, without a token or a marker."),
    ),
    "force.left": (N_("Contests"), N_("The winner may move the marker, but need not.")),
    # what needs no figures of the rules
    "dice": (N_("Dice"), N_("Two dice show {roll} in {odds} of 36 rolls.")),
    "dice.double": (N_("Doubles"), N_("A double: after this move the dice are rolled again.")),
    "go": (N_("Salary"), N_("Passing or reaching {go_word} pays the salary once.")),
    "deed.price": (N_("Buying"), N_("Nobody owned it, and the price printed on the board was paid.")),
    "auction": (N_("Auctions"), N_("The highest bid wins; the bank is paid in cash at once.")),
    "auction.unsold": (N_("Auctions"), N_("Nobody bid, so the deed stays with the bank.")),
    "building": (
        N_("Building"),
        N_("Whoever owns a whole group may build on it evenly; each building is paid to the bank."),
    ),
    "building.sold": (
        N_("Selling"),
        N_("Buildings go back to the bank evenly, for half of what they cost."),
    ),
    "mortgage": (
        N_("Mortgages"),
        N_("The bank lends half the price; no rent is due until the mortgage is lifted."),
    ),
    "card": (N_("Cards"), N_("The card on top is drawn, carried out, and laid under its deck.")),
    "jail.card": (N_("Jail"), N_("This card frees from jail, and may be traded.")),
    "jail.in": (N_("Jail"), N_("The way to jail pays no salary and ends the turn.")),
    "jail.out": (N_("Jail"), N_("A double, the fine or a card leads out of jail.")),
    "trade": (
        N_("Trading"),
        N_("Cash, deeds without buildings and jail cards may change hands between any two moves."),
    ),
    "debt": (
        N_("Debts"),
        N_("A debt is settled before anything else: by selling buildings, mortgaging or trading."),
    ),
    "first": (N_("Who begins"), N_("The highest roll begins; players level with it roll again.")),
    "move": (N_("Moving"), N_("The token moves clockwise by the sum of the dice, or where a card sends it.")),
}
PLAIN: dict[type[Event], str] = {
    ev.FirstSeatChosen: "first",
    ev.TokenMoved: "move",
    ev.AuctionOpened: "auction",
    ev.BidMade: "auction",
    ev.AuctionEnded: "auction",
    ev.BuildingWanted: "build.shortage",
    ev.BuildingPassed: "build.shortage",
    ev.BuildingCallEnded: "build.shortage",
    ev.BuildingsChanged: "building",
    ev.MortgageChanged: "mortgage",
    ev.CardDrawn: "card",
    ev.JailCardMoved: "jail.card",
    ev.Jailed: "jail.in",
    ev.JailRollFailed: "jail.out",
    ev.LeftJail: "jail.out",
    ev.TradeProposed: "trade",
    ev.TradeAnswered: "trade",
    ev.DebtOpened: "debt",
    ev.TradeVoteOpened: "trade.vote",
    ev.TradeVoted: "trade.vote",
}
BY_REASON = {
    "salary": "go",
    "card": "card",
    "each": "card",
    "fine": "jail.out",
    "interest": "mortgage.received",
}
RENTS = (ev.RentDue, ev.RentOpened)
MONEY = frozenset({"bare", "normal", "worth", "mortgage", "interest", "amount", "salary", "gives", "gets"})


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a line of the log is so: what and how much, sentences, the rules that made it, and who says so."""

    headline: str
    text: str
    rules: tuple[str, ...]
    sources: tuple[Source, ...]


def reason(session: Words, line: LogLine, before: Sequence[Event] = ()) -> Reason | None:
    """The reason for a line; `before` are the events that led to it, such as the rent that fell due."""
    event = line.event
    if event is None:
        return None
    source = _source(event, before)
    ids = source.why.rules if source.why is not None else _plain(event)
    words = _words(session, source, event)
    ids = tuple(id for id in ids if id in RULES)
    if not ids:
        return None
    names, texts = ([_(RULES[id][at]).format_map(words) for id in ids] for at in (0, 1))
    rules = tuple(dict.fromkeys(capital(name) for name in names))
    sources = (source for id in ids for source in of_reason(REASONS[id], agreed(session.pack)))
    return Reason(
        _headline(session, source, line.space, rules[0]),
        " ".join(texts),
        rules,
        tuple(dict.fromkeys(sources)),
    )


def agreed(pack: BoardPack) -> Agreed:
    """The rules of the game in play beside those of its edition."""
    return Agreed(pack.ruleset.options, pack.official, pack.ruleset.unit, pack.reconstructed)


def _headline(session: Words, source: Event, space: int, rule: str) -> str:
    """What it is about and how much it came to: “Virginia Avenue, 3 houses: $500”."""
    what = session.space_name(space) if space >= 0 else rule
    level = _level(session, source)
    if level:
        what = _("{space}, {buildings}").format(space=what, buildings=buildings(session, level))
    amount = getattr(source, "amount", getattr(source, "stake", None))
    if not isinstance(amount, int):
        return what
    return _("{what}: {amount}").format(what=what, amount=session.money(amount))


def _level(session: Words, source: Event) -> int:
    """How far a street is built up that an event is about."""
    if isinstance(source, ev.BuildingsChanged):
        return source.level
    if not isinstance(source, RENTS) or source.why is None:
        return 0
    if "rent.hotel" in source.why.rules:
        return session.pack.ruleset.hotel_level
    return dict(source.why.figures).get("houses", 0)


def _source(event: Event, before: Sequence[Event]) -> Event:
    """The event that knows the rule: a rent that was paid points to the rent that fell due."""
    if event.why is None and isinstance(event, ev.CashMoved) and event.reason == "rent":
        return next(
            (e for e in reversed(before) if isinstance(e, ev.RentDue) and e.space == event.about), event
        )
    return event


def _plain(event: Event) -> tuple[str, ...]:
    match event:
        case ev.DiceRolled(dice=dice):
            return ("dice", "dice.double") if event.purpose == "move" and len(set(dice)) == 1 else ("dice",)
        case ev.AuctionEnded(seat=seat) if seat == BANK:
            return ("auction.unsold",)
        case ev.CashMoved(reason=why):
            return (BY_REASON.get(why, ""),)
        case ev.DeedMoved(reason=why):
            return ({"price": "deed.price", "auction": "auction", "trade": "trade"}.get(why, ""),)
    return (PLAIN.get(type(event), ""),)


class _Words(dict[str, str]):
    """Figures by name; one that an event does not have is left blank rather than stopping the sentence."""

    def __missing__(self, key: str) -> str:
        return "?"


def nouns(session: Words) -> dict[str, str]:
    """The edition's own words for what every board has."""
    found = {f"{word}_word": session.text(f"word.{word}") for word in ("house", "houses", "hotel", "hotels")}
    go = session.pack.ruleset.go
    found["go_word"] = session.space_name(go) if go >= 0 else _("the start")
    for group in session.pack.ruleset.groups:
        if group.kind is not SpaceKind.STREET:
            found[f"{group.kind.value}_word"] = session.text(f"group.{group.id}")
    return found


def _words(session: Words, source: Event, event: Event) -> _Words:
    words = _Words(nouns(session))
    for name, value in source.why.figures if source.why is not None else ():
        words[name] = (
            session.money(value) if name in MONEY else percent(value) if name == "percent" else str(value)
        )
    amount = getattr(source, "amount", getattr(event, "amount", getattr(source, "stake", None)))
    if isinstance(amount, int):
        words.setdefault("amount", session.money(amount))
    owner = getattr(source, "owner", getattr(event, "payee", -1))
    if isinstance(owner, int) and owner >= 0:
        words["owner"] = session.names[owner]
    if "houses" in words:
        words["buildings"] = buildings(session, int(words["houses"]))
    if isinstance(event, ev.DiceRolled):
        total = sum(event.dice)
        words["roll"], words["odds"] = str(total), str(max(0, 6 - abs(7 - total)))
    return words
