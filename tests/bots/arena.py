"""Games between bots, for the tests."""

from collections.abc import Sequence
from random import Random

import numpy as np

from heliopolis import CHANCE
from heliopolis.bots import make_bot
from heliopolis.core.chance import SeededDealer
from heliopolis.games import Game, Position


def bots_play(game: Game, names: Sequence[str], seed: int) -> Position:
    """The end of a game between these bots; an illegal choice raises."""
    dealer = SeededDealer(np.random.default_rng(seed))
    bots = [make_bot(game.name, name, Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    here = game.start(dealer)
    while not here.over:
        actor = here.actor
        assert actor is not None
        if actor is CHANCE:
            here = here.play(here.deal(dealer)).position
            continue
        legal = here.moves(distinct=True)
        chosen = bots[actor].choose(here.view(actor), legal)
        assert chosen in legal
        here = here.play(chosen).position
    return here
