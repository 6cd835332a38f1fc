"""What follows from who owns what, worked out once and kept until a deed changes hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.bots.valuation import outlook
from game.rules.classic.state import BANK, ClassicState

MOST = 5  # exchanges a seat thinks of


@dataclass(frozen=True, slots=True, order=True)
class Exchange:
    """Deeds of a partner's that bring a group of the seat's nearer, and deeds that do so for the partner."""

    partner: int
    gets: tuple[int, ...]
    gives: tuple[int, ...]


class _Wish(NamedTuple):
    """A partner's deeds of a group in which the seat holds some and the bank none."""

    completes: bool
    partner: int
    group: int
    deeds: tuple[int, ...]


class Holdings:
    """What follows from the ownership of now: `whole` street groups by seat, how many deeds are `free`."""

    def __init__(self, state: ClassicState) -> None:
        self._view = view = outlook(state.ruleset)
        owner = state.owner
        self.free = owner.count(BANK) - view.never_owned
        self.whole: list[list[int]] = [[] for _ in range(state.seats)]
        self._wishes: list[list[_Wish]] = [[] for _ in range(state.seats)]
        self._exchanges: dict[int, list[Exchange]] = {}
        for group in view.streets:
            members = view.members[group]
            owners = [owner[space] for space in members]
            if BANK in owners:
                continue
            if owners.count(owners[0]) == len(owners):
                self.whole[owners[0]].append(group)
            else:
                self._wish(group, members, owners)

    def _wish(self, group: int, members: tuple[int, ...], owners: list[int]) -> None:
        """Each owner wants what each other one has; among more than three nobody gets far."""
        seats = set(owners)
        if len(seats) > 3:
            return
        for partner in seats:
            deeds = tuple(space for space, owner in zip(members, owners, strict=True) if owner == partner)
            wish = _Wish(len(seats) == 2, partner, group, deeds)
            for seat in seats - {partner}:
                self._wishes[seat].append(wish)

    def exchanges(self, seat: int) -> list[Exchange]:
        """What a seat might propose: what completes a group first, and what promises it most."""
        if seat not in self._exchanges:
            self._exchanges[seat] = self._thought_of(seat)
        return self._exchanges[seat]

    def _thought_of(self, seat: int) -> list[Exchange]:
        found: list[tuple[bool, float, int, Exchange]] = []
        for wish in self._wishes[seat]:
            mine, left = self._best(wish.group), (seat - wish.partner) % len(self._wishes)
            found.append((wish.completes, mine, left, Exchange(wish.partner, wish.deeds, ())))
            for theirs in self._wishes[wish.partner]:
                if (
                    theirs.partner == seat
                    and theirs.group != wish.group
                    and theirs.completes == wish.completes
                ):
                    # what they gain makes them willing, though it counts against us
                    worth = mine + self._best(theirs.group) / 2
                    found.append(
                        (wish.completes, worth, left, Exchange(wish.partner, wish.deeds, theirs.deeds))
                    )
        return [exchange for *_, exchange in sorted(found, reverse=True)[:MOST]]

    def _best(self, group: int) -> float:
        return self._view.promise[group][-1][-1]
