"""`install`: a zipped pack into the player's folder."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.cli import arguments


def add(commands: arguments.Commands) -> None:
    install = commands.add_parser(
        "install",
        help="install a zipped theme pack",
        description="Unpack a theme pack into your packs folder.",
    )
    install.add_argument("file", type=Path, metavar="FILE.zip")
    install.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from game.cli.check import found
    from game.packs.problems import PackError
    from game.packs.workshop.making import install
    from game.storage.paths import packs_dir

    try:
        root = install(parsed.file, packs_dir())
    except PackError as refused:
        for problem in refused.problems:
            print(problem, file=sys.stderr)
        return 1
    for problem in found(root):
        print(problem)
    print(f"{root} is installed.")
    return 0
