"""Tournaments between bots that tell the truth about them."""
