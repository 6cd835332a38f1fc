"""The options of the board game as the set-up knows them; see OptionBook for what each part promises."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType

from game.engine.kit import BadOption
from game.engine.messages import N_
from game.engine.options import Agreed, Note, Shipped
from game.engine.ruling import Source
from game.landlord.rules.options import GameMode, Options, presets, sections
from game.landlord.rules.options.modes import choose, official_for
from game.landlord.rules.options.notes import NOTES, changes, overruled, parsed
from game.landlord.rules.options.sections import HOUSE, MODE, OFFICIAL
from game.landlord.rules.provenance import of_option
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.rulings import SHEETS


class BoardOptions:
    """One list of notes, and how modes and editions change what is official."""

    notes = NOTES
    sections = MappingProxyType(
        {
            HOUSE: N_("House rules"),
            MODE: N_("At the start"),
            OFFICIAL: N_("Where printed rules differ"),
        }
    )
    apart = frozenset({"mode", "first_player"})
    sheets = SHEETS

    def official(self, official: Options, options: Options) -> Options:
        return official_for(official, options.mode)

    def in_mode(self, options: Options, official: Options, mode: str) -> Options:
        return choose(options, official, GameMode(mode))

    def changes(self, options: Options, official: Options) -> list[str]:
        return changes(options, official)

    def has_part(self, ruleset: Ruleset, note: Note) -> bool:
        """The Force, or a card that asks for ten times the roll."""
        match note.part:
            case sections.FORCE:
                return ruleset.force is not None
            case sections.CARD_UTILITY:
                effects = (effect for deck in ruleset.decks for card in deck.cards for effect in card.effects)
                return any(getattr(effect, "rent", "") == "dice_x10_new_roll" for effect in effects)
        return True

    def overruled(self, note: Note, options: Options) -> Note | None:
        return overruled(note, options)

    def source(self, note: Note, agreed: Agreed) -> Source:
        return of_option(note, agreed)

    def shipped(self, official: Options) -> list[Shipped]:
        return presets.shipped(official)


def wished(ruleset: Ruleset, wishes: Iterable[str]) -> Options:
    """The edition's official options with wishes like `mode=quick` or `salary=400`, the mode first."""
    official = options = ruleset.options
    named = [wish.partition("=") for wish in wishes]
    for name, is_, text in sorted(named, key=lambda wish: wish[0].strip() != "mode"):
        if not is_:
            raise BadOption(N_("“{wish}” is no rule option; write NAME=VALUE."), wish=name)
        value = parsed(name.strip(), text, ruleset.unit)
        if isinstance(value, GameMode):
            options = choose(options, official, value)
        else:
            options = replace(options, **{name.strip(): value})
    return options


BOOK = BoardOptions()
