"""What the board game hands to the rest of the house, without a screen."""

from __future__ import annotations

from game.bots.kit import BotKit
from game.engine.command import Command
from game.engine.event import Event, Why
from game.engine.kit import RulesKit, classes_in
from game.landlord.bots.audit import Audit
from game.landlord.bots.fairness import study
from game.landlord.bots.memory import Memory
from game.landlord.bots.random_bot import RandomBot
from game.landlord.bots.steady import Steady
from game.landlord.rules import commands, events, ruleset
from game.landlord.rules.book import BOOK, wished
from game.landlord.rules.core import stack
from game.landlord.rules.course.variant import played
from game.landlord.rules.frames import QUESTIONS
from game.landlord.rules.module import LANDLORD
from game.landlord.rules.options import Options
from game.landlord.rules.questions.dues import claims
from game.landlord.rules.questions.turns import endings
from game.landlord.rules.state import Claim, Ending, LandlordState
from game.landlord.rules.verbs import VERBS
from game.landlord.saves import RENAMED, akin, misfit

RULES: RulesKit[LandlordState] = RulesKit(
    module=LANDLORD,
    state=LandlordState,
    commands=classes_in(commands, Command),
    events=classes_in(events, Event),
    frames=tuple(QUESTIONS),
    values=(Why, commands.Offer, commands.Transfer, Claim, *VERBS, Options, *classes_in(ruleset, object)),
    endings=Ending,
    options=Options,
    book=BOOK,
    wished=wished,
    played=played,
    turn_ends=commands.EndTurn,
    interrupts=claims.owners,
    last_calls=claims.last_calls,
    clock=endings.clock,
    between=stack.between,
    misfit=misfit,
    akin=akin,
    renamed=RENAMED,
)

BOTS: BotKit[LandlordState] = BotKit(
    levels={"steady": Steady, "random": RandomBot},
    memory=Memory,
    audit=Audit,
    study=study,
)
