"""Packs under attack: `python -m tests.bench.packs [COUNT] [FIRST]` tries mutants of every kind of file.

A mutant that raises, that only the last net catches, or that takes longer than ten seconds or more than 2 GB
is told with its number, and the exit code is 1.
"""

from __future__ import annotations

import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from game.ui.draw.cache import PICTURES
from tests.packs.mutants import FILES, attempt

SECONDS, MEMORY = 10, 2 << 30


def main(count: int, first: int) -> int:
    """Try them one after the other, each in a folder of its own."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, _late)
    came: Counter[tuple[str, str]] = Counter()
    failed, begun = 0, time.monotonic()
    for number in range(first, first + count):
        folder = Path(tempfile.mkdtemp())
        signal.alarm(SECONDS)
        try:
            what = attempt(number, folder)
            came[FILES[number % len(FILES)], what] += 1
            failed += what == "unforeseen"
        except Exception as error:
            failed += 1
            print(f"mutant {number} ({FILES[number % len(FILES)]}): {type(error).__name__}: {error}")
        finally:
            signal.alarm(0)
            shutil.rmtree(folder)
            PICTURES.clear()
    for (name, what), times in sorted(came.items()):
        print(f"{name:14} {what:10} {times:6}")
    print(f"{count} mutants in {time.monotonic() - begun:.0f} s: {failed} failed")
    return 1 if failed else 0


def _late(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError(f"more than {SECONDS} seconds")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]] + [3000, 0][len(sys.argv) - 1 :]
    raise SystemExit(main(*given))
