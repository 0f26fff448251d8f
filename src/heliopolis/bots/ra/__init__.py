"""The bots of Ra: compiled, over states."""
