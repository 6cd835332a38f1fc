"""Names that stand for nothing: groups, decks, spaces, tokens, languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.engine.messages import N_
from game.landlord.pack import verbs
from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.schema import PARTS
from game.landlord.rules.effect import Kind
from game.landlord.rules.rulings import RULINGS
from game.packs.problems import Problem, Severity, Words, did_you_mean
from game.packs.source import Loc

ERROR = Severity.ERROR
NO_GROUP = N_("There is no group {name!r}.")
NO_DECK = N_("There is no deck {name!r}.")
NO_TOKEN = N_("There is no token {name!r}.")
NO_SPACE = N_("There is no space {name!r}.")
NO_PART = N_("{name!r} is neither a part of an edition nor a ruling.")


def check(draft: BoardDraft) -> Iterator[Problem]:
    """Every name that another part of the pack should have."""
    doc = draft.doc
    for name, space in doc.board.spaces.items():
        if space.group is not None:
            yield from _known(
                draft, ("board", "spaces", name, "group"), space.group, doc.board.groups, NO_GROUP
            )
        if space.deck is not None:
            yield from _known(draft, ("board", "spaces", name, "deck"), space.deck, doc.cards, NO_DECK)
    for deck, card in draft.cards:
        for loc, verb in verbs.each(doc.cards[deck][card], ("cards", deck, card)):
            yield from _verb(draft, loc, verb)
    for side, members in doc.sides.items():
        for index, token in enumerate(members):
            yield from _known(draft, ("sides", side, index), token, doc.tokens, NO_TOKEN)
    for index, name in enumerate(doc.reconstructed):
        yield from _known(draft, ("reconstructed", index), name, (*PARTS, *RULINGS), NO_PART)
    for index, language in enumerate(doc.languages):
        if language not in doc.text:
            what, write = N_("There are no words in {language!r}."), N_("Write text/{language}.yaml.")
            yield draft.problem(ERROR, "no-text", ("languages", index), what, write, language=language)
    yield from _once(draft)
    if doc.id != draft.root.name:
        what = N_("The pack is called {id!r} but its folder {folder!r}.")
        mend = Words(N_("Give both the same name."), swap=(doc.id, draft.root.name))
        yield draft.problem(ERROR, "id-folder", ("id",), what, mend, id=doc.id, folder=draft.root.name)


def _verb(draft: BoardDraft, loc: Loc, doc: Any) -> Iterator[Problem]:
    kind, written = verbs.written_of(doc)
    here = (*loc, verbs.key(kind))
    for part, value in written:
        match part.figure.kind:
            case Kind.SPACE:
                yield from _known(draft, here, value, draft.space_ids, NO_SPACE)
            case Kind.DECK:
                yield from _known(draft, here, value, draft.doc.cards, NO_DECK)
            case Kind.SPACE_KIND if all(
                space.kind.value != value for space in draft.doc.board.spaces.values()
            ):
                what = N_("The board has no space of kind {kind} to go to.")
                yield draft.problem(ERROR, "unknown-name", here, what, kind=value)


def _known(draft: BoardDraft, loc: Loc, name: str, known: Iterable[str], what: str) -> Iterator[Problem]:
    names = list(known)
    if name not in names:
        yield draft.problem(ERROR, "unknown-name", loc, what, did_you_mean(name, names), name=name)


def _once(draft: BoardDraft) -> Iterator[Problem]:
    """Names that may stand once only: tokens, languages, parts, card ids over all decks."""
    for key in ("tokens", "languages", "reconstructed"):
        names = getattr(draft.doc, key)
        for index, name in enumerate(names):
            if name in names[:index]:
                yield draft.problem(
                    ERROR, "twice", (key, index), N_("{name!r} stands here twice."), name=name
                )
    seen: dict[str, str] = {}
    for deck, card in draft.cards:
        if card in seen:
            what = N_("The card {card!r} is in the deck {deck!r} too.")
            mend = N_("Give each card its own id.")
            yield draft.problem(ERROR, "twice", ("cards", deck, card), what, mend, card=card, deck=seen[card])
        seen.setdefault(card, deck)
    sided: dict[str, str] = {}
    for side, members in draft.doc.sides.items():
        for index, token in enumerate(members):
            if token in sided:
                what = N_("The token {token!r} is on the side {side!r} too.")
                yield draft.problem(
                    ERROR, "twice", ("sides", side, index), what, token=token, side=sided[token]
                )
            sided.setdefault(token, side)
