"""What is heard with a beat, and when: each noise falls on the moment of the picture that makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.view.board.roll import Roll
from game.landlord.view.director import beats, construction, goods, reveal
from game.landlord.view.director import contests as force
from game.landlord.view.director.actors import Actors
from game.landlord.view.presented import PresentedState
from game.ui.motion import Motion

STAMPED = 0.15  # when the stamp of an auction comes down


@dataclass(frozen=True, slots=True)
class Noise:
    """A sound by name, this many seconds after its beat began, at a strength from 0 to 1."""

    at: float
    name: str
    strength: float = 1.0


class Heard(Motion):
    """A motion with its noises.

    Of those of one name that fall due at once, as when a beat is skipped, only the last is heard.
    """

    def __init__(self, motion: Motion, noises: Iterable[Noise], play: Callable[[str, float], object]) -> None:
        self.motion = motion
        self.duration = motion.duration
        self._noises = sorted(noises, key=lambda noise: noise.at)
        self._play = play

    def at(self, t: float) -> None:
        self.motion.at(t)
        over = t >= self.duration
        due = {noise.name: noise for noise in self._noises if noise.at <= t or over}
        self._noises = [] if over else [noise for noise in self._noises if noise.at > t]
        for noise in due.values():
            self._play(noise.name, noise.strength)

    def rest(self, t: float) -> float:
        return self.motion.rest(t)

    def reduced(self) -> Motion:
        """Nothing travels, so the strongest noise of each name is heard at once."""
        strongest = {noise.name: noise for noise in sorted(self._noises, key=lambda noise: noise.strength)}
        at_once = [Noise(0.0, noise.name, noise.strength) for noise in strongest.values()]
        return Heard(self.motion.reduced(), at_once, self._play)


Listen = Callable[[Actors, PresentedState, Event], Iterable[Noise]]


def noises(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """Everything that is heard with the beat of an event."""
    listen = NOISES.get(type(event))
    return listen(actors, shown, event) if listen is not None else ()


def once(name: str, at: float = 0.0, strength: float = 1.0) -> Listen:
    """One noise, whatever the event says."""
    return lambda actors, shown, event: (Noise(at, name, strength),)


def _roll(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """Dice leave the hand, and knock wherever they bounce."""
    assert isinstance(event, ev.DiceRolled)
    return _fall(beats.rolled(event, shown.ruleset), beats.ROLL)


def _roll_force(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """The Force die falls alone."""
    assert isinstance(event, ev.ForceRolled)
    return _fall(Roll((force.die_of(event.face, shown.ruleset),)), force.ROLL)


def _fall(way: Roll, seconds: float) -> Iterable[Noise]:
    loudest = max((strength for _, strength in way.knocks), default=1.0)
    yield Noise(0.0, "shake")
    for t, strength in way.knocks:
        yield Noise(t * seconds, "dice", strength / loudest)


def _move(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """A token touches every space, the last one firmly; bars fall shut behind one that goes to jail."""
    assert isinstance(event, ev.TokenMoved)
    if event.how == "jail":
        return [Noise(0.0, "whoosh"), Noise(beats.CARRY, "jail")]
    spaces, step = beats.hops(actors, event)
    last = len(spaces)
    return [Noise(step * hop, "step", 1.0 if hop == last else 0.62) for hop in range(1, last + 1)]


def _pay(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """Notes rustle as they leave and are laid down where they land; the salary comes in coin."""
    assert isinstance(event, ev.CashMoved)
    if event.reason in ("start", "deal") or not event.amount:
        return []
    landed = goods.PAYMENT * 0.95
    landing = Noise(landed, "coin") if event.reason == "salary" else Noise(landed, "lay", 0.6)
    return [Noise(0.0, "cash"), landing]


def _build(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """A building knocks each time it bounces, and a hotel rings; one that is taken down goes with a crack."""
    assert isinstance(event, ev.BuildingsChanged)
    plan = construction.construction_of(shown, event)
    first, *more = construction.BOUNCES
    if event.level < event.before:
        yield Noise(0.0, "demolish")
    for at, start in enumerate(plan.landings):
        hotel = event.level == shown.ruleset.hotel_level
        yield Noise(start + first * construction.DROP, "hotel" if hotel else "build", 1.0 if not at else 0.7)
        if not at:
            yield from (Noise(start + t * construction.DROP, "build", 0.4 / k) for k, t in enumerate(more, 1))


def _mortgage(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """The stamp comes down once the deed is on its back."""
    assert isinstance(event, ev.MortgageChanged)
    if not event.mortgaged:
        return [Noise(goods.LIFT, "flip"), Noise(goods.LIFT + goods.TURN + goods.LAY, "lay", 0.7)]
    return [Noise(goods.LIFT, "flip", 0.7), Noise(goods.LIFT + goods.TURN, "stamp")]


def _cheer(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """A token that jumps comes down again."""
    return [Noise(beats.CHEER * (jump + 1), "step", 0.8) for jump in range(beats.CHEERS)]


def _jail_card(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    return [Noise(0.0, "card", 0.7), Noise(reveal.KEPT * 0.95, "lay", 0.6)]


def _sold(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    assert isinstance(event, ev.AuctionEnded)
    return [Noise(STAMPED, "gavel", 1.0 if event.seat >= 0 else 0.6)]


def _answer(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    assert isinstance(event, ev.TradeAnswered)
    return [Noise(0.0, "accept") if event.answer == "accepted" else Noise(0.0, "refuse")]


def _card(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """A card slides off its deck, turns over, and lies before everyone."""
    return [Noise(0.0, "card"), Noise(reveal.LIFT * 0.4, "flip"), Noise(reveal.LIFT, "lay")]


def _deed(actors: Actors, shown: PresentedState, event: Event) -> Iterable[Noise]:
    """A deed is pulled across the table and laid down; deeds that are dealt only fall."""
    assert isinstance(event, ev.DeedMoved)
    if event.reason == "deal":
        return [Noise(0.0, "lay")]
    return [Noise(0.0, "deed"), Noise(goods.DEED * 0.95, "lay")]


NOISES: dict[type[Event], Listen] = {
    ev.DiceRolled: _roll,
    ev.TokenMoved: _move,
    ev.CashMoved: _pay,
    ev.DeedMoved: _deed,
    ev.JailCardMoved: _jail_card,
    ev.FirstSeatChosen: _cheer,
    ev.MortgageChanged: _mortgage,
    ev.BuildingsChanged: _build,
    ev.CardDrawn: _card,
    ev.LeftJail: once("unlock"),
    ev.RentClaimed: once("claim"),
    ev.AuctionOpened: once("auction"),
    ev.BuildingAuctionOpened: once("auction"),
    ev.BidMade: once("bid"),
    ev.BidderDropped: once("pass"),
    ev.AuctionEnded: _sold,
    ev.BuildingCalled: once("trade"),
    ev.DebtOpened: once("debt"),
    ev.TradeProposed: once("trade"),
    ev.TradeAnswered: _answer,
    ev.WentBankrupt: once("bankrupt"),
    ev.MarkersMoved: once("marker"),
    ev.MarkerMoved: once("marker"),
    ev.ContestOpened: once("contest"),
    ev.ForceRolled: _roll_force,
    ev.ContestWon: once("contest_won"),
    ev.ContestLost: once("contest_lost"),
}
