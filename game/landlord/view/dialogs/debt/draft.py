"""A draft of how a debt is raised: sales and mortgages, tried by the rules on a copy of the state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

from game.engine.command import Command
from game.engine.protocol import Refusal, RulesModule
from game.landlord.rules.commands import Mortgage, SellBuilding, SellGroup
from game.landlord.rules.core import stack
from game.landlord.rules.deeds import worth
from game.landlord.rules.frames import Debt
from game.landlord.rules.ruleset import Ruleset
from game.landlord.rules.state import BANK, LandlordState
from game.landlord.view.dialogs.manage.draft import ConstructionDraft

NEVER = 10**12  # more than any seat can own
ENOUGH = Refusal("draft.enough")
STOCK = ("sell.no_houses", "sell.whole_group")  # refusals that a larger sale of the group gets round


class DebtDraft:
    """Sales and mortgages of the debtor, none of them done yet.

    The rules settle a debt as soon as the cash suffices; so the draft is tried on a copy that owes more than
    can be raised. Nothing is added once enough is drafted: so every change that is shown will be carried out.
    """

    def __init__(self, rules: RulesModule[LandlordState], state: LandlordState, debt: Debt) -> None:
        self.rules = rules
        self.debt = debt.copy()  # it shrinks while beats run
        self.seat = debt.seat
        self.construction = ConstructionDraft(rules, _owing_more(state, debt), debt.seat)

    # figures -------------------------------------------------------------------------------
    @property
    def owed(self) -> int:
        """The whole debt, to all creditors."""
        return self.debt.amount

    @property
    def cash(self) -> int:
        """The cash in hand before anything is raised."""
        return self.construction.start.cash[self.seat]

    @property
    def sold(self) -> int:
        """What the drafted sales bring in."""
        return sum(
            change.cash for change in self.construction.changes if not isinstance(change.command, Mortgage)
        )

    @property
    def borrowed(self) -> int:
        """What the drafted mortgages bring in."""
        return sum(
            change.cash for change in self.construction.changes if isinstance(change.command, Mortgage)
        )

    @property
    def raised(self) -> int:
        """Cash in hand and everything drafted."""
        return self.construction.cash

    @property
    def missing(self) -> int:
        """What is still to be raised."""
        return max(0, self.owed - self.raised)

    @property
    def full(self) -> bool:
        return self.raised >= self.owed

    @property
    def commands(self) -> list[Command]:
        """What to submit, in order; the last one settles the debt if the draft is full."""
        return self.construction.commands

    @property
    def most(self) -> int:
        """Cash, and all that could be raised by selling and mortgaging everything."""
        return worth.raisable(self.construction.start, self.seat)

    @property
    def most_left(self) -> int:
        """What could be raised beyond the draft."""
        return worth.raisable(self.construction.state, self.seat) - self.raised

    @property
    def most_from_sales(self) -> int:
        """What all buildings would bring in."""
        return self.most - self.cash - sum(self.loan(space) for space in self._unmortgaged())

    def loan(self, space: int) -> int:
        """What mortgaging a deed brings in."""
        return self.construction.start.ruleset.spaces[space].mortgage

    # rows ----------------------------------------------------------------------------------
    def streets(self) -> list[int]:
        """The streets with buildings before the draft, in board order."""
        start = self.construction.start
        deeds = start.ruleset.deeds
        return [space for space in deeds if start.owner[space] == self.seat and start.level[space]]

    def deeds(self) -> list[int]:
        """The deeds that could be mortgaged, or are so in the draft: those of groups that are bare by now."""
        return [space for space in self._unmortgaged() if _bare(self.construction.state, space)]

    def built_on(self) -> list[int]:
        """The deeds that could be mortgaged once the buildings of their group are sold."""
        return [space for space in self._unmortgaged() if not _bare(self.construction.state, space)]

    def _unmortgaged(self) -> list[int]:
        start = self.construction.start
        deeds = start.ruleset.deeds
        return [space for space in deeds if start.owner[space] == self.seat and not start.mortgaged[space]]

    def level(self, space: int) -> int:
        """The buildings left on a street."""
        return self.construction.state.level[space]

    def gain(self, space: int) -> int:
        """What the draft brings in on this street or deed alone."""
        change = self.construction.toggled(space)
        start, now = self.construction.start, self.construction.state
        group = start.ruleset.spaces[space].group
        members = start.ruleset.groups[group].members
        down = sum(start.level[member] - now.level[member] for member in members)
        sales = sum(c.cash for c in self.construction.changes if self._group(c.command) == group)
        # every step of a group brings the same, so a street's part is exact
        own = sales * (start.level[space] - now.level[space]) // down if down else 0
        return own + (change.cash if change is not None else 0)

    def mortgaged(self, space: int) -> bool:
        return self.construction.state.mortgaged[space]

    # changes -------------------------------------------------------------------------------
    def sell(self, space: int) -> Refusal | None:
        """Sell one building of a street, or as many of the group as the bank's stock asks for (R-13)."""
        if self.full:
            return ENOUGH
        sale = self._sale(space)
        return self.construction.add(sale if sale is not None else SellBuilding(self.seat, space))

    def keep(self, space: int) -> Refusal | None:
        """Take the last sale on a street back."""
        found = [
            i for i, change in enumerate(self.construction.changes) if self._sells(change.command, space)
        ]
        return self.construction.take_back(found[-1]) if found else Refusal("draft.nothing")

    def mortgage(self, space: int) -> Refusal | None:
        """Mortgage a deed, or take that back."""
        change = self.construction.toggled(space)
        if change is not None:
            return self.construction.take_back(self.construction.changes.index(change))
        return ENOUGH if self.full else self.construction.add(Mortgage(self.seat, space))

    def why_not_sell(self, space: int) -> Refusal | None:
        """Why no building of a street can be sold now, or None."""
        if self.full:
            return ENOUGH
        if self._sale(space) is not None:
            return None
        return self.rules.check(self.construction.state, SellBuilding(self.seat, space))

    def why_not_keep(self, space: int) -> Refusal | None:
        """Why the last sale on a street can't be taken back, or None."""
        return self._twin().keep(space)

    def why_not_mortgage(self, space: int) -> Refusal | None:
        """Why a deed can't be mortgaged, or its drafted mortgage not be taken back, or None."""
        return self._twin().mortgage(space)

    def fill(self, commands: Iterable[Command]) -> None:
        """Start again with a list of commands, as far as it is needed and allowed."""
        self.construction.clear()
        for command in commands:
            if not self.full:
                self.construction.add(command)

    def clear(self) -> None:
        self.construction.clear()

    def renew(self, state: LandlordState, debt: Debt) -> None:
        """Go on after the table has changed, keeping what can still be done."""
        kept = self.commands
        self.debt = debt.copy()
        self.construction = ConstructionDraft(self.rules, _owing_more(state, debt), debt.seat)
        self.fill(kept)

    def _sale(self, space: int) -> Command | None:
        """The smallest sale that takes something from a street: one step, else the least the stock allows."""
        single = SellBuilding(self.seat, space)
        refusal = self.rules.check(self.construction.state, single)
        if refusal is None:
            return single
        if refusal.code not in STOCK:
            return None
        state = self.construction.state
        index = state.ruleset.spaces[space].group
        at = state.ruleset.groups[index].members.index(space)
        bulk = [
            command
            for command in self.rules.legal_commands(state, self.seat)
            if isinstance(command, SellGroup)
            and command.group == index
            and command.levels[at] < state.level[space]
        ]
        return max(bulk, key=lambda command: (sum(command.levels), command.levels), default=None)

    def _group(self, command: Command) -> int:
        """The group that a sale takes from; -1 for anything else."""
        if isinstance(command, SellGroup):
            return command.group
        if isinstance(command, SellBuilding):
            return self.construction.start.ruleset.spaces[command.space].group
        return -1

    def _sells(self, command: Command, space: int) -> bool:
        if isinstance(command, SellGroup):
            return space in self.construction.start.ruleset.groups[command.group].members
        return isinstance(command, SellBuilding) and command.space == space

    def _twin(self) -> DebtDraft:
        twin = DebtDraft.__new__(DebtDraft)
        twin.rules, twin.debt, twin.seat = self.rules, self.debt, self.seat
        twin.construction = ConstructionDraft(self.rules, self.construction.start, self.seat)
        twin.construction.state, twin.construction.changes = (
            self.construction.state.copy(),
            self.construction.changes[:],
        )
        return twin


def _owing_more(state: LandlordState, debt: Debt) -> LandlordState:
    """A copy of the state in which the debt on top can never be paid; it is only tried on, never played."""
    copy = state.copy()
    stack.pop(copy)
    stack.push(copy, replace(debt, shares=((BANK, NEVER),)))
    return copy


def _bare(state: LandlordState, space: int) -> bool:
    group = state.ruleset.groups[state.ruleset.spaces[space].group]
    return not any(state.level[member] for member in group.members)


def suggestion(rules: Ruleset, state: LandlordState, deeds: list[int], missing: int) -> list[int]:
    """Up to three deeds whose prices just cover the sum; whole groups are spared if possible."""

    def cost(few: tuple[int, ...]) -> tuple[bool, int, int]:
        price = sum(rules.spaces[space].price for space in few)
        breaks = sum(all(state.owner[m] == state.owner[s] for m in rules.members[s]) for s in few)
        return price < missing, breaks if price >= missing else 0, abs(price - missing)

    choices: list[tuple[int, ...]] = [some for size in (1, 2, 3) for some in combinations(deeds, size)]
    best = min(choices, key=cost) if choices else ()
    return list(best)
