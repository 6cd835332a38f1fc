"""Where scenes and widgets draw: a surface, a theme and a scale. All positions are reference pixels."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from math import inf

import pygame

from game.ui.draw import chrome, paint
from game.ui.draw.cache import PICTURES
from game.ui.draw.fonts import Font
from game.ui.draw.laying import lay, lay_box
from game.ui.draw.ruler import ruler_of
from game.ui.draw.style import PLAIN, TextStyle
from game.ui.draw.text import RGBA, Run, draw_text, fit, measure, rgba, rich
from game.ui.draw.theme import Colour, Theme
from game.ui.scale import TEXT_FLOOR, Box, Scale


class Canvas:
    """Draws in reference pixels onto a surface in an edition's theme."""

    def __init__(self, surface: pygame.Surface, theme: Theme, scale: Scale) -> None:
        self.surface = surface
        self.theme = theme
        self.scale = scale
        self.ruler = ruler_of(theme, scale)

    # text ------------------------------------------------------------------------------------
    def font(self, role: str, size: float, floor: int = TEXT_FLOOR) -> Font:
        """The face of a role at a reference size."""
        return self.theme.font(role, self.scale.text(size, floor))

    def measure(self, text: str, style: TextStyle = PLAIN) -> float:
        """The width of a line in reference pixels."""
        font, factor = self.font(style.role, style.size, style.floor), self.scale.factor
        return measure(font, text, style.tracking * factor) / factor

    def text(
        self,
        text: str,
        at: Sequence[float],
        style: TextStyle = PLAIN,
        anchor: str = "topleft",
        *,
        width: float | None = None,
    ) -> pygame.FRect:
        """Draw one line, made to fit `width` if given; returns its box in reference pixels.

        What the player's text size has enlarged goes back to its usual size before it is squeezed or cut.
        """
        font, factor = self.font(style.role, style.size, style.floor), self.scale.factor
        squeezed, tracking = 1.0, style.tracking * factor
        if width is not None:
            fitted = fit(
                lambda px: self.theme.font(style.role, px),
                text,
                font.px,
                width * factor,
                least=max(min(font.px, style.floor), round(font.px * 0.85 / max(1.0, self.scale.text_size))),
                squeeze=style.squeeze,
                tracking=tracking,
            )
            font, text, squeezed = fitted.font, fitted.text, fitted.squeeze
        drawn = draw_text(
            self.surface,
            text,
            self.scale.point(at),
            font,
            self.theme.c(style.colour),
            anchor=anchor,
            tracking=tracking,
            squeeze=squeezed,
        )
        return self._back(drawn)

    def paragraph(
        self, text: str | Sequence[Run], box: Box, style: TextStyle = PLAIN, *, middle: bool = False
    ) -> float:
        """Draw wrapped rich text from the top of a box, or in its middle; returns the height used.

        What the player's text size has enlarged goes back toward its usual size before it leaves the box
        in whose middle it stands.
        """
        rect, runs = self.scale.rect(box), _runs(text)
        zoom, usual = 1.0, 1 / max(1.0, self.scale.text_size)
        block = self.ruler.lines(runs, style, rect.width)
        if middle:
            while block.high > rect.height and zoom > usual:
                zoom = max(usual, zoom * 0.94)
                block = self.ruler.zoomed(zoom).lines(runs, style, rect.width)
            rect.y += (rect.height - block.high) // 2
        block.draw_in(self, rect, style)
        return block.height

    def paragraph_height(self, text: str | Sequence[Run], width: float, style: TextStyle = PLAIN) -> float:
        """How high wrapped rich text will be, in reference pixels."""
        return self.ruler.lines(_runs(text), style, width * self.scale.factor).height

    def rich_width(self, text: str, style: TextStyle = PLAIN) -> float:
        """How wide rich text is on one line, or its widest line if it has newlines."""
        return self.ruler.block(_runs(text), style, inf).width

    # shapes ----------------------------------------------------------------------------------
    def box(
        self,
        box: Box,
        top: Colour,
        bottom: Colour | None = None,
        *,
        radius: float = chrome.CARD,
        border: Colour | None = None,
        line: float = 1,
        alpha: float = 1.0,
    ) -> None:
        """A rounded box with an optional vertical blend and border."""
        lay_box(
            self.surface,
            self.scale.rect(box),
            self.scale.px(radius),
            self._rgba(top, alpha),
            None if bottom is None else self._rgba(bottom, alpha),
            None if border is None else self._rgba(border, alpha),
            self.scale.px(line),
        )

    def shadow(
        self,
        box: Box,
        radius: float = chrome.CARD,
        *,
        blur: float = 6,
        dy: float = 2,
        dx: float = 0,
        alpha: float = 0.35,
        colour: Colour = (0, 0, 0),
    ) -> None:
        """The soft shadow of a rounded box: paper by default; `blur=36, dy=12, alpha=.5` floats."""
        r, g, b, _ = self._rgba(colour)
        paint.drop_shadow(
            self.surface,
            self.scale.rect(box),
            self.scale.px(radius),
            self.scale.px(blur),
            (self.scale.px(dx), self.scale.px(dy)),
            alpha,
            (r, g, b),
        )

    def glow(
        self, box: Box, colour: Colour, radius: float = chrome.CARD, *, blur: float = 18, alpha: float = 0.75
    ) -> None:
        """Light around a rounded box."""
        self.shadow(box, radius, blur=blur, dy=0, alpha=alpha, colour=colour)

    def panel(self, box: Box, *, radius: float = chrome.PANEL) -> None:
        """A floating panel of dark chrome; opaque, for a large shadow has a hole in its middle."""
        self.shadow(box, radius, blur=24, dy=8, alpha=0.35)
        self.box(box, "panel-solid", radius=radius, border="#2e373f")

    def card(self, box: Box) -> None:
        """A raised card inside a panel."""
        self.box(box, "panel-2", radius=chrome.CARD, border="#333d46")

    def well(self, box: Box) -> None:
        """A sunken area inside a panel."""
        self.box(box, "well", radius=chrome.CARD, border="#2c353d")

    def circle(
        self,
        centre: Sequence[float],
        radius: float,
        fill: Colour,
        border: Colour | None = None,
        line: float = 1,
    ) -> None:
        """A disc with an optional border."""
        x, y = centre
        self.box(
            (x - radius, y - radius, 2 * radius, 2 * radius), fill, radius=radius, border=border, line=line
        )

    def rule(
        self,
        at: Sequence[float],
        width: float,
        colour: Colour = "line",
        *,
        line: float = 1,
        fade: bool = False,
    ) -> None:
        """A horizontal hairline, fading out to the right if asked."""
        x, y = self.scale.point(at)
        length, thick = self.scale.px(width), self.scale.px(line)
        tone = self._rgba(colour)
        right: RGBA = (*tone[:3], 0) if fade else tone
        self.surface.blit(paint.gradient_across(length, thick, tone, right), (x, y))

    def hatch(self, box: Box, colour: Colour, *, on: float = 3, off: float = 6, radius: float = 0) -> None:
        """Stripes at 45 degrees, the sign of a mortgage."""
        rect = self.scale.rect(box)
        stripes = paint.hatch(
            rect.width, rect.height, self._rgba(colour), self.scale.px(on), self.scale.px(off)
        )
        self.surface.blit(paint.clipped(stripes, self.scale.px(radius)) if radius else stripes, rect)

    def halo(
        self, box: Box, colour: Colour, radius: float = chrome.CARD, *, blur: float = 14, alpha: float = 0.5
    ) -> None:
        """Light around a rounded box that leaves what is inside as it is."""
        rect, edge = self.scale.rect(box), self.scale.px(blur)
        light = paint.halo(rect.width, rect.height, self.scale.px(radius), edge, self._rgba(colour, alpha))
        self.surface.blit(light, (rect.x - edge, rect.y - edge))

    def focus_ring(self, box: Box, radius: float = chrome.CONTROL, *, colour: Colour = "focus") -> None:
        """The focus mark: 3 px, 3 px away, on a gap of ink."""
        x, y, w, h = box
        self.halo((x - 6, y - 6, w + 12, h + 12), colour, radius + 6, blur=18, alpha=0.22)
        self.outline((x - 4.5, y - 4.5, w + 9, h + 9), "ink", radius + 4.5, 4.5)
        self.outline((x - 6, y - 6, w + 12, h + 12), colour, radius + 6, 3)

    def outline(self, box: Box, colour: Colour, radius: float, line: float) -> None:
        """The outline of a rounded box, inside its edge."""
        self.box(box, (0, 0, 0, 0), radius=radius, border=colour, line=line)

    # drawings --------------------------------------------------------------------------------
    def icon(self, name: str, centre: Sequence[float], size: float = 20, colour: Colour = "text") -> None:
        """A line icon round a centre."""
        self._centred(self.theme.icon(name, self.scale.px(size), colour), centre)

    def glyph(self, group: str, centre: Sequence[float], size: float = 16, colour: Colour = "text") -> None:
        """A group's mark round a centre."""
        self._centred(self.theme.glyph(group, self.scale.px(size), colour), centre)

    def seat_glyph(
        self, seat: int, centre: Sequence[float], size: float = 12, colour: Colour = "ink"
    ) -> None:
        """A seat's mark round a centre."""
        self._centred(self.theme.seat_glyph(seat, self.scale.px(size), colour), centre)

    def art(self, role: str, box: Box, *, alpha: float = 1.0) -> None:
        """A drawing of the edition in the middle of a box."""
        rect = self.scale.rect(box)
        picture = self.theme.art(role, rect.size)
        if alpha < 1:
            picture = picture.copy()
            picture.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(picture, picture.get_rect(center=rect.center))

    def backdrop(self) -> None:
        """The edition's plain table over the whole surface, for screens without a board."""
        key = ("backdrop", self.theme, self.surface.get_size())
        self.surface.blit(PICTURES.get(key, self._table), (0, 0))

    def _table(self) -> pygame.Surface:
        width, height = self.surface.get_size()
        one, two = self._rgba("table-1"), self._rgba("table-2")
        dark = self._rgba(self.theme.mix("table-2", (0, 0, 0), 0.14 if self.theme.pale else 0.45))
        if self.theme.sight.contrast:
            table = pygame.Surface((width, height))
            table.fill(dark)
            return table
        table = paint.radial(width, height, one, two, (0.42, 0.28), 0.62).copy()
        table.blit(paint.radial(width, height, (*dark[:3], 0), dark, (0.5, 0.45), 0.72), (0, 0))
        return table

    # composition -----------------------------------------------------------------------------
    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Draw only inside a box."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.scale.rect(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def at(self, dx: float, dy: float) -> Canvas:
        """A canvas on the same surface whose origin is moved."""
        return Canvas(self.surface, self.theme, self.scale.moved(dx, dy))

    def baked(
        self,
        key: Hashable,
        box: Box,
        draw: Callable[[Canvas], None],
        *,
        margin: float = 0,
        alpha: float = 1.0,
    ) -> None:
        """Draw through a cache: `draw` gets a canvas whose origin is the box's corner, once per key and size.

        The key must hold all that the picture depends on; `margin` leaves room for shadows around the box.
        """
        rect, edge = self.scale.rect(box), self.scale.px(margin)
        whole = (key, self.theme, self.scale.factor, self.scale.text_size, rect.size)

        def bake() -> pygame.Surface:
            sheet = pygame.Surface((rect.width + 2 * edge, rect.height + 2 * edge), pygame.SRCALPHA)
            draw(Canvas(sheet, self.theme, Scale(self.scale.factor, edge, edge, self.scale.text_size)))
            return sheet

        picture = PICTURES.get(whole, bake)
        at = (rect.x - edge, rect.y - edge)
        if alpha < 1:
            picture.set_alpha(round(255 * max(0.0, alpha)))
            self.surface.blit(picture, at)
            picture.set_alpha(255)
        else:
            lay(self.surface, picture, at, whole)

    def _centred(self, picture: pygame.Surface, centre: Sequence[float]) -> None:
        self.surface.blit(picture, picture.get_rect(center=self.scale.point(centre)))

    def _rgba(self, colour: Colour, alpha: float = 1.0) -> RGBA:
        r, g, b, a = rgba(self.theme.c(colour))
        return r, g, b, round(a * alpha)

    def _back(self, rect: pygame.Rect) -> pygame.FRect:
        left, top = self.scale.back(rect.topleft)
        return pygame.FRect(left, top, rect.width / self.scale.factor, rect.height / self.scale.factor)


def _runs(text: str | Sequence[Run]) -> tuple[Run, ...]:
    return tuple(rich(text) if isinstance(text, str) else text)
