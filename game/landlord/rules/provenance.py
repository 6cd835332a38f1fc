"""Who says so: the source of a ruling, of an option as it is played, and of a reason that the log gives."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.options import Agreed, Note
from game.engine.ruling import Citation, Provenance, Source
from game.landlord.rules.options.modes import official_for
from game.landlord.rules.options.notes import NOTES
from game.landlord.rules.rulings import SHEETS, cited

RULES = "rules"  # the part of an edition that rulings belong to
_WEAKEST_FIRST = (Provenance.HOUSE, Provenance.OURS, Provenance.CONVENTION, Provenance.PRINTED)


def of_rulings(ids: Iterable[str], agreed: Agreed) -> Source:
    """Rulings together are as good as the weakest; of the printed ones those sheets count that print all."""
    rulings = cited(ids)
    if any(ruling.id in agreed.reconstructed for ruling in rulings):
        return Source(Provenance.OURS, reconstructed=(RULES,))
    kind = min((ruling.kind for ruling in rulings), key=_WEAKEST_FIRST.index)
    if kind is not Provenance.PRINTED:
        return Source(kind)
    every = [sheet for sheet in SHEETS if all(sheet in ruling.sheets for ruling in rulings)]
    some = [sheet for sheet in SHEETS if any(sheet in ruling.sheets for ruling in rulings)]
    return Source(kind, tuple(every or some))


def of_option(note: Note, agreed: Agreed) -> Source:
    """A change is the table's own, whoever prints it; what is official is so by the sheets that say so."""
    value = getattr(agreed.options, note.id)
    sheets = tuple(
        sheet for sheet, said in note.printed if said is not None and said == _plain(note, value, agreed)
    )
    usual = official_for(agreed.official, agreed.options.mode)
    if not note.modes and value != getattr(usual, note.id):
        return Source(Provenance.HOUSE, sheets)
    if sheets:
        return Source(Provenance.PRINTED, sheets)
    found = of_rulings(note.rulings, agreed)
    if found.kind is Provenance.HOUSE:  # which is off: then it is only that nobody prints it
        return Source(Provenance.OURS)
    return found


def of_reason(citation: Citation, agreed: Agreed) -> tuple[Source, ...]:
    """The rule and the options that made it so, as one; and what it reads off the edition if made up."""
    found = [of_option(NOTES[id], agreed) for id in citation.options] or [
        of_rulings(citation.rulings, agreed)
    ]
    rule = min(found, key=lambda source: _WEAKEST_FIRST.index(source.kind))
    made_up = tuple(part for part in citation.parts if part in agreed.reconstructed)
    return (rule, Source(Provenance.OURS, reconstructed=made_up)) if made_up else (rule,)


def _plain(note: Note, value: object, agreed: Agreed) -> object:
    """A value in the units of the US board, as sheets are noted."""
    return value // agreed.unit if note.money and isinstance(value, int) else value
