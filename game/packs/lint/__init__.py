"""Checks that the packs of every game share."""
