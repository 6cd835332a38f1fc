"""The screens of every edition."""

from __future__ import annotations

from collections.abc import Callable
from shutil import copytree
from typing import TYPE_CHECKING, Any

from game.landlord.rules.commands import Build, Offer, ProposeTrade, Transfer
from game.landlord.rules.options import GameMode
from game.landlord.view.pictures.drawing import Draw
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from game.shipped import data_root
from game.ui.actions import Action

if TYPE_CHECKING:
    from game.tools.pilot import Pilot
    from game.tools.studio import Studio

ARRIVED = 0.6  # seconds after a card left its deck


def _menu(studio: Studio) -> Pilot:
    from game.app.main import menu

    return studio.open(menu(studio.desk)).press("f1")  # a key shows the focus


def _setup(studio: Studio, seats: int = 5, **changes: Any) -> Pilot:
    """The set-up of a timed game, with some rules changed."""
    from game.app.setup.scene import SetupScene

    studio.desk.last_setup = samples.setup(studio.pack, seats)
    scene = SetupScene(studio.desk, open_game=lambda session: scene)
    pilot = studio.open(scene)
    if changes:
        options = samples.rules(studio.pack, GameMode.TIMED, **changes)
        scene.do(lambda: scene.rules.use(options))
    return pilot.press("f1")


def _setup_rules(studio: Studio) -> Pilot:
    """The drawer with the changes alone."""
    pilot = _setup(studio, 8, double_salary=True, salary=300 * studio.pack.ruleset.unit, jail_rolls=2)
    return pilot.click("changes").press("f1")


def _presets(studio: Studio) -> Pilot:
    return _setup(studio).click("presets").wait_idle().press("down", "down", "enter")


def _count(studio: Studio) -> Pilot:
    pilot = studio.table(samples.over(studio.pack, studio.settings)).wait_idle()
    return pilot.click((1810, 168))


def _drawn(studio: Studio) -> Pilot:
    """A card that has just arrived; its ghosts still lie behind it."""
    from game.landlord.view.play.scene import BoardScene

    settings = studio.settings.model_copy(update={"reduced_motion": False, "speed": 1.0})
    pilot = studio.open()
    pilot.app.open(BoardScene(samples.drawn(studio.pack, settings), studio.desk), None)
    studio.moving = True
    return pilot.wait(ARRIVED)


def _rules(studio: Studio) -> Pilot:
    pilot = studio.table(samples.voting(studio.pack, studio.settings)).click("menu")
    return pilot.wait_idle().click("rules")


def _tokens(studio: Studio) -> Pilot:
    return _setup(studio).click(("token", 1)).press("right")


def _over_menu(which: str) -> Draw:
    def draw(studio: Studio) -> Pilot:
        from game.app.main import Screens, menu

        return studio.open(menu(studio.desk), getattr(Screens(studio.desk), which)())

    return draw


def _options(studio: Studio) -> Pilot:
    from game.app.options.scene import OptionsScene

    pilot = studio.open(OptionsScene(studio.desk))
    return pilot.click((Action.TRADE, False)).press(studio.desk.bindings().key(Action.LOG))


def _workshop(studio: Studio) -> Pilot:
    """A pack that was good a moment ago, and is not any more."""
    from game.app.main import table
    from game.app.workshop.scene import WorkshopScene

    folder = studio.desk.folder / "packs"
    copytree(data_root("assets") / "workshop", folder, dirs_exist_ok=True)
    pilot = studio.open(WorkshopScene(studio.desk, lambda session: table(studio.desk, session), folder))
    lyon = folder / "lyon" / "pack.yaml"
    text = lyon.read_text("utf-8")
    for good, slip in SLIPS.items():
        text = text.replace(good, slip)
    lyon.write_text(text, "utf-8")
    return pilot.wait(1.5).wait_idle().press("tab")


SLIPS = {
    "{group: orange}": "{group: ornge}",
    "{advance_to: montparnasse}": "{advance_to: montparnase}",
    'on_panel: "#e6c653"': 'on_panel: "#6b5a1c"',
}


def _board(make: Callable[..., Session], *more: int) -> Draw:
    return lambda studio: studio.table(make(studio.pack, studio.settings, *more))


def _lens(studio: Studio) -> Pilot:
    """The pointer over a built street: in a small window it is enlarged, in a large one its deed shows."""
    session = samples.buying(studio.pack, studio.settings)
    pilot = studio.table(session)
    streets = samples.Spots(studio.pack.ruleset).group(3)
    assert pilot.scene is not None
    at = pilot.scene.view.scale.back(session.stage.plan.space(streets[1]).center)
    return pilot.hover(at).wait(1.0)


def _auction(studio: Studio) -> Pilot:
    return studio.table(samples.auction(studio.pack, studio.settings)).press("right")


def _trade(studio: Studio) -> Pilot:
    from game.landlord.view.dialogs.trade.scene import TradeScene

    session = samples.trading(studio.pack, studio.settings)
    pilot = studio.table(session, TradeScene(session, 0))
    assert pilot.scene is not None
    form = pilot.scene.form
    for side in ("own", "their"):
        free = [key for key in _keys(pilot, side, "deed") if form[key].enabled]
        form.focus(free[-1])  # the last deed may have to be scrolled into view
        pilot.press("enter")
    return pilot.click(("own", 100)).press("right")


