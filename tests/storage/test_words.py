"""Every sentence that saves, settings and setups may say is also said in French."""

from __future__ import annotations

import ast
from pathlib import Path

from babel.messages.pofile import read_po

import game
from game.shipped import data_root

LAYERS = ("storage", "table")


def marked() -> set[str]:
    """The messages that `N_` marks in these layers."""
    root = Path(game.__file__).parent
    found = set()
    for path in (path for layer in LAYERS for path in (root / layer).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "N_":
                found.add(ast.literal_eval(node.args[0]))
    return found


def test_every_sentence_has_its_french() -> None:
    with (data_root("assets") / "locale/fr/LC_MESSAGES/table.po").open("rb") as source:
        catalog = read_po(source, locale="fr")
    french = {message.id: message.string for message in catalog if message.id}
    assert marked() == french.keys()
    for english, sentence in french.items():
        assert sentence and (english[-1].isalpha() or sentence.endswith((".", "\u202f?"))), english
        assert sorted(part.split("}")[0] for part in english.split("{")[1:]) == sorted(
            part.split("}")[0] for part in sentence.split("{")[1:]
        )
