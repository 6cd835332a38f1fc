"""The edition of a new game: its cover, its money, the game mode and how long it lasts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.app.kit import SetupHost, view_of
from game.app.menu.boxes import Boxes
from game.app.menu.cover import FRONT
from game.app.menu.editions import EditionsScene
from game.app.setup import option_texts
from game.app.setup.rulebook import Rulebook
from game.engine.options import Choice
from game.packs.pack import Pack
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, language
from game.ui.layout import Column, Leaf, Node, Row, Text
from game.ui.reply import Push, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import tabs_or_list
from game.ui.widgets.pieces import caption
from game.ui.widgets.values import Stepper

COVER = 82.0  # width
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

    def nodes(self) -> Iterable[Node]:
        """Edition, currency, game mode, and its length."""
        yield self._edition()
        if len(self.kin) > 1:
            yield self._currency()
        if self._ways:
            yield self._mode_choice()
        text = Text(view_of(self.pack).mode_text(self.rules), TextStyle(size=15, colour="muted"), grow=1)
        parts = [*self._length(), text]
        yield Column(parts, gap=6) if self._variants else Row(parts, gap=18, min_height=48)

    def _edition(self) -> Node:
        """The cover, what is in the box, and the way to another."""
        pack = self.pack

        def cover(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.shadow(box, 3, blur=14, dy=5, alpha=0.55)
            canvas.surface.blit(self.boxes.cover(canvas, box.width, pack.id), canvas.scale.rect(box))

        change = Button("edition", (0, 0, 128, 48), _("Change"), group="edition", cap=False, size=17)
        change.on_press = lambda: Push(EditionsScene(self.boxes), self._change_edition)
        words = [
            caption(_("Edition"), "muted"),
            Text(pack.text("title", language()), TextStyle("display", 28)),
            Text(view_of(pack).facts(pack), TextStyle("ui", 15, "muted")),
        ]
        height = COVER * FRONT[1] / FRONT[0]
        picture = Leaf(width=COVER, height=height, paint=cover)
        return Row([picture, Column(words, grow=1), Leaf(change)], gap=20, pad=(0, 0, 0, 12))

    def _currency(self) -> Node:
        ids = [pack.id for pack in self.kin]
        names = [currency_name(pack) for pack in self.kin]
        tabs = tabs_or_list(
            "currency", names, ids.index(self.pack.id), group="currency",
            on_change=lambda index: self._change_edition(ids[index]),
        )  # fmt: skip
        tabs.grow = 1
        return Row([Text(_("Currency"), min_width=100), tabs], gap=12, min_height=48)

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

    def _mode_choice(self) -> Node:
        rules, modes = self.rules, self._modes
        return tabs_or_list(
            "mode", [_(each.label) for each in modes], modes.index(self._mode), group="mode", even=False,
            on_change=lambda index: self.host.do(lambda: rules.choose_mode(modes[index].value)),
        )  # fmt: skip

    def _length(self) -> Iterable[Node]:
        """What sets how long a game of this mode lasts, or which variant of it is meant."""
        rules, do = self.rules, self.host.do
        note, variants = rules.length(), self._variants
        if variants:
            yield tabs_or_list(
                "quick", [_(each.variant) for each in variants],
                [each.value for each in variants].index(rules.mode), width=SETTER, group="length",
                on_change=lambda index: do(lambda: rules.choose_mode(variants[index].value)),
            )  # fmt: skip
        elif note is not None:
            low, high, step = note.bounds(self.pack.ruleset.unit)
            stepper = Stepper(
                note.id, (0, 0, SETTER, 48), getattr(rules.options, note.id), low, high, step=step,
                group="length", tip=option_texts.title(note, self.pack, rules.options),
                show=lambda value: option_texts.value(note, value, self.pack),
                on_change=lambda value: do(lambda: rules.set(note.id, value)),
            )  # fmt: skip
            yield Leaf(stepper)


def currency_name(pack: Pack) -> str:
    """What an edition's money is called."""
    words = {"$": _("Dollars"), "€": _("Euros"), "F": _("Francs"), "cr": _("Credits")}
    return words.get(pack.currency.symbol, pack.currency.symbol)
