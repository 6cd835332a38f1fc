"""Panels in windows and type of every size: nothing is cut, and what has no room scrolls."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.engine.event import Event
from game.landlord.rules.events import CashMoved
from game.landlord.rules.frames import Inherited, LastFine, TaxChoice, Turn
from game.landlord.rules.state import BANK
from game.landlord.view.panels.act import Act
from game.landlord.view.panels.meanwhile import Meanwhile
from game.landlord.view.panels.now.choice import TwoWays
from game.landlord.view.panels.now.dealing import Dealing
from game.landlord.view.panels.now.first_roll import FirstRoll
from game.landlord.view.panels.now.inherited import Inherited as Received
from game.landlord.view.panels.now.roll import Roll
from game.landlord.view.panels.now.watch import Watch
from game.landlord.view.panels.panel import Panel
from game.landlord.view.play.acts import lay_panel
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.tools.pilot import Pilot
from game.ui.i18n import set_language
from game.ui.layout import Scroll, Text
from game.ui.view import Comfort
from tests.landlord.view.tables import classic, quick

MakePilot = Callable[..., Pilot]
ACTS = ("auction", "trade", "property", "mortgage")
INCOME_TAX = 4


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def opened(pilot: MakePilot, size: tuple[int, int], text: float, seats: int = 4) -> BoardScene:
    scene = BoardScene(samples.buying(classic(), quick(), seats))
    pilot(size=size, comfort=Comfort(text_size=text)).open(scene)
    return scene


def busy(seat: int) -> Iterator[Event]:
    """A seat that bought something, paid rent and was paid for passing the start."""
    yield CashMoved(BANK, seat, 200, 0, 0, "salary", 0)
    yield CashMoved(seat, BANK, 280, 0, 0, "price", 29)
    yield CashMoved(seat, 0, 24, 0, 0, "rent", 6)
    yield CashMoved(BANK, seat, 20, 0, 0, "card", 1)


def unpictured(scene: BoardScene, seats: int) -> list[Panel]:
    """The panels that the gallery has no pictures of."""
    news = Meanwhile(0, tuple(event for seat in range(1, seats) for event in busy(seat)))
    return [
        Act(scene, Turn(0)),
        Dealing(scene),
        FirstRoll(scene, 1),
        Received(scene, Inherited(0, classic().ruleset.deeds[3:5])),
        Roll(scene, Turn(0), news),
        TwoWays(scene, TaxChoice(0, INCOME_TAX)),
        TwoWays(scene, LastFine(0)),
        Watch(scene, 0),
    ]


@pytest.mark.parametrize(("size", "text", "language"), [
    ((1920, 1080), 1.0, "en"), ((1280, 720), 1.6, "fr"), ((960, 540), 1.3, "fr"), ((1920, 1080), 1.6, "en"),
])  # fmt: skip
@pytest.mark.parametrize("seats", [4, 8])
def test_nothing_is_cut(
    pilot: MakePilot, size: tuple[int, int], text: float, language: str, seats: int
) -> None:
    set_language(language)
    scene = opened(pilot, size, text, seats)
    for panel in unpictured(scene, seats):
        assert list(lay_panel(panel, scene.columns))
        assert [type(panel), *panel.page.faults()] == [type(panel)]


def test_at_the_usual_size_all_is_seen_at_once(pilot: MakePilot) -> None:
    scene = opened(pilot, (1920, 1080), 1.0)
    for panel in unpictured(scene, 4):
        list(lay_panel(panel, scene.columns))
        assert not any(isinstance(node, Scroll) for node in panel.page.root.walk())


@pytest.mark.parametrize(("text", "lines"), [(1.0, 1), (1.6, 2)])
def test_large_type_takes_a_second_line_of_acts_and_all_are_alike(
    pilot: MakePilot, text: float, lines: int
) -> None:
    scene = opened(pilot, (1280, 720), text)
    acts = [scene.form[key] for key in ACTS]
    assert len({act.box.y for act in acts}) == lines
    assert len({(act.box.size, act.size) for act in acts}) == 1  # type: ignore[attr-defined]
    assert tuple(scene.form["primary"].box) == pytest.approx(scene.columns.primary, abs=0.01)


def test_who_is_out_is_not_said_to_play(pilot: MakePilot) -> None:
    scene = opened(pilot, (1280, 720), 1.0)
    scene.session.shown.out[1] = True
    for seat, title in ((1, "Bruno is out of the game"), (2, "Chen is playing")):
        panel = Watch(scene, seat)
        list(lay_panel(panel, scene.columns))
        words = [node.words for node in panel.page.root.walk() if isinstance(node, Text)]
        assert title in words and (seat != 1 or not any("is playing" in text for text in words))
