"""How the deeds of a seat are drawn as groups of rows: buildings in their slots, rent, mortgage."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

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
from game.ui.scale import Box, apart, tame
from game.ui.widgets.marks import draw_chip

LEFT, WIDTH = 176.0, 1121.0
BAND, HEAD, ROW, GAP = 52.0, 46.0, 64.0, 12.0
MINUS_X, SLOTS_X, PLUS_X = 774.0, 818.0, 1016.0  # where the columns of a street begin
RENT_X, MARK_X, TOGGLE_X = 1160.0, 1205.0, 1224.0
NAME_X, NOTE_X = LEFT + BAND + 16, 738.0
SLOT = 34.0


@dataclass(frozen=True, slots=True)
class Block:
    """The rows of one group."""

    group: int
    spaces: tuple[int, ...]
    top: float

    @property
    def height(self) -> float:
        return HEAD + ROW * len(self.spaces)

    @property
    def box(self) -> Box:
        return LEFT, self.top, WIDTH, self.height

    def row(self, index: int) -> float:
        """The top of a row."""
        return self.top + HEAD + ROW * index


def stack(groups: list[tuple[int, list[int]]], top: float) -> list[Block]:
    """Blocks under each other."""
    blocks = []
    for group, spaces in groups:
        blocks.append(Block(group, tuple(spaces), top))
        top += blocks[-1].height + GAP
    return blocks


class RowPainter:
    """Draws blocks from a draft."""

    def __init__(self, session: Words, draft: ConstructionDraft, *, selling: bool) -> None:
        self.session = session
        self.draft = draft
        self.selling = selling

    @property
    def state(self) -> LandlordState:
        return self.draft.state

    def block(self, block: Block) -> Callable[[Canvas, pygame.FRect], None]:
        """What draws a block in the list."""
        return lambda canvas, box: self._block(canvas, block)

    def _block(self, canvas: Canvas, block: Block) -> None:
        x, y, _w, h = block.box
        rules, group = self.state.ruleset, self.state.ruleset.groups[block.group]
        canvas.box(block.box, "#20272d", radius=12, border="#333d46")
        for index, space in enumerate(block.spaces):
            self._ground(canvas, block, index, space)
        _band(canvas, (x, y, BAND, h), goods.colour(rules, block.group))
        ground = goods.colour(rules, block.group)
        canvas.glyph(
            group_key(rules, block.group), (x + BAND / 2, y + h / 2), 24, canvas.theme.ink_on(ground)
        )
        canvas.outline(block.box, "#333d46", 12, 1)
        self._head(canvas, block, group.kind is SpaceKind.STREET)
        for index, space in enumerate(block.spaces):
            self._row(canvas, block.row(index), space)

    def _ground(self, canvas: Canvas, block: Block, index: int, space: int) -> None:
        top, last = block.row(index), index == len(block.spaces) - 1
        strip = (LEFT + BAND, top, WIDTH - BAND - 1, ROW - (1 if last else 0))
        _lower_right(canvas, strip, "panel-2", 12 if last else 0)
        if self.state.mortgaged[space]:
            canvas.hatch((strip[0], top, strip[2] - (11 if last else 0), strip[3]), "#2f3740", on=7, off=8)
        if index:
            canvas.rule((LEFT + BAND, top), WIDTH - BAND - 1, "#333d46")

    def _head(self, canvas: Canvas, block: Block, street: bool) -> None:
        group = self.state.ruleset.groups[block.group]
        middle = block.top + HEAD / 2
        name = self.session.group_name(block.group)
        x = canvas.text(name, (NAME_X, middle + 1), TextStyle("ui-bold", 20), "midleft").right + 14
        if street and goods.complete(self.state, block.group, self.draft.seat):
            x = draw_chip(canvas, (x, middle - 16), _("Complete"), "good", "check").right + 12
        else:
            text = _("{count} of {size}").format(count=len(block.spaces), size=len(group.members))
            x = draw_chip(canvas, (x, middle - 16), text).right + 12
        if street and group.house_cost and goods.complete(self.state, block.group, self.draft.seat):
            price = self.session.money(group.house_cost // 2 if self.selling else group.house_cost)
            text = _("{price} back for each") if self.selling else _("{price} per {building}")
            house = self.session.text("word.house")
            draw_chip(canvas, (x, middle - 16), text.format(price=price, building=house))
        if not self.selling:
            canvas.text(_("mortgaged"), (LEFT + WIDTH - 17, middle), TextStyle("ui", 16, "muted"), "midright")

    def _row(self, canvas: Canvas, top: float, space: int) -> None:
        middle, mortgaged = top + ROW / 2, self.state.mortgaged[space]
        slots = self.has_slots(space)
        room = (MINUS_X if slots else NOTE_X) - NAME_X - 20
        half = apart(11, canvas.scale.text_size)
        canvas.text(
            self.session.space_name(space),
            (NAME_X, middle - half),
            TextStyle("ui-bold", 18),
            "midleft",
            width=room,
        )
        canvas.text(
            self._second(space), (NAME_X, middle + half), TextStyle("ui", 16, "muted"), "midleft", width=room
        )
        if slots:
            self._slots(canvas, middle, space)
        else:
            note, tone = self._note(space)
            canvas.text(
                note, (NOTE_X, middle), TextStyle("ui", 16, tone), "midleft", width=RENT_X - 90 - NOTE_X
            )
        if self.selling:
            brought = self._brought(space)
            text = i18n.money(brought, self.session.pack.currency, signed=True) if brought else "—"
            tone = "good-hi" if brought > 0 else "text"
            canvas.text(text, (LEFT + WIDTH - 24, middle), TextStyle("board-bold", 21, tone), "midright")
            return
        rent = goods.rent_text(self.session, self.state, space)
        figure = tame(21, canvas.scale.text_size, 1.25)
        canvas.text(rent, (RENT_X, middle - half), TextStyle("board-bold", figure), "midright", width=112)
        canvas.text(_("rent"), (RENT_X, middle + half), TextStyle("ui", 16, "muted"), "midright")
        canvas.icon("mortgage", (MARK_X, middle), 22, "warn" if mortgaged else "muted")

    def has_slots(self, space: int) -> bool:
        """Whether a row shows places for buildings."""
        place = self.state.ruleset.spaces[space]
        street = place.kind is SpaceKind.STREET and goods.complete(self.state, place.group, self.draft.seat)
        return street and not self.state.mortgaged[space]

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

    def _note(self, space: int) -> tuple[str, str]:
        place = self.state.ruleset.spaces[space]
        changed = self.draft.toggled(space)
        if changed is not None:
            amount = i18n.money(changed.cash, self.session.pack.currency, signed=True)
            return _("Changed just now: {amount}").format(amount=amount), "gold-hi"
        if self.state.mortgaged[space]:
            street = place.kind is SpaceKind.STREET
            return _("Mortgaged: no rent, no building in this group") if street else _(
                "Mortgaged: no rent"
            ), "muted"
        if place.kind is SpaceKind.STATION:
            return _("The rent grows with each one you own"), "muted"
        if place.kind is SpaceKind.UTILITY:
            return _("The rent follows the roll"), "muted"
        missing = [
            s
            for s in self.state.ruleset.groups[place.group].members
            if self.state.owner[s] != self.draft.seat
        ]
        return _("Missing: {deeds}").format(deeds=self._missing(missing)), "muted"

    def _missing(self, spaces: list[int]) -> str:
        def owned(space: int) -> str:
            owner, name = self.state.owner[space], self.session.space_name(space)
            holder = _("bank") if owner == BANK else self.session.names[owner]
            return _("{deed} ({owner})").format(deed=name, owner=holder)

        return ", ".join(owned(space) for space in spaces)

    def _brought(self, space: int) -> int:
        """What the draft takes in on a street by selling."""
        group = self.state.ruleset.spaces[space].group
        fresh = self.draft.fresh(space)
        return -fresh * (self.state.ruleset.groups[group].house_cost // 2) if fresh < 0 else 0

    def _slots(self, canvas: Canvas, middle: float, space: int) -> None:
        hotel, level, start = (
            self.state.ruleset.hotel_level,
            self.state.level[space],
            self.draft.start.level[space],
        )
        houses = hotel - 1
        step = min(SLOT + 4, (PLUS_X - SLOTS_X - SLOT - 12) / max(1, houses))
        side = min(SLOT, step - 3)
        for place in range(1, hotel + 1):
            x = SLOTS_X + (place - 1) * step + (4 if place == hotel else 0)
            box = (x, middle - side / 2, side, side)
            stands = place == level if place == hotel else place <= level < hotel
            stood = place == start if place == hotel else place <= start < hotel
            fresh, gone = stands and not stood, stood and not stands
            border = "gold" if fresh else "#5d2f2c" if gone and self.selling else "#2c353d"
            canvas.box(
                box, "#4a3d1f" if fresh else "#14191d", radius=6, border=border, line=2 if fresh else 1
            )
            role = "hotel" if place == hotel else "house"
            inner = (x + 3, middle - side / 2 + 3, side - 6, side - 6)
            if stands:
                canvas.art(role, inner)
            elif gone:
                canvas.art(role, inner, alpha=0.30)
            elif place == hotel:
                canvas.art(role, inner, alpha=0.12)


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


def _band(canvas: Canvas, box: Box, ground: str) -> None:
    """The group's colour down the left side, round where the block is."""
    x, y, w, h = box
    with canvas.clip((x, y, w, h)):
        canvas.box((x, y, w + 14, h), ground, radius=12)


def _lower_right(canvas: Canvas, box: Box, ground: str, radius: float) -> None:
    """A strip whose lower right corner is round."""
    x, y, w, h = box
    if not radius:
        canvas.surface.fill(rgba(canvas.theme.c(ground)), canvas.scale.rect(box))
        return
    with canvas.clip(box):
        canvas.box((x - 20, y - 20, w + 20, h + 20), ground, radius=radius)
