"""Rents to claim on the table: by a key, a click or the pad, at any time, until the dice are rolled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.landlord.rules.commands import ClaimRent, EndTurn, RollDice
from game.landlord.rules.events import RentLost
from game.landlord.rules.frames import Debt
from game.landlord.rules.options import RentClaim
from game.landlord.rules.state import Claim
from game.landlord.view.dialogs.debt.scene import DebtScene
from game.landlord.view.dialogs.log.scene import LogScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.panels.now.claims import Claims
from game.landlord.view.panels.now.stations import AHEAD, DONE, END, NOW, stations
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import contested as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from game.ui.i18n import set_language
from game.ui.layout import Text
from game.ui.view import Comfort
from tests.landlord.view.tables import classic, quick

MakePilot = Callable[..., Pilot]
ADA, BRUNO, CHEN, DORA = range(4)  # Ada and Bruno are people
NEXT, SECOND = RentClaim.UNTIL_NEXT_ROLL, RentClaim.UNTIL_SECOND_NEXT_ROLL
ROW = ("claim row", 1)
CHIP = ("claim", 1)


def opened(pilot: MakePilot, session: Session, **options: object) -> tuple[Pilot, BoardScene]:
    scene = BoardScene(session)
    p = pilot(**options).open(scene)
    return p.wait_idle(), scene


def given(session: Session) -> list[object]:
    return [entry.command for entry in session.table.log if entry.command is not None]


def claimed(session: Session) -> bool:
    return given(session) == [ClaimRent(BRUNO, 1)] and session.table.state.cash[:2] == [612 - 390, 340 + 390]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_it_is_shown_at_every_size(
    pilot: MakePilot, size: tuple[int, int], language: str, count: int
) -> None:
    set_language(language)
    session = samples.claim(classic(), quick(), SECOND, claims=count)
    p, scene = opened(pilot, session, size=size)
    chips = [scene.form["claim", number].box for number in range(1, count + 1)]
    x, y, w, h = scene.columns.board
    for chip in chips:
        assert pygame.FRect(x, y, w, h).contains(chip)
        assert not any(chip.colliderect(other) for other in chips if other is not chip)
    p.press("f1")


def test_a_key_stands_at_one_claim_only(pilot: MakePilot) -> None:
    """Three rents of one owner: the key asks for the first, and the panel says how many it doesn't show."""
    session = samples.claim(classic(), quick(), SECOND, claims=3)
    _p, scene = opened(pilot, session)
    letters = [scene.form["claim", number].letter for number in (1, 2, 3)]
    assert letters == [str(BRUNO + 1), "", ""]
    assert isinstance(scene.panel, Claims)
    words = [node.words for node in scene.panel.facts().walk() if isinstance(node, Text)]
    assert "1 more on the board" in words


def test_the_owners_key_claims(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick())
    p, _scene = opened(pilot, session)
    p.press("2").wait_idle()
    assert claimed(session)
    assert not session.open_claims and CHIP not in p.scene.form  # type: ignore[union-attr]


@pytest.mark.parametrize("target", [CHIP, ROW])
def test_a_click_claims(pilot: MakePilot, target: object) -> None:
    session = samples.claim(classic(), quick())
    p, _scene = opened(pilot, session)
    p.click(target).wait_idle()
    assert claimed(session)


@pytest.mark.parametrize("key", ["1", "3", "4"])
def test_nobody_elses_key_does(pilot: MakePilot, key: str) -> None:
    session = samples.claim(classic(), quick())
    p, _scene = opened(pilot, session)
    p.press(key).wait_idle()
    assert given(session) == []


def test_by_tab_and_enter(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick())
    p, scene = opened(pilot, session)
    for _ in range(12):
        if scene.form.focused is not None and scene.form.focused.group == "claims":
            break
        p.press("tab")
    p.press("enter").wait_idle()
    assert claimed(session)


def test_while_something_moves(pilot: MakePilot) -> None:
    """The key is heard during a beat too, and does not merely end it."""
    session = samples.claim(classic(), quick())
    p, _scene = opened(pilot, session)
    session.submit(EndTurn(ADA))
    assert not session.quiet
    p.press("2").wait_idle()
    assert ClaimRent(BRUNO, 1) in given(session)


def test_over_the_log(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick())
    p, _scene = opened(pilot, session)
    p.press("l").wait_idle()
    assert isinstance(p.scene, LogScene)
    p.press("2").wait_idle()
    assert claimed(session)


def test_not_under_the_curtain(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick(curtain=True))
    p, _scene = opened(pilot, session)
    session.submit(EndTurn(ADA))
    p.wait_idle()
    assert isinstance(p.scene, PassDeviceScene)
    p.press("2").wait_idle()
    assert given(session) == [EndTurn(ADA)]


def test_the_tenant_is_not_warned(pilot: MakePilot) -> None:
    """The primary stays the end of the turn."""
    session = samples.claim(classic(), quick())
    p, scene = opened(pilot, session)
    assert isinstance(scene.panel, Claims) and scene.panel.primary().text == "End the turn"
    p.press("space").wait_idle()
    assert given(session) == [EndTurn(ADA)] and len(session.open_claims) == 1


