"""What follows from who owns what, worked out once and kept until a deed changes hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.classic.ruleset import SpaceKind
from game.rules.classic.state import BANK, ClassicState

MOST = 8  # exchanges a seat thinks of


@dataclass(frozen=True, slots=True)
class Exchange:
    """Deeds of a partner's that bring a group of the seat's nearer, and deeds that do so for the partner."""

    partner: int
    gets: tuple[int, ...]
    gives: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Holdings:
    """By seat: its whole street groups, and the exchanges it might propose. `free`: how many deeds the bank has."""

    whole: tuple[tuple[int, ...], ...]
    exchanges: tuple[tuple[Exchange, ...], ...]
    free: int


class _Wish(NamedTuple):
    """A partner's deeds of a group in which the seat holds some and the bank none."""

    completes: bool
    partner: int
    group: int
    deeds: tuple[int, ...]


def holdings(state: ClassicState) -> Holdings:
    """What follows from the ownership of now."""
    rules, owner = state.ruleset, state.owner
    whole: list[list[int]] = [[] for _ in range(state.seats)]
    wishes: list[list[_Wish]] = [[] for _ in range(state.seats)]
    for index, group in enumerate(rules.groups):
        owners = {owner[space] for space in group.members}
        if group.kind is not SpaceKind.STREET or BANK in owners or len(owners) > 3:
            continue
        if len(owners) == 1:
            whole[owners.pop()].append(index)
            continue
        for seat in owners:
            for partner in owners - {seat}:
                deeds = tuple(space for space in group.members if owner[space] == partner)
                wishes[seat].append(_Wish(len(owners) == 2, partner, index, deeds))
    return Holdings(
        tuple(map(tuple, whole)),
        tuple(_exchanges(seat, wishes) for seat in range(state.seats)),
        sum(owner[space] == BANK for space in rules.deeds),
    )


def _exchanges(seat: int, wishes: list[list[_Wish]]) -> tuple[Exchange, ...]:
    """What completes a group first; group for group before group for cash."""
    found = []
    for wish in sorted(wishes[seat], reverse=True):
        for theirs in sorted(wishes[wish.partner], reverse=True):
            if theirs.partner == seat and theirs.group != wish.group and theirs.completes == wish.completes:
                found.append(Exchange(wish.partner, wish.deeds, theirs.deeds))
        found.append(Exchange(wish.partner, wish.deeds, ()))
    return tuple(found[:MOST])
