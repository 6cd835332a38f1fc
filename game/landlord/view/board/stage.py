"""The stage: bakes the table and the board once, then draws a `BoardPicture` on it frame after frame.

Three layers: `base` (table, rim, print: per size, theme and language), `settled` (owners' tabs, hatches,
buildings, stock, piles: when one of them changes), and the actors (each frame).
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.view.board.again import Again
from game.landlord.view.board.ground.bank import Bank
from game.landlord.view.board.ground.centre import CentrePrinter
from game.landlord.view.board.ground.felt import dark, draw_rim, draw_table, roughen
from game.landlord.view.board.ground.spaces import SpacePrinter
from game.landlord.view.board.ground.tabs import draw_tab
from game.landlord.view.board.groups import group_key
from game.landlord.view.board.lens import Lens
from game.landlord.view.board.light import blit_faded
from game.landlord.view.board.markers.layer import ForceMarks
from game.landlord.view.board.marks import Marks
from game.landlord.view.board.paper.pot import draw_pot
from game.landlord.view.board.paper.prints import Prints
from game.landlord.view.board.picture import BoardPicture, BuildingPose
from game.landlord.view.board.pieces.actors import draw_card, draw_deed, draw_ghost, draw_marker, draw_notes
from game.landlord.view.board.pieces.buildings import Builder
from game.landlord.view.board.pieces.dice import draw_dice
from game.landlord.view.board.pieces.tokens import Tokens
from game.landlord.view.board.plan import Plan, Spot
from game.ui.draw import paint
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme
from game.ui.i18n import language

BARE = 40.0  # a band is bare when its buildings are higher than that


class Stage:
    """The board of one edition in one window; `alone` in its middle, for a picture of it, or at a `spot`."""

    def __init__(self, pack: BoardPack, theme: Theme, alone: bool = False, spot: Spot | None = None) -> None:
        self.pack, self.theme, self.alone, self.spot = pack, theme, alone, spot
        self.prints = Prints(pack, theme)
        self.plan = Plan((1920, 1080), pack, alone, spot)
        self._stale = True
        self._language = ""
        self._settled_for: object = None

    def resize(self, size: tuple[int, int], text_size: float = 1.0) -> None:
        """Lay the board out for a window and a size of text; it is baked at the next draw."""
        if (size, text_size) != (self.plan.size, self.plan.text_size):
            self.plan = Plan(size, self.pack, self.alone, self.spot, text_size)
            self._stale = True

    def rebake(self, theme: Theme | None = None) -> None:
        """Bake again at the next draw: the language or the look has changed."""
        self.theme = theme or self.theme
        self.prints = Prints(self.pack, self.theme)
        self._stale = True

    def space_at(self, at: tuple[float, float]) -> int | None:
        """The space under a point of the window; None beside the spaces."""
        return self.plan.space_at(at)

    # --- baking ------------------------------------------------------------------------------------

    def bake(self) -> None:
        """Print table, rim, spaces and centre."""
        plan, pack, theme = self.plan, self.pack, self.theme
        self._stale, self._language, self._settled_for = False, language(), None
        self._spaces = SpacePrinter(plan, pack, theme)
        self._centre = CentrePrinter(plan, pack, theme)
        self._bank = Bank(plan, theme)
        self._builder = Builder(plan, theme, pack.ruleset.hotel_level)
        self._tokens = Tokens(plan, theme)
        self._lens = Lens(plan, pack, theme, self._spaces)
        self._marks = Marks(plan, theme)
        self._force = ForceMarks(plan, theme, pack) if pack.ruleset.force is not None else None
        base = pygame.Surface(plan.size, 0, 32)
        draw_table(base, theme, max(1.0, plan.scale.factor if not plan.small else plan.scale.factor / 1.5))
        draw_rim(base, plan, theme)
        base.fill(theme.c("board"), plan.print)
        self._centre.ground(base)
        for index in range(len(plan.spaces)):
            self._spaces.ground(base, index)
        if not dark(theme):
            roughen(base, "paper", plan.print, plan.factor)
            self._light(base)
        self._spaces.lines(base)
        self._grounds = [base.subsurface(rect.clip(base.get_rect())).copy() for rect in plan.spaces]
        self._words = [self._spaces.words(index) for index in range(len(plan.spaces))]
        for rect, words in zip(plan.spaces, self._words, strict=True):
            base.blit(words, rect)
        self._centre.print(base)
        self._base = base
        self._settled = base.copy()
        self._again = Again(plan.part)

    def _light(self, base: pygame.Surface) -> None:
        """The lamp stands at the upper left, and the rim rolls a trace of shade on the print."""
        box, deep = self.plan.print, self.plan.px(7)
        base.blit(paint.radial(*box.size, (255, 255, 255, 18), (0, 0, 0, 9), (0.3, 0.2), 0.95), box)
        for k in range(deep):
            shade = (0, 0, 0, round(46 * (1 - k / deep) ** 2))
            strip = pygame.Surface((box.w, 1), pygame.SRCALPHA)
            strip.fill(shade)
            base.blit(strip, (box.x, box.y + k))
            base.blit(pygame.transform.scale(strip, (1, box.h)), (box.x + k, box.y))

    # --- what rarely changes -----------------------------------------------------------------------

    def _settle(self, picture: BoardPicture) -> None:
        """Lay what has come to rest on the base, if it has changed."""
        construction, turning = frozenset(picture.construction), frozenset(picture.hatching)
        away = tuple(
            sum(1 for card in picture.cards if card.deck == deck) for deck in range(len(picture.piles))
        )
        key = (
            tuple(picture.owners), tuple(picture.mortgaged), tuple(picture.levels), tuple(picture.colours),
            picture.houses_left, picture.hotels_left, tuple(picture.piles), construction, turning, away,
            picture.pot,
            picture.force.lit if picture.force is not None else (),
        )  # fmt: skip
        if key == self._settled_for:
            return
        self._settled_for = key
        plan, sheet = self.plan, self._settled
        sheet.blit(self._base, (0, 0))
        for space, rect in enumerate(plan.spaces):
            if picture.mortgaged[space] and space not in turning:
                self._hatch(sheet, space, rect)
        if picture.force is not None and self._force is not None:
            for space, side in picture.force.lit:
                self._force.light(sheet, space, side)
        for space in range(len(plan.spaces)):
            if plan.has_band(space):
                if space not in construction and picture.levels[space]:
                    self._builder.draw(sheet, space, picture.levels[space])
                elif space not in construction:
                    self._glyph(sheet, space)
        for space, owner in enumerate(picture.owners):
            if owner >= 0:
                draw_tab(sheet, plan, self.theme, space, picture.colours[owner], picture.mortgaged[space])
        for deck, pile in enumerate(picture.piles):
            total = len(self.pack.ruleset.decks[deck].cards)
            back = self.prints.card_back(deck, plan.deck(deck).h)
            self._centre.pile(sheet, deck, (pile - away[deck]) / max(1, total), back)
        self._bank.draw(sheet, picture.houses_left, picture.hotels_left)
        if picture.pot:
            draw_pot(sheet, plan, self.prints, self.theme, picture.pot)

    def _hatch(self, sheet: pygame.Surface, space: int, rect: pygame.Rect, strength: float = 1.0) -> None:
        """A mortgaged space: stripes on its paper, under its words."""
        plan = self.plan
        if strength >= 1:
            sheet.blit(self._grounds[space], rect)
        paper = plan.paper(space).inflate(-2 * plan.px(1), -2 * plan.px(1))
        tone = (0, 0, 0, 51) if not dark(self.theme) else (*rgba(self.theme.c("board-line"))[:3], 120)
        blit_faded(sheet, paint.hatch(paper.w, paper.h, tone, plan.px(3), plan.px(6)), paper, strength)
        words = self._spaces.words(space, mortgaged=True) if strength >= 1 else self._words[space]
        sheet.blit(words, rect)

    def _glyph(self, sheet: pygame.Surface, space: int) -> None:
        """The group's mark on a band without buildings."""
        plan, theme = self.plan, self.theme
        ink = (
            theme.c("#1b1b1b", 0.82)
            if dark(theme)
            else theme.c(theme.ink_on(self._spaces.group_colour(space)), 0.82)
        )
        key = group_key(self.pack.ruleset, self.pack.ruleset.spaces[space].group)
        glyph = theme.glyph(key, plan.px(plan.own.glyph), ink)
        sheet.blit(glyph, glyph.get_rect(center=plan.band(space).center))

    # --- frames ------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, picture: BoardPicture) -> None:
        """The whole window: table, board and everything that stands on it."""
        if self._stale or self._language != language():
            self.bake()
        self._settle(picture)
        ground = (self._settled_for, *picture.ground)
        standing = (*ground, *picture.standing)
        done = self._again.lay(target, (ground, standing, (*standing, *picture.lying)))
        part = self.plan.part
        target.blit(self._settled, part.topright, (part.right, 0, self.plan.size[0], part.h))
        if done < 1:
            target.blit(self._settled, (0, 0), part)
        for count, draw in enumerate((self._draw_ground, self._draw_standing, self._draw_lying), 1):
            if done < count:
                draw(target, picture)
                self._again.drawn(target, count)
        for ghost in picture.ghosts:
            draw_ghost(target, self.prints, ghost)
        for card in picture.cards:
            draw_card(target, self.plan, self.prints, card)

    def _draw_ground(self, target: pygame.Surface, picture: BoardPicture) -> None:
        """What markers and tokens stand on: buildings, marks, and what falls back."""
        for space, strength in picture.hatching.items():
            self._hatch(target, space, self.plan.spaces[space], strength)
        for space, poses in picture.construction.items():
            box = self.plan.spaces[space]
            if not any(pose.lift < BARE and box.collidepoint(pose.x, pose.y) for pose in poses):
                self._glyph(target, space)
        self._build(target, [pose for pose in picture.buildings if pose.lift <= 0])
        self._draw_marks(target, picture)
        if picture.force is not None and self._force is not None:
            self._force.veil(target, picture.force, picture.current)

    def _draw_standing(self, target: pygame.Surface, picture: BoardPicture) -> None:
        """What the dice fall over: what the Force does, markers, tokens."""
        if picture.force is not None and self._force is not None:
            chosen = self._force.draw(target, picture, picture.force)
            if chosen is not None:
                draw_marker(target, self.plan, self.theme, chosen)
        for marker in sorted(picture.markers, key=lambda pose: pose.y):
            draw_marker(target, self.plan, self.theme, marker)
        looked_at = picture.looked_at
        for token in sorted(picture.tokens, key=lambda pose: (pose.lift > 0, pose.y)):
            reveal = picture.reveal if token.space >= 0 and token.space == looked_at else 0.0
            self._tokens.draw(target, token, picture.colours[token.seat], reveal)
        if (
            looked_at >= 0
            and picture.reveal > 0
            and any(token.space == looked_at for token in picture.tokens)
        ):
            self._marks.reveal(target, looked_at, self._words[looked_at], self._spaces.top, picture.reveal)

    def _draw_lying(self, target: pygame.Surface, picture: BoardPicture) -> None:
        """What lies over the board: dice, buildings in the air, the lens, the scrim under a card."""
        looked_at = picture.looked_at
        if picture.dice:
            draw_dice(target, tuple(picture.dice), self.plan.tray)
        self._build(target, [pose for pose in picture.buildings if pose.lift > 0])
        if picture.lens and looked_at >= 0 and picture.dim <= 0:
            level, hotel = picture.levels[looked_at], self.pack.ruleset.hotel_level
            self._lens.draw(target, looked_at, level, hotel, picture.lens_lines, picture.colours)
        if picture.dim > 0:
            self._marks.dim(target, picture.dim)

    def _build(self, target: pygame.Surface, poses: Sequence[BuildingPose]) -> None:
        for pose in sorted(poses, key=lambda pose: pose.y):
            self._builder.pose(target, pose)

    def draw_over(self, target: pygame.Surface, picture: BoardPicture) -> None:
        """What flies above the panels: cards that are kept, deeds and notes on their way."""
        for card in picture.kept:
            draw_card(target, self.plan, self.prints, card)
        for deed in picture.deeds:
            draw_deed(target, self.plan, self.prints, deed)
        for notes in picture.notes:
            draw_notes(target, self.plan, self.prints, notes)

    def stock_point(self, hotel: bool, houses: int, hotels: int) -> tuple[float, float]:
        """Where the bank's houses or hotels come from and go to while it has this many, in device pixels."""
        return Bank(self.plan, self.theme).stock(hotel, houses, hotels)

    def _draw_marks(self, target: pygame.Surface, picture: BoardPicture) -> None:
        if picture.candidates is not None:
            self._marks.candidates(target, picture.candidates, picture.current)
        if picture.current >= 0 and picture.current_seat < len(picture.colours):
            colour = self.theme.c(f"seat-{picture.colours[picture.current_seat] + 1}")
            self._marks.current(target, picture.current, colour, picture.pulse)
        for space in {picture.hover, picture.focus} - {-1}:
            self._marks.frame(target, space)
