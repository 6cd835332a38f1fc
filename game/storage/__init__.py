"""What outlives a game: saves and settings."""
