"""How words, numbers and money are written: plain typing into real typography, language by language."""

from __future__ import annotations

import re
from dataclasses import dataclass

NARROW, WIDE = "\u202f", "\u00a0"  # spaces at which no line breaks
MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Currency:
    """How money is written: `$1,500` or `1 500 €`; `notes` are the denominations, largest first.

    `start` are as many of each as a player is dealt at the start, where the edition says so.
    """

    symbol: str
    before: bool
    grouping: str
    notes: tuple[int, ...]
    start: tuple[int, ...] = ()


def figure(currency: Currency, amount: int, language: str) -> str:
    """An amount without the currency: `1,500`, in French, where a comma is a decimal mark, `1 500`."""
    grouping = NARROW if language == "fr" and currency.grouping == "," else currency.grouping
    return f"{abs(amount):,}".replace(",", grouping)


def write(currency: Currency, amount: int, language: str) -> str:
    """`$1,500`, `1 500 €`, `−200 cr`; in French the sign of the currency follows: `1 500 $`."""
    digits = figure(currency, amount, language)
    sign = MINUS if amount < 0 else ""
    if currency.before and language != "fr":
        return f"{sign}{currency.symbol}{digits}"
    return f"{sign}{digits}{NARROW}{currency.symbol}"


def typeset(text: str, language: str) -> str:
    """Curly apostrophes and quotes, and in French the spaces before ; : ! ? and inside « »."""
    text = text.replace("...", "…").replace("'", "’")
    if language.startswith("fr"):
        text = re.sub(r"[ \u00a0\u202f]+([;!?])", NARROW + r"\1", text)
        text = re.sub(r"[ \u202f]+([:»])", WIDE + r"\1", text)
        text = re.sub(r"« +", "«" + WIDE, text)
    else:
        text = re.sub(r'"([^"]*)"', r"“\1”", text)
    return text
