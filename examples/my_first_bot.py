"""A bot for Ra in 15 lines: heliopolis play --bots examples/my_first_bot.py:MyFirstBot."""

from heliopolis import ra
from heliopolis.ra.tiles import DISASTERS


class MyFirstBot:
    """Invokes Ra for five good tiles, and bids its lowest sun for three."""

    games = ("ra",)

    def __init__(self, generator, budget):
        self.generator = generator

    def choose(self, view, legal):
        """One of the legal moves, of which there is at least one."""
        good = sum(-1 if tile in DISASTERS else 1 for tile in view.track if tile)
        bids = [move for move in legal if isinstance(move, ra.Bid)]
        if ra.InvokeRa() in legal and good >= 5:
            return ra.InvokeRa()
        if bids and good >= 3:
            return min(bids, key=lambda bid: bid.sun)
        patient = [move for move in legal if move in (ra.Draw(), ra.Pass())]
        return self.generator.choice(patient or legal)
