"""From a checked document to what the game plays with: ruleset, currency, look and words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import cycle
from pathlib import Path

from game.landlord.pack import verbs
from game.landlord.pack.art import art_places
from game.landlord.pack.board_pack import BoardPack
from game.landlord.pack.draft import BoardDraft
from game.landlord.pack.schema import GroupDoc, SpaceDoc
from game.landlord.pack.schema_look import SIDE_COLOURS, FaceDoc
from game.landlord.pack.schema_text import TextDoc
from game.landlord.rules.options import Options
from game.landlord.rules.options.notes import NOTES
from game.landlord.rules.ruleset import Card, Deck, Force, Group, Ruleset, Space, SpaceKind
from game.packs import palette
from game.packs.look import Face, Look
from game.packs.pack import Token
from game.shipped import data_root
from game.typography import NARROW, Currency, typeset, write


def build(draft: BoardDraft) -> BoardPack:
    """The pack; the draft must have passed the checks that bar playing."""
    doc = draft.doc
    currency = Currency(
        symbol=doc.currency.symbol,
        before=doc.currency.position == "before",
        grouping=NARROW if doc.currency.grouping == " " else doc.currency.grouping,
        notes=tuple(sorted(doc.currency.notes, reverse=True)),
        start=tuple(doc.currency.start),
    )
    side_of = {token: side for side, members in doc.sides.items() for token in members}
    texts = {language: _texts(draft, currency, doc.text[language], language) for language in doc.languages}
    first = doc.text[doc.languages[0]]
    return BoardPack(
        id=doc.id,
        version=doc.version,
        root=draft.root,
        ruleset=build_ruleset(draft),
        layout=draft.layout,
        look=build_look(draft),
        currency=currency,
        tokens=tuple(Token(token, side_of.get(token, "")) for token in doc.tokens),
        languages=tuple(doc.languages),
        texts=texts,
        game=doc.game,
        credits=tuple(first.credits),
        reconstructed=tuple(doc.reconstructed),
    )


# --- rules ------------------------------------------------------------------------------------------------


def build_ruleset(draft: BoardDraft) -> Ruleset:
    """Every amount times the currency's scale."""
    doc, scale = draft.doc, draft.doc.currency.scale
    groups, spaces = doc.board.groups, doc.board.spaces
    compiler = verbs.Compiler(
        doc.currency.scale,
        {name: index for index, name in enumerate(draft.space_ids)},
        {name: index for index, name in enumerate(doc.cards)},
    )
    decks = tuple(
        Deck(deck, tuple(Card(card, compiler.verbs(docs)) for card, docs in cards.items()))
        for deck, cards in doc.cards.items()
    )
    rules = Ruleset(
        id=doc.id,
        spaces=tuple(_space(draft, i, name, space) for i, (name, space) in enumerate(spaces.items())),
        groups=tuple(
            Group(name, SpaceKind(groups[name].kind), members, groups[name].house_cost * scale)
            for name, members in draft.groups.items()
        ),
        decks=decks,
        start_cash=doc.money.start_cash * scale,
        salary=doc.money.salary * scale,
        jail_fine=doc.money.jail_fine * scale,
        houses=doc.stock.houses,
        hotels=doc.stock.hotels,
        min_seats=doc.seats.min,
        max_seats=doc.seats.max,
        unit=scale,
        force=_force(draft),
    )
    return replace(rules, options=_options(draft, rules))


def _force(draft: BoardDraft) -> Force | None:
    """The sides in the order in which the section names them."""
    doc = draft.doc.force
    if doc is None:
        return None
    (one, first), (other, second) = doc.sides.items()
    start = draft.space_ids.index(first.start), draft.space_ids.index(second.start)
    stake = doc.stake * draft.doc.currency.scale
    return Force((one, other), (first.die, second.die), start, stake)


def _options(draft: BoardDraft, rules: Ruleset) -> Options:
    """The pack's own, in its own units; what other sections print is said there alone."""
    stated = draft.doc.options.model_dump()
    for name in stated:
        if NOTES[name].money:
            stated[name] *= rules.unit
    return Options(
        **stated, start_cash=rules.start_cash, salary=rules.salary, houses_for_hotel=rules.hotel_level - 1
    )


