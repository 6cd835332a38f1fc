"""How the board game is shown; see ViewKit for what each part promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.landlord.pack.board_pack import BoardPack
from game.packs.pack import Pack
from game.ui.draw.theme import Theme
from game.ui.i18n import _
from game.ui.layout import Node
from game.ui.scene import Scene
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.desk import Desk
    from game.app.kit import SetupHost
    from game.app.proof import Sheet
    from game.app.setup.rulebook import Rulebook
    from game.landlord.view.pack_preview import Preview
    from game.landlord.view.replay.playback import Playback
    from game.landlord.view.session import Session
    from game.landlord.view.setup.sides import BoardSides
    from game.storage.presets import Preset
    from game.table.recording import Recording
    from game.table.table import Table


class BoardViewKit:
    """The menu does without the board's drawing, so each part is imported when it is asked for."""

    def session(self, desk: Desk, table: Table[Any]) -> Session:
        from game.landlord.view.session import Session

        return Session(table, desk.settings, desk.theme(table.pack.id), desk.audio)

    def scene(self, desk: Desk, session: Session) -> Scene[Any]:
        from game.landlord.view.play.scene import BoardScene

        return BoardScene(session, desk)

    def film(self, desk: Desk, recording: Recording[Any]) -> Playback:
        from game.landlord.view.replay.playback import Playback

        return Playback(recording, desk.settings, desk.theme(recording.setup.pack), desk.audio)

    def replay(self, desk: Desk, film: Playback, open_game: Callable[[Any], Scene[Any]]) -> Scene[Any]:
        from game.landlord.view.replay.scene import ReplayScene

        return ReplayScene(desk, film, open_game)

    def preview(self, pack: Pack, box: pygame.FRect) -> Preview:
        from game.landlord.view.pack_preview import Preview

        return Preview(pack, box)

    def board(self, pack: Pack, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        from game.landlord.view.fresh_board import draw_board

        return draw_board(_board(pack), theme, size)

    def proof(self, pack: Pack, theme: Theme) -> Iterator[Sheet]:
        from game.landlord.view.proof import sheets

        return sheets(_board(pack), theme)

    def marks(self, pack: Pack, boxes: Sequence[tuple[float, float, float, float]]) -> Sequence[Widget]:
        from game.landlord.view.parts.chips import sample_chips

        return sample_chips(pack, boxes)

    def akin(self, pack: Pack, other: Pack) -> bool:
        """The same board: what its spaces are called in the first language."""
        return _names(pack) == _names(other)

    def facts(self, pack: Pack) -> str:
        rules = pack.ruleset
        return _("{spaces} spaces · {deeds} deeds · {decks} decks").format(
            spaces=rules.size, deeds=len(rules.deeds), decks=len(rules.decks)
        )

    def option_words(self, pack: Pack, options: Any) -> Mapping[str, str]:
        from game.landlord.view.setup.words import option_words

        return option_words(pack, options)

    def mode_text(self, rules: Rulebook) -> str:
        from game.landlord.view.setup.words import mode_text

        return mode_text(rules)

    def setup_line(self, host: SetupHost) -> Node:
        from game.landlord.view.setup.starts import starts_line

        return starts_line(host)

    def sides(self, pack: Pack) -> BoardSides | None:
        from game.landlord.view.setup.sides import BoardSides

        return BoardSides(pack) if pack.ruleset.force is not None else None

    def pictures(self, pack: Pack) -> Mapping[str, Callable[[Any], Any]]:
        from game.landlord.view.pictures import pictures

        return pictures(pack)

    def saved_samples(self, pack: Pack, folder: Path) -> None:
        from game.landlord.view.samples.positions import save_some

        save_some(_board(pack), folder)

    def preset_samples(self, pack: Pack) -> list[Preset]:
        from game.landlord.view.samples.positions import some_presets

        return some_presets(_board(pack))


def _names(pack: Pack) -> list[str]:
    return [pack.text(f"space.{space}.name", "") for space in range(pack.ruleset.size)]


def _board(pack: Pack) -> BoardPack:
    """A pack of this game, which is what it is given."""
    assert isinstance(pack, BoardPack)
    return pack


KIT = BoardViewKit()
