"""`check`: what is wrong with a pack."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import arguments

if TYPE_CHECKING:
    from game.packs.problems import Problem


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
    from game.packs.problems import Severity

    problems = found(parsed.pack)
    if parsed.json:
        print(json.dumps([problem.as_json() for problem in problems], indent=2, ensure_ascii=False))
    else:
        for problem in problems:
            print(problem)
        if not problems:
            print(f"{parsed.pack}: nothing to mend.")
    bars = {Severity.ERROR, Severity.WARNING} if parsed.strict else {Severity.ERROR}
    return 1 if any(problem.severity in bars for problem in problems) else 0


def found(pack: str | Path) -> Sequence[Problem]:
    """What is wrong with a pack, and with what is drawn of it; only that needs a part of the screens."""
    from game.packs.loader import examine
    from game.storage.paths import packs_dir

    looked = examine(pack, [packs_dir()])
    if looked.pack is not None:
        from game.app.proof import prove, start_unseen

        start_unseen()
        looked = prove(looked)
    return looked.problems
