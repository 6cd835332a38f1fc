"""How the toy's packs are read: a title, tokens, and the looks of the board game for want of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pydantic import Field

from game.packs.draft import Draft
from game.packs.fields import Doc, Id, Language
from game.packs.loader import load
from game.packs.pack import Pack, Token
from game.packs.problems import Problem
from game.packs.source import Node
from tests.kit.toy import Ruleset


class TextDoc(Doc):
    """The words of one language."""

    title: str
    subtitle: str
    tagline: str


class ToyDoc(Doc):
    """The whole pack."""

    schema_: int = Field(alias="schema")
    id: Id
    game: Id
    version: str
    languages: list[Language]
    tokens: list[Id]
    text: dict[Language, TextDoc]


class ToyPackKit:
    """See PackKit for what each part promises."""

    document = ToyDoc
    sections: Sequence[str] = ()
    derived: Mapping[str, Sequence[str]] = MappingProxyType({})
    barring: Sequence[Any] = ()
    advice: Sequence[Any] = ()
    findings: Sequence[Any] = ()

    def draft(
        self, root: Path, tree: Node, document: ToyDoc, chain: Sequence[Path], problems: list[Problem]
    ) -> Draft:
        return Draft(root, tree, document)

    def build(self, draft: Draft) -> Pack:
        doc, dress = draft.doc, load("classic")
        return Pack(
            game=doc.game,
            id=doc.id,
            version=doc.version,
            root=draft.root,
            ruleset=Ruleset(),
            look=dress.look,
            currency=dress.currency,
            tokens=tuple(Token(token) for token in doc.tokens),
            languages=tuple(doc.languages),
            texts={language: _texts(doc, text) for language, text in doc.text.items()},
        )


def _texts(doc: ToyDoc, text: TextDoc) -> dict[str, str]:
    """The words of the pack by the keys of every game."""
    return text.model_dump() | {f"token.{token}": token.title() for token in doc.tokens}


PACK = ToyPackKit()
