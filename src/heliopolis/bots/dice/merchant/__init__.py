"""The characters of the dice game: compiled bots that roll and spend for points."""
