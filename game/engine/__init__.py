"""The kernel that every game on this table shares; standard library only."""
