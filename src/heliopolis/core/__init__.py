"""What every game shares: the contract, compilation, chance and errors."""
