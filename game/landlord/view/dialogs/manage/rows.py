"""How the deeds of a seat are drawn as groups of rows: buildings in their slots, rent, mortgage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.engine.command import Command
from game.landlord.rules.commands import Build, SellBuilding
from game.landlord.rules.deeds import mortgage
from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK, LandlordState
from game.landlord.view import goods
from game.landlord.view.board.groups import group_key
from game.landlord.view.dialogs.manage.draft import ConstructionDraft
from game.landlord.view.words import Words
from game.ui import i18n
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape, rgba
from game.ui.i18n import _
from game.ui.layout import Aligned, Column, Leaf, Node, Row, Ruler, Text, Wrap
from game.ui.layout.node import words_width
from game.ui.reply import Reply
from game.ui.scale import Box
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.pieces import chip, icon
from game.ui.widgets.switches import Toggle

_BAND = 52.0  # of the group's colour, on the left
_MIDDLE, _SLOTS, _SLOT = 332.0, 190.0, 34.0  # the room of slots or a note, of the slots alone, of one
_TURN = 108.0  # the switch for the mortgage with its sign
_STEP = (0.0, 0.0, 36.0, 36.0)
_NAME, _SMALL = TextStyle("ui-bold", 18), TextStyle("ui", 16, "muted")
_FIGURE = TextStyle("board-bold", 21, align="right")


class ManageRows:
    """Describes the groups of a draft; `wish` is told what a control wants, `why` says why one is grey."""

    def __init__(
        self,
        session: Words,
        draft: ConstructionDraft,
        wish: Callable[[Command], Reply],
        why: Callable[[Command], str],
        *,
        selling: bool,
    ) -> None:
        self.session = session
        self.draft = draft
        self.wish, self.why = wish, why
        self.selling = selling

    @property
    def state(self) -> LandlordState:
        return self.draft.state

    def column(self, groups: Sequence[tuple[int, list[int]]], ruler: Ruler) -> Column:
        """The groups below each other; their rents stand in one column."""
        spaces = [space for _group, members in groups for space in members]
        rents = [words_width(ruler, self._rent(space), _FIGURE) for space in spaces]
        self.rents = max(rents, default=0.0)
        return Column([self._block(group, members) for group, members in groups], gap=12)

    # a group ---------------------------------------------------------------------------------
    def _block(self, group: int, spaces: Sequence[int]) -> Node:
        rows = [self._row(space) for space in spaces]

        def ground(canvas: Canvas, box: pygame.FRect) -> None:
            x, y, _w, h = box
            tone = goods.colour(self.state.ruleset, group)
            canvas.box(box, "#20272d", radius=12, border="#333d46")
            for space, row in zip(spaces, rows, strict=True):
                self._ground(canvas, row.box, space, first=row is rows[0], last=row is rows[-1])
            with canvas.clip((x, y, _BAND, h)):
                canvas.box((x, y, _BAND + 14, h), tone, radius=12)
            key = group_key(self.state.ruleset, group)
            canvas.glyph(key, (x + _BAND / 2, y + h / 2), 24, canvas.theme.ink_on(tone))
            canvas.outline(box, "#333d46", 12, 1)

        return Column([self._head(group, spaces), *rows], pad=(_BAND, 0, 0, 0), paint=ground)

    def _ground(self, canvas: Canvas, box: pygame.FRect, space: int, *, first: bool, last: bool) -> None:
        x, y, w, h = box
        strip = (x, y, w - 1, h - (1 if last else 0))
        _lower_right(canvas, strip, "panel-2", 12 if last else 0)
        if self.state.mortgaged[space]:
            canvas.hatch((x, y, strip[2] - (11 if last else 0), strip[3]), "#2f3740", on=7, off=8)
        if not first:
            canvas.rule((x, y), w - 1, "#333d46")

    def _head(self, group: int, spaces: Sequence[int]) -> Node:
        """The group's name, how much of it is owned, and what a building costs or brings."""
        rules = self.state.ruleset.groups[group]
        complete = rules.kind is SpaceKind.STREET and goods.complete(self.state, group, self.draft.seat)
        parts: list[Node] = [Text(self.session.group_name(group), TextStyle("ui-bold", 20))]
        if complete:
            parts.append(chip(_("Complete"), "good", "check"))
        else:
            parts.append(chip(_("{count} of {size}").format(count=len(spaces), size=len(rules.members))))
        if complete and rules.house_cost:
            price = self.session.money(rules.house_cost // 2 if self.selling else rules.house_cost)
            text = _("{price} back for each") if self.selling else _("{price} per {building}")
            parts.append(chip(text.format(price=price, building=self.session.text("word.house"))))
        tail = self._sell_all(group, spaces) if self.selling else Text(_("mortgaged"), _SMALL)
        words = Wrap(parts, gap=13, row_gap=4, grow=1)
        return Row([words, tail], gap=16, pad=(16, 5, 17, 5), min_height=46)

    def _sell_all(self, group: int, spaces: Sequence[int]) -> Node:
        sale = self.draft.sale_of(group)
        brings = sum(self.state.level[space] for space in spaces)
        amount = brings * (self.state.ruleset.groups[group].house_cost // 2)
        text = _("Sell all for {amount}").format(amount=self.session.money(amount))
        press = partial(self.wish, sale)
        key = ("sell all", group)
        return Leaf(
            Button(key, (0, 0, 0, 36), text, size=16, reason=self.why(sale), on_press=press, group="rows")
        )

    # a deed ----------------------------------------------------------------------------------
    def _row(self, space: int) -> Node:
        name, second = self.session.space_name(space), self._second(space)
        words = Column([Text(name, _NAME), Text(second, _SMALL)], grow=1)
        middle = self._steps(space) if self.has_slots(space) else self._note(space)
        end = [self._brought(space)] if self.selling else [self._rents(space), self._mortgage(space)]
        return Row([words, middle, *end], gap=12, pad=(16, 6, 17, 6), min_height=64)

    def has_slots(self, space: int) -> bool:
        """Whether a row shows places for buildings."""
        place = self.state.ruleset.spaces[space]
        street = place.kind is SpaceKind.STREET and goods.complete(self.state, place.group, self.draft.seat)
        return street and not self.state.mortgaged[space]

    def _steps(self, space: int) -> Node:
        """The buildings of a street between the buttons for one less and one more."""
        seat = self.draft.seat
        less = self._step(("sell", space), "minus", SellBuilding(seat, space))
        more = self._step(("build", space), "plus", Build(seat, space))
        slots = Leaf(width=_SLOTS, height=_SLOT, paint=partial(self._slots, space))
        return Aligned(Row([less, slots, more], gap=8), width=_MIDDLE)

    def _step(self, key: tuple[str, int], sign: str, command: Command) -> Node:
        press = partial(self.wish, command)
        button = IconButton(key, _STEP, sign, "", reason=self.why(command), on_press=press, group="rows")
        return Leaf(button)

    def _mortgage(self, space: int) -> Node:
        """The switch that turns a deed over."""
        on, command = self.state.mortgaged[space], self.draft.turned(space)
        switch = Toggle(
            ("mortgage", space), (0, 0), on, warn=True, on_change=lambda _on: self.wish(command),
            reason=self.why(command), group="rows",
        )  # fmt: skip
        sign = icon("mortgage", 22, "warn" if on else "muted")
        return Row([sign, Leaf(switch)], gap=8, width=_TURN, justify="end")

    def _rents(self, space: int) -> Node:
        figure = Text(self._rent(space), _FIGURE, lines=1)
        return Column([figure, Text(_("rent"), _SMALL)], align="end", min_width=self.rents)

    def _rent(self, space: int) -> str:
        return goods.rent_text(self.session, self.state, space)

    def _second(self, space: int) -> str:
        """The small line under a name: what a mortgage would mean."""
        place = self.state.ruleset.spaces[space]
        if self.selling:
            level = self.state.level[space]
            return building_words(self.session, level, self.state.ruleset.hotel_level)
        if self.state.mortgaged[space]:
            return _("lift for {amount}").format(
                amount=self.session.money(mortgage.redemption(self.state, space))
            )
        if goods.built(self.state, place.group):
            return _("sell its buildings before a mortgage")
        return _("pays {amount} when mortgaged").format(amount=self.session.money(place.mortgage))

    def _note(self, space: int) -> Node:
        """What is to be known of a deed without places for buildings."""
        place, tone = self.state.ruleset.spaces[space], "muted"
        changed = self.draft.toggled(space)
        if changed is not None:
            amount = i18n.money(changed.cash, self.session.pack.currency, signed=True)
            text, tone = _("Changed just now: {amount}").format(amount=amount), "gold-hi"
        elif self.state.mortgaged[space]:
            street = place.kind is SpaceKind.STREET
            text = _("Mortgaged: no rent, no building in this group") if street else _("Mortgaged: no rent")
        elif place.kind is SpaceKind.STATION:
            text = _("The rent grows with each one you own")
        elif place.kind is SpaceKind.UTILITY:
            text = _("The rent follows the roll")
        else:
            members, owner = self.state.ruleset.groups[place.group].members, self.state.owner
            missing = [other for other in members if owner[other] != self.draft.seat]
            text = _("Missing: {deeds}").format(deeds=self._missing(missing))
        return Text(text, TextStyle("ui", 16, tone), width=_MIDDLE)

    def _missing(self, spaces: list[int]) -> str:
        def owned(space: int) -> str:
            owner, name = self.state.owner[space], self.session.space_name(space)
            holder = _("bank") if owner == BANK else self.session.names[owner]
            return _("{deed} ({owner})").format(deed=name, owner=holder)

        return ", ".join(owned(space) for space in spaces)

    def _brought(self, space: int) -> Node:
        """What the draft takes in on a street by selling, as wide as rent and mortgage elsewhere."""
        group = self.state.ruleset.spaces[space].group
        amount = max(0, -self.draft.fresh(space)) * (self.state.ruleset.groups[group].house_cost // 2)
        text = i18n.money(amount, self.session.pack.currency, signed=True) if amount else "—"
        style = replace(_FIGURE, colour="good-hi" if amount else "text")
        return Column([Text(text, style, lines=1)], align="end", min_width=self.rents + 12 + _TURN)

    def _slots(self, space: int, canvas: Canvas, box: pygame.FRect) -> None:
        """The places for buildings: what stands, what the draft adds, what it takes away."""
        hotel = self.state.ruleset.hotel_level
        level, start = self.state.level[space], self.draft.start.level[space]
        step = min(_SLOT + 4, (box.width - 4 - _SLOT) / max(1, hotel - 1))
        side = min(_SLOT, step - 3)
        for place in range(1, hotel + 1):
            x, y = box.x + (place - 1) * step + (4 if place == hotel else 0), box.centery - side / 2
            stands = place == level if place == hotel else place <= level < hotel
            stood = place == start if place == hotel else place <= start < hotel
            fresh, gone = stands and not stood, stood and not stands
            edge = "gold" if fresh else "#5d2f2c" if gone and self.selling else "#2c353d"
            ground = "#4a3d1f" if fresh else "#14191d"
            canvas.box((x, y, side, side), ground, radius=6, border=edge, line=2 if fresh else 1)
            alpha = 1.0 if stands else 0.30 if gone else 0.12 if place == hotel else 0.0
            if alpha:
                role = "hotel" if place == hotel else "house"
                canvas.art(role, (x + 3, y + 3, side - 6, side - 6), alpha=alpha)


def building_words(session: Words, level: int, hotel: int) -> str:
    """How many buildings stand on a street."""
    if level == hotel:
        return session.text("word.hotel")
    if not level:
        return _("nothing built")
    word = session.text("word.houses" if level > 1 else "word.house")
    return _("{count} {buildings}").format(count=level, buildings=word)


def unevenly(session: Words, state: LandlordState, space: int, *, selling: bool) -> str:
    """Why a street must wait for another of its group, named with what stands there."""
    members = state.ruleset.groups[state.ruleset.spaces[space].group].members
    pick = max if selling else min
    other = pick((s for s in members if s != space), key=lambda s: (state.level[s], -s if selling else s))
    stands = building_words(session, state.level[other], state.ruleset.hotel_level)
    words = {
        "other": escape(session.space_name(other)),
        "space": escape(session.space_name(space)),
        "buildings": escape(stands),
    }
    if selling:
        return _("**Sell evenly.** {other}: {buildings}. Sell there before {space}.").format(**words)
    return _("**Build evenly.** {other}: {buildings}. Build there before {space} gets its next.").format(
        **words
    )


def _lower_right(canvas: Canvas, box: Box, ground: str, radius: float) -> None:
    """A strip whose lower right corner is round."""
    x, y, w, h = box
    if not radius:
        canvas.surface.fill(rgba(canvas.theme.c(ground)), canvas.scale.rect(box))
        return
    with canvas.clip(box):
        canvas.box((x - 20, y - 20, w + 20, h + 20), ground, radius=radius)
