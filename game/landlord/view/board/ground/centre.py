"""The middle of the board: motif, emblem, title, the places of decks and dice, and the bank's stock."""

from __future__ import annotations

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.view.board.ground.felt import dark, roughen
from game.landlord.view.board.ground.motifs import draw_motif
from game.landlord.view.board.plan import Plan
from game.landlord.view.board.roll import TRAY, spots
from game.ui.draw import paint, witness
from game.ui.draw.fonts import Font
from game.ui.draw.text import draw_text, fit, measure, rgba, wrap
from game.ui.draw.theme import Theme
from game.ui.i18n import language
from game.ui.scale import TEXT_FLOOR

TITLE = "Tour de Table"
EDGES = 6  # paper edges that are seen under a full pile


class CentrePrinter:
    """Prints the middle once, and what of it changes (piles, stock) on top."""

    def __init__(self, plan: Plan, pack: BoardPack, theme: Theme) -> None:
        self.plan, self.pack, self.theme = plan, pack, theme
        self.dark = dark(theme)
        self.k = plan.print.width / 1000  # the middle is the large board's, made smaller
        self.title_ink = self._title_ink()

    def px(self, length: float) -> int:
        """A length of the 1000 px print in device pixels."""
        return max(1, round(length * self.k))

    def _title_ink(self) -> pygame.Color:
        theme = self.theme
        if theme.has("title"):
            return theme.c("title")
        if self.dark:
            return theme.c("gold")
        r, g, b, _a = rgba(theme.c("table-2"))
        return theme.c("table-2") if r + g + b < 240 else theme.c("accent")

    # --- printed once ------------------------------------------------------------------------------

    def ground(self, target: pygame.Surface) -> None:
        """The board's colour with its motif and frame."""
        centre = self.plan.centre
        target.fill(self.theme.c("board"), centre)
        before = target.get_clip()
        target.set_clip(centre)
        style = self.theme.look.style.get("motif", "plain")
        if "centre" in self.theme.look.art:
            target.blit(self.theme.art("centre", centre.size), centre)
        else:
            x, y = self.plan.emblem.center if self.plan.emblem else centre.center
            motif = draw_motif(style, centre.size, (x - centre.x, y - centre.y), self.theme)
            if motif is not None:
                target.blit(motif, centre)
        if style == "radar":
            self._brackets(target)
        else:
            self._frame(target)
        target.set_clip(before)

    def _frame(self, target: pygame.Surface) -> None:
        """A double hairline inside the edge."""
        tone = self.theme.mix("board-2", "board-ink", 0.28) if not self.dark else self.theme.c("board-line")
        if self.theme.look.style.get("edge") == "zinc":
            tone = self.theme.mix("board", "gold", 0.55)
            pygame.draw.rect(
                target, tone, self.plan.centre.inflate(-2 * self.px(15), -2 * self.px(15)), self.px(1.4)
            )
            return
        for inset, line in ((14, 2), (20, 1)):
            pygame.draw.rect(
                target,
                tone,
                self.plan.centre.inflate(-2 * self.px(inset), -2 * self.px(inset)),
                self.px(line),
            )

    def _brackets(self, target: pygame.Surface) -> None:
        tone = self.theme.c("holo-hi" if self.theme.has("holo-hi") else "gold")
        box = self.plan.centre.inflate(-2 * self.px(51), -2 * self.px(51))
        long, line = self.px(36), self.px(2.5)
        for x, dx in ((box.left, 0), (box.right - long, long - line)):
            for y, dy in ((box.top, 0), (box.bottom - long, long - line)):
                target.fill(tone, (x, y + dy, long, line))
                target.fill(tone, (x + dx, y, line, long))

    def print(self, target: pygame.Surface) -> None:
        """Emblem, title, tray and the slots of the decks."""
        self._emblem(target)
        self._title(target)
        for deck in range(len(self.pack.ruleset.decks)):
            self._slot(target, deck)
        self._tray(target)

    def _emblem(self, target: pygame.Surface) -> None:
        box = self.plan.emblem
        if box is None or "emblem" not in self.theme.look.art:
            return
        picture = self.theme.art("emblem", box.size)
        at = picture.get_rect(center=box.center)
        if not self.dark:
            blur = self.px(14)
            target.blit(
                paint.shadow_of(picture, blur, 0.34), (at.x - blur + self.px(2), at.y - blur + self.px(7))
            )
            rim = round(at.w * 0.505)
            ring = paint.disc(2 * rim, rgba(self.theme.mix("board", (255, 255, 255), 0.55)))
            target.blit(ring, ring.get_rect(center=at.center))
        target.blit(picture, at)

    def _title(self, target: pygame.Surface) -> None:
        box, theme, k = self.plan.emblem, self.theme, self.k
        if box is None:
            return
        mixed = theme.look.style.get("title") == "mixed"
        text, size, track = (TITLE, 60, 0.0) if mixed else (TITLE.upper(), 54, 8.0)
        width = self.plan.centre.w - 2 * self.px(60)
        line = fit(
            lambda px: theme.font("display", px), text, round(size * k), width, least=8, tracking=track * k
        )
        y = box.bottom + (40 if not mixed else 44) * k
        at = (box.centerx + track * k / 2, y)
        if self.dark:
            self._glow(target, line.text, line.font, at, track * k)
        else:
            draw_text(
                target,
                line.text,
                (at[0], at[1] + max(1, k)),
                line.font,
                theme.mix("board", (255, 255, 255), 0.7),
                anchor="center",
                tracking=track * k,
            )
        draw_text(target, line.text, at, line.font, self.title_ink, anchor="center", tracking=track * k)
        try:
            words = self.pack.text("subtitle", language())
        except KeyError:
            return
        font = theme.font("board", max(TEXT_FLOOR, round(17 * k)))
        ink = (
            theme.mix("board-ink", "board", 0.30)
            if not self.dark
            else theme.c("holo-hi" if theme.has("holo-hi") else "board-ink")
        )
        track = 4 * k
        words = words.replace(" · ", "  ·  ")
        while track > 0 and measure(font, words, track) > width:
            track -= 0.5
        draw_text(
            target,
            words,
            (box.centerx + track / 2, box.bottom + 91 * k),
            font,
            ink,
            anchor="center",
            tracking=track,
        )

    def _glow(
        self, target: pygame.Surface, text: str, font: Font, at: tuple[float, float], track: float
    ) -> None:
        """The soft light of lettering that shines."""
        width, pad = measure(font, text, track), self.px(20)
        sheet = paint.clear(width + 2 * pad, font.line + 2 * pad, rgba(self.title_ink)[:3])
        draw_text(
            sheet,
            text,
            (sheet.get_width() / 2, sheet.get_height() / 2),
            font,
            self.title_ink,
            anchor="center",
            tracking=track,
        )
        sheet = paint.blurred(sheet, self.px(12))
        sheet.fill((255, 255, 255, 75), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(sheet, sheet.get_rect(center=(round(at[0]), round(at[1]))))

    # --- decks -------------------------------------------------------------------------------------

    def _slot(self, target: pygame.Surface, deck: int) -> None:
        """The printed place of a pile and the deck's name under it."""
        box, theme = self.plan.deck(deck), self.theme
        small = self.plan.small
        slot = box.inflate(2 * self.px(9), 2 * self.px(9))
        slot.h += self.px(8)
        radius = self.px(14)
        if self.dark:
            target.blit(
                paint.box(
                    *slot.size,
                    radius,
                    rgba(theme.c("board-line", 0.22)),
                    None,
                    rgba(theme.c("board-line")),
                    max(1, self.px(1.2)),
                ),
                slot,
            )
        elif not small:
            self._dashes(target, slot, radius)
        if not small:
            try:
                name = self.pack.text(f"deck.{self.pack.ruleset.decks[deck].id}", language())
            except KeyError:
                return
            self._deck_name(target, box, name)

    def _deck_name(self, target: pygame.Surface, box: pygame.Rect, name: str) -> None:
        """Under the pile, in two lines if one would be too long."""
        theme = self.theme
        ink = self.title_ink if not self.dark else theme.c("board-ink")
        if theme.look.style.get("title") == "mixed":
            ink = theme.c("board-ink")
        font, room = theme.font("display", round(17 * self.k)), box.w + 2 * self.px(22)
        lines = [name] if measure(font, name, self.k / 2) <= room else wrap(font, name, room)
        for k, line in enumerate(lines[:2]):
            y = box.bottom + self.px(31) + k * self.px(22)
            place = draw_text(target, line, (box.centerx, y), font, ink, anchor="center", tracking=self.k / 2)
        if len(lines) > 2:
            witness.see(target, place, name, cut=True)

    def _dashes(self, target: pygame.Surface, box: pygame.Rect, radius: int) -> None:
        """A dashed rounded outline: a solid one, with gaps."""
        line, dash, gap = self.px(1.6), self.px(7), self.px(5)
        tone = rgba(self.theme.c("board-ink", 0.30))
        ring = paint.ring(*box.size, radius, line).copy()
        ring.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
        step = dash + gap
        for x in range(radius + dash // 2, box.w - radius, step):
            for y in (0, box.h - line):
                ring.fill((*tone[:3], 0), (x, y, gap, line))
        for y in range(radius + dash // 2, box.h - radius, step):
            for x in (0, box.w - line):
                ring.fill((*tone[:3], 0), (x, y, line, gap))
        target.blit(ring, box)

    def pile(self, target: pygame.Surface, deck: int, part: float, back: pygame.Surface) -> None:
        """A pile of cards: its paper edges, as many as cards are left, and the back of the topmost one."""
        box = self.plan.deck(deck)
        edges = round(EDGES * part)
        radius = self.px(10)
        lowest = box.move(0, round(edges * 1.5 * self.k))
        paint.drop_shadow(
            target, lowest, radius, self.px(14), (self.px(3), self.px(8)), 0.36 if not self.dark else 0.6
        )
        pale, deep = ("paper", "paper-2")
        for edge in range(edges, 0, -1):
            at = box.move(0, round(edge * 1.5 * self.k))
            tone = self.theme.mix(deep, (0, 0, 0), 0.22) if edge % 2 else self.theme.mix(pale, deep, 0.4)
            if self.dark:
                tone = self.theme.mix("board", "board-line", 0.30 if edge % 2 else 0.75)
            target.blit(paint.box(*at.size, radius, rgba(tone)), at)
        if edges:
            target.blit(back, back.get_rect(center=box.center))

    # --- tray and bank -----------------------------------------------------------------------------

    def _tray(self, target: pygame.Surface) -> None:
        """A wooden (or metal) frame round a well of felt in which the dice land."""
        theme, box = self.theme, self.plan.tray
        radius, inset = self.px(24), self.px(12)
        paint.drop_shadow(target, box, radius, self.px(18), (self.px(3), self.px(9)), 0.42)
        frame = pygame.Surface(box.size, pygame.SRCALPHA)
        frame.blit(paint.gradient(*box.size, rgba(theme.c("rim-1")), rgba(theme.c("rim-2"))), (0, 0))
        edge = theme.look.style.get("edge", "gold")
        if edge != "holo":
            roughen(frame, "walnut" if edge == "gold" else "brushed", frame.get_rect(), self.k)
        frame = paint.clipped(frame, radius)
        glint = (
            theme.c("gold-hi", 0.55)
            if edge == "gold"
            else theme.c("#ffffff", 0.75)
            if edge == "zinc"
            else theme.c("holo-hi" if theme.has("holo-hi") else "gold", 0.8)
        )
        ring = paint.ring(*box.size, radius, max(1, self.px(1.5))).copy()
        ring.blit(
            paint.gradient(*box.size, rgba(glint), (0, 0, 0, 110)),
            (0, 0),
            special_flags=pygame.BLEND_RGBA_MULT,
        )
        frame.blit(ring, (0, 0))
        target.blit(frame, box)
        well = box.inflate(-2 * inset, -2 * inset)
        inner = max(2, radius - inset + self.px(2))
        self._well(target, well, inner)
        gold = (
            theme.c("gold-lo")
            if edge == "gold"
            else theme.mix("gold", "rim-2", 0.3)
            if edge == "zinc"
            else theme.c("holo-hi" if theme.has("holo-hi") else "gold", 0.8)
        )
        rim = paint.ring(*well.size, inner, max(1, self.px(1.4))).copy()
        rim.fill(rgba(gold), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(rim, well)
        self._sides(target, box)

    def _sides(self, target: pygame.Surface, tray: pygame.Rect) -> None:
        """With the Force, a mark under each die: which marker it moves."""
        force = self.pack.ruleset.force
        if force is None:
            return
        k, size = tray.width / TRAY[0], max(TEXT_FLOOR, round(22 * self.k))
        roles = (*(f"side.{side}" for side in force.sides), "die.shift")
        for role, (x, _y) in zip(roles, spots(len(roles)), strict=True):
            picture = self.theme.art(role, size)
            target.blit(picture, picture.get_rect(center=(round(tray.x + x * k), round(tray.y + 174 * k))))

    def _well(self, target: pygame.Surface, well: pygame.Rect, radius: int) -> None:
        theme = self.theme
        if theme.has("tray-1"):
            light, deep = theme.c("tray-1"), theme.c("tray-2")
        elif self.dark:
            light, deep = theme.mix("board-2", "board-line", 0.55), theme.mix("board", (0, 0, 0), 0.08)
        elif sum(rgba(theme.c("table-1"))[:3]) < 380:
            light, deep = theme.mix("table-1", (90, 190, 150), 0.20), theme.mix("table-1", "table-2", 0.55)
        else:
            light, deep = theme.mix("accent", (255, 255, 255), 0.14), theme.mix("accent", (0, 0, 0), 0.25)
        cloth = pygame.Surface(well.size, pygame.SRCALPHA)
        cloth.blit(paint.radial(*well.size, rgba(light), rgba(deep), (0.5, 0.45), 0.62), (0, 0))
        if not self.dark:
            roughen(cloth, "felt", cloth.get_rect(), self.k)
        for deep_px, alpha in (
            (self.px(22), 105),
            (self.px(7), 90),
        ):  # the frame's shadow falls in from above left
            cloth.blit(paint.gradient(well.w, deep_px, (0, 0, 0, alpha), (0, 0, 0, 0)), (0, 0))
            cloth.blit(
                paint.gradient_across(deep_px * 2 // 3, well.h, (0, 0, 0, alpha * 2 // 3), (0, 0, 0, 0)),
                (0, 0),
            )
        target.blit(paint.clipped(cloth, radius), well)
