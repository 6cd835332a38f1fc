"""What is asked now, or goes on now."""
