"""The bots of the dice game: compiled, over records."""
