"""`install`: a zipped pack into the player's folder."""

from __future__ import annotations

import argparse
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
    from game.packs.workshop.making import install
    from game.storage.paths import packs_dir

    print(f"{install(parsed.file, packs_dir())} is installed.")
    return 0
