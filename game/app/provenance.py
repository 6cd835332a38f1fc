"""Who says so, in words: the seal under a rule, a deed, a card and a Why?; and what the sheets print."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from game.engine.messages import N_
from game.engine.options import Note
from game.engine.ruling import Provenance, Source
from game.packs.pack import Pack
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Node, Row, Text
from game.ui.widgets.pieces import icon

_PARTS = {
    "names": N_("names"),
    "order": N_("order"),
    "groups": N_("groups"),
    "prices": N_("prices"),
    "rents": N_("rents"),
    "cards": N_("cards"),
    "rules": N_("this rule"),
}
_SIGNS = {
    Provenance.PRINTED: ("check", "good"),
    Provenance.CONVENTION: ("people", "muted"),
    Provenance.HOUSE: ("house", "warn-hi"),
    Provenance.OURS: ("pencil", "gold-hi"),
}


def seal(source: Source, pack: Pack, size: float = 15) -> Node:
    """The sign of a source and its words."""
    return line(source.kind, words(source, pack), size)


def line(kind: Provenance, text: str, size: float = 15) -> Node:
    """The sign of a kind of source before words."""
    sign, tone = _SIGNS[kind]
    return Row([icon(sign, 1.2 * size, tone), Text(text, TextStyle("ui", size, "muted"), grow=1)], gap=8)


def of_option(source: Source, said: str, pack: Pack, size: float = 15) -> list[Node]:
    """Who says so of an option, and what the sheets say: in one line where it is played as printed."""
    if source.kind is Provenance.PRINTED:
        return [line(source.kind, _("Printed: {sheets}").format(sheets=said), size)]
    found: list[Node] = [seal(replace(source, sheets=()), pack, size)]
    if said or source.kind is Provenance.HOUSE:
        found.append(Text(said or _("No sheet says it."), TextStyle("ui", size, "muted")))
    return found


def words(source: Source, pack: Pack) -> str:
    """Who says so, in a line."""
    sheets = _sheets(source.sheets, pack)
    match source.kind:
        case Provenance.PRINTED:
            return _("Printed: {sheets}").format(sheets=sheets) if sheets else _("Printed with this edition")
        case Provenance.CONVENTION:
            return _("Convention: as most tables play it")
        case Provenance.HOUSE:
            text = (
                _("House rule of this table; printed: {sheets}") if sheets else _("House rule of this table")
            )
            return text.format(sheets=sheets)
    if not source.reconstructed:
        return _("Ours: no sheet says it")
    return _("Our reconstruction: {parts}").format(parts=parts(source.reconstructed))


def parts(names: Iterable[str]) -> str:
    """Parts of an edition by name; its rulings go without, for the rules are shown one by one."""
    return ", ".join(_(_PARTS[name]) for name in names if name in _PARTS)


def printed(note: Note, pack: Pack, value: Callable[[object], str]) -> str:
    """What the sheets say of an option, those that say the same together; "" if all are silent."""
    by_value: dict[str, list[str]] = {}
    unit = pack.ruleset.unit if note.money else 1
    for sheet, said in note.printed:
        text = (
            value(said * unit if note.money and isinstance(said, int) else said) if said is not None else ""
        )
        by_value.setdefault(text, []).append(sheet)
    silent = by_value.pop("", [])
    if not by_value:
        return ""
    by_sheets = _("{sheets}: {value}")
    told = [by_sheets.format(sheets=_sheets(ids, pack), value=text) for text, ids in by_value.items()]
    if silent:
        told.append(_("{sheets}: silent").format(sheets=_sheets(silent, pack)))
    return " · ".join(told)


def _sheets(ids: Iterable[str], pack: Pack) -> str:
    """Sheets by name and year."""
    known = pack.kit.rules.book.sheets
    return ", ".join(_(known[id].title).format(year=known[id].year) for id in ids)
