"""Offers at the table: drafted, sent, answered, countered, refused; by keys alone and by mouse alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.command import Command
from game.landlord.rules.commands import AcceptTrade, CounterTrade, Offer, ProposeTrade, RefuseTrade, Transfer
from game.landlord.rules.frames import Negotiation, Turn
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.dialogs.trade.offer import OfferDraft, Tray
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.dialogs.trade.words import agreement_of
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.samples.positions import NAMES
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from game.ui.layout import Text
from game.ui.widgets.buttons import Button
from tests.landlord.view.tables import Desk, classic, quick

MakePilot = Callable[..., Pilot]
ADA, BRUNO, CHEN, DORA = range(4)  # Ada and Dora are people
ATLANTIC, VENTNOR, MARVIN, STATES, ST_JAMES, READING = 26, 27, 29, 13, 16, 5
TURN = [Turn(ADA, rolled=True, dice=(5, 2))]


def opened(
    pilot: MakePilot, session: Session, seat: int = ADA, partner: int | None = None
) -> tuple[Pilot, Desk, TradeScene]:
    p, desk = pilot().open(Desk()), Desk()
    session.stage.resize(p.screen.size)
    scene = TradeScene(session, seat, partner)
    p.app.open(scene, desk.heard)
    return p.wait(1.0), desk, scene


def at(**changes: object) -> Session:
    position = samples.midgame(classic(), **{"stack": TURN, **changes})  # type: ignore[arg-type]
    return samples.session(classic(), position, quick())


def yellows() -> Session:
    """Ada lacks one yellow deed, which is Bruno's; he parts with it for six hundred."""
    owners = {
        ATLANTIC: ADA,
        VENTNOR: ADA,
        MARVIN: BRUNO,
        6: BRUNO,
        READING: ADA,
        15: BRUNO,
        37: BRUNO,
        39: CHEN,
    }
    return at(owners=owners, levels={}, mortgaged=(READING,), cash=[700, 340, 905, 148])


@pytest.fixture
def session() -> Session:
    return at()


def given(session: Session) -> list[Command]:
    return [entry.command for entry in session.table.log if entry.command is not None]


def offer(give: Transfer | None = None, get: Transfer | None = None) -> Offer:
    return Offer(tuple(transfer for transfer in (give, get) if transfer is not None))


# drafting --------------------------------------------------------------------------------------


