"""What the set-up of the board game shows besides that of every game."""
