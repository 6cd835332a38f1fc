"""Who made this, what it is not, and what each edition's facts rest on."""

from __future__ import annotations

from collections.abc import Iterable

from game import __version__
from game.app.desk import Desk
from game.ui.actions import Action
from game.ui.dialogs.frame import dialog, draw_keys, foot, head
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, language
from game.ui.input import Press
from game.ui.layout import Column, Paragraph, Scroll
from game.ui.reply import Pop, Reply
from game.ui.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.laid import controls, lay_out
from game.ui.widgets.pieces import icon
from game.ui.widgets.widget import Widget

BOX = (360.0, 70.0, 1200.0, 880.0)


class AboutScene(Scene[None]):
    """Credits, and the word that this is unofficial."""

    dialog = True
    first_focus = "back"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def build(self) -> Iterable[Widget]:
        style = TextStyle(size=18, line=27)
        words = Column([Paragraph(text, style) for text in self._texts()], gap=27)
        back = Button("back", (0, 0, 220, 64), _("Back"), "primary", on_press=Pop)
        title = _("About Tour de Table {version}").format(version=__version__)
        tree = dialog(head(title, icon("info", 38, "gold-hi")), Scroll(words, key="scroll"), foot([back]))
        self.page = lay_out(tree, self.view, BOX)
        return controls(self.page.root)

    def _texts(self) -> list[str]:
        texts = [
            _(
                "**Unofficial.** Tour de Table is a free fan project. It is not made, endorsed or licensed "
                "by any publisher of board games or films. Names of places and rules of play are facts; "
                "every drawing, sound and text here is our own."
            ),
            _(
                "**Code** under the MIT licence. **Typefaces** under the SIL Open Font Licence: Atkinson "
                "Hyperlegible, Jost, Josefin Sans, Playfair Display, Marcellus, Chakra Petch. **Libraries**: "
                "pygame-ce, pytmx, PyYAML, pydantic, platformdirs, fontTools, Babel."
            ),
        ]
        for edition in self.desk.editions:
            pack = self.desk.pack(edition.id)
            lines = [f"[gold]{escape(pack.text('title', language()))}[/]"]
            lines += [escape(pack.text(f"credit.{at}", language())) for at in range(len(pack.credits))]
            texts.append("\n".join(lines))
        return texts

    def unhandled_key(self, press: Press) -> Reply:
        return Pop() if press.means(Action.BACK) else None

    def paint(self, canvas: Canvas) -> None:
        self.page.draw(canvas)
        draw_keys(canvas, BOX, [(self.view.caps(Action.BACK), _("back"))], pad=self.view.pad)
