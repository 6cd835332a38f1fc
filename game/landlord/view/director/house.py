"""Beats of forms and house rules: a deed nobody may buy, votes on a trade, the last round."""

from __future__ import annotations

from game.landlord.rules import events as ev
from game.landlord.view.director.beats import pause

BEATS = {
    ev.DeedLeft: pause(0.7),
    ev.TradeVoteOpened: pause(1.0),
    ev.TradeVoted: pause(0.7),
    ev.LastRound: pause(0.8),
}
