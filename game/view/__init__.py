"""The table on screen: the only layer that knows pygame."""
