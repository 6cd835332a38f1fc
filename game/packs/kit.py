"""What a game tells the packs' room about its packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from pydantic import BaseModel

from game.engine.kit import kit_of as kit_for
from game.packs.checks import Check
from game.packs.findings import Kind
from game.packs.merge import Derived
from game.packs.pack import Pack
from game.packs.problems import Problem
from game.packs.source import Node


class PackKit(Protocol):
    """How the packs of one game are read, checked and built.

    `document` is the schema of the whole pack, `sections` are the keys that may stand in files of their own,
    `derived` tells which words fall with their source where another pack extends this one;
    `barring` checks must pass before a pack is built, `advice` holds no error; `findings` are the kinds that
    the packs of no other game can have. For the reference: `titles` of models, the keys `required` of a pack
    that extends none, and what the game's own `colours` are for.
    """

    @property
    def document(self) -> type[BaseModel]: ...

    @property
    def sections(self) -> Sequence[str]: ...

    @property
    def derived(self) -> Derived: ...

    @property
    def barring(self) -> Sequence[Check]: ...

    @property
    def advice(self) -> Sequence[Check]: ...

    @property
    def findings(self) -> Sequence[Kind]: ...

    @property
    def titles(self) -> Mapping[type[BaseModel], str]: ...

    @property
    def required(self) -> Sequence[str]: ...

    @property
    def colours(self) -> Mapping[str, str]: ...

    def draft(
        self, root: Path, tree: Node, document: Any, chain: Sequence[Path], problems: list[Problem]
    ) -> Any:
        """What the checks look at; of the document sections may be missing.

        `chain` is the pack's folder followed by those of the packs it extends.
        """
        ...

    def build(self, draft: Any) -> Pack:
        """The pack, once nothing bars it."""
        ...

    def begin(self, parent: Pack, root: Path) -> None:
        """Write what a new pack holds besides its pack.yaml."""
        ...

    def loosened(self, schema: dict[str, Any]) -> dict[str, Any]:
        """The JSON Schema of a value, with the shorter forms that it may also be written in."""
        ...


def kit_of(game: str) -> PackKit:
    """The pack part of a game's kit."""
    kit: PackKit = kit_for(game).pack
    return kit
