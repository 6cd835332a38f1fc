"""The command line, one file a command. Every import that costs time waits until its command is given."""

from game.cli.main import main

__all__ = ["main"]
