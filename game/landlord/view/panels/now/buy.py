"""May buy the deed one stands on, or it goes under the hammer."""

from __future__ import annotations

from game.app.words import capital
from game.landlord.rules.commands import BuyDeed, DeclineDeed
from game.landlord.rules.frames import BuyOffer
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.view.panels.figures import Rent, holders, rent, rent_text
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import BRIGHT, Tile, beside, caption, change, fitted, notice, tiles, title
from game.ui.actions import Action
from game.ui.draw.text import escape
from game.ui.i18n import _, ngettext, pgettext
from game.ui.layout import Column, First, Node
from game.ui.widgets.pieces import rule


class Buy(Panel):
    """The deed at stake, what it would bring, and the cash left after."""

    def __init__(self, host: Host, offer: BuyOffer) -> None:
        super().__init__(host, offer.seat, offer.space)
        self.seat, self.space = offer.seat, offer.space

    def facts(self) -> Node:
        """A smaller deed, then the cash as one figure more, then fewer words, then no deed at all."""
        large, small, none = marks.deeds_beside(self.session, self.space, self.host.columns)
        return fitted(
            self._form(large),
            self._form(small),
            self._form(small, short=True),
            self._form(small, short=True, lines=0),
            bare=[self._form(none, short=True)],
        )

    def _form(self, deed: Node | None, *, short: bool = False, lines: int = 2) -> Node:
        session, sizes, space = self.session, self.sizes, self.space
        group = session.group_name(session.pack.ruleset.spaces[space].group)
        mark = marks.group_mark(session, space)
        head = [caption(sizes, f"{_('Unowned')}  ·  {group}", mark), title(sizes, session.space_name(space))]
        figures = rent_tiles(self, space, self.seat)
        parts = [Column(head), prospect(self, space, self.seat, lines), *self._worth(figures, short=short)]
        return beside(deed, parts, sizes.gap)

    def _worth(self, figures: list[Tile], *, short: bool) -> list[Node]:
        """What the deed brings, and the cash that is left."""
        sizes, money, cash = self.sizes, self.session.money, self.shown.cash[self.seat]
        after = cash - self.price
        tone = BRIGHT if after >= 0 else "bad-hi"
        if short:
            rest = Tile(_("Cash after"), money(after), tone)
            return [First([tiles(sizes, [*figures, rest]), tiles(sizes, [figures[0], figures[-1], rest])])]
        left = change(sizes, _("Cash after buying"), money(cash), money(after), tone=tone)
        return [tiles(sizes, figures), Column([rule(), left], gap=0.6 * sizes.gap)]

    @property
    def price(self) -> int:
        """What the deed costs."""
        return self.session.pack.ruleset.spaces[self.space].price

    def row(self) -> list[Choice]:
        decline, host = DeclineDeed(self.seat), self.host
        return [
            Choice(
                "auction",
                _("Auction"),
                lambda: host.submit(decline),
                "auction",
                letter=pgettext("key for auction", "A"),
                why_not=self.why_not(decline),
            ),
            Choice("trade", _("Trade"), host.open_trade, "trade", Action.TRADE),
            Choice("property", _("Build"), host.open_manage, "build", Action.PROPERTY),
            Choice(
                "mortgage",
                _("Mortgage"),
                lambda: host.open_manage(mortgage=True),
                "mortgage",
                letter=pgettext("key for mortgage", "M"),
            ),
        ]

    def primary(self) -> Choice:
        buy = BuyDeed(self.seat)
        text = _("Buy for {price}").format(price=self.session.money(self.price))
        return Choice("primary", text, lambda: self.host.submit(buy), why_not=self.why_not(buy))


def prospect(panel: Panel, space: int, seat: int, most: int) -> Node:
    """What the deed means for its group, for oneself and for the others; so many lines at most."""
    tone, head, lines = _prospect(panel, space, seat)
    return notice(panel.sizes, tone, head, lines[:most])


def _prospect(panel: Panel, space: int, seat: int) -> tuple[str, str, list[str]]:
    session, shown = panel.session, panel.shown
    place = session.pack.ruleset.spaces[space]
    others, size = holders(shown, space), len(session.pack.ruleset.groups[place.group].members)
    mine = others.get(seat, 0)
    rival = next((owner for owner, count in others.items() if owner != seat and count == size - 1), None)
    street = place.kind is SpaceKind.STREET
    own = _("You own {count} of {size}.").format(count=mine, size=size)
    if mine == size - 1:
        effect = (
            _("Double rent, and you may build.") if street else _("With it you collect the highest rent.")
        )
        return "good", _("Completes your group"), [effect, own]
    if rival is not None:
        head = _("{name} owns all the others").format(name=escape(session.names[rival]))
        effect = (
            _("Buying it keeps them from building there.")
            if street
            else _("Buying it keeps their rent down.")
        )
        return "warn", head, [effect]
    if mine:
        return "plain", own, [_others(panel, others, seat)] if len(others) > 1 else []
    if others:
        return "plain", _("Others are in this group already"), [_others(panel, others, seat)]
    return (
        "plain",
        _("Nobody owns any of this group yet"),
        [_("{size} deeds make it whole.").format(size=size)],
    )


def _others(panel: Panel, others: dict[int, int], seat: int) -> str:
    parts = [
        ngettext("{name} owns {count} deed", "{name} owns {count} deeds", count).format(
            name=escape(panel.session.names[owner]), count=count
        )
        for owner, count in others.items()
        if owner != seat
    ]
    return ", ".join(parts) + "."


def rent_tiles(panel: Panel, space: int, seat: int) -> list[Tile]:
    """Three figures that tell what a deed is worth to its owner."""
    shown, ruleset = panel.shown, panel.session.pack.ruleset
    place = ruleset.spaces[space]
    now = Tile(_("Rent once bought"), rent_text(panel.session, rent(shown, space, seat)))
    if place.kind is SpaceKind.STREET:
        session, third = panel.session, min(3, ruleset.hotel_level - 1)
        word = session.text("word.houses" if third > 1 else "word.house")
        return [
            now,
            Tile(f"{third} {word}", session.money(place.rents[third])),
            Tile(
                capital(session.text("word.hotel")),
                session.money(place.rents[ruleset.hotel_level]),
            ),
        ]
    roll = place.kind is SpaceKind.UTILITY
    own, most = holders(shown, space).get(seat, 0) + 1, len(place.rents)
    steps = [count for count in (max(1, most // 2), most) if count != own]
    return [
        now,
        *(
            Tile(
                _("With {count} of them").format(count=count),
                rent_text(panel.session, Rent(place.rents[count - 1], roll)),
            )
            for count in steps
        ),
    ]


PANELS: Panels = {BuyOffer: lambda host, offer, seat: Buy(host, offer)}
