"""The table: one match, those who sit at it, and its save."""
