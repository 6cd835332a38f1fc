"""The chips beside spaces whose rent a person may claim: a key, a click or L3 asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.landlord.rules.state import Claim
from game.landlord.view.panels.now.claims import first_of_each
from game.landlord.view.parts import marks
from game.landlord.view.parts.columns import Columns
from game.landlord.view.presentation import Presentation
from game.landlord.view.words import Words
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, Fit, Leaf, Node, Row, Ruler, Size, Text
from game.ui.reply import Reply
from game.ui.scale import Box, Scale
from game.ui.view import View
from game.ui.widgets.widget import Mood, Widget

WIDEST, HIGH, TAIL, KEY = 372.0, 104.0, 20.0, 38.0
NOWHERE = (0.0, 0.0, 0.0, 0.0)
GAP = 10.0
INK, SOFT = "#241a06", "#4a3810"
Point = tuple[float, float]


class ClaimChip(Widget):
    """An amber chip with a tail to its space: who may claim how much from whom."""

    radius = 16

    def __init__(
        self, session: Words, claim: Claim, on_press: Callable[[], Reply], *, pad: bool, keyed: bool
    ) -> None:
        action = Action.CLAIM if pad else None
        letter = str(claim.owner + 1) if keyed else ""
        super().__init__(
            ("claim", claim.id), NOWHERE, on_press=on_press, group="claims", letter=letter, action=action
        )
        self.session, self.claim = session, claim
        self.tip_at: Point = (0.0, 0.0)
        self._key = Leaf(width=KEY, height=KEY)
        self._tree = self._described()

    def _described(self) -> Node:
        amount = _("{amount} from {name}").format(
            amount=self.session.money(self.claim.amount), name=self.session.names[self.claim.tenant]
        )
        words = [
            Text(_("Claim rent"), TextStyle("ui-bold", 24, INK)),
            Text(amount, TextStyle("ui-bold", 19, SOFT)),
        ]
        parts = [marks.seat_leaf(self.session, self.claim.owner, 56), Column(words, gap=4, grow=1), self._key]
        return Fit(Row(parts, gap=12, pad=(18, 10), min_height=HIGH))

    def measure(self, ruler: Ruler, width: float) -> Size:
        return self._tree.measure(ruler, width)

    def place(self, ruler: Ruler, box: Box) -> None:
        super().place(ruler, box)
        self._tree.place(ruler, self.box)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        down = 2 if mood.pressed else 0
        box = self.box.move(0, down)
        top, bottom = ("#fbdc9b", "#f3bb4b") if mood.hover else ("#f8d287", "#f0b23c")
        canvas.shadow(box, self.radius, blur=22, dy=8, alpha=0.5)
        self._tail(canvas, box, top, bottom)
        canvas.box(box, top, bottom, radius=self.radius, border="#ffe3ab", line=1)
        self._tree.draw(canvas.at(0, down))
        label = self.letter
        if mood.pad:
            label = mood.caps(Action.CLAIM) if self.action is not None else ""
        if not label:
            return
        key = self._key.box.move(0, down)
        canvas.box(key, (0, 0, 0, 38), radius=8, border="#5d4718", line=1.5)
        canvas.text(label, key.center, TextStyle("ui-bold", 19, INK), "center", width=key.width - 4)

    def _tail(self, canvas: Canvas, box: pygame.FRect, top: str, bottom: str) -> None:
        """A point towards the space, from the edge that is next to it."""
        x, y = self.tip_at
        half, inset = 17.0, 4.0
        if box.top - 40 < y < box.bottom + 40 and not box.left < x < box.right:
            edge = box.right - inset if x > box.right else box.left + inset
            middle = min(max(y, box.top + 34), box.bottom - 34)
            corners = [(edge, middle - half), (x, y), (edge, middle + half)]
            tone = canvas.theme.mix(top, bottom, (middle - box.top) / box.height)
        else:
            edge = box.bottom - inset if y > box.bottom else box.top + inset
            tone = canvas.theme.c(bottom if y > box.bottom else top)
            middle = min(max(x, box.left + 40), box.right - 40)
            corners = [(middle - half, edge), (x, y), (middle + half, edge)]
        points = [canvas.scale.point(corner) for corner in corners]
        pygame.draw.polygon(canvas.surface, tone, points)
        pygame.draw.aalines(canvas.surface, tone, True, points)


def chips(
    session: Presentation,
    places: Columns,
    view: View,
    claim_it: Callable[[Claim], Reply],
    *,
    viewer: int,
) -> list[ClaimChip]:
    """A chip for each rent that somebody may still ask for; L3 is for the viewer's, or the first."""
    claims = session.open_claims
    first = next((claim for claim in claims if claim.owner == viewer), claims[0] if claims else None)
    widest = WIDEST
    if len(claims) > 1:  # so that two lie side by side
        widest = min(widest, places.centre[2] / 2 - TAIL - 2 * GAP)
    found: list[ClaimChip] = []
    for claim in claims:
        keyed = claim in first_of_each(claims)
        chip = ClaimChip(session, claim, partial(claim_it, claim), pad=claim is first, keyed=keyed)
        size = chip.measure(view.ruler, widest)
        taken = [other.box for other in found]
        box, chip.tip_at = _place(session, places, view.scale, claim.space, size, taken)
        chip.place(view.ruler, box)
        found.append(chip)
    return found


def _place(
    session: Presentation,
    places: Columns,
    scale: Scale,
    space: int,
    size: Size,
    taken: Sequence[pygame.FRect],
) -> tuple[Box, Point]:
    """Beside the space towards the middle of the board, where no other chip lies; and where its tail ends."""
    plan = session.stage.plan
    rect = plan.space(space)
    left, top = scale.back(rect.topleft)
    right, bottom = scale.back(rect.bottomright)
    bx, by, bw, bh = places.board
    across, down = (left + right) / 2 - (bx + bw / 2), (top + bottom) / 2 - (by + bh / 2)
    box = pygame.FRect(0, 0, size.width, size.height)
    box.center = ((left + right) / 2, (top + bottom) / 2)
    beside = abs(across) / bw > abs(down) / bh
    if beside:
        box.x = left - TAIL - GAP - box.width if across > 0 else right + TAIL + GAP
        tip = (left - GAP / 2 if across > 0 else right + GAP / 2, box.centery)
    else:
        box.y = top - TAIL - GAP - box.height if down > 0 else bottom + TAIL + GAP
        tip = (box.centerx, top - GAP / 2 if down > 0 else bottom + GAP / 2)
    box.clamp_ip(pygame.FRect(bx + 8, by + 8, bw - 16, bh - 16))
    step = -(box.height + GAP) if down > 0 else box.height + GAP
    while any(box.colliderect(other) for other in taken) and by <= box.y + step <= by + bh - box.height:
        box.y += step
    return (box.x, box.y, box.width, box.height), tip
