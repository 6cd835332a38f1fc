"""Decks that nobody draws from, and cards that lead nowhere or round in circles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.messages import N_
from game.landlord.pack import verbs
from game.landlord.pack.draft import BoardDraft
from game.landlord.rules.effect import Kind
from game.landlord.rules.ruleset import SpaceKind
from game.packs.problems import Problem, Severity
from game.packs.source import Loc


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Every deck and every card."""
    spaces = draft.doc.board.spaces
    drawn = {space.deck for space in spaces.values() if space.deck}
    fed = {
        verb.draw_from
        for deck, card in draft.cards
        for _, verb in verbs.each(draft.doc.cards[deck][card], ())
        if verb.draw_from
    }
    for deck, cards in draft.doc.cards.items():
        loc = ("cards", deck)
        if not cards:
            what = N_("The deck {deck!r} has no cards.")
            yield draft.problem(Severity.ERROR, "deck-empty", loc, what, deck=deck)
        elif all(_only_draws(card, deck) for card in cards.values()):
            what = N_("Every card of {deck!r} draws from {deck!r} again: it would never end.")
            yield draft.problem(Severity.ERROR, "deck-loop", loc, what, deck=deck)
        if deck not in drawn and deck not in fed:
            what = N_("No space draws from the deck {deck!r}.")
            yield draft.problem(Severity.WARNING, "deck-unused", loc, what, deck=deck)
        keepers = [card for card in cards.values() if any(verb.keep_jail_card for verb in card)]
        if cards and len(keepers) == len(cards):
            what = N_("All cards of {deck!r} may be kept: the deck can run dry.")
            yield draft.problem(Severity.WARNING, "deck-dry", loc, what, deck=deck)
        for name, card in cards.items():
            yield from _card(draft, (*loc, name), card)


def _only_draws(card: list[Any], deck: str) -> bool:
    return len(card) == 1 and card[0].draw_from == deck


def _card(draft: BoardDraft, loc: Loc, card: list[Any]) -> Iterator[Problem]:
    for index, verb in enumerate(card):
        kind, written = verbs.written_of(verb)
        here = (*loc, index, verbs.key(kind))
        yield from _figures(draft, here, written)
        if kind.waits and index < len(card) - 1:
            what = N_("{verb} is not the last verb of the card; what follows waits until it is settled.")
            yield draft.problem(Severity.NOTE, "card-order", here, what, verb=verbs.key(kind))
    if len(card) > 1 and any(verb.keep_jail_card for verb in card):
        what, mend = N_("A card that is kept can do nothing else."), N_("Make it a card of its own.")
        yield draft.problem(Severity.ERROR, "card-kept", loc, what, mend)


def _figures(draft: BoardDraft, here: Loc, written: list[tuple[verbs.Part, Any]]) -> Iterator[Problem]:
    """Figures that come to nothing, or lead to another card."""
    for part, value in written:
        match part.figure.kind:
            case Kind.STEPS if value % len(draft.space_ids) == 0:
                what = N_("{count} steps lead nowhere.")
                yield draft.problem(Severity.WARNING, "card-nowhere", here, what, count=value)
            case Kind.MONEY if value == 0 and len(written) == 1:
                yield draft.problem(Severity.WARNING, "card-nothing", here, N_("No money moves."))
            case Kind.SPACE:
                goal = draft.doc.board.spaces.get(value)
                if goal is not None and goal.kind is SpaceKind.DRAW:
                    what = N_("The card leads to {space!r}, where another card is drawn.")
                    yield draft.problem(Severity.NOTE, "card-chain", here, what, space=value)
                if goal is not None and goal.kind is SpaceKind.GO_TO_JAIL:
                    what, mend = (
                        N_("The card leads to {space!r}, which sends to jail."),
                        N_("Write go_to_jail."),
                    )
                    yield draft.problem(Severity.WARNING, "card-jail", here, what, mend, space=value)
