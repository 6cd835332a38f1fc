"""One program at a time writes a save."""

from __future__ import annotations

import errno
import sys
from io import FileIO

HELD = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)
FAR = 1 << 40  # Windows locks bytes for readers too, so it locks one that no save ever has

if sys.platform == "win32":
    import msvcrt

    def _lock(file: FileIO) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(file: FileIO) -> bool:
    """Hold a file until it is closed, or the program has died; False if another program holds it.

    Where the file system knows no locks there is none, and the game is saved all the same.
    """
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in HELD
    return True
