"""Words of the lower layers: they are marked here and translated where they are shown."""

from __future__ import annotations


def N_(message: str) -> str:
    """Mark a message for the catalogs; the view translates it when it shows it."""
    return message
