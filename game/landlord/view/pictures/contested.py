"""Pictures of what is contested: rents to claim, the last buildings, deals among several."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.landlord.view.pictures.drawing import Draw
from game.landlord.view.samples import contested as samples_contested
from game.landlord.view.samples import positions as samples
from game.landlord.view.session import Session

if TYPE_CHECKING:
    from game.tools.pilot import Pilot
    from game.tools.studio import Studio


def _board(make: Callable[..., Session]) -> Draw:
    return lambda studio: studio.table(make(studio.pack, studio.settings)).press("f1")


def _calling(studio: Studio) -> Pilot:
    """A wish for three of three, which another wants too."""
    return _board(samples_contested.calling)(studio).press("+", "+")


def _asking(studio: Studio) -> Pilot:
    """Houses that others could want too, drafted."""
    pilot = _board(samples_contested.contested)(studio).click("property").wait_idle()
    for key in _usable(pilot, "build")[-2:]:
        pilot.click(key)
    return pilot.press("down")


def _several(studio: Studio) -> Pilot:
    from game.landlord.view.dialogs.trade.several.scene import TradeSeveralScene

    session, offer = samples_contested.ring(studio.pack, studio.settings)
    return studio.table(session, TradeSeveralScene(session, 0, (1, 2), offer)).press("tab", "tab")


def _kind(studio: Studio) -> Pilot:
    """Part of a debt let go for a deed."""
    pilot = studio.table(samples.debt(studio.pack, studio.settings)).click("trade").wait_idle()
    pilot.click(_usable(pilot, "own", "deed")[0])
    assert pilot.scene is not None
    pilot.scene.form.focus(("their", "relief"))
    return pilot.press("+", "+", "+")


def _usable(pilot: Pilot, *start: object) -> list[tuple[Any, ...]]:
    """The keys of controls that begin so and are not grey."""
    assert pilot.scene is not None
    usable = (widget.key for widget in pilot.scene.form.walk() if widget.enabled)
    return [key for key in usable if isinstance(key, tuple) and key[: len(start)] == start]


PICTURES: dict[str, Draw] = {
    "rent_claim": _board(samples_contested.claim),
    "rent_claim_several": _board(samples_contested.claims),
    "building_call": _calling,
    "manage_auction": _asking,
    "auction_house": _board(samples_contested.house_lot),
    "trade_several": _several,
    "trade_kind": _kind,
}
