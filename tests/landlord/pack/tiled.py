"""Proves with Tiled itself that every board opens there and is written back unchanged.

Run by .ci/run where Tiled can be installed: `python tests/landlord/pack/tiled.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent.parent
BOARDS = sorted((*ROOT.glob("themes/*/board.tmx"), *ROOT.glob("tests/landlord/pack/data/*/board.tmx")))


def main() -> int:
    """Export every board as what it is; 1 if a single byte differs."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for board in BOARDS:
            out = Path(folder) / "out.tmx"
            command = ["tiled", "--export-map", "tmx", str(board), str(out)]
            screen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
            done = subprocess.run(command, env=screen, capture_output=True, text=True, timeout=120)
            same = done.returncode == 0 and out.is_file() and out.read_bytes() == board.read_bytes()
            print(f"{board.relative_to(ROOT)}: {'unchanged' if same else 'CHANGED ' + done.stderr.strip()}")
            failed += not same
            out.unlink(missing_ok=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
