"""What is to be said of the rule options of a game, and what can be done with a set of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from game.engine.ruling import Provenance, Sheet, Source


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values of an option, and what it is called.

    A value may be a variant `of` another one, which then has a word of its own for its `variant` too.
    """

    value: str
    label: str
    of: str = ""
    variant: str = ""


@dataclass(frozen=True, slots=True)
class Need:
    """An option that another one depends on, and the values that serve it: any but nothing when empty."""

    option: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Agreed:
    """The options of one game beside those of its edition, as far as they are known.

    `unit`: the edition's amounts are so many times those of the US board; `reconstructed`: see Pack.
    """

    options: Any
    official: Any
    unit: int = 1
    reconstructed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """One option. `section`: official (where the printed rules differ), mode or house.

    `rulings` are what it rests on, by id; `printed` is what each sheet says, None where it is silent.
    Amounts go from `low` to `high` in steps; those of `money` are in units of the US board, see `bounds`.
    `modes` are the only game modes in which it has a meaning, all when empty; `needs` are the options without
    which it has no effect, `part` the part of the rules that only some editions have, `unit` percent or
    minutes. The title of a `negated` toggle names what its option takes away.
    """

    id: str
    section: str
    title: str
    text: str
    rulings: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    money: bool = False
    modes: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    part: str = ""
    printed: tuple[tuple[str, str | bool | int | None], ...] = ()
    unit: str = ""
    negated: bool = False

    @property
    def kind(self) -> str:
        """choice, toggle or amount."""
        if self.choices:
            return "choice"
        return "amount" if self.high else "toggle"

    def shown(self, value: Any) -> Any:
        """A value as its title has it, or what stands under the title as a value."""
        return not value if self.negated else value

    def bounds(self, unit: int) -> tuple[int, int, int]:
        """Lowest, highest and step on a board whose amounts are `unit` times those of the US board."""
        by = unit if self.money else 1
        return self.low * by, self.high * by, self.step * by


@dataclass(frozen=True, slots=True)
class Shipped:
    """A ready-made set of rules with its title and what it is like, both messages to be translated."""

    id: str
    title: str
    text: str
    options: Any


class OptionBook(Protocol):
    """The rule options of a game. One called "mode", if there is one, says how a game ends.

    `sections` are headings by id, in the order in which they are shown; `apart` are the options that have
    places of their own on the screen; `sheets` are the printed rules that notes name.
    """

    @property
    def notes(self) -> Mapping[str, Note]: ...

    @property
    def sections(self) -> Mapping[str, str]: ...

    @property
    def apart(self) -> frozenset[str]: ...

    @property
    def sheets(self) -> Mapping[str, Sheet]: ...

    def official(self, official: Any, options: Any) -> Any:
        """An edition's official options in the mode of some options."""
        ...

    def in_mode(self, options: Any, official: Any, mode: Any) -> Any:
        """The options with another mode: what modes decide becomes as that mode's own rules say."""
        ...

    def changes(self, options: Any, official: Any) -> list[str]:
        """The options that differ from the official rules of the chosen mode, in the order of the list."""
        ...

    def has_part(self, ruleset: Any, note: Note) -> bool:
        """Whether an edition has the part of the rules that an option belongs to."""
        ...

    def overruled(self, note: Note, options: Any) -> Note | None:
        """The option that leaves this one without effect, if one does."""
        ...

    def source(self, note: Note, agreed: Agreed) -> Source:
        """Who says that an option is what it is in a game."""
        ...

    def shipped(self, official: Any) -> Sequence[Shipped]:
        """The ready-made sets of rules for an edition with these official options."""
        ...


class NoOptions:
    """The book of a game whose rules can't be changed on the screen."""

    notes: Mapping[str, Note] = MappingProxyType({})
    sections: Mapping[str, str] = MappingProxyType({})
    apart: frozenset[str] = frozenset()
    sheets: Mapping[str, Sheet] = MappingProxyType({})

    def official(self, official: Any, options: Any) -> Any:
        return official

    def in_mode(self, options: Any, official: Any, mode: Any) -> Any:
        return options

    def changes(self, options: Any, official: Any) -> list[str]:
        return []

    def has_part(self, ruleset: Any, note: Note) -> bool:
        return True

    def overruled(self, note: Note, options: Any) -> Note | None:
        return None

    def source(self, note: Note, agreed: Agreed) -> Source:
        return Source(Provenance.PRINTED)

    def shipped(self, official: Any) -> Sequence[Shipped]:
        return ()
