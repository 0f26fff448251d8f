"""The bots of Ra: compiled, over records."""
