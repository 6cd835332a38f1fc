"""What a theme is made of: colours, faces and drawings by role, from wherever they come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class Typeface(Protocol):
    """A typeface by family and weight, or from a file."""

    def __hash__(self) -> int: ...

    @property
    def family(self) -> str: ...

    @property
    def weight(self) -> int: ...

    @property
    def file(self) -> Path | None: ...


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface of the toolkit's own."""

    family: str
    weight: int = 400
    file: Path | None = None


class Look(Protocol):
    """Colours by token name, faces and drawings by role, sounds by name, and words of style."""

    @property
    def colours(self) -> Mapping[str, str]: ...

    @property
    def faces(self) -> Mapping[str, Typeface]: ...

    @property
    def art(self) -> Mapping[str, Path]: ...

    @property
    def sounds(self) -> Mapping[str, Path]: ...

    @property
    def style(self) -> Mapping[str, str]: ...
