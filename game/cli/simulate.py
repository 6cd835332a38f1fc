"""`simulate`: computers play many games, and nothing may be lost or made."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from typing import Any

from game.cli import arguments


def add(commands: arguments.Commands) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="let computers play many games",
        description="Play games of computers without a window, check that no money, deed or building is "
        "lost or made, and say how it went and how fast.",
    )
    arguments.add_edition(simulate)
    simulate.add_argument(
        "--seats",
        type=arguments.names,
        default=(),
        metavar="A,B,...",
        help="the computers, in order (default: four of the usual ones)",
    )
    simulate.add_argument(
        "--games", type=arguments.positive, default=100, metavar="N", help="how many (default: 100)"
    )
    simulate.add_argument(
        "--seed", type=arguments.natural, default=1, metavar="S", help="seed of the first game (default: 1)"
    )
    simulate.add_argument(
        "--turn-limit",
        type=arguments.positive,
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
    arguments.add_option(simulate)
    simulate.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from game.bots.arena import play_games
    from game.packs.loader import load
    from game.storage.paths import packs_dir
    from game.table.setup import check_count, check_kinds, chosen_options

    pack = load(parsed.pack, [packs_dir()])
    ruleset = pack.kit.rules.played(pack.ruleset, chosen_options(pack, parsed.option), ())
    parsed.seats = parsed.seats or (pack.kit.bots.usual,) * 4
    check_kinds(parsed.seats, tuple(pack.kit.bots.levels))
    check_count(len(parsed.seats), ruleset)
    if parsed.report:
        return _report(parsed, replace(pack, ruleset=ruleset))
    tally = play_games(pack.kit, ruleset, parsed.seats, parsed.games, parsed.seed, parsed.turn_limit)
    print(json.dumps(tally.as_json(), indent=2) if parsed.json else tally)
    return 1 if tally.violations else 0


def _report(parsed: argparse.Namespace, pack: Any) -> int:
    from game.storage.user_error import UserError

    if pack.kit.bots.study is None:
        raise UserError("There is no report on this game.")
    found = pack.kit.bots.study(pack, parsed.seats, parsed.games, parsed.seed, parsed.turn_limit)
    print(json.dumps(found.as_json(), indent=2, ensure_ascii=False) if parsed.json else found)
    return 1 if found.tally.violations else 0
