"""The board game on screen."""
