"""What the makers need to know when the program has failed: a file the player can send them."""

from __future__ import annotations

import platform
import traceback
from datetime import datetime
from pathlib import Path

from game import __version__
from game.engine.messages import N_
from game.storage import paths
from game.storage.user_error import UserError


def write(error: BaseException) -> Path | None:
    """A report on an error that nobody foresaw, in the folder for reports; None if it can't be written."""
    try:
        path = paths.reports_dir() / f"{datetime.now():%Y-%m-%d-%H%M%S}.txt"
        facts = f"Tour de Table {__version__}, Python {platform.python_version()}, {platform.platform()}"
        path.write_text(f"{facts}\n\n{''.join(traceback.format_exception(error))}", encoding="utf-8")
    except OSError:
        return None
    return path


def told(report: Path | None) -> UserError:
    """That something has failed, and where the report lies."""
    if report is None:
        return UserError(N_("Something failed inside the program, and no report could be written."))
    return UserError(
        N_("Something failed inside the program. A report lies in {folder}: {file}."),
        folder=str(report.parent),
        file=report.name,
    )
