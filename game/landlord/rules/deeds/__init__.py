"""What deeds are good for: rent, mortgages, building, worth."""
