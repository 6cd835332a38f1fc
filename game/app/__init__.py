"""What a player meets around a game: menu, set-up, saves, options, workshop, help."""
