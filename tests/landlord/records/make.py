"""Records whole games anew, for every ending and option value: `python -m tests.landlord.records.make`.

A record is a save as the game itself writes it, compressed: every command with the digest of the state it led
to. A record that no longer fits is a rule that changed, and is to be said so in the commit.
"""

from __future__ import annotations

import gzip
import tempfile
from pathlib import Path
from typing import Any

import game.kits  # noqa: F401  (says which games there are)
from game.engine.protocol import Refusal
from game.landlord.rules.commands import Resign
from game.landlord.rules.options import Options
from game.landlord.rules.options.notes import NOTES
from game.landlord.rules.state import Ending
from game.packs.loader import load
from game.table.setup import GameSetup, default_setup
from game.table.table import Table
from tests.landlord.rules.chance import some_options, values

FOLDER = Path(__file__).parent
PACKS = ("classic", "starwars_ep2")
LONGEST = 2500
MOST_TRIED = 400
ENDINGS = (Ending.LAST_STANDING, Ending.TIME, Ending.ROUNDS, Ending.BANKRUPTCIES, Ending.WORTH)
RESIGNED = "resigned"


def wanted() -> set[tuple[str, str]]:
    """All that must be on record: each ending, a seat that resigns, each value of each option."""
    endings = {("ending", ending.value) for ending in ENDINGS}
    options = {(note.id, str(value)) for note in NOTES.values() for value in values(note)}
    return endings | options | {("seat", RESIGNED)}


def shown_by(table: Table, options: Options) -> set[tuple[str, str]]:
    """What a finished game puts on record."""
    shown = {(id, str(getattr(options, id))) for id in NOTES}
    if table.outcome is not None:
        shown.add(("ending", table.outcome.ending.value))
    if any(isinstance(entry.command, Resign) for entry in table.log):
        shown.add(("seat", RESIGNED))
    return shown


def play(table: Table, seed: int) -> bool:
    """Computers play to the end; time is called, and in every third game a seat resigns. False: too long."""
    for _ in range(LONGEST):
        if table.outcome is not None:
            return True
        if table.state.round == 12 and table.state.last_round == 0:
            table.call_time()
        if seed % 3 == 0 and table.state.round == 6 and not any(table.state.out):
            actor: Any = table.next_actor()
            if not isinstance(table.submit(Resign(actor), table.seq), Refusal):
                continue
        if not table.advance():
            table.let_go()
    return False


def record(seed: int, missing: set[tuple[str, str]]) -> None:
    """Play one game, and keep it if it shows something that is missing."""
    options = some_options(seed)
    pack = load(PACKS[seed % len(PACKS)])
    plain = default_setup(pack, ["steady"] * (2 + seed % 4), seed)
    setup = GameSetup(pack=plain.pack, seats=plain.seats, seed=plain.seed, options=options)
    with tempfile.TemporaryDirectory() as folder:
        table = Table.start(setup, pack, Path(folder))
        finished = play(table, seed)
        table.close()
        found = shown_by(table, options) & missing
        if finished and found:
            missing -= found
            (path,) = Path(folder).iterdir()
            (FOLDER / f"game_{seed:03}.tdt.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def main() -> None:
    for old in FOLDER.glob("*.tdt.gz"):
        old.unlink()
    missing = wanted()
    for seed in range(MOST_TRIED):
        if not missing:
            break
        record(seed, missing)
    print("still missing:", sorted(missing) if missing else "nothing")


if __name__ == "__main__":
    main()
