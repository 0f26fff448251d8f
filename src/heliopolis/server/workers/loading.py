"""Loading a game into this process: everything that a server itself calls, once."""

import asyncio
from typing import Final

import msgspec
import numpy as np

from heliopolis.core.chance import SeededDealer
from heliopolis.core.contract import CHANCE
from heliopolis.games import make_game
from heliopolis.wire import codec

_PLAYERS: Final = 2


async def load(game: str) -> None:
    """Play a game in a thread, so that no later call stops the loop to load compiled code."""
    await asyncio.to_thread(_play, game)


def _play(game: str) -> None:
    """Play and show a random game to its end."""
    rng = np.random.default_rng(0)
    dealer = SeededDealer(rng)
    here = make_game(game, _PLAYERS).start(dealer)
    while not here.over:
        msgspec.json.encode(codec(game).to_struct(here.view(None)))
        if here.actor is CHANCE:
            here = here.play(here.deal(dealer)).position
            continue
        here.options(), here.moves(distinct=True)
        legal = here.moves()
        here = here.play(legal[int(rng.integers(len(legal)))]).position
    _ = here.winners
