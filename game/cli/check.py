"""`check`: what is wrong with a pack."""

from __future__ import annotations

import argparse
import json

from game.cli import arguments


def add(commands: arguments.Commands) -> None:
    check = commands.add_parser(
        "check",
        help="check a theme pack",
        description="List what is wrong with a theme pack, with file and line. Exit code 1 if it can't play.",
    )
    arguments.add_pack(check)
    check.add_argument("--json", action="store_true", help="write JSON")
    check.add_argument("--strict", action="store_true", help="exit code 1 for warnings too")
    check.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
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
