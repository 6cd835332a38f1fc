"""What the gallery draws: every screen, from fixed positions."""
