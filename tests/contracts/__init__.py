"""What every game fulfils, run by every game."""
