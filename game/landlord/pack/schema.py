"""What may stand in a pack: one model a section. The help of each field is the modders' reference."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import (
    Field,
    StrictBool,
    StrictInt,
    StringConstraints,
    create_model,
)

from game.landlord.pack.schema_look import LookDoc
from game.landlord.pack.schema_text import TextDoc
from game.landlord.pack.verbs import Verbs
from game.landlord.rules.options import Options
from game.landlord.rules.options.notes import NOTES, Note, plain
from game.landlord.rules.ruleset import SpaceKind
from game.packs.fields import Amount, Doc, Id, Ladder, Language

# --- pack.yaml --------------------------------------------------------------------------------------------


class CurrencyDoc(Doc):
    """How money is written, and by how much every amount of the board is multiplied."""

    symbol: Annotated[str, StringConstraints(strict=True, pattern=r"^[^\s\d.,+-]{1,5}\.?$")]
    """The sign of the currency: "$", "€", "F", "cr"."""
    position: Literal["before", "after"] = "before"
    """Whether the sign stands before or after the figure; in French it always stands after."""
    grouping: Literal[",", ".", " ", "'", "’", "\u202f", ""] = ","
    """What parts the thousands: ",", ".", "'" or " " (narrow and unbreakable); nothing if it is empty."""
    scale: Annotated[StrictInt, Field(ge=1, le=1000)] = 1
    """Every price, rent, fine and card amount is multiplied by this; notes are written out as they are."""
    notes: Annotated[list[Amount], Field(min_length=1, max_length=12)]
    """The banknotes, largest first."""
    start: Annotated[list[Amount], Field(max_length=12)] = Field(default_factory=list)
    """How many of each of them a seat is dealt at the start."""


class MoneyDoc(Doc):
    """The amounts of the game, before `currency.scale`."""

    start_cash: Amount = 1500
    """What each seat begins with."""
    salary: Amount = 200
    """What passing or reaching GO pays."""
    jail_fine: Amount = 50
    """What leaving jail costs."""


class StockDoc(Doc):
    """The bank's buildings; when they are gone, they are gone."""

    houses: Annotated[StrictInt, Field(ge=0, le=999)] = 32
    """Houses in the bank."""
    hotels: Annotated[StrictInt, Field(ge=0, le=999)] = 12
    """Hotels in the bank."""


class SeatsDoc(Doc):
    """How many can play."""

    min: Annotated[StrictInt, Field(ge=2, le=8)] = 2
    """The fewest seats."""
    max: Annotated[StrictInt, Field(ge=2, le=8)] = 8
    """The most seats."""


PRINTED_ELSEWHERE = ("start_cash", "salary", "houses_for_hotel")  # by `money` and the deeds of the board


def _option_fields() -> dict[str, Any]:
    """The fields of the rules' own options, so that no option is named twice in the code."""
    hints = get_type_hints(Options)
    fields: dict[str, Any] = {}
    for item in dataclasses.fields(Options):
        if item.name in PRINTED_ELSEWHERE:
            continue
        note, kind = NOTES[item.name], hints[item.name]
        if note.kind == "toggle":
            kind = StrictBool
        elif note.kind == "amount":
            kind = Annotated[StrictInt, Field(ge=note.low, le=note.high)]
        fields[item.name] = (kind, Field(item.default, description=_option_help(note)))
    return fields


def _option_help(note: Note) -> str:
    rulings = ", ".join(note.rulings)
    text = f"{rulings}: {plain(note.title)}. {plain(note.text)}"
    return f"{text} Before `currency.scale`." if note.money else text


class _OptionsBase(Doc):
    """Where the printed rules of the editions differ; what is left out is as in the US rules."""


OptionsDoc: Any = create_model(
    "OptionsDoc", __base__=_OptionsBase, __doc__=_OptionsBase.__doc__, **_option_fields()
)


# --- board.yaml -------------------------------------------------------------------------------------------


class GroupDoc(Doc):
    """Deeds that belong together."""

    kind: Literal["street", "station", "utility"] = "street"
    """What its deeds are."""
    house_cost: Amount = 0
    """What each building on its streets costs."""
    rents: Ladder | None = None
    """Stations: the rent by number owned. Utilities: the multiplier of the roll by number owned."""


