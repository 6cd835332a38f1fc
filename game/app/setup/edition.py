"""The edition of a new game: its cover, its money, the game mode and how long it lasts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.app.kit import SetupHost, view_of
from game.app.menu.boxes import Boxes
from game.app.menu.editions import EditionsScene
from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook
from game.engine.options import Choice
from game.packs.pack import Pack
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, language
from game.ui.reply import Push, Reply
from game.ui.scale import tame
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Tabs
from game.ui.widgets.marks import draw_caption
from game.ui.widgets.values import Stepper
from game.ui.widgets.widget import Widget

EDITION = (1288.0, 112.0, 592.0, 872.0)
INNER = (EDITION[0] + 24, EDITION[2] - 48)  # left and width
COVER = (INNER[0], 136.0, 82.0, 110.0)
CHOICES = 266.0  # top of the first choice
LINE = 56.0  # from one choice to the next
SETTER = 216.0  # width of what sets the length of a game


class EditionPart:
    """The upper part of the right half of the set-up."""

    def __init__(self, host: SetupHost, boxes: Boxes, change_edition: Callable[[str], Reply]) -> None:
        self.host, self.boxes, self._change_edition = host, boxes, change_edition

    @property
    def rules(self) -> Rulebook:
        return self.host.rules

    @property
    def pack(self) -> Pack:
        return self.host.rules.pack

    @property
    def kin(self) -> list[Pack]:
        """The editions of the same board in other money, itself among them."""
        return self.boxes.desk.kin(self.pack.id)

    @property
    def _mode_top(self) -> float:
        return CHOICES + (LINE if len(self.kin) > 1 else 0)

    def _words_box(self, canvas: Canvas) -> tuple[float, float, float, float]:
        """Where the chosen mode is explained, as high as its words need."""
        left, wide = INNER
        set_by = bool(self._variants) or self.rules.length() is not None
        taken = SETTER + 18 if set_by else 0.0
        room = wide - taken - 12
        height = max(
            48.0, canvas.paragraph_height(view_of(self.pack).mode_text(self.rules), room, TextStyle(size=15))
        )
        return left + taken, self._mode_top + LINE + 2, room, height

    def bottom(self, canvas: Canvas) -> float:
        """Where the part ends."""
        _x, y, _w, h = self._words_box(canvas)
        return y + h + 10

    # --- controls ----

    def build(self, canvas: Canvas) -> Iterable[Widget]:
        """Edition, currency, game mode, and its length."""
        left, wide = INNER
        change = Button("edition", (0, 168, 0, 48), _("Change"), group="edition", cap=False, size=17)
        change.on_press = lambda: Push(EditionsScene(self.boxes), self._change_edition)
        width = max(128.0, change.width_for(canvas))
        change.box.update(left + wide - width, 168, width, 48)
        yield change
        if len(self.kin) > 1:
            ids = [pack.id for pack in self.kin]
            yield Tabs(
                "currency",
                (left + 112, CHOICES, wide - 112, 48),
                [currency_name(pack) for pack in self.kin],
                ids.index(self.pack.id),
                group="currency",
                on_change=lambda index: self._change_edition(ids[index]),
            )
        if self._ways:
            yield self._mode_tabs()
        yield from self._length(self._words_box(canvas))

    @property
    def _ways(self) -> Sequence[Choice]:
        """Every mode that a game of this kind has."""
        note = self.rules.book.notes.get("mode")
        return note.choices if note is not None else ()

    @property
    def _modes(self) -> list[Choice]:
        """The ways in which a game may end, each with its variants behind it."""
        return [choice for choice in self._ways if not choice.of]

    @property
    def _mode(self) -> Choice:
        """The chosen one of them, or that of which a variant is chosen."""
        choices = {choice.value: choice for choice in self._ways}
        chosen = choices[self.rules.mode]
        return choices[chosen.of] if chosen.of else chosen

    @property
    def _variants(self) -> list[Choice]:
        """The chosen mode and its variants, if it has any."""
        own = self._mode.value if self._ways else ""
        found = [choice for choice in self._ways if own in (choice.value, choice.of)]
        return found if len(found) > 1 else []

    def _mode_tabs(self) -> Widget:
        rules, (left, wide), modes = self.rules, INNER, self._modes
        return Tabs(
            "mode",
            (left, self._mode_top, wide, 48),
            [_(each.label) for each in modes],
            modes.index(self._mode),
            group="mode",
            even=False,
            on_change=lambda index: self.host.do(lambda: rules.choose_mode(modes[index].value)),
        )

    def _length(self, words: tuple[float, float, float, float]) -> Iterable[Widget]:
        """What sets how long a game of this mode lasts, or which variant of it is meant."""
        rules, do, left = self.rules, self.host.do, INNER[0]
        box = (left, words[1] + words[3] / 2 - 24, SETTER, 48)
        note, variants = rules.length(), self._variants
        if variants:
            yield Tabs(
                "quick",
                box,
                [_(each.variant) for each in variants],
                [each.value for each in variants].index(rules.mode),
                group="length",
                on_change=lambda index: do(lambda: rules.choose_mode(variants[index].value)),
            )
        elif note is not None:
            low, high, step = note.bounds(self.pack.ruleset.unit)
            yield Stepper(
                note.id,
                box,
                getattr(rules.options, note.id),
                low,
                high,
                step=step,
                group="length",
                tip=option_texts.title(note, self.pack, rules.options),
                show=lambda value: option_texts.value(note, value, self.pack),
                on_change=lambda value: do(lambda: rules.set(note.id, value)),
            )

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        """Everything under the controls."""
        self._paint_edition(canvas)
        if len(self.kin) > 1:
            canvas.text(_("Currency"), (INNER[0], CHOICES + 24), anchor="midleft", width=104)
        canvas.paragraph(
            view_of(self.pack).mode_text(self.rules),
            self._words_box(canvas),
            TextStyle(size=15, colour="muted"),
            middle=True,
        )

    def _paint_edition(self, canvas: Canvas) -> None:
        pack = self.pack
        x, y, w, _h = COVER
        canvas.shadow(COVER, 3, blur=14, dy=5, alpha=0.55)
        canvas.surface.blit(self.boxes.cover(canvas, w, pack.id), canvas.scale.rect(COVER))
        left = x + w + 20
        room = self.host.form["edition"].box.left - 16 - left
        title = pack.text("title", language())
        facts = view_of(pack).facts(pack)
        draw_caption(canvas, (left, y + 30), _("Edition"), "muted")
        canvas.text(
            title,
            (left, y + 59),
            TextStyle("display", tame(28, canvas.scale.text_size, 1.05)),
            "midleft",
            width=room,
        )
        canvas.text(facts, (left, y + 87), TextStyle("ui", 15, "muted"), "midleft", width=room)


def currency_name(pack: Pack) -> str:
    """What an edition's money is called."""
    words = {"$": _("Dollars"), "€": _("Euros"), "F": _("Francs"), "cr": _("Credits")}
    return words.get(pack.currency.symbol, pack.currency.symbol)
