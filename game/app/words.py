"""Small sentences that several screens say."""

from __future__ import annotations

from datetime import datetime, timedelta

from game.ui.i18n import _, language, ngettext


def capital(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def clock(seconds: float) -> str:
    """The day and the time of day that is so many seconds past, by the clock of the room."""
    from babel.dates import format_datetime  # it takes a while, and the menu needs none

    then = datetime.now() - timedelta(seconds=seconds)
    return format_datetime(then, "d MMM, HH:mm:ss", locale=language())


def ago(seconds: float) -> str:
    """How long ago a game was saved."""
    minutes = int(seconds // 60)
    if minutes < 1:
        return _("saved just now")
    if minutes < 60:
        text = ngettext("saved {count} minute ago", "saved {count} minutes ago", minutes)
        return text.format(count=minutes)
    hours = minutes // 60
    if hours < 24:
        return ngettext("saved {count} hour ago", "saved {count} hours ago", hours).format(count=hours)
    days = hours // 24
    return ngettext("saved {count} day ago", "saved {count} days ago", days).format(count=days)
