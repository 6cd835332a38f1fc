"""What a move leads to: landing, buying, taxes, cards, contests."""
