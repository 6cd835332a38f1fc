"""Small files that are written whole or not at all, and files that are read no further than they may be."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import BinaryIO


def opened(file: Path) -> BinaryIO:
    """A file to be read; OSError for a pipe or a device, which might go on for ever."""
    if not stat.S_ISREG(file.stat().st_mode):
        raise OSError(errno.EINVAL, "not a regular file", str(file))
    return file.open("rb")


def read(file: Path, most: int) -> bytes:
    """What a file holds, up to a number of bytes; OSError as in `opened`."""
    with opened(file) as source:
        return source.read(most)


def write(file: Path, text: str) -> None:
    """Put a text in place of a file in one step: a crash leaves the old or the new one, never half of one.

    OSError when it can't be written; then nothing is left lying about.
    """
    with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, suffix=".part", delete=False) as part:
        try:
            part.write(text)
            part.flush()
            os.fsync(part.fileno())
        except OSError:
            with suppress(OSError):
                part.close()
            os.unlink(part.name)
            raise
    os.replace(part.name, file)


def put_aside(file: Path) -> None:
    """Keep a file that could not be read beside the one that takes its place."""
    os.replace(file, file.with_suffix(".broken.json"))
