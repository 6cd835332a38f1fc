"""What is heard agrees with what is seen, once, and not at all while turns rush by."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.view.director import beats, construction
from game.landlord.view.director.noises import Heard, Noise, noises
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.tools.pilot import Pilot
from game.ui.audio import Audio
from game.ui.motion import Timeline, Wait
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from tests.landlord.view.tables import classic, quick

MakePilot = Callable[..., Pilot]


class Ear(Audio):
    """Hears what would be played."""

    def __init__(self) -> None:
        super().__init__(on=False)
        self.heard: list[str] = []

    def play(self, name: str, strength: float = 1.0) -> None:
        self.heard.append(name)


@pytest.fixture
def session() -> Session:
    made = samples.rolling(classic(), quick())
    made.stage.resize((1280, 720))
    return made


def heard_with(session: Session, event: Event) -> list[Noise]:
    return sorted(noises(session.actors, session.shown, event), key=lambda noise: noise.at)


def test_each_bounce_of_each_die_knocks_when_it_is_seen(session: Session) -> None:
    event = ev.DiceRolled(0, (3, 5), "move", 0)
    knocks = [noise for noise in heard_with(session, event) if noise.name == "dice"]
    way = beats.rolled(event, session.shown.ruleset)
    assert len(knocks) == len(way.knocks) == 8
    for noise in knocks:
        t = noise.at / beats.ROLL
        before, now, after = (way.poses(t + d) for d in (-0.004, 0.0, 0.004))
        lowest = [b.lift > n.lift < a.lift for b, n, a in zip(before, now, after, strict=True)]
        assert any(lowest) or any(abs(b.lift - a.lift) < 6 for b, a in zip(before, after, strict=True))
    assert knocks[0].strength == 1.0 > knocks[-1].strength


def test_a_token_is_heard_on_every_space_it_touches(session: Session) -> None:
    start = session.shown.position[0]
    steps = heard_with(session, ev.TokenMoved(0, start, (start + 7) % 40, 7, "walk"))
    assert [noise.name for noise in steps] == ["step"] * 7
    assert steps[-1].strength > steps[0].strength
    motion = beats.move(session.actors, session.shown, ev.TokenMoved(0, start, (start + 7) % 40, 7, "walk"))
    assert steps[-1].at == pytest.approx(motion.duration - beats.RECOIL)


def test_the_bars_fall_shut_when_the_token_arrives(session: Session) -> None:
    jailed = heard_with(session, ev.TokenMoved(0, 30, 10, 0, "jail"))
    assert [noise.name for noise in jailed] == ["whoosh", "jail"]
    assert jailed[-1].at == beats.CARRY


def test_a_building_knocks_where_its_fall_bounces(session: Session) -> None:
    event = ev.BuildingsChanged(1, 3, 1, 2, 20, 12)
    drop = construction.build(session.actors, session.shown, event)
    knocks = heard_with(session, event)
    assert [noise.name for noise in knocks] == ["build"] * 3
    for noise in knocks:
        drop.at(noise.at)
        assert session.actors.construction[1][-1].lift == pytest.approx(0, abs=0.01)
    assert heard_with(session, ev.BuildingsChanged(1, 3, 4, 5, 20, 11))[0].name == "hotel"
    assert [n.name for n in heard_with(session, ev.BuildingsChanged(1, 3, 2, 1, 21, 12))] == ["demolish"]


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (ev.CashMoved(-1, 0, 200, 0, 1700, "salary", 0), ["cash", "coin"]),
        (ev.CashMoved(0, 1, 26, 10, 26, "rent", 3), ["cash", "lay"]),
        (ev.CashMoved(-1, 0, 1500, 0, 1500, "start", -1), []),
        (ev.MortgageChanged(1, 0, True), ["flip", "stamp"]),
        (ev.MortgageChanged(1, 0, False), ["flip", "lay"]),
        (ev.AuctionEnded(1, 0, 60), ["gavel"]),
        (ev.BidMade(0, 1, 60), ["bid"]),
        (ev.BidderDropped(0, 1), ["pass"]),
        (ev.RentClaimed(1, 0, 1, 3, 26), ["claim"]),
        (ev.LeftJail(0, "card"), ["unlock"]),
        (ev.TurnEnded(0), []),
    ],
)
def test_other_events_sound_like_what_they_are(session: Session, event: Event, names: list[str]) -> None:
    assert [noise.name for noise in heard_with(session, event)] == names


def played(
    speed: float = 1.0, *, reduced: bool = False, until: float = 9.0
) -> tuple[list[tuple[float, str]], Timeline]:
    """What is heard of three knocks and a bell, and when, at twenty frames a second."""
    now, out = 0.0, []
    knocks = [Noise(at, "knock", 1 - at / 4) for at in (0.2, 0.6, 1.0)]
    timeline = Timeline(speed, reduced=reduced)
    timeline.play(
        Heard(Wait(1.0), [*knocks, Noise(0.5, "bell")], lambda name, _: out.append((now, name))), now
    )
    while timeline.running and now < until:
        now = round(now + 0.05, 2)
        timeline.update(now)
    return out, timeline


def test_noises_keep_their_moments_at_any_speed() -> None:
    assert played()[0] == [(0.2, "knock"), (0.5, "bell"), (0.6, "knock"), (1.0, "knock")]
    assert played(2.0)[0] == [(0.1, "knock"), (0.25, "bell"), (0.3, "knock"), (0.5, "knock")]


def test_a_skipped_beat_is_heard_once() -> None:
    out, timeline = played(until=0.3)
    timeline.finish()
    assert [name for _, name in out] == ["knock", "bell", "knock"]


def test_without_travel_everything_is_heard_at_once() -> None:
    assert played(reduced=True)[0] == [(0.0, "knock"), (0.0, "bell")]


def test_rushing_turns_make_no_noise_but_yours_chimes(session: Session) -> None:
    ear = Ear()
    session.sounds = ear
    session.director._sounds = ear
    session.director.play([ev.DiceRolled(1, (3, 5), "move", 0), ev.TurnStarted(0, 15), ev.TurnStarted(1, 15)])
    session.director.hushed = True
    while session.director.busy:
        session.director.update(0.0)
        session.director.skip()
    assert ear.heard == ["turn"]


class Sheet(Scene[None]):
    """One button that works, one that doesn't, one that leaves."""

    def build(self) -> list[Button]:
        def leave() -> Reply:
            return Pop()

        return [
            Button("go", (100, 100, 300, 80), "Go", on_press=lambda: True),
            Button("off", (500, 100, 300, 80), "Off", reason="**No.** Not now.", on_press=lambda: True),
            Button("out", (900, 100, 300, 80), "Out", on_press=leave),
        ]


def test_controls_click_refuse_and_go_back(pilot: MakePilot) -> None:
    ear = Ear()
    p = pilot(audio=ear).open(Sheet())
    said: dict[str, list[str]] = {}
    for key in ("go", "off", "out"):
        p.hover((1500, 900))
        ear.heard.clear()
        p.hover(key)
        p.click(key)
        said[key] = ear.heard[:]
    assert said == {"go": ["hover", "click"], "off": ["no"], "out": ["hover", "back"]}


def test_keys_are_heard_too(pilot: MakePilot) -> None:
    ear = Ear()
    p = pilot(audio=ear).open(Sheet())
    p.press("right", "enter", "left", "enter", "left")
    assert ear.heard == ["hover", "no", "hover", "click"]
