"""Where a pack names its drawings, and what each is for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.landlord.pack.schema import PackDoc


def art_places(doc: PackDoc, groups: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every drawing of the look: its role and its place in the document."""
    yield from _of_any_board(doc)
    art = doc.look.art
    for index, (name, space) in enumerate(doc.board.spaces.items()):
        key = next((k for k in (name, space.deck, space.kind.value) if k and k in art.icon), None)
        if key:
            yield f"space.{index}", ("look", "art", "icon", key)
    for number, name in enumerate(groups, 1):
        group = doc.board.groups[name]
        if (worn := doc.look.groups.get(name)) and worn.glyph:
            key = {"station": "rail", "utility": "util"}.get(group.kind, str(number))
            yield f"glyph.{key}", ("look", "groups", name, "glyph")


def drawings(doc: PackDoc) -> Iterator[tuple[str, ...]]:
    """The place of every drawing that the look names, whether the board has a use for it or not."""
    for _role, loc in _of_any_board(doc):
        yield loc
    for key in doc.look.art.icon:
        yield ("look", "art", "icon", key)
    for name, worn in doc.look.groups.items():
        if worn.glyph:
            yield ("look", "groups", name, "glyph")


def _of_any_board(doc: PackDoc) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The drawings whose use doesn't follow from the board's spaces and groups."""
    art = doc.look.art
    for role in ("emblem", "cover", "house", "hotel", "table"):
        if getattr(art, role):
            yield role, ("look", "art", role)
    for role in ("rosette", "corner", "band"):
        if getattr(art.note, role):
            yield f"note.{role}", ("look", "art", "note", role)
    for kind in ("deck", "token"):
        for name in getattr(art, kind):
            yield f"{kind}.{name}", ("look", "art", kind, name)
    for name in art.extra:
        yield name, ("look", "art", "extra", name)
