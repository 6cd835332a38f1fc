"""The kinds of values that stand in packs."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StringConstraints

FORMAT = 1

Id = Annotated[str, StringConstraints(strict=True, pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Language = Annotated[str, StringConstraints(strict=True, pattern=r"^[a-z]{2,3}(_[A-Z]{2})?$")]
Colour = Annotated[str, StringConstraints(strict=True, pattern=r"^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")]
PathText = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=200)]
Amount = Annotated[StrictInt, Field(ge=0, le=10_000_000)]
Text = Annotated[str, StringConstraints(strict=True, max_length=600)]
Ladder = Annotated[list[Amount], Field(min_length=1, max_length=12)]


class Doc(BaseModel):
    """A part of a pack; a key it doesn't know is an error."""

    model_config = ConfigDict(extra="forbid")
