"""Opening a file or folder with the program that the player's system has for it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

EDITOR = "TOUR_DE_TABLE_EDITOR"  # such as: code -g {file}:{line}
_running: list[subprocess.Popen[bytes]] = []


def show(path: Path, line: int = 0) -> bool:
    """Open a folder or a file, at a line if the player has named an editor; False if the system can't."""
    command = _command(path, line)
    if command is None:
        return False
    try:
        if not command:
            os.startfile(path)  # type: ignore[attr-defined]  # there on Windows only
        else:
            _running[:] = [process for process in _running if process.poll() is None]
            quiet = subprocess.DEVNULL
            _running.append(
                subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
            )
    except OSError:
        return False
    return True


def _command(path: Path, line: int) -> list[str] | None:
    """What to run: nothing where the system opens files itself, None where nobody does."""
    editor = os.environ.get(EDITOR, "")
    if editor and path.is_file():
        return [part.format(file=path, line=max(1, line)) for part in shlex.split(editor)]
    if sys.platform == "win32":
        return []
    if sys.platform == "darwin":
        return ["open", str(path)]
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    opener = shutil.which("xdg-open") if screen else None
    return [opener, str(path)] if opener else None
