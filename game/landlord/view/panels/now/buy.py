"""May buy the deed one stands on, or it goes under the hammer."""

from __future__ import annotations

from game.app.words import capital
from game.landlord.rules.commands import BuyDeed, DeclineDeed
from game.landlord.rules.frames import BuyOffer
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.view.panels.figures import Rent, holders, rent, rent_text
from game.landlord.view.panels.panel import Choice, Host, Panel, Panels
from game.landlord.view.parts import marks
from game.landlord.view.parts.sheet import Sheet, Tile
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.text import escape
from game.ui.i18n import _, ngettext, pgettext


class Buy(Panel):
    """The deed at stake, what it would bring, and the cash left after."""

    def __init__(self, host: Host, offer: BuyOffer) -> None:
        super().__init__(host, offer.seat, offer.space)
        self.seat, self.space = offer.seat, offer.space

    def paint(self, canvas: Canvas) -> None:
        session, shown = self.session, self.shown
        place = session.pack.ruleset.spaces[self.space]
        page = self.sheet(canvas, left=marks.deed(canvas, session, self.space, self.host.columns))
        page.caption(
            f"{_('Unowned')}  ·  {session.group_name(place.group)}",
            mark=marks.group_mark(session, self.space),
        )
        page.title(session.space_name(self.space))
        page.skip(page.sizes.gap)
        prospect(page, self, self.space, self.seat)
        page.skip(page.sizes.gap)
        tiles = rent_tiles(self, self.space, self.seat)
        cash, after = shown.cash[self.seat], shown.cash[self.seat] - place.price
        if self.host.columns.low:
            if self.host.columns.small:
                del tiles[1]
            tiles.append(Tile(_("Cash after"), session.money(after), "text" if after >= 0 else "bad-hi"))
            page.tiles(tiles)
            return
        page.tiles(tiles)
        page.skip(page.sizes.gap)
        page.rule()
        page.skip(page.sizes.gap * 0.6)
        page.change(
            _("Cash after buying"),
            session.money(cash),
            session.money(after),
            tone="#fffdf6" if after >= 0 else "bad-hi",
        )

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
        buy, price = BuyDeed(self.seat), self.session.pack.ruleset.spaces[self.space].price
        text = _("Buy for {price}").format(price=self.session.money(price))
        return Choice("primary", text, lambda: self.host.submit(buy), why_not=self.why_not(buy))


def prospect(page: Sheet, panel: Panel, space: int, seat: int) -> None:
    """What the deed means for its group, for oneself and for the others."""
    session, shown = panel.session, panel.shown
    place = session.pack.ruleset.spaces[space]
    group = session.pack.ruleset.groups[place.group]
    others, size = holders(shown, space), len(group.members)
    mine = others.get(seat, 0)
    rival = next((owner for owner, count in others.items() if owner != seat and count == size - 1), None)
    street = place.kind is SpaceKind.STREET
    own = _("You own {count} of {size}.").format(count=mine, size=size)
    low = panel.host.columns.low
    leave = page.sizes.tile + page.sizes.gap if low else page.below_notice
    if mine == size - 1:
        effect = (
            _("Double rent, and you may build.") if street else _("With it you collect the highest rent.")
        )
        page.notice("good", _("Completes your group"), [effect, own], leave=leave)
    elif rival is not None:
        head = _("{name} owns all the others").format(name=escape(session.names[rival]))
        effect = (
            _("Buying it keeps them from building there.")
            if street
            else _("Buying it keeps their rent down.")
        )
        page.notice("warn", head, [effect], leave=leave)
    elif mine:
        page.notice("plain", own, [_others(panel, others, seat)] if len(others) > 1 else [], leave=leave)
    elif others:
        page.notice(
            "plain", _("Others are in this group already"), [_others(panel, others, seat)], leave=leave
        )
    else:
        page.notice(
            "plain",
            _("Nobody owns any of this group yet"),
            [_("{size} deeds make it whole.").format(size=size)],
            leave=leave,
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
    now = Tile(_("Rent now"), rent_text(panel.session, rent(shown, space, seat)))
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
