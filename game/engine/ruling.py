"""Where a rule comes from: printed on a sheet, played everywhere, our own reading, or a house rule."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Provenance(StrEnum):
    """Who says so."""

    PRINTED = "printed"
    CONVENTION = "convention"  # no sheet says it, but judges, tournaments and most tables do
    OURS = "ours"  # nobody says it: what this game does where something must be done
    HOUSE = "house"  # what families add; off unless it is asked for


@dataclass(frozen=True, slots=True)
class Sheet:
    """Printed rules: what they are called, a message with their {year} where that is known, else 0."""

    title: str
    year: int = 0


@dataclass(frozen=True, slots=True)
class Ruling:
    """One rule. `sheets` print it, or are what it is read out of, by id."""

    id: str
    kind: Provenance
    text: str
    sheets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """Who says so of something shown: the sheets that print it, by id, or the parts that we reconstructed."""

    kind: Provenance
    sheets: tuple[str, ...] = ()
    reconstructed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Citation:
    """The rulings that a reason or a refusal rests on, by id, and the names of the figures it gives.

    `options` are those that could have made it otherwise, `parts` what it reads off the edition, as rents.
    """

    rulings: tuple[str, ...]
    figures: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
