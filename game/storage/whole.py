"""Small files that are written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile


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
