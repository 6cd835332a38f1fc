"""What a command does while a question is open: the question's own acts, and those that many let through."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.command import Command
from game.engine.frame import Frame
from game.landlord.rules import commands as c
from game.landlord.rules.core.question import Act, Acts
from game.landlord.rules.course import bankruptcy
from game.landlord.rules.deeds import building, mortgage
from game.landlord.rules.frames import QUESTIONS
from game.landlord.rules.questions.dues import building_call, claims, negotiation

COMMON: Acts = {
    c.Redeem: mortgage.REDEEM,
    c.ClaimRent: claims.CLAIM,
    c.Build: building.BUILD,
    c.WantBuilding: building_call.CALL,
    c.SellBuilding: building.SELL,
    c.SellGroup: building.SELL_GROUP,
    c.Mortgage: mortgage.TAKE,
    c.ProposeTrade: negotiation.PROPOSE,
    c.DeclareBankruptcy: Act(bankruptcy.go_bankrupt, bankruptcy.check_bankruptcy),
    c.Resign: Act(bankruptcy.resign),
}

# By question: every command that it lets through, its own ones first.
ACTS: Mapping[type[Frame], Acts] = {
    frame: {
        **question.acts,
        **{
            kind: act
            for kind, act in COMMON.items()
            if kind in question.also | question.anyone and kind not in question.acts
        },
    }
    for frame, question in QUESTIONS.items()
}
KNOWN: frozenset[type[Command]] = frozenset(kind for acts in ACTS.values() for kind in acts)
