"""Why a control is grey, in words: the rule in bold first, then what it means here."""

from __future__ import annotations

from game.engine.protocol import Refusal
from game.packs.pack import Pack
from game.view.i18n import N_, _, language, money
from game.view.text import escape

# Filled from the rules' codes; {space} and {group} are names, {amount} is money, {count} a number.
TEXTS: dict[str, str] = {
    "match.stale": N_("**Too late.** Something else happened first."),
    "match.over": N_("**The game is over.**"),
}
FALLBACK = N_("**Not now.** The rules do not allow this at the moment.")


def refusal_text(refusal: Refusal, pack: Pack, names: list[str]) -> str:
    """A refusal as rich text for a tooltip."""
    words: dict[str, str] = {}
    for key, value in refusal.params:
        match key, value:
            case "space", int(index):
                words[key] = escape(pack.text(f"space.{index}.name", language()))
            case "group", int(index):
                words[key] = escape(pack.text(f"group.{pack.ruleset.groups[index].id}", language()))
            case "seat", int(seat):
                words[key] = escape(names[seat])
            case ("amount" | "missing" | "least" | "most"), int(amount):
                words[key] = money(amount, pack.currency)
            case _:
                words[key] = escape(str(value))
    return _(TEXTS.get(refusal.code, FALLBACK)).format(**words)
