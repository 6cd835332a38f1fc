"""A draft of building, selling and mortgaging: tried on a copy of the state by the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.command import Command
from game.engine.protocol import Refusal, RulesModule
from game.landlord.rules.commands import Build, Mortgage, Redeem, SellBuilding, SellGroup, WantBuilding
from game.landlord.rules.deeds import shortage
from game.landlord.rules.state import LandlordState

OPPOSITES: dict[type[Command], type[Command]] = {
    Build: SellBuilding,
    SellBuilding: Build,
    Mortgage: Redeem,
    Redeem: Mortgage,
}


@dataclass(frozen=True, slots=True)
class Change:
    """One line of the draft: the command and what it does to the cash (negative when it costs)."""

    command: Command
    cash: int

    @property
    def space(self) -> int:
        """The street or deed it is about; -1 for a whole group."""
        return int(getattr(self.command, "space", -1))


class ConstructionDraft:
    """Commands of one seat that nothing has been asked of yet, and the state as if all were carried out.

    The rules check and apply every change on a copy, in order, so what the draft allows can be confirmed.
    """

    def __init__(self, rules: RulesModule[LandlordState], state: LandlordState, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.start = shortage.without_rivals(state)
        self.state = self.start.copy()
        self.changes: list[Change] = []

    @property
    def commands(self) -> list[Command]:
        """What to submit, in order."""
        return [change.command for change in self.changes]

    @property
    def cash(self) -> int:
        """The cash after all changes."""
        return self.state.cash[self.seat]

    def add(self, command: Command) -> Refusal | None:
        """Put a command at the end of the draft, or say why not."""
        refusal = self.rules.check(self.state, command)
        if refusal is None:
            before = self.cash
            self.rules.apply(self.state, command)
            self.changes.append(Change(command, self.cash - before))
        return refusal

    def take_back(self, index: int) -> Refusal | None:
        """Take one change out; refused with the rule that a later change would then break."""
        twin = ConstructionDraft(self.rules, self.start, self.seat)
        for command in self.commands[:index] + self.commands[index + 1 :]:
            refusal = twin.add(command)
            if refusal is not None:
                return refusal
        self.state, self.changes = twin.state, twin.changes
        return None

    def undo(self) -> None:
        """Take the last change back, if there is one."""
        if self.changes:
            self.take_back(len(self.changes) - 1)

    def clear(self) -> None:
        """Start again."""
        self.state, self.changes = self.start.copy(), []

    def wish(self, command: Command) -> Refusal | None:
        """Do a command, or take its opposite out of the draft: + after a drafted sale is no purchase."""
        at = self._opposite(command)
        if at is not None and self.take_back(at) is None:
            return None
        return self.add(command)

    def why_not(self, command: Command) -> Refusal | None:
        """Why a wish is refused now, or None; changes nothing."""
        at = self._opposite(command)
        if at is not None and self._copy().take_back(at) is None:
            return None
        return self.rules.check(self.state, command)

    def contest(self, state: LandlordState) -> tuple[int, WantBuilding] | None:
        """The houses, or hotels, of the draft that others could want too, asked for at once (A9).

        With them the place of the first one in the draft: what comes before can be done before.
        """
        draft, first = self.start.copy(), dict[bool, int]()
        wishes: dict[bool, list[int]] = {}
        for index, change in enumerate(self.changes):
            if isinstance(change.command, Build):
                hotel = shortage.is_hotel(draft, change.space)
                first.setdefault(hotel, index)
                wishes.setdefault(hotel, []).append(change.space)
            self.rules.apply(draft, change.command)
        for hotel, spaces in wishes.items():
            if shortage.rivals(state, self.seat, hotel, len(spaces)):
                return first[hotel], WantBuilding(self.seat, tuple(spaces))
        return None

    def fresh(self, space: int) -> int:
        """By how many buildings a street has changed in the draft."""
        return self.state.level[space] - self.start.level[space]

    def toggled(self, space: int) -> Change | None:
        """The change that drafts a mortgage or its lifting on a space, if any."""
        kinds = (Mortgage, Redeem)
        return next((c for c in self.changes if c.space == space and isinstance(c.command, kinds)), None)

    def turned(self, space: int) -> Command:
        """The command that turns a deed over."""
        return (Redeem if self.state.mortgaged[space] else Mortgage)(self.seat, space)

    def sale_of(self, group: int) -> SellGroup:
        """The command that sells every building of a group at once (R-13)."""
        return SellGroup(self.seat, group, (0,) * len(self.state.ruleset.groups[group].members))

    def _opposite(self, command: Command) -> int | None:
        """Where the draft last did the opposite of a command on the same space."""
        other, space = OPPOSITES.get(type(command)), getattr(command, "space", -1)
        found = [i for i, c in enumerate(self.changes) if type(c.command) is other and c.space == space]
        return found[-1] if found else None

    def _copy(self) -> ConstructionDraft:
        twin = ConstructionDraft(self.rules, self.start, self.seat)
        twin.state, twin.changes = self.state.copy(), self.changes[:]
        return twin
