"""A monkey at the real window: whatever it does, the game must neither fall over, nor lose, nor stop.

It has keys, a mouse and a pad, changes the window and the settings, fills the disk, closes the program and
opens it again. After each step it looks whether everything is still as it should be.
"""

from __future__ import annotations

import errno
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import FileIO

import pygame

from game.app.desk import Desk
from game.app.main import remember
from game.app.menu.scene import MenuScene
from game.app.setup.scene import SetupScene
from game.landlord.rules.options import GameMode, Options
from game.landlord.rules.options.modes import choose
from game.landlord.rules.options.notes import NOTES
from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import contested as samples_contested
from game.landlord.view.samples import positions as samples
from game.landlord.view.samples import sides as samples_force
from game.landlord.view.session import Session
from game.packs.pack import Pack
from game.storage import journal
from game.storage import settings as stored
from game.storage.header import GameSetup, SeatKind
from game.table.setup import default_setup
from game.table.table import Table
from game.ui.widgets.buttons import HoldButton
from tests.landlord.rules.chance import values
from tests.landlord.view import hosts
from tests.landlord.view.noise import COMFORTS, SIZES, Noise
from tests.landlord.view.witness import Stuck, Witness, look_on

POSITIONS = (
    samples.buying,
    samples.jailed,
    samples.auction,
    samples.debt,
    samples.trading,
    samples.asked,
    samples.voting,
    samples_contested.claim,
    samples_contested.claims,
    samples_contested.calling,
    samples_contested.contested,
    samples_contested.house_lot,
)
OF_THE_FORCE = (samples_force.facing, samples_force.choosing, samples_force.losing)
NAMES = ("{}", "{0}{name}", "**", "%s %d", "<b>&amp;", "\\n\\", "\u200b", "W" * 24, "**a** [b] |", "é\u0301é")
PROBE = 150  # uses of sensible controls after which a game must have gone on


