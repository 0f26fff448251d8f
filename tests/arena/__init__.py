"""The rules of Ra, number by number, and everything around them that a player can reach."""
