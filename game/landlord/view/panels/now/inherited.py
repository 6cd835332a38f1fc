"""Mortgaged deeds were received: each is lifted now, or kept for the interest."""

from __future__ import annotations

from collections.abc import Hashable

from game.landlord.rules.commands import KeepMortgaged, Redeem
from game.landlord.rules.deeds.mortgage import redemption
from game.landlord.rules.frames import Inherited as InheritedFrame
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import Tile, beside, caption, fitted, notice, tiles, title
from game.ui.i18n import _, ngettext, pgettext
from game.ui.layout import Column, Node


class Inherited(Panel):
    """The first of the deeds received, with the two prices."""

    def __init__(self, host: Host, frame: InheritedFrame) -> None:
        super().__init__(host, frame.seat, frame.spaces[0])
        self.seat, self.space, self.count = frame.seat, frame.spaces[0], len(frame.spaces)

    @property
    def interest(self) -> int:
        """What keeping it costs now."""
        return self.session.pack.ruleset.interests[self.space]

    @property
    def price(self) -> int:
        """What lifting it costs now."""
        return redemption(self.session.seen, self.space)

    def key(self) -> Hashable:
        return self.count

    def facts(self) -> Node:
        """A smaller deed where there is less room, then none."""
        deeds, parts = marks.deeds_beside(self.session, self.space, self.host.columns), self._parts()
        return fitted(*(beside(deed, parts, self.sizes.gap) for deed in deeds))

    def _parts(self) -> list[Node]:
        session, sizes = self.session, self.sizes
        group = session.group_name(session.pack.ruleset.spaces[self.space].group)
        mark = marks.group_mark(session, self.space)
        head = [
            caption(sizes, f"{_('Mortgaged')}  ·  {group}", mark),
            title(sizes, session.space_name(self.space)),
        ]
        lines = [_("Kept mortgaged, the interest is due again when you lift it later.")]
        if (more := self.count - 1) > 0:
            text = ngettext(
                "{count} more deed waits after this.", "{count} more deeds wait after this.", more
            )
            lines.append(text.format(count=more))
        figures = [
            Tile(_("Keep it"), session.money(self.interest)),
            Tile(_("Lift it now"), session.money(self.price)),
            Tile(_("In hand"), session.money(self.shown.cash[self.seat])),
        ]
        told = notice(sizes, "warn", _("A mortgaged deed came to you"), lines)
        return [Column(head), told, tiles(sizes, figures)]

    def row(self) -> list[Choice]:
        redeem = Redeem(self.seat, self.space)
        text = _("Lift it for {amount}").format(amount=self.session.money(self.price))
        return [
            Choice(
                "redeem",
                text,
                lambda: self.host.submit(redeem),
                "mortgage",
                letter=pgettext("key for lift", "R"),
                why_not=self.why_not(redeem),
            )
        ]

    def primary(self) -> Choice:
        keep = KeepMortgaged(self.seat, self.space)
        text = _("Keep it for {amount}").format(amount=self.session.money(self.interest))
        return Choice("primary", text, lambda: self.host.submit(keep), why_not=self.why_not(keep))


PANELS: Panels = {InheritedFrame: lambda host, frame, seat: Inherited(host, frame)}
