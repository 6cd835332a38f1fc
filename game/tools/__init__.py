"""What makes pictures and drives windows without a person; it plays no game."""
