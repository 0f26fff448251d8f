"""Games between bots, for the tests."""

from collections.abc import Sequence
from random import Random

import numpy as np

from heliopolis import CHANCE
from heliopolis.bots import read_bot
from heliopolis.bots.asking import ask
from heliopolis.core.chance import SeededDealer
from heliopolis.games import Game, Move, Position


def bots_play(
    game: Game, bots: Sequence[str], seed: int, most: int = 1_000_000
) -> tuple[Position, list[Move]]:
    """The end of a game between these bots, or where so many moves end it, and all its moves.

    An illegal choice raises.
    """
    dealer = SeededDealer(np.random.default_rng(seed))
    made = [
        read_bot(game.name, text).make(Random(f"{seed} {seat}").getrandbits(64))
        for seat, text in enumerate(bots)
    ]
    here = game.start(dealer)
    moves: list[Move] = []
    while not here.over and len(moves) < most:
        actor = here.actor
        assert actor is not None
        moves.append(here.deal(dealer) if actor is CHANCE else ask(made[actor], here, actor))
        here = here.play(moves[-1]).position
    return here, moves
