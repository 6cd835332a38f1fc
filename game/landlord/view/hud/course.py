"""How far the game is: its round, its clock, and how near the end that its mode sets."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.landlord.rules.options import GameMode
from game.landlord.rules.options.modes import BANKRUPTCIES
from game.landlord.rules.questions.turns.endings import SECONDS
from game.landlord.view.session import Session
from game.ui.i18n import _, money, ngettext

HURRY = 5  # minutes from which the clock of a timed game turns amber


@dataclass(frozen=True, slots=True)
class Course:
    """What the bar tells, in words and as parts of the whole (0 to 1; below 0 there is nothing to fill).

    `urgent`: the end is near or certain. `seat` is who leads towards a target, else -1.
    """

    round: str
    clock: str
    goal: str = ""
    icon: str = ""
    part: float = -1.0
    urgent: bool = False
    seat: int = -1


def course(session: Session) -> Course:
    """How far a game is now, as it is shown."""
    shown, options = session.shown, session.pack.ruleset.options
    played, text = int(session.table.elapsed // SECONDS), _("Round {count}").format(count=shown.round)
    last = bool(shown.last_round) and shown.round >= shown.last_round
    match options.mode:
        case GameMode.TIMED:
            left = max(0, math.ceil(options.minutes - session.table.elapsed / SECONDS))
            if last or shown.last_round:
                return Course(text, duration(played), _("Last round"), "flag", 1.0, True)
            goal = _("{time} left").format(time=duration(left))
            return Course(text, "", goal, "clock", 1 - left / options.minutes, left <= HURRY)
        case GameMode.ROUNDS:
            text = _("Round {count} of {total}").format(count=shown.round, total=options.rounds)
            left = options.rounds - shown.round
            more = ngettext("{count} more round", "{count} more rounds", left).format(count=left)
            part = (shown.round - 1) / options.rounds
            return Course(text, duration(played), _("Last round") if last else more, "flag", part, last)
        case GameMode.WORTH:
            seat = max(range(len(shown.cash)), key=lambda seat: (not shown.out[seat], shown.worth(seat)))
            best, target = shown.worth(seat), options.target_worth
            goal = _("{amount} of {target}").format(
                amount=money(best, session.pack.currency), target=money(target, session.pack.currency)
            )
            part = min(1.0, best / target)
            return Course(text, duration(played), goal, "trophy", part, part >= 0.9, seat)
        case GameMode.QUICK | GameMode.QUICK_1990S as mode:
            needed, out = BANKRUPTCIES[mode], sum(shown.out)
            goal = _("{out} of {needed} bankrupt").format(out=out, needed=needed)
            if needed == 1:
                goal = _("The first bankruptcy ends it")
            part = out / needed if needed > 1 else -1.0
            return Course(text, duration(played), goal, "flag", part, 0 < out == needed - 1)
    return Course(text, duration(played))


def duration(minutes: int) -> str:
    """A stretch of time."""
    if minutes < 60:
        return _("{count} min").format(count=minutes)
    return _("{hours} h {minutes:02}").format(hours=minutes // 60, minutes=minutes % 60)
