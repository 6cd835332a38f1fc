"""`new-pack`: the beginning of a theme pack."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli import arguments


def add(commands: arguments.Commands) -> None:
    new = commands.add_parser(
        "new-pack",
        help="begin a theme pack",
        description="Begin a theme pack of your own in your packs folder; it plays at once.",
    )
    new.add_argument("name", metavar="NAME", help="small letters, digits and _")
    new.add_argument("--from", dest="source", default="classic", metavar="ID", help="what it begins from")
    new.add_argument("--in", dest="folder", type=Path, default=None, metavar="DIR", help="another folder")
    new.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from game.packs.workshop.making import new_pack
    from game.storage.paths import packs_dir

    root = new_pack(parsed.name, parsed.source, parsed.folder or packs_dir(), [packs_dir()])
    print(f"{root} is ready: change it, and run `check {root}`.")
    return 0