def _manage(studio: Studio) -> Pilot:
    from game.landlord.view.dialogs.manage.scene import ManageScene

    session = samples.trading(studio.pack, studio.settings)
    pilot = studio.table(session, ManageScene(session, 0))
    for key in _keys(pilot, "build"):
        if pilot.app.top and pilot.app.top.form[key].enabled:
            return pilot.click(key).press("down")
    return pilot


def _debt(studio: Studio) -> Pilot:
    return studio.table(samples.debt(studio.pack, studio.settings)).click("pick").press("down")


def _log(studio: Studio) -> Pilot:
    pilot = studio.table(samples.lived(studio.pack, studio.settings)).click("log")
    return pilot.wait_idle().press("down", "down", "enter")


def _replay(studio: Studio) -> Pilot:
    """A high rent in the second half of a game."""
    from game.landlord.view.replay.scene import ReplayScene
    from game.table.recording import Recording

    desk = studio.desk
    playback = desk.film(Recording(samples.played(studio.pack, lambda table: table.state.round > 26)))
    reel = playback.reel
    rents = [mark.at for mark in reel.landmarks if mark.kind == "rent" and mark.at > reel.last * 0.4]
    scene = ReplayScene(desk, playback, lambda session: scene)
    pilot = studio.open(scene)
    scene.go(rents[0] if rents else reel.last // 2)
    return pilot.press("f1")


def _tour(studio: Studio) -> Pilot:
    from game.landlord.view.play.scene import BoardScene
    from game.landlord.view.tour.scene import TourScene

    board = BoardScene(samples.first_turn(studio.pack, studio.settings), studio.desk)
    return studio.open(board, TourScene(board)).press("f1")


def _money(studio: Studio) -> Pilot:
    return studio.table(samples.buying(studio.pack, studio.settings)).click(("seat", 0)).click("money")


def _dice(studio: Studio) -> Pilot:
    return studio.table(samples.lived(studio.pack, studio.settings)).click("dice").press("f1")


def _deeds(studio: Studio) -> Pilot:
    return studio.table(samples.buying(studio.pack, studio.settings)).click(("seat", 0))


def _deeds_waiting(studio: Studio) -> Pilot:
    """A person out of turn has asked for something inside a roll."""
    session = samples.session(studio.pack, samples.midgame(studio.pack, mortgaged=()), studio.settings)
    seat, offer = session.humans[1], Transfer(session.humans[1], session.humans[0], cash=50)
    street = samples.Spots(session.pack.ruleset).group(0)[-1]
    for command in (Build(seat, street), ProposeTrade(seat, Offer((offer,)))):
        session.ask(command)
    return studio.table(session).click(("seat", seat))


def _pass_device(studio: Studio) -> Pilot:
    asked = studio.settings.model_copy(update={"curtain": True})
    return studio.table(samples.handed(studio.pack, asked))


def _pause(studio: Studio) -> Pilot:
    return studio.table(samples.rolling(studio.pack, studio.settings)).click("menu").press("down")


def _help(studio: Studio) -> Pilot:
    return studio.table(samples.rolling(studio.pack, studio.settings)).click("help").press("right")


def _crowding(studio: Studio) -> Pilot:
    from game.landlord.view.pictures.crowding import CrowdingScene

    crowd = samples.crowded
    return studio.open(
        CrowdingScene(studio.pack, lambda count, space: crowd(studio.pack, studio.settings, count, space))
    )


def _components(studio: Studio) -> Pilot:
    from game.landlord.view.pictures.components import Components

    return studio.open(Components(samples.buying(studio.pack, studio.settings)))


def _keys(pilot: Pilot, *start: object) -> list[tuple[Any, ...]]:
    """The controls of the scene on top whose key begins so."""
    assert pilot.app.top is not None
    keys = (widget.key for widget in pilot.app.top.form.walk())
    return [key for key in keys if isinstance(key, tuple) and key[: len(start)] == start]


PICTURES: dict[str, Draw] = {
    "menu": _menu,
    "setup": lambda studio: _setup(studio, parking_pot=True, no_rent_in_jail=True),
    "setup_8": lambda studio: _setup(studio, 8),
    "setup_token": _tokens,
    "setup_edition": lambda studio: _setup(studio).click("edition"),
    "setup_rules": _setup_rules,
    "presets": _presets,
    "saves": _over_menu("saves"),
    "about": _over_menu("about"),
    "options": _options,
    "workshop": _workshop,
    "board_{pack}": _board(samples.buying),
    "board_{pack}_8": _board(samples.buying, 8),
    "board_lens": _lens,
    "roll": _board(samples.rolling),
    "jail": _board(samples.jailed),
    "card_reveal": _drawn,
    "auction": _auction,
    "trade": _trade,
    "trade_answer": _board(samples.asked),
    "manage": _manage,
    "debt": _debt,
    "deeds": _deeds,
    "deeds_waiting": _deeds_waiting,
    "money": _money,
    "dice": _dice,
    "replay": _replay,
    "replays": _over_menu("replays"),
    "onboarding": _tour,
    "log": _log,
    "pass_device": _pass_device,
    "gameover": _board(samples.over),
    "gameover_count": _count,
    "vote": _board(samples.voting),
    "pause": _pause,
    "rules": _rules,
    "help": _help,
    "token_crowding": _crowding,
    "components": _components,
}
