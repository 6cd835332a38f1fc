"""Names for plain-data classes, so that a save can say which one it means."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Registry(Generic[T]):
    """Maps a class name to its class; a name may be registered once."""

    def __init__(self) -> None:
        self._classes: dict[str, type[T]] = {}

    def add(self, cls: type[T]) -> type[T]:
        if cls.__name__ in self._classes:
            raise ValueError(f"{cls.__name__} is registered twice")
        self._classes[cls.__name__] = cls
        return cls

    def __getitem__(self, name: str) -> type[T]:
        return self._classes[name]

    def __contains__(self, name: object) -> bool:
        return name in self._classes

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(self._classes.values())
