"""What moves besides tokens in a turn: the Force, the pot, who is sent to jail."""
