"""What a card, a deed, a space or the odds are."""
