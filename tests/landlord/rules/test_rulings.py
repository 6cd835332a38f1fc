"""All that a player may be told of the rules rests on a ruling, and each ruling says where it is from."""

from __future__ import annotations

import re
from pathlib import Path

import game.landlord.rules
from game.engine.ruling import Provenance
from game.landlord.rules.core.reasons import REASONS
from game.landlord.rules.core.refusals import REFUSALS
from game.landlord.rules.options.notes import NOTES
from game.landlord.rules.options.sections import OFFICIAL
from game.landlord.rules.rulings import DEEDS, RULINGS, SHEETS, cited
from tests.landlord.rules.boards import classic

ROOT = Path(game.landlord.rules.__file__).parent
CITING: dict[str, tuple[str, ...]] = {
    **{f"reason {id}": reason.rulings for id, reason in REASONS.items()},
    **{f"refusal {code}": refusal.rulings for code, refusal in REFUSALS.items()},
    **{f"option {name}": note.rulings for name, note in NOTES.items()},
    **{f"deed of a {kind}": rulings for kind, rulings in DEEDS.items()},
}
IN_TEXT = re.compile(r"\b(A\d{1,2}|B\d{2}|[RFPO]-\d{1,2})\b")


def test_nothing_is_said_without_a_ruling() -> None:
    assert [what for what, ids in CITING.items() if not ids or not set(ids) <= RULINGS.keys()] == []


def test_every_ruling_of_the_facts_stands_behind_something() -> None:
    cited = {ruling for rulings in CITING.values() for ruling in rulings} | set(IN_TEXT.findall(SOURCE))
    assert [id for id in RULINGS if id[0] in "ARF" and id not in cited] == []


SOURCE = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py")) if path.name != "rulings.py"
)


def test_what_the_rules_cite_is_a_ruling() -> None:
    assert set(IN_TEXT.findall(SOURCE)) <= RULINGS.keys()


def test_who_prints_a_ruling_is_known_where_it_is_printed() -> None:
    for ruling in RULINGS.values():
        assert ruling.text.endswith("."), ruling.id
        assert set(ruling.sheets) <= SHEETS.keys(), ruling.id
        if ruling.kind is Provenance.PRINTED:
            assert ruling.sheets, ruling.id
    assert (SHEETS["us"].year, SHEETS["sw"].year) == (1997, 2002)


def test_the_rows_that_sheets_print_are_those_that_the_options_name() -> None:
    """A row of table A that an option quotes from a sheet names that sheet."""
    for note in (note for note in NOTES.values() if note.section == OFFICIAL):
        named = {sheet for ruling in cited(note.rulings) for sheet in ruling.sheets}
        assert {sheet for sheet, value in note.printed if value is not None} <= named, note.id


def test_every_deed_of_a_board_rests_on_rulings() -> None:
    board = classic()
    assert {board.spaces[space].kind for space in board.deeds} == DEEDS.keys()


def test_a_ruling_is_cited_once() -> None:
    assert [ruling.id for ruling in cited(("R-3", "A1", "R-3"))] == ["R-3", "A1"]
