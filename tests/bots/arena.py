"""Games between bots, for the tests."""

from collections.abc import Sequence
from random import Random

import numpy as np

from heliopolis import CHANCE, ra
from heliopolis.bots import make_bot
from heliopolis.core.chance import SeededDealer


def bots_play(names: Sequence[str], seed: int, edition: str = "rio-grande") -> ra.Position:
    """The end of a game between these bots; an illegal choice raises."""
    dealer = SeededDealer(np.random.default_rng(seed))
    bots = [make_bot(name, Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    here = ra.Game(len(names), edition).start(dealer)
    while not here.over:
        actor = here.actor
        assert actor is not None
        if actor is CHANCE:
            here = here.play(here.deal(dealer)).position
            continue
        legal = here.moves()
        chosen = bots[actor].choose(here.view(actor), legal)
        assert chosen in legal
        here = here.play(chosen).position
    return here
