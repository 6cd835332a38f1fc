"""Beats frame by frame, for tests of what is seen on the way."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.event import Event
from game.landlord.rules.verbs import KeepJailCard
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session
from tests.landlord.view.tables import classic, quick

FRAME = 1 / 60
JAIL_CARD = next(
    (deck, at)
    for deck, cards in enumerate(classic().ruleset.decks)
    for at, card in enumerate(cards.cards)
    if any(isinstance(effect, KeepJailCard) for effect in card.effects)
)


def with_pot() -> Session:
    """A lively game in which the pot is played."""
    made = samples.session(classic(), samples.midgame(classic(), pot=735), quick())
    made.stage.resize((1280, 720))
    return made


def frames(session: Session, *story: Event, speed: float = 1.0, reduced: bool = False) -> Iterator[float]:
    """The time of each frame until all has been seen."""
    director, now = session.director, 100.0
    director.timeline.speed, director.timeline.reduced = speed, reduced
    director.play(story)
    director.update(now)
    while director.busy:
        yield now - 100.0
        now += FRAME
        director.update(now)
