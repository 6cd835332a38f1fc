"""Words in the player's language: gettext catalogs read straight from .po, and money as it is written.

Every .po file under assets/locale/<language>/LC_MESSAGES is read, so no compiled file needs to be
kept. `python -m babel.messages.frontend extract -F pyproject.toml -k N_ -k pgettext:1c,2 -o game.pot .`
collects the messages.
"""

from __future__ import annotations

import gettext as _gettext
import io
import logging
from collections.abc import Iterator
from functools import cache
from typing import Final

from game.shipped import data_root
from game.typography import MINUS, Currency, write
from game.typography import NARROW as NARROW_SPACE

log = logging.getLogger(__name__)

LANGUAGES: Final = {"en": "English", "fr": "Français"}

_language = "en"
_catalog: _gettext.NullTranslations = _gettext.NullTranslations()


def N_(message: str) -> str:
    """Mark a message for the catalogs; it is translated where it is shown."""
    return message


def language() -> str:
    """The language in use, as a two-letter code."""
    return _language


def set_language(code: str) -> None:
    """Change the language of every later message; an unknown one becomes English."""
    global _language, _catalog
    _language = code if code in LANGUAGES else "en"
    _catalog = _load(_language)


def _(message: str) -> str:
    """A message in the player's language."""
    return _catalog.gettext(message) if message else ""


def wordings(message: str) -> Iterator[str]:
    """A message in every language, the player's own first; a catalog is read when it is come to."""
    yield _(message)
    yield from (_load(code).gettext(message) for code in LANGUAGES if code != _language)


def ngettext(one: str, many: str, count: int) -> str:
    """A message in the form that a number asks for."""
    return _catalog.ngettext(one, many, count)


def pgettext(context: str, message: str) -> str:
    """A message whose English is ambiguous."""
    return _catalog.pgettext(context, message)


@cache
def _load(code: str) -> _gettext.NullTranslations:
    folder = data_root("assets") / "locale" / code / "LC_MESSAGES"
    whole: _gettext.NullTranslations = _gettext.NullTranslations()
    files = sorted(folder.glob("*.po")) if folder.is_dir() else []
    if files:
        from babel.messages.mofile import write_mo
        from babel.messages.pofile import read_po
    for path in files:
        compiled = io.BytesIO()
        try:
            with path.open("rb") as source:
                write_mo(compiled, read_po(source, locale=code))
            compiled.seek(0)
            part = _gettext.GNUTranslations(compiled)
        except (OSError, ValueError, UnicodeError) as error:
            log.warning("the catalog %s can't be read: %s", path.name, error)
            continue
        part.add_fallback(whole)
        whole = part
    return whole


def number(value: int, grouping: str | None = None) -> str:
    """A whole number with its thousands apart and a true minus."""
    space = ("," if _language == "en" else NARROW_SPACE) if grouping is None else grouping
    return (MINUS if value < 0 else "") + f"{abs(value):,}".replace(",", space)


def decimal(value: float) -> str:
    """A figure with as many decimals as it needs, behind the language's own point: `1.5`, `1,5`."""
    return f"{value:g}".replace(".", "," if _language == "fr" else ".")


def money(amount: int, currency: Currency, *, signed: bool = False) -> str:
    """An amount as the edition writes it: `$1,500`, `1 500 €`, `−$20`; `signed` adds a plus to gains."""
    return ("+" if signed and amount > 0 else "") + write(currency, amount, _language)


def percent(value: int) -> str:
    """A percentage with its narrow space."""
    return f"{number(value)}{NARROW_SPACE}%"


def quoted(text: str) -> str:
    """Speech in the quotation marks of the language."""
    return f"«{NARROW_SPACE}{text}{NARROW_SPACE}»" if _language == "fr" else f"“{text}”"
