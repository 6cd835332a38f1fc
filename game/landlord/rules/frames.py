"""Every frame of the board game, and its question: one file each under `questions`."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.frame import Frame
from game.landlord.rules.core.question import Question
from game.landlord.rules.core.stack import Turn
from game.landlord.rules.questions.dues.auction import AUCTION, BANK_SALE, Auction, BankSale
from game.landlord.rules.questions.dues.building_auction import (
    BUILDING_AUCTION,
    BUILDING_SALE,
    BuildingAuction,
    BuildingSale,
)
from game.landlord.rules.questions.dues.building_call import BUILDING_CALL, BuildingCall
from game.landlord.rules.questions.dues.debt import DEBT, Debt
from game.landlord.rules.questions.dues.inherited import INHERITED, Inherited
from game.landlord.rules.questions.dues.negotiation import NEGOTIATION, Negotiation
from game.landlord.rules.questions.dues.trade_vote import TRADE_VOTE, TradeVote
from game.landlord.rules.questions.spaces.buy_offer import BUY_OFFER, BuyOffer
from game.landlord.rules.questions.spaces.contest import CONTEST, Contest
from game.landlord.rules.questions.spaces.effects import EFFECT_CHOICE, EFFECTS, EffectChoice, Effects
from game.landlord.rules.questions.spaces.landing import LANDING, Landing
from game.landlord.rules.questions.spaces.marker_choice import MARKER_CHOICE, MarkerChoice
from game.landlord.rules.questions.spaces.tax_choice import TAX_CHOICE, TaxChoice
from game.landlord.rules.questions.turns.last_fine import LAST_FINE, LEAVING_JAIL, LastFine, LeavingJail
from game.landlord.rules.questions.turns.opening_roll import OPENING_ROLL, OpeningRoll
from game.landlord.rules.questions.turns.turn import TURN

__all__ = [
    "QUESTIONS", "Auction", "BankSale", "BuildingAuction", "BuildingCall", "BuildingSale", "BuyOffer",
    "Contest", "Debt", "EffectChoice", "Effects", "Inherited", "Landing", "LastFine", "LeavingJail",
    "MarkerChoice", "Negotiation", "OpeningRoll", "TaxChoice", "TradeVote", "Turn",
]  # fmt: skip

QUESTIONS: Mapping[type[Frame], Question] = {
    question.frame: question
    for question in (
        OPENING_ROLL,
        TURN,
        LAST_FINE,
        LEAVING_JAIL,
        LANDING,
        TAX_CHOICE,
        CONTEST,
        MARKER_CHOICE,
        EFFECTS,
        EFFECT_CHOICE,
        BUY_OFFER,
        AUCTION,
        BANK_SALE,
        BUILDING_CALL,
        BUILDING_SALE,
        BUILDING_AUCTION,
        DEBT,
        INHERITED,
        NEGOTIATION,
        TRADE_VOTE,
    )
}
