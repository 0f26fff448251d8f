"""Tuning by self-play: `python -m tools.tune ra`."""
