"""Deals among three seats or more: drafted, sent, agreed, changed, refused; by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from game.engine.command import Command
from game.landlord.rules.commands import AcceptTrade, CounterTrade, Offer, ProposeTrade, RefuseTrade, Transfer
from game.landlord.rules.frames import Negotiation, Turn
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.dialogs.trade.scene import TradeScene, trade_scene
from game.landlord.view.dialogs.trade.several.draft import Gift, SeveralDraft
from game.landlord.view.dialogs.trade.several.page import GiftChip
from game.landlord.view.dialogs.trade.several.scene import TradeSeveralScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import contested
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from game.ui.i18n import set_language
from tests.landlord.view.player import Player
from tests.landlord.view.tables import classic, quick

MakePilot = Callable[..., Pilot]
ADA, BRUNO, CHEN, DORA = range(4)  # Ada and Bruno are people
NEW_YORK, ILLINOIS, VENTNOR = 19, 24, 27


@pytest.fixture
def ring() -> tuple[Session, Offer]:
    """Ada gives Chen a yellow and 40, Chen gives Bruno a red and a jail card, Bruno gives Ada an orange."""
    return contested.ring(classic(), quick())


def opened(
    pilot: MakePilot, session: Session, scene: object = None, **options: object
) -> tuple[Pilot, BoardScene]:
    board = BoardScene(session)
    p = pilot(**options).open(board).wait_idle()
    if scene is not None:
        p.app.open(scene, board._traded)  # type: ignore[arg-type]
    return p.wait(1.0), board


def given(session: Session) -> list[Command]:
    return [entry.command for entry in session.table.log if entry.command is not None]


# --- the draft ---


def test_a_thing_is_given_to_one_seat_at_a_time() -> None:
    draft = SeveralDraft([ADA, BRUNO, CHEN])
    draft.turn(ADA, VENTNOR, BRUNO)
    assert draft.taker_of(ADA, VENTNOR) == BRUNO
    draft.turn(ADA, VENTNOR, CHEN)
    assert list(draft.gifts(ADA)) == [Gift(ADA, CHEN, VENTNOR)]
    draft.turn(ADA, VENTNOR, CHEN)
    assert draft.empty


def test_offer_and_draft_are_the_same(ring: tuple[Session, Offer]) -> None:
    _session, offer = ring
    draft = SeveralDraft.of(offer, [CHEN])
    assert draft.seats == [CHEN, ADA, BRUNO] and draft.same(offer)
    for giver in draft.seats:
        for gift in list(draft.gifts(giver)):
            draft.take_back(gift)
    assert draft.empty and not draft.same(offer)


def test_who_leaves_takes_everything_along(ring: tuple[Session, Offer]) -> None:
    draft = SeveralDraft.of(ring[1])
    draft.leave(CHEN)
    assert [(t.giver, t.taker) for t in draft.offer().transfers] == [(BRUNO, ADA)]


# --- on screen ---


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_drawn_at_every_size(pilot: MakePilot, size: tuple[int, int], language: str) -> None:
    set_language(language)
    session, offer = contested.ring(classic(), quick())
    p, _board = opened(pilot, session, TradeSeveralScene(session, ADA, (BRUNO, CHEN), offer), size=size)
    p.press("f1")


@pytest.mark.parametrize("seats", range(3, 9))
def test_up_to_eight_columns(pilot: MakePilot, seats: int) -> None:
    position = samples.midgame(classic(), seats, stack=[Turn(ADA, rolled=True, dice=(5, 2))], levels={})
    session = samples.session(classic(), position, quick(), seats)
    p, _board = opened(pilot, session, TradeSeveralScene(session, ADA, tuple(range(1, seats))))
    heads = [widget.box for widget in p.scene.form.walk() if widget.group == "givers"]  # type: ignore[union-attr]
    assert len(heads) == seats and heads[-1].right <= 1769
    assert all(one.right < other.left for one, other in pairwise(heads))


def build_ring(player: Player) -> TradeSeveralScene:
    """From the board: a deal of three, thing by thing."""
    player.use("trade")
    assert isinstance(player.scene, TradeScene)
    player.use("several")
    scene = player.scene
    assert isinstance(scene, TradeSeveralScene) and len(scene.negotiation.draft.seats) == 2
    player.use(("in", CHEN))
    player.use(("to", CHEN))
    player.use(("own", "deed", VENTNOR))
    player.use(("giver", BRUNO))
    player.use(("to", ADA))
    player.use(("own", "deed", NEW_YORK))
    player.use(("giver", CHEN))
    player.use(("to", BRUNO))
    player.use(("own", "deed", ILLINOIS))
    return scene


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_built_sent_and_agreed_by_all(pilot: MakePilot, ring: tuple[Session, Offer], mouse: bool) -> None:
    session, _offer = ring
    player = Player(opened(pilot, session)[0], mouse=mouse)
    scene = build_ring(player)
    assert scene.negotiation.draft.offer() == Offer(
        (
            Transfer(ADA, CHEN, deeds=(VENTNOR,)),
            Transfer(BRUNO, ADA, deeds=(NEW_YORK,)),
            Transfer(CHEN, BRUNO, deeds=(ILLINOIS,)),
        )
    )
    player.use("send")
    assert isinstance(player.scene, PassDeviceScene) and player.scene.seat == BRUNO
    player.use("here")
    answering = player.scene
    assert (
        isinstance(answering, TradeSeveralScene) and answering.seat == BRUNO and answering.negotiation.asked
    )
    player.pilot.wait(1.0)
    player.use("accept")
    if not mouse:  # Space only moved the focus, for Bruno parts with a deed
        assert not any(each.seat == BRUNO for each in given(session))
        player.use("accept")
    kinds = [type(command) for command in given(session)]
    assert kinds[0] is ProposeTrade and kinds.count(AcceptTrade) == 2
    owner = session.table.state.owner
    assert (owner[VENTNOR], owner[NEW_YORK], owner[ILLINOIS]) == (CHEN, ADA, BRUNO)
    assert session.shown.owner == owner


@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_one_refusal_brings_the_draft_back_to_its_author(
    pilot: MakePilot, ring: tuple[Session, Offer], mouse: bool
) -> None:
    """W38."""
    session, offer = ring
    scene = TradeSeveralScene(session, ADA, (BRUNO, CHEN), offer)
    player = Player(opened(pilot, session, scene)[0], mouse=mouse)
    player.use("send")
    player.use("here")
    player.pilot.wait(1.0)
    player.use("cancel")
    assert player.scene.form["cancel"].text == "Really refuse?"  # type: ignore[attr-defined]
    player.use("cancel")
    assert isinstance(given(session)[-1], RefuseTrade)
    assert isinstance(player.scene, PassDeviceScene) and player.scene.seat == ADA
    player.use("here")
    back = player.scene
    assert isinstance(back, TradeSeveralScene) and back.seat == ADA and back.negotiation.table is None
    assert (
        back.negotiation.draft.same(offer)
        and back.negotiation.said is not None
        and back.negotiation.said.seat == BRUNO
    )
    assert session.table.state.owner[VENTNOR] == ADA


def test_a_change_asks_everybody_again(pilot: MakePilot, ring: tuple[Session, Offer]) -> None:
    session, offer = ring
    player = Player(
        opened(pilot, session, TradeSeveralScene(session, ADA, (BRUNO, CHEN), offer))[0], mouse=True
    )
    player.use("send")
    player.use("here")
    scene = player.scene
    assert isinstance(scene, TradeSeveralScene) and CHEN in scene.negotiation.agreed
    player.use(("giver", ADA))
    player.use(("to", BRUNO))
    player.pilot.press("+", "+")
    assert scene.negotiation.agreed == frozenset() and not scene.negotiation.unchanged
    player.use("send")
    counter = next(command for command in given(session) if isinstance(command, CounterTrade))
    assert (counter.seat, counter.offer.transfers[0]) == (BRUNO, Transfer(ADA, BRUNO, cash=20))
    player.use("here")
    assert (
        session.frame is not None and isinstance(session.frame, Negotiation) and session.frame.revision == 2
    )
    player.pilot.wait(1.0)
    marked = {chip.gift for chip in scene.form.walk() if isinstance(chip, GiftChip) and chip.changed}
    assert marked == {Gift(ADA, BRUNO, None, 20)}
    player.use("accept")
    assert session.table.state.owner[VENTNOR] == CHEN and session.table.state.cash[ADA] == 612 - 40 - 20


def test_a_computer_that_loses_by_it_says_so(pilot: MakePilot, ring: tuple[Session, Offer]) -> None:
    session, _offer = ring
    bad = Offer((Transfer(CHEN, ADA, deeds=(ILLINOIS,)), Transfer(BRUNO, ADA, cash=1)))
    scene = TradeSeveralScene(session, ADA, (BRUNO, CHEN), bad)
    player = Player(opened(pilot, session, scene)[0], mouse=False)
    player.use("send")
    assert RefuseTrade(CHEN) in given(session) or any(isinstance(x, CounterTrade) for x in given(session))
    top = player.scene
    if RefuseTrade(CHEN) in given(session):
        assert top is scene and scene.negotiation.said is not None and scene.negotiation.said.seat == CHEN
        assert scene.negotiation.draft.same(bad)


def test_an_offer_to_several_opens_by_itself(pilot: MakePilot, ring: tuple[Session, Offer]) -> None:
    session, offer = ring
    session.submit(ProposeTrade(CHEN, offer))
    p, _board = opened(pilot, session)
    p.wait_idle()
    assert isinstance(p.scene, TradeSeveralScene) and p.scene.seat == ADA
    focused = p.scene.form.focused
    assert focused is not None and focused.key == ("giver", ADA)


def test_space_meant_for_the_board_does_not_accept(pilot: MakePilot, ring: tuple[Session, Offer]) -> None:
    session, offer = ring
    session.submit(ProposeTrade(CHEN, offer))
    p = pilot().open(BoardScene(session)).wait_idle()
    p.press("space").wait_idle()
    assert not any(isinstance(each, AcceptTrade) for each in given(session))


def test_with_one_partner_left_it_is_an_offer_between_two(
    pilot: MakePilot, ring: tuple[Session, Offer]
) -> None:
    session, offer = ring
    p, _board = opened(pilot, session, TradeSeveralScene(session, ADA, (BRUNO, CHEN), offer))
    p.click(("in", CHEN)).wait_idle()
    scene = p.scene
    assert isinstance(scene, TradeScene) and scene.negotiation.partner == BRUNO
    assert scene.negotiation.draft.get.deeds == [NEW_YORK] and scene.negotiation.draft.give.empty


def test_cash_is_shared_out_among_takers(pilot: MakePilot, ring: tuple[Session, Offer]) -> None:
    session, _offer = ring
    p, _board = opened(pilot, session, TradeSeveralScene(session, ADA, (BRUNO, CHEN)))
    scene = p.scene
    assert isinstance(scene, TradeSeveralScene)
    p.click(("to", BRUNO))
    scene.form.focus("cash")
    p.press("6", "0", "0", "enter").click(("to", CHEN))
    scene.form.focus("cash")
    p.press("9", "9", "enter")
    assert [(t.taker, t.cash) for t in scene.negotiation.draft.offer().transfers] == [
        (BRUNO, 600),
        (CHEN, 12),
    ]
    p.click(("gift 0", "cash", BRUNO))
    assert scene.negotiation.draft.cash_of(ADA) == 12
    p.click(("to", BRUNO)).click(("cash", 100)).click(("cash", 10))
    assert scene.negotiation.draft.parcel(ADA, BRUNO).cash == 110


def test_escape_drops_a_draft_after_asking(pilot: MakePilot, ring: tuple[Session, Offer]) -> None:
    session, offer = ring
    p, board = opened(pilot, session, TradeSeveralScene(session, ADA, (BRUNO, CHEN), offer))
    p.press("esc")
    assert isinstance(p.scene, TradeSeveralScene)
    p.press("esc").wait_idle()
    assert p.scene is board and given(session) == []


def test_a_full_deed_can_be_looked_at(pilot: MakePilot, ring: tuple[Session, Offer]) -> None:
    session, offer = ring
    p, _board = opened(pilot, session, TradeSeveralScene(session, ADA, (BRUNO, CHEN), offer))
    scene = p.scene
    assert isinstance(scene, TradeSeveralScene)
    scene.form.focus(("gift 0", "tray", VENTNOR))
    p.press("i")
    assert scene._looked_at == VENTNOR
    p.press("i")
    assert scene._looked_at is None


def test_the_dialog_for_what_lies_on_the_table(ring: tuple[Session, Offer]) -> None:
    session, offer = ring
    assert isinstance(trade_scene(session, ADA), TradeScene)
    session.submit(ProposeTrade(CHEN, offer))
    session.hurry()
    assert isinstance(trade_scene(session, ADA), TradeSeveralScene)


# --- a debt ---


def test_part_of_a_debt_in_kind(pilot: MakePilot) -> None:
    """A16: the creditor lets part of it go for deeds; the line is there only between these two."""
    session = samples.debt(classic(), quick())
    p, _board = opened(pilot, session)
    p.press("t").wait_idle()
    scene = p.scene
    assert isinstance(scene, TradeScene) and scene.owed(ADA, BRUNO) == 950
    p.click(("own", "deed", 5))
    scene.form.focus(("their", "relief"))
    p.press("7", "0", "0", "enter")
    assert scene.negotiation.draft.offer() == Offer(
        (Transfer(ADA, BRUNO, deeds=(5,)), Transfer(BRUNO, ADA, relief=700))
    )
    scene.negotiation.partner = CHEN
    scene.rebuild()
    assert ("their", "relief") not in scene.form
