"""What arguments of the command line may be."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

MAX_PLAYED_GAMES = 1_000_000
if TYPE_CHECKING:  # argparse has no public name for it
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def natural(text: str) -> int:
    """A seed."""
    number = int(text)
    if not 0 <= number < 2**63:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 2^63-1")
    return number


def positive(text: str) -> int:
    """How many times something is done."""
    number = int(text)
    if not 1 <= number <= MAX_PLAYED_GAMES:
        raise argparse.ArgumentTypeError(f"{text} is not from 1 to {MAX_PLAYED_GAMES}")
    return number


def names(text: str) -> tuple[str, ...]:
    """Words with commas between them."""
    return tuple(name.strip() for name in text.split(","))


def window_size(text: str) -> tuple[int, int]:
    """The size of a window, in pixels."""
    return _size(text, (640, 360))


def picture_size(text: str) -> tuple[int, int]:
    """The size of a picture, in pixels."""
    return _size(text, (160, 160))


def _size(text: str, least: tuple[int, int]) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not cross or not width.isdecimal() or not height.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no size like 1920x1080")
    size = int(width), int(height)
    if not (least[0] <= size[0] <= 7680 and least[1] <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"the size is from {least[0]}x{least[1]} to 7680x4320")
    return size


def picture_file(text: str) -> Path:
    """The name of a picture that can be written."""
    path = Path(text)
    if path.suffix.lower() not in (".png", ".jpg"):
        raise argparse.ArgumentTypeError(f"{text!r} is no picture like board.png or board.jpg")
    return path


def add_edition(command: argparse.ArgumentParser) -> None:
    """Which edition is meant."""
    command.add_argument("--pack", default="classic", metavar="ID", help="the edition (default: classic)")


def add_pack(command: argparse.ArgumentParser) -> None:
    """Which pack is looked at, a shipped one or a folder."""
    command.add_argument("pack", metavar="PACK", help="id of an edition, or the folder of a pack")


def add_language(command: argparse.ArgumentParser) -> None:
    """In which language."""
    command.add_argument("--lang", choices=("en", "fr"), default="en", help="language (default: en)")


def add_option(command: argparse.ArgumentParser) -> None:
    """Which rules are changed."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change a rule, as in mode=quick or parking_pot=on; may be given several times "
        "(themes/REFERENCE.md lists them)",
    )
