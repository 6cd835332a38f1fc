"""Fixed mid-game positions of any edition: what the gallery shows and pictures are judged by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.engine.event import Event, Why
from game.engine.frame import Frame
from game.landlord.bots.memory import Memory
from game.landlord.bots.steady import Steady
from game.landlord.pack.board_pack import BoardPack
from game.landlord.positions import Position, set_up
from game.landlord.rules.commands import Offer, Transfer
from game.landlord.rules.events import CardDrawn, DiceRolled, TokenMoved, TradeVoted, TradeVoteOpened
from game.landlord.rules.frames import Auction, BuyOffer, Debt, Negotiation, TradeVote, Turn
from game.landlord.rules.options import GameMode, Options
from game.landlord.rules.options.modes import choose
from game.landlord.rules.ruleset import Ruleset, SpaceKind
from game.landlord.rules.state import LandlordState
from game.landlord.rules.verbs import KeepJailCard, PayPerBuilding
from game.landlord.view.director.beats import at_rest
from game.landlord.view.session import Session
from game.storage.presets import Preset
from game.storage.settings import Settings
from game.table.setup import GameSetup, default_setup
from game.table.table import Table
from game.ui.audio import Audio
from game.ui.draw.theme import Sight, Theme

SEED = 14
FIRST = 1  # with it the first seat rolls highest
LAST = (5, 2)  # the dice that lie there when a turn begins
ENDLESS = 150  # rounds after which another seed is tried
NAMES = ("Ada", "Bruno", "Chen", "Dora", "Eli", "Farah", "Goran", "Hana")
HUMANS = (0, 3, 7)
CASH = (612, 340, 905, 148, 77, 1204, 431, 880)


def rules(pack: BoardPack, mode: GameMode, **changes: Any) -> Options:
    """An edition's rules for a game mode, with some changed."""
    official = pack.ruleset.options
    return replace(choose(official, official, mode), **changes)


def setup(pack: BoardPack, seats: int = 4, seed: int = SEED) -> GameSetup:
    """A game of the people and computers of all samples."""
    kinds = ["human" if seat in HUMANS else "steady" for seat in range(seats)]
    plain = default_setup(pack, kinds, seed=seed)
    named = tuple(seat.model_copy(update={"name": NAMES[at]}) for at, seat in enumerate(plain.seats))
    return plain.model_copy(update={"seats": named})


def at_table(table: Table[LandlordState], settings: Settings) -> Session:
    """A game on the screen, without a sound."""
    sight = Sight(settings.contrast, settings.glyphs, settings.easy_read)
    return Session(table, settings, Theme(table.pack.look, sight), Audio(on=False))


def session(
    pack: BoardPack, position: Position, settings: Settings, seats: int = 4, options: Options | None = None
) -> Session:
    """A session that stands at the position; by the edition's own rules unless others are given."""
    planned = setup(pack, seats)
    table = Table.start(planned.model_copy(update={"options": options}) if options else planned, pack)
    set_up(table.state, position)
    made = at_table(table, settings)
    turn = next((frame for frame in position.stack if isinstance(frame, Turn)), None)
    seat, dice = position.turn, turn.dice if turn is not None else ()
    story: list[Event] = []
    if turn is not None and len(dice) == 2:
        end = position.at[seat]
        story.append(DiceRolled(seat, dice, "move", 0, turn.face))
        story.append(TokenMoved(seat, (end - sum(dice)) % pack.ruleset.size, end, sum(dice), "walk"))
    made.show_position(story)
    if not story:  # somebody else has rolled before
        made.actors.dice = at_rest(LAST, pack.ruleset, _face(pack))
    return made


