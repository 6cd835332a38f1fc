"""Every question of the game, one file each, with the rules that ask it."""
