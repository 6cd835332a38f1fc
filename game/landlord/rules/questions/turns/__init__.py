"""Whose turn it is: the opening roll, a turn, the ways out of jail, how a game ends."""
