"""Decks that nobody draws from, and cards that lead nowhere or round in circles."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.messages import N_
from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.lint.references import verbs_of
from game.landlord.pack.schema import VerbDoc
from game.landlord.rules.ruleset import SpaceKind
from game.packs.problems import Problem, Severity
from game.packs.validate import Loc

LAST = ("advance_to", "advance_nearest", "go_back_to", "move_by", "go_to_jail", "draw_from", "choose")


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Every deck and every card."""
    spaces = draft.doc.board.spaces
    drawn = {space.deck for space in spaces.values() if space.deck}
    fed = {
        verb.draw_from
        for deck, card in draft.cards
        for _, verb in verbs_of(draft.doc.cards[deck][card], ())
        if verb.draw_from
    }
    for deck, cards in draft.doc.cards.items():
        loc = ("cards", deck)
        if not cards:
            what = N_("The deck {deck!r} has no cards.")
            yield draft.problem(Severity.ERROR, "deck-empty", loc, what, deck=deck)
        elif all(_only_draws(verbs, deck) for verbs in cards.values()):
            what = N_("Every card of {deck!r} draws from {deck!r} again: it would never end.")
            yield draft.problem(Severity.ERROR, "deck-loop", loc, what, deck=deck)
        if deck not in drawn and deck not in fed:
            what = N_("No space draws from the deck {deck!r}.")
            yield draft.problem(Severity.WARNING, "deck-unused", loc, what, deck=deck)
        keepers = [card for card, verbs in cards.items() if any(verb.keep_jail_card for verb in verbs)]
        if cards and len(keepers) == len(cards):
            what = N_("All cards of {deck!r} may be kept: the deck can run dry.")
            yield draft.problem(Severity.WARNING, "deck-dry", loc, what, deck=deck)
        for card, verbs in cards.items():
            yield from _card(draft, (*loc, card), verbs)


def _only_draws(verbs: list[VerbDoc], deck: str) -> bool:
    return len(verbs) == 1 and verbs[0].draw_from == deck


def _card(draft: BoardDraft, loc: Loc, verbs: list[VerbDoc]) -> Iterator[Problem]:
    for index, verb in enumerate(verbs):
        (name,) = verb.model_fields_set
        here = (*loc, index, name)
        value = getattr(verb, name)
        if name == "move_by" and value % len(draft.space_ids) == 0:
            what = N_("{count} steps lead nowhere.")
            yield draft.problem(Severity.WARNING, "card-nowhere", here, what, count=value)
        if name in ("receive", "pay", "receive_each", "pay_each") and value == 0:
            yield draft.problem(Severity.WARNING, "card-nothing", here, N_("No money moves."))
        if name in LAST and index < len(verbs) - 1:
            what = N_("{verb} is not the last verb of the card; what follows waits until it is settled.")
            yield draft.problem(Severity.NOTE, "card-order", here, what, verb=name)
        if name in ("advance_to", "go_back_to"):
            goal = draft.doc.board.spaces.get(value)
            if goal is not None and goal.kind is SpaceKind.DRAW:
                what = N_("The card leads to {space!r}, where another card is drawn.")
                yield draft.problem(Severity.NOTE, "card-chain", here, what, space=value)
    if len(verbs) > 1 and any(verb.keep_jail_card for verb in verbs):
        what, mend = N_("A card that is kept can do nothing else."), N_("Make it a card of its own.")
        yield draft.problem(Severity.ERROR, "card-kept", loc, what, mend)
