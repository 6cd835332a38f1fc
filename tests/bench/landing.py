"""5,000,000 rolls on each board against the tables: `python -m tests.bench.landing [ROLLS] [COLUMN ...]`.

Exit code 1 when a space is more than 0.06 points off; half a minute of one core for each million rolls.
"""

from __future__ import annotations

import sys
import time

import game.kits  # noqa: F401  (says which games there are)
from game.packs.loader import load
from tests.landlord.rules import landing_tables as tables
from tests.landlord.rules.landing import Walk, worst

BOUND = 0.06
COLUMNS = {
    "us_leave": ("classic", False, 0, tables.US_LEAVE),
    "us_stay": ("classic", True, 0, tables.US_STAY),
    "paris_leave_fine": ("paris", False, 0, tables.PARIS_LEAVE_FINE),
    "paris_leave_chance": ("paris", False, 1, tables.PARIS_LEAVE_CHANCE),
    "paris_stay_fine": ("paris", True, 0, tables.PARIS_STAY_FINE),
    "paris_stay_chance": ("paris", True, 1, tables.PARIS_STAY_CHANCE),
}


def main(rolls: int, names: list[str]) -> int:
    good = True
    for name in names:
        pack, stay, choose, table = COLUMNS[name]
        start = time.process_time()
        found = Walk(load(pack).ruleset, 2026, stay, choose).rolls(rolls)
        difference, column = worst(found, table)
        good = good and difference <= BOUND
        where = f"space {column}" if column < len(table) - 1 else "in jail"
        print(
            f"{name}: {rolls} rolls, at most {difference:.4f} points off ({where}: {found[column]:.4f}, "
            f"table {table[column]:.4f}); in jail {found[-1]:.4f}; {time.process_time() - start:.0f} s"
        )
    return 0 if good else 1


if __name__ == "__main__":
    asked = [int(text) for text in sys.argv[1:] if text.isdigit()]
    named = [text for text in sys.argv[1:] if not text.isdigit()]
    sys.exit(main(asked[0] if asked else 5_000_000, named or list(COLUMNS)))
