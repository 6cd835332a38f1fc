"""The theme workshop: packs, what their checks found, and a preview that follows the files."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.app.desk import Desk, user_error_text
from game.app.kit import Preview, view_of
from game.app.workshop.dialogs import MendScene, NewThemeScene
from game.app.workshop.findings import FindingCard
from game.app.workshop.panels import counts, framed, in_order, nothing_to_mend, since
from game.app.workshop.rows import PackRow
from game.app.workshop.workbench import Piece, Workbench
from game.packs.problems import PackError
from game.storage import paths
from game.storage.user_error import UserError
from game.ui import desktop
from game.ui.actions import Action
from game.ui.dialogs.frame import SCREEN
from game.ui.dialogs.head import back_button
from game.ui.draw.cache import PICTURES
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language, pgettext, quoted
from game.ui.layout import Aligned, Column, First, Fit, Leaf, Node, Row, Scroll, Text, Wrap
from game.ui.reply import Push, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.choice import Tabs
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.marks import Hint
from game.ui.widgets.pieces import chip, hints_pill
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.kit import Session

DRAW_FOR = 0.02  # seconds in which the finished edition is looked at, again and again until it has been
LOOK_EVERY = 1.0
PULSE = 0.6


class WorkshopScene(Scene[None]):
    """Packs, findings, preview. Files are looked at once a second; nothing is drawn if none changed."""

    def __init__(
        self, desk: Desk, open_game: Callable[[Session], Scene[Any]], folder: Path | None = None
    ) -> None:
        super().__init__()
        self.desk, self._open_game = desk, open_game
        self.bench = Workbench(folder or paths.packs_dir())
        self.chosen: Path = (next((p for p in self.bench.pieces if p.own), None) or self.bench.pieces[0]).root
        self.tab = 0
        self.finding = 0
        self._previews: dict[Path, Preview] = {}
        self._reloaded: float | None = None  # when the chosen pack was last drawn from changed files
        self._look_at = 0.0
        self._ago = ""
        self._settle = True  # the focus is still to be put on the first finding

    # --- what is on the bench ----

    @property
    def piece(self) -> Piece:
        """The chosen pack; the first one if it has gone."""
        found = self.bench.find(self.chosen)
        if found is None:
            found = self.bench.pieces[0]
            self.chosen = found.root
        return found

    def _preview(self, piece: Piece) -> Preview | None:
        """How it looks, or looked when it last was good."""
        if piece.good is None:
            return None
        kept = self._previews.get(piece.root)
        if kept is None or kept.pack is not piece.good:
            self._previews[piece.root] = fresh = view_of(piece.good).preview(
                piece.good, pygame.FRect(0, 0, 688, 688)
            )
            if kept is not None and not self.view.comfort.reduced_motion:
                fresh.follow(kept, self.view.now)
            return fresh
        return kept

    def enter(self) -> None:
        self.wake_at = self.view.now

    def exit(self) -> None:
        self.desk.look_again()

    def resume(self) -> None:
        if self.view.theme.look is not self.desk.pack(self.desk.chosen).look:
            self.view.set_theme(self.desk.theme(self.desk.chosen))  # a game wore another edition's clothes
        self.wake_at = self.view.now
        self.rebuild()

    @property
    def resting(self) -> bool:
        return self.bench.next(self.chosen) is None and not self.busy and self.form.wake_at(self.view) is None

    def update(self, now: float) -> Reply:
        """Check what is due, one pack at a time, and look at the files once a second."""
        if now >= self._look_at:
            self._look_at = now + LOOK_EVERY
            if self.bench.look():
                PICTURES.clear()  # a drawing may be another now under the same name
                self.dirty = True
        due = self.bench.next(self.chosen)
        if due is not None:
            again = due.problems is not None
            self.bench.check(due, now)
            if due.root == self.chosen and again and due.playable:
                self._reloaded = now
            self._checked(due)
        elif self.bench.draw(self.piece, time.monotonic() + DRAW_FOR):
            self._checked(self.piece)
        shown = self._previews.get(self.chosen)
        fading = shown is not None and shown.fading(now)
        self.animating = fading or (self._reloaded is not None and now < self._reloaded + PULSE)
        if self._badge()[0] != self._ago:
            self.rebuild()
        busy = self.bench.next(self.chosen) is not None or self.piece.drawing is not None
        self.wake_at = now if busy else self._look_at
        return None

    def _checked(self, piece: Piece) -> None:
        if piece.root == self.chosen:
            self.finding = min(self.finding, max(0, len(piece.problems or ()) - 1))
        self.rebuild()
        if self._settle and piece.root == self.chosen:
            self._settle = False
            self.form.focus(("finding", 0) if piece.problems else ("pack", piece.root))

    # --- controls ----

    def build(self) -> Iterable[Widget]:
        piece = self.piece
        preview = self._preview(piece)
        panels = [self._packs(piece), self._findings(piece), self._shown(piece, preview)]
        pill = Aligned(hints_pill(self._hints(), pad=self.view.pad), pad=(0, 8, 0, 0))
        tree = Column(
            [self._head(), Row(panels, gap=20, align="stretch", grow=1), pill], gap=16, pad=(40, 24)
        )
        self.page = lay_out(tree, self.view, SCREEN)
        yield from controls(self.page.root)
        if preview is None:
            return
        room = self.page["preview"]
        side = min(room.size)
        preview.box.update(room.centerx - side / 2, room.centery - side / 2, side, side)
        if self.tab:
            drawings = list(preview.pages()[self.tab - 1][1](self.view.ruler))
            yield ScrollArea(("pages", self.tab), tuple(preview.box), drawings, group="preview")

    def _head(self) -> Node:
        title, _soft = self.view.theme.on_table()
        buttons = [
            Button(
                "folder", (0, 0, 0, 44), _("Show the folder"), icon="folder", group="head",
                on_press=self._folder,
            ),
            Button(
                "again", (0, 0, 0, 44), _("Check again"), icon="replay", letter="F5", group="head",
                on_press=self._again,
            ),
        ]  # fmt: skip
        acts = Wrap([Leaf(button) for button in buttons], gap=12, row_gap=4, justify="end")
        words = Text(_("Theme workshop"), TextStyle("display", 42, title), grow=1)
        parts = [Leaf(back_button(self.view.theme, _("Back"))), words, acts]
        return Fit(Row(parts, gap=16), min_height=68)

    def _packs(self, piece: Piece) -> Node:
        rows = [
            PackRow(
                ("pack", one.root), one,
                self._previews[one.root].theme if self._preview(one) is not None else None,
                chosen=one.root == piece.root, group="packs",
                on_press=lambda root=one.root: self._choose(root),
            )
            for one in self.bench.pieces
        ]  # fmt: skip
        words = _("New theme from {title}").format(title=quoted(piece.title(language())))
        why = (
            "" if piece.playable else _("**Mend it first.** A new theme begins from one that can be played.")
        )
        forms = [
            Leaf(
                Button(
                    "new", (0, 0, 0, 64), text, "primary", icon="plus", cap=False, size=18, group="packs",
                    reason=why, on_press=self._new,
                )
            )
            for text in (words, _("New theme"))
        ]  # fmt: skip
        count = Text(str(len(rows)), TextStyle("ui", 20, "muted"))
        listed = Scroll(Column([Leaf(row) for row in rows], gap=10), key="packs", grow=1)
        return framed(_("Theme packs"), [count], listed, First([Fit(forms[0]), Fit(forms[1])]), width=440)

    def _findings(self, piece: Piece) -> Node:
        cards = [
            FindingCard(
                ("finding", at), problem, piece.kinds[problem.code].why, piece.root, (self.bench.folder,),
                own=piece.own, chosen=at == self.finding, group="findings",
                on_press=lambda at=at: self._act_on(at),
            )
            for at, problem in enumerate(piece.problems or ())
        ]  # fmt: skip
        listed: Node = Scroll(Column([Leaf(card) for card in cards], gap=12), key="findings", grow=1)
        if piece.problems == ():
            listed = nothing_to_mend()
        fine = in_order(piece)
        title = _("Check of {title}").format(title=quoted(piece.title(language())))
        return framed(title, counts(piece), listed, *([fine] if fine is not None else []))

    def _shown(self, piece: Piece, preview: Preview | None) -> Node:
        """The live preview with its tabs, and the way to a game with it."""
        why = "" if piece.playable else _("**Mend the errors first.** A theme with errors can’t be played.")
        acts: list[Widget] = []
        if preview is not None:
            names = [_("Board"), *(name for name, _page in preview.pages())]
            acts.append(
                Tabs(
                    "tabs",
                    (0, 0, 508, 48),
                    names,
                    self.tab,
                    group="preview",
                    even=False,
                    on_change=self._turn,
                )
            )
        acts.append(
            Button(
                "try", (0, 0, 0, 48), _("Try it"), icon="play", letter=pgettext("key", "T"), cap=False,
                group="preview", reason=why, on_press=self._try,
            )
        )  # fmt: skip
        text, kind, sign = self._badge()
        self._ago = text
        badge = Row([chip(text, kind, sign)], paint=self._pulse)
        foot = Fit(Wrap([Leaf(act) for act in acts], gap=16, row_gap=8, justify="between"), pad=(5, 0))
        window = Leaf(key="preview", grow=1, paint=self._paint_preview)
        return framed(_("Live preview"), [badge], window, foot, width=720)

    def _hints(self) -> list[Hint]:
        caps = self.view.caps
        return [
            (["↑", "↓"], _("finding")), (caps(Action.CHOOSE), _("mend or open")),
            (caps(Action.NEXT), _("next panel")), ("F5", _("check again")), (caps(Action.BACK), _("back")),
        ]  # fmt: skip

    # --- acts ----

    def handle_event(self, event: Any) -> Reply:
        reply = super().handle_event(event)
        focused = self.form.focused
        key = focused.key if focused is not None else None
        if isinstance(key, tuple) and key[0] == "finding" and key[1] != self.finding:
            self.finding = key[1]
            self.rebuild()
        return reply

    def _choose(self, root: Path) -> Reply:
        if root == self.chosen:
            return True
        self.chosen, self.finding, self._reloaded = root, 0, None
        self.wake_at = self.view.now
        self.rebuild()
        return True

    def _turn(self, tab: int) -> Reply:
        self.tab = tab
        self.rebuild()
        return True

    def _again(self) -> Reply:
        self.bench.recheck()
        PICTURES.clear()
        self.wake_at = self.view.now
        return True

    def _folder(self) -> Reply:
        self._show(self.piece.root)
        return True

    def _show(self, path: Path, line: int = 0) -> None:
        if not desktop.show(path, line):
            self.toast(str(path), "folder")

    def _act_on(self, at: int) -> Reply:
        """Mend a finding if that is certain, else open its file."""
        card = self.form[("finding", at)]
        assert isinstance(card, FindingCard)
        if card.patch is not None:
            return Push(MendScene(card.patch, self.piece.id), self._mended)
        if card.excerpt is not None:
            self._show(card.excerpt.path, card.excerpt.line)
        return True

    def _mended(self, done: bool | None) -> Reply:
        if done:
            self.toast(_("Mended."), "check")
            self._look_at = 0.0
            self.wake_at = self.view.now
        return True

    def _new(self) -> Reply:
        piece = self.piece
        return Push(NewThemeScene(piece.id, piece.title(language()), self.bench.folder), self._made)

    def _made(self, root: Path | None) -> Reply:
        if root is not None:
            self.bench.look()
            self._choose(root)
            self._settle = True
            self.toast(_("{folder} is ready: change its files, and watch.").format(folder=root.name), "check")
        return True

    def _try(self) -> Reply:
        """Sit down at it: a person and three computers."""
        self.desk.look_again()
        try:
            pack = self.desk.pack(self.piece.id)
            session = self.desk.new_game(self.desk.usual_setup(pack))
        except (UserError, PackError) as error:
            self.toast(escape(user_error_text(error)), "warn")
            return True
        return Push(self._open_game(session))

    # --- the picture ----

    def paint(self, canvas: Canvas) -> None:
        canvas.backdrop()
        self.page.draw(canvas)

    def _badge(self) -> tuple[str, str, str]:
        """What the preview shows, as words, kind and icon of a chip."""
        piece = self.piece
        if piece.good is None and piece.problems is None:
            return _("checking"), "neutral", "clock"
        if piece.good is None:
            return _("Not to be drawn yet"), "bad", "cross"
        if piece.stale:
            return _("Showing the last good version"), "warn", "warn"
        if self._reloaded is None:
            return _("Follows the files"), "good", "eye"
        return _("Reloaded {ago}").format(ago=since(self.view.now - self._reloaded)), "good", "eye"

    def _pulse(self, canvas: Canvas, box: pygame.FRect) -> None:
        """What the badge does when files have changed."""
        now = self.view.now
        if self._reloaded is not None and now < self._reloaded + PULSE:
            canvas.halo(box, "good-hi", 16, blur=18, alpha=1 - (now - self._reloaded) / PULSE)

    def _paint_preview(self, canvas: Canvas, box: pygame.FRect) -> None:
        piece = self.piece
        preview = self._previews.get(piece.root)
        if preview is None:
            canvas.well(box)
            canvas.icon("eye", box.center, 64, "text-off")
        elif self.tab == 0:
            preview.draw_board(canvas, self.view.now)
            if piece.problems and self.finding < len(piece.problems):
                preview.ring(canvas, piece.problems[self.finding])
