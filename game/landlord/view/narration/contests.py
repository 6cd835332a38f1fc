"""The log in words for what is contested: rents to be claimed, the bank's last buildings, debts in kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.landlord.view.narration.narrator import Narrator
from game.ui.draw.text import escape
from game.ui.i18n import _, language, ngettext

Told = tuple[str, int, str, int, int]  # text, seat, topic, space, amount as in LogLine


def _opened(say: Narrator, event: ev.RentOpened) -> Told:
    text = _("{owner} may claim {amount} from {who} for {space}.").format(
        owner=say.who(event.owner),
        amount=say.money(event.amount),
        who=say.who(event.seat),
        space=say.space(event.space),
    )
    return text, event.owner, "money", event.space, 0


def _claimed(say: Narrator, event: ev.RentClaimed) -> Told:
    text = _("{owner} claims the rent for {space} from {who}.").format(
        owner=say.who(event.seat), space=say.space(event.space), who=say.who(event.tenant)
    )
    return text, event.seat, "money", event.space, 0


def _lost(say: Narrator, event: ev.RentLost) -> Told:
    text = _("Too late: {owner} did not claim {amount} from {who} for {space}.")
    if event.cause == "left":
        text = _("The rent of {amount} for {space} is no longer owed.")
    text = text.format(
        owner=say.who(event.seat),
        amount=say.money(event.amount),
        who=say.who(event.tenant),
        space=say.space(event.space),
    )
    return text, event.seat, "money", event.space, 0


def buildings(say: Narrator, hotel: bool, count: int) -> str:
    """So many houses or hotels in the edition's words."""
    one, many = ("word.hotel", "word.hotels") if hotel else ("word.house", "word.houses")
    word = escape(say.pack.text(one if count == 1 else many, language()))
    return f"**{count}** {word}"


def _called(say: Narrator, event: ev.BuildingCalled) -> Told:
    text = _("{who} wants {wanted} of the {left} that are left: {people} may want some too.").format(
        who=say.who(event.seat),
        wanted=f"**{len(event.spaces)}**",
        left=buildings(say, event.hotel, event.left),
        people=say.people(event.asked),
    )
    if event.left == 1:
        text = _("{who} wants the last {building}: {people} may want it too.").format(
            who=say.who(event.seat),
            building=building(say, event.hotel),
            people=say.people(event.asked),
        )
    return text, event.seat, "deal", event.spaces[0], 0


def building(say: Narrator, hotel: bool) -> str:
    """A house or a hotel in the edition's word."""
    return escape(say.pack.text("word.hotel" if hotel else "word.house", language()))


def _wanted(say: Narrator, event: ev.BuildingWanted) -> Told:
    text = _("{who} wants {wanted} too.").format(
        who=say.who(event.seat), wanted=buildings(say, event.hotel, len(event.spaces))
    )
    return text, event.seat, "deal", event.spaces[0], 0


def _passed(say: Narrator, event: ev.BuildingPassed) -> Told:
    word = building(say, event.hotel)
    return (
        _("{who} wants no {building}.").format(who=say.who(event.seat), building=word),
        event.seat,
        "deal",
        -1,
        0,
    )


def _call_ended(say: Narrator, event: ev.BuildingCallEnded) -> Told:
    text = _("More are wanted than there are: they are auctioned one by one.")
    if not event.auction:
        text = ngettext(
            "There is enough: {wanted} is built at the printed price.",
            "There is enough: {wanted} are built at the printed price.",
            event.wanted,
        )
    return text.format(wanted=buildings(say, event.hotel, event.wanted)), -1, "deal", -1, 0


def _lot(say: Narrator, event: ev.BuildingAuctionOpened) -> Told:
    text = _("One {building} goes under the hammer, from {amount}.").format(
        building=building(say, event.hotel), amount=say.money(event.start)
    )
    return text, event.bidders[0], "deal", -1, 0


def building_sold(say: Narrator, event: ev.AuctionEnded) -> Told:
    """How the auction of a house or hotel ended."""
    word = building(say, event.building == "hotel")
    if event.seat == BANK:
        return _("Nobody bid: the {building} stays with the bank.").format(building=word), -1, "deal", -1, 0
    text = _("Sold! The {building} to {who} for {amount}.").format(
        building=word, who=say.who(event.seat), amount=say.money(event.amount)
    )
    return text, event.seat, "deal", event.space, -event.amount


def _eased(say: Narrator, event: ev.DebtEased) -> Told:
    text = _("{creditor} takes {amount} of the debt as paid; {left} are left.").format(
        creditor=say.who(event.creditor), amount=say.money(event.amount), left=say.money(event.left)
    )
    return text, event.creditor, "money", -1, 0


TELLERS: dict[type[Event], Callable[[Narrator, Any], Told]] = {
    ev.RentOpened: _opened,
    ev.RentClaimed: _claimed,
    ev.RentLost: _lost,
    ev.BuildingCalled: _called,
    ev.BuildingWanted: _wanted,
    ev.BuildingPassed: _passed,
    ev.BuildingCallEnded: _call_ended,
    ev.BuildingAuctionOpened: _lot,
    ev.DebtEased: _eased,
}
