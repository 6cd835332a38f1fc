"""What others did while a seat waited: every line's sum is true, and together they are all."""

from __future__ import annotations

import pytest

from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.events import AuctionEnded, CashMoved, DeedMoved, TradeDone
from game.landlord.rules.state import BANK
from game.landlord.view.narration.accounts import account, brief
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from tests.landlord.view.tables import classic, quick

ATLANTIC, VENTNOR, READING = 26, 27, 5


def plain(session: Session, events: tuple, seat: int, most: int = 3) -> list[tuple[str, int]]:
    """The lines without their marks."""
    lines = brief(account(session.narrator, events, seat), most)
    return [(_unmarked(line.text), line.amount) for line in lines]


def _unmarked(text: str) -> str:
    for seat in range(1, 9):
        text = text.replace(f"[seat-{seat}]", "")
    return text.replace("[/]", "").replace("**", "")


@pytest.fixture(scope="module")
def session() -> Session:
    return samples.lived(classic(), quick())


@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_lines_add_up_to_what_the_cash_changed_by(session: Session, most: int) -> None:
    acts = session.table.log
    for start in range(1, len(acts) - 1, 7):
        events = tuple(event for act in acts[start : start + 40] for event in act.events)
        moved = [event for event in events if isinstance(event, CashMoved)]
        for seat in range(4):
            came = sum(event.amount for event in moved if event.payee == seat)
            went = sum(event.amount for event in moved if event.payer == seat)
            lines = plain(session, events, seat, most)
            assert sum(amount for _text, amount in lines) == came - went
            assert len(lines) <= most and all(text.endswith(".") and "  " not in text for text, _ in lines)


def test_a_trade_a_rent_and_the_rest_are_named(session: Session) -> None:
    events = (
        CashMoved(BANK, 2, 200, 0, 0, "salary", 0),
        CashMoved(2, 1, 50, 0, 0, "rent", READING),
        CashMoved(BANK, 2, 10, 0, 0, "card", 3),
        TradeDone(Offer((Transfer(2, 1, 1592), Transfer(1, 2, 0, (ATLANTIC,))))),
        CashMoved(2, 1, 1592, 0, 0, "trade", -1),
        DeedMoved(ATLANTIC, 1, 2, False, "trade"),
    )
    assert plain(session, events, 2) == [
        ("Trade with Bruno: received Atlantic Avenue.", -1592),
        ("Rent to Bruno: Reading Railroad.", -50),
        ("Also: salary, cards.", 210),
    ]
    assert plain(session, events, 1) == [
        ("Trade with Chen: gave Atlantic Avenue.", 1592),
        ("Rent from Chen: Reading Railroad.", 50),
    ]
    assert plain(session, events, 1, most=1) == [
        ("Trade with Chen: gave Atlantic Avenue. Also: rents.", 1642)
    ]


def test_a_house_won_at_auction_is_no_deed(session: Session) -> None:
    events = (CashMoved(1, BANK, 90, 0, 0, "auction", VENTNOR), AuctionEnded(VENTNOR, 1, 90, "house"))
    assert plain(session, events, 1) == [("Built on Ventnor Avenue.", -90)]


def test_what_the_person_did_is_no_news(session: Session) -> None:
    own = {seat: [] for seat in range(4)}
    for act in session.table.log:
        if act.command is not None:
            own[act.command.seat].extend(act.events)
    for seat in range(4):
        news = Meanwhile.since(0, session, seat)
        assert own[seat] and not {id(event) for event in own[seat]} & {id(event) for event in news.events}
        assert seat not in [other for other, _lines in news.rows(session, 3)]
