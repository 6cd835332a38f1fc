"""Tour de Table: the property-trading board game and its kin, at one desk."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # what a command prints is its own

__version__ = "0.1.0"
