"""Why a control is grey, in words: the rule in bold first, then what it means here."""

from __future__ import annotations

from game.engine.messages import N_
from game.engine.protocol import Refusal
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.frames import QUESTIONS
from game.ui.draw.text import escape
from game.ui.i18n import _, language, money

# {space}, {group} and {seat} are names; {house}, {houses} and {hotel} are the edition's words.
TEXTS: dict[str, str] = {
    "match.stale": N_("**Too late.** Something else happened first."),
    "match.over": N_("**The game is over.**"),
    "game.over": N_("**The game is over.**"),
    "command.unknown": N_("**Not in this game.**"),
    "seat.unknown": N_("**Nobody sits there.**"),
    "seat.out": N_("**Out of the game.** A player who has left the table does nothing more."),
    "turn.not_yours": N_("**Not your turn.** Another player must decide now."),
    "turn.other_question": N_("**First things first.** {question}"),
    "space.not_yours": N_("**Not yours.** {space} belongs to somebody else."),
    "cash.short": N_("**Not enough cash.** It takes {needed}; you have {cash}."),
    "roll.done": N_("**The dice are down.** You have rolled already."),
    "turn.not_done": N_("**Roll first.** Your turn can't end before the dice are down."),
    "jail.free": N_("**You are free.** This is for those in jail."),
    "jail.fine_too_late": N_("**Too late for the fine.** It is paid before the roll."),
    "jail.no_card": N_("**No card.** You hold none that frees you from jail."),
    "claim.gone": N_("**Too late.** This rent is not to be had any more."),
    "claim.not_yours": N_("**Not yours to claim.** {space} belonged to somebody else."),
    "auction.step": N_("**In notes.** Bids go in steps of {smallest}."),
    "trade.step": N_("**In notes.** Cash goes in steps of {smallest}."),
    "auction.too_low": N_("**Too low.** The least bid is {lowest}."),
    "build.not_street": N_("**Streets only.** Nothing can be built on {space}."),
    "build.group": N_("**The whole group first.** You build once all of {group} is yours."),
    "build.mortgaged": N_("**No building on a mortgaged group.** Lift the mortgage on {space} first."),
    "build.full": N_("**Fully built.** {space} already has a {hotel}."),
    "build.marker": N_("**Barred by the Force.** Nobody builds on {space} while a marker hovers there."),
    "marker.no_deed": N_("**Not for sale.** A marker rests only on a space that can be bought."),
    "marker.there": N_("**It is there already.** Choose another space, or leave it."),
    "marker.token": N_("**Not free.** A token stands on {space}."),
    "marker.owned": N_("**Not free.** {space} has an owner, and at this table only unowned deeds are free."),
    "marker.marker": N_("**Not free.** The other marker hovers over {space}."),
    "build.evenly": N_("**Build evenly.** The other streets of the group come before {space}."),
    "build.no_house": N_("**The bank has no {house} left.** Wait until somebody sells one."),
    "build.no_hotel": N_("**The bank has no {hotel} left.** Wait until somebody sells one."),
    "build.contested": N_(
        "**Others may want it too.** Ask for the last ones: if need be they are auctioned."
    ),
    "want.nothing": N_("**Nothing chosen.** Say where the building would stand."),
    "want.other_kind": N_("**One kind at a time.** Either {houses} or {hotels} are asked for."),
    "want.enough": N_("**There is enough for everybody.** Just build."),
    "sell.nothing": N_("**Nothing to sell.** No building stands on {space}."),
    "sell.evenly": N_("**Sell evenly.** The most built streets of the group come before {space}."),
    "sell.no_houses": N_(
        "**The bank is short of {houses}.** A {hotel} breaks into {needed}; it has {left}. Sell all at once."
    ),
    "sell.whole_group": N_("**The whole group at once.** A {hotel} of {group} is sold only with the others."),
    "sell.levels": N_("**Sell evenly.** {group} can't be sold down to that."),
    "mortgage.already": N_("**Already mortgaged.** {space} has been turned over."),
    "mortgage.buildings": N_("**Bare groups only.** Sell all buildings of {group} before a mortgage."),
    "redeem.not_mortgaged": N_("**Nothing to lift.** {space} is not mortgaged."),
    "redeem.debt_first": N_("**The debt first.** No mortgage is lifted while you owe."),
    "inherited.other": N_("**Not this deed.** Only mortgaged deeds you have just received are asked about."),
    "trade.limit": N_("**Enough offers.** You may make {limit} between two rolls."),
    "trade.empty": N_("**Nothing on the table.** An offer must move something."),
    "trade.not_in_it": N_("**Not your trade.** Only those who owe or take part may make it."),
    "trade.other_author": N_("**Answer the offer.** A counter-offer goes to whoever made it."),
    "trade.seat": N_("**{seat} can't take part.**"),
    "trade.twice": N_("**Only once.** The same thing can't be given twice."),
    "trade.cash": N_("**Not enough cash.** {seat} has {cash}."),
    "trade.space": N_("**Not there to give.** {space} does not belong to {seat}."),
    "trade.buildings": N_(
        "**Bare groups only.** Sell the buildings of {group} before {space} changes hands."
    ),
    "trade.jail_card": N_("**No such card.** {seat} does not hold it."),
    "trade.interest": N_(
        "**Interest on mortgaged deeds.** {seat} could not pay the bank {interest} at once."
    ),
    "trade.debt": N_("**The debt first.** After this {seat} would still be {missing} short."),
    "trade.relief": N_("**No more than is owed.** {seat} can let go {amount} of the debt at most."),
    "trade.in_kind": N_("**Only for something in kind.** {seat} must give a deed or a jail card for it."),
    "trade.revision": N_("**The offer has changed.** Look at it again."),
    "trade.not_author": N_("**Not your offer.** Only its author takes it back."),
    "time.not_timed": N_("**No clock here.** Only a timed game is ended by time."),
    "time.called": N_("**Time is called.** The round in play is the last."),
    "choice.unknown": N_("**No such choice.**"),
    "debt.can_be_raised": N_(
        "**You can still pay.** Sales and mortgages would raise {raisable} of {amount}."
    ),
}
FALLBACK = N_("**Not now.** The rules do not allow this at the moment.")

ASKS = {frame.__name__: question.asks for frame, question in QUESTIONS.items()}
MONEY = frozenset({"amount", "missing", "cash", "lowest", "interest", "raisable", "smallest"})


def refusal_text(refusal: Refusal, pack: BoardPack, names: list[str]) -> str:
    """A refusal as rich text for a tooltip."""
    goods = ("house", "houses", "hotel", "hotels")
    words = {word: escape(pack.text(f"word.{word}", language())) for word in goods}
    for key, value in refusal.params:
        words[key] = escape(_word(key, value, refusal.code, pack, names))
    if "frame" in words:
        words["question"] = _(ASKS[words["frame"]])
    return _(TEXTS.get(refusal.code, FALLBACK)).format(**words)


def _word(key: str, value: int | str, code: str, pack: BoardPack, names: list[str]) -> str:
    """A parameter as it is read."""
    match key, value:
        case "space", int(index):
            return pack.text(f"space.{index}.name", language())
        case "group", int(index):
            return pack.text(f"group.{pack.ruleset.groups[index].id}", language())
        case "seat", int(seat):
            return names[seat]
        case _, int(amount) if key in MONEY or (key == "needed" and code == "cash.short"):
            return money(amount, pack.currency)
    return str(value)
