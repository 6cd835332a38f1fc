"""Findings in French: every message is in the catalog, keeps its figures, and is set as French is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.app.telling import error_text, told
from game.landlord.pack.findings import KINDS
from game.packs.findings import kinds
from game.packs.loader import check
from game.packs.problems import PackError, Words, did_you_mean, words
from game.ui.i18n import _, set_language

BASE = Path(__file__).parent.parent / "lint_cases" / "base"
NARROW = "\u202f"


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


def messages() -> list[str]:
    """Every message that is marked in the packs layer."""
    found = {text for kind in kinds(KINDS).values() for text in (kind.why, kind.area.value)}
    for path in (
        p for room in ("packs", "landlord/pack") for p in (Path(game.__file__).parent / room).rglob("*.py")
    ):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "N_":
                assert isinstance(node.args[0], ast.Constant)
                found.add(node.args[0].value)
    return sorted(found)


def test_every_message_is_there_in_french() -> None:
    set_language("fr")
    fields = re.compile(r"\{(\w+)(![rs])?(:[^}]*)?\}")
    for message in messages():
        french = _(message)
        assert french != message or message == "true or false", message
        assert sorted(fields.findall(french)) == sorted(fields.findall(message)), french
        assert not re.search(r"(?<![\u202f\d]) ?[;?!](\s|$)", french.replace("?.", "")), french
        assert " :" not in french and " ;" not in french and " ?" not in french, french


def test_quotation_marks_and_decimal_points_are_those_of_the_language() -> None:
    found = Words("There is no group {name!r}.", (("name", "ornge"),))
    ratio = words("{colour} would give {ratio:.1f}:1.", colour="#123456", ratio=4.56)
    assert str(found) == "There is no group 'ornge'."
    assert told(found) == "There is no group “ornge”."
    assert told(words("The card doesn't say its {figure!r}.", figure="amount")).startswith("The card doesn’t")
    set_language("fr")
    assert told(found) == f"Il n’y a pas de groupe «{NARROW}ornge{NARROW}»."
    assert told(ratio) == "#123456 donnerait 4,6:1."
    assert told(did_you_mean("ornge", ["orange"])) == f"Vouliez-vous dire «{NARROW}orange{NARROW}»{NARROW}?"
    assert told(Words()) == ""


def test_words_inside_words_are_translated_too() -> None:
    set_language("fr")
    missing = words("The colour {name!r} is missing: {use}.", name="gold", use=words("the printed board"))
    assert told(missing) == f"La couleur «{NARROW}gold{NARROW}» manque{NARROW}: le plateau imprimé."


def test_why_a_pack_cant_be_played_is_told_with_its_place(tmp_path: Path) -> None:
    problems = check("no_such_pack")
    set_language("fr")
    assert error_text(PackError(problems)).startswith(f"no_such_pack{NARROW}: Il n’y a pas de thème")
    assert error_text(PackError([*problems, *problems])).endswith("(et 1 autre)")
    assert error_text(PackError([])) == "Le thème ne peut pas être lu."
