"""The log in words."""
