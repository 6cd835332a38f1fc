"""Everything on the stage that moves by itself, and the picture that results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from game.engine.event import Event
from game.landlord.rules.events import BuildingsChanged, MortgageChanged
from game.landlord.rules.state import BANK, FREE, POT
from game.landlord.view.board.paper.pot import pot_middle
from game.landlord.view.board.picture import (
    BoardPicture,
    BuildingPose,
    CardPose,
    DeedPose,
    ForcePicture,
    Journey,
    MarkerPose,
    NotesPose,
    TokenPose,
)
from game.landlord.view.board.plan import Plan
from game.landlord.view.board.roll import DicePose
from game.landlord.view.presented import PresentedState

Point = tuple[float, float]


@dataclass(slots=True)
class ForceActors:
    """What the Force moves: markers off their places, their journeys, and the card of a contest.

    All but the poses run from 0 to 1: `glow` of the dice, `hush` of the middle, `card` how far the card of a
    contest has come in, `roll` how far its die has come, `verdict` how far its result is shown, `veil` how
    far the spaces fall back behind a lost one.
    """

    carried: dict[int, MarkerPose] = field(default_factory=dict)
    journeys: list[Journey] = field(default_factory=list)
    glow: float = 0.0
    hush: float = 0.0
    card: float = 0.0
    roll: float = 0.0
    face: int = -1
    verdict: float = 0.0
    veil: float = 0.0

    def settle(self, *, contest: bool) -> None:
        """What has landed is on the board now; when the `contest` is over, its card is gone."""
        self.carried.clear()
        self.journeys.clear()
        self.glow = self.hush = 0.0
        if not contest:
            self.card = self.roll = self.verdict = self.veil = 0.0
            self.face = -1

    def show(self, face: int, won: bool | None) -> None:
        """The card of a contest lies there already, as far as it had come."""
        self.card, self.face = 1.0, face
        self.roll = 1.0 if face >= 0 else 0.0
        self.verdict = 1.0 if won is not None else 0.0


@dataclass(slots=True)
class Actors:
    """What is on the move: tokens off their places, dice in the tray, cards, notes and deeds in the air.

    `plan`, `seat_point` and `stock_point` say where things lie on this screen, in device pixels: the middle
    of a seat's card, and that of the bank's houses or hotels. What flies is kept by the id of its event.
    """

    plan: Callable[[], Plan]
    seat_point: Callable[[int], Point]
    tokens: Sequence[str]
    colours: Sequence[int]
    carried: dict[int, TokenPose] = field(default_factory=dict)
    dice: tuple[DicePose, ...] = ()
    stock_point: Callable[[bool], Point] | None = None
    construction: dict[int, list[BuildingPose]] = field(default_factory=dict)
    hatching: dict[int, float] = field(default_factory=dict)
    ghosts: list[CardPose] = field(default_factory=list)
    cards: list[CardPose] = field(default_factory=list)
    kept: dict[int, CardPose] = field(default_factory=dict)
    notes: dict[int, NotesPose] = field(default_factory=dict)
    deeds: dict[int, DeedPose] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    readers: frozenset[int] = frozenset()  # the seats of people who read what happens to them
    force: ForceActors = field(default_factory=ForceActors)
    dim: float = 0.0
    taken: int = 0  # from the pot, and not yet anybody's

    def rest_of(self, shown: PresentedState, lead: int) -> dict[int, TokenPose]:
        """Every token at rest on its space; the `lead` seat stands in the middle of the front row."""
        plan, poses = self.plan(), {}
        for (space, jailed), seats in self._crowds(shown, lead).items():
            for slot, seat in enumerate(seats):
                stand = plan.stand(space, slot, len(seats), jailed)
                token, scale = self.tokens[seat], stand.scale
                poses[seat] = TokenPose(seat, token, stand.x, stand.y, scale=scale, space=space)
        return poses

    def _crowds(self, shown: PresentedState, lead: int) -> dict[tuple[int, bool], list[int]]:
        """Who stands together, the lead first; those in jail stand apart from visitors."""
        crowds: dict[tuple[int, bool], list[int]] = {}
        present = [seat for seat in range(len(shown.cash)) if seat not in self.gone]
        for seat in sorted(present, key=lambda seat: seat != lead):
            crowds.setdefault((shown.position[seat], shown.jail[seat] != FREE), []).append(seat)
        return crowds

    def picture(self, shown: PresentedState, **view: object) -> BoardPicture:
        """What the stage draws now; `view` adds what the scene knows: hover, focus, pulse, lens."""
        poses = self.rest_of(shown, shown.turn)
        poses.update(self.carried)
        picture = BoardPicture(
            owners=shown.owner,
            mortgaged=shown.mortgaged,
            levels=shown.level,
            houses_left=shown.houses_left,
            hotels_left=shown.hotels_left,
            piles=[len(deck.cards) for deck in shown.ruleset.decks],
            colours=self.colours,
            tokens=sorted(poses.values(), key=lambda pose: (pose.y, pose.x)),
            dice=self.dice,
            construction=self.construction,
            hatching=self.hatching,
            ghosts=self.ghosts,
            cards=self.cards,
            kept=tuple(self.kept.values()),
            notes=tuple(self.notes.values()),
            deeds=tuple(self.deeds.values()),
            current=shown.position[shown.turn] if not shown.out[shown.turn] else -1,
            current_seat=shown.turn,
            dim=self.dim,
            pot=shown.pot - self.taken,
        )
        if shown.markers:
            picture = self._with_force(picture, shown)
        return replace(picture, **view) if view else picture  # type: ignore[arg-type]

    def markers(self, shown: PresentedState) -> dict[int, MarkerPose]:
        """Every Force marker at rest in its lane, by side."""
        sides = shown.ruleset.force.sides if shown.ruleset.force is not None else ()
        plan, poses = self.plan(), {}
        together = len(set(shown.markers)) < len(shown.markers)
        for side, (name, space) in enumerate(zip(sides, shown.markers, strict=True)):
            x, y = plan.lane(space, side, 2) if together else plan.lane(space)
            poses[side] = MarkerPose(f"marker.{name}", x, y, space=space)
        return poses

    def _with_force(self, picture: BoardPicture, shown: PresentedState) -> BoardPicture:
        force, poses = self.force, self.markers(shown)
        lit = tuple((pose.space, side) for side, pose in poses.items() if side not in force.carried)
        poses.update(force.carried)
        shows = ForcePicture(lit, tuple(force.journeys), force.glow, force.hush, force.card, force.veil)
        return replace(picture, markers=tuple(poses.values()), force=shows)

    @property
    def aloft(self) -> bool:
        """Whether something flies over the whole screen, not over the board alone."""
        return bool(self.notes or self.deeds or self.kept)

    def place(self, seat: int) -> Point:
        """Where money and deeds of a seat fly from and to, the bank and the pot too; device pixels."""
        if seat == BANK:
            return self.plan().bank.center
        return pot_middle(self.plan()) if seat == POT else self.seat_point(seat)

    def stock(self, hotel: bool) -> Point:
        """Where a house or a hotel of the bank's is seen, in device pixels."""
        return self.stock_point(hotel) if self.stock_point is not None else self.plan().bank.center

    def land(self, event: Event, *, contest: bool) -> None:
        """What moved with an event belongs to the board now, no longer to the air."""
        self.carried.clear()
        self.taken = 0
        for flying in (self.kept, self.notes, self.deeds):
            flying.pop(id(event), None)
        if isinstance(event, BuildingsChanged):
            self.construction.pop(event.space, None)
        elif isinstance(event, MortgageChanged):
            self.hatching.pop(event.space, None)
        self.force.settle(contest=contest)

    def put_card_back(self) -> None:
        """No card lies over the board any more."""
        self.cards.clear()
        self.ghosts.clear()
        self.dim = 0.0