def test_too_late_is_written_to_the_log(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick(curtain=True))
    p, scene = opened(pilot, session)
    p.press("space").wait_idle()
    assert isinstance(p.scene, PassDeviceScene)
    assert any("may claim $390 of rent" in fact.title for fact in p.scene.facts)
    p.press("space").wait_idle()
    panel = scene.panel
    assert panel.primary().text == "Claim $390" and panel.row()[-1].text == "Roll the dice"
    p.click("onward").wait_idle()
    assert RollDice(BRUNO) in given(session)
    lines = [line.text for line in session.log if isinstance(line.event, RentLost)]
    assert len(lines) == 1 and "Too late" in lines[0] and session.table.state.cash[BRUNO] >= 0
    assert not session.open_claims


def test_space_on_the_roll_claims_first(pilot: MakePilot) -> None:
    """Whoever rolled lost the rent that the dice took."""
    session = samples.claim(classic(), quick())
    p, scene = opened(pilot, session)
    p.press("space").wait_idle().press("space").wait_idle()
    assert given(session) == [EndTurn(ADA), ClaimRent(BRUNO, 1)] and not isinstance(scene.panel, Claims)


def test_a_computer_waits_and_space_lets_it_roll(pilot: MakePilot) -> None:
    """Never on a clock: Chen's roll would be too late for Bruno, so it waits for the people."""
    session = samples.claim(classic(), quick(), turn=CHEN)
    p, scene = opened(pilot, session)
    p.wait(30)
    assert given(session) == [] and session.held
    assert scene.panel.primary().text == "Let Chen roll"
    p.press("space").wait(1.2)
    assert given(session)[:1] != [] and session.open_claims == []


def test_a_computer_that_waited_goes_on_after_the_claim(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick(), turn=CHEN)
    p, _scene = opened(pilot, session)
    p.press("2").wait_idle()
    assert given(session)[0] == ClaimRent(BRUNO, 1) and len(given(session)) > 1


def test_skipping_ahead_stops_at_a_claim(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick(), turn=CHEN)
    opened(pilot, session)
    session.hurry()
    assert given(session) == [] and session.held


def test_a_tenant_who_cannot_pay_must_raise_it(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick())
    session.table.state.cash[ADA] = session.shown.cash[ADA] = 20
    p, _scene = opened(pilot, session)
    p.press("2").wait_idle()
    assert isinstance(session.frame, Debt) and isinstance(p.scene, DebtScene)


def test_a_pad_claims_for_the_person_at_the_screen(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick())
    p, scene = opened(pilot, session)
    assert scene.form[CHIP].action is not None
    p.button(pygame.CONTROLLER_BUTTON_LEFTSTICK).wait_idle()
    assert claimed(session)


def test_chips_of_computers_are_never_shown(pilot: MakePilot) -> None:
    session = samples.claim(classic(), quick())
    claim = replace(session.shown.claims[0], owner=CHEN)
    session.shown.claims = [claim]
    assert session.open_claims == []


def states(shown: object, claim: Claim) -> list[str]:
    return [station.state for station in stations(shown, ["Ada", "Bruno", "Chen", "Dora"], "Foch", claim)]  # type: ignore[arg-type]


def test_three_stations_until_the_next_roll() -> None:
    shown = samples.claim(classic(), quick()).shown
    assert states(shown, shown.claims[0]) == [DONE, NOW, END]
    last = stations(shown, ["Ada", "Bruno", "Chen", "Dora"], "Foch", shown.claims[0])[-1]
    assert last.note == "when Bruno rolls"


def test_four_stations_until_the_second_roll() -> None:
    shown = samples.claim(classic(), quick(), SECOND).shown
    claim = shown.claims[0]
    assert states(shown, claim) == [DONE, NOW, AHEAD, END]
    names = ["Ada", "Bruno", "Chen", "Dora"]
    assert stations(shown, names, "Foch", claim)[-1].note == "when Chen rolls"
    shown.turn = BRUNO
    later = replace(claim, rolls=1)
    assert states(shown, later) == [DONE, DONE, NOW, END]
    assert stations(shown, names, "Foch", later)[-1].note == "when Chen rolls"
    shown.turn = CHEN
    assert stations(shown, names, "Foch", later)[-1].note == "when Chen rolls"


def test_who_has_left_is_no_station() -> None:
    shown = samples.claim(classic(), quick()).shown
    shown.out[BRUNO] = True
    last = stations(shown, ["Ada", "Bruno", "Chen", "Dora"], "Foch", shown.claims[0])[-1]
    assert last.note == "when Chen rolls"


@pytest.mark.parametrize("seed", range(8))
def test_its_panel_fits_any_window(pilot: MakePilot, seed: int) -> None:
    """Nothing is cut or sticks out, whatever the window, the type and the language."""
    draw = Random(seed)
    wide, high = draw.randint(960, 3840), draw.randint(540, 2160)
    comfort = Comfort(text_size=draw.uniform(0.9, 1.6))
    set_language(draw.choice(["en", "fr"]))
    session = samples.claim(classic(), quick(), draw.choice([NEXT, SECOND]), claims=draw.randint(1, 3))
    _p, scene = opened(pilot, session, size=(wide, high), comfort=comfort)
    assert isinstance(scene.panel, Claims)
    assert scene.panel.page.faults() == []
    assert pygame.FRect(scene.columns.inner).contains(scene.form[ROW].box)