class Spots:
    """Where things are on any board: groups of streets, stations and utilities by order, not by number."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.streets = [group.members for group in rules.groups if group.kind is SpaceKind.STREET]
        self.stations = next((g.members for g in rules.groups if g.kind is SpaceKind.STATION), ())
        self.utilities = next((g.members for g in rules.groups if g.kind is SpaceKind.UTILITY), ())

    def group(self, at: int) -> tuple[int, ...]:
        return self.streets[at % len(self.streets)]

    @property
    def draw(self) -> int:
        """A space where a card is drawn."""
        return next(
            (space.index for space in self.rules.spaces if space.kind is SpaceKind.DRAW), self.rules.go
        )


def midgame(
    pack: BoardPack, seats: int = 4, stack: Sequence[Frame] | None = None, **changes: object
) -> Position:
    """Round fourteen of a lively game: the first seat stands on the last deed of a group it has begun."""
    spots = Spots(pack.ruleset)
    yellow = spots.group(5)
    owners: dict[int, int] = {}
    levels: dict[int, int] = {}
    for group, seat, level in ((3, 0, 4), (1, 1, 5), (0, 3, 3), (7, 2, 1)):
        for space in spots.group(group):
            owners[space] = seat
            levels[space] = level - (1 if space == spots.group(group)[-1] and level < 5 else 0)
    owners |= dict.fromkeys(yellow[:-1], 0)
    owners |= dict(zip(spots.group(4), (3, 3), strict=False))
    owners |= dict(zip(spots.group(2), (3, 1, 3), strict=False))
    owners |= dict(zip(spots.group(6), (3,), strict=False))
    owners |= dict(zip(spots.stations, (0, 1, 2, 2), strict=False))
    owners |= dict(zip(spots.utilities, (0, 3), strict=False))
    if seats > 4:
        owners |= dict(zip(spots.group(4), (7, 7, 6), strict=False))
        owners |= dict.fromkeys(spots.group(6), 5)
        levels |= dict.fromkeys(spots.group(6), 1)
    mortgaged = [*spots.group(2)[2:3], *spots.utilities[1:2], *spots.group(6)[:1]]
    mortgaged = [space for space in mortgaged if not levels.get(space)]
    if pack.ruleset.force is not None:
        changes = {"markers": (spots.group(3)[1], spots.group(6)[1]), **changes}
    jail = pack.ruleset.jail
    at = [yellow[-1], spots.stations[0] if spots.stations else 0, jail, spots.group(3)[0]]
    at += [
        spots.group(3)[0],
        spots.group(4)[-1],
        spots.utilities[0] if spots.utilities else 0,
        spots.group(3)[0],
    ]
    values: dict[str, object] = {
        "cash": [amount * factor(pack) for amount in CASH[:seats]],
        "at": at[:seats],
        "owners": {space: seat for space, seat in owners.items() if seat < seats},
        "levels": {space: level for space, level in levels.items() if owners[space] < seats},
        "mortgaged": mortgaged,
        "jail": {2: 1},
        "jail_cards": {2: [_jail_card(pack)]},
        "round": 14,
        "stack": list(stack)
        if stack is not None
        else [Turn(0, rolled=True, dice=(5, 2), face=_face(pack)), BuyOffer(0, yellow[-1])],
    }
    return Position(**(values | changes))  # type: ignore[arg-type]


def _face(pack: BoardPack) -> int:
    """What the Force die shows, where there is one: the first side's square."""
    return -1 if pack.ruleset.force is None else 0


