"""What happened to a seat since it last decided, in public facts, for the curtain to tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.rules.frames import Negotiation
from game.landlord.rules.state import BANK
from game.landlord.view.session import Session
from game.landlord.view.words import Words
from game.ui.i18n import _, ngettext

MOST_FACTS = 3


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing to know before sitting down: an icon, a sentence, and where or by whom."""

    icon: str
    title: str
    detail: str = ""


def events_since(session: Session, seat: int) -> list[Event]:
    """Everything that happened since the seat gave a command; the whole game if it never did."""
    found: list[Event] = []
    for entry in session.table.acts():
        if entry.command is not None and entry.command.seat == seat:
            break
        found[:0] = entry.events
    return found


def last_person(session: Session, but: int) -> int | None:
    """The other person who sat here last, if there was one."""
    seats = (entry.command.seat for entry in session.table.acts() if entry.command is not None)
    return next((seat for seat in seats if seat != but and session.is_human(seat)), None)


def facts(session: Session, seat: int) -> list[Fact]:
    """What concerns the seat, the weightiest first."""
    events = events_since(session, seat)
    told = [
        *_claims(session, seat),
        *_offer(session, seat),
        *_fallen(session, events),
        *_deeds(session, events, seat),
        *_rent(session, events, seat),
        *_paid(session, events, seat),
    ]
    return told[:MOST_FACTS]


def _claims(session: Session, seat: int) -> Iterable[Fact]:
    """Rents that are lost if the dice are rolled before they are claimed."""
    for claim in session.open_claims:
        if claim.owner == seat:
            title = _("You may claim {amount} of rent").format(amount=session.money(claim.amount))
            words = _("{space}, from {name}: before the next roll")
            space, name = session.space_name(claim.space), session.names[claim.tenant]
            yield Fact("hand", title, words.format(space=space, name=name))


def _offer(session: Session, seat: int) -> Iterable[Fact]:
    frame = session.frame
    if isinstance(frame, Negotiation) and seat in frame.waiting:
        title = _("{name} offers you a trade").format(name=session.names[frame.author])
        yield Fact("trade", title, _("You will see it once you sit down"))


def _fallen(session: Words, events: Sequence[Event]) -> Iterable[Fact]:
    for event in events:
        if isinstance(event, ev.WentBankrupt):
            title = _("{name} left the game") if event.resigned else _("{name} is bankrupt")
            yield Fact("flag", title.format(name=session.names[event.seat]), _creditors(session, event))


def _creditors(session: Words, event: ev.WentBankrupt) -> str:
    if event.resigned:
        return ""
    if event.creditors == (BANK,):
        return _("All goes to the bank")
    return _("All goes to {names}").format(
        names=", ".join(session.names[creditor] for creditor in event.creditors if creditor != BANK)
    )


def _deeds(session: Words, events: Sequence[Event], seat: int) -> Iterable[Fact]:
    """Deeds that came to the seat or left it while it was away."""
    came = [e.space for e in events if isinstance(e, ev.DeedMoved) and e.taker == seat]
    went = [e.space for e in events if isinstance(e, ev.DeedMoved) and e.giver == seat]
    for spaces, one, many in (
        (came, _("You received a deed"), _("You received {count} deeds")),
        (went, _("You gave a deed away"), _("You gave {count} deeds away")),
    ):
        if spaces:
            title = one if len(spaces) == 1 else many.format(count=len(spaces))
            yield Fact("card", title, ", ".join(session.space_name(space) for space in spaces))


def _rent(session: Words, events: Sequence[Event], seat: int) -> Iterable[Fact]:
    paid = [e for e in events if isinstance(e, ev.CashMoved) and e.payee == seat and e.reason == "rent"]
    if not paid:
        return
    total = session.money(sum(event.amount for event in paid))
    title = _("You collected {amount} in rent").format(amount=total)
    if len(paid) > 1:
        count = ngettext("{count} payment", "{count} payments", len(paid)).format(count=len(paid))
        yield Fact("coins", title, count)
        return
    detail = _("{space}, paid by {name}").format(
        space=session.space_name(paid[0].about), name=session.names[paid[0].payer]
    )
    yield Fact("coins", title, detail)


def _paid(session: Words, events: Sequence[Event], seat: int) -> Iterable[Fact]:
    """Money that left the seat out of its turn: a birthday, a share."""
    paid = [e.amount for e in events if isinstance(e, ev.CashMoved) and e.payer == seat]
    if sum(paid):
        yield Fact("coins", _("You paid {amount}").format(amount=session.money(sum(paid))))
