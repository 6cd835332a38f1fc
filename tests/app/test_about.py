"""Who made this: all of it can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.desk import Desk
from game.app.pages.about import AboutScene
from game.storage.paths import HOME
from game.ui.i18n import set_language
from game.ui.layout import Paragraph
from game.ui.widgets.scroll import ScrollArea
from tests.landlord.view import hosts


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv(HOME, str(tmp_path))
    return hosts.desk()


@pytest.mark.parametrize("text_size", [90, 160])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_last_line_can_be_reached_by_keys(desk: Desk, language: str, text_size: int) -> None:
    desk.settings.text_size, desk.settings.language = text_size, language  # type: ignore[assignment]
    set_language(language)
    p = hosts.seated(desk)
    p.click("about").press("up").press("end")
    scene = p.scene
    assert isinstance(scene, AboutScene) and scene.page.faults() == []
    area = scene.form["scroll"]
    last = [node for node in scene.page.root.walk() if isinstance(node, Paragraph)][-1]
    assert isinstance(area, ScrollArea)
    assert last.box.bottom - area.offset == pytest.approx(area.box.bottom, abs=0.1)
