"""Slow, plain referees, written from the rules alone to check the fast engines against."""
