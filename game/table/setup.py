"""Choosing a game: who sits where, and whether it can start."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any
from unicodedata import category, normalize

from game.engine.kit import BadOption
from game.engine.messages import N_
from game.packs.pack import Pack
from game.storage.header import COLOURS, GameSetup, SeatKind, SeatSetup
from game.storage.user_error import UserError

__all__ = ["GameSetup", "SeatKind", "SeatSetup", "check_kinds", "default_setup", "fresh_seed", "obstacle"]

HUMAN = "human"
COMPUTERS = 3  # that sit with a person when nothing else is said
SEEDS = 10**9
UNSEEN = re.compile("[\u034f\u115f\u1160\u3164\ufe00-\ufe0f]")  # besides the signs that Unicode calls formats


def fresh_seed() -> int:
    """A seed nobody could guess, short enough to be read out."""
    return secrets.randbelow(SEEDS)


def english_name(kind: SeatKind, number: int) -> str:
    """The usual name of the n-th person or computer; the view gives one in the player's language."""
    return f"Player {number}" if kind is SeatKind.HUMAN else f"Computer {number}"


def side_of(pack: Pack, token: str) -> str:
    """The side that a token is on, "" where an edition has none."""
    return next((each.side for each in pack.tokens if each.id == token), "")


def usual_tokens(pack: Pack) -> list[str]:
    """The tokens as they are handed out: those of each side by turns, if there are sides."""
    sides = dict.fromkeys(token.side for token in pack.tokens)
    columns = [[token.id for token in pack.tokens if token.side == side] for side in sides]
    by_turns = [token for row in zip(*columns, strict=False) for token in row]
    return by_turns + [token.id for token in pack.tokens if token.id not in by_turns]


def usual_kinds(pack: Pack) -> tuple[str, ...]:
    """A person and some computers."""
    return (HUMAN, *[pack.kit.bots.usual] * COMPUTERS)


def default_setup(
    pack: Pack,
    kinds: Sequence[str] = (),
    seed: int | None = None,
    names: Callable[[SeatKind, int], str] = english_name,
    options: Any = None,
) -> GameSetup:
    """A setup with names, tokens and colours handed out in order; a kind is `human` or a computer's level."""
    kinds = kinds or usual_kinds(pack)
    check_kinds(kinds, (HUMAN, *pack.kit.bots.levels))
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
                level=pack.kit.bots.usual if kind == HUMAN else kind,
            )
        )
    return GameSetup(
        game=pack.game,
        pack=pack.id,
        seats=tuple(seats),
        seed=fresh_seed() if seed is None else seed,
        options=pack.ruleset.options if options is None else options,
    )


def chosen_options(pack: Pack, wishes: Sequence[str]) -> Any:
    """The edition's official options with wishes like `rounds=20`."""
    try:
        return pack.kit.rules.wished(pack.ruleset, wishes)
    except BadOption as error:
        raise UserError(error.reason, **error.params) from error


def check_kinds(kinds: Sequence[str], known: Sequence[str]) -> None:
    """UserError if one of them is no kind of player that is known."""
    for kind in kinds:
        if kind not in known:
            choice = ", ".join(known)
            raise UserError(N_("“{kind}” can't sit here; choose from {known}."), kind=kind, known=choice)


def check_count(count: int, rules: Any) -> None:
    """UserError if the edition is not for this number of players."""
    if not rules.min_seats <= count <= rules.max_seats:
        raise UserError(
            N_("This edition is for {low} to {high} players."), low=rules.min_seats, high=rules.max_seats
        )


def folded(name: str) -> str:
    """A name as it is compared: letters that look the same are, and what can't be seen doesn't count."""
    shown = "".join(sign for sign in UNSEEN.sub("", name) if category(sign) != "Cf")
    return " ".join(normalize("NFKC", normalize("NFKC", shown).casefold()).split())


def mended(setup: GameSetup, pack: Pack, options: Any) -> tuple[GameSetup, UserError | None]:
    """A saved setup with what this edition has in place of what it hasn't, and a word about it.

    `options` are those the game was really played by, None if they aren't known.
    """
    levels, tokens = pack.kit.bots.levels, usual_tokens(pack)
    free = [token for token in tokens if token not in {seat.token for seat in setup.seats}]
    seats, taken = [], set()
    for seat in setup.seats:
        level = seat.level if seat.level in levels else pack.kit.bots.usual
        known = seat.token in tokens and seat.token not in taken
        token = seat.token if known or not free else free.pop(0)
        taken.add(token)
        seats.append(seat.model_copy(update={"level": level, "token": token}))
    found = setup.model_copy(update={"seats": tuple(seats), "options": options or setup.options})
    if found == setup:
        return setup, None
    return found, UserError(N_("The save's players or rules were damaged: what was unknown is the usual."))


def obstacle(setup: GameSetup, pack: Pack) -> UserError | None:
    """The first reason why the game can't start, or None."""
    seats = setup.seats
    try:
        check_count(len(seats), pack.ruleset)
    except UserError as reason:
        return reason
    names = [folded(seat.name) for seat in seats]
    tokens = [seat.token for seat in seats]
    for index, seat in enumerate(seats):
        if names.index(names[index]) < index:
            return UserError(N_("Two players are called {name}."), name=seat.name)
        if tokens.index(seat.token) < index:
            return UserError(N_("{name} has that token."), name=seats[tokens.index(seat.token)].name)
        if seat.token not in {token.id for token in pack.tokens}:
            return UserError(N_("This edition has no token “{token}”."), token=seat.token)
        if seat.kind is SeatKind.COMPUTER and seat.level not in pack.kit.bots.levels:
            return UserError(N_("No computer plays at the level “{level}”."), level=seat.level)
    if len({seat.colour for seat in seats}) < len(seats):
        return UserError(N_("Two players have the same colour."))
    return None
