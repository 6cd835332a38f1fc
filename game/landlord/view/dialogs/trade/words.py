"""Offers in words: what a deal does to a seat, and what a computer says to it."""

from __future__ import annotations

from dataclasses import dataclass

from game.landlord.bots.trading import Appraisal, Effect, appraise, judge
from game.landlord.rules.commands import Offer
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import LandlordState
from game.landlord.view.dialogs.trade.offer import OfferDraft, Tray
from game.landlord.view.words import Words
from game.ui.i18n import _, ngettext, percent, quoted

MOST = 3
GOOD_EFFECTS = frozenset({"completes", "blocks"})


@dataclass(frozen=True, slots=True)
class Consequence:
    """One line of what a side gains or loses; what stands between ** is strong."""

    good: bool
    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """What a seat answered: a headline, its reason, its counter-offer if it made one, and to what offer."""

    seat: int
    headline: str
    speech: str = ""
    counter: Offer | None = None
    about: Offer | None = None


def consequences(
    session: Words, state: LandlordState, draft: OfferDraft, seat: int, seen: Appraisal
) -> list[Consequence]:
    """At most three lines about one side of an offer: groups first, then goods."""
    found = [_effect(session, state, effect) for effect in seen.effects]
    gets, gives = (draft.get, draft.give) if seat == draft.seat else (draft.give, draft.get)
    for good, tray in ((True, gets), (False, gives)):
        goods = _goods(session, tray)
        if goods and not any(line.good is good for line in found):
            found.append(Consequence(good, goods))
    return sorted(found, key=lambda line: not line.good)[:MOST]


def _effect(session: Words, state: LandlordState, effect: Effect) -> Consequence:
    if effect.kind == "interest":
        amount = session.money(effect.about)
        rate = percent(state.ruleset.options.mortgage_interest_percent)
        text = _("**Mortgaged deeds**: {amount} to the bank ({percent})")
        return Consequence(False, text.format(amount=amount, percent=rate))
    if effect.kind == "low_cash":
        return Consequence(
            False, _("**Little cash**: {amount} left").format(amount=session.money(effect.about))
        )
    group = session.group_name(effect.about)
    street = state.ruleset.groups[effect.about].kind is SpaceKind.STREET
    if effect.kind == "completes":
        text = _("**Completes {group}**: the rent doubles") if street else _("**Completes {group}**")
    elif effect.kind == "breaks":
        text = _("**Breaks {group}**: no more building there") if street else _("**Breaks {group}**")
    elif effect.kind == "blocks":
        text = _("**First deed of {group}**: a say in it")
    else:
        text = _("No longer has a say in {group}")
    return Consequence(effect.kind in GOOD_EFFECTS, text.format(group=group))


def _goods(session: Words, tray: Tray) -> str:
    """What changes hands, where it changes no group."""
    parts, deeds, cash, cards = [], tray.deeds, tray.cash, len(tray.jail_cards)
    if deeds:
        many = ngettext("{count} deed", "{count} deeds", len(deeds)).format(count=len(deeds))
        parts.append(session.space_name(deeds[0]) if len(deeds) == 1 else many)
    if cards:
        parts.append(ngettext("{count} jail card", "{count} jail cards", cards).format(count=cards))
    if cash:
        parts.append(_("{amount} cash").format(amount=session.money(cash)))
    if tray.relief:
        parts.append(_("{amount} off the debt").format(amount=session.money(tray.relief)))
    return _(" and ").join(parts) if len(parts) < 3 else ", ".join(parts)


def refusal_of(session: Words, state: LandlordState, offer: Offer, seat: int, to: int) -> Said:
    """Why a computer says no, and what would change its mind."""
    short = judge(state, offer, seat).short
    reason = _objection(session, state, offer, seat, to)
    if short and short <= state.cash[to] - OfferDraft.of(offer, to).give.cash:
        amount = session.money(short)
        speech = f"{reason} " + _("Add {amount} and we have a deal.").format(amount=amount)
        headline = _("Not yet: {amount} short").format(amount=amount)
        return Said(seat, headline, quoted(speech), about=offer)
    return Said(seat, _("No deal"), quoted(reason), about=offer)


def counter_of(
    session: Words, state: LandlordState, before: Offer | None, offer: Offer, seat: int, to: int
) -> Said:
    """What a computer asks for instead."""
    theirs = OfferDraft.of(offer, to)
    mine = OfferDraft.of(before, to) if before is not None else OfferDraft(to, seat)
    more = (theirs.give.cash - mine.give.cash) + (mine.get.cash - theirs.get.cash)
    reason = _objection(session, state, before, seat, to) if before is not None else ""
    if theirs.give.cash:
        wish = _("Make it {amount} and we have a deal.").format(amount=session.money(theirs.give.cash))
    elif theirs.get.cash:
        wish = _("I pay {amount}, no more.").format(amount=session.money(theirs.get.cash))
    else:
        wish = _("Keep the cash and we have a deal.")
    headline = (
        _("Not yet: {amount} short").format(amount=session.money(more))
        if more > 0
        else _("I would rather do this")
    )
    return Said(seat, headline, quoted(f"{reason} {wish}".strip()), offer, about=offer)


def proposal_of(session: Words, state: LandlordState, offer: Offer, seat: int, to: int) -> Said:
    """How the author of an offer puts it."""
    for effect in appraise(state, offer, seat).effects:
        if effect.kind == "completes":
            group = session.group_name(effect.about)
            wish = quoted(_("I am after {group}. What do you say?").format(group=group))
            return Said(seat, _("An offer for you"), wish, about=offer)
    return Said(seat, _("An offer for you"), quoted(_("What do you say?")), about=offer)


def agreement_of(session: Words, state: LandlordState, offer: Offer, seat: int) -> str:
    """How a computer says yes, before the goods have changed hands or after."""
    after = {space: gift.taker for gift in offer.transfers for space in gift.deeds}
    for number, group in enumerate(state.ruleset.groups):
        whole = all(after.get(space, state.owner[space]) == seat for space in group.members)
        if whole and any(space in after for space in group.members):
            return quoted(_("Deal! Now all of {group} is mine.").format(group=session.group_name(number)))
    return quoted(_("Deal!"))


def human_no(session: Words, seat: int) -> Said:
    """A person said no; the draft is still there."""
    name = session.names[seat]
    return Said(
        seat, _("{name} says no").format(name=name), _("Your offer is still here: change it and try again.")
    )


def _objection(session: Words, state: LandlordState, offer: Offer, seat: int, to: int) -> str:
    """The reason in one sentence: what the other gains first, then what it would lose itself."""
    mine, theirs = appraise(state, offer, seat), appraise(state, offer, to)
    for effect in theirs.effects:
        if effect.kind == "completes":
            deeds = [
                s for s in OfferDraft.of(offer, to).get.deeds if state.ruleset.spaces[s].group == effect.about
            ]
            words = {"deed": session.space_name(deeds[0]), "group": session.group_name(effect.about)}
            return _("{deed} completes your {group}.").format(**words)
    for effect in mine.effects:
        if effect.kind == "breaks":
            return _("I keep {group} together.").format(group=session.group_name(effect.about))
        if effect.kind == "low_cash":
            return _("That leaves me too little cash.")
        if effect.kind == "unblocks":
            return _("I want to keep a foot in {group}.").format(group=session.group_name(effect.about))
    return _("I would give more than I get.")
