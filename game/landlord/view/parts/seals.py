"""Who says what a deed and a card say: printed with the edition, or our reconstruction."""

from __future__ import annotations

from game.app.provenance import line, seal
from game.engine.ruling import Provenance, Source
from game.landlord.view.words import Words
from game.ui.i18n import _
from game.ui.layout import Node

DEED, CARD = ("names", "groups", "prices", "rents"), ("cards",)


def deed_seal(session: Words, size: float) -> Node:
    """For the name, the group and the figures of a deed."""
    return seal(_source(session, DEED), session.pack, size)


def card_seal(session: Words, size: float) -> Node:
    """For what a card does; its words are ours in every edition."""
    source = _source(session, CARD)
    if source.reconstructed:
        return seal(source, session.pack, size)
    return line(source.kind, _("Printed with this edition, told in our words"), size)


def _source(session: Words, parts: tuple[str, ...]) -> Source:
    made_up = tuple(part for part in parts if part in session.pack.reconstructed)
    return Source(Provenance.OURS if made_up else Provenance.PRINTED, reconstructed=made_up)
