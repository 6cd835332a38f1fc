"""Saves under attack: `python -m tests.bench.saves mutate [COUNT] [SEED]`, or `kill` or `window` [COUNT].

`mutate` damages saves at random, lists, loads, watches and plays them on; `kill` kills a process of computers
that play, `window` the real program. Exit code 1 when anything but a sentence came of it, or a move was lost.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

import game.kits  # noqa: F401  (says which games there are)
from game.landlord.rules.laws import stock_faults
from game.packs.loader import load
from game.packs.pack import Pack
from game.storage import lines, paths, saves
from game.storage.user_error import Instead, UserError
from game.table.recording import Recording
from game.table.setup import default_setup
from game.table.table import Table

BEFORE = Path(__file__).parents[1] / "landlord" / "records" / "before"
SLOW = 5.0  # seconds after which a load counts as a hang
PLAY = (
    "import sys; from pathlib import Path; import game.kits\n"
    "from game.packs.loader import load; from game.table.setup import default_setup\n"
    "from game.table.table import Table\n"
    "pack = load('classic')\n"
    "table = Table.start(default_setup(pack, ['steady'] * 4, int(sys.argv[2])), pack, Path(sys.argv[1]))\n"
    "while table.advance(): print(table.seq, flush=True)\n"
)


# --- damage ------------------------------------------------------------------------------------------------


def _flip(data: bytearray, chance: random.Random) -> None:
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def _cut(data: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(data))
    del data[at : at + chance.randrange(1, 2000)]


def _tear(data: bytearray, chance: random.Random) -> None:
    del data[chance.randrange(1, len(data)) :]


def _zero(data: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(data))
    data[at : at + 512] = bytes(min(512, len(data) - at))


def _number(data: bytearray, chance: random.Random) -> None:
    found = chance.choice(list(re.finditer(rb"-?\d+|^", data)))
    data[found.start() : found.end()] = str(chance.choice((-1, 0, 1, 7, 99, 10**9, 10**30))).encode()


def _word(data: bytearray, chance: random.Random) -> None:
    found = chance.choice(list(re.finditer(rb'"\w+"|^', data)))
    data[found.start() : found.end()] = chance.choice((b'"x"', b'""', b"null", b"[]", b"true", b'"EndTurn"'))


def _rows(data: bytearray, chance: random.Random) -> None:
    rows = data.splitlines(keepends=True) or [b""]
    one, two = chance.randrange(len(rows)), chance.randrange(len(rows))
    way = chance.randrange(3)
    if way == 0:
        rows[one], rows[two] = rows[two], rows[one]
    elif way == 1:
        rows.insert(one, rows[two])
    else:
        del rows[one]
    data[:] = b"".join(rows)


DAMAGE: tuple[Callable[[bytearray, random.Random], None], ...] = (
    _flip, _cut, _tear, _zero, _number, _word, _rows,
)  # fmt: skip


def _some_saves(folder: Path) -> list[tuple[Pack, bytes]]:
    """A game in its middle, a copy, one that is over, and some of an older format."""
    pack = load("classic")
    table = Table.start(default_setup(pack, ["steady"] * 4, 5), pack, folder / "new")
    for _ in range(160):
        table.advance()
    copy = Table.branch(table.setup, pack, table.state, folder=folder / "copy")
    for _ in range(90):
        copy.advance()
    short = Table.start(default_setup(pack, ["random"] * 2, 3), pack, folder / "over")
    while short.seq < 600 and short.advance():
        pass
    found = []
    for each in (table, copy, short):
        each.close()
    for path in folder.glob("*/*.tdt"):
        found.append((pack, path.read_bytes()))
    for path in sorted(BEFORE.glob("*.tdt.gz"), key=lambda each: each.stat().st_size)[:3]:
        data = gzip.decompress(path.read_bytes())
        found.append((load(lines.header(data.split(b"\n")[0]).setup.pack), data))
    return found


def _tried(path: Path, pack: Pack) -> str:
    """What becomes of a save: how it is loaded, looked at, and played on."""
    saves.list_saves(path.parent)
    with suppress(UserError):
        Recording.read(path, pack)
    try:
        table = Table.resume(path, pack)
    except Instead as asked:
        table = Table.resume(path, pack, [asked.way])
    except UserError as error:
        return f"refused: {error.text}"
    told = "told" if table.note is not None else "silent"
    if faults := stock_faults(table.state):
        return f"FAILED: {faults}"
    for _ in range(5):
        table.advance()
    copy = table.path
    table.close()
    again = Table.resume(path if copy is None else copy, pack)
    same, note = again.state == table.state, again.note
    again.close()
    return f"loaded, {told}" if same and note is None else f"FAILED: the second load differs ({note})"


def mutate(count: int, seed: int) -> bool:
    chance, outcomes, slowest = random.Random(seed), Counter[str](), 0.0
    with TemporaryDirectory() as home:
        os.environ[paths.HOME] = home
        sources = _some_saves(Path(home))
        for at in range(count):
            pack, whole = sources[at % len(sources)]
            data = bytearray(whole)
            for _ in range(chance.choice((1, 1, 1, 2, 4))):
                if data:
                    chance.choice(DAMAGE)(data, chance)
            with TemporaryDirectory() as folder:
                path = Path(folder) / "hurt.tdt"
                path.write_bytes(data)
                began = time.perf_counter()
                try:
                    outcome = _tried(path, pack)
                except Exception as error:
                    outcome = f"FAILED: {error!r}"
                if outcome.startswith("FAILED"):
                    kept = Path(gettempdir()) / f"mutant-{seed}-{at}.tdt"
                    kept.write_bytes(data)
                    print(kept, outcome)
                slowest = max(slowest, time.perf_counter() - began)
                outcomes[outcome.split(": /")[0]] += 1
    for outcome, times in outcomes.most_common():
        print(f"{times:6} {outcome}")
    print(f"slowest {slowest:.1f} s")
    return slowest < SLOW and not any(outcome.startswith("FAILED") for outcome in outcomes)


# --- kills -------------------------------------------------------------------------------------------------


def kill(count: int) -> bool:
    pack, chance, lost, moves = load("classic"), random.Random(1), 0, 0
    for at in range(count):
        with TemporaryDirectory() as folder:
            run = subprocess.Popen(
                [sys.executable, "-c", PLAY, folder, str(at)], stdout=subprocess.PIPE, text=True
            )
            assert run.stdout is not None
            seen = [int(run.stdout.readline()) for _ in range(chance.randrange(1, 60))][-1]
            run.kill()
            rest = [int(row) for row in run.stdout.read().splitlines(keepends=True) if row.endswith("\n")]
            run.wait()
            seen = max([seen, *rest])
            (path,) = Path(folder).glob("*.tdt")
            table = Table.resume(path, pack)
            lost += table.seq < seen or table.note is not None
            moves += seen
            table.close()
    print(f"{count} kills, {moves} moves, {lost} games lost one")
    return not lost


def window(count: int) -> bool:
    """The real program with SDL's dummy driver; computers play, and nobody waits for them."""
    chance, lost, moves = random.Random(2), 0, 0
    for at in range(count):
        with TemporaryDirectory() as home:
            dummy = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", paths.HOME: home}
            (Path(home) / "config").mkdir()
            (Path(home) / "config" / "settings.json").write_text(json.dumps({"instant": True, "think": 0}))
            command = [
                sys.executable,
                "-m",
                "game",
                "play",
                "--seats",
                "steady,steady,steady",
                "--seed",
                str(at),
            ]
            run = subprocess.Popen(command, env=os.environ | dummy, stderr=subprocess.PIPE, text=True)
            folder, until = Path(home) / "data" / "saves", time.monotonic() + 60
            while not list(folder.glob("*.tdt")) and time.monotonic() < until:
                time.sleep(0.05)
            time.sleep(chance.uniform(0.1, 1.5))
            run.kill()
            _out, errors = run.communicate()
            (path,) = folder.glob("*.tdt")
            written = path.read_bytes().count(b'\n{"c"')
            table = Table.resume(path, load("classic"))
            whole = len(table.log) - 1 >= written - 1  # the last may be torn
            lost += not whole or table.note is not None or "Traceback" in errors
            moves += table.seq
            table.close()
    print(f"{count} kills of the program, {moves} moves, {lost} games lost one")
    return not lost


def main(words: list[str]) -> int:
    what, *figures = words or ["mutate"]
    numbers = [int(figure) for figure in figures]
    if what == "mutate":
        return 0 if mutate(*(numbers + [5000, 1][len(numbers) :])) else 1
    return 0 if {"kill": kill, "window": window}[what](*(numbers or [100])) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
