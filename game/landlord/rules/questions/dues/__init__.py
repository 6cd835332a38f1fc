"""What is owed and bargained for: debts, claims, auctions, trades."""
