"""The print of the spaces: paper, bands, lines, names, prices, icons and the corners.

The ground and the words of a space are separate, because a mortgage's hatch lies under the words and a
hovered space shows its words above the tokens.
"""

from __future__ import annotations

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.ruleset import Space, SpaceKind
from game.landlord.view.board.ground.felt import dark
from game.landlord.view.board.ground.lettering import Lettering, Line
from game.landlord.view.board.groups import group_key
from game.landlord.view.board.plan import Plan
from game.ui.draw import paint
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme
from game.ui.i18n import language, money

GREY_PLATE = "#6d6a66"  # the enamel of a mortgaged street


class SpacePrinter:
    """Prints the spaces of a plan in a theme."""

    def __init__(self, plan: Plan, pack: BoardPack, theme: Theme) -> None:
        self.plan, self.pack, self.theme = plan, pack, theme
        self.type = Lettering(plan, theme)
        self.dark = dark(theme)
        self.ink = theme.c("board-ink")
        self.price_ink = theme.c("gold") if self.dark else self.ink
        self.line = theme.c("board-line")
        if self.dark:
            glow = "holo" if theme.has("holo") else "board-line"
            self.top, self.bottom = theme.mix("board-2", glow, 0.17), theme.mix("board", glow, 0.13)
            self.corner = theme.mix("board-2", glow, 0.36), theme.mix("board-2", glow, 0.14)
        else:
            self.top = theme.mix("board", (255, 255, 243), 0.64)
            self.bottom = theme.mix(self.top, "board-2", 0.36)
            paper = theme.c("corner" if theme.has("corner") else "paper")
            if (
                not theme.has("corner")
                and sum(abs(a - b) for a, b in zip(rgba(paper)[:3], rgba(self.top)[:3], strict=True)) < 24
            ):
                paper = theme.c("paper-2")  # corners should be told from spaces
            self.corner = paper, paper

    # --- ground ------------------------------------------------------------------------------------

    def ground(self, target: pygame.Surface, index: int) -> None:
        """A space's paper and band, without lines and words."""
        rect = self.plan.spaces[index]
        if self.plan.facing[index] == "corner":
            target.blit(paint.gradient(*rect.size, rgba(self.corner[0]), rgba(self.corner[1])), rect)
            if self.pack.ruleset.spaces[index].kind is SpaceKind.JAIL:
                self._cell(target, index)
            return
        target.blit(paint.gradient(*rect.size, rgba(self.top), rgba(self.bottom)), rect)
        if self.plan.has_band(index):
            self._band(target, index)

    def group_colour(self, index: int) -> pygame.Color:
        """The colour of a space's group."""
        return self.theme.c(f"g-{group_key(self.pack.ruleset, self.pack.ruleset.spaces[index].group)}")

    def _band(self, target: pygame.Surface, index: int) -> None:
        band = self.plan.band(index)
        pygame.draw.rect(target, self.group_colour(index), band)
        half = max(1, round(band.h * 0.45))
        target.blit(paint.gradient(band.w, half, (255, 255, 255, 56), (255, 255, 255, 0)), band)
        target.blit(
            paint.gradient(band.w, band.h - half, (0, 0, 0, 0), (0, 0, 0, 31)), (band.x, band.y + half)
        )

    def _cell(self, target: pygame.Surface, index: int) -> None:
        cell = self.plan.jail_cell(index)
        if self.dark:
            target.blit(
                paint.gradient(
                    *cell.size, rgba(self.theme.mix("board-2", "board-line", 0.5)), rgba(self.top)
                ),
                cell,
            )
        else:
            target.fill(self.theme.c("jail-cell" if self.theme.has("jail-cell") else "g-4"), cell)
            target.blit(paint.gradient(*cell.size, (255, 255, 255, 26), (0, 0, 0, 18)), cell)
        pygame.draw.rect(target, self.line, cell, max(1, self.plan.px(1)))

    def lines(self, target: pygame.Surface) -> None:
        """The lines between spaces, and between bands and paper, each on the shared edge."""
        thick = max(1, round(1.5 * self.plan.factor))
        for index, rect in enumerate(self.plan.spaces):
            if self.plan.has_band(index):
                self._seam(target, index, max(1, round(1.2 * self.plan.factor)))
            box = rect.inflate(thick, thick)
            box.topleft = rect.x - thick // 2, rect.y - thick // 2
            for edge in (
                (box.x, box.y, box.w, thick),
                (box.x, box.bottom - thick, box.w, thick),
                (box.x, box.y, thick, box.h),
                (box.right - thick, box.y, thick, box.h),
            ):
                target.fill(self.line, pygame.Rect(edge).clip(self.plan.print))

    def _seam(self, target: pygame.Surface, index: int, thick: int) -> None:
        band = self.plan.band(index)
        match self.plan.facing[index]:
            case "bottom":
                target.fill(self.line, (band.x, band.bottom - thick, band.w, thick))
            case "top":
                target.fill(self.line, (band.x, band.y, band.w, thick))
            case "left":
                target.fill(self.line, (band.x, band.y, thick, band.h))
            case _:
                target.fill(self.line, (band.right - thick, band.y, thick, band.h))

    # --- words -------------------------------------------------------------------------------------

    def words(self, index: int, *, mortgaged: bool = False) -> pygame.Surface:
        """A space's words and drawing on a clear sheet of its size; a mortgaged street's plate is grey."""
        rect = self.plan.spaces[index]
        sheet = paint.clear(*rect.size, rgba(self.ink)[:3])
        space = self.pack.ruleset.spaces[index]
        if self.plan.facing[index] == "corner":
            self._corner(sheet, index, space)
        elif self.plan.has_band(index):
            self._street(sheet, index, space, mortgaged=mortgaged)
        elif self.plan.facing[index] in ("left", "right"):
            self._beside(sheet, index, space)
        else:
            self._upright(sheet, index, space)
        return sheet

    def label(self, index: int) -> str:
        """The words of a space as the board prints them, with authored line breaks."""
        keys = ("short", "label", "name") if self.plan.small else ("label", "name")
        for key in keys:
            try:
                if text := self.pack.text(f"space.{index}.{key}", language()):
                    return text
            except KeyError:
                continue
        return self.pack.ruleset.spaces[index].id

    def price(self, space: Space) -> str:
        """What is printed at the foot of a space."""
        amount = space.price or (space.amount if space.kind is SpaceKind.TAX else 0)
        return money(amount, self.pack.currency) if amount else ""

    def _street(self, sheet: pygame.Surface, index: int, space: Space, *, mortgaged: bool) -> None:
        plan, own = self.plan, self.plan.own
        paper = plan.paper(index).move(-plan.spaces[index].x, -plan.spaces[index].y)
        upright = plan.facing[index] in ("top", "bottom")
        first = (8 if upright else 9) if not plan.small else (3 if upright else 4)
        foot = (
            (16 if plan.facing[index] == "bottom" else 14 if upright else 17)
            if not plan.small
            else (11 if upright else 13)
        )
        if self.theme.look.style.get("names") == "plate":
            low = plan.px(foot) + round(self._price_height() / 2)
            self._plate(sheet, index, paper, 8 if not plan.small else 3, low, grey=mortgaged)
        else:
            room = paper.h - plan.px(first + foot) - self._price_height() / 2
            wide = paper.w - 2 * plan.px(own.inset)
            lines = self.type.fit(self.label(index), "name", own.name, wide, height=room)
            self._put(sheet, lines, paper.centerx, paper.y + plan.px(first))
        self._price(sheet, space, paper.centerx, paper.bottom - plan.px(foot), paper.w)

    def _price(self, sheet: pygame.Surface, space: Space, x: float, y: float, width: float) -> None:
        text = self.price(space)
        if text:
            size = self.plan.own.price - (1 if self.dark else 0)
            line = self.type.fit_line(
                text, "board-bold", size, width - 2 * self.plan.px(self.plan.own.inset), size - 3, grows=True
            )
            self.type.draw(sheet, line, x, y, self.price_ink)

    def _price_height(self) -> float:
        """How high a price is at most: so large letters stand that near its space's edge."""
        return min(self.plan.px(self.plan.own.price) * self.plan.text_size, 2 * self.plan.px(11))

    def _plate(
        self, sheet: pygame.Surface, index: int, paper: pygame.Rect, top: float, low: int, *, grey: bool
    ) -> None:
        """An enamel street plate: blue, a green edge, a white line, white capitals; `low` is the price's."""
        plan, theme = self.plan, self.theme
        width = paper.w - plan.px(4) - (plan.px(2) if paper.w < 90 * plan.factor else plan.px(4))
        pad, room = plan.px(3.5), paper.h - plan.px(top) - max(low, plan.px(22 if plan.small else 24))
        lines = self.type.fit(
            self.label(index).upper(), "name", plan.own.name, width - 2 * pad, squeeze=0.80,
            height=room - 2 * pad,
        )  # fmt: skip
        step = self.type.step(max(line.px for line in lines))
        if step * len(lines) + 2 * pad > room:
            step, pad, top = max(1, (room - 2 * plan.px(2.5)) // len(lines)), plan.px(2.5), top * 0.7
            lines = [
                Line(line.text, line.role, min(line.px, round(step * 0.92)), line.squeeze) for line in lines
            ]
        height = step * len(lines) + 2 * pad
        box = pygame.Rect(paper.centerx - width // 2, paper.y + plan.px(top), width, height)
        radius = plan.px(3)
        paint.drop_shadow(sheet, box, radius, plan.px(3), (plan.px(1), plan.px(1.5)), 0.28)
        blue = theme.c("plate" if theme.has("plate") else "accent")
        edge = theme.c("plate-edge" if theme.has("plate-edge") else "accent-lo")
        if grey:
            blue, edge = theme.c(GREY_PLATE), theme.mix(edge, GREY_PLATE, 0.75)
        lit = rgba(theme.mix(blue, (255, 255, 255), 0.10))
        sheet.blit(paint.box(*box.size, radius, lit, rgba(blue), rgba(edge), plan.px(2)), box)
        inner = box.inflate(-2 * plan.px(3), -2 * plan.px(3))
        sheet.blit(paint.box(*inner.size, plan.px(1.5), (0, 0, 0, 0), None, (255, 255, 255, 190), 1), inner)
        y = box.centery - step * len(lines) / 2
        for k, line in enumerate(lines):
            self.type.draw(sheet, line, box.centerx, y + step * (k + 0.5), (255, 255, 255))

    def _upright(self, sheet: pygame.Surface, index: int, space: Space) -> None:
        """A space of the top or bottom row without a band: name, drawing, price."""
        plan, own = self.plan, self.plan.own
        width, height = sheet.get_size()
        price = self.price(space)
        picture = f"space.{index}" in self.theme.look.art
        alone = plan.small and space.kind is SpaceKind.DRAW and picture
        top = plan.px(4 if plan.small else 7)
        if not alone:
            room = height - top - plan.px(56 if plan.small else 76)  # for the drawing and the price
            lines = self.type.fit(
                self.label(index), "board", own.name, width - 2 * plan.px(own.inset), height=room
            )
            top += self._put(sheet, lines, width / 2, top)
        bottom = height - plan.px(19 if plan.small else 25) if price else height - plan.px(14)
        if price:
            self._price(sheet, space, width / 2, height - plan.px(12 if plan.small else 16), width)
        if picture:
            room = bottom - top
            most = (46 if price else 56) if not plan.small else (46 if alone else 34)
            size = max(8, min(plan.px(most), room + plan.px(2)))
            self._picture(sheet, index, size, width / 2, (top + bottom) / 2)

    def _beside(self, sheet: pygame.Surface, index: int, space: Space) -> None:
        """A space of the left or right row without a band: the drawing on the outer side, words beside it."""
        plan, own = self.plan, self.plan.own
        width, height = sheet.get_size()
        picture = f"space.{index}" in self.theme.look.art
        if plan.small and space.kind is SpaceKind.DRAW and picture:
            self._picture(sheet, index, min(plan.px(46), height - plan.px(6)), width / 2, height / 2)
            return
        size = plan.px(28 if plan.small else 38) if picture else 0
        edge = plan.px(3 if plan.small else 5)
        left = plan.facing[index] == "left"
        room = width - size - edge - 2 * plan.px(own.inset)
        x = width - room / 2 - plan.px(own.inset) if left else room / 2 + plan.px(own.inset)
        price = self.price(space)
        line = max(plan.px(own.name_line), self._price_height()) if price else 0.0
        lines = self.type.fit(
            self.label(index), "board", own.name, room, height=height - line - 2 * plan.px(3)
        )
        high = self.type.step(max(each.px for each in lines)) * len(lines)
        y = height / 2 - (high + line) / 2
        self._put(sheet, lines, x, y)
        if price:
            self._price(sheet, space, x, y + high + line / 2, room)
        if picture:
            self._picture(
                sheet, index, size, edge + size / 2 if left else width - edge - size / 2, height / 2
            )

    # --- corners -----------------------------------------------------------------------------------

    def _corner(self, sheet: pygame.Surface, index: int, space: Space) -> None:
        width, height = sheet.get_size()
        k = width / 122  # corners are laid out for the classic one and grow with it

        def at(x: float, y: float) -> tuple[float, float]:
            return x * k, y * height / 122

        if space.kind is SpaceKind.GO:
            word = self.type.fit_line(
                self.label(index).replace("\n", " "), "display", 38 * k / self.plan.factor, width - 12 * k, 16
            )
            self.type.draw(sheet, word, *at(61, 24), "accent")
            if self.plan.small:
                self._picture(sheet, index, 60 * k, *at(61, 68))
                note = "+ " + money(self.pack.ruleset.salary, self.pack.currency)
                self.type.draw(
                    sheet, self.type.fit_line(note, "board-bold", 13, width - 4, 10), *at(61, 106), self.ink
                )
                return
            self._picture(sheet, index, 56 * k, *at(61, 62))
            self._lines(sheet, self._note(index), "board", 13, 15, at(61, 92), width)
        elif space.kind is SpaceKind.JAIL:
            self._jail(sheet, index)
        else:
            size = (62 if self.plan.small else 68) * k
            self._picture(sheet, index, size, *at(61, 41 if self.plan.small else 43))
            self._lines(
                sheet,
                self.label(index),
                "board-bold",
                14 if self.plan.small else 15,
                14 if self.plan.small else 17,
                at(61, 90 if not self.plan.small else 85),
                width,
            )

    def _jail(self, sheet: pygame.Surface, index: int) -> None:
        plan = self.plan
        rect = plan.spaces[index]
        cell = plan.jail_cell(index).move(-rect.x, -rect.y)
        k = cell.w / 92
        self._picture(sheet, index, 58 * k, cell.x + (34 if not plan.small else 36) * k, cell.y + 36 * k)
        if not plan.small:
            word = self.type.fit_line(self.label(index), "board", plan.own.name, cell.w * 0.6, 11)
            ink = self.ink if not self.dark else self.theme.c("board-ink")
            self.type.draw(sheet, word, cell.x + 34 * k, cell.y + 77 * k, ink)
        note = self.type.fit_line(
            self._note(index).replace("\n", " "),
            "board-bold" if plan.small else "board",
            plan.own.name,
            rect.w - 2 * plan.px(3),
            11,
        )
        low = cell.y < rect.h - cell.bottom
        free = (
            pygame.Rect(0, cell.bottom, rect.w, rect.h - cell.bottom)
            if low
            else pygame.Rect(0, 0, rect.w, cell.y)
        )
        self.type.draw(sheet, note, free.centerx, free.centery, self.ink)

    def _note(self, index: int) -> str:
        try:
            return self.pack.text(f"space.{index}.note", language())
        except KeyError:
            return ""

    def _lines(
        self,
        sheet: pygame.Surface,
        text: str,
        role: str,
        size: float,
        step: float,
        at: tuple[float, float],
        width: int,
    ) -> None:
        lines = self.type.fit(
            text, role, size, width - 2 * self.plan.px(4), height=sheet.get_height() - at[1] - self.plan.px(3)
        )
        gap = max(self.plan.px(step), round(max(line.px for line in lines) * step / size))
        for i, line in enumerate(lines):
            self.type.draw(sheet, line, at[0], at[1] + gap * (i if len(lines) > 1 else 0.5), self.ink)

    def _put(self, sheet: pygame.Surface, lines: list[Line], x: float, top: float) -> int:
        """Lines below each other; returns how high they are."""
        step = self.type.step(max(line.px for line in lines))
        for k, line in enumerate(lines):
            self.type.draw(sheet, line, x, top + step * (k + 0.5), self.ink)
        return step * len(lines)

    def _picture(self, sheet: pygame.Surface, index: int, size: float, x: float, y: float) -> None:
        picture = self.theme.art(f"space.{index}", max(4, round(size)))
        sheet.blit(picture, picture.get_rect(center=(round(x), round(y))))
