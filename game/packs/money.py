"""How an edition writes its money."""

from __future__ import annotations

from game.packs.pack import Currency

NARROW = "\u202f"  # narrow no-break space
MINUS = "\u2212"


def write(currency: Currency, amount: int) -> str:
    """`$1,500`, `1 500 €`, `−200 cr`; the space before a symbol is narrow and unbreakable."""
    digits = f"{abs(amount):,}".replace(",", currency.grouping)
    sign = MINUS if amount < 0 else ""
    if currency.before:
        return f"{sign}{currency.symbol}{digits}"
    return f"{sign}{digits}{NARROW}{currency.symbol}"
