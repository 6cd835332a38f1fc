"""Debts at the table: what the draft allows, and the dialog by keys alone and by mouse alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.engine.command import Command
from game.landlord.rules.commands import DeclareBankruptcy, Mortgage, ProposeTrade, SellBuilding, SellGroup
from game.landlord.rules.deeds import worth
from game.landlord.rules.frames import Debt, Turn
from game.landlord.rules.module import LANDLORD
from game.landlord.view.dialogs.debt.draft import ENOUGH, DebtDraft, suggestion
from game.landlord.view.dialogs.debt.scene import DebtScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.packs.pack import Pack
from game.tools.pilot import Pilot
from tests.landlord.view.tables import Desk, classic, quick

MakePilot = Callable[..., Pilot]


@pytest.fixture
def session() -> Session:
    return samples.debt(classic(), quick())


def draft_of(session: Session) -> DebtDraft:
    debt = session.table.state.stack[-1]
    assert isinstance(debt, Debt)
    return DebtDraft(LANDLORD, session.table.state, debt)


def owing(
    shares: tuple[tuple[int, int], ...], reason: str = "rent", pack: Pack | None = None, **changes: object
) -> Session:
    frame, pack = Debt(0, shares, reason, -1), pack or classic()
    position = samples.midgame(pack, stack=[Turn(0, rolled=True, dice=(1, 2)), frame], **changes)
    return samples.session(pack, position, quick())


def without_kind() -> Pack:
    """The classic edition where no deed may stand for money owed (A16)."""
    rules = classic().ruleset
    return replace(classic(), ruleset=replace(rules, options=replace(rules.options, payment_in_kind=False)))


def opened(pilot: MakePilot, session: Session, **options: object) -> tuple[Pilot, Desk, DebtScene]:
    p, desk, scene = pilot(**options).open(Desk()), Desk(), DebtScene(session)
    p.app.open(scene, desk.heard)
    return p.wait(0.5), desk, scene


def commands(session: Session) -> list[Command]:
    return [entry.command for entry in session.table.log if entry.command is not None]


# --- the draft -----------------------------------------------------------------------------------------


def test_a_draft_leaves_the_table_alone(session: Session) -> None:
    before = repr(session.table.state)
    draft = draft_of(session)
    for space in draft.streets():
        draft.sell(space)
    draft.mortgage(draft.deeds()[0])
    assert repr(session.table.state) == before
    assert draft.raised == draft.cash + draft.sold + draft.borrowed > draft.cash


def test_sales_stay_even(session: Session) -> None:
    draft = draft_of(session)
    first = draft.streets()[0]
    assert draft.sell(first) is None
    refusal = draft.sell(first)
    assert refusal is not None and refusal.code == "sell.evenly"
    assert draft.why_not_sell(first) == refusal
    assert draft.keep(first) is None and draft.commands == []
    assert draft.keep(first) is not None


def test_what_can_be_raised_is_what_the_rules_say(session: Session) -> None:
    draft = draft_of(session)
    assert draft.most == worth.raisable(session.table.state, 0)
    left = draft.most_left
    draft.sell(draft.streets()[0])
    assert draft.raised + draft.most_left == draft.most
    assert draft.most_left < left
    loans = sum(draft.loan(space) for space in (*draft.deeds(), *draft.built_on()))
    assert draft.cash + draft.most_from_sales + loans == draft.most


def test_deeds_of_a_built_group_can_be_mortgaged_once_it_is_bare(session: Session) -> None:
    draft = draft_of(session)
    group = draft.streets()
    assert not set(group) & set(draft.deeds())
    while any(draft.level(space) for space in group):
        assert any(draft.sell(space) is None for space in group)
    assert set(group) <= set(draft.deeds()) and not draft.built_on()
    assert draft.mortgage(group[0]) is None
    refusal = draft.keep(group[0])
    assert refusal is not None and refusal.code == "mortgage.buildings", "the mortgage would break"
    assert draft.gain(group[0]) == draft.loan(group[0]) + 4 * 50


def test_nothing_is_added_beyond_what_is_owed() -> None:
    session = owing(((1, 700),))  # 612 in hand
    draft = draft_of(session)
    assert draft.mortgage(draft.deeds()[0]) is None
    assert draft.full
    assert draft.mortgage(draft.deeds()[1]) == ENOUGH == draft.sell(draft.streets()[0])
    assert draft.missing == 0


def test_a_hotel_goes_with_its_group_when_the_bank_has_no_houses() -> None:
    spots = samples.Spots(classic().ruleset)
    hotels = spots.group(3)
    session = owing(
        ((1, 2000),),
        owners=dict.fromkeys(hotels, 0),
        levels=dict.fromkeys(hotels, 5),
        mortgaged=(),
    )
    session.table.state.houses_left = 0
    draft = draft_of(session)
    assert draft.sell(hotels[0]) is None
    assert isinstance(draft.commands[0], SellGroup)
    assert draft.gain(hotels[0]) == (5 - draft.level(hotels[0])) * 50
    assert sum(map(draft.gain, hotels)) == draft.sold
    assert draft.keep(hotels[1]) is None and draft.commands == []


def test_a_draft_goes_on_after_the_table_has_changed(session: Session) -> None:
    draft = draft_of(session)
    deed, other = draft.deeds()[:2]
    draft.mortgage(deed)
    draft.mortgage(other)
    session.table.state.owner[deed] = 1
    debt = session.table.state.stack[-1]
    assert isinstance(debt, Debt)
    draft.renew(session.table.state, debt)
    assert draft.commands == [Mortgage(0, other)]


def test_a_suggestion_covers_the_sum_and_spares_whole_groups(session: Session) -> None:
    draft = draft_of(session)
    rules, deeds = classic().ruleset, draft.deeds()
    for missing in (60, 150, 200, 300, 450):
        picked = suggestion(rules, session.table.state, deeds, missing)
        assert sum(rules.spaces[space].price for space in picked) >= missing
    assert suggestion(rules, session.table.state, [], 100) == []


# --- the dialog ----------------------------------------------------------------------------------------


def test_pay_waits_until_the_bar_is_full_then_has_the_focus(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    assert not scene.form["pay"].enabled and "$716" in scene.form["pay"].reason
    p.press("space").press("esc")
    assert commands(session) == [] and p.scene is scene
    p.press("a")
    assert scene.draft.full and scene.form["pay"].enabled
    assert scene.form.focused is scene.form["pay"]


def test_pick_for_me_and_pay_by_keys(pilot: MakePilot, session: Session) -> None:
    p, desk, scene = opened(pilot, session)
    cash, total = session.table.state.cash[1], sum(session.table.state.cash)
    p.press("a")
    drafted, raised = list(scene.draft.commands), scene.draft.raised
    p.press("space")
    assert desk.answers == [None]
    assert commands(session) == drafted, "exactly what was drafted was done"
    assert session.table.state.cash[0] == raised - 950 and session.table.state.cash[1] == cash + 950
    assert sum(session.table.state.cash) == total + raised - scene.draft.cash
    assert not isinstance(session.table.state.stack[-1], Debt)


def test_pick_for_me_raises_all_it_can_and_never_gives_up(pilot: MakePilot) -> None:
    p, _desk, scene = opened(pilot, owing(((1, 9000),)))
    most = scene.draft.most
    p.press("a")
    assert scene.draft.raised == most == scene.draft.cash + scene.draft.sold + scene.draft.borrowed
    assert scene.draft.sold > 0 and scene.draft.borrowed > 0
    assert not any(isinstance(command, DeclareBankruptcy) for command in scene.draft.commands)
    assert not scene.form["pay"].enabled


def test_rows_by_keys(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    first, second, *_ = scene.draft.streets()
    assert scene.form.focused is scene.form["less", first]
    p.press("enter")
    assert scene.draft.level(first) == 3
    p.press("enter")
    assert scene.draft.level(first) == 3, "greyed: evenly"
    assert "evenly" in scene.form["less", first].reason.lower()
    p.press("down", "-")
    assert scene.draft.level(second) == 3
    p.press("+")
    assert scene.draft.level(second) == 4
    p.press("down", "down")
    focused = scene.form.focused
    assert focused is not None and isinstance(focused.key, tuple) and focused.key[0] == "tick"
    p.press("enter")
    assert scene.draft.mortgaged(focused.key[1])
    p.press("enter")
    assert not scene.draft.mortgaged(focused.key[1])


def test_rows_by_mouse(pilot: MakePilot, session: Session) -> None:
    p, desk, scene = opened(pilot, session)
    streets, deeds = scene.draft.streets(), scene.draft.deeds()
    for space in streets:
        p.click(("less", space))
    p.click(("more", streets[0]))
    assert [scene.draft.level(space) for space in streets] == [3, 3, 2], "4, 3, 2 would not be even"
    p.click(("more", streets[2])).click(("more", streets[0]))
    assert [scene.draft.level(space) for space in streets] == [4, 3, 3]
    p.click("clear")
    assert scene.draft.commands == []
    for space in deeds[:2]:
        p.click(("tick", space))
    p.wheel(("tick", deeds[0]), -6)
    for space in deeds[2:]:
        p.click(("tick", space))
    assert {c.space for c in scene.draft.commands if isinstance(c, Mortgage)} == set(deeds)
    p.click("pick").wait(1).click("pay")
    assert desk.answers == [None] and session.table.state.cash[0] >= 0


def test_selling_again_is_kept_even_when_the_bank_is_owed(pilot: MakePilot) -> None:
    session = owing(((-1, 800),), "tax")
    p, desk, scene = opened(pilot, session)
    assert scene.creditor is None and "offer" not in scene.form
    p.press("a", "space")
    assert desk.answers == [None] and session.table.state.cash[0] >= 0


def test_bankruptcy_is_locked_while_anything_can_be_raised(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    assert not scene.form["give up"].enabled
    scene.form.focus("give up")
    p.hold("enter", 2.5)
    assert commands(session) == [] and p.scene is scene


@pytest.fixture
def ruined() -> Session:
    return owing(((1, 900),), owners={}, levels={}, mortgaged=())


def test_bankruptcy_needs_two_seconds(pilot: MakePilot, ruined: Session) -> None:
    p, desk, scene = opened(pilot, ruined)
    assert scene.form["give up"].enabled
    assert scene.form.focused is not scene.form["give up"], "never the first focus"
    scene.form.focus("give up")
    p.hold("enter", 1.5).wait(1)
    assert commands(ruined) == []
    p.hold("enter", 2.2)
    assert isinstance(commands(ruined)[0], DeclareBankruptcy)
    assert desk.answers == [None] and ruined.table.state.out[0] and ruined.table.state.cash[1] == 340 + 612


def test_deeds_are_offered_for_what_is_missing(pilot: MakePilot, session: Session) -> None:
    session.table.state.cash[1] = session.shown.cash[1] = 5000
    p, _desk, scene = opened(pilot, session)
    p.press("enter")  # one house is drafted
    missing = scene.draft.missing
    assert missing == 950 - 234 - 50
    chosen = scene.offer_deeds()
    p.click(("chip", chosen[0]))
    assert chosen[0] not in scene.offer_deeds()
    p.click(("chip", chosen[0])).click("offer")
    offer = commands(session)[0]
    assert isinstance(offer, ProposeTrade)
    give, get = offer.offer.transfers
    assert set(give.deeds) == set(scene.offer_deeds() or chosen) and give.taker == 1
    assert (get.giver, get.cash, get.relief) == (1, 0, missing)
    p.wait(6)
    answered = [type(c).__name__ for c in commands(session)]
    assert any(name in ("AcceptTrade", "RefuseTrade", "CounterTrade") for name in answered)


def test_a_creditor_needs_no_cash_to_take_deeds_in_kind(pilot: MakePilot, session: Session) -> None:
    """A16."""
    _p, _desk, scene = opened(pilot, session)  # the creditor has 340
    assert scene.form["offer"].enabled


def test_an_offer_that_cannot_be_paid_is_greyed_with_its_reason(pilot: MakePilot) -> None:
    """Without payment in kind the creditor must buy the deeds, and has 340."""
    _p, _desk, scene = opened(pilot, owing(((1, 950),), pack=without_kind(), cash=[234, 340, 905, 148]))
    assert not scene.form["offer"].enabled and scene.form["offer"].reason


def test_a_refused_offer_keeps_the_draft(pilot: MakePilot, session: Session) -> None:
    session.table.state.cash[1] = session.shown.cash[1] = 5000
    p, _desk, scene = opened(pilot, session)
    p.press("enter")
    before = list(scene.draft.commands)
    poor = min(scene.offerable(), key=lambda space: classic().ruleset.spaces[space].price)
    scene.offered = [poor]
    scene.rebuild()
    p.click("offer").wait(6)
    if p.scene is scene:  # the computer said no, or it is our turn to answer a counter-offer elsewhere
        assert scene.draft.commands == before
        assert any(isinstance(c, ProposeTrade) for c in commands(session))


def test_names_of_the_small_board_become_one_line(session: Session) -> None:
    for space in classic().ruleset.deeds:
        name = session.space_short(space)
        assert "\n" not in name and not name.endswith("-") and "- " not in name


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_long_lists_scroll_and_every_row_can_be_reached(
    pilot: MakePilot, session: Session, size: tuple[int, int]
) -> None:
    p, _desk, scene = opened(pilot, session, size=size)
    keys = list(_walk(p, scene))
    assert {("tick", space) for space in scene.draft.deeds()} <= set(keys)
    area = scene.form["rows"].box
    shown = scene.form.focused.shown()  # type: ignore[union-attr]
    assert area.top <= shown.top and shown.bottom <= area.bottom


def _walk(p: Pilot, scene: DebtScene) -> Iterator[object]:
    for _ in range(40):
        yield scene.form.focused.key  # type: ignore[union-attr]
        before = scene.form.focused
        p.press("down")
        if scene.form.focused is before or scene.form.focused.group != "rows":  # type: ignore[union-attr]
            if scene.form.focused is not before:
                scene.form.focus(before.key)  # type: ignore[union-attr]
            return


def test_sell_commands_are_of_the_rules(session: Session) -> None:
    draft = draft_of(session)
    draft.fill([SellBuilding(0, draft.streets()[0]), SellBuilding(0, draft.streets()[0])])
    assert len(draft.commands) == 1, "what the rules refuse is left out"