def factor(pack: BoardPack) -> int:
    """How much larger this edition's money is than the classic one's."""
    return max(1, pack.ruleset.start_cash // 1500)


def _card(pack: BoardPack, verb: type) -> tuple[int, int]:
    """The first card of any deck with such a verb, else the very first card."""
    for deck, cards in enumerate(pack.ruleset.decks):
        for index, card in enumerate(cards.cards):
            if any(isinstance(effect, verb) for effect in card.effects):
                return deck, index
    return 0, 0


def _jail_card(pack: BoardPack) -> tuple[int, int]:
    """The first card of any deck that frees from jail."""
    return _card(pack, KeepJailCard)


def drawn(pack: BoardPack, settings: Settings) -> Session:
    """The first seat has drawn a card that counts its buildings, and reads it."""
    spots = Spots(pack.ruleset)
    at = [spots.draw, *midgame(pack).at[1:]]
    made = session(pack, midgame(pack, stack=[Turn(0, rolled=True, dice=(5, 2))], at=at), settings)
    deck, card = _card(pack, PayPerBuilding)
    made.director.play([CardDrawn(0, deck, card)])
    return made


def crowded(pack: BoardPack, settings: Settings, tokens: int, space: int) -> Session:
    """So many tokens on one space, the other tokens far from it."""
    away = (space + pack.ruleset.size // 2) % pack.ruleset.size
    at = [space if seat < tokens else away for seat in range(8)]
    return session(pack, midgame(pack, 8, stack=[Turn(0)], at=at, jail={}), settings, 8)


def buying(pack: BoardPack, settings: Settings, seats: int = 4) -> Session:
    return session(pack, midgame(pack, seats), settings, seats)


def rolling(pack: BoardPack, settings: Settings) -> Session:
    return session(pack, midgame(pack, stack=[Turn(0)]), settings)


def jailed(pack: BoardPack, settings: Settings) -> Session:
    jail = pack.ruleset.jail
    at = [jail, *midgame(pack).at[1:]]
    return session(
        pack, midgame(pack, stack=[Turn(0)], at=at, jail={0: 1}, jail_cards={0: [_jail_card(pack)]}), settings
    )


def auction(pack: BoardPack, settings: Settings) -> Session:
    """A deed under the hammer after some bids; the first seat must answer."""
    lot = Spots(pack.ruleset).group(5)[-1]
    many = factor(pack)
    frame = Auction(lot, bidders=[0, 1, 2], turn=0, high=220 * many, leader=1)
    made = session(pack, midgame(pack, stack=[Turn(2, rolled=True, dice=(3, 4)), frame], turn=2), settings)
    bids = (
        (2, 10),
        (3, 20),
        (0, 60),
        (1, 80),
        (2, 110),
        (3, 120),
        (0, 150),
        (1, 170),
        (2, 180),
        (0, 200),
        (1, 220),
    )
    made.show_lot(lot, (2, 3, 0, 1), [(seat, amount * many) for seat, amount in bids], dropped=[3])
    return made


def debt(pack: BoardPack, settings: Settings) -> Session:
    """The first seat owes more rent than it holds."""
    spots = Spots(pack.ruleset)
    many = factor(pack)
    owed = Debt(0, shares=((1, 950 * many),), reason="rent", about=spots.group(1)[-1])
    cash = [234 * many, *(amount * many for amount in CASH[1:4])]
    at = [spots.group(1)[-1], *midgame(pack).at[1:]]
    position = midgame(pack, stack=[Turn(0, rolled=True, dice=(5, 2)), owed], cash=cash, at=at)
    return session(pack, position, settings)


def trading(pack: BoardPack, settings: Settings) -> Session:
    """A turn in which the first seat may make offers."""
    return session(pack, midgame(pack, stack=[Turn(0, rolled=True, dice=(5, 2))]), settings)


def asked(pack: BoardPack, settings: Settings) -> Session:
    """A computer's offer waits for the first seat's answer."""
    spots = Spots(pack.ruleset)
    want = spots.group(5)[0]
    offer = Offer((Transfer(1, 0, cash=120 * factor(pack)), Transfer(0, 1, deeds=(want,))))
    negotiation = Negotiation(1, offer, 1, [0])
    position = midgame(pack, stack=[Turn(1), negotiation], turn=1)
    return session(pack, position, settings)


def voting(pack: BoardPack, settings: Settings) -> Session:
    """A gift between two computers waits for the first seat's consent, in a game for a target."""
    spots, many = Spots(pack.ruleset), factor(pack)
    gift = spots.stations[2:4] or spots.group(0)[:1]
    offer = Offer((Transfer(2, 1, deeds=tuple(gift)), Transfer(1, 2, cash=20 * many)))
    options = rules(pack, GameMode.WORTH, gift_guard=True, parking_pot=True, target_worth=5000 * many)
    position = midgame(pack, stack=[Turn(1), TradeVote(1, offer, [0])], turn=1, pot=735 * many)
    made = session(pack, position, settings, options=options)
    why = Why(("trade.gift",), (("gives", 400 * many), ("gets", 20 * many)))
    made.show_position([TradeVoteOpened(1, offer, (3, 0), why=why), TradeVoted(3, offer, True)])
    return made


# --- games that were really played ----


def played(
    pack: BoardPack,
    until: Callable[[Table[LandlordState]], bool],
    seats: int = 4,
    seed: int = SEED,
    folder: Path | None = None,
) -> Table[LandlordState]:
    """A game played by computers, for the people too, up to a moment or its end."""
    table = Table.start(setup(pack, seats, seed), pack, folder)
    bot, memory = Steady(), Memory()
    seen = 0
    while table.outcome is None and not until(table):
        for entry in table.log[seen:]:
            memory.watch(entry.events)
        seen = len(table.log)
        seat = table.human_to_act()
        if seat is None:
            if not table.advance():
                table.let_go()  # nobody here claims the rents that the next roll ends
        else:
            table.submit(bot.decide(table.state, seat, memory))
    table.take()
    return table


def first_turn(pack: BoardPack, settings: Settings) -> Session:
    """A new game of three: the opening roll is over, the first seat begins."""
    return at_table(played(pack, lambda table: _rolls(table, 0), seats=3, seed=FIRST), settings)


def lived(pack: BoardPack, settings: Settings) -> Session:
    """Round nine of a game with a whole log behind it; the first seat is to roll."""
    return at_table(played(pack, lambda table: table.state.round >= 9 and _rolls(table, 0)), settings)


def handed(pack: BoardPack, settings: Settings) -> Session:
    """The fourth seat, a person, is to roll after another person's turn."""
    return at_table(played(pack, lambda table: table.state.round >= 9 and _rolls(table, 3)), settings)


def over(pack: BoardPack, settings: Settings) -> Session:
    """A whole game, won."""
    seeds = range(SEED, SEED + 20)
    tables = (played(pack, lambda table: table.state.round > ENDLESS, seed=seed) for seed in seeds)
    return at_table(next(table for table in tables if table.outcome is not None), settings)


def _rolls(table: Table[LandlordState], seat: int) -> bool:
    stack = table.state.stack
    return bool(stack) and isinstance(stack[-1], Turn) and not stack[-1].rolled and stack[-1].seat == seat


# --- what lists are drawn with ----


def save_some(pack: BoardPack, folder: Path) -> None:
    """Three saved games: one that is over, one torn, and one to go on with."""
    played(pack, lambda table: False, seats=3, seed=SEED, folder=folder).close()
    (folder / "torn.tdt").write_text("not a game\n")
    played(pack, lambda table: table.state.round >= 7, folder=folder).close()


def some_presets(pack: BoardPack) -> list[Preset]:
    """A set of rules that somebody keeps."""
    mine = rules(pack, GameMode.ROUNDS, rounds=15, parking_pot=True, uneven_building=True)
    return [Preset(name="Sunday", game=pack.game, pack=pack.id, options=mine)]
