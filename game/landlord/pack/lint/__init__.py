"""The checks of a pack, one a file. BARRING ones must pass before a pack is built; ADVICE holds no error."""

from __future__ import annotations

from game.landlord.pack.lint import (
    board,
    cards,
    colours,
    drawings,
    faces,
    fit,
    geometry,
    groups,
    jail,
    money,
    placeholders,
    references,
    rents,
    sense,
)
from game.landlord.pack.lint import sides as force
from game.packs.checks import Check, check
from game.packs.lint import paths, svg, words

BARRING: tuple[Check, ...] = (
    check(references.check, "unknown-name", "no-text", "twice", "id-folder"),
    check(board.check, "board-kind", "seats", "missing-key", "unwanted-key", "group-kind", "go-first"),
    check(force.check, "unknown-name", "force-dice", "force-token"),
    check(rents.check, "rents-count", "rents-fall"),
    check(
        cards.check,
        "deck-empty",
        "deck-loop",
        "deck-unused",
        "deck-dry",
        "card-order",
        "card-kept",
        "card-nowhere",
        "card-nothing",
        "card-chain",
    ),
    check(
        groups.check,
        "group-empty",
        "group-of-one",
        "house-cost",
        "unwanted-key",
        "group-colour",
        "unused-look",
    ),
    check(money.check, "notes", "mortgage", "price", "start-cash", "stock"),
    check(colours.check, "unknown-colour", "missing-colour", "contrast", "group-colours"),
    check(words.check, "missing-words", "unused-words", "unshown-language", "odd-words", "same-words"),
    check(
        paths.check,
        "path-leaves",
        "file-kind",
        "missing-file",
        "file-too-large",
        "picture",
        "face-broken",
        "sound",
        "unused-look",
    ),
    check(geometry.check, "tmx-outside", "tmx-small", "tmx-overlap", "tmx-area", "tmx-facing"),
)
ADVICE: tuple[Check, ...] = (
    check(jail.check, "jail-unreached", "jail-fine"),
    check(placeholders.check, "placeholder", "amount-unsaid"),
    check(svg.check, "svg"),
    check(faces.check, "face-missing", "glyphs"),
    check(sense.check, "amount", "notes", "stock"),
    check(drawings.check, "no-drawing", "station-mark"),
    check(fit.check, "too-wide", "too-tall"),
)  # fmt: skip
