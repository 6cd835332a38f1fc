"""`simulate --report`: whether a board is fair, as tables to read or as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.arena import play_games
from game.bots.tally import Tally
from game.landlord.bots.report import Report, Share, Study
from game.packs.pack import Pack
from game.typography import write

ORDER = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


@dataclass(frozen=True, slots=True)
class Fairness:
    """What many games on a board have shown."""

    pack: Pack
    kinds: Sequence[str]
    tally: Tally
    report: Report

    def as_json(self) -> dict[str, Any]:
        """Plain data, with the names of spaces and groups."""
        found = self.report.as_json()
        for space in found["spaces"]:
            space["name"] = _space(self.pack, space["index"])
        for group in found["groups"]:
            group["name"] = _group(self.pack, group["index"])
        return {"pack": self.pack.id, "seats": list(self.kinds), **self.tally.as_json(), "report": found}

    def __str__(self) -> str:
        """Tables to read."""
        return "\n".join(_lines(self.pack, self.kinds, self.tally, self.report))


def study(pack: Pack, kinds: Sequence[str], games: int, seed: int, turn_limit: int) -> Fairness:
    """Play the games with somebody looking on."""
    watcher = Study(pack.ruleset, len(kinds))
    tally = play_games(pack.kit, pack.ruleset, kinds, games, seed, turn_limit, watcher)
    return Fairness(pack, kinds, tally, watcher.report())


def _lines(pack: Pack, kinds: Sequence[str], tally: Tally, report: Report) -> Iterator[str]:
    title = pack.text("title", pack.languages[0])
    yield f"{title}: {report.games} games of {', '.join(kinds)}"
    yield ""
    length = report.length
    yield (
        f"Length    {length.median:.0f} rounds ({length.turns:.0f} turns) in the middle; "
        f"8 in 10 games take {length.low:.0f} to {length.high:.0f} rounds"
        + (f"; {report.undecided} left undecided" if report.undecided else "")
    )
    verdict = (
        "no seat has an edge that these games can tell from chance"
        if report.fair
        else "the order of play matters more than chance would have it"
    )
    yield f"Fairness  {verdict} (chi square {report.chi_square:.1f}, bound {report.critical:.1f})"
    yield ""
    yield "Wins by order of play"
    yield from _shares(ORDER, report.by_order)
    yield ""
    yield "Wins by seat"
    yield from _shares([f"{at} {kind}" for at, kind in enumerate(kinds, 1)], report.by_seat)
    yield ""
    yield from _groups(pack, report)
    yield ""
    yield from _spaces(pack, report)
    if tally.violations:
        yield ""
        yield f"{len(tally.violations)} violations, the first: {tally.violations[0]}"


def _shares(names: Sequence[str], shares: Sequence[Share]) -> Iterator[str]:
    for name, share in zip(names, shares, strict=False):
        yield (
            f"  {name:<12} {share.wins:>5}   {100 * share.share:>5.1f} %"
            f"   ({100 * share.low:.1f} to {100 * share.high:.1f} in 95 of 100 cases)"
        )


def _groups(pack: Pack, report: Report) -> Iterator[str]:
    wide = max(len(_group(pack, group.index)) for group in report.groups)
    yield f"{'Group':<{wide}}   deeds   cost of a deed   rent a round   pays back in"
    for group in report.groups:
        back = f"{group.pays_back:.0f} rounds" if group.pays_back is not None else "never"
        cost, rent = _money(pack, group.cost), _money(pack, group.rent)
        yield f"{_group(pack, group.index):<{wide}}   {group.deeds:>5}   {cost:>14}   {rent:>12}   {back:>12}"
    yield "  A deed's cost is what was paid for it and built on it; a round is one turn of everybody."


def _money(pack: Pack, amount: float) -> str:
    return write(pack.currency, round(amount), "en")


def _spaces(pack: Pack, report: Report) -> Iterator[str]:
    wide = max(len(_space(pack, space.index)) for space in report.spaces)
    stops = max(1, sum(space.stops for space in report.spaces))
    yield f"{'Space':<{wide + 4}}   stops a game   share   rent a game"
    for space in report.spaces:
        rent = _money(pack, space.rent / max(1, report.games)) if space.rent else ""
        yield (
            f"{space.index:>2}  {_space(pack, space.index):<{wide}}   "
            f"{space.stops / max(1, report.games):>12.1f}   {100 * space.stops / stops:>4.1f}%   {rent:>11}"
        )


def _space(pack: Pack, index: int) -> str:
    return pack.text(f"space.{index}.name", pack.languages[0])


def _group(pack: Pack, index: int) -> str:
    return pack.text(f"group.{pack.ruleset.groups[index].id}", pack.languages[0])
