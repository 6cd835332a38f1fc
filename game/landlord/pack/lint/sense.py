"""Amounts that are sound alone, and make no game together."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack import verbs
from game.landlord.pack.draft import BoardDraft
from game.landlord.rules.effect import Kind
from game.packs.problems import Problem, Severity
from game.packs.source import Loc

NOTES_AT_MOST = 40  # largest notes that the cash at the start may take
TIMES = 20  # what nothing should cost of the cash at the start


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Everything that is paid, held against the cash at the start."""
    doc = draft.doc
    start, scale = doc.money.start_cash, doc.currency.scale
    for loc, amount in _paid(draft):
        if amount > start:
            what = N_("{amount} is more than anybody has at the start: {start}.")
            yield draft.problem(Severity.WARNING, "amount", loc, what, amount=amount, start=start)
    for loc, amount in _priced(draft):
        if amount > TIMES * max(1, start):
            what = N_("{amount} is more than {times} times the cash at the start.")
            yield draft.problem(Severity.WARNING, "amount", loc, what, amount=amount, times=TIMES)
    if start * scale > NOTES_AT_MOST * max(doc.currency.notes):
        what = N_("The cash at the start, {start}, would be more than {most} of the largest notes.")
        loc = ("currency", "notes")
        yield draft.problem(Severity.WARNING, "notes", loc, what, start=start * scale, most=NOTES_AT_MOST)
    if doc.stock.hotels == 0 and doc.stock.houses:
        what = N_("The bank has no hotels: nobody can build one.")
        yield draft.problem(Severity.WARNING, "stock", ("stock", "hotels"), what)


def _paid(draft: BoardDraft) -> Iterator[tuple[Loc, int]]:
    """What is paid or got at once, and may well be in the first lap."""
    doc = draft.doc
    yield ("money", "salary"), doc.money.salary
    yield ("money", "jail_fine"), doc.money.jail_fine
    if doc.force is not None:
        yield ("force", "stake"), doc.force.stake
    for name, space in doc.board.spaces.items():
        if space.amount is not None:
            yield ("board", "spaces", name, "amount"), space.amount
        if space.rents:
            yield ("board", "spaces", name, "rents", 0), space.rents[0]
    for deck, card in draft.cards:
        for loc, verb in verbs.each(doc.cards[deck][card], ("cards", deck, card)):
            kind, written = verbs.written_of(verb)
            for part, value in written:
                if part.figure.kind is Kind.MONEY:
                    yield (*loc, verbs.key(kind)), value


def _priced(draft: BoardDraft) -> Iterator[tuple[Loc, int]]:
    """What is bought or owed later."""
    board = draft.doc.board
    for name, group in board.groups.items():
        yield ("board", "groups", name, "house_cost"), group.house_cost
    for name, space in board.spaces.items():
        yield ("board", "spaces", name, "price"), space.price or 0
        yield ("board", "spaces", name, "rents"), max(space.rents or [0])
