"""The rules of the dice game, number by number, and everything around them."""
