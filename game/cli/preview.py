"""`preview`: a picture of a pack's board."""

from __future__ import annotations

import argparse

from game.cli import arguments


def add(commands: arguments.Commands) -> None:
    preview = commands.add_parser(
        "preview",
        help="draw a theme pack's board",
        description="Write a picture of a pack's board as it lies before the first roll.",
    )
    arguments.add_pack(preview)
    preview.add_argument(
        "--out",
        type=arguments.picture_file,
        required=True,
        metavar="P.png",
        help="the picture, .png or .jpg",
    )
    preview.add_argument(
        "--size",
        type=arguments.picture_size,
        default=(1080, 1080),
        metavar="WxH",
        help="size in pixels (default: 1080x1080)",
    )
    arguments.add_language(preview)
    preview.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from game.tools import preview

    return preview.main(parsed.pack, parsed.out, parsed.size, parsed.lang)
