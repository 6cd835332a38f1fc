"""Whole games in which rents must be claimed and houses are short, by keys alone and by mouse alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.landlord.positions import Position, set_up
from game.landlord.rules import events as e
from game.landlord.rules.frames import Turn
from game.landlord.rules.options import GameMode, RentClaim
from game.landlord.view.dialogs.auction.scene import AuctionScene
from game.landlord.view.dialogs.manage.scene import ManageScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.session import Session
from game.packs.loader import load
from game.table.setup import default_setup
from game.table.table import Table
from tests.landlord.view import hosts
from tests.landlord.view.player import Player

KEYS, MOUSE = False, True
GAMES = {
    "next roll, by keys": (RentClaim.UNTIL_NEXT_ROLL, KEYS, 3),
    "second next roll, by mouse": (RentClaim.UNTIL_SECOND_NEXT_ROLL, MOUSE, 6),
}


class Builder(Player):
    """Claims every other rent, builds what it can once a turn, and bids for the last houses."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.slept: set[object] = set()
        self.seen_claims: set[object] = set()
        self.built_in = -1

    def answer(self) -> None:
        scene = self.scene
        if isinstance(scene, BoardScene):
            claims = [widget for widget in scene.form.walk() if widget.group == "claims"]
            fresh = [chip for chip in claims if chip.key not in self.seen_claims]
            if fresh:
                self.answered.add("claim")
                self.seen_claims.add(fresh[0].key)
                if len(self.seen_claims) % 2:
                    return self.use(fresh[0].key)
            session = scene.session
            turn = session.table.state.turn
            mine = isinstance(session.frame, Turn) and session.frame.rolled and session.is_human(turn)
            if mine and self.built_in != session.table.seq and self.has("property"):
                return self._build(session)
        elif isinstance(scene, AuctionScene) and scene.lot.building and scene.session.decider is not None:
            self.answered.add("building lot")
            enough = scene.lot.high < 150 and self.has("bid")
            return self.use("bid" if enough else "drop")
        return super().answer()

    def _build(self, session: Session) -> None:
        self.use("property")
        scene = self.scene
        assert isinstance(scene, ManageScene)
        for _ in range(2):
            keys = [w.key for w in scene.form.walk() if isinstance(w.key, tuple) and w.key[0] == "build"]
            free = [key for key in keys if self.has(key)]
            if free and scene.draft.cash > 250:
                self.use(free[0])
        if scene.contest is not None:
            self.answered.add("asked for an auction")
        self.built_in = session.table.seq + len(scene.draft.commands)
        self.use("confirm" if scene.draft.commands else "cancel")
        self.built_in = session.table.seq


def dealt(how: RentClaim, seed: int) -> Table:
    """Six rounds in which everybody owns whole groups of streets, and the bank has few houses."""
    pack = load("classic")
    options = replace(pack.ruleset.options, rent_claim=how, mode=GameMode.ROUNDS, rounds=6)
    pack = replace(pack, ruleset=replace(pack.ruleset, houses=9, hotels=3, options=options))
    table = Table.start(default_setup(pack, ["human", "steady", "steady", "steady"], seed), pack)
    owners = {}
    for index, (_, members) in enumerate(table.state.ruleset.streets):
        owners |= dict.fromkeys(members, (index + 1) % 4)
    set_up(table.state, Position([900] * 4, [0] * 4, owners, stack=[Turn(0)]))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_the_end(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hosts.glance(monkeypatch)
    how, mouse, seed = GAMES[game]
    desk = hosts.desk()
    session = Session(dealt(how, seed), desk.settings, desk.theme("classic"), desk.audio)
    session.show_position()
    player = Builder(hosts.seated(desk, BoardScene(session, desk)), mouse=mouse)
    last = player.play_on()
    assert last.session is session and session.table.state.outcome == session.shown.outcome is not None
    told = [event for entry in session.table.log for event in entry.events]
    seen = {type(event) for event in told}
    assert {e.RentOpened, e.RentClaimed, e.BuildingCalled, e.BuildingCallEnded} <= seen
    assert {"claim", "asked for an auction", "building lot"} <= player.answered
    lost = [event for event in told if isinstance(event, e.RentLost) and event.cause == "late"]
    assert all(event.seat == 0 for event in lost), "computers never sleep"
