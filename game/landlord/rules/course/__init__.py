"""The beginning of a game, and who leaves it."""
