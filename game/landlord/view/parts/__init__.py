"""What the rooms of the screen share: where things lie, lines, marks, deeds as controls."""
