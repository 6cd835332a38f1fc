"""Rule options in the player's language, with the words and amounts of an edition."""

from __future__ import annotations

from game.app.words import capital
from game.landlord.rules.options import Options
from game.landlord.rules.options.note import Note
from game.landlord.rules.ruleset import SpaceKind
from game.packs.pack import Pack
from game.ui.i18n import _, language, money, number, percent


def title(note: Note, pack: Pack, options: Options) -> str:
    """What an option is called."""
    return capital(_(note.title).format_map(_words(pack, options)))


def text(note: Note, pack: Pack, options: Options) -> str:
    """What an option does, in a line."""
    return capital(_(note.text).format_map(_words(pack, options)))


def value(note: Note, value: object, pack: Pack) -> str:
    """A value of an option."""
    if isinstance(value, bool):
        return _("On") if value else _("Off")
    if isinstance(value, int):
        if note.id == "mortgage_interest_percent":
            return percent(value)
        if note.id == "minutes":
            return _("{count} min").format(count=value)
        return money(value, pack.currency) if note.money else number(value)
    labels = {choice.value: choice.label for choice in note.choices}
    return _(labels[str(value)]).format_map(_words(pack, pack.ruleset.options))


def _words(pack: Pack, options: Options) -> dict[str, str]:
    words = {word: pack.text(f"word.{word}", language()) for word in ("house", "houses", "hotel", "hotels")}
    words["go"] = _space_name(pack, SpaceKind.GO)
    words["parking"] = _space_name(pack, SpaceKind.FREE_PARKING)
    words["salary"] = money(options.salary, pack.currency)
    words["double"] = money(2 * options.salary, pack.currency)
    return words


def _space_name(pack: Pack, kind: SpaceKind) -> str:
    """The edition's name of the first space of a kind; a board may lack it."""
    index = next((space.index for space in pack.ruleset.spaces if space.kind is kind), None)
    return "" if index is None else pack.text(f"space.{index}.name", language())
