"""Building, selling and mortgaging as one draft, by keys alone and by mouse alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.command import Command
from game.landlord.positions import Position
from game.landlord.rules.commands import Build, Mortgage, Redeem, SellBuilding, SellGroup
from game.landlord.rules.frames import Turn
from game.landlord.view.dialogs.manage.scene import ALL, BUILD, SELL, ManageScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from tests.landlord.view.tables import Desk, classic, look_again, quick

MakePilot = Callable[..., Pilot]
ST_JAMES, TENNESSEE, NEW_YORK = 16, 18, 19  # four, four and three houses in the sample
ATLANTIC, READING, ORIENTAL = 26, 5, 6


def opened(
    pilot: MakePilot, session: Session, tab: int = BUILD, **options: object
) -> tuple[Pilot, Desk, ManageScene]:
    p, desk, scene = pilot(**options).open(Desk()), Desk(), ManageScene(session, 0, tab)
    session.stage.resize(p.screen.size)
    p.app.open(scene, desk.heard)
    return p.wait(0.3), desk, scene


def at(**changes: object) -> Session:
    turn = [Turn(0, rolled=True, dice=(5, 2))]
    return samples.session(classic(), samples.midgame(classic(), stack=turn, **changes), quick())


@pytest.fixture
def session() -> Session:
    return at()


def given(session: Session) -> list[Command]:
    return [entry.command for entry in session.table.log if entry.command is not None]


def test_the_first_street_that_can_be_built_on_has_the_focus(pilot: MakePilot, session: Session) -> None:
    _p, _desk, scene = opened(pilot, session)
    assert scene.form.focused is not None and scene.form.focused.key == ("build", NEW_YORK)


def test_building_by_keys_takes_effect_at_the_confirmation(pilot: MakePilot, session: Session) -> None:
    p, desk, scene = opened(pilot, session)
    p.press("enter")
    assert scene.draft.state.level[NEW_YORK] == 4 and session.table.state.level[NEW_YORK] == 3
    assert given(session) == [] and scene.draft.cash == 512
    p.press("space")
    assert given(session) == [Build(0, NEW_YORK)]
    assert session.table.state.level[NEW_YORK] == 4 and session.table.state.cash[0] == 512
    assert p.wait_idle() and desk.answers == [None]


def test_building_and_mortgaging_by_mouse(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.click(("build", NEW_YORK)).click(("mortgage", READING))
    assert [change.cash for change in scene.draft.changes] == [-100, 100]
    p.click("confirm")
    assert given(session) == [Build(0, NEW_YORK), Mortgage(0, READING)]


def test_plus_minus_and_m_act_on_the_row_in_focus(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press("+")
    assert scene.draft.commands == [Build(0, NEW_YORK)]
    p.press("-")
    assert scene.draft.commands == []  # what was drafted is taken back, not sold at half price
    scene.form.focus(("mortgage", ATLANTIC))
    p.press("m")
    assert scene.draft.commands == [Mortgage(0, ATLANTIC)]
    p.press("m")
    assert scene.draft.commands == []


def test_the_reason_names_the_rule_and_the_street_that_comes_first(
    pilot: MakePilot, session: Session
) -> None:
    p, _desk, scene = opened(pilot, session)
    built = scene.form["build", ST_JAMES]
    assert not built.enabled and built.reason.startswith("**Build evenly.** New York Avenue: 3 houses")
    p.click(("build", ST_JAMES))
    assert scene.draft.commands == []
    assert scene.form["mortgage", ST_JAMES].reason.startswith("**Bare groups only.**")


def test_a_change_that_others_stand_on_is_not_taken_back(session: Session) -> None:
    session.table.state.level[ST_JAMES] = session.table.state.level[TENNESSEE] = 3
    look_again(session)
    scene = ManageScene(session, 0)
    for street in (ST_JAMES, TENNESSEE, NEW_YORK, ST_JAMES):
        assert scene.draft.add(Build(0, street)) is None
    refusal = scene.draft.take_back(1)
    assert refusal is not None and refusal.code == "build.evenly"
    assert len(scene.draft.changes) == 4
    assert scene.draft.take_back(3) is None and len(scene.draft.changes) == 3


def test_undo_by_key_by_arrow_and_all_at_once(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.click(("build", NEW_YORK)).click(("mortgage", READING)).click(("mortgage", ATLANTIC))
    p.press("ctrl+z")
    assert scene.draft.commands == [Build(0, NEW_YORK), Mortgage(0, READING)]
    p.click(("undo", 0))
    assert scene.draft.commands == [Mortgage(0, READING)]
    p.click("clear")
    assert scene.draft.commands == [] and scene.draft.cash == 612


def test_escape_drops_an_empty_draft_and_asks_about_a_full_one(pilot: MakePilot, session: Session) -> None:
    p, desk, _scene = opened(pilot, session)
    p.press("enter", "esc")
    assert p.scene is not None and isinstance(p.scene, ManageScene)
    p.press("down").press("esc")  # anything else takes the question back
    assert isinstance(p.scene, ManageScene)
    p.press("esc").wait_idle()
    assert desk.answers == [None] and given(session) == []
    p, desk, _scene = opened(pilot, session)
    p.press("esc").wait_idle()
    assert desk.answers == [None]


def test_selling_by_keys(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session, SELL)
    assert scene.form.focused is not None and scene.form.focused.key == ("sell", ST_JAMES)
    p.press("enter", "space")
    assert given(session) == [SellBuilding(0, ST_JAMES)]
    assert session.table.state.cash[0] == 662


def test_selling_a_whole_group_by_mouse(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session, SELL)
    group = classic().ruleset.spaces[ST_JAMES].group
    p.click(("sell all", group))
    assert scene.draft.commands == [SellGroup(0, group, (0, 0, 0))] and scene.draft.cash == 612 + 11 * 50
    p.click("confirm")
    assert session.table.state.level[ST_JAMES] == 0


def test_the_tabs_change_at_once_and_keep_the_draft(pilot: MakePilot, session: Session) -> None:
    p, _desk, scene = opened(pilot, session)
    p.press("enter", "tab", "tab", "tab")
    assert scene.form.focused is not None and scene.form.focused.key == "tab"
    p.press("right")
    assert scene.tab == SELL and len(scene.draft.changes) == 1
    p.press("right").wait_idle()
    assert scene.tab == ALL and ("card", ATLANTIC) in scene.form


def test_a_hotel_is_built_once_the_group_is_full(pilot: MakePilot) -> None:
    session = at(levels={ST_JAMES: 4, TENNESSEE: 4, NEW_YORK: 4})
    p, _desk, scene = opened(pilot, session)
    p.click(("build", ST_JAMES))
    assert scene.draft.state.level[ST_JAMES] == 5 and scene.draft.state.houses_left == 32 - 8
    assert scene.lines[0].art == "hotel"
    assert not scene.form["build", ST_JAMES].enabled


def test_a_mortgage_is_lifted_with_the_interest(pilot: MakePilot) -> None:
    p, _desk, scene = opened(pilot, at(mortgaged=(ATLANTIC,)))
    p.click(("mortgage", ATLANTIC))
    assert scene.draft.commands == [Redeem(0, ATLANTIC)] and scene.draft.changes[0].cash == -143


def test_the_game_waits_while_the_draft_is_made(pilot: MakePilot) -> None:
    session = samples.session(classic(), samples.midgame(classic(), stack=[Turn(1)], turn=1), quick())
    p, _desk, _scene = opened(pilot, session)
    p.wait(5)
    assert given(session) == []
    p.press("esc")


def test_many_deeds_scroll_with_the_focus(pilot: MakePilot) -> None:
    everything = dict.fromkeys(classic().ruleset.deeds, 0)
    session = at(owners=everything, levels={}, mortgaged=())
    p, _desk, scene = opened(pilot, session)
    for _ in range(60):
        p.press("down")
        focused = scene.form.focused
        assert focused is not None
        if focused.owner is not None:
            assert focused.owner.shown().contains(focused.shown())
    assert scene.form["list"].inner_shift()[1] < -500  # type: ignore[attr-defined]


def test_nobody_sells_what_does_not_stand(pilot: MakePilot) -> None:
    session = at(levels={}, mortgaged=())
    _p, _desk, scene = opened(pilot, session, SELL)
    assert not any(isinstance(w.key, tuple) and w.key[0] == "sell" for w in scene.form.walk())


def test_it_opens_where_nothing_is_owned(pilot: MakePilot) -> None:
    position = Position(cash=[1500] * 4, at=[0] * 4, stack=[Turn(0)])
    session = samples.session(classic(), position, quick())
    p, desk, _scene = opened(pilot, session)
    p.press("space").wait_idle()
    assert desk.answers == [None]


def test_while_a_deed_is_on_offer_one_may_only_raise_cash(pilot: MakePilot) -> None:
    session = samples.buying(classic(), quick())
    session.stage.resize((1280, 720))
    p, scene = pilot().open(Desk()), ManageScene(session, 0, mortgage=True)
    p.app.open(scene)
    assert scene.form.focused is not None and scene.form.focused.key == ("mortgage", ATLANTIC)
    assert scene.form["build", NEW_YORK].reason.startswith("**First things first.**")
    p.wait(0.3).press("enter", "space")
    assert given(session) == [Mortgage(0, ATLANTIC)]
