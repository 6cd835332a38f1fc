"""What is seen of cards, dice and tokens: ghosts that fade, dice that stay, tokens that give way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.landlord.rules import events as ev
from game.landlord.rules.state import BANK
from game.landlord.view.director import beats, reveal
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.packs.loader import load
from game.storage.settings import Settings
from game.table.table import Table
from game.tools.pilot import Pilot
from tests.landlord.view.film import FRAME, JAIL_CARD, frames, with_pot
from tests.landlord.view.tables import classic, quick

pytestmark = pytest.mark.usefixtures("theme")  # starts pygame


@pytest.fixture
def session() -> Session:
    return with_pot()


# --- cards -----------------------------------------------------------------------------------------------


def test_a_drawn_card_leaves_two_ghosts_that_fade(session: Session) -> None:
    ghosts = []
    for _ in frames(session, ev.CardDrawn(1, 0, 2)):
        ghosts.append([pose.alpha for pose in session.actors.ghosts])
    assert max(map(len, ghosts)) == 2
    fading = [sum(alphas) for alphas in ghosts if len(alphas) == 2]
    assert fading == sorted(fading, reverse=True) and fading[0] < 1.0
    assert ghosts[0] == ghosts[-1] == []


def test_no_ghosts_without_travel(session: Session) -> None:
    for _ in frames(session, ev.CardDrawn(1, 0, 2), reduced=True):
        assert session.actors.ghosts == []


def test_a_card_that_was_read_goes_under_its_deck(session: Session) -> None:
    deck, poses = session.stage.plan.deck(0), []
    for _ in frames(session, ev.CardDrawn(1, 0, 2)):
        poses.extend(session.actors.cards)
    assert (poses[0].x, poses[0].y) == pytest.approx(deck.center, abs=1)
    end = poses[-1]
    assert end.turn < 0.1 and abs(end.x - deck.centerx) < 20 and abs(end.height - deck.h) < 25
    assert session.shown.card is None and session.actors.cards == [] and session.actors.dim == 0.0


def test_a_jail_card_goes_from_where_it_lies_to_its_seat(session: Session) -> None:
    lies, poses = reveal.lies(session.stage.plan), []
    for _ in frames(session, ev.CardDrawn(1, *JAIL_CARD), ev.JailCardMoved(*JAIL_CARD, BANK, 1)):
        kept = session.actors.kept
        assert not (kept and session.actors.cards), "the card is seen twice"
        poses.extend(kept.values())
    goal = session.actors.place(1)
    assert (poses[0].x, poses[0].y) == pytest.approx(lies, abs=2) and poses[0].height > 300
    assert abs(poses[-1].x - goal[0]) < 12 and poses[-1].height < 120
    assert session.shown.jail_cards[1] == [JAIL_CARD]


def test_a_person_may_put_the_card_away_while_its_ghosts_still_fade() -> None:
    session = samples.rolling(classic(), Settings(think=0, onboarded=True))
    pilot = Pilot(session.theme, (1280, 720))
    board = BoardScene(session)
    pilot.open(board)
    session.director.play([ev.CardDrawn(0, 0, 2)])
    board.go_on()
    pilot.wait(reveal.LIFT + 0.5)  # a question that comes by itself is deaf at first
    assert session.holding is not None and session.animating and session.actors.ghosts
    pilot.press("space")
    assert session.holding is None and session.shown.card is None
    pilot.wait_idle()
    assert session.quiet and not session.animating and session.actors.cards == []
    pilot.close()


def test_a_card_that_is_read_for_long_rests() -> None:
    session = samples.rolling(classic(), Settings(think=0, onboarded=True))
    pilot = Pilot(session.theme, (1280, 720))
    board = BoardScene(session)
    pilot.open(board)
    session.director.play([ev.CardDrawn(0, 0, 2)])
    board.go_on()
    pilot.wait(2.0)
    assert session.holding is not None and not session.animating and session.actors.ghosts == []
    pilot.now += 60.0  # nothing is drawn meanwhile
    pilot.press("space").wait(2 * FRAME)
    assert session.actors.cards, "it was put back in no time"
    pilot.close()


# --- dice and tokens -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["classic", "starwars_ep2"])
def test_the_dice_always_lie_in_the_tray(edition: str) -> None:
    pack = load(edition)
    dice = 2 if pack.ruleset.force is None else 3
    fresh = samples.at_table(Table.start(samples.setup(pack), pack), quick())
    assert len(fresh.actors.dice) == dice
    for make in (samples.rolling, samples.jailed, samples.buying, samples.first_turn, samples.lived):
        assert len(make(pack, quick()).actors.dice) == dice, make.__name__


def test_dice_lie_as_they_were_last_rolled_when_a_game_is_opened_again() -> None:
    made = samples.lived(classic(), quick())
    rolls = [e for entry in made.table.log for e in entry.events if isinstance(e, ev.DiceRolled)]
    assert made._last_roll() == (rolls[-1].dice, rolls[-1].face)
    assert [pose.turn for pose in made.actors.dice] == [
        pose.turn for pose in beats.at_rest(rolls[-1].dice, classic().ruleset, -1)
    ]


def test_dice_stay_where_they_fell_when_the_next_turn_begins(session: Session) -> None:
    for _ in frames(session, ev.DiceRolled(0, (6, 3), "move", 0)):
        pass
    lying = session.actors.dice
    for _ in frames(session, ev.TurnEnded(0), ev.TurnStarted(1, 15)):
        assert session.actors.dice == lying


def test_without_travel_the_dice_only_appear(session: Session) -> None:
    places, alphas = set(), []
    for _ in frames(session, ev.DiceRolled(0, (6, 3), "move", 0), reduced=True):
        places |= {(die.x, die.y, die.lift) for die in session.actors.dice}
        alphas.append(session.actors.dice[0].alpha)
    assert len(places) == 2 and alphas[0] < 0.2 and alphas[-1] == 1.0 and alphas == sorted(alphas)


def test_a_token_gives_way_when_it_has_come_down(session: Session) -> None:
    start = session.shown.position[0]
    event = ev.TokenMoved(0, start, start + 3, 3, "walk")
    poses = [session.actors.carried[0] for _ in frames(session, event) if 0 in session.actors.carried]
    down = [pose for pose in poses if pose.space == start + 3 and pose.lift == 0]
    assert down[0].squash > 0.3 and abs(down[-1].squash) < 0.2
    rest = session.actors.rest_of(session.shown, 0)[0]
    assert (down[-1].x, down[-1].y) == (rest.x, rest.y)


def test_without_travel_a_token_is_only_where_it_was_and_where_it_is(session: Session) -> None:
    start = session.shown.position[0]
    here = session.actors.rest_of(session.shown, 0)[0]
    event = ev.TokenMoved(0, start, start + 3, 3, "walk")
    poses = [session.actors.carried.get(0, here) for _ in frames(session, event, reduced=True)]
    there = session.actors.rest_of(session.shown, 0)[0]
    assert {(pose.x, pose.y) for pose in poses} == {(here.x, here.y), (there.x, there.y)}
    assert min(pose.alpha for pose in poses) < 0.3


def test_who_leaves_the_game_topples_over_and_is_gone(session: Session) -> None:
    poses = [session.actors.carried[1] for _ in frames(session, ev.WentBankrupt(1, (0,), False))]
    assert max(pose.lean for pose in poses) > 70 and poses[-1].alpha < 0.1
    assert 1 in session.actors.gone


def test_the_winners_jump(session: Session) -> None:
    rest = session.actors.rest_of(session.shown, session.shown.turn)
    for _ in frames(session, ev.FirstSeatChosen(2, ())):
        for seat, pose in session.actors.carried.items():
            assert seat == 2 and replace(pose, lift=0.0, squash=0.0) == rest[seat]
