"""The toolkit: window, text, widgets, motion, sound. It knows no game."""