class SpaceDoc(Doc):
    """A space, in the order of play; its key is its id."""

    kind: SpaceKind
    """What it does: go, street, station, utility, draw, tax, jail, go_to_jail or free_parking."""
    group: Id | None = None
    """The group of a deed."""
    price: Amount | None = None
    """What the deed costs."""
    mortgage: Amount | None = None
    """What a mortgage pays; half the price unless said."""
    house_cost: Amount | None = None
    """What a building costs here; as the group says unless said."""
    rents: Ladder | None = None
    """Streets: bare, with one house, two ... and the hotel last. Others: as the group says unless said."""
    amount: Amount | None = None
    """What a tax takes."""
    percent: Annotated[StrictInt, Field(ge=1, le=100)] | None = None
    """The part of one's worth that may be paid instead, where the option income_tax allows it."""
    deck: Id | None = None
    """The deck a draw space draws from."""


class ForceSideDoc(Doc):
    """A side of the Force: its marker and its die."""

    die: Literal["ivory", "ebony"]
    """The colour of its die; the dice of the two sides differ."""
    start: Id
    """The space where its marker is set up; from there it moves twice before the game begins."""


class ForceDoc(Doc):
    """Two markers that belong to the two sides and move over the board; a Force die falls with the others.

    When it shows the shift, each marker moves by its own die. A token that stops on the other side's marker
    must face it: the square of its own side wins and may move the marker, anything else costs the stake.
    What can be varied are options: contest_trigger, contest_roll, shift_faces, marker_blocks_building.
    """

    stake: Amount = 200
    """What a lost contest costs."""
    sides: Annotated[dict[Id, ForceSideDoc], Field(min_length=2, max_length=2)]
    """The two sides, the same as under `sides`; the die of the first is rolled first."""


class BoardDoc(Doc):
    """The board: its groups and its spaces."""

    groups: Annotated[dict[Id, GroupDoc], Field(min_length=1, max_length=40)]
    """The groups by id; their order gives each its number."""
    spaces: Annotated[dict[Id, SpaceDoc], Field(min_length=8, max_length=200)]
    """The spaces by id, in the order of play, from GO."""


# --- cards.yaml -------------------------------------------------------------------------------------------


CardsDoc = dict[Id, Annotated[dict[Id, Verbs], Field(max_length=120)]]


# --- what is documented, and what is not ------------------------------------------------------------------

PARTS = ("names", "order", "groups", "prices", "rents", "cards")
Source = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=40)]


# --- the whole --------------------------------------------------------------------------------------------


class PackDoc(Doc):
    """A theme pack. board, cards, look and text may stand in files of their own."""

    schema_: Literal[1] = Field(alias="schema")
    """The version of this format: 1."""
    game: Literal["landlord"] = "landlord"
    """The game it is an edition of."""
    id: Id
    """The pack's own name, the same as its folder's."""
    version: Annotated[str, StringConstraints(strict=True, pattern=r"^[0-9]+(\.[0-9]+){0,2}$")]
    """The pack's version, in quotes: "1.0"."""
    extends: Id | None = None
    """Another pack whose every key this one inherits."""
    languages: Annotated[list[Language], Field(min_length=1, max_length=20)]
    """The languages it speaks, its first one first."""
    currency: CurrencyDoc
    """Its money."""
    money: MoneyDoc = Field(default_factory=MoneyDoc)
    """The amounts of the game."""
    stock: StockDoc = Field(default_factory=StockDoc)
    """The bank's buildings."""
    seats: SeatsDoc = Field(default_factory=SeatsDoc)
    """How many can play."""
    options: OptionsDoc = Field(default_factory=OptionsDoc)
    """Rule options."""
    tokens: Annotated[list[Id], Field(min_length=2, max_length=24)]
    """The playing pieces."""
    sides: dict[Id, list[Id]] = Field(default_factory=dict)
    """The sides of the tokens, where the edition has sides."""
    force: ForceDoc | None = None
    """The Force, where the edition plays with it."""
    reconstructed: Annotated[list[Source], Field(max_length=100)] = Field(default_factory=list)
    """What no source documents: names, order, groups, prices, rents, cards, or rulings by id (F-7)."""
    board: BoardDoc
    """The board (board.yaml)."""
    cards: CardsDoc = Field(default_factory=dict)
    """The decks and their cards (cards.yaml)."""
    look: LookDoc
    """The look (look.yaml)."""
    text: dict[Language, TextDoc]
    """The words by language (text/en.yaml ...)."""
