"""Title deeds as paper: the card of a street, a station or a utility, its small form, and the mortgaged back.

Everything is laid out for a card of 252 x 360 (182 x 260 for the small form) and drawn at the size wanted.
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.app.words import capital
from game.landlord.pack.board_pack import BoardPack
from game.landlord.rules.ruleset import Space, SpaceKind
from game.landlord.view.board.ground.felt import dark
from game.landlord.view.board.groups import group_key
from game.ui.draw import paint
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import rgba
from game.ui.draw.theme import Colour, Theme
from game.ui.i18n import _, language, money
from game.ui.layout import Aligned, Column, First, Fit, Text, lay
from game.ui.scale import Scale

SQUEEZED = 0.75  # of its width is the least that a name on a small deed may take
WIDTH, HEIGHT = 252, 360
FOOT_FROM = 110  # pixels of height from which a small deed has its last line
SMALL_WIDTH, SMALL_HEIGHT = 182, 260
LEAST = 0.73  # how far a line can be shrunk and squeezed before it would be cut
PER_CENT = 10  # shown on the back: what lifting a mortgage costs on top


class DeedPrinter:
    """Prints the deeds of a pack in a theme."""

    def __init__(self, pack: BoardPack, theme: Theme) -> None:
        self.pack, self.theme = pack, theme
        self.dark = dark(theme)
        self.ink: Colour = theme.c("board-ink")
        self.figure: Colour = theme.c("gold") if self.dark else self.ink
        self.edge: Colour = (
            theme.c("holo-hi" if theme.has("holo-hi") else "board-line") if self.dark else self.ink
        )

    # --- pieces ------------------------------------------------------------------------------------

    def _sheet(self, width: int, height: int, k: float) -> Canvas:
        """Blank paper with its inner frame."""
        sheet = paint.clear(round(width * k), round(height * k))
        canvas = Canvas(sheet, self.theme, Scale(k))
        if self.dark:
            top, bottom = self.theme.mix("board-2", "board-line", 0.18), self.theme.c("board")
            canvas.box((0, 0, width, height), top, bottom, radius=12, border=self.edge, line=1.4)
        else:
            top = self.theme.mix("paper", (255, 255, 255), 0.12)
            canvas.box(
                (0, 0, width, height),
                top,
                "paper-2",
                radius=12,
                border=self.theme.mix("paper", (255, 255, 255), 0.6),
            )
        canvas.outline(
            (8, 8, width - 16, height - 16), self.theme.c(self.edge, 0.55 if self.dark else 0.9), 5, 1
        )
        return canvas

    def _print(
        self,
        role: str,
        size: float,
        colour: Colour | None = None,
        *,
        tracking: float = 0,
        squeeze: float = 0.86,
    ) -> TextStyle:
        """How words are printed: in the deed's ink unless it is another, and as small as it takes."""
        ink = self.ink if colour is None else colour
        return TextStyle(role, size, ink, tracking=tracking, floor=6, squeeze=squeeze)

    def _row(
        self,
        canvas: Canvas,
        y: float,
        label: str,
        value: str,
        size: float = 15,
        *,
        bold: bool = False,
        left: float = 24,
        right: float = 228,
    ) -> None:
        role = "board-bold" if bold else "board"
        box = canvas.measure(value, TextStyle("board-bold", size))
        canvas.text(value, (right, y), self._print("board-bold", size, self.figure), "midright")
        canvas.text(label, (left, y), self._print(role, size), "midleft", width=right - left - box - 6)

    def _rule(
        self, canvas: Canvas, y: float, strong: bool = False, left: float = 24, right: float = 228
    ) -> None:
        tone = self.theme.c(self.edge if self.dark else self.ink, (0.75 if strong else 0.35))
        canvas.rule((left, y), right - left, tone)

    def _money(self, amount: int) -> str:
        return money(amount, self.pack.currency)

    def _name(self, space: Space) -> str:
        return self.pack.text(f"space.{space.index}.name", language())

    def _word(self, key: str) -> str:
        return self.pack.text(f"word.{key}", language())

    def _colour(self, space: Space) -> pygame.Color:
        return self.theme.c(f"g-{group_key(self.pack.ruleset, space.group)}")

    def _key(self, space: Space) -> str:
        return group_key(self.pack.ruleset, space.group)

    def _head(self, canvas: Canvas, space: Space, box: tuple[float, float, float, float]) -> None:
        """The coloured head of a street, or its enamel plate over a strip of colour."""
        x, y, w, h = box
        colour, theme = self._colour(space), self.theme
        small = h < 60
        if theme.look.style.get("names") == "plate":
            self._plate(canvas, space, (x, y, w, h - (10 if small else 15)))
            canvas.box(
                (x, y + h - (8 if small else 11), w, 8 if small else 11),
                theme.mix(colour, (255, 255, 255), 0.1),
                colour,
                radius=1,
                border=self.ink,
            )
            return
        canvas.box(
            box,
            theme.mix(colour, (255, 255, 255), 0.16),
            theme.mix(colour, (0, 0, 0), 0.10),
            radius=2,
            border=self.ink if not self.dark else None,
            line=1.2,
        )
        ink = theme.ink_on(colour)
        if small:
            name = self._name(space)
            if canvas.measure(name, TextStyle("display")) * SQUEEZED > w - 14:
                name = self.pack.text(f"space.{space.index}.brief", language())
            canvas.text(name, (x + w / 2, y + h / 2), self._print("display", 17, ink), "center", width=w - 14)
            return
        canvas.text(
            _("TITLE DEED"),
            (x + w / 2, y + 17),
            self._print("board", 13, ink, tracking=2),
            "center",
            width=w - 76,
        )
        for side in (x + 17, x + w - 17):
            canvas.glyph(self._key(space), (side, y + 17), 16, ink)
        self._title(canvas, self._name(space), (x + w / 2, y + 44), 22, w - 18, ink)

    def _plate(self, canvas: Canvas, space: Space, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        theme = self.theme
        blue, green = (
            theme.c("plate" if theme.has("plate") else "accent"),
            theme.c("plate-edge" if theme.has("plate-edge") else "accent-lo"),
        )
        canvas.box(box, theme.mix(blue, (255, 255, 255), 0.1), blue, radius=3, border=green, line=3)
        canvas.outline((x + 4, y + 4, w - 8, h - 8), (255, 255, 255, 200), 1.5, 1)
        words = self._name(space).upper().split(" ")
        cut = max(1, len(words) - 1)
        lines = (
            [" ".join(words[:cut]), " ".join(words[cut:])] if len(words) > 1 and h > 40 else [" ".join(words)]
        )
        middle = y + h / 2
        for k, line in enumerate(lines):
            size = (15, 20)[k] if len(lines) > 1 else 17
            canvas.text(
                line,
                (x + w / 2, middle + (0 if len(lines) == 1 else (-9, 10)[k])),
                self._print("name", size, "#ffffff", squeeze=0.8),
                "center",
                width=w - 16,
            )

    # --- fronts ------------------------------------------------------------------------------------

    def front(self, index: int, height: int) -> pygame.Surface:
        """The full deed."""
        canvas = self._sheet(WIDTH, HEIGHT, height / HEIGHT)
        space = self.pack.ruleset.spaces[index]
        if space.kind is SpaceKind.STREET:
            self._street(canvas, space)
        else:
            self._other(canvas, space)
        return canvas.surface

    def _street(self, canvas: Canvas, space: Space) -> None:
        self._head(canvas, space, (13, 14, 226, 70))
        rents, top = space.rents, 105
        self._row(canvas, top, _("Rent"), self._money(rents[0]), 18)
        self._rule(canvas, 120)
        rows = [(_("With colour group"), self._money(2 * rents[0]))]
        houses = rents[1:-1]
        for count, rent in enumerate(houses, 1):
            word = self._word("house" if count == 1 else "houses")
            rows.append(
                (_("With {count} {buildings}").format(count=count, buildings=word), self._money(rent))
            )
        step = min(21.0, 106 / max(1, len(rows)))
        y = 134.0
        for label, value in rows:
            self._row(canvas, y, label, value, min(15.0, step * 0.8))
            y += step
        self._rule(canvas, y - step / 2 + 3)
        self._row(
            canvas,
            y + 8,
            _("With {building}").format(building=self._word("hotel")),
            self._money(rents[-1]),
            15,
            bold=True,
        )
        self._rule(canvas, 296, strong=True)
        each = _("{price} each").format(price=self._money(space.house_cost))
        self._row(canvas, 311, capital(self._word("houses")), each, 15)
        self._row(canvas, 331, _("Mortgage value"), self._money(space.mortgage), 15)

    def _other(self, canvas: Canvas, space: Space) -> None:
        canvas.art(f"space.{space.index}", (WIDTH / 2 - 42, 26, 84, 84))
        self._title(canvas, self._name(space), (WIDTH / 2, 133), 22, WIDTH - 40)
        if space.kind is SpaceKind.UTILITY:
            self._utility(canvas, space)
        else:
            self._row(canvas, 175, _("Rent"), self._money(space.rents[0]), 18)
            self._rule(canvas, 190)
            step = min(21.0, 95 / max(1, len(space.rents) - 1))
            for k, rent in enumerate(space.rents[1:]):
                label = _("If {count} are owned").format(count=k + 2)
                self._row(canvas, 206 + step * k, label, self._money(rent), min(15.0, step * 0.8))
        self._rule(canvas, 295, strong=True)
        self._row(canvas, 311, _("Price"), self._money(space.price), 14)
        self._row(canvas, 331, _("Mortgage value"), self._money(space.mortgage), 15)

    def _utility(self, canvas: Canvas, space: Space) -> None:
        members = len(self.pack.ruleset.groups[space.group].members)
        style = replace(self._print("board", 15), line=20, align="center")
        words = []
        for count, times in enumerate(space.rents, 1):
            if count == 1:
                text = _("If one is owned, rent is {times} times the dice.")
            elif count == members == 2:
                text = _("If both are owned, rent is {times} times the dice.")
            else:
                text = _("If {count} are owned, rent is {times} times the dice.")
            words.append(Text(text.format(count=count, times=times), style))
        lay(Fit(Column(words, gap=16), least=LEAST), canvas.ruler, (28, 162, WIDTH - 56, 128)).draw(canvas)

    def _title(
        self,
        canvas: Canvas,
        text: str,
        at: tuple[float, float],
        size: float,
        width: float,
        ink: Colour | None = None,
    ) -> None:
        """A name in the display face round a middle, in two lines if it is too long for one."""
        style = replace(self._print("display", size, ink), align="center")
        forms = [Fit(Text(text, style, lines=lines), least=LEAST) for lines in (1, 2)]
        title = Aligned(First(forms), "stretch")
        lay(title, canvas.ruler, (at[0] - width / 2, at[1] - size * 0.9, width, 1.8 * size)).draw(canvas)

    # --- small -------------------------------------------------------------------------------------

    def small(self, index: int, height: int) -> pygame.Surface:
        """The small deed: pictures of houses instead of words."""
        canvas = self._sheet(SMALL_WIDTH, SMALL_HEIGHT, height / SMALL_HEIGHT)
        space = self.pack.ruleset.spaces[index]
        left, right = 18, 164
        foot = height >= FOOT_FROM  # below that its words would be a smudge
        if space.kind is SpaceKind.STREET:
            self._head(canvas, space, (11, 12, 160, 43))
            self._row(canvas, 75, _("Rent"), self._money(space.rents[0]), 17, left=left, right=right)
            self._rule(canvas, 89, left=left, right=right)
            self._ladder(canvas, space, left, right)
            last = capital(self._word("houses")), self._money(space.house_cost)
            return self._footed(canvas, last if foot else None, left, right)
        canvas.art(f"space.{index}", (SMALL_WIDTH / 2 - 31, 20, 62, 62))
        self._title(canvas, self._name(space), (SMALL_WIDTH / 2, 102), 17, SMALL_WIDTH - 26)
        for k, rent in enumerate(space.rents):
            value = self._money(rent) if space.kind is SpaceKind.STATION else f"× {rent}"
            glyph, y = self._key(space), 130 + min(21.0, 80 / max(1, len(space.rents))) * k
            for n in range(min(k + 1, 6)):
                canvas.glyph(glyph, (left + 8 + 18 * n, y), 15, self.ink)
            canvas.text(value, (right, y), self._print("board-bold", 15, self.figure), "midright")
        last = _("Price"), self._money(space.price)
        return self._footed(canvas, last if foot else None, left, right)

    def _footed(
        self, canvas: Canvas, last: tuple[str, str] | None, left: float, right: float
    ) -> pygame.Surface:
        """The small deed with its last line, if it has one."""
        if last is not None:
            self._rule(canvas, 217, strong=True, left=left, right=right)
            self._row(canvas, 234, *last, 15, left=left, right=right)
        return canvas.surface

    def _ladder(self, canvas: Canvas, space: Space, left: float, right: float) -> None:
        steps = space.rents[1:]
        pitch = min(23.0, 116 / max(1, len(steps)))
        for k, rent in enumerate(steps):
            y = 104 + pitch * k
            if k == len(steps) - 1:
                canvas.art("hotel", (left - 1, y - 10, 20, 20))
            else:
                for n in range(k + 1):
                    canvas.art("house", (left - 1 + min(20.0, 76 / (k + 1)) * n, y - 9, 18, 18))
            canvas.text(self._money(rent), (right, y), self._print("board-bold", 15, self.figure), "midright")

    # --- the back ----------------------------------------------------------------------------------

    def back(self, index: int, height: int, *, stamped: bool) -> pygame.Surface:
        """The back of a deed: striped, with what lifts a mortgage; stamped while it is mortgaged."""
        canvas = self._sheet(WIDTH, HEIGHT, height / HEIGHT)
        space, theme = self.pack.ruleset.spaces[index], self.theme
        stamp = theme.c("#e0352c") if not self.dark else theme.c("dark" if theme.has("dark") else "#ff4a3d")
        area = (14.0, 14.0, WIDTH - 28.0, HEIGHT - 28.0)
        canvas.box(area, theme.c("paper" if not self.dark else "board"), radius=2)
        canvas.hatch(area, theme.c(stamp, 0.20), on=9, off=10)
        colour = self._colour(space)
        canvas.box(
            (14, 14, WIDTH - 28, 10),
            theme.mix(colour, (255, 255, 255), 0.1),
            colour,
            radius=0,
            border=self.ink if not self.dark else None,
        )
        canvas.outline(area, theme.c(self.edge, 0.5), 2, 1)
        ground = (
            theme.mix("paper", (255, 255, 255), 0.35)
            if not self.dark
            else theme.mix("board", "board-line", 0.15)
        )
        canvas.box((27, 40, 198, 83), ground, radius=6, border=theme.c(self.edge, 0.8))
        tone = colour if not self.dark or space.kind is SpaceKind.STREET else self.ink
        canvas.glyph(self._key(space), (WIDTH / 2, 61), 22, tone)
        self._title(canvas, self._name(space), (WIDTH / 2, 94), 22, 184)
        canvas.box((27, 241, 198, 82), ground, radius=6, border=theme.c(self.edge, 0.8))
        lift = space.mortgage + -(-space.mortgage * PER_CENT // 100)
        self._row(canvas, 263, _("Mortgage value"), self._money(space.mortgage), 15, left=42, right=210)
        self._row(canvas, 297, _("To lift, pay"), self._money(lift), 18, left=42, right=210)
        if stamped:
            self._stamp(canvas, ground, stamp)
        return canvas.surface

    def _stamp(self, canvas: Canvas, ground: Colour, tone: pygame.Color) -> None:
        k = canvas.scale.factor
        sheet = paint.clear(round(206 * k), round(62 * k), rgba(tone)[:3])
        small = Canvas(sheet, self.theme, Scale(k))
        small.box((3, 3, 200, 56), ground, radius=7, border=tone, line=4)
        small.text(
            _("MORTGAGED"), (103, 31), self._print("display", 27, tone, tracking=1.5), "center", width=178
        )
        turned = pygame.transform.rotozoom(sheet, 8, 1)
        canvas.surface.blit(turned, turned.get_rect(center=canvas.scale.point((WIDTH / 2, 182))))
