"""A frame is one open question on the decision stack; waiting is data, never a callback or thread."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Self, TypeVar, dataclass_transform


@dataclass(slots=True)
class Frame:
    """One open question; the frame on top of the stack says who must decide."""

    def copy(self) -> Self:
        """A separate copy; lists inside are copied, everything else in a frame is immutable."""
        cls = type(self)
        twin = cls.__new__(cls)
        for name in _names(cls):
            value = getattr(self, name)
            setattr(twin, name, value[:] if type(value) is list else value)
        return twin


F = TypeVar("F", bound=Frame)
_NAMES: dict[type, tuple[str, ...]] = {}


def _names(cls: type[Frame]) -> tuple[str, ...]:
    if cls not in _NAMES:
        _NAMES[cls] = tuple(f.name for f in fields(cls))
    return _NAMES[cls]


@dataclass_transform()
def frame(cls: type[F]) -> type[F]:
    """Make a class a frame."""
    return dataclass(slots=True)(cls)
