"""Names of the board as they stand in sentences."""

from __future__ import annotations

from game.packs.pack import Pack


def short_name(pack: Pack, space: int, language: str) -> str:
    """A short name on one line, without the board's breaks; a hyphen stays only if the name has it."""
    short, name = (pack.text(f"space.{space}.{part}", language) for part in ("short", "name"))
    ways = (short.replace("-\n", ""), short.replace("\n", ""), short.replace("\n", " "))
    return next((way for way in ways if way in name), ways[-1])
