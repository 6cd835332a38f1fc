"""Plain typing into real typography, so that packs can be written on any keyboard."""

from __future__ import annotations

import re

NARROW, WIDE = "\u202f", "\u00a0"


def typeset(text: str, language: str) -> str:
    """Curly apostrophes and quotes, and in French the spaces before ; : ! ? and inside « »."""
    text = text.replace("...", "…").replace("'", "’")
    if language.startswith("fr"):
        text = re.sub(r"[ \u00a0\u202f]+([;!?])", NARROW + r"\1", text)
        text = re.sub(r"[ \u202f]+([:»])", WIDE + r"\1", text)
        text = re.sub(r"« +", "«" + WIDE, text)
    else:
        text = re.sub(r'"([^"]*)"', r"“\1”", text)
    return text
