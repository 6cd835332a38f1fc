"""How the packs of the board game are read, checked and built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from pydantic import BaseModel

from game.engine.messages import N_
from game.landlord.pack import lint, verbs
from game.landlord.pack.board_pack import BoardPack
from game.landlord.pack.build import build
from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.findings import KINDS
from game.landlord.pack.layout import BoardLayout, computed_ring
from game.landlord.pack.schema import PackDoc
from game.landlord.pack.schema_look import OWN_COLOURS
from game.landlord.pack.tmx import board_text, read_board
from game.landlord.rules.verbs import VERBS
from game.packs.draft import Lost
from game.packs.merge import Derived
from game.packs.pack import Pack
from game.packs.problems import Problem, Severity, words
from game.packs.source import Node

DRAWING = "board.tmx"


class BoardPackKit:
    """See PackKit for what each part promises."""

    document = PackDoc
    sections = ("board", "cards", "look")
    derived: ClassVar[Derived] = {
        r"text\.\w+\.spaces\.\w+": ("name", "label", "short"),
        r"text\.\w+\.sides\.\w+": ("name", "the", "marker", "square", "players"),
    }
    barring = lint.BARRING
    advice = lint.ADVICE
    findings = KINDS
    colours: ClassVar[Mapping[str, str]] = OWN_COLOURS
    titles: ClassVar[Mapping[type[BaseModel], str]] = {
        PackDoc: "pack.yaml",
        verbs.VerbDoc: "A verb of a card",
    }
    required = ("languages", "currency", "tokens")

    def draft(
        self, root: Path, tree: Node, document: PackDoc, chain: Sequence[Path], problems: list[Problem]
    ) -> BoardDraft:
        try:
            spaces, decks = len(document.board.spaces), tuple(document.cards)
        except Lost:
            return BoardDraft(root, tree, document, None, None)
        layout, drawn = _layout(chain, spaces, decks, problems)
        return BoardDraft(root, tree, document, layout, drawn)

    def build(self, draft: BoardDraft) -> BoardPack:
        return build(draft)

    def begin(self, parent: Pack, root: Path) -> None:
        """The board's drawing, to be opened in Tiled."""
        assert isinstance(parent, BoardPack)
        names = tuple(space.id for space in parent.ruleset.spaces)
        (root / DRAWING).write_text(board_text(parent.layout, names), "utf-8")

    def loosened(self, schema: dict[str, Any]) -> dict[str, Any]:
        verb = {"$ref": "#/$defs/VerbDoc"}
        if schema.get("type") == "array" and schema.get("items") == verb:
            one = [verb, {"enum": [name for name, kind in verbs.BY_KEY.items() if not verbs.parts(kind)]}]
            return {"anyOf": [*one, {**schema, "items": {"anyOf": one}}]}
        if schema in ({"$ref": "#/$defs/SpaceTextDoc"}, {"$ref": "#/$defs/SideTextDoc"}):
            return {"anyOf": [schema, {"type": "string"}]}
        for kind in filter(verbs.is_short, VERBS):
            if schema == {"$ref": f"#/$defs/{kind.__name__}Doc"}:
                return {"anyOf": [schema, {"enum": list(verbs.parts(kind)[0].figure.among)}]}
        if schema.get("title") == "VerbDoc":
            return {**schema, "minProperties": 1, "maxProperties": 1}
        return schema


KIT = BoardPackKit()


def _layout(
    chain: Sequence[Path], spaces: int, decks: tuple[str, ...], problems: list[Problem]
) -> tuple[BoardLayout | None, Path | None]:
    """The board.tmx of the pack, else its ancestor's if it fits, else a computed ring."""
    for place in chain:
        path = place / DRAWING
        if not path.is_file():
            continue
        layout = read_board(path, problems)
        if layout is None or len(layout.spaces) == spaces:
            return layout, path
        if place is chain[0]:
            text = N_("The drawing has {drawn} spaces, board.yaml has {spaces}.")
            what = words(text, drawn=len(layout.spaces), spaces=spaces)
            problems.append(Problem(Severity.ERROR, "tmx-count", DRAWING, 0, "", what))
            return None, path
    return computed_ring(spaces, decks), None