def test_a_deed_goes_to_the_tray_and_back_by_keys(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    scene.form.focus(("own", "deed", ATLANTIC))
    p.press("enter")
    assert scene.negotiation.draft.give.deeds == [ATLANTIC] and ("own", "tray", ATLANTIC) in scene.form
    p.press("tab")  # to the tray
    assert scene.form.focused is not None and scene.form.focused.key == ("own", "tray", ATLANTIC)
    p.press("enter")
    assert scene.negotiation.draft.empty and ("own", "tray", ATLANTIC) not in scene.form


def test_an_offer_by_keys_alone_is_taken(pilot: MakePilot, session: Session) -> None:
    p, desk, scene = opened(pilot, session)
    p.press("right", "right", "right", "enter")  # Atlantic Avenue
    p.press("tab", "tab", "tab")  # own tray, own cash, their cash
    assert scene.form.focused is not None and scene.form.focused.key == ("their", "cash")
    p.press("5", "0", "enter", "space").wait_idle()
    assert given(session)[0] == ProposeTrade(
        ADA, offer(Transfer(ADA, BRUNO, deeds=(ATLANTIC,)), Transfer(BRUNO, ADA, cash=50))
    )
    assert desk.answers == [ADA] and session.table.state.owner[ATLANTIC] == BRUNO


def test_an_offer_by_mouse_alone_is_taken(pilot: MakePilot, session: Session) -> None:
    p, desk, _scene = opened(pilot, session)
    p.click(("own", 100)).click(("own", 100)).click(("their", "deed", STATES)).click("send").wait_idle()
    assert desk.answers == [ADA] and session.table.state.owner[STATES] == ADA
    assert session.table.state.cash[ADA] == 412


def test_partners_have_drafts_of_their_own(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.click(("own", 10))
    scene.form.focus("seats")
    p.press("right")
    assert scene.negotiation.partner == CHEN and scene.negotiation.draft.empty
    p.press("left")
    assert scene.negotiation.partner == BRUNO and scene.negotiation.draft.give.cash == 10


def test_deeds_of_a_built_group_are_refused_with_the_reason(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    built = scene.form["own", "deed", ST_JAMES]
    assert not built.enabled and built.reason.startswith("**Bare groups only.**")
    p.click(("own", "deed", ST_JAMES))
    assert scene.negotiation.draft.empty


def test_cash_stops_at_what_there_is(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    scene.form.focus(("own", "cash"))
    p.press("9", "9", "9", "9", "enter")
    assert scene.negotiation.draft.give.cash == 612
    assert scene.form["own", 100].reason.startswith("**All the cash.**")


def test_plus_and_minus_change_the_cash_of_the_side_in_focus(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press("+", "+", "-")
    assert scene.negotiation.draft.give.cash == 10
    scene.form.focus(("their", "deed", STATES))
    p.press("+")
    assert scene.negotiation.draft.get.cash == 10


def test_a_mortgaged_deed_says_what_it_costs_to_take(pilot: MakePilot) -> None:
    _p, _desk, scene = opened(pilot, yellows())
    tip = scene.form["own", "deed", READING].explanation
    assert tip.startswith("**Mortgaged.**") and "10\u202f%" in tip and "$10" in tip and "$110" in tip
    scene.negotiation.draft.give.turn_deed(READING)
    scene.rebuild()
    assert any("$10" in line.text for line in scene.lines[1])


def test_a_jail_card_is_offered_like_a_deed(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session, partner=CHEN)
    card = session.table.state.jail_cards[CHEN][0]
    p.click(("their", "deed", card))
    assert scene.negotiation.draft.get.jail_cards == [card]
    assert scene.negotiation.draft.offer() == offer(get=Transfer(CHEN, ADA, jail_cards=(card,)))


def test_five_deeds_lie_as_chips_and_can_be_taken_back(pilot: MakePilot) -> None:
    everything = dict.fromkeys(classic().ruleset.deeds, ADA)
    p, _desk, scene = opened(pilot, at(owners=everything, levels={}, mortgaged=()))
    deeds = classic().ruleset.deeds[:9]
    for space in deeds:
        scene.negotiation.draft.give.turn_deed(space)
    scene.rebuild()
    scene.form.focus(("own", "tray", deeds[-1]))
    p.press("enter")
    assert scene.negotiation.draft.give.deeds == list(deeds[:-1])


def test_twenty_eight_deeds_scroll_with_the_focus(pilot: MakePilot) -> None:
    everything = dict.fromkeys(classic().ruleset.deeds, ADA)
    p, _desk, scene = opened(pilot, at(owners=everything, levels={}, mortgaged=()))
    scene.form.focus(("own", "deed", classic().ruleset.deeds[0]))
    for _ in range(12):
        p.press("down")
        focused = scene.form.focused
        assert focused is not None
        if focused.owner is not None:
            assert focused.owner.shown().contains(focused.shown())
    boxes = [w.box for w in scene.form.walk() if isinstance(w.key, tuple) and w.key[:2] == ("own", "deed")]
    assert not any(a is not b and a.colliderect(b) for a in boxes for b in boxes)


def test_the_full_deed_shows_and_goes_at_any_key(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    scene.form.focus(("own", "deed", ATLANTIC))
    p.press("i")
    assert scene._looked_at == ATLANTIC
    p.press("enter")
    assert scene._looked_at is None and scene.negotiation.draft.empty


def test_nothing_can_be_sent_from_empty_trays(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press("space")
    assert given(session) == [] and scene.form["send"].reason.startswith("**Nothing on the table.**")


def test_escape_asks_once_about_a_draft(pilot: MakePilot, session: Session) -> None:
    p, desk, scene = opened(pilot, session)
    p.press("+", "esc")
    assert p.scene is scene and scene._leaving
    p.press("left")
    assert not scene._leaving
    p.press("esc", "esc").wait_idle()
    assert desk.answers == [ADA] and given(session) == []


# answers ---------------------------------------------------------------------------------------


def test_a_refusal_says_why_and_keeps_the_draft(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.click(("own", 100)).click(("their", "deed", STATES)).click("send").wait_idle()
    assert p.scene is scene and given(session)[-1] == RefuseTrade(BRUNO)
    assert scene.negotiation.draft.give.cash == 100 and scene.negotiation.draft.get.deeds == [STATES]
    said = scene.negotiation.said
    assert said is not None and "$50" in said.headline and said.speech
    p.click(("own", 10)).click(("own", 10)).click(("own", 10)).click(("own", 10)).click(("own", 10))
    p.click("send").wait_idle()
    assert session.table.state.owner[STATES] == ADA


def test_a_refusal_is_not_said_of_other_goods(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.click(("own", 100)).click(("their", "deed", STATES)).click("send").wait_idle()
    refusal = scene._said()
    assert refusal is not None
    p.click(("own", 10))  # what was asked for
    assert scene._said() is refusal
    p.click(("their", "deed", 15))
    assert scene._said() is None


def test_both_sides_read_the_same_gains(pilot: MakePilot) -> None:
    def gains(seat: int, partner: int) -> list[str]:
        _p, _desk, scene = opened(pilot, yellows(), seat, partner)
        scene.negotiation.draft = OfferDraft.of(deal, seat)
        scene.rebuild()
        words = [node.words for node in scene.page.root.walk() if isinstance(node, Text)]
        return [text for text in words if text.startswith((f"{NAMES[ADA]}: ", f"{NAMES[BRUNO]}: "))]

    deal = offer(Transfer(ADA, BRUNO, 600), Transfer(BRUNO, ADA, deeds=(MARVIN,)))
    assert len(gains(ADA, BRUNO)) == 2 and gains(ADA, BRUNO) == gains(BRUNO, ADA)


def test_a_computer_says_yes_in_words(pilot: MakePilot) -> None:
    session = yellows()
    board = BoardScene(session)
    p, told = pilot().open(board), []
    board.toast = lambda text, icon="": told.append(text)  # type: ignore[method-assign]
    p.app.open(TradeScene(session, ADA, CHEN), board._traded)
    scene = p.scene
    assert isinstance(scene, TradeScene)
    scene.negotiation.draft.get.deeds, scene.negotiation.draft.give.cash = [39], 690
    scene.rebuild()
    p.click("send").wait_idle()
    assert p.scene is board and session.table.state.owner[39] == ADA
    assert told == ["Chen: “Deal!”"]


def test_a_computer_is_glad_of_a_whole_group() -> None:
    session = yellows()
    deal = offer(Transfer(ADA, BRUNO, deeds=(ATLANTIC, VENTNOR)))
    assert "all of Yellow" in agreement_of(session, session.seen, deal, BRUNO)
    assert "Yellow" not in agreement_of(session, session.seen, offer(Transfer(ADA, BRUNO, 9)), BRUNO)


def test_a_counter_offer_is_taken_into_the_draft_and_accepted(pilot: MakePilot) -> None:
    session = yellows()
    p, desk, scene = opened(pilot, session)
    p.click(("their", "deed", MARVIN))
    scene.form.focus(("own", "cash"))
    p.press("5", "5", "0", "enter", "space").wait_idle()
    counter = given(session)[-1]
    assert isinstance(counter, CounterTrade)
    assert (
        scene.negotiation.said is not None
        and "Marvin Gardens completes your Yellow." in scene.negotiation.said.speech
    )
    assert scene.negotiation.draft.give.cash == 550  # the draft is untouched
    p.wait(1)
    scene.form.focus("counter")
    p.press("enter")
    wanted = OfferDraft.of(counter.offer, ADA).give.cash
    assert scene.negotiation.draft.give.cash == wanted > 550 and scene.negotiation.unchanged
    p.press("space", "space").wait_idle()
    last = given(session)[-1]
    assert isinstance(last, AcceptTrade) and (last.seat, last.revision) == (ADA, 2)
    assert desk.answers == [ADA] and session.table.state.owner[MARVIN] == ADA


def test_offers_are_counted_and_bounded(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.click(("their", "deed", STATES)).click(("own", 10))
    for _ in range(3):
        p.click("send").wait_idle()
    assert session.table.state.offers_made[ADA] == 3
    assert scene.form["send"].reason.startswith("**Enough offers.**")
    p.click("send").wait_idle()
    assert sum(isinstance(command, ProposeTrade) for command in given(session)) == 3


# being asked -----------------------------------------------------------------------------------


@pytest.fixture
def asked() -> Session:
    return samples.asked(classic(), quick())


def test_an_offer_is_laid_out_from_ones_own_side(pilot: MakePilot, asked: Session) -> None:
    _p, _desk, scene = opened(pilot, asked)
    assert scene.negotiation.answering and scene.negotiation.partner == BRUNO
    assert scene.negotiation.draft.give == Tray(deeds=[ATLANTIC]) and scene.negotiation.draft.get == Tray(
        cash=120
    )


def test_accepting_by_keys(pilot: MakePilot, asked: Session) -> None:
    p, desk, scene = opened(pilot, asked)
    p.press("space").wait_idle()
    assert given(asked) == [] and scene.form.focused is scene.form["accept"]  # Ada would part with a deed
    p.press("space").wait_idle()
    first = given(asked)[0]
    assert isinstance(first, AcceptTrade) and (first.seat, first.revision) == (ADA, 1)
    assert desk.answers == [ADA] and asked.table.state.owner[ATLANTIC] == BRUNO


def test_a_space_bar_still_in_flight_accepts_nothing(pilot: MakePilot, asked: Session) -> None:
    p = pilot().open(Desk())
    asked.stage.resize(p.screen.size)
    scene = TradeScene(asked, ADA)
    p.app.open(scene)
    p.press("space", "space", "enter", "esc", "esc").click("accept")
    assert given(asked) == [] and p.scene is scene and not scene._leaving
    p.wait(0.5).click("accept").wait_idle()
    assert isinstance(given(asked)[0], AcceptTrade)


def test_a_space_bar_that_is_still_down_accepts_nothing(pilot: MakePilot, asked: Session) -> None:
    p = pilot().open(Desk())
    down, up = p._key("space")
    p.send(down)
    asked.stage.resize(p.screen.size)
    scene = TradeScene(asked, ADA)
    p.app.open(scene)
    p.wait(1).send(down).press("enter", "a")
    assert scene.form.focused is not scene.form["accept"] and given(asked) == []
    p.send(up).press("space")
    assert scene.form.focused is scene.form["accept"] and given(asked) == []


def test_no_button_changes_its_meaning_in_place(pilot: MakePilot, asked: Session) -> None:
    """What sends became what accepts, and the way to a counter-offer became the way back from it."""
    p, _desk, scene = opened(pilot, asked)

    def foot() -> dict[object, tuple[str, tuple[float, ...]]]:
        return {
            each.key: (each.text, tuple(each.box))
            for each in scene.form.walk()
            if isinstance(each, Button) and each.group == "foot"
        }

    before = foot()
    assert scene.form["accept"].primary and scene.form["send"].reason and scene.form["clear"].reason
    p.click(("their", 10))
    assert foot() == before
    assert scene.form["send"].primary and scene.form["accept"].reason and scene.form["clear"].enabled
    p.click("clear").press("space")
    assert foot() == before and given(asked) == []
    assert {key: text for key, (text, _box) in before.items()} == {
        "clear": "Back to the offer", "cancel": "Refuse", "send": "Counter", "accept": "Accept",
    }  # fmt: skip


def test_refusing_is_asked_once(pilot: MakePilot, asked: Session) -> None:
    p, desk, scene = opened(pilot, asked)
    p.press("esc")
    assert given(asked) == [] and p.scene is scene
    p.press("esc").wait_idle()
    assert given(asked)[0] == RefuseTrade(ADA) and desk.answers == [ADA]


def test_a_counter_offer_by_mouse(pilot: MakePilot, asked: Session) -> None:
    p, _desk, scene = opened(pilot, asked)
    assert scene.form["send"].reason.startswith("**Change something first.**")
    p.click(("their", 100)).click(("their", 100)).click("send").wait_idle()
    counter = given(asked)[0]
    assert counter == CounterTrade(
        ADA, offer(Transfer(ADA, BRUNO, deeds=(ATLANTIC,)), Transfer(BRUNO, ADA, cash=320))
    )
    assert any(command.seat == BRUNO for command in given(asked)[1:])


def test_back_to_the_offer(pilot: MakePilot, asked: Session) -> None:
    p, _desk, scene = opened(pilot, asked)
    p.click(("their", 10))
    assert not scene.negotiation.unchanged
    p.click("clear")
    assert scene.negotiation.unchanged


# two people at one desk ------------------------------------------------------------------------


def sent_to_dora(pilot: MakePilot, session: Session) -> tuple[Pilot, Desk, TradeScene]:
    p, desk, scene = opened(pilot, session, partner=DORA)
    p.click(("own", "deed", ATLANTIC)).click("send").wait_idle()
    assert isinstance(p.scene, PassDeviceScene) and p.scene.seat == DORA
    p.press("space").wait_idle().wait(1)
    assert p.scene is scene and scene.seat == DORA and scene.negotiation.answering
    assert scene.negotiation.draft.get.deeds == [ATLANTIC]
    return p, desk, scene


def test_a_person_accepts_behind_the_curtain(pilot: MakePilot, session: Session) -> None:
    p, desk, _scene = sent_to_dora(pilot, session)
    p.press("space").wait_idle()
    assert session.table.state.owner[ATLANTIC] == DORA and desk.answers == [DORA]


def test_a_persons_refusal_goes_back_to_the_author_with_the_draft(pilot: MakePilot, session: Session) -> None:
    p, desk, scene = sent_to_dora(pilot, session)
    p.press("esc", "esc").wait_idle()
    assert isinstance(p.scene, PassDeviceScene) and p.scene.seat == ADA
    p.press("space").wait_idle()
    assert p.scene is scene and scene.seat == ADA and not scene.negotiation.asked
    assert scene.negotiation.draft.give.deeds == [ATLANTIC]
    assert scene.negotiation.said is not None and scene.negotiation.said.headline == "Dora says no"
    p.press("esc", "esc").wait_idle()
    assert desk.answers == [ADA]


def test_a_persons_counter_offer_is_answered_by_the_author(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = sent_to_dora(pilot, session)
    p.click(("own", 100)).click("send").wait_idle()
    assert isinstance(p.scene, PassDeviceScene) and p.scene.seat == ADA
    p.press("space").wait_idle().wait(1)
    assert scene.seat == ADA and scene.negotiation.unchanged and scene.negotiation.draft.get.cash == 100
    change = scene.negotiation.changed(DORA, ADA)
    assert change is not None and change.cash == 0 and not change.of(ATLANTIC)
    words = [node.words for node in scene.page.root.walk() if isinstance(node, Text)]
    assert "was $0" in words
    p.press("space", "space").wait_idle()
    assert session.table.state.owner[ATLANTIC] == DORA and session.table.state.cash[ADA] == 712


# drafts ----------------------------------------------------------------------------------------


def test_an_offer_and_its_draft_are_the_same_thing_from_both_sides() -> None:
    made = offer(Transfer(0, 2, cash=50, deeds=(3, 1)), Transfer(2, 0, jail_cards=((0, 4),)))
    mine, theirs = OfferDraft.of(made, 0), OfferDraft.of(made, 2)
    assert (mine.partner, theirs.partner) == (2, 0)
    assert mine.give == theirs.get and mine.get == theirs.give
    assert mine.same(made) and theirs.same(mine.offer())
    theirs.give.turn_card((0, 4))
    assert not theirs.same(made)


def test_a_talk_that_was_open_when_the_game_was_left_goes_on(pilot: MakePilot) -> None:
    made = offer(Transfer(BRUNO, ADA, cash=300), Transfer(ADA, BRUNO, deeds=(ATLANTIC,)))
    session = at(stack=[*TURN, Negotiation(BRUNO, made, 2, [ADA])])
    p, desk, scene = opened(pilot, session)
    assert not scene.negotiation.answering and scene.negotiation.unchanged
    p.press("space", "space").wait_idle()
    assert desk.answers == [ADA] and session.table.state.owner[ATLANTIC] == BRUNO
