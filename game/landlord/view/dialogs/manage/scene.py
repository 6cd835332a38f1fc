"""Your property: build, sell, mortgage and lift as one draft, confirmed at once."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.command import Command
from game.engine.protocol import Refusal
from game.landlord.rules.commands import Build, Mortgage, SellBuilding, WantBuilding
from game.landlord.rules.deeds import shortage
from game.landlord.view import goods
from game.landlord.view.dialogs import deed_cards
from game.landlord.view.dialogs.manage import rows as manage_rows
from game.landlord.view.dialogs.manage import side as manage_side
from game.landlord.view.dialogs.manage.draft import ConstructionDraft
from game.landlord.view.dialogs.manage.rows import ManageRows
from game.landlord.view.parts import deferred
from game.landlord.view.parts.marks import seat_leaf
from game.landlord.view.parts.still_scene import StillScene
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, draw_keys, foot, head
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _, ngettext, pgettext
from game.ui.input import Down, Press, UiEvent
from game.ui.layout import Aligned, Column, Leaf, Node, Row, Scroll, Text
from game.ui.reply import Pop, Reply
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Tabs
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget

MODAL = (144.0, 40.0, 1632.0, 952.0)
BUILD, SELL, ALL = range(3)


class ManageScene(StillScene[None]):
    """A draft of works for one seat; the game waits while it is made."""

    dialog = True

    def __init__(self, session: Session, seat: int, tab: int = BUILD, *, mortgage: bool = False) -> None:
        super().__init__(session)
        session.settle()  # so that nothing changes under the draft
        self.seat = seat
        self.tab = tab
        self._begin()
        self.flipped: set[int] = set()
        self._leaving = False  # Esc was pressed once over a draft
        self.contest: tuple[int, WantBuilding] | None = None  # what others could want too
        self.first_focus = self._first(mortgage)

    def _begin(self) -> None:
        """An empty draft on the game as it is seen."""
        self.known = self.session.outlook(self.seat)
        self.draft = ConstructionDraft(self.session.table.rules, self.known, self.seat)

    # what lies on the table ------------------------------------------------------------------
    def _groups(self) -> list[tuple[int, list[int]]]:
        """The groups that the tab lists."""
        groups = goods.holdings(self.draft.start, self.seat)
        if self.tab == SELL:
            return [(g, spaces) for g, spaces in groups if goods.built(self.draft.start, g)]
        return groups

    def _first(self, mortgage: bool) -> object:
        """The first street that can be built on, or sold from; where there is none, the first to mortgage."""
        spaces = [space for _group, spaces in self._groups() for space in spaces]
        kinds: list[tuple[str, type[Build] | type[SellBuilding] | type[Mortgage]]]
        kinds = [("sell", SellBuilding)] if self.tab == SELL else [("build", Build), ("mortgage", Mortgage)]
        for kind, make in reversed(kinds) if mortgage else kinds:
            for space in spaces:
                if self.draft.why_not(make(self.seat, space)) is None:
                    return kind, space
        return None

    def _why(self, command: Command) -> str:
        refusal = self.draft.why_not(command)
        return self._reason(refusal, command) if refusal is not None else ""

    def _reason(self, refusal: Refusal, command: Command) -> str:
        space = getattr(command, "space", -1)
        if refusal.code in ("build.evenly", "sell.evenly") and space >= 0:
            selling = refusal.code == "sell.evenly"
            return manage_rows.unevenly(self.session, self.draft.state, space, selling=selling)
        return refusal_text(refusal, self.session.pack, self.session.names)

    # controls --------------------------------------------------------------------------------
    def build(self) -> Iterator[Widget]:
        self.lines = manage_side.lines(self.session, self.draft)
        tabs = (_("Build and mortgage"), _("Sell buildings"), _("All deeds"))
        tab = Tabs("tab", (0, 0, 0, 48), tabs, self.tab, on_change=self._turn, group="tab")
        top = head(self._title, seat_leaf(self.session, self.seat, 52), Leaf(tab))
        body = self._body()
        self.page = lay_out(dialog(top, body, self._foot()), self.view, MODAL)
        return controls(self.page.root)

    @property
    def _title(self) -> str:
        """Whose property it is, where several persons could have opened theirs."""
        if self.session.humans == [self.seat]:
            return _("Your property")
        return _("Property of {name}").format(name=self.session.names[self.seat])

    def _body(self) -> Node:
        """All deeds as cards, or their rows and beside them what the draft comes to."""
        if self.tab == ALL:
            return deed_cards.cards_of(self.session, self.seat, self.view.scale, self.flipped, self._flip)
        rows = ManageRows(self.session, self.draft, self._wish, self._why, selling=self.tab == SELL)
        groups = self._groups()
        deeds = rows.column(groups, self.view.ruler) if groups else self._nothing()
        side = manage_side.Side(self.session, self.draft, self.lines, self._take_back)
        return Row([Scroll(deeds, key="list", grow=1), side.column()], gap=31, align="stretch")

    def _nothing(self) -> Node:
        """An empty list says so."""
        text = _("There is nothing to sell: no building stands on your streets.")
        if self.tab == BUILD:
            text = _("You own no deeds yet.")
        house = Aligned(icon("house", 72, "#46515b"))
        words = Text(text, TextStyle("ui", 20, "muted", align="center"))
        return Column([house, words], gap=22, pad=(40, 0), justify="center")

    def _foot(self) -> Node:
        count = len(self.draft.changes)
        confirm = ngettext("Confirm {count} change", "Confirm {count} changes", count).format(count=count)
        undo = Button(
            "clear",
            (0, 0, 0, 56),
            _("Undo all"),
            "ghost",
            icon="undo",
            on_press=self._clear,
            group="foot",
            reason="" if count else _("**Nothing to undo.** You have changed nothing yet."),
        )
        leave = _("Drop the changes?") if self._leaving else _("Cancel")
        kind = "danger" if self._leaving else "secondary"
        cancel = Button(
            "cancel", (0, 0, 0, 56), leave, kind, action=Action.BACK, on_press=self._leave, group="foot"
        )
        self.contest = self.draft.contest(self.known) if count else None
        text = _("Ask for an auction") if self.contest else confirm if count else _("Done")
        done = Button(
            "confirm",
            (0, 0, 240, 64),
            text,
            "primary",
            icon="auction" if self.contest else "check",
            size=20,
            on_press=self._confirm,
            group="foot",
        )
        return foot([undo, cancel, done], self._note())

    # acts ------------------------------------------------------------------------------------
    def _changed(self) -> Reply:
        self._leaving = False
        self.rebuild()
        return True

    def _wish(self, command: Command) -> Reply:
        refusal = self.draft.wish(command)
        if refusal is not None:
            self.toast(self._reason(refusal, command).replace("**", ""), "warn")
        else:
            self.view.audio.play("click")
        return self._changed()

    def _take_back(self, index: int) -> Reply:
        command = self.draft.commands[index]
        refusal = self.draft.take_back(index)
        if refusal is not None:
            self.toast(self._reason(refusal, command).replace("**", ""), "warn")
        return self._changed()

    def _clear(self) -> Reply:
        self.draft.clear()
        return self._changed()

    def _turn(self, tab: int) -> Reply:
        self.tab = tab
        return self._changed()

    def _flip(self, space: int) -> Reply:
        self.flipped ^= {space}
        return self._changed()

    def _leave(self) -> Reply:
        if not self.draft.changes or self._leaving:
            return Pop()
        self._leaving = True
        self.rebuild()
        return True

    def _confirm(self) -> Reply:
        """Everything in order; what the rules refuse after all stops it, and the rest stays a draft.

        Buildings that others could want too are asked for at once; whatever comes after them waits.
        """
        commands = self.draft.commands
        if self.contest is not None:
            first, wish = self.contest
            commands = [*commands[:first], wish]
        for command in commands:
            refusal = self.session.ask(command)
            if refusal is not None:
                self.toast(
                    refusal_text(refusal, self.session.pack, self.session.names).replace("**", ""), "warn"
                )
                self.session.settle()
                self._begin()
                return self._changed()
        return Pop()

    def handle_event(self, event: UiEvent) -> Reply:
        """Anything but a second Esc takes the question of leaving back."""
        asked = self._leaving
        reply = super().handle_event(event)
        focused = self.form.focused
        again = (
            isinstance(event, Down) and focused is not None and focused.key == "cancel"
        )  # its click follows
        if asked and self._leaving and isinstance(event, (Press, Down)) and not again:
            self._leaving = False
            self.rebuild()
        return reply

    def unhandled_key(self, press: Press) -> Reply:
        if press.means(Action.UNDO):
            self.draft.undo()
            return self._changed()
        space = self._focused_space()
        if space is None or self.tab == ALL:
            return None
        if press.means(Action.PLUS):
            return self._wish(Build(self.seat, space))
        if press.means(Action.MINUS):
            return self._wish(SellBuilding(self.seat, space))
        if self.tab == BUILD and press.key == pgettext("key for mortgage", "M").lower():
            return self._wish(self.draft.turned(space))
        return None

    def _focused_space(self) -> int | None:
        key = self.form.focused.key if self.form.focused is not None else None
        match key:
            case ("sell" | "build" | "mortgage", int(space)):
                return space
        return None

    # pictures --------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        caps = self.view.caps
        hints: list[Hint] = []
        if self.tab != ALL:
            hints = [(["↑", "↓"], _("deed")), (["+", "−"], _("buildings"))]
            if self.tab == BUILD:
                hints.append((self.view.letter(pgettext("key for mortgage", "M")), _("mortgage")))
            hints += [(caps(Action.UNDO), _("undo")), (caps(Action.CONFIRM), _("confirm"))]
        else:
            hints = [(["←", "→", "↑", "↓"], _("deed")), (caps(Action.CHOOSE), _("turn over"))]
        self.page.draw(canvas)
        draw_keys(canvas, MODAL, hints, pad=self.view.pad)

    def _note(self) -> str:
        """What confirming does."""
        if self.session.must_wait(self.seat):
            return deferred.note()
        if self.contest is None:
            return _("Nothing is bought, sold or mortgaged until you confirm.")
        wish, state = self.contest[1], self.known
        hotel = shortage.is_hotel(state, wish.spaces[0])
        others = shortage.rivals(state, self.seat, hotel, len(wish.spaces))
        names = ", ".join(self.session.names[seat] for seat in others)
        text = _("Others could want the last {buildings} too and are asked first: {names}.")
        word = self.session.text("word.hotels" if hotel else "word.houses")
        return text.format(buildings=word, names=names)
