"""Every message has French, with its own typography and the same figures; nothing translated is left over."""

from __future__ import annotations

import re
import string
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from game.shipped import data_root

ROOT = Path(__file__).parents[2]
FOLDER = data_root("assets") / "locale" / "fr" / "LC_MESSAGES"
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
NARROW = "\u202f"
Id = tuple[str | None, str | tuple[str, ...]]


@cache
def written() -> dict[Id, str]:
    """Every message of the program, and the file it stands in."""
    found: dict[Id, str] = {}
    for file, _line, message, _comments, context in extract_from_dir(
        ROOT / "game",
        [("**.py", "python")],
        keywords=KEYWORDS,  # type: ignore[arg-type]
    ):
        found.setdefault((context, tuple(message) if isinstance(message, (tuple, list)) else message), file)
    return found


@cache
def translated() -> list[tuple[str, Message]]:
    return [
        (path.name, message)
        for path in sorted(FOLDER.glob("*.po"))
        for message in read_po(path.open("rb"), locale="fr")
        if message.id
    ]


def _id(message: Message) -> Id:
    return message.context, tuple(message.id) if isinstance(message.id, (tuple, list)) else message.id


def _texts(message: Message) -> list[str]:
    return list(message.string) if isinstance(message.string, (tuple, list)) else [message.string]


def test_the_program_s_messages_are_found() -> None:
    assert len(written()) > 500


def test_no_message_lacks_french() -> None:
    have = {_id(message) for _, message in translated() if all(_texts(message))}
    missing = [f"{file}: {id}" for (context, id), file in written().items() if (context, id) not in have]
    assert not missing, "no French for:\n" + "\n".join(map(str, missing))


def test_no_french_is_left_over() -> None:
    stale = [f"{file}: {message.id!r}" for file, message in translated() if _id(message) not in written()]
    assert not stale, "nobody says:\n" + "\n".join(stale)


def test_no_message_is_translated_in_two_ways() -> None:
    seen: dict[Id, tuple[str, list[str]]] = {}
    twice = []
    for file, message in translated():
        first = seen.setdefault(_id(message), (file, _texts(message)))
        if first[1] != _texts(message):
            twice.append(f"{message.id!r}: {first} and {file}, {_texts(message)}")
    assert not twice, "\n".join(twice)


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_its_figures_and_marks_are_those_of_the_english() -> None:
    wrong = [f"{file}: {message.id!r}" for file, message in translated() if not _agree(message)]
    assert not wrong, "\n".join(wrong)


def _agree(message: Message) -> bool:
    """Whether a translation has the fields, the bold marks and the ends of its source."""
    english = list(message.id) if isinstance(message.id, (tuple, list)) else [message.id]
    every = set().union(*map(_fields, english))
    return all(
        _fields(source) <= _fields(text) <= every
        and text.count("**") == source.count("**")
        and (text.strip() == text or source.strip() != source)
        for source, text in zip(english, _texts(message), strict=True)
    )


MISTAKES = {
    "a straight apostrophe": r"\w'\w",
    "straight quotes": r"\"",
    "three dots": r"\.\.\.",
    "no narrow space before : ; ! ?": r"[\wà-ÿ»)] [:;!?]|[a-zà-ÿX»)][;!?]",
    "no narrow space inside quotes": rf"«(?!{NARROW})|(?<!{NARROW})»",
    "no narrow space before %": r"[\dX]%",
    "English words": r"\b(the|and|your|with|deed|rent)\b",
}


CODE = ("straight quotes", "three dots")  # may be code, where the English has them too


@pytest.mark.parametrize("fault", MISTAKES)
def test_the_typography_is_french(fault: str) -> None:
    wrong = [
        f"{file}: {text!r}"
        for file, message in translated()
        for text in _texts(message)
        if re.search(MISTAKES[fault], re.sub(r"\[/?[\w-]*\]|{[^}]*}", "X", text))
        and not (fault in CODE and re.search(MISTAKES[fault], str(_id(message)[1])))
    ]
    assert not wrong, f"{fault}:\n" + "\n".join(wrong)
