"""What people ask for out of turn: at once between two rolls, else when the open question is answered."""

from __future__ import annotations

from pathlib import Path

from game.engine.protocol import Refusal
from game.landlord.rules import commands as c
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.frames import BuyOffer, Negotiation, Turn
from game.packs.pack import Pack
from game.table.recording import Recording
from game.table.table import Table
from tests.table.seating import only_save, seated
from tests.table.test_table import give, turn_of

MEDITERRANEAN, BALTIC, ORIENTAL, VERMONT = 1, 3, 6, 8


def buying(pack: Pack, kinds: list[str] | None = None, folder: Path | None = None) -> Table:
    """The first seat has rolled and must buy a deed or leave it; the brown group is the second seat's."""
    table = seated(pack, kinds or ["human", "human", "steady"], 1, folder)
    turn_of(table, 0, rolled=True)
    give(table, 1, MEDITERRANEAN, BALTIC)
    table.state.stack.append(BuyOffer(0, ORIENTAL))
    return table


def test_between_two_rolls_an_act_out_of_turn_is_done_at_once(pack: Pack) -> None:
    table = seated(pack, ["human", "human"], 1)
    turn_of(table, 0)
    give(table, 1, MEDITERRANEAN, BALTIC)
    assert table.ask(c.Build(1, BALTIC)) is None
    assert table.state.level[BALTIC] == 1 and not table.deferred.commands


def test_inside_a_roll_it_waits_until_the_question_is_answered(pack: Pack) -> None:
    table = buying(pack)
    assert table.ask(c.Build(1, BALTIC)) is None
    assert table.deferred.of(1) == [c.Build(1, BALTIC)] and table.state.level[BALTIC] == 0
    assert not table.advance() and not table.due
    table.submit(c.BuyDeed(0))
    assert table.due and table.next_actor() is None and table.human_to_act() is None
    assert table.advance()
    assert table.state.level[BALTIC] == 1 and not table.deferred.commands
    assert table.human_to_act() == 0


def test_it_waits_while_an_auction_runs(pack: Pack) -> None:
    table = buying(pack, ["human", "human", "human"])
    table.submit(c.DeclineDeed(0))
    table.submit(c.Bid(0, 10))
    assert table.ask(c.Build(1, BALTIC)) is None and not table.due
    while not isinstance(table.state.stack[-1], Turn):
        table.submit(c.DropOut(table.next_actor()))
    assert table.advance() and table.state.level[BALTIC] == 1


def test_it_is_done_before_a_computer_goes_on(pack: Pack) -> None:
    table = buying(pack, ["steady", "human", "human"])
    assert table.ask(c.Build(1, BALTIC)) is None
    while not table.due:
        assert table.advance()
    assert table.advance()
    assert table.log[-1].command == c.Build(1, BALTIC)


def test_what_the_question_lets_through_is_done_at_once(pack: Pack) -> None:
    table = buying(pack)
    give(table, 0, VERMONT)
    assert table.ask(c.Mortgage(0, VERMONT)) is None
    assert table.state.mortgaged[VERMONT]


def test_it_is_checked_at_once_after_all_that_waits(pack: Pack) -> None:
    table = buying(pack)
    assert table.ask(c.Build(1, ORIENTAL)) == Refusal("space.not_yours", (("space", ORIENTAL),))
    table.state.cash[1] = 60
    assert table.ask(c.Build(1, BALTIC)) is None
    assert table.ask(c.Build(1, MEDITERRANEAN)) == Refusal("cash.short", (("needed", 50), ("cash", 10)))
    assert table.ask(c.SellBuilding(1, BALTIC)) is None, "it stands there by then"
    assert len(table.deferred.of(1)) == 2


def test_dice_are_never_rolled_later(pack: Pack) -> None:
    table = buying(pack)
    assert isinstance(table.ask(c.RollDice(1)), Refusal) and isinstance(table.ask(c.RollDice(0)), Refusal)
    assert isinstance(table.ask(c.EndTurn(1)), Refusal)


def test_an_offer_waits_and_is_then_answered(pack: Pack) -> None:
    table = buying(pack)
    offer = Offer((Transfer(1, 0, cash=50),))
    assert table.ask(c.ProposeTrade(1, offer)) is None
    assert table.ask(c.Build(1, BALTIC)) is None, "an offer that waits keeps nothing back"
    table.submit(c.BuyDeed(0))
    assert table.advance()
    frame = table.state.stack[-1]
    assert isinstance(frame, Negotiation) and frame.offer == offer and not table.due
    table.submit(c.RefuseTrade(0))
    assert table.advance() and table.state.level[BALTIC] == 1


def test_it_can_be_withdrawn(pack: Pack) -> None:
    table = buying(pack)
    table.ask(c.Build(1, BALTIC))
    table.ask(c.SellBuilding(1, BALTIC))
    refusal = table.deferred.withdraw(table.state, c.Build(1, BALTIC))
    assert refusal is not None and refusal.code == "sell.nothing"
    assert table.deferred.withdraw(table.state, c.SellBuilding(1, BALTIC)) is None
    assert table.deferred.withdraw(table.state, c.Build(1, BALTIC)) is None
    table.submit(c.BuyDeed(0))
    assert not table.advance() and table.state.level[BALTIC] == 0


def test_what_is_refused_by_then_is_lost_and_told(pack: Pack) -> None:
    table = buying(pack)
    for space in (BALTIC, MEDITERRANEAN):
        table.ask(c.Build(1, space))
    table.state.cash[1] = 20
    table.submit(c.BuyDeed(0))
    assert table.advance()
    ((command, refusal),) = table.deferred.lost
    assert command == c.Build(1, BALTIC) and refusal.code == "cash.short"
    assert not table.deferred.commands and table.human_to_act() == 0


def test_taking_back_keeps_what_waits(pack: Pack) -> None:
    table = buying(pack)
    table.ask(c.Build(1, BALTIC))
    table.submit(c.BuyDeed(0))
    table.advance()
    assert table.can_undo(1) and not table.can_undo(0)
    assert table.undo()
    assert table.state.level[BALTIC] == 0 and not table.deferred.commands


def test_saves_hold_it_where_it_was_done(pack: Pack, tmp_path: Path) -> None:
    table = seated(pack, ["human", "human"], 5, tmp_path)
    while not isinstance(table.state.stack[-1], BuyOffer):
        asked = table.next_actor()
        table.submit(table.legal(asked)[0])
    seat = table.state.turn
    assert table.ask(c.ProposeTrade(1 - seat, Offer((Transfer(1 - seat, seat, cash=5),)))) is None
    path = only_save(tmp_path)
    assert table.match.record.commands == [entry.command for entry in table.log[1:]]
    table.submit(c.BuyDeed(seat))
    assert table.advance()
    table.close()
    again = Table.resume(path, pack)
    assert again.state == table.state and isinstance(again.log[-1].command, c.ProposeTrade)
    again.close()
    assert Recording.read(path, pack).acts[-1].command == again.log[-1].command
