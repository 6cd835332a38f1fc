"""Choosing a game: who sits where, and whether it can start."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from game.bots.bot import BOTS
from game.engine.messages import N_
from game.landlord.rules.modes import choose
from game.landlord.rules.option_notes import BadOption, parsed
from game.landlord.rules.options import GameMode, Options
from game.landlord.rules.ruleset import Ruleset
from game.packs.pack import Pack
from game.storage.header import COLOURS, GameSetup, SeatKind, SeatSetup
from game.storage.user_error import UserError

__all__ = ["GameSetup", "SeatKind", "SeatSetup", "check_kinds", "default_setup", "fresh_seed", "obstacle"]

HUMAN = "human"
DEFAULT_SEATS = (HUMAN, "steady", "steady", "steady")
SEEDS = 10**9


def fresh_seed() -> int:
    """A seed nobody could guess, short enough to be read out."""
    return secrets.randbelow(SEEDS)


def english_name(kind: SeatKind, number: int) -> str:
    """The usual name of the n-th person or computer; the view gives one in the player's language."""
    return f"Player {number}" if kind is SeatKind.HUMAN else f"Computer {number}"


def side_of(pack: Pack, token: str) -> int:
    """Which of the two sides of the Force a token is on."""
    force = pack.ruleset.force
    assert force is not None
    return next((force.sides.index(each.side) for each in pack.tokens if each.id == token), 0)


def usual_tokens(pack: Pack) -> list[str]:
    """The tokens as they are handed out: those of the two sides of the Force by turns, if there are sides."""
    force = pack.ruleset.force
    if force is None:
        return [token.id for token in pack.tokens]
    one, other = ([token.id for token in pack.tokens if token.side == side] for side in force.sides)
    pairs = [token for pair in zip(one, other, strict=False) for token in pair]
    return pairs + [token.id for token in pack.tokens if token.id not in pairs]


def default_setup(
    pack: Pack,
    kinds: Sequence[str] = DEFAULT_SEATS,
    seed: int | None = None,
    names: Callable[[SeatKind, int], str] = english_name,
    options: Options | None = None,
) -> GameSetup:
    """A setup with names, tokens and colours handed out in order; a kind is `human` or a computer's level."""
    check_kinds(kinds)
    if len(kinds) > len(pack.tokens):
        raise UserError(
            N_("There are {tokens} tokens, too few for {seats} seats."),
            tokens=len(pack.tokens),
            seats=len(kinds),
        )
    seats, tokens = [], usual_tokens(pack)
    counts = dict.fromkeys(SeatKind, 0)
    for index, kind in enumerate(kinds):
        who = SeatKind.HUMAN if kind == HUMAN else SeatKind.COMPUTER
        counts[who] += 1
        seats.append(
            SeatSetup(
                name=names(who, counts[who]),
                kind=who,
                token=tokens[index],
                colour=index % COLOURS,
                level=DEFAULT_SEATS[1] if kind == HUMAN else kind,
            )
        )
    return GameSetup(
        pack=pack.id,
        seats=tuple(seats),
        seed=fresh_seed() if seed is None else seed,
        options=pack.ruleset.options if options is None else options,
    )


def chosen_options(rules: Ruleset, wishes: Sequence[str]) -> Options:
    """The edition's official options with wishes like `mode=quick` or `salary=400`, the form first."""
    official = options = rules.options
    named = [wish.partition("=") for wish in wishes]
    for name, is_, text in sorted(named, key=lambda wish: wish[0].strip() != "mode"):
        if not is_:
            raise UserError(N_("“{wish}” is no rule option; write NAME=VALUE."), wish=name)
        try:
            value = parsed(name.strip(), text, rules.unit)
        except BadOption as error:
            raise UserError(error.reason, **error.params) from error
        if isinstance(value, GameMode):
            options = choose(options, official, value)
        else:
            options = replace(options, **{name.strip(): value})
    return options


def check_kinds(kinds: Sequence[str], known: Sequence[str] = (HUMAN, *BOTS)) -> None:
    """Trouble if one of them is no kind of player that is known."""
    for kind in kinds:
        if kind not in known:
            choice = ", ".join(known)
            raise UserError(N_("“{kind}” can't sit here; choose from {known}."), kind=kind, known=choice)


def check_count(count: int, rules: Ruleset) -> None:
    """Trouble if the edition is not for so many players."""
    if not rules.min_seats <= count <= rules.max_seats:
        raise UserError(
            N_("This edition is for {low} to {high} players."), low=rules.min_seats, high=rules.max_seats
        )


def obstacle(setup: GameSetup, pack: Pack) -> UserError | None:
    """The first reason why the game can't start, or None."""
    seats = setup.seats
    try:
        check_count(len(seats), pack.ruleset)
    except UserError as reason:
        return reason
    names = [seat.name.strip().casefold() for seat in seats]
    tokens = [seat.token for seat in seats]
    for index, seat in enumerate(seats):
        if names.index(names[index]) < index:
            return UserError(N_("Two players are called {name}."), name=seat.name)
        if tokens.index(seat.token) < index:
            return UserError(N_("{name} has that token."), name=seats[tokens.index(seat.token)].name)
        if seat.token not in {token.id for token in pack.tokens}:
            return UserError(N_("This edition has no token “{token}”."), token=seat.token)
        if seat.kind is SeatKind.COMPUTER and seat.level not in BOTS:
            return UserError(N_("No computer plays at the level “{level}”."), level=seat.level)
    if len({seat.colour for seat in seats}) < len(seats):
        return UserError(N_("Two players have the same colour."))
    return None
