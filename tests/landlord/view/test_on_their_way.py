"""Keys that were already on their way when a question came: they answer nothing."""

from __future__ import annotations

from collections.abc import Callable

from game.landlord.rules.commands import RollDice
from game.landlord.rules.frames import Turn
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.tools.pilot import Pilot
from game.ui.loop import FRAME
from game.ui.widgets.deafness import DEAF_FOR
from tests.landlord.view.tables import classic, quick

MakePilot = Callable[..., Pilot]


def test_a_drumming_space_skips_the_dice_and_decides_nothing_after_them(pilot: MakePilot) -> None:
    session = samples.session(classic(), samples.midgame(classic(), stack=[Turn(0)]), quick())
    board = BoardScene(session)
    p = pilot().open(board)
    p.press("space")
    assert isinstance(session.table.log[-1].command, RollDice)
    rolled, down, up = session.table.seq, *p._key("space")
    for _ in range(400):
        p.press("space")
        if session.quiet and not board.panel.watching:
            break
    asked = board.panel.about
    for _ in range(int(DEAF_FOR / FRAME / 4) - 2):
        p.press("space", "enter")
    p.click("primary").send(down).wait(1).send(down)
    assert session.table.seq == rolled and board.panel.about == asked
    p.send(up).press("space")
    assert session.table.seq > rolled


def test_the_menu_of_acts_that_a_player_opens_hears_at_once(pilot: MakePilot) -> None:
    session = samples.session(classic(), samples.midgame(classic(), stack=[Turn(0)]), quick())
    p = pilot().open(BoardScene(session))
    p.press("b", "esc", "l", "esc", "t")
    assert p.scene is not None and "send" in p.scene.form
