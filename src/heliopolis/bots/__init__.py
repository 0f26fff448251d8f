"""Opponents: each sees a view and the legal moves, and chooses one of them."""

from heliopolis.bots.base import AnyBot, Bot
from heliopolis.bots.registry import BOTS, make_bot, read_bots

__all__ = ["BOTS", "AnyBot", "Bot", "make_bot", "read_bots"]
