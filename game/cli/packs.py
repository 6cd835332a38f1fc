"""The commands of the theme workshop: new-pack, resolve, preview, install, docs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any


def add(commands: Any, size: Callable[[str], tuple[int, int]]) -> None:
    """Add the workshop's commands to the command line's own; `size` reads a size like 1920x1080."""
    new = commands.add_parser(
        "new-pack",
        help="begin a theme pack",
        description="Begin a theme pack of your own in your packs folder; it plays at once.",
    )
    new.add_argument("name", metavar="NAME", help="small letters, digits and _")
    new.add_argument("--from", dest="source", default="classic", metavar="ID", help="what it begins from")
    new.add_argument("--in", dest="folder", type=Path, default=None, metavar="DIR", help="another folder")
    new.set_defaults(run=_new)

    resolve = commands.add_parser(
        "resolve",
        help="show a theme pack's values",
        description="List every value of a pack with the file and line it comes from, inherited ones too.",
    )
    resolve.add_argument("pack", metavar="PACK", help="id of an edition, or the folder of a pack")
    resolve.set_defaults(run=_resolve)

    preview = commands.add_parser(
        "preview",
        help="draw a theme pack's board",
        description="Write a picture of a pack's board as it lies before the first roll.",
    )
    preview.add_argument("pack", metavar="PACK", help="id of an edition, or the folder of a pack")
    preview.add_argument(
        "--out", type=_picture, required=True, metavar="P.png", help="the picture, .png or .jpg"
    )
    preview.add_argument(
        "--size", type=size, default=(1080, 1080), metavar="WxH", help="size in pixels (default: 1080x1080)"
    )
    preview.add_argument("--lang", choices=("en", "fr"), default="en", help="language (default: en)")
    preview.set_defaults(run=_preview)

    install = commands.add_parser(
        "install",
        help="install a zipped theme pack",
        description="Unpack a theme pack into your packs folder.",
    )
    install.add_argument("file", type=Path, metavar="FILE.zip")
    install.set_defaults(run=_install)

    docs = commands.add_parser(
        "docs",
        help="write the modders' reference",
        description="Write REFERENCE.md and the JSON Schemas for editors.",
    )
    docs.add_argument("out", type=Path, metavar="OUT_DIR")
    docs.set_defaults(run=_docs)


def _new(parsed: argparse.Namespace) -> int:
    from game.packs.workshop import new_pack
    from game.storage.paths import packs_dir

    root = new_pack(parsed.name, parsed.source, parsed.folder or packs_dir(), [packs_dir()])
    print(f"{root} is ready: change it, and run `check {root}`.")
    return 0


def _resolve(parsed: argparse.Namespace) -> int:
    from game.packs.workshop import resolved
    from game.storage.paths import packs_dir

    print(resolved(parsed.pack, [packs_dir()]), end="")
    return 0


def _preview(parsed: argparse.Namespace) -> int:
    from game.tools import preview

    return preview.main(parsed.pack, parsed.out, parsed.size, parsed.lang)


def _install(parsed: argparse.Namespace) -> int:
    from game.packs.workshop import install
    from game.storage.paths import packs_dir

    print(f"{install(parsed.file, packs_dir())} is installed.")
    return 0


def _docs(parsed: argparse.Namespace) -> int:
    from game.packs.reference import write_reference

    parsed.out.mkdir(parents=True, exist_ok=True)
    for path in write_reference(parsed.out):
        print(path)
    return 0


def _picture(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in (".png", ".jpg"):
        raise argparse.ArgumentTypeError(f"{text!r} is no picture like board.png or board.jpg")
    return path
