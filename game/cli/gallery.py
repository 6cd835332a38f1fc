"""`gallery`: every screen as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli import arguments


def add(commands: arguments.Commands) -> None:
    gallery = commands.add_parser(
        "gallery",
        help="draw every screen",
        description="Draw every screen from fixed positions, one PNG each.",
    )
    gallery.add_argument("out", type=Path, metavar="OUT_DIR", help="folder for the pictures")
    arguments.add_edition(gallery)
    gallery.add_argument(
        "--size",
        type=arguments.window_size,
        default=(1920, 1080),
        metavar="WxH",
        help="size in pixels (default: 1920x1080)",
    )
    arguments.add_language(gallery)
    gallery.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from game.tools.gallery import main as draw

    return draw(parsed.out, parsed.pack, parsed.size, parsed.lang)
