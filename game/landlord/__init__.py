"""The board game: its rules, computer players, packs and screens."""
