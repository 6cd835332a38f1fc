"""What the verbs of a card come to for a seat: rows for the panel, words for a button, a sum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.landlord.rules.effect import Effect, Per, Sum, Told
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.rules.verbs import AdvanceNearest, DrawFrom
from game.landlord.view.panels.figures import rent
from game.landlord.view.presentation import Presentation
from game.landlord.view.presented import PresentedState
from game.landlord.view.words import Words
from game.ui.i18n import _


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the breakdown: a drawing or an icon, words, how it is counted, and the sum.

    `amount` is the seat's gain (a loss when negative); None where no sum can be known yet.
    """

    icon: str
    label: str
    count: str = ""
    amount: int | None = 0
    value: str = ""


def target(shown: PresentedState, seat: int, effect: Effect) -> int | None:
    """Where a verb leads the token, or None for one that moves nobody."""
    return effect.goal(shown.ruleset, shown.position[seat])


def rows(session: Presentation, seat: int, effects: Sequence[Effect]) -> list[Row]:
    """The breakdown of a card for a seat, as things stand before it takes effect."""
    return [row for effect in effects for row in _rows(session, seat, effect)]


def _rows(session: Presentation, seat: int, effect: Effect) -> list[Row]:
    if effect.told is not None:
        return [Row(effect.told.icon, _(effect.told.label), _more(session, effect, effect.told))]
    if sums := effect.sums():
        return [_sum(session, seat, part) for part in sums]
    goal = target(session.shown, seat, effect)
    return _journey(session, seat, effect, goal) if goal is not None else []


def _more(session: Words, effect: Effect, told: Told) -> str:
    if isinstance(effect, DrawFrom):
        return session.text(f"deck.{session.pack.ruleset.decks[effect.deck].id}")
    return _(told.more) if told.more else ""


def _sum(session: Presentation, seat: int, part: Sum) -> Row:
    """Money that the card names, by what it is counted."""
    icon, label = _counted(session, part)
    if part.per is Per.ONCE:
        return Row(icon, label, amount=part.amount)
    times = _times(session.shown, seat, part.per)
    return Row(icon, label, f"{times} × {session.money(abs(part.amount))}", times * part.amount)


def _counted(session: Words, part: Sum) -> tuple[str, str]:
    match part.per:
        case Per.ONCE:
            return "bank", _("From the bank") if part.amount > 0 else _("To the bank")
        case Per.SEAT:
            return "person", _("From every other player") if part.amount > 0 else _("To every other player")
        case Per.HOUSE:
            return "art:house", _title(session.text("word.houses"))
        case Per.HOTEL:
            return "art:hotel", _title(session.text("word.hotels"))


def _times(shown: PresentedState, seat: int, per: Per) -> int:
    """How often a sum is counted for a seat now."""
    if per is Per.SEAT:
        return sum(1 for other, out in enumerate(shown.out) if other != seat and not out)
    top = shown.ruleset.hotel_level
    levels = [level for space, level in enumerate(shown.level) if shown.owner[space] == seat]
    return levels.count(top) if per is Per.HOTEL else sum(level for level in levels if level < top)


def _title(word: str) -> str:
    """A word at the head of a line."""
    return word[:1].upper() + word[1:]


def _journey(session: Presentation, seat: int, effect: Effect, goal: int) -> list[Row]:
    """A move by card: the salary on the way, and what waits at the goal."""
    shown, ruleset = session.shown, session.pack.ruleset
    name = session.space_name(goal)
    forward = effect.forward
    found = [Row("arrow-right" if forward else "arrow-left", name, _("your token moves there"), None)]
    if forward and 0 <= goal < shown.position[seat] and goal != shown.position[seat]:
        found.append(Row("bank", _("Salary on the way"), session.space_name(ruleset.go), ruleset.salary))
    place, owner = ruleset.spaces[goal], shown.owner[goal]
    if place.group >= 0 and owner == BANK:
        found.append(Row("house", _("Nobody owns it"), _("you may buy it"), None, session.money(place.price)))
    elif place.group >= 0 and owner != seat:
        found.append(_rent_there(session, effect, goal, owner))
    elif place.amount and place.kind is SpaceKind.TAX:
        found.append(Row("bank", _("To the bank"), name, -place.amount))
    return found


def _rent_there(session: Presentation, effect: Effect, goal: int, owner: int) -> Row:
    shown = session.shown
    to = _("Rent to {name}").format(name=session.names[owner])
    if shown.mortgaged[goal]:
        return Row("mortgage", to, _("mortgaged"), 0)
    due = rent(shown, goal, owner)
    how = effect.rent if isinstance(effect, AdvanceNearest) else "normal"
    if how == "dice_x10_new_roll":
        return Row("dice", to, _("ten times a new roll"), None, "?")
    if due.roll:
        return Row("dice", to, _("{count} × roll").format(count=due.amount), None, "?")
    amount = due.amount * (2 if how == "double" else 1)
    count = f"2 × {session.money(due.amount)}" if how == "double" else ""
    return Row("coins", to, count, -amount)


def total(found: Sequence[Row]) -> int | None:
    """What the card comes to in cash, or None if that is still open."""
    return None if any(row.value == "?" for row in found) else sum(row.amount or 0 for row in found)


def word(session: Presentation, seat: int, effects: Sequence[Effect]) -> str:
    """What the button says that lets the card take effect."""
    found = rows(session, seat, effects)
    sums = total(found)
    for effect in effects:
        if effect.told is not None:
            return _(effect.told.button)
        goal = target(session.shown, seat, effect)
        if goal is not None:
            return _("Move to {space}").format(space=session.space_name(goal))
    if sums is not None and sums < 0:
        return _("Pay {amount}").format(amount=session.money(-sums))
    if sums:
        return _("Collect {amount}").format(amount=session.money(sums))
    return _("Go on")


def parts(text: str) -> tuple[str, str]:
    """A card's text as its lead and its effect: up to the first colon, else the first sentence."""
    for mark in (": ", ". ", "! ", "\u202f: ", "\u00a0: "):
        lead, found, rest = text.partition(mark)
        if found and len(lead) <= 48 and rest:
            return lead.rstrip("\u202f\u00a0") + ("!" if mark == "! " else ""), _title(rest)
    return text, ""
