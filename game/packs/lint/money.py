"""Prices and banknotes."""

from __future__ import annotations

from collections.abc import Iterator

from game.packs.draft import Draft
from game.packs.problems import Problem, Severity


def check(draft: Draft) -> Iterator[Problem]:
    """Notes that can pay every price, mortgages below the price, a start that buys something."""
    doc, scale = draft.doc, draft.doc.currency.scale
    notes = doc.currency.notes
    if notes != sorted(notes, reverse=True) or len(set(notes)) != len(notes):
        what = "The notes are not listed from the largest down, each once."
        yield draft.problem(Severity.WARNING, "notes", ("currency", "notes"), what)
    if min(notes) < 1:
        yield draft.problem(Severity.ERROR, "notes", ("currency", "notes"), "A note must be worth something.")
        return
    smallest = min(notes)
    for name, space in doc.board.spaces.items():
        loc = ("board", "spaces", name)
        for key in ("price", "mortgage", "amount"):
            value = getattr(space, key)
            if value is not None and value * scale % smallest:
                what = f"{value * scale} can't be paid with notes of {smallest}."
                yield draft.problem(Severity.NOTE, "notes", (*loc, key), what)
        if space.price is not None and space.mortgage is not None and space.mortgage > space.price:
            what = f"The mortgage {space.mortgage} is more than the price {space.price}."
            yield draft.problem(Severity.WARNING, "mortgage", (*loc, "mortgage"), what)
        if space.price == 0:
            yield draft.problem(Severity.WARNING, "price", (*loc, "price"), "The deed costs nothing.")
    prices = [space.price for space in doc.board.spaces.values() if space.price]
    if prices and doc.money.start_cash < min(prices):
        what = "Nobody can buy anything with the cash at the start."
        yield draft.problem(Severity.WARNING, "start-cash", ("money", "start_cash"), what)
    if doc.stock.houses == 0:
        what = "The bank has no houses: nothing can be built."
        yield draft.problem(Severity.WARNING, "stock", ("stock", "houses"), what)
