"""The system's clipboard, where there is one."""

from __future__ import annotations

import pygame


def put(text: str) -> bool:
    """Put a text there; whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError):
        return False
    return True


def get() -> str:
    """The text that lies there; none where that can't be known."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError):
        return ""
