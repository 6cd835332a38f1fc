"""Going on with a saved game: at once, in another way if the player agrees, or with a word why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.app.desk import Desk, user_error_text
from game.engine.messages import N_
from game.packs.problems import PackError
from game.storage.saves import Summary
from game.storage.user_error import Instead, UserError, Way
from game.ui.dialogs.confirm import ConfirmScene
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.reply import Push, Reply
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.app.kit import Session

TITLES = {Way.COPY: N_("Play on in a copy?"), Way.SAVED_RULES: N_("Play on by the saved rules?")}


def go_on(
    scene: Scene[Any], desk: Desk, save: Summary, opened: Callable[[Session], Reply], *ways: Way
) -> Reply:
    """Open a save and go on as `opened` says; the scene tells or asks what stands against it."""

    def answered(question: Instead, sure: bool) -> Reply:
        return go_on(scene, desk, save, opened, *ways, question.way) if sure else True

    try:
        return opened(desk.resume(save, ways))
    except Instead as asked:
        question = asked
    except (UserError, PackError) as error:
        scene.toast(escape(user_error_text(error)), "warn")
        return True
    dialog = ConfirmScene(_(TITLES[question.way]), user_error_text(question))
    return Push(dialog, lambda sure: answered(question, sure))
