"""The end of a game in words: who won and how, who fell, and the awards."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.protocol import Outcome
from game.landlord.rules.state import BANK, Ending
from game.landlord.view.chronicle import Chronicle, Fall, Feat
from game.landlord.view.words import Words
from game.ui.i18n import _, ngettext


@dataclass(frozen=True, slots=True)
class Award:
    """An award as it is shown."""

    icon: str
    title: str
    feat: str
    detail: str
    seat: int


def headline(session: Words, outcome: Outcome) -> str:
    """Who has won."""
    if outcome.ending is Ending.DRAWN or not outcome.winners:
        return _("The game is drawn")
    names = [session.names[seat] for seat in outcome.winners]
    if len(names) == 1:
        return _("{name} wins").format(name=names[0])
    return _("{names} and {last} share the win").format(names=", ".join(names[:-1]), last=names[-1])


def manner(outcome: Outcome, rounds: int) -> str:
    """How the game came to its end."""
    text = {
        Ending.LAST_STANDING: ngettext(
            "the last one standing, after {count} round",
            "the last one standing, after {count} rounds",
            rounds,
        ),
        Ending.TIME: ngettext(
            "the time limit ended the game after {count} round",
            "the time limit ended the game after {count} rounds",
            rounds,
        ),
        Ending.ROUNDS: ngettext(
            "richest when the last round was over, {count} round",
            "richest when the last round was over, {count} rounds",
            rounds,
        ),
        Ending.BANKRUPTCIES: ngettext(
            "richest when the quick game ended, after {count} round",
            "richest when the quick game ended, after {count} rounds",
            rounds,
        ),
        Ending.WORTH: ngettext(
            "first to reach the target, after {count} round",
            "first to reach the target, after {count} rounds",
            rounds,
        ),
        Ending.DRAWN: ngettext(
            "nobody wins, after {count} round", "nobody wins, after {count} rounds", rounds
        ),
    }[Ending(outcome.ending)]
    return text.format(count=rounds)


def fate(session: Words, fall: Fall | None, *, short: bool) -> str:
    """What became of a seat that is not on the stand."""
    if fall is None:
        return ""
    if fall.resigned:
        return _("left in round {round}").format(round=fall.round)
    if short or not fall.debt:
        return _("bankrupt in round {round}").format(round=fall.round)
    to = [session.names[seat] for seat in fall.creditors if seat != BANK]
    return _("bankrupt in round {round}, owed {amount} to {names}").format(
        round=fall.round, amount=session.money(fall.debt), names=", ".join(to) or _("the bank")
    )


def awards(session: Words, story: Chronicle) -> list[Award]:
    """Every feat of the game as an award."""
    return [_award(session, feat) for feat in story.feats]


def _award(session: Words, feat: Feat) -> Award:
    amount = session.money(feat.amount)
    space = session.space_name(feat.space) if feat.space >= 0 else ""
    match feat.kind:
        case "address":
            visits = ngettext("{space}, {count} visit", "{space}, {count} visits", feat.count)
            detail = visits.format(space=space, count=feat.count)
            return Award(
                "coins", _("Best address"), _("{amount} of rent").format(amount=amount), detail, feat.seat
            )
        case "jail":
            turns = ngettext("{count} turn in jail", "{count} turns in jail", feat.amount)
            stays = ngettext("in {count} visit", "in {count} visits", feat.count).format(count=feat.count)
            return Award("jail", _("Long stay"), turns.format(count=feat.amount), stays, feat.seat)
        case "deals":
            deals = ngettext("{count} trade agreed", "{count} trades agreed", feat.amount)
            return Award(
                "trade", _("Dealmaker"), deals.format(count=feat.amount), _("most of all seats"), feat.seat
            )
        case "doubles":
            doubles = ngettext("{count} double", "{count} doubles", feat.amount)
            return Award(
                "dice", _("Hot dice"), doubles.format(count=feat.amount), _("most of all seats"), feat.seat
            )
        case "bargain":
            under = _("{amount} under price").format(amount=amount)
            return Award(
                "auction", _("Bargain"), under, _("{space} at auction").format(space=space), feat.seat
            )
        case _:
            left = _("{amount} left").format(amount=amount)
            when = _("after {space}, round {round}") if space else _("in round {round}")
            return Award("warn", _("Close call"), left, when.format(space=space, round=feat.round), feat.seat)
