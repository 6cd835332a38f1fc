"""What a lot is: how it stands in the state, its name and price, and who gave it up or asked for it."""

from __future__ import annotations

from game.landlord.rules import events as ev
from game.landlord.rules.commands import DeclineDeed
from game.landlord.rules.deeds import shortage
from game.landlord.rules.frames import Auction, BuildingAuction, BuildingSale
from game.landlord.rules.state import LandlordState
from game.landlord.view.presented import LotShown
from game.landlord.view.session import Session
from game.landlord.view.words import Words
from game.ui.i18n import _


def lot_of(state: LandlordState) -> LotShown:
    """The lot that is under the hammer in a state, of a game taken up in the middle of an auction."""
    frame = state.stack[-1]
    assert isinstance(frame, Auction)
    bids = [(frame.leader, frame.high)] if frame.leader >= 0 else []
    lot = LotShown(frame.space, tuple(frame.bidders), bids)
    sale = state.stack[-2]
    if isinstance(frame, BuildingAuction) and isinstance(sale, BuildingSale):
        lot.building, lot.start = "hotel" if frame.hotel else "house", frame.start
        lot.left = shortage.left(state, frame.hotel)
        lot.streets = {seat: sale.wants[seat][0] for seat in frame.bidders}
    return lot


def lot_name(session: Words, lot: LotShown) -> str:
    """What is under the hammer."""
    if not lot.building:
        return session.space_name(lot.space)
    word = session.text(f"word.{lot.building}")
    return _("one {building} of {left}").format(building=word, left=lot.left)


def lot_price(session: Words, lot: LotShown, viewer: int | None) -> int:
    """What the lot would cost the viewer without an auction."""
    rules = session.pack.ruleset
    if not lot.building:
        return rules.spaces[lot.space].price
    street = lot.streets.get(viewer, -1) if viewer is not None else -1
    return rules.house_costs[street] if street >= 0 else lot.start


def origin(session: Session, lot: LotShown) -> tuple[int, str]:
    """Whose deed it is that the bank sells, and how that came: (seat or -1, sentence)."""
    names = session.names
    for entry in session.table.acts():
        if lot.building:
            called = next((e.seat for e in entry.events if isinstance(e, ev.BuildingCalled)), None)
            if called is not None:
                return called, _("{name} asked for it").format(name=names[called])
            continue
        if any(isinstance(event, ev.AuctionOpened) for event in entry.events):
            if isinstance(entry.command, DeclineDeed):
                seat = entry.command.seat
                return seat, _("{name} declined to buy it").format(name=names[seat])
            fallen = next((e.seat for e in entry.events if isinstance(e, ev.WentBankrupt)), None)
            if fallen is not None:
                return fallen, _("From the estate of {name}").format(name=names[fallen])
            break
    return -1, _("The bank sells it to the highest bidder")
