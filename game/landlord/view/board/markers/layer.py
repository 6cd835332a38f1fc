"""The Force on the board: light under its markers, the middle that falls back, journeys and the choice."""

from __future__ import annotations

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.landlord.view.board.light import blit_faded, pale, shade, tint
from game.landlord.view.board.markers.choice import MarkerChoice
from game.landlord.view.board.markers.journey import Journeys
from game.landlord.view.board.picture import BoardPicture, ForcePicture, MarkerPose
from game.landlord.view.board.plan import Plan
from game.landlord.view.board.roll import TRAY, UNIT
from game.ui.draw import paint
from game.ui.draw.laying import veil
from game.ui.draw.text import rgba
from game.ui.draw.theme import Theme


class ForceMarks:
    """Draws all that the Force shows on a plan."""

    def __init__(self, plan: Plan, theme: Theme, pack: BoardPack) -> None:
        force = pack.ruleset.force
        assert force is not None
        self.plan, self.theme, self.sides = plan, theme, force.sides
        self.k = plan.print.width / 1000
        self._journeys = Journeys(plan, theme, force.sides, self.light)
        self._choice = MarkerChoice(plan, theme, force.sides, self.light)

    def px(self, length: float) -> int:
        return max(1, round(length * self.k))

    def draw(self, target: pygame.Surface, picture: BoardPicture, force: ForcePicture) -> MarkerPose | None:
        """All that shines under markers and dice; the marker as it would stand where it may be put."""
        if force.glow > 0:
            self._glow(target, picture, force.glow)
        for way in force.journeys:
            self._journeys.draw(target, way)
        if picture.candidates is None or force.chooses < 0:
            return None
        return self._choice.draw(target, force, picture.candidates)

    def veil(self, target: pygame.Surface, force: ForcePicture, current: int) -> None:
        """What falls back while something is seen: the spaces but the current one, the middle."""
        if force.veil > 0:
            self._veil(target, force.veil, current)
        if force.scrim > 0:
            veil(target, self.plan.centre, (4, 7, 16, 168), force.scrim)
        if force.hush > 0:
            self._hush(target, force.hush)

    def light(self, target: pygame.Surface, space: int, side: int, strength: float = 1.0) -> None:
        """What ties a marker to its space: the inner edge shines, and light falls into the space."""
        plan, rect = self.plan, self.plan.spaces[space]
        facing = plan.facing[space]
        if facing == "corner":
            return
        tone, bright = rgba(tint(self.theme, self.sides[side])), rgba(pale(self.theme, self.sides[side]))
        deep, edge = self.px(46), self.px(4)
        across = facing in ("bottom", "top")
        inward = facing in ("bottom", "right")  # the inner edge is at the top, or on the left
        first, last = ((*tone[:3], 148), (*tone[:3], 0)) if inward else ((*tone[:3], 0), (*tone[:3], 148))
        if across:
            beam, at = (
                paint.gradient(rect.w, deep, first, last),
                (rect.x, rect.y if inward else rect.bottom - deep),
            )
            line = pygame.Rect(
                rect.x, rect.y - edge // 2 if inward else rect.bottom - edge // 2, rect.w, edge
            )
        else:
            beam = paint.gradient_across(deep, rect.h, first, last)
            at = (rect.x if inward else rect.right - deep, rect.y)
            line = pygame.Rect(rect.x - edge // 2 if inward else rect.right - edge // 2, rect.y, edge, rect.h)
        blit_faded(target, beam, at, strength)
        blur = self.px(10)
        glow = paint.soft(*line.size, edge // 2, blur, (*tone[:3], 230))
        blit_faded(target, glow, (line.x - blur, line.y - blur), strength)
        blit_faded(target, shade(*line.size, (*bright[:3], 255)), line, strength)

    def _hush(self, target: pygame.Surface, strength: float) -> None:
        """The middle of the board falls back, but for the tray."""
        plan = self.plan
        tray = plan.tray
        centre = plan.centre
        for box in (
            (centre.x, centre.y, centre.w, tray.y - centre.y),
            (centre.x, tray.bottom, centre.w, centre.bottom - tray.bottom),
            (centre.x, tray.y, tray.x - centre.x, tray.h),
            (tray.right, tray.y, centre.right - tray.right, tray.h),
        ):
            if box[2] > 0 and box[3] > 0:
                veil(target, box, (4, 7, 16, 158), strength)

    def _glow(self, target: pygame.Surface, picture: BoardPicture, strength: float) -> None:
        """Each of the two dice shines in the colour of the marker that it moves."""
        tray = self.plan.tray
        k = tray.width / TRAY[0]
        size = round(4.6 * UNIT * k)
        for side, pose in zip(self.sides, picture.dice, strict=False):
            tone = rgba(tint(self.theme, side))[:3]
            halo = paint.radial(size, size, (*tone, 216), (*tone, 0), (0.5, 0.5), 0.5)
            at = halo.get_rect(center=(round(tray.x + pose.x * k), round(tray.y + pose.y * k)))
            blit_faded(target, halo, at, strength)

    def _veil(self, target: pygame.Surface, strength: float, current: int) -> None:
        """Every space but the current one falls back."""
        for space, rect in enumerate(self.plan.spaces):
            if space != current:
                veil(target, rect, (4, 7, 16, 128), strength)
