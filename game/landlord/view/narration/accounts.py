"""What a seat did in a stretch of the game: a few lines with sums that add up to what its cash changed by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.engine.event import Event
from game.engine.messages import N_
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.landlord.view.narration.narrator import Narrator
from game.ui.i18n import _

SWAPS = ("trade", "bankruptcy")  # what goes either way is one thing


@dataclass(frozen=True, slots=True)
class Kind:
    """What is told of money that came or went for one reason, and its name beside weightier things."""

    came: str
    went: str
    noun: str
    weight: int


KINDS: dict[str, Kind] = {
    "out": Kind("", N_("Out of the game."), N_("out of the game"), 9),
    "trade": Kind("", N_("Trade with {people}"), N_("a trade"), 8),
    "bankruptcy": Kind(
        N_("Took over from {people}"), N_("Handed all to {people}"), N_("a bankruptcy"), 8
    ),
    "auction": Kind("", N_("Won at auction: {spaces}."), N_("auctions"), 7),
    "price": Kind("", N_("Bought {spaces}."), N_("purchases"), 7),
    "deal": Kind("", N_("Was dealt {spaces}."), N_("deeds dealt"), 7),
    "build": Kind("", N_("Built on {spaces}."), N_("building"), 6),
    "sell": Kind(N_("Sold buildings on {spaces}."), "", N_("buildings sold"), 6),
    "rent": Kind(
        N_("Rent from {people}: {spaces}."), N_("Rent to {people}: {spaces}."), N_("rents"), 5
    ),
    "jail": Kind("", N_("Went to jail."), N_("jail"), 4),
    "mortgage": Kind(N_("Mortgaged {spaces}."), "", N_("mortgages"), 4),
    "redeem": Kind("", N_("Lifted the mortgage on {spaces}."), N_("mortgages lifted"), 4),
    "pot": Kind(N_("Took the pot."), "", N_("the pot"), 3),
    "force": Kind("", N_("Lost a contest."), N_("contests"), 3),
    "tax": Kind("", N_("Paid {spaces}."), N_("taxes"), 2),
    "salary": Kind(N_("Collected on {spaces}."), "", N_("salary"), 2),
    "fine": Kind("", N_("Paid the fine to leave jail."), N_("the fine"), 2),
    "share": Kind(N_("A share of a bankruptcy."), N_("Shared out a bankruptcy."), N_("a share"), 2),
    "each": Kind(N_("Received from {people}."), N_("Gave to {people}."), N_("cards"), 1),
    "card": Kind(N_("A card that pays."), N_("A card that costs."), N_("cards"), 1),
}  # fmt: skip
OTHER = Kind(N_("Received from the bank."), N_("Paid to the bank."), N_("payments"), 1)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of an account, and by how much it changed the cash."""

    text: str
    amount: int = 0


@dataclass(slots=True)
class _Item:
    """Everything of one kind, while it is added up."""

    kind: Kind
    amount: int = 0
    spaces: dict[int, None] = field(default_factory=dict)
    people: dict[int, None] = field(default_factory=dict)
    received: dict[int, None] = field(default_factory=dict)
    gave: dict[int, None] = field(default_factory=dict)

    def text(self, say: Narrator) -> str:
        kind, came = self.kind, self.amount > 0 or bool(self.received)
        words = _(kind.came if kind.came and (came or not kind.went) else kind.went)
        told = words.format(people=say.people(tuple(self.people)), spaces=_names(say, self.spaces))
        received, gave = _names(say, self.received), _names(say, self.gave)
        goods = [received, gave]
        if kind is KINDS["trade"]:
            goods = [
                _("received {deeds}").format(deeds=received) if received else "",
                _("gave {deeds}").format(deeds=gave) if gave else "",
            ]
        if any(goods):
            told = _("{deal}: {goods}").format(deal=told, goods=", ".join(filter(None, goods)))
        return told if told.endswith(".") else f"{told}."


def account(say: Narrator, events: Sequence[Event], seat: int) -> list[tuple[Entry, str]]:
    """What a seat did and paid, the weightiest first, each with its name beside weightier things."""
    items: dict[tuple[str, int], _Item] = {}
    houses = {each.space for each in events if isinstance(each, ev.AuctionEnded) and each.building}

    def item(reason: str, way: int = 0) -> _Item:
        return items.setdefault((reason, way), _Item(KINDS.get(reason, OTHER)))

    for event in events:
        match event:
            case ev.CashMoved() if seat in (event.payer, event.payee) and event.amount:
                way = 1 if event.payee == seat else -1
                built = event.reason == "auction" and event.about in houses
                reason = "build" if built else event.reason
                found = item(reason, 0 if reason in SWAPS else way)
                found.amount += way * event.amount
                _meet(found, event.payer if way > 0 else event.payee)
                if event.about >= 0 and event.reason != "card":
                    found.spaces[event.about] = None
            case ev.DeedMoved(reason=reason) if seat in (event.giver, event.taker) and reason in SWAPS:
                found = item(reason)
                (found.received if event.taker == seat else found.gave)[event.space] = None
                _meet(found, event.giver if event.taker == seat else event.taker)
            case ev.Jailed() if event.seat == seat:
                item("jail")
            case ev.WentBankrupt() if event.seat == seat:
                item("out")
    told = sorted(items.values(), key=lambda each: (-each.kind.weight, -abs(each.amount)))
    return [(Entry(each.text(say), each.amount), _(each.kind.noun)) for each in told]


def brief(told: list[tuple[Entry, str]], most: int) -> tuple[Entry, ...]:
    """An account in so many lines at most; what has none of its own is named and added up in the last."""
    if len(told) <= most:
        return tuple(entry for entry, _noun in told)
    own, rest = told[: max(1, most - 1)], told[max(1, most - 1) :]
    text = _("Also: {things}.").format(things=", ".join(dict.fromkeys(noun for _entry, noun in rest)))
    also = Entry(text, sum(entry.amount for entry, _noun in rest))
    entries = [entry for entry, _noun in own]
    if most == 1:
        return (Entry(f"{entries[0].text} {also.text}", entries[0].amount + also.amount),)
    return (*entries, also)


def _meet(item: _Item, other: int) -> None:
    if other >= 0:
        item.people[other] = None
    elif item.kind is KINDS["bankruptcy"]:
        item.people[BANK] = None


def _names(say: Narrator, spaces: Iterable[int]) -> str:
    return ", ".join(say.space(space) for space in spaces)
