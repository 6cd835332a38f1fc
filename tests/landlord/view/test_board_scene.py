"""The table in play: what each question shows and offers, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.pages.help import HelpScene
from game.app.pages.pause import PauseScene
from game.landlord.rules import events as ev
from game.landlord.rules.commands import AcceptTrade, BuyDeed, PayFine, RollDice
from game.landlord.rules.frames import BuyOffer, Debt, EffectChoice, Inherited, Turn
from game.landlord.rules.state import FREE
from game.landlord.rules.verbs import AdvanceTo, Choose, KeepJailCard, PayPerBuilding, Receive
from game.landlord.view.dialogs.auction.scene import AuctionScene
from game.landlord.view.dialogs.debt.scene import DebtScene
from game.landlord.view.dialogs.deeds.scene import DeedsScene
from game.landlord.view.dialogs.log.scene import LogScene
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.dialogs.pass_device.scene import PassDeviceScene
from game.landlord.view.dialogs.trade.scene import TradeScene
from game.landlord.view.explanations import PLAIN, RULES, reason
from game.landlord.view.hud.spots import BoardSpot
from game.landlord.view.panels import verbs
from game.landlord.view.panels.about.card import Card
from game.landlord.view.panels.about.deed import Deed
from game.landlord.view.panels.act import Act
from game.landlord.view.panels.figures import ahead, odds, rent, toll
from game.landlord.view.panels.now.buy import Buy
from game.landlord.view.panels.now.choice import TwoWays
from game.landlord.view.panels.now.first_roll import FirstRoll
from game.landlord.view.panels.now.inherited import Inherited as InheritedPanel
from game.landlord.view.panels.now.jail import Jail
from game.landlord.view.panels.now.roll import Roll
from game.landlord.view.panels.now.watch import Watch
from game.landlord.view.parts.chapters import entries, filtered, plain
from game.landlord.view.parts.columns import columns
from game.landlord.view.parts.lines import this_turn
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.packs.loader import load
from game.storage.paths import HOME
from game.storage.settings import Settings
from game.table.setup import default_setup
from game.table.table import Table
from game.tools.pilot import Pilot
from game.ui.audio import Audio
from game.ui.draw.theme import Theme
from game.ui.i18n import set_language
from tests.landlord.view.tables import classic, look_again, quick, session_of

MakePilot = Callable[..., Pilot]
LARGE, SMALL = (1920, 1080), (1280, 720)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def opened(pilot: MakePilot, session: Session, size: tuple[int, int] = SMALL) -> tuple[Pilot, BoardScene]:
    scene = BoardScene(session)
    return pilot(size).open(scene), scene


def fresh(*kinds: str, seed: int = 3) -> Session:
    return session_of(
        Table.start(default_setup(classic(), kinds or ("human", "steady"), seed=seed), classic())
    )


# --- the right column ---


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("small", [False, True])
def test_nothing_in_the_column_overlaps_and_the_primary_never_moves(seats: int, small: bool) -> None:
    places = columns(seats, small)
    boxes = [places.bar, *places.seats, places.panel, places.ticker, places.board]
    for at, (x, y, w, h) in enumerate(boxes):
        assert x >= 0 and y >= 0 and x + w <= 1920 and y + h <= 1080
        for x2, y2, w2, h2 in boxes[at + 1 :]:
            assert x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y
    assert places.primary == columns(4, small).primary
    assert places.facts[1] + places.facts[3] < places.actions[1] < places.primary[1]


# --- panels ---


def test_buying_on_the_space_bar(pilot: MakePilot) -> None:
    session = samples.buying(classic(), quick())
    offer = session.frame
    assert isinstance(offer, BuyOffer)
    p, scene = opened(pilot, session)
    assert isinstance(scene.panel, Buy)
    cash, price = session.shown.cash[0], classic().ruleset.spaces[offer.space].price
    p.press("space").wait_idle()
    assert session.shown.owner[offer.space] == 0
    assert session.shown.cash[0] == cash - price
    assert isinstance(scene.panel, Act)


def test_what_is_refused_is_greyed_with_its_reason_and_stays(pilot: MakePilot) -> None:
    session = samples.buying(classic(), quick())
    session.table.state.cash[0] = session.shown.cash[0] = 5
    p, scene = opened(pilot, session)
    primary = scene.form["primary"]
    assert not primary.enabled and primary.focusable and "**" in primary.reason
    p.press("space").wait_idle()
    assert session.frame == session.table.state.stack[-1] and isinstance(session.frame, BuyOffer)


def test_a_declined_deed_goes_under_the_hammer(pilot: MakePilot) -> None:
    p, _scene = opened(pilot, samples.buying(classic(), quick()))
    p.press("a").wait(3.0)
    assert isinstance(p.scene, AuctionScene)


@pytest.mark.parametrize(("key", "scene"), [("b", ManageScene), ("t", TradeScene), ("m", ManageScene)])
def test_letters_open_the_dialogs(pilot: MakePilot, key: str, scene: type) -> None:
    p, _scene = opened(pilot, samples.buying(classic(), quick()))
    p.press(key).wait(0.5)
    assert isinstance(p.scene, scene)


def test_the_roll_is_animated_and_any_key_ends_a_beat_without_being_passed_on(pilot: MakePilot) -> None:
    session = samples.rolling(classic(), quick())
    p, scene = opened(pilot, session)
    assert isinstance(scene.panel, Roll)
    p.press("space").wait(0.2)
    first = session.playing
    assert isinstance(first, ev.DiceRolled) and isinstance(scene.panel, Watch)
    p.press("l")
    assert session.playing is not first
    assert p.scene is scene  # the log did not open


def test_the_three_ways_out_of_jail(pilot: MakePilot) -> None:
    session = samples.jailed(classic(), quick())
    p, scene = opened(pilot, session)
    panel = scene.panel
    assert isinstance(panel, Jail)
    assert panel.primary().text == panel.ways()[0].title
    p.press("right")
    assert panel.chosen == 1 and panel.primary().text == panel.ways()[1].title
    p.press("left", "left")
    assert panel.chosen == 2
    p.press("p")
    assert panel.chosen == 1
    cash = session.shown.cash[0]
    p.press("space").wait_idle()
    assert session.shown.jail[0] == FREE
    assert session.shown.cash[0] == cash - classic().ruleset.jail_fine
    assert isinstance(scene.panel, Roll)


def test_a_way_out_that_is_closed_is_greyed(pilot: MakePilot) -> None:
    session = samples.jailed(classic(), quick())
    session.table.state.jail_cards[0].clear()
    session.shown.jail_cards[0].clear()
    p, scene = opened(pilot, session)
    card = scene.form["way-card"]
    assert not card.enabled and card.reason
    p.press("right", "right")
    assert not scene.form["primary"].enabled


def drawn(session: Session, kind: type) -> ev.CardDrawn:
    """A card with a verb of this kind, lying before the first seat."""
    for deck, cards in enumerate(classic().ruleset.decks):
        for index, card in enumerate(cards.cards):
            if any(isinstance(effect, kind) for effect in card.effects):
                event = ev.CardDrawn(0, deck, index)
                session.shown.card = (deck, index)
                session.director.holding = event
                return event
    raise LookupError(kind)


def test_a_card_shows_what_it_comes_to_and_waits_to_be_read(pilot: MakePilot) -> None:
    session = samples.rolling(classic(), quick())
    event = drawn(session, PayPerBuilding)
    effects = classic().ruleset.decks[event.deck].cards[event.card].effects
    (per,) = effects
    assert isinstance(per, PayPerBuilding)
    p, scene = opened(pilot, session)
    assert isinstance(scene.panel, Card)
    own = [session.shown.level[s] for s in range(40) if session.shown.owner[s] == 0]
    due = sum(per.hotel if level == 5 else level * per.house for level in own)
    assert due and verbs.total(verbs.rows(session, 0, effects)) == -due
    assert scene.form["primary"].text == f"Pay {session.money(due)}"  # type: ignore[attr-defined]
    p.wait(5)
    assert session.holding is not None
    p.press("space").wait_idle()
    assert session.holding is None and not isinstance(scene.panel, Card)


def test_a_card_that_moves_the_token_tells_what_waits_there() -> None:
    session = samples.rolling(classic(), quick())
    go = classic().ruleset.go
    rows = verbs.rows(session, 0, (AdvanceTo(go),))
    assert verbs.total(rows) == classic().ruleset.salary
    rented = next(
        s for s in classic().ruleset.deeds if session.shown.owner[s] == 1 and session.shown.level[s] == 5
    )
    there = classic().ruleset.spaces[rented].rents[5]
    passes = classic().ruleset.salary if rented < session.shown.position[0] else 0
    assert verbs.total(verbs.rows(session, 0, (AdvanceTo(rented),))) == passes - there
    assert verbs.word(session, 0, (KeepJailCard(),)) == "Keep the card"


def test_one_of_two_ways_of_a_card(pilot: MakePilot) -> None:
    choose = Choose((Receive(10),), (Receive(20),))
    frame = EffectChoice(0, 0, 0, choose.first, choose.second)
    session = samples.session(
        classic(), samples.midgame(classic(), stack=[Turn(0, rolled=True), frame]), quick()
    )
    p, scene = opened(pilot, session)
    assert isinstance(scene.panel, TwoWays)
    p.press("right")
    cash = session.shown.cash[0]
    p.press("space").wait_idle()
    assert session.shown.cash[0] == cash + 20


def test_inherited_mortgages_are_kept_or_lifted(pilot: MakePilot) -> None:
    space = classic().ruleset.deeds[0]
    position = samples.midgame(classic(), stack=[Turn(0, rolled=True, dice=(5, 2)), Inherited(0, [space])])
    session = samples.session(classic(), position, quick())
    session.table.state.owner[space] = session.shown.owner[space] = 0
    session.table.state.level[space] = session.shown.level[space] = 0
    session.table.state.mortgaged[space] = session.shown.mortgaged[space] = True
    p, scene = opened(pilot, session)
    assert isinstance(scene.panel, InheritedPanel)
    p.press("r").wait_idle()
    assert not session.shown.mortgaged[space]


def test_the_opening_roll_shows_only_what_was_seen(pilot: MakePilot) -> None:
    session = fresh("human", "steady", "steady")
    p, scene = opened(pilot, session)
    assert isinstance(scene.panel, FirstRoll)
    before = scene.panel.key()
    p.press("space").wait(0.1)
    assert session.table.state.seq > 0 and scene.panel.watching and scene.panel.key() == before
    assert not [line for line in session.log if isinstance(line.event, ev.DiceRolled)]
    p.wait(2.0)
    assert isinstance(scene.panel, FirstRoll) and scene.panel.key() != before
    p.wait_idle()
    assert not isinstance(scene.panel, FirstRoll) or session.decider is not None


def test_ending_the_turn_asks_if_the_player_wants_to_be_asked(pilot: MakePilot) -> None:
    session = samples.trading(classic(), quick(ask_before_end=True))
    p, scene = opened(pilot, session)
    assert isinstance(scene.panel, Act)
    p.press("space")
    assert isinstance(session.frame, Turn) and session.frame.seat == 0
    p.press("space")
    assert session.table.state.turn != 0


def test_an_act_can_be_undone_while_nothing_was_revealed(pilot: MakePilot) -> None:
    session = samples.buying(classic(), quick())
    p, scene = opened(pilot, session)
    p.press("space").wait_idle()
    assert scene.form["undo"].enabled
    p.press("ctrl+z").wait_idle()
    assert isinstance(session.frame, BuyOffer) and isinstance(scene.panel, Buy)


def test_a_question_that_undo_brings_back_is_asked_at_once(pilot: MakePilot) -> None:
    """The table stood still until a key."""
    session = samples.debt(classic(), quick())
    p, _scene = opened(pilot, session)
    assert isinstance(p.scene, DebtScene)
    p.press("a", "space").wait_idle()
    assert not isinstance(p.scene, DebtScene) and session.table.can_undo(0)
    p.press("ctrl+z")
    assert isinstance(p.scene, DebtScene) and isinstance(session.frame, Debt)


def test_an_agreed_trade_ends_undo(pilot: MakePilot) -> None:
    session = samples.asked(classic(), quick())
    offer = session.table.state.stack[-1].offer  # type: ignore[attr-defined]
    assert session.submit(AcceptTrade(0, 1, offer)) is None and not session.table.can_undo(0)
    p, scene = opened(pilot, session)
    owner = session.table.state.owner[:]
    p.press("ctrl+z").wait_idle()
    assert session.table.state.owner == owner
    assert not isinstance(scene.panel, Act) or not scene.form["undo"].enabled


# --- others play ---


def test_the_last_throw_in_jail_says_what_it_costs(pilot: MakePilot) -> None:
    session = samples.jailed(classic(), quick())
    session.table.state.jail[0] = session.shown.jail[0] = 2
    _p, scene = opened(pilot, session)
    panel = scene.panel
    assert isinstance(panel, Jail) and panel.primary().text == "Roll, or pay $50"
    assert panel.ways()[0].text.endswith("Otherwise you pay $50 at once.")


def test_a_prisoner_is_no_visitor(pilot: MakePilot) -> None:
    session = samples.jailed(classic(), quick())
    turn = session.table.state.stack[-1]
    assert isinstance(turn, Turn)
    turn.rolled, turn.dice = True, (1, 2)
    look_again(session)
    _p, scene = opened(pilot, session)
    assert isinstance(scene.panel, Act)
    words = " ".join(str(getattr(node, "words", "")) for node in scene.panel.page.root.walk())
    assert "visiting" not in words and "You still collect rent" in words


def test_space_skips_the_computers_to_the_next_decision(pilot: MakePilot) -> None:
    session = samples.trading(classic(), Settings(think=3.0))
    p, scene = opened(pilot, session)
    p.press("space").wait(1.0)
    assert session.decider is None and isinstance(scene.panel, Watch)
    seq = session.table.state.seq
    p.press("space")
    assert session.table.state.seq > seq + 1  # far more than the running beat
    assert session.decider is not None or session.bidding


def test_the_summary_names_everyone_who_did_something(pilot: MakePilot) -> None:
    session = fresh("human", "steady", "steady", seed=8)
    p, scene = opened(pilot, session)
    for _ in range(40):
        if isinstance(scene.panel, Roll) and scene.panel.meanwhile.rows(session, 8) and session.decider == 0:
            break
        p.press("space").wait(0.5)
    assert isinstance(scene.panel, Roll)
    told = {seat for seat, _entries in scene.panel.meanwhile.rows(session, 8)}
    assert told and 0 not in told


@pytest.mark.usefixtures("pilot")  # where a house flies to is measured
def test_the_turn_in_hand_is_told_from_its_first_roll() -> None:
    session = fresh("steady", "steady", seed=8)
    rolled = 0
    for step in range(3000):
        session.update(step / 10)
        rolls = [line for line in this_turn(session) if getattr(line.event, "purpose", "") == "move"]
        rolled = max(rolled, len(rolls))
        assert {line.seat for line in rolls} <= {session.shown.turn}
    assert rolled > 1  # doubles were rolled


def test_the_next_person_plays_on_without_a_curtain_and_is_told_the_news(pilot: MakePilot) -> None:
    session = samples.handed(classic(), quick())
    scene = BoardScene(session)
    scene._opened -= 20  # so long has the fourth seat waited
    p = pilot(SMALL)
    p.app.open(scene)
    p.wait(0.1).press("space")  # still on its way from the person before
    assert p.scene is scene and scene.viewer == 3 and isinstance(scene.panel, Roll)
    told = [seat for seat, _lines in scene.panel.meanwhile.rows(session, 3)]
    assert told and 3 not in told
    p.wait(1.0).press("space").wait_idle()
    assert not isinstance(scene.panel, Roll)


def test_another_person_is_asked_to_sit_down_first(pilot: MakePilot) -> None:
    position = samples.midgame(classic(), stack=[Turn(3)], turn=3)
    session = samples.session(classic(), position, quick(curtain=True))
    p, scene = opened(pilot, session)
    assert scene.viewer == 0
    assert isinstance(p.scene, PassDeviceScene)
    p.press("space").wait_idle()
    assert p.scene is scene and scene.viewer == 3 and isinstance(scene.panel, Roll)


@pytest.mark.parametrize(("wished", "taps"), [(True, 1), (False, 0)])
def test_a_turn_begins_with_a_tap_in_the_hand(pilot: MakePilot, wished: bool, taps: int) -> None:
    session = samples.session(classic(), samples.midgame(classic(), stack=[Turn(0)]), quick())
    session.settings.rumble = wished
    p, felt = pilot(), []
    p.app.view.rumble = lambda: felt.append(1)
    p.open(BoardScene(session)).wait_idle()
    assert len(felt) == taps


# --- looking ---


def over(scene: BoardScene, p: Pilot, space: int) -> tuple[float, float]:
    return p.app.view.scale.back(scene.session.stage.plan.space(space).center)


def test_pointing_at_a_space_reveals_it_and_a_click_opens_its_deed(pilot: MakePilot) -> None:
    p, scene = opened(pilot, samples.rolling(classic(), quick()))
    p.hover(over(scene, p, 18)).wait(0.5)
    assert (scene.pointing.space, scene.pointing.reveal) == (18, 1.0)
    p.click(over(scene, p, 18))
    assert isinstance(scene.panel, Deed) and scene.panel.space == 18
    p.press("esc")
    assert isinstance(scene.panel, Roll)
    p.hover((1700, 1070)).wait(0.5)
    assert (scene.pointing.space, scene.pointing.reveal) == (-1, 0.0)


def test_arrows_walk_over_the_board(pilot: MakePilot) -> None:
    p, scene = opened(pilot, samples.rolling(classic(), quick()))
    p.press("tab", "tab")
    spot = scene.form.focused
    assert isinstance(spot, BoardSpot)
    start = spot.space
    assert start == scene.session.shown.position[0]
    p.press("left")
    assert spot is scene.form.focused and spot.space == start - 1  # along the top row
    p.press("enter")
    assert isinstance(scene.panel, Deed) and scene.panel.space == start - 1
    p.press("space")
    assert isinstance(scene.panel, Roll)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_space_can_be_pointed_at_in_both_languages(pilot: MakePilot, size: tuple[int, int]) -> None:
    for language in ("en", "fr"):
        set_language(language)
        p, scene = opened(pilot, samples.rolling(classic(), quick(language=language)), size)
        for space in range(0, 40, 3):
            p.hover(over(scene, p, space)).wait(0.1)
            assert scene.pointing.space == space
            p.click(over(scene, p, space))
            assert isinstance(scene.panel, Deed)


def test_a_seat_shows_its_holdings_and_opens_its_deeds(pilot: MakePilot) -> None:
    p, scene = opened(pilot, samples.rolling(classic(), quick()), LARGE)
    before = p.screen.surface.copy()
    p.hover(("seat", 1)).wait(0.3)
    assert before.get_at((1000, 200)) != p.screen.surface.get_at((1000, 200))
    p.click(("seat", 1)).wait(0.3)
    assert isinstance(p.scene, DeedsScene)
    assert scene.viewer == 0


def test_an_idle_table_draws_nothing(pilot: MakePilot) -> None:
    p, _scene = opened(pilot, samples.rolling(classic(), quick()))
    frames = p.app.frames
    p.wait(300)
    assert p.app.frames == frames


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_number_of_seats_is_drawn(pilot: MakePilot, seats: int, size: tuple[int, int]) -> None:
    p, scene = opened(pilot, samples.buying(classic(), quick(), seats), size)
    assert (
        sum(1 for widget in scene.form.walk() if isinstance(widget.key, tuple) and widget.key[0] == "seat")
        == seats
    )
    p.hover(("seat", seats - 1)).wait(0.2)


# --- the bar, the menu, the log ---


def test_the_bar_changes_speed_and_sound(pilot: MakePilot) -> None:
    session = samples.rolling(classic(), quick())
    p, scene = opened(pilot, session)
    speeds = []
    for _ in range(4):
        p.click("speed")
        speeds.append((session.settings.speed, session.settings.instant))
    assert speeds == [(2.0, False), (4.0, False), (4.0, True), (0.5, False)]
    p.click("sound")
    assert session.settings.mute and p.app.view.audio.muted
    p.click("help").wait(0.3)
    assert isinstance(p.scene, HelpScene)
    p.press("space").wait(0.3)
    assert p.scene is scene


def test_the_menu_of_the_game_leads_out_and_back(pilot: MakePilot) -> None:
    p, scene = opened(pilot, samples.rolling(classic(), quick()))
    p.press("f10").wait(0.3)
    assert isinstance(p.scene, PauseScene)
    p.press("esc").wait(0.3)
    assert p.scene is scene
    p.press("esc").wait(0.3)
    p.press("s").wait(0.3)
    assert p.scene is None


def test_resigning_must_be_held(pilot: MakePilot) -> None:
    session = samples.rolling(classic(), quick())
    p, _scene = opened(pilot, session)
    p.press("f10").wait(0.3)
    assert p.scene is not None
    p.scene.form.focus("resign")
    p.hold("enter", 1.0)
    assert not session.table.state.out[0]
    p.hold("enter", 2.3)
    assert session.table.state.out[0]


def told(pilot: MakePilot) -> tuple[Pilot, BoardScene, LogScene]:
    """A game of computers in its middle, with the log rolled down over it."""
    table = Table.start(default_setup(classic(), ("steady", "steady", "steady"), seed=8), classic())
    for _ in range(120):
        table.advance()
    session = Session(table, Settings(think=3.0), Theme(classic().look), Audio(on=False))
    scene = BoardScene(session)
    p = pilot(SMALL)
    p.app.open(scene)
    p.app.open(log := LogScene(scene))
    return p.wait(0.5), scene, log


def test_the_log_is_read_filtered_searched_and_explains_itself(pilot: MakePilot) -> None:
    p, scene, log = told(pilot)
    assert log.shown[0].round == max(entry.round for entry in log.all)
    assert 0 < len(log._rows) < len(log.all) / 2  # what is out of sight is not even measured
    p.press("down", "down")
    assert log.chosen >= 2
    p.press("right")
    assert log.topic == 1 and all(entry.line.topic == "money" for entry in log.shown)
    p.press("left").press("/").wait(0.1)
    p.type("rolled")
    assert log.words == "rolled" and log.shown
    assert all("rolled" in plain(entry.line.text) for entry in log.shown)
    p.press("enter", "enter").wait(0.1)
    assert log.opened
    p.press("l").wait(0.3)
    assert p.scene is scene


def test_the_log_is_saved_as_text(pilot: MakePilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    p, _scene, _log = told(pilot)
    p.click("save")
    (saved,) = tmp_path.rglob("*.txt")
    text = saved.read_text(encoding="utf-8")
    assert "rolled" in text and "**" not in text and "[seat" not in text


def test_filters_part_the_log() -> None:
    session = fresh("steady", "steady", seed=8)
    while session.table.state.round < 6:
        session.table.advance()
    session.director.play(session.table.take())
    while session.director.busy:
        session.director.skip()
        session.director.update(0.0)
    whole = entries(session)
    assert len(whole) == len(session.log)
    parts = [filtered(whole, topic, "") for topic in ("money", "deed", "move", "deal", "turn")]
    assert sum(map(len, parts)) == len(whole)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_can_be_put_into_words(language: str) -> None:
    set_language(language)
    session = fresh("steady", "steady", "steady", seed=11)
    for _ in range(1500):
        if not session.table.advance():
            break
    session.director.play(session.table.take())
    while session.director.busy:
        session.director.skip()
        session.director.update(0.0)
    explained = 0
    for entry in entries(session):
        why = reason(session, entry.line, entry.before)
        if why is not None:
            explained += 1
            assert "{" not in why.text and "?" not in why.text and why.rules
        event = entry.line.event
        if event is not None and event.why is not None:
            assert set(event.why.rules) <= set(RULES)
    assert explained > 50
    assert set(PLAIN.values()) <= set(RULES)


# --- figures ---


def test_what_a_deed_would_bring_follows_its_ladder() -> None:
    session = samples.buying(classic(), quick())
    shown, spaces = session.shown, classic().ruleset.spaces
    offer = session.frame
    assert isinstance(offer, BuyOffer)
    whole = rent(shown, offer.space, 0)
    assert whole.doubled and whole.amount == 2 * spaces[offer.space].rents[0]
    assert rent(shown, offer.space, 1).amount == spaces[offer.space].rents[0]
    station = next(g for g in classic().ruleset.groups if g.id and len(g.members) == 4).members[0]
    own = sum(
        shown.owner[s] == shown.owner[station]
        for s in classic().ruleset.groups[spaces[station].group].members
    )
    assert rent(shown, station, shown.owner[station]).amount == spaces[station].rents[own - 1]


def test_the_odds_are_those_of_two_dice() -> None:
    assert [odds(steps) for steps in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    session = samples.rolling(classic(), quick())
    assert ahead(session.shown, 0)[0] == (session.shown.position[0] + 2) % 40
    mortgaged = next(s for s in range(40) if session.shown.mortgaged[s])
    assert toll(session.shown, mortgaged, 0) is None


def test_cards_are_read_as_a_lead_and_an_effect() -> None:
    assert verbs.parts("A stay in hospital: pay $100.") == ("A stay in hospital", "Pay $100.")
    assert verbs.parts("Cake for all! Each player gives you $10.") == (
        "Cake for all!",
        "Each player gives you $10.",
    )
    assert verbs.parts("Séjour à l’hôpital\u202f: payez 100\u202f€.") == (
        "Séjour à l’hôpital",
        "Payez 100\u202f€.",
    )
    assert verbs.parts("Nothing to part") == ("Nothing to part", "")


def test_the_board_asks_with_the_state_it_shows(pilot: MakePilot) -> None:
    session = samples.jailed(classic(), quick())
    _p, scene = opened(pilot, session)
    assert scene.submit(BuyDeed(0)) is True  # refused: said in a toast
    assert scene.form.toasts.text
    assert session.check(PayFine(0)) is None and session.check(RollDice(0)) is None


def test_other_editions_are_played_at_the_same_table(pilot: MakePilot) -> None:
    set_language("fr")
    p, scene = opened(pilot, samples.buying(load("paris"), quick(language="fr")), LARGE)
    assert isinstance(scene.panel, Buy)
    assert "€" in scene.panel.primary().text
    p.press("space").wait_idle()
    assert isinstance(scene.panel, Act)