class Monkey(Noise):
    """One evening of it, by a seed; TOUR_DE_TABLE_HOME must point to a folder of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed))
        self.seed = seed
        self.seen: set[str] = set()  # the screens that were opened
        self.witness = Witness()
        self._full_disk = 0
        comforts = ("language", "text_size", "reduced_motion")
        own = {name: self.chance.choice(COMFORTS[name]) for name in comforts}
        own |= {"instant": self.chance.random() < 0.4, "speed": 4.0, "onboarded": self.chance.random() < 0.7}
        self._open(hosts.desk(**own))

    def _open(self, desk: Desk) -> None:
        self.sit(desk, hosts.seated(desk, size=self.chance.choice(SIZES)))

    def _again(self) -> None:
        """Start the program anew, as it was left."""
        remember(self.desk, self.pilot.app)
        self.pilot.close()
        own, user_error = stored.load()
        assert user_error is None, user_error
        self._open(Desk(own))

    def close(self) -> None:
        """Take the window away."""
        self.pilot.close()

    # --- what there is ---

    @property
    def session(self) -> Session | None:
        """The game that is being played, under whatever dialogs."""
        boards = (opened.scene for opened in self.pilot.app._stack)
        return next((scene.session for scene in boards if isinstance(scene, BoardScene)), None)

    # --- what it does ---

    def run(self, steps: int) -> None:
        """So many steps, each looked at; what goes wrong tells how it came to it."""
        acts = list(ACTS)
        weights = [ACTS[act] for act in acts]
        for _ in range(steps):
            act = self.chance.choices(acts, weights)[0]
            try:
                self.step(act)
            except Exception as error:
                error.add_note(f"seed {self.seed}, step {self.steps}:\n" + "\n".join(self.trace))
                raise

    def step(self, act: Callable[[Monkey], object]) -> None:
        """Do one thing and look at what came of it."""
        self.steps += 1
        self._log(act.__name__)
        self.seen.add(type(self.scene).__name__)
        try:
            act(self)
        except AssertionError:  # of a hand that found no screen any more
            if self.pilot.scene is not None:
                raise
        if self.pilot.scene is None:
            self._again()
        if self._full_disk:
            self._full_disk -= 1
        self.check()
        if self.steps % 200 == 0:
            self.goes_on()

    def some_options(self, pack: Pack) -> Options:
        """Rules for an edition: most as they are printed, so that games go far; any form."""
        official, unit = pack.ruleset.options, pack.ruleset.unit
        options = official
        if self.chance.random() < 0.5:
            options = choose(options, official, self.chance.choice(list(GameMode)))
        often, changed = self.chance.choice((0.0, 0.1, 0.4)), {}
        for id, note in NOTES.items():
            if id != "mode" and self.chance.random() < often:
                value = self.chance.choice(values(note))
                changed[id] = value * unit if note.money else value
        return replace(options, **changed)

    def some_setup(self) -> GameSetup:
        """A game for two to eight, people and computers, of any edition."""
        pack = self.desk.pack(self.chance.choice(self.desk.editions).id)
        most = min(8, pack.ruleset.max_seats, len(pack.tokens))
        count = self.chance.randint(pack.ruleset.min_seats, most)
        people = self.chance.choice((0.2, 0.5, 1.0))
        kinds = ["human" if self.chance.random() < people else "steady" for _ in range(count)]
        setup = default_setup(pack, kinds, self.chance.randrange(10**9), options=self.some_options(pack))
        if self.chance.random() < 0.7:
            return setup
        named = zip(setup.seats, self.chance.sample(NAMES, count), strict=True)
        seats = tuple(seat.model_copy(update={"name": name}) for seat, name in named)
        return setup.model_copy(update={"seats": seats})

    def new_game(self) -> None:
        """From the menu or the set-up: the seats of a setup made up here, and perhaps its rules too."""
        if isinstance(self.scene, MenuScene):
            self.desk.last_setup = self.some_setup()
            self.hand.use("new")
        if isinstance(self.scene, SetupScene):
            if self.chance.random() < 0.8:
                self.hand.use("last")
            if self.chance.random() < 0.6 and self.hand.has("start"):
                self.hand.use("start")

    def drop_in(self) -> None:
        """Sit down in the middle of a game, at a position that seldom comes up."""
        pack = self.desk.pack(self.chance.choice(self.desk.editions).id)
        makers = POSITIONS if pack.ruleset.force is None else (*POSITIONS, *OF_THE_FORCE)
        found = self.chance.choice(makers)(pack, self.desk.settings)
        seats = [
            seat.model_copy(update={"kind": self.chance.choice(tuple(SeatKind))})
            for seat in found.table.setup.seats
        ]
        setup = found.table.setup.model_copy(update={"seats": tuple(seats)})
        table = Table.branch(setup, found.pack, found.table.state, folder=self.desk.folder)
        self.pilot.app.open(BoardScene(self.desk._session(table), self.desk))
        self.pilot.wait(0.1)

    def sensible(self) -> None:
        """What somebody would do who wants the game to go on."""
        scene = self.scene
        if isinstance(scene, MenuScene):
            way = self.chance.random()
            if way < 0.4 and self.hand.has("continue"):
                self.hand.use("continue")
            elif way < 0.7:
                self.drop_in()
            else:
                self.new_game()
        elif isinstance(scene, SetupScene):
            self.new_game()
        elif isinstance(scene, TableScene):
            if all(scene.session.table.state.out[seat] for seat in scene.session.humans):
                self.leave()  # computers among themselves are no play
            elif not scene.session.quiet or scene.session.holding is not None:
                self.pilot.press("space")
            else:
                self._answer()
        else:
            self.control()

    def _answer(self) -> None:
        try:
            self.hand.answer()
        except AssertionError:  # it knows no answer here
            self.control()

    def control(self) -> None:
        """Use any control of the screen, greyed or not, by any device."""
        found = self.controls()
        if not found:
            return
        widget = self.chance.choice(found)
        self._log(f"control {widget.key!r}{'' if widget.enabled else ' (greyed)'}")
        way = self.chance.random()
        if way < 0.2 and widget.letter:
            self.pilot.press(widget.letter.lower())
        elif way < 0.3 and not isinstance(widget, HoldButton):
            self.scene.form.focus(widget.key)
            self.pilot.button(pygame.CONTROLLER_BUTTON_A)
        elif way < 0.4:
            at = self.pilot.app.view.scale.point(widget.shown().center)
            self._send(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0))
            self.pilot.wait(0.4)
        elif not isinstance(widget, HoldButton) or way < 0.55:
            self.hand.use(widget.key)

    def leave(self) -> None:
        """Back to the menu as a player goes, from a game."""
        for _ in range(6):
            if not isinstance(self.scene, BoardScene) and "leave" not in self.scene.form:
                self.pilot.press("esc").wait(0.2)
        if isinstance(self.scene, BoardScene):
            self.pilot.press("esc").wait(0.2)
        if self.hand.has("leave"):
            self.hand.use("leave")

    def shut(self) -> None:
        self._send(self.chance.choice((pygame.QUIT, pygame.WINDOWCLOSE)))

    def fill_disk(self) -> None:
        """From now on nothing can be written, for some steps."""
        self._full_disk = self.chance.randint(1, 25)

    # --- what it looks at ---

    def check(self) -> None:
        """Nothing is lost, and somebody can go on."""
        session = self.session
        self.witness.sees(session.table if session is not None else None)
        if session is None:
            return
        if isinstance(self.scene, TableScene) and self.scene.session is session:
            look_on(self.pilot, self.scene)
        if self.steps % 25 == 0:
            self.witness.reads(session.table)
            self.scene.dirty = True
            self.pilot.wait(0.02)

    def goes_on(self) -> None:
        """The game must come further by what a willing player does."""
        session = self.session
        if session is None or session.table.outcome is not None:
            return
        seq = session.table.seq
        self._send(pygame.WINDOWFOCUSLOST)
        self._send(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1)
        for answer in range(PROBE):
            if self.pilot.scene is None or self.session is not session:
                return
            if session.table.seq != seq or session.table.outcome is not None:
                return
            if isinstance(self.scene, TableScene) and type(self.scene).__name__ not in LOOKING:
                self.sensible() if answer % 3 else self.control()
            else:
                self.pilot.press("esc" if answer % 3 else "space")
            if self.pilot.scene is not None:
                self.pilot.wait(0.3)
        raise Stuck(f"{PROBE} answers, and the game has not gone on from {type(self.scene).__name__}")

    @contextmanager
    def disk(self) -> Iterator[None]:
        """While this runs, journals can be made to fail."""
        whole = journal._put

        def put(file: FileIO, data: bytes) -> int:
            if self._full_disk and self.chance.random() < 0.5:
                raise OSError(errno.ENOSPC, "No space left on device")
            return whole(file, data[: self.chance.randrange(1, 20)] if self._full_disk else data)

        journal._put = put
        try:
            yield
        finally:
            journal._put = whole


LOOKING = ("LogScene", "DeedsScene", "DiceScene", "ManageScene", "PauseScene", "HelpScene", "TourScene")


ACTS: dict[Callable[[Monkey], object], float] = {
    Monkey.sensible: 70,
    Monkey.control: 30,
    Monkey.key: 14,
    Monkey.letter: 9,
    Monkey.function_key: 2,
    Monkey.hold: 3,
    Monkey.text: 4,
    Monkey.mouse: 8,
    Monkey.drag: 6,
    Monkey.wheel: 4,
    Monkey.pad: 10,
    Monkey.plug: 0.5,
    Monkey.wait: 10,
    Monkey.sleep: 0.5,
    Monkey.window: 2,
    Monkey.resize: 1.5,
    Monkey.comfort: 2,
    Monkey.leave: 0.5,
    Monkey.shut: 0.3,
    Monkey.fill_disk: 0.3,
}
