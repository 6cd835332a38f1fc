"""Beats of buildings: they fly from the bank to their street, drop and bounce, and fly back when sold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.event import Event
from game.landlord.rules import events as ev
from game.landlord.view.board.picture import BuildingPose
from game.landlord.view.board.pieces.buildings import foot
from game.landlord.view.board.plan import Plan
from game.landlord.view.director.actors import Actors, Point
from game.landlord.view.presented import PresentedState
from game.ui.motion import Calm, Motion, Tween, bounce, ease_in_out, ease_out, hop, linear

FLY, DROP, AWAY = 0.4, 0.35, 0.45
BOUNCES = (1 / 2.75, 2 / 2.75, 2.5 / 2.75)  # when it touches its street, in parts of its drop
FLAT = (0.9, 0.4, 0.15)  # how much it gives way each time
APART = 0.07  # from one building of a street to the next
AFTER = 0.16  # those that come wait for those that make room
HOVER = 60.0  # stage units above the street
IN_STOCK = 1.28  # the size of the bank's own, beside one on the board
FADED = 0.35


@dataclass(frozen=True, slots=True)
class Construction:
    """What stands on a street before and after: how many houses, or a hotel."""

    before: int
    level: int
    hotel: int  # the level that is a hotel

    @property
    def staying(self) -> int:
        """Houses that stay, and may move up."""
        return 0 if self.hotel in (self.before, self.level) else min(self.before, self.level)

    @property
    def leaving(self) -> list[int]:
        """The places of those that go back to the bank."""
        return list(range(self.staying, 1 if self.before == self.hotel else self.before))

    @property
    def coming(self) -> list[int]:
        """The places of those that come."""
        return list(range(self.staying, 1 if self.level == self.hotel else self.level))

    @property
    def landings(self) -> list[float]:
        """When each of those that come begins to drop, in seconds."""
        after = AFTER if self.leaving else 0.0
        return [after + APART * at + FLY for at in range(len(self.coming))]

    @property
    def seconds(self) -> float:
        gone = AWAY + APART * (len(self.leaving) - 1) if self.leaving else 0.0
        return max(gone, *(start + DROP for start in self.landings), 0.0)


def construction_of(shown: PresentedState, event: ev.BuildingsChanged) -> Construction:
    return Construction(event.before, event.level, shown.ruleset.hotel_level)


def build(actors: Actors, shown: PresentedState, event: Event) -> Motion:
    """All that comes and goes on a street, one shortly after the other."""
    assert isinstance(event, ev.BuildingsChanged)
    construction, plan, space = construction_of(shown, event), actors.plan(), event.space
    old, new = construction.before == construction.hotel, construction.level == construction.hotel
    was = [
        foot(plan, space, slot, construction.before, old) for slot in range(1 if old else construction.before)
    ]
    will = [
        foot(plan, space, slot, construction.level, new) for slot in range(1 if new else construction.level)
    ]
    home = {hotel: _stock(actors, plan, hotel) for hotel in (False, True)}

    def show(now: float) -> None:
        made_room = ease_in_out(min(1.0, now / FLY))
        poses: list[BuildingPose | None] = [
            BuildingPose(False, *_between(was[slot], will[slot], made_room))
            for slot in range(construction.staying)
        ]
        for at, slot in enumerate(construction.leaving):
            poses.append(_leaves(old, was[slot], home[old], (now - APART * at) / AWAY))
        for slot, start in zip(construction.coming, construction.landings, strict=True):
            poses.append(_comes(new, home[new], will[slot], now - start))
        actors.construction[space] = [pose for pose in poses if pose is not None]

    def fade(t: float) -> None:
        staying = [BuildingPose(False, *_between(was[s], will[s], t)) for s in range(construction.staying)]
        leaving = [BuildingPose(old, *was[slot], alpha=1 - t) for slot in construction.leaving]
        coming = [BuildingPose(new, *will[slot], alpha=t) for slot in construction.coming]
        actors.construction[space] = [*staying, *leaving, *coming]

    whole = Tween(construction.seconds, show, linear, end=construction.seconds)
    return Calm(whole, Tween(FADED, fade, linear, fade=True))


def _stock(actors: Actors, plan: Plan, hotel: bool) -> Point:
    """The foot of the bank's own."""
    x, y = actors.stock(hotel)
    return x, y + 0.5 * IN_STOCK * plan.px(plan.own.hotel if hotel else plan.own.house)


def _between(a: Point, b: Point, k: float) -> Point:
    return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k


def _comes(hotel: bool, home: Point, place: Point, now: float) -> BuildingPose | None:
    """One from the bank, this many seconds after it began to drop; it isn't seen before it sets out."""
    if now < -FLY:
        return None
    if now < 0:
        t = 1 + now / FLY
        k = ease_in_out(t)
        lift = HOVER * ease_out(t) + 34 * hop(t)
        scale = IN_STOCK + (1 - IN_STOCK) * k + 0.3 * hop(t)
        return BuildingPose(hotel, *_between(home, place, k), lift, -0.2 * hop(t), scale, min(1.0, t * 6))
    t = min(1.0, now / DROP)
    touch = [flat * max(0.0, 1 - abs(t - at) / 0.09) for at, flat in zip(BOUNCES, FLAT, strict=True)]
    return BuildingPose(hotel, *place, HOVER * (1 - bounce(t)), max(touch) if t < 1 else 0.0)


def _leaves(hotel: bool, place: Point, home: Point, t: float) -> BuildingPose | None:
    """One that goes back: it stands, stretches as it is taken up, and is gone when it has arrived."""
    if t <= 0:
        return BuildingPose(hotel, *place)
    if t >= 1:
        return None
    k = ease_in_out(t)
    scale = 1 + (IN_STOCK - 1) * k + 0.2 * hop(t)
    lift = 46 * hop(min(1.0, t * 0.5 + 0.5 * k))
    return BuildingPose(
        hotel, *_between(place, home, k), lift, -0.35 * hop(min(1.0, t * 2)), scale, min(1.0, (1 - t) * 6)
    )


BEATS: dict[type[Event], Callable[[Actors, PresentedState, Event], Motion]] = {ev.BuildingsChanged: build}
