"""Rents that people must ask for: a row for each, and how long there is, as stations and never as a clock."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

import pygame

from game.landlord.rules.commands import ClaimRent
from game.landlord.rules.options import RentClaim
from game.landlord.rules.state import Claim
from game.landlord.view.panels.figures import buildings
from game.landlord.view.panels.now.stations import stations, stations_row
from game.landlord.view.panels.panel import Choice, Host, Panel
from game.landlord.view.parts import marks
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext
from game.ui.input import Press
from game.ui.layout import Column, First, Fit, Leaf, Node, Row, Text
from game.ui.reply import Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.pieces import caption, chip, icon

MOST = 2  # rows; a third claim has its chip on the board, and comes up when one of these is settled
SENTENCES, NAMES, SHORT, BARE, LEAST = range(5)  # how much is said, from all of it to what is needed


def first_of_each(claims: Sequence[Claim]) -> list[Claim]:
    """The claim of each owner that the owner's key asks for; the next one has it when this is settled."""
    return list({claim.owner: claim for claim in reversed(claims)}.values())


class Claims(Panel):
    """Shown instead of what is to be done: its acts and its primary stay, for the tenant is not warned.

    Who may claim does that first, for the dice would take it; what was to be done is a further act then.
    """

    def __init__(self, host: Host, under: Panel) -> None:
        super().__init__(host, under.about, tuple(host.session.open_claims), host.session.held)
        self.under = under
        self.claims = host.session.open_claims
        self.watching = under.watching and not host.session.held

    def key(self) -> Hashable:
        return self.under.key(), self.shown.turn

    # acts ------------------------------------------------------------------------------------
    def _own(self) -> Claim | None:
        """The first rent that who sits here may claim."""
        return next((claim for claim in self.claims if claim.owner == self.host.viewer), None)

    def row(self) -> list[Choice]:
        acts = self.under.row()
        return acts if self._own() is None else [*acts, replace(self._onward(), key="onward")]

    def primary(self) -> Choice:
        own = self._own()
        if own is None:
            return self._onward()
        text = _("Claim {amount}").format(amount=self.session.money(own.amount))
        return Choice("primary", text, lambda: self.host.submit(ClaimRent(own.owner, own.id)), "hand")

    def _onward(self) -> Choice:
        """What is asked below, or to let the computer roll that waits."""
        if not self.session.held:
            return self.under.primary()
        name = self.session.names[self.shown.turn]
        return Choice("primary", _("Let {name} roll").format(name=name), self._let_go, "dice")

    def _let_go(self) -> Reply:
        self.session.let_go()
        return self.host.go_on()

    def handle_event(self, press: Press) -> Reply:
        return self.under.handle_event(press)

    def facts(self) -> Node:
        """Fewer words before smaller ones, and smaller ones before the stations lose theirs."""
        usual = First([self._form(much) for much in range(LEAST)])
        return First([Fit(usual), Fit(self._form(LEAST))], grow=1)

    def _form(self, much: int) -> Node:
        unit = self.host.columns.unit
        parts = [self._head(much)]
        if much == SENTENCES:
            words = ngettext("Open claim", "Open claims", len(self.claims))
            parts.append(caption(words, "muted", size=self.sizes.caption))
        parts += [self._row(claim, much, chosen=not at) for at, claim in enumerate(self.claims[:MOST])]
        if (more := len(self.claims) - MOST) > 0:
            words = ngettext("{count} more on the board", "{count} more on the board", more)
            parts.append(Text(words.format(count=more), TextStyle("ui", self.sizes.body, "#c4cbd2")))
        return Column([*parts, self._deadline(much)], gap=10 * unit if much == SENTENCES else 8 * unit)

    def _head(self, much: int) -> Node:
        unit, sizes, count = self.host.columns.unit, self.sizes, len(self.claims)
        size = (64 if much == SENTENCES else 48 if much < BARE else 30) * unit

        def hand(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.box(box, "#f8d287", "#f0b23c", radius=12 * unit)
            canvas.icon("hand", box.center, size * 0.56, "#241a06")

        title = ngettext("Rent is there to be claimed", "{count} rents are there to be claimed", count)
        heading = TextStyle("display", min(26 * unit, sizes.heading), "#fffdf6")
        words: list[Node] = [Text(title.format(count=count), heading)]
        if much < BARE:
            note = _("Owners must ask. Nobody is reminded after the deadline.")
            words.append(Text(note, TextStyle("ui", sizes.body, "muted")))
        return Row([Leaf(width=size, height=size, paint=hand), Column(words, grow=1)], gap=16 * unit)

    def _row(self, claim: Claim, much: int, *, chosen: bool) -> Node:
        """Who asks whom, for which space, how much, and the button for it."""
        session, unit, sizes = self.session, self.host.columns.unit, self.sizes
        high = (50 if much == SENTENCES else 40 if much < BARE else 28) * unit

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            edge = "gold" if chosen else "#434f59"
            canvas.box(box, "#323d46", "#2b353e", radius=12, border=edge, line=2)

        name = session.space_name(claim.space)
        words = Column(
            [
                Text(name, TextStyle("ui-bold", sizes.strong * 1.1), lines=0 if much >= SHORT else 1),
                Text(self._about(claim, much), TextStyle("ui", sizes.body, "#c4cbd2")),
            ],
            grow=1,
        )
        amount = Text(session.money(claim.amount), TextStyle("board-bold", 26 * unit, "#fffdf6"), lines=1)
        parts = [
            marks.seat_leaf(session, claim.owner, high),
            icon("arrow-left", 20 * unit, "#c4cbd2"),
            marks.seat_leaf(session, claim.tenant, high),
            words,
            amount,
            Leaf(self._button(claim, much)),
        ]
        least = (86 if much == SENTENCES else 60 if much < BARE else 44) * unit
        return Row(parts, gap=12 * unit, pad=(16 * unit, 4 * unit), min_height=least, paint=ground)

    def _button(self, claim: Claim, much: int) -> Button:
        unit = self.host.columns.unit
        return Button(
            ("claim row", claim.id),
            (0, 0, 0, (52 if much == SENTENCES else 40 if much < BARE else 34) * unit),
            _("Claim rent") if much == SENTENCES else _("Claim"),
            size=17 * unit,
            letter=str(claim.owner + 1) if claim in first_of_each(self.claims) else "",
            on_press=lambda: self.host.submit(ClaimRent(claim.owner, claim.id)),
            group="claims",
        )

    def _about(self, claim: Claim, much: int) -> str:
        """Whose deed it is, what stands there, and where the tenant is."""
        session, shown = self.session, self.shown
        owner, tenant = session.names[claim.owner], session.names[claim.tenant]
        level = shown.level[claim.space]
        built = buildings(session, level) if level else _("bare")
        if much > SENTENCES:
            return built
        if shown.position[claim.tenant] != claim.space:
            return _("{owner} owns it, {built}. {tenant} was there.").format(
                owner=owner, built=built, tenant=tenant
            )
        return _("{owner} owns it, {built}. {tenant} stands on it.").format(
            owner=owner, built=built, tenant=tenant
        )

    def _deadline(self, much: int) -> Node:
        claim, unit, sizes = self.claims[0], self.host.columns.unit, self.sizes
        words = _("before the next player rolls")
        if self.shown.ruleset.options.rent_claim is RentClaim.UNTIL_SECOND_NEXT_ROLL:
            words = _("before the second player rolls")
        title = Text(_("Deadline"), TextStyle("ui-bold", sizes.strong), lines=1, grow=1)
        head = Row(
            [title, chip(words, "warn", "clock", size=15 * unit)],
            gap=12 * unit,
            pad=(16 * unit, 0, 14 * unit, 0),
        )
        space = self.session.space_name(claim.space)
        found = stations(self.shown, self.session.names, space, claim)
        way = stations_row(found, self.host.columns.inner[2], unit, sizes, notes=much < LEAST)
        return Column(
            [head, way],
            gap=(14 if much == SENTENCES else 4) * unit,
            pad=(0, (10 if much == SENTENCES else 6) * unit),
            min_height=(150 if much == SENTENCES else 0) * unit,
            paint=Canvas.well,
        )
