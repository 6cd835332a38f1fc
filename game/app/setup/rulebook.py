"""The rules of a game that is being prepared: an edition's official ones, and what is changed of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.landlord.rules.options import DealtDeeds, GameMode, Options
from game.landlord.rules.options.modes import choose, official_for
from game.landlord.rules.options.note import HOUSE, MODE, OFFICIAL, Note
from game.landlord.rules.options.notes import NOTES, changes
from game.packs.pack import Pack

SECTIONS = tuple(dict.fromkeys((HOUSE, MODE, OFFICIAL, *(note.section for note in NOTES.values()))))
APART = frozenset({"mode", "first_player"})  # they have places of their own on the screen
LENGTHS = tuple(note.id for note in NOTES.values() if note.modes)  # how long each mode lasts
EVERY_DEED = NOTES["deeds_dealt"].high


@dataclass(slots=True)
class Rulebook:
    """The options of one game to be, for one edition."""

    pack: Pack
    options: Options
    official: Options  # the edition's own rules, in their usual mode

    @classmethod
    def of(cls, pack: Pack, options: Options | None = None) -> Rulebook:
        """A set of options, or the official ones, for an edition as it is printed."""
        official = pack.ruleset.options
        return cls(pack, official if options is None else options, official)

    @property
    def changed(self) -> list[str]:
        """The options that differ from the official rules, in the order of the list."""
        return changes(self.options, self.official)

    def official_value(self, id: str) -> Any:
        """What the official rules of the chosen mode say."""
        return getattr(official_for(self.official, self.options.mode), id)

    def shown(self, section: str) -> list[Note]:
        """The options of a section that mean something in this game."""
        return [
            note
            for note in NOTES.values()
            if note.section == section
            and note.id not in APART
            and not note.modes
            and has_part(self.pack, note)
            and (not note.needs or getattr(self.options, note.needs))
        ]

    @property
    def sections(self) -> list[str]:
        """The sections that hold something in this game, house rules first."""
        return [section for section in SECTIONS if self.shown(section)]

    def length(self) -> Note | None:
        """The option that says how long this game mode lasts, if one does."""
        return next((NOTES[id] for id in LENGTHS if self.options.mode in NOTES[id].modes), None)

    def set(self, id: str, value: Any) -> None:
        """Change one rule."""
        self.options = replace(self.options, **{id: value})

    def use(self, options: Options) -> None:
        """Play by these rules."""
        self.options = options

    def choose_mode(self, mode: GameMode) -> None:
        """Another game mode; what house rules were chosen stays."""
        own = {id: getattr(self.options, id) for id in self.changed}
        self.options = replace(choose(self.options, self.official, mode), **own)

    def back_to_official(self) -> None:
        """Undo every change; the game mode and its length stay."""
        lengths = {id: getattr(self.options, id) for id in LENGTHS}
        self.options = replace(official_for(self.official, self.options.mode), **lengths)

    def dress(self, pack: Pack) -> None:
        """The same mode and the same changes in another edition."""
        self.options = moved(self.options, self.pack, pack)
        self.pack, self.official = pack, pack.ruleset.options

    @property
    def deals_all(self) -> bool:
        """Whether all deeds are dealt at the start."""
        return self.options.deeds_dealt == EVERY_DEED

    def deal_all(self, on: bool) -> None:
        """Deal all deeds before the first roll, free; or as many as the game mode says."""
        self.set("deeds_dealt", EVERY_DEED if on else self.official_value("deeds_dealt"))
        self.set("dealt_deeds", DealtDeeds.FREE if on else self.official_value("dealt_deeds"))


def has_part(pack: Pack, note: Note) -> bool:
    """Whether an edition has the part of the rules that an option belongs to."""
    return not note.part or pack.ruleset.force is not None


def moved(options: Options, before: Pack, after: Pack) -> Options:
    """Options of one edition for another: what differs from the old official rules differs from the new."""
    if before is after:
        return options
    kept = {id: getattr(options, id) for id in (*LENGTHS, *changes(options, before.ruleset.options))}
    kept = {id: value for id, value in kept.items() if has_part(after, NOTES[id])}
    for id, value in kept.items():
        if NOTES[id].money:
            kept[id] = value * after.ruleset.unit // before.ruleset.unit
    return replace(official_for(after.ruleset.options, options.mode), **kept)
