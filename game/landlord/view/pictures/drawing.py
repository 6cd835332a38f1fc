"""What draws one picture of the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.tools.pilot import Pilot
    from game.tools.studio import Studio

Draw = Callable[["Studio"], "Pilot"]
"""Given the studio, it leaves the window as it is to be photographed."""
