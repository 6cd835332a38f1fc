"""The player's own sets of rules by name: one small file, written whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError

from game.engine.kit import games, kit_of
from game.engine.messages import N_
from game.storage import codec, paths, whole
from game.storage.header import FIRST_GAME, Id, Options, Plain
from game.storage.upgrade import today
from game.storage.user_error import UserError, reason

MAX_BYTES = 256_000
MOST = 200


class Preset(Plain):
    """A set of rules for an edition, under the name the player gave it."""

    name: Annotated[str, Field(min_length=1, max_length=40, pattern=r"\S")]
    game: Id = FIRST_GAME
    pack: Id
    options: Options


_LIST = TypeAdapter(list[dict[str, object]])


def load(file: Path | None = None) -> tuple[list[Preset], UserError | None]:
    """The presets that can be read, and what was wrong with the file if anything was."""
    file = file or paths.presets_file()
    try:
        data = codec.parse(whole.read(file, MAX_BYTES))
        codec.bounded(data)
        raw = _LIST.validate_python(data)[:MOST]
    except FileNotFoundError:
        return [], None
    except (UserError, ValidationError, OSError):
        return [], UserError(N_("The rule presets in {file} can't be read."), file=file.name)
    found = [preset for each in raw if (preset := _preset(each)) is not None]
    if len(found) < len(raw):
        lost = len(raw) - len(found)
        return found, UserError(N_("Broken rule presets in {file}: {count}."), file=file.name, count=lost)
    return found, None


def _preset(data: dict[str, object]) -> Preset | None:
    """One preset; None if it is broken or an amount in it is beyond what may be chosen.

    What this version of the game doesn't know is left out.
    """
    game, options = str(data.get("game", FIRST_GAME)), data.get("options")
    if game not in games() or not isinstance(options, dict):
        return None
    kit = kit_of(game).rules
    names = {field.name for field in fields(kit.options)}
    known = {name: value for name, value in today(options, kit.renamed).items() if name in names}
    try:
        preset = Preset.model_validate(data | {"options": known})
    except ValidationError:
        return None
    notes = kit.book.notes
    amounts = (note for note in notes.values() if note.kind == "amount" and not note.money)
    whole = all(note.low <= getattr(preset.options, note.id) <= note.high for note in amounts)
    money = (getattr(preset.options, note.id) for note in notes.values() if note.money)
    return preset if whole and all(0 <= amount < codec.MAX_NUMBER for amount in money) else None


def save(presets: Sequence[Preset], file: Path | None = None) -> None:
    """Write them all in one step; a file that could not be read is kept beside it."""
    file = file or paths.presets_file()
    text = codec.dumped([preset.model_dump(mode="json") for preset in presets])
    try:
        if load(file)[1] is not None:
            whole.put_aside(file)
        whole.write(file, text + "\n")
    except OSError as error:
        raise UserError(N_("The rule presets can't be saved: {reason}."), reason=reason(error)) from error
