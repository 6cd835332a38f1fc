"""The rules of the board game; the modules that stand here are its doors, the rooms hold rule by rule."""
