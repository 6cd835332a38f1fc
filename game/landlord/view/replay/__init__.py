"""Looking at a game again: what can be told of it, how it is played back, and the parts of its screen."""
