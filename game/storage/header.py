"""Who plays what: the setup of a game, and the first line of its save."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, ValidationError, ValidationInfo

from game.engine.kit import games, kit_of
from game.storage import codec
from game.storage.upgrade import FORMAT
from game.storage.user_error import UserError

MAX_SEED = 2**63 - 1
COLOURS = 8
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


FIRST_GAME = "landlord"  # the only one there was when saves and packs didn't name their game


def _options(data: Any, info: ValidationInfo) -> Any:
    """The options that `data` stands for in the game that was named before; None for the usual ones."""
    game = str(info.data.get("game"))
    if game not in games():
        raise ValueError(f"there is no game called {game}")
    try:
        return codec.decode_options(kit_of(game).rules, {} if data is None else data)
    except UserError as error:
        raise ValueError(str(error)) from error


Options = Annotated[Any, PlainValidator(_options)]


class SeatKind(StrEnum):
    """Who decides for a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


class Plain(BaseModel):
    """Checked data that never changes; unknown keys are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class SeatSetup(Plain):
    """One seat: who sits there, with which token and seat colour (an index of the eight)."""

    name: Annotated[str, Field(min_length=1, max_length=24, pattern=r"\S")]
    kind: SeatKind
    token: Id
    colour: Annotated[int, Field(ge=0, lt=COLOURS)]
    level: Id = "steady"


class GameSetup(Plain):
    """Everything that is chosen before a game; with the commands it makes the whole game again.

    `options` are of the game's own class.
    """

    game: Id = FIRST_GAME
    pack: Id
    seats: Annotated[tuple[SeatSetup, ...], Field(max_length=8)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]
    options: Options = Field(default=None, validate_default=True)


def read_setup(data: Mapping[str, Any]) -> GameSetup | None:
    """The setup as it was written; None for one that can't be read, as of a game that isn't here."""
    try:
        return GameSetup.model_validate(data)
    except ValidationError:
        return None


class Origin(Plain):
    """Where a game was copied from: the name of that save ("" for none), its round and its event."""

    save: Annotated[str, Field(max_length=200)]
    round: Annotated[int, Field(ge=0, le=10**9)]
    event: Annotated[int, Field(ge=0, le=10**9)]


class Header(Plain):
    """The first line of a save; `ruleset` is the fingerprint of the rules it was played by."""

    format: int = FORMAT
    version: Annotated[str, Field(max_length=40)]
    pack_version: Annotated[str, Field(max_length=40)]
    ruleset: Annotated[str, Field(max_length=64)]
    setup: GameSetup
    origin: Origin | None = None
