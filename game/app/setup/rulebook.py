"""The rules of a game that is being prepared: an edition's official ones, and what is changed of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.engine.options import Agreed, Note, OptionBook
from game.engine.ruling import Source
from game.packs.pack import Pack


@dataclass(slots=True)
class Rulebook:
    """The options of one game to be, for one edition."""

    pack: Pack
    options: Any
    official: Any  # the edition's own rules, in their usual mode

    @classmethod
    def of(cls, pack: Pack, options: Any = None) -> Rulebook:
        """A set of options, or the official ones, for an edition as it is printed."""
        official = pack.ruleset.options
        return cls(pack, official if options is None else options, official)

    @property
    def book(self) -> OptionBook:
        """What the game says of its options."""
        return book_of(self.pack)

    @property
    def changed(self) -> list[str]:
        """The options that differ from the official rules, in the order of the list."""
        return self.book.changes(self.options, self.official)

    def official_value(self, id: str) -> Any:
        """What the official rules of the chosen mode say."""
        return getattr(self.book.official(self.official, self.options), id)

    def shown(self, section: str) -> list[Note]:
        """The options of a section that this edition and mode have."""
        return [
            note
            for note in self.book.notes.values()
            if note.section == section
            and note.id not in self.book.apart
            and not note.modes
            and self.book.has_part(self.pack.ruleset, note)
        ]

    def overruled(self, note: Note) -> Note | None:
        """The option that leaves this one without effect, if one does."""
        return self.book.overruled(note, self.options)

    def source(self, note: Note) -> Source:
        """Who says that an option is what it is now."""
        unit = getattr(self.pack.ruleset, "unit", 1)
        return self.book.source(note, Agreed(self.options, self.official, unit, self.pack.reconstructed))

    @property
    def sections(self) -> list[str]:
        """The sections that hold something in this game, in their order."""
        return [section for section in self.book.sections if self.shown(section)]

    @property
    def mode(self) -> str:
        """How the game ends, "" where a game ends in one way only."""
        return str(getattr(self.options, "mode", ""))

    def length(self) -> Note | None:
        """The option that says how long this game mode lasts, if one does."""
        return next((note for note in lengths(self.book) if self.mode in note.modes), None)

    def set(self, id: str, value: Any) -> None:
        """Change one rule."""
        self.options = replace(self.options, **{id: value})

    def use(self, options: Any) -> None:
        """Play by these rules."""
        self.options = options

    def choose_mode(self, mode: str) -> None:
        """Another game mode; what house rules were chosen stays."""
        own = {id: getattr(self.options, id) for id in self.changed}
        self.options = replace(self.book.in_mode(self.options, self.official, mode), **own)

    def back_to_official(self) -> None:
        """Undo every change; the game mode and its length stay."""
        kept = {note.id: getattr(self.options, note.id) for note in lengths(self.book)}
        self.options = replace(self.book.official(self.official, self.options), **kept)

    def dress(self, pack: Pack) -> None:
        """The same mode and the same changes in another edition."""
        self.options = moved(self.options, self.pack, pack)
        self.pack, self.official = pack, pack.ruleset.options


def book_of(pack: Pack) -> OptionBook:
    """What the game of an edition says of its options."""
    return pack.kit.rules.book


def lengths(book: OptionBook) -> list[Note]:
    """The options that say how long a game lasts."""
    return [note for note in book.notes.values() if note.modes]


def moved(options: Any, before: Pack, after: Pack) -> Any:
    """Options of one edition for another: what differs from the old official rules differs from the new.

    Another game has other rules: there everything is official.
    """
    if before is after:
        return options
    if before.game != after.game:
        return after.ruleset.options
    book = book_of(after)
    changed = book.changes(options, before.ruleset.options)
    kept = {id: getattr(options, id) for id in (*(note.id for note in lengths(book)), *changed)}
    kept = {id: value for id, value in kept.items() if book.has_part(after.ruleset, book.notes[id])}
    for id, value in kept.items():
        if book.notes[id].money:
            kept[id] = value * after.ruleset.unit // before.ruleset.unit
    return replace(book.official(after.ruleset.options, options), **kept)
