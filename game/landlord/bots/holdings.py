"""What follows from who owns what, worked out once and kept until a deed changes hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.landlord.bots.memory import Deal
from game.landlord.bots.valuation import outlook
from game.landlord.rules.state import BANK, LandlordState

MOST = 5  # exchanges a seat thinks of


@dataclass(frozen=True, slots=True, order=True)
class Exchange:
    """Deeds of a partner's that bring a group of the seat's nearer, and deeds that do so for the partner."""

    partner: int
    gets: tuple[int, ...]
    gives: tuple[int, ...]

    def deal(self, seat: int) -> Deal:
        """The same as the memory knows it."""
        sides = ((seat, self.partner, self.gives), (self.partner, seat, self.gets))
        return frozenset(side for side in sides if side[2])


class _Wish(NamedTuple):
    """A partner's deeds of a group in which a seat holds some and the bank none."""

    seat: int
    completes: bool
    partner: int
    deeds: tuple[int, ...]


class _Ties(NamedTuple):
    """What the owners of a street group mean: the seat that has it whole (or BANK), and who wants what."""

    whole: int
    wishes: tuple[_Wish, ...]


class Holdings:
    """What follows from the ownership of now: `whole` street groups by seat, how many deeds are `free`."""

    def __init__(self, state: LandlordState) -> None:
        self.ruleset, self.seats, self.owner = state.ruleset, state.seats, state.owner[:]
        self.view = view = outlook(state.ruleset)
        self.free = self.owner.count(BANK) - view.never_owned
        self.whole: list[list[int]] = [[] for _ in range(state.seats)]
        self._wishes: list[list[tuple[int, _Wish]]] = [[] for _ in range(state.seats)]
        self._exchanges: dict[int, list[Exchange]] = {}
        self._lendable: dict[int, list[tuple[bool, float, int]]] = {}
        owners = [pick(self.owner) for pick in view.pickers]
        for group, (whole, wishes) in zip(view.streets, map(_ties, view.lots, owners), strict=True):
            if whole != BANK:
                self.whole[whole].append(group)
            for wish in wishes:
                self._wishes[wish.seat].append((group, wish))

    def exchanges(self, seat: int) -> list[Exchange]:
        """What a seat might propose: what completes a group first, and what promises it most."""
        if seat not in self._exchanges:
            self._exchanges[seat] = self._thought_of(seat)
        return self._exchanges[seat]

    def _thought_of(self, seat: int) -> list[Exchange]:
        found: list[tuple[bool, float, int, Exchange]] = []
        for group, wish in self._wishes[seat]:
            mine, left = self._best(group), (seat - wish.partner) % self.seats
            found.append((wish.completes, mine, left, Exchange(wish.partner, wish.deeds, ())))
            for other, theirs in self._wishes[wish.partner]:
                if theirs.partner == seat and other != group and theirs.completes == wish.completes:
                    # what they gain makes them willing, though it counts against us
                    worth = mine + self._best(other) / 2
                    found.append(
                        (wish.completes, worth, left, Exchange(wish.partner, wish.deeds, theirs.deeds))
                    )
        found.sort(reverse=True)
        return [exchange for *_, exchange in found[:MOST]]

    def _best(self, group: int) -> float:
        return self.view.promise[group][-1][-1]

    def lendable(self, seat: int) -> list[tuple[bool, float, int]]:
        """A seat's deeds in the order in which it would mortgage them, be they built on or not.

        Each with whether its group is whole, and the rent lost for a unit of cash.
        """
        if seat not in self._lendable:
            self._lendable[seat] = self._least_harm_first(seat)
        return self._lendable[seat]

    def _least_harm_first(self, seat: int) -> list[tuple[bool, float, int]]:
        owner, loss, found = self.owner, self.view.loss, []
        for members in self.view.members:
            mine = []
            for space in members:
                if owner[space] == seat:
                    mine.append(space)
            for space in mine:
                found.append((len(mine) == len(members), len(mine) * loss[space], space))
        found.sort()
        return found


_last: Holdings | None = None


def holdings(state: LandlordState) -> Holdings:
    """The holdings of now; the last ones are kept, for most commands move no deed."""
    global _last
    known = _last
    if (
        known is None
        or known.owner != state.owner
        or known.ruleset is not state.ruleset
        or known.seats != state.seats
    ):
        known = _last = Holdings(state)
    return known


@lru_cache(maxsize=8192)  # the same few patterns of ownership come again in every game
def _ties(members: tuple[int, ...], owners: tuple[int, ...]) -> _Ties:
    """Each owner wants what each other one has; among more than three nobody gets far."""
    seats = set(owners)
    if BANK in seats or len(seats) > 3:
        return _Ties(BANK, ())
    if len(seats) == 1:
        return _Ties(owners[0], ())
    wishes = []
    for partner in seats:
        deeds = tuple(space for space, owner in zip(members, owners, strict=True) if owner == partner)
        wishes += [_Wish(seat, len(seats) == 2, partner, deeds) for seat in seats - {partner}]
    return _Ties(BANK, tuple(wishes))
