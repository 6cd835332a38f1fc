"""How an edition writes its money."""

from __future__ import annotations

from game.packs.pack import Currency

NARROW = "\u202f"  # narrow no-break space
MINUS = "\u2212"


def write(currency: Currency, amount: int, language: str) -> str:
    """`$1,500`, `1 500 €`, `−200 cr`; in French a space groups and the sign follows: `1 500 $`."""
    grouping = NARROW if language == "fr" and currency.grouping == "," else currency.grouping
    digits = f"{abs(amount):,}".replace(",", grouping)
    sign = MINUS if amount < 0 else ""
    if currency.before and language != "fr":
        return f"{sign}{currency.symbol}{digits}"
    return f"{sign}{digits}{NARROW}{currency.symbol}"
