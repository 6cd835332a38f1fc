"""What every rule stands on: the ledger of goods, the stack of questions, chance, reasons, refusals."""
