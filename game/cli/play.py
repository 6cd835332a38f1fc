"""`play`, and what happens without a command: the menu."""

from __future__ import annotations

import argparse
import gc
import sys
from typing import TYPE_CHECKING

from game.cli import arguments

if TYPE_CHECKING:
    from game.storage.settings import Settings
    from game.storage.user_error import UserError


def add(commands: arguments.Commands) -> None:
    play = commands.add_parser(
        "play", help="sit down at once", description="Start a new game without the menu."
    )
    arguments.add_edition(play)
    play.add_argument(
        "--seats",
        type=arguments.names,
        default=None,
        metavar="A,B,...",
        help="who sits there, in order: human or a computer's level (default: human,steady,steady,steady)",
    )
    play.add_argument(
        "--seed",
        type=arguments.natural,
        metavar="N",
        help="the same seed gives the same dice (default: random)",
    )
    arguments.add_option(play)
    play.set_defaults(run=_run)


def run_menu(parsed: argparse.Namespace) -> int:
    """Open the menu."""
    _load_calmly()
    from game.app.main import run

    found, note = _settings()
    return run(found, note=note)


def _run(parsed: argparse.Namespace) -> int:
    _load_calmly()
    from game.app.main import run

    found, _note = _settings()
    return run(found, parsed.pack, parsed.seats, parsed.seed, parsed.option)


def _load_calmly() -> None:
    """Look for garbage less often: modules make many objects, and all of them stay."""
    gc.set_threshold(20_000)


def _settings() -> tuple[Settings, UserError | None]:
    """The player's settings; a file that can't be read is told of, and the game starts all the same."""
    from game.storage import settings

    found, user_error = settings.load()
    if user_error is not None:
        print(user_error, file=sys.stderr)
    return found, user_error
