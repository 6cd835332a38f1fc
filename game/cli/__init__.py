"""The command line. Every import that costs time waits until its command is given."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__
from game.cli import packs as cli_packs

if TYPE_CHECKING:
    from game.packs.pack import Pack
    from game.storage.settings import Settings
    from game.storage.user_error import UserError

MAX_PLAYED_GAMES = 1_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit code: 0 all went well, 1 after a sentence on stderr, 2 for bad usage."""
    parsed = _parser().parse_args(arguments)
    from game.packs.problems import PackError
    from game.storage.user_error import UserError

    try:
        code: int = parsed.run(parsed)
    except (PackError, UserError) as user_error:
        print(user_error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has seen enough
        return 1
    except OSError as error:
        print(f"{error.filename or 'The system'}: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tour-de-table",
        description="Tour de Table, a property-trading board game. Without a command it opens the menu.",
    )
    parser.add_argument("--version", action="version", version=f"Tour de Table {__version__}")
    parser.set_defaults(run=_menu)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    play = commands.add_parser(
        "play", help="sit down at once", description="Start a new game without the menu."
    )
    play.add_argument("--pack", default="classic", metavar="ID", help="the edition (default: classic)")
    play.add_argument(
        "--seats",
        type=_names,
        default=None,
        metavar="A,B,...",
        help="who sits there, in order: human or a computer's level (default: human,steady,steady,steady)",
    )
    play.add_argument(
        "--seed", type=_natural, metavar="N", help="the same seed gives the same dice (default: random)"
    )
    _add_option(play)
    play.set_defaults(run=_play)

    simulate = commands.add_parser(
        "simulate",
        help="let computers play many games",
        description="Play games of computers without a window, check that no money, deed or building is "
        "lost or made, and say how it went and how fast.",
    )
    simulate.add_argument("--pack", default="classic", metavar="ID", help="the edition (default: classic)")
    simulate.add_argument(
        "--seats",
        type=_names,
        default=("steady",) * 4,
        metavar="A,B,...",
        help="the computers, in order (default: four of steady)",
    )
    simulate.add_argument("--games", type=_positive, default=100, metavar="N", help="how many (default: 100)")
    simulate.add_argument(
        "--seed", type=_natural, default=1, metavar="S", help="seed of the first game (default: 1)"
    )
    simulate.add_argument(
        "--turn-limit",
        type=_positive,
        default=2000,
        metavar="T",
        help="turns until a game is left undecided (default: 2000)",
    )
    simulate.add_argument(
        "--report",
        action="store_true",
        help="tell whether the board is fair: length, wins, stops and rent by space, groups' pay-back",
    )
    simulate.add_argument("--json", action="store_true", help="write JSON")
    _add_option(simulate)
    simulate.set_defaults(run=_simulate)

    gallery = commands.add_parser(
        "gallery",
        help="draw every screen",
        description="Draw every screen from fixed positions, one PNG each.",
    )
    gallery.add_argument("out", type=Path, metavar="OUT_DIR", help="folder for the pictures")
    gallery.add_argument("--pack", default="classic", metavar="ID", help="the edition (default: classic)")
    gallery.add_argument(
        "--size", type=_size, default=(1920, 1080), metavar="WxH", help="size in pixels (default: 1920x1080)"
    )
    gallery.add_argument("--lang", choices=("en", "fr"), default="en", help="language (default: en)")
    gallery.set_defaults(run=_gallery)

    check = commands.add_parser(
        "check",
        help="check a theme pack",
        description="List what is wrong with a theme pack, with file and line. Exit code 1 if it can't play.",
    )
    check.add_argument("pack", metavar="PACK", help="id of an edition, or the folder of a pack")
    check.add_argument("--json", action="store_true", help="write JSON")
    check.add_argument("--strict", action="store_true", help="exit code 1 for warnings too")
    check.set_defaults(run=_check)
    cli_packs.add(commands, partial(_size, least=(160, 160)))
    return parser


def _add_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change a rule, as in mode=quick or parking_pot=on; may be given several times "
        "(themes/REFERENCE.md lists them)",
    )


# --- the commands -------------------------------------------------------------------------------------------


def _menu(parsed: argparse.Namespace) -> int:
    from game.app.main import run

    found, note = _settings()
    return run(found, note=note)


def _play(parsed: argparse.Namespace) -> int:
    from game.table.setup import check_kinds

    if parsed.seats is not None:
        check_kinds(parsed.seats)
    from game.app.main import run

    found, _note = _settings()
    return run(found, parsed.pack, parsed.seats, parsed.seed, parsed.option)


def _simulate(parsed: argparse.Namespace) -> int:
    from game.bots.arena import play_games
    from game.bots.bot import BOTS
    from game.landlord.rules.variant import variant
    from game.packs.loader import load
    from game.storage.paths import packs_dir
    from game.table.setup import check_count, check_kinds, chosen_options

    pack = load(parsed.pack, [packs_dir()])
    ruleset = variant(pack.ruleset, chosen_options(pack.ruleset, parsed.option))
    check_kinds(parsed.seats, tuple(BOTS))
    check_count(len(parsed.seats), ruleset)
    if parsed.report:
        return _report(parsed, replace(pack, ruleset=ruleset))
    tally = play_games(ruleset, parsed.seats, parsed.games, parsed.seed, parsed.turn_limit)
    if parsed.json:
        print(json.dumps(tally.as_json(), indent=2))
    else:
        print(tally)
    return 1 if tally.violations else 0


def _report(parsed: argparse.Namespace, pack: Pack) -> int:
    from game.cli import report as cli_report

    tally, report = cli_report.study(pack, parsed.seats, parsed.games, parsed.seed, parsed.turn_limit)
    if parsed.json:
        found = cli_report.as_json(pack, parsed.seats, tally, report)
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print(cli_report.text(pack, parsed.seats, tally, report))
    return 1 if tally.violations else 0


def _gallery(parsed: argparse.Namespace) -> int:
    from game.tools.gallery import main as draw

    return draw(parsed.out, parsed.pack, parsed.size, parsed.lang)


def _check(parsed: argparse.Namespace) -> int:
    from game.packs.loader import check
    from game.packs.problems import Severity
    from game.storage.paths import packs_dir

    problems = check(parsed.pack, [packs_dir()])
    if parsed.json:
        print(json.dumps([problem.as_json() for problem in problems], indent=2, ensure_ascii=False))
    else:
        for problem in problems:
            print(problem)
        if not problems:
            print(f"{parsed.pack}: nothing to mend.")
    bars = {Severity.ERROR, Severity.WARNING} if parsed.strict else {Severity.ERROR}
    return 1 if any(problem.severity in bars for problem in problems) else 0


def _settings() -> tuple[Settings, UserError | None]:
    """The player's settings; a file that can't be read is told of, and the game starts all the same."""
    from game.storage import settings

    found, user_error = settings.load()
    if user_error is not None:
        print(user_error, file=sys.stderr)
    return found, user_error


# --- what arguments may be ----------------------------------------------------------------------------------


def _natural(text: str) -> int:
    number = int(text)
    if not 0 <= number < 2**63:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 2^63-1")
    return number


def _positive(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MAX_PLAYED_GAMES:
        raise argparse.ArgumentTypeError(f"{text} is not from 1 to {MAX_PLAYED_GAMES}")
    return number


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _size(text: str, least: tuple[int, int] = (640, 360)) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not cross or not width.isdecimal() or not height.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no size like 1920x1080")
    size = int(width), int(height)
    if not (least[0] <= size[0] <= 7680 and least[1] <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"the size is from {least[0]}x{least[1]} to 7680x4320")
    return size
