"""`docs`: the modders' reference."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli import arguments


def add(commands: arguments.Commands) -> None:
    docs = commands.add_parser(
        "docs",
        help="write the modders' reference",
        description="Write REFERENCE.md and the JSON Schemas for editors.",
    )
    docs.add_argument("out", type=Path, metavar="OUT_DIR")
    docs.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from game.engine.kit import games
    from game.packs.kit import kit_of
    from game.packs.workshop.reference import write_reference

    for number, game in enumerate(games()):
        folder = parsed.out / game if number else parsed.out  # the first game's packs need no name
        folder.mkdir(parents=True, exist_ok=True)
        for path in write_reference(folder, kit_of(game)):
            print(path)
    return 0
