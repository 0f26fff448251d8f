"""The bots of the dice game: compiled, over states."""