def _space(draft: BoardDraft, index: int, name: str, space: SpaceDoc) -> Space:
    doc, scale = draft.doc, draft.doc.currency.scale
    group: GroupDoc | None = doc.board.groups.get(space.group) if space.group else None
    price = space.price or 0
    house_cost = space.house_cost if space.house_cost is not None else (group.house_cost if group else 0)
    rents: Iterable[int] = space.rents or (group.rents if group else None) or ()
    return Space(
        index=index,
        id=name,
        kind=space.kind,
        group=list(draft.groups).index(space.group) if space.group else -1,
        price=price * scale,
        mortgage=(price // 2 if space.mortgage is None else space.mortgage) * scale,
        house_cost=house_cost * scale,
        rents=tuple(rent * scale for rent in rents),
        amount=(space.amount or 0) * scale,
        deck=list(doc.cards).index(space.deck) if space.deck else -1,
        percent=space.percent or 0,
    )


# --- looks ------------------------------------------------------------------------------------------------


def build_look(draft: BoardDraft) -> Look:
    """Colours with those that are worked out, faces and art by role with full paths."""
    doc = draft.doc
    look = doc.look
    sides = doc.force.sides if doc.force is not None else ()
    own = {f"side-{side}": colour for side, colour in zip(sides, SIDE_COLOURS, strict=False)}
    colours = palette.complete(own | look.colours)
    first: dict[str, str] = {}
    for number, name in enumerate(draft.groups, 1):
        group = doc.board.groups[name]
        if worn := look.groups.get(name):
            shades = (worn.colour, worn.on_panel or worn.colour)
            key = {"station": "rail", "utility": "util"}.get(group.kind, "")
            for suffix in (str(number), *([key] if key and key not in first else [])):
                colours[f"g-{suffix}"], colours[f"gu-{suffix}"] = shades
            first.setdefault(key, name)
    faces = {role: face for role in _FACES if (face := _face(draft, role)) is not None}
    return Look(
        colours=colours,
        faces=faces,
        art={**_more_glyphs(len(draft.groups)), **_force_art(draft), **dict(_art(draft))},
        sounds={role: draft.resolve(("look", "sound", role)) for role in look.sound},
        style=look.style.model_dump(),
    )


def _more_glyphs(groups: int) -> dict[str, Path]:
    """Marks for the groups past the first eight, so that colour never stands alone."""
    folder = data_root("assets") / "art" / "groups"
    names = cycle(_MORE_GLYPHS)
    return {f"glyph.{number}": folder / f"{next(names)}.svg" for number in range(9, groups + 1)}


def _force_art(draft: BoardDraft) -> dict[str, Path]:
    """The game's own drawings of the Force, for packs that bring none."""
    if draft.doc.force is None:
        return {}
    folder = data_root("assets") / "art" / "force"
    found = {"die.shift": folder / "shift.svg"}
    for number, side in enumerate(draft.doc.force.sides, 1):
        for role in ("marker", "side", "die"):
            found[f"{role}.{side}"] = folder / f"{role}-{number}.svg"
    return found


_MORE_GLYPHS = ("11-heart", "12-crown", "13-fish", "14-clover", "15-bell", "16-spade")
_FACES = ("display", "board", "board-bold", "name", "ui", "ui-bold")


def _face(draft: BoardDraft, role: str) -> Face | None:
    doc: FaceDoc | None = getattr(draft.doc.look.faces, role.replace("-", "_"))
    if doc is None:
        return None
    file = draft.resolve(("look", "faces", role, "file")) if doc.file else None
    return Face(doc.family, doc.weight, file)


def _art(draft: BoardDraft) -> Iterable[tuple[str, Path]]:
    for role, loc in art_places(draft.doc, list(draft.groups)):
        yield role, draft.resolve(loc)


# --- words ------------------------------------------------------------------------------------------------


def _texts(draft: BoardDraft, currency: Currency, doc: TextDoc, language: str) -> Mapping[str, str]:
    money, scale = draft.doc.money, draft.doc.currency.scale
    amounts = {
        "salary": write(currency, money.salary * scale, language),
        "fine": write(currency, money.jail_fine * scale, language),
    }
    texts = {"title": doc.title, "subtitle": doc.subtitle, "tagline": doc.tagline}
    for index, name in enumerate(draft.space_ids):
        words = doc.spaces.get(name)
        if words is None:
            continue  # the first language stands in
        label = words.label or words.name
        texts[f"space.{index}.name"] = words.name
        texts[f"space.{index}.label"] = label
        texts[f"space.{index}.short"] = words.short or label
        texts[f"space.{index}.note"] = fill(words.note or "", amounts)
    texts.update({f"space.{index}.brief": name for index, name in _brief(texts).items()})
    for kind, table in (
        ("group", doc.groups), ("deck", doc.decks), ("token", doc.tokens), ("word", doc.words.model_dump()),
    ):  # fmt: skip
        texts.update({f"{kind}.{name}": word for name, word in table.items()})
    for side, said in doc.sides.items():
        texts[f"side.{side}"] = said.name
        further = said.model_dump(exclude={"name"}, exclude_none=True)
        texts.update({f"side.{side}.{part}": word for part, word in further.items()})
    for deck, card in draft.cards:
        if card not in doc.cards:
            continue
        figures = verbs.figures(draft.doc.cards[deck][card])
        written = {name: write(currency, amount * scale, language) for name, amount in figures.items()}
        texts[f"card.{card}"] = fill(doc.cards[card], written)
    texts.update({f"credit.{number}": line for number, line in enumerate(doc.credits)})
    return {key: typeset(text, language) for key, text in texts.items()}


def _brief(texts: Mapping[str, str]) -> dict[int, str]:
    """The short names on one line; the full one where two spaces would be called the same."""
    full = {int(key.split(".")[1]): text for key, text in texts.items() if key.endswith(".name")}
    short = {at: _in_a_line(texts[f"space.{at}.short"], name) for at, name in full.items()}
    shared = {at for at in short for other in short if short[at] == short[other] and full[at] != full[other]}
    return {at: full[at] if at in shared else short[at] for at in full}


def _in_a_line(short: str, name: str) -> str:
    """Without the board's breaks; a hyphen stays only if the name has it."""
    ways = (short.replace("-\n", ""), short.replace("\n", ""), short.replace("\n", " "))
    return next((way for way in ways if way in name), ways[-1])


def fill(text: str, values: Mapping[str, str]) -> str:
    """The text with {names} replaced by their values; unknown ones stay as they are."""
    return re.sub(r"\{(\w+)\}", lambda match: values.get(match[1], match[0]), text)
