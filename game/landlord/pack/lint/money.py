"""Prices and banknotes."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.packs.problems import Problem, Severity


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Notes that can pay every price, mortgages below the price, a start that buys something."""
    doc, scale = draft.doc, draft.doc.currency.scale
    notes = doc.currency.notes
    if notes != sorted(notes, reverse=True) or len(set(notes)) != len(notes):
        what = N_("The notes are not listed from the largest down, each once.")
        yield draft.problem(Severity.WARNING, "notes", ("currency", "notes"), what)
    if min(notes) < 1:
        what = N_("A note must be worth something.")
        yield draft.problem(Severity.ERROR, "notes", ("currency", "notes"), what)
        return
    smallest = min(notes)
    for name, space in doc.board.spaces.items():
        loc = ("board", "spaces", name)
        for key in ("price", "mortgage", "amount"):
            value = getattr(space, key)
            if value is not None and value * scale % smallest:
                what = N_("{amount} can't be paid with notes of {note}.")
                yield draft.problem(
                    Severity.NOTE, "notes", (*loc, key), what, amount=value * scale, note=smallest
                )
        if space.price is not None and space.mortgage is not None and space.mortgage > space.price:
            what = N_("The mortgage {mortgage} is more than the price {price}.")
            yield draft.problem(
                Severity.WARNING, "mortgage", (*loc, "mortgage"), what,
                mortgage=space.mortgage, price=space.price,
            )  # fmt: skip
        if space.price == 0:
            yield draft.problem(Severity.WARNING, "price", (*loc, "price"), N_("The deed costs nothing."))
    prices = [space.price for space in doc.board.spaces.values() if space.price]
    if prices and doc.money.start_cash < min(prices):
        what = N_("Nobody can buy anything with the cash at the start.")
        yield draft.problem(Severity.WARNING, "start-cash", ("money", "start_cash"), what)
    if doc.stock.houses == 0:
        what = N_("The bank has no houses: nothing can be built.")
        yield draft.problem(Severity.WARNING, "stock", ("stock", "houses"), what)
