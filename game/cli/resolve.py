"""`resolve`: where each value of a pack comes from."""

from __future__ import annotations

import argparse

from game.cli import arguments


def add(commands: arguments.Commands) -> None:
    resolve = commands.add_parser(
        "resolve",
        help="show a theme pack's values",
        description="List every value of a pack with the file and line it comes from, inherited ones too.",
    )
    arguments.add_pack(resolve)
    resolve.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from game.packs.workshop.making import resolved
    from game.storage.paths import packs_dir

    print(resolved(parsed.pack, [packs_dir()]), end="")
    return 0
