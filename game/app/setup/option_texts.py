"""Rule options in the player's language, with the words and amounts of an edition."""

from __future__ import annotations

from typing import Any

from game.app import provenance
from game.app.kit import view_of
from game.app.setup.rulebook import Rulebook
from game.app.words import capital
from game.engine.options import Note
from game.packs.pack import Pack
from game.ui.draw.text import escape
from game.ui.i18n import _, money, number, percent


def title(note: Note, pack: Pack, options: Any) -> str:
    """What an option is called."""
    return capital(_(note.title).format_map(view_of(pack).option_words(pack, options)))


def text(note: Note, pack: Pack, options: Any) -> str:
    """What an option does, in a line."""
    return capital(_(note.text).format_map(view_of(pack).option_words(pack, options)))


def value(note: Note, value: object, pack: Pack) -> str:
    """A value of an option."""
    if isinstance(value, bool):
        return _("Yes") if note.shown(value) else _("No")
    if isinstance(value, int):
        if note.unit == "percent":
            return percent(value)
        if note.unit == "minutes":
            return _("{count} min").format(count=value)
        return money(value, pack.currency) if note.money else number(value)
    labels = {choice.value: choice.label for choice in note.choices}
    return _(labels[str(value)]).format_map(view_of(pack).option_words(pack, pack.ruleset.options))


def without_effect(rules: Rulebook, note: Note) -> str:
    """Why an option has no effect under the others; "" if it has."""
    other = rules.overruled(note)
    if other is None:
        return ""
    said = value(other, getattr(rules.options, other.id), rules.pack)
    text = _("**Without effect** here: “{rule}” is set to “{value}”.")
    return text.format(rule=escape(title(other, rules.pack, rules.options)), value=escape(said))


def printed(note: Note, pack: Pack) -> str:
    """What each sheet of rules says of an option."""
    return provenance.printed(note, pack, lambda said: value(note, said, pack))


def mode(rules: Rulebook, *, length: bool = False) -> str:
    """How the game ends, with how long it lasts if that is asked for; "" where there is one way only."""
    note, lasts = rules.book.notes.get("mode"), rules.length() if length else None
    if note is None:
        return ""
    shown = value(note, rules.options.mode, rules.pack)
    if lasts is None:
        return shown
    return f"{shown} · {value(lasts, getattr(rules.options, lasts.id), rules.pack)}"
