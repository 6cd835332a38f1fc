"""Pictures of editions with the Force, added to those of every edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.landlord.view.parts.table_scene import TableScene
from game.landlord.view.pictures.drawing import Draw
from game.landlord.view.samples import sides as samples_force
from game.landlord.view.session import Session

if TYPE_CHECKING:
    from game.tools.pilot import Pilot
    from game.tools.studio import Studio

MIDWAY = 0.98  # seconds into a shift


def _shift(studio: Studio) -> Pilot:
    """Both markers on their way."""
    settings = studio.settings.model_copy(update={"reduced_motion": False, "speed": 1.0})
    session, moved = samples_force.shifting(studio.pack, settings)
    pilot = studio.table(session)
    session.director.play([moved])
    assert isinstance(pilot.scene, TableScene)
    pilot.scene.resume()
    studio.moving = True
    return pilot.wait(MIDWAY)


def _board(make: Callable[..., Session]) -> Draw:
    return lambda studio: studio.table(make(studio.pack, studio.settings))


def _contest(studio: Studio) -> Pilot:
    """The winner looks at the space before GO."""
    pilot = _board(samples_force.choosing)(studio).wait_idle()
    return pilot.press("right")


PICTURES: dict[str, Draw] = {
    "force_shift": _shift,
    "force_face": _board(samples_force.facing),
    "force_contest": _contest,
    "force_contest_lose": _board(samples_force.losing),
}
