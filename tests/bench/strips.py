"""Eight pictures of each animation, as it is played in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

import game.kits  # noqa: F401  (says which games there are)
from game.engine.event import Event
from game.engine.protocol import Outcome
from game.landlord.rules import events as ev
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.state import BANK, POT, Ending
from game.landlord.rules.verbs import KeepJailCard
from game.landlord.view.play.scene import BoardScene
from game.landlord.view.samples import positions as samples
from game.landlord.view.samples import sides as samples_force
from game.landlord.view.session import Session
from game.packs.pack import Pack
from game.storage.settings import Settings
from game.table.table import Table
from game.tools.pilot import Pilot

FULL = (1920, 1080)
MOST = 900  # frames of one animation

Game = Callable[[Pack, Settings], Session]
Story = Callable[[Pack], Sequence[Event]]
Crop = tuple[int, int, int, int]


@dataclass(frozen=True)
class Strip:
    """An animation: what happens in which game, and where in the window it is seen (reference pixels).

    `begins` and `lasts` are its seconds where it isn't shown from the first of its events to the end of the
    last; `settings` are those in which its game is not like every other.
    """

    name: str
    game: Game
    story: Story
    crop: Crop
    lasts: float = 0.0
    begins: float = 0.0
    settings: dict[str, Any] = field(default_factory=dict)


WINDOW, BOARD = (0, 0, 1920, 1080), (0, 0, 1080, 1080)
RIGHT, LOW_RIGHT = (560, 40, 500, 500), (560, 560, 500, 500)
UPPER_LEFT, MIDDLE, TRAY = (20, 20, 880, 880), (150, 150, 780, 780), (100, 480, 840, 420)
BLUE, STAND = (380, 820, 260, 240), (20, 100, 740, 560)
FLIGHT, WIDE = (560, 20, 1340, 460), (160, 20, 1740, 860)


def _walk(pack: Pack, seat: int, start: int, end: int) -> Event:
    size = pack.ruleset.size
    return ev.TokenMoved(seat, start % size, end % size, end - start, "walk")


def _jailed(pack: Pack) -> list[Event]:
    return [ev.Jailed(0, "space"), ev.TokenMoved(0, 30, pack.ruleset.jail, 0, "jail")]


def _crowded(pack: Pack, settings: Settings) -> Session:
    return samples.crowded(pack, settings, 4, 0)


def _street(pack: Pack, group: int, at: int = -1) -> int:
    return samples.Spots(pack.ruleset).group(group)[at]


def _houses(*steps: tuple[int, int, int, int]) -> Story:
    """Buildings of the first seat: group and place of a street, its level before and after."""
    return lambda pack: [
        ev.BuildingsChanged(_street(pack, group, at), 0, before, level, 15, 9)
        for group, at, before, level in steps
    ]


def _opening(pack: Pack, settings: Settings) -> Session:
    made = samples.at_table(Table.start(samples.setup(pack), pack), settings)
    while made.director.busy:
        made.director.skip()
        made.director.update(0.0)
    return made


def _first(pack: Pack) -> list[Event]:
    return [ev.DiceRolled(2, (6, 4), "first", 0), ev.FirstSeatChosen(2, ())]


def _jail_card(pack: Pack) -> tuple[int, int]:
    return next(
        (deck, at)
        for deck, cards in enumerate(pack.ruleset.decks)
        for at, card in enumerate(cards.cards)
        if any(isinstance(effect, KeepJailCard) for effect in card.effects)
    )


def _kept(pack: Pack) -> list[Event]:
    card = _jail_card(pack)
    return [ev.CardDrawn(1, *card), ev.JailCardMoved(*card, BANK, 1)]


def _used(pack: Pack) -> list[Event]:
    return [ev.JailCardMoved(*_jail_card(pack), 0, BANK), ev.LeftJail(0, "card")]


def _mortgages(pack: Pack) -> list[Event]:
    first, second = (_street(pack, 5, at) for at in (0, 1))
    return [
        ev.MortgageChanged(first, 0, True),
        ev.CashMoved(BANK, 0, 130, 0, 742, "mortgage", first),
        ev.MortgageChanged(second, 0, True),
        ev.CashMoved(BANK, 0, 130, 0, 872, "mortgage", second),
    ]


def _redeemed(pack: Pack) -> list[Event]:
    space = _street(pack, 2)
    return [ev.CashMoved(3, BANK, 88, 60, 0, "redeem", space), ev.MortgageChanged(space, 3, False)]


def _hammer(pack: Pack) -> list[Event]:
    lot = _street(pack, 5)
    price = 220 * samples.factor(pack)
    return [ev.AuctionEnded(lot, 1, price)]


def _auctioned(pack: Pack) -> list[Event]:
    lot = _street(pack, 5)
    return [ev.CashMoved(1, BANK, 220, 120, 0, "auction", lot), ev.DeedMoved(lot, BANK, 1, False, "auction")]


def _trade(pack: Pack) -> list[Event]:
    given, mortgaged = _street(pack, 5, 0), _street(pack, 2)
    offer = Offer((Transfer(0, 1, deeds=(given,)), Transfer(1, 0, cash=250)))
    return [
        ev.TradeDone(offer),
        ev.DeedMoved(given, 0, 1, False, "trade"),
        ev.CashMoved(1, 0, 250, 90, 862, "trade", -1),
        ev.DeedMoved(mortgaged, 3, 0, True, "trade"),
        ev.JailCardMoved(*_jail_card(pack), 2, 1),
    ]


def _salary(pack: Pack) -> list[Event]:
    size = pack.ruleset.size
    return [_walk(pack, 0, size - 1, size + 2), ev.CashMoved(BANK, 0, 200, 0, 812, "salary", 0)]


def _before_go(pack: Pack, settings: Settings) -> Session:
    plain = samples.midgame(pack)
    at = [pack.ruleset.size - 1, *plain.at[1:]]
    return samples.session(pack, samples.midgame(pack, at=at), settings)


def _with_pot(pack: Pack, settings: Settings) -> Session:
    return samples.session(pack, samples.midgame(pack, pot=735 * samples.factor(pack)), settings)


def _pot(pack: Pack) -> list[Event]:
    many = samples.factor(pack)
    return [
        ev.CashMoved(0, POT, 150 * many, 462, 885 * many, "tax", 38),
        ev.CashMoved(POT, 1, 885 * many, 0, 1225, "pot", 20),
    ]


def _ruin(pack: Pack) -> list[Event]:
    """A seat leaves everything to the first."""
    spots = samples.Spots(pack.ruleset)
    deeds = [*spots.group(1), spots.stations[1]]
    story: list[Event] = [ev.WentBankrupt(1, (0,), False)]
    for at, space in enumerate(spots.group(1)):
        story.append(ev.BuildingsChanged(space, 1, 5, 0, 15, 10 + at))
        story.append(ev.CashMoved(BANK, 1, 125, 0, 465, "sell", space))
    story.append(ev.CashMoved(1, 0, 340, 0, 952, "bankruptcy", -1))
    return [*story, *(ev.DeedMoved(space, 1, 0, False, "bankruptcy") for space in deeds)]


def _won(pack: Pack) -> list[Event]:
    return [ev.GameEnded(Outcome((0,), Ending.LAST_STANDING, (3000, 0, 0, 0)))]


STRIPS = (
    Strip("opening", _opening, _first, (380, 480, 680, 580)),
    Strip("dice", samples.rolling, lambda _: [ev.DiceRolled(0, (5, 2), "move", 0)], TRAY),
    Strip("walk", samples.buying, lambda p: [_walk(p, 0, 29, 30)], RIGHT),
    Strip("walk_corner", samples.buying, lambda p: [_walk(p, 0, 29, 34)], RIGHT),
    Strip("walk_crowd", _crowded, lambda p: [_walk(p, 7, 34, 40)], LOW_RIGHT),
    Strip(
        "camera",
        samples.buying,
        lambda p: [_walk(p, 0, 29, 39)],
        BOARD,
        2.6,
        settings={"follow_tokens": True},
    ),
    Strip("salary", _before_go, _salary, (560, 20, 1340, 1040)),
    Strip("jail", samples.buying, _jailed, BOARD, begins=0.3),
    Strip("card", samples.rolling, lambda _: [ev.CardDrawn(0, 0, 2)], MIDDLE, 1.05),
    Strip("card_back", samples.rolling, lambda _: [ev.CardDrawn(1, 0, 2)], MIDDLE, begins=1.5),
    Strip("jail_card_kept", samples.rolling, _kept, WIDE, begins=1.4),
    Strip("jail_card_used", samples.jailed, _used, WIDE, 0.7),
    Strip("payment", samples.rolling, lambda _: [ev.CashMoved(0, 1, 270, 342, 610, "rent", 39)], FLIGHT),
    Strip("pot", _with_pot, _pot, (20, 20, 1880, 500)),
    Strip("deed", samples.buying, lambda p: [ev.DeedMoved(29, BANK, 0, False, "price")], FLIGHT),
    Strip("house", samples.buying, _houses((3, 2, 3, 4)), UPPER_LEFT),
    Strip("houses", samples.buying, _houses((5, 0, 0, 1), (5, 1, 0, 1), (5, 2, 0, 1)), (180, 20, 880, 880)),
    Strip("hotel", samples.buying, _houses((3, 0, 4, 5)), UPPER_LEFT),
    Strip("house_sold", samples.buying, _houses((3, 0, 4, 3)), UPPER_LEFT),
    Strip("hotel_sold", samples.buying, _houses((1, 1, 5, 4)), (100, 620, 760, 440)),
    Strip("mortgage", samples.buying, _mortgages, (360, 20, 1540, 800)),
    Strip("redeemed", samples.buying, _redeemed, (20, 300, 760, 760)),
    Strip("hammer", samples.auction, _hammer, (190, 60, 1000, 640), 0.5),
    Strip("auctioned", samples.buying, _auctioned, WIDE),
    Strip("trade", samples.buying, _trade, FLIGHT),
    Strip("bankruptcy", samples.buying, lambda _: [ev.WentBankrupt(1, (0,), False)], BLUE),
    Strip("ruin", samples.buying, _ruin, WINDOW),
    Strip("won", samples.buying, _won, RIGHT, 0.6),
)


def _force(make: Game) -> Game:
    """A position of a contest before it has begun."""

    def made(pack: Pack, settings: Settings) -> Session:
        session = make(pack, settings)
        session.shown.contest = None
        session.actors.force.settle(contest=False)
        return session

    return made


def _shift(pack: Pack) -> list[Event]:
    return [samples_force.shifting(pack, Settings(think=0))[1]]


def _contest(face: int) -> Story:
    def story(pack: Pack) -> list[Event]:
        space = samples.Spots(pack.ruleset).stations[-1]
        end = ev.ContestWon(0, 1, space, 0) if face == 0 else ev.ContestLost(0, 1, space, face, 50)
        return [ev.ContestOpened(0, 1, space), ev.ForceRolled(0, face), end]

    return story


def _placed(pack: Pack) -> list[Event]:
    space = samples.Spots(pack.ruleset).stations[-1]
    return [ev.MarkerMoved(0, 1, space, samples.Spots(pack.ruleset).group(4)[0])]


OF_THE_FORCE = (
    Strip("force_dice", samples.rolling, lambda _: [ev.DiceRolled(0, (5, 2), "move", 0, 2)], TRAY),
    Strip("force_shift", lambda p, s: samples_force.shifting(p, s)[0], _shift, BOARD),
    Strip("force_contest", _force(samples_force.facing), _contest(0), BOARD),
    Strip("force_contest_lost", _force(samples_force.facing), _contest(1), BOARD, 3.0),
    Strip("force_placed", _force(samples_force.facing), _placed, BOARD),
)


def strips_of(pack: Pack) -> list[Strip]:
    """All strips of an edition."""
    stand = Strip("winner", samples.over, lambda _: [], STAND, 2.5)
    return [*STRIPS, stand, *(OF_THE_FORCE if pack.ruleset.force is not None else ())]


def frames_of(pack: Pack, strip: Strip) -> list[tuple[float, pygame.Surface]]:
    """Every frame of an animation with its time in seconds."""
    session = strip.game(pack, Settings(think=0, **strip.settings))
    pilot = Pilot(session.theme, FULL)
    board = BoardScene(session)
    story = strip.story(pack)
    if story:
        pilot.open(board)
        session.director.play(story)
        board.go_on()
        if pilot.scene is not None and pilot.scene is not board:
            pilot.scene.resume()
    else:
        pilot.app.open(board, None)
    frames: list[tuple[float, pygame.Surface]] = []
    for at in range(MOST):
        pilot.wait(1 / 60)
        if at / 60 >= strip.begins:
            frames.append((at / 60, pilot.screen.surface.subsurface(strip.crop).copy()))
        if at / 60 >= strip.lasts if strip.lasts else session.quiet:
            break
    pilot.close()
    return frames
