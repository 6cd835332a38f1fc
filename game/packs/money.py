"""How an edition writes its money."""

from __future__ import annotations

from dataclasses import dataclass

NARROW = "\u202f"  # narrow no-break space
MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Currency:
    """How money is written: `$1,500` or `1 500 €`; `notes` are the denominations, largest first."""

    symbol: str
    before: bool
    grouping: str
    notes: tuple[int, ...]


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
