"""What stands beside the board: the bar, the seats, the ticker, and what floats over them."""
