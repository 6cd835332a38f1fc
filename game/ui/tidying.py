"""Giving memory back to the system."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress


def tidy() -> None:
    """Let go of what nobody holds any more.

    Scenes refer to their parts and back, so they stay until they are looked for; and the C library of Linux
    keeps what is freed in pieces unless it is asked.
    """
    gc.collect()
    with suppress(OSError, TypeError, AttributeError):  # other systems have no such call
        ctypes.CDLL(None).malloc_trim(0)
