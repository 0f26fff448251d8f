"""The doorways of the bots: everything compiled that Python calls for them, called once each."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import numpy as np

from heliopolis.bots.compiled import record_of, stack_traits
from heliopolis.bots.registry import DEFAULT, SEARCH, read_bot
from heliopolis.bots.tables import TABLES
from heliopolis.core.chance import SeededDealer
from heliopolis.core.contract import CHANCE
from heliopolis.core.stream import below, make_streams
from heliopolis.core.warmup import Doorway
from heliopolis.games import Position, make_game

_PLAYERS: Final = 2
_ASKED: Final = 8
"""Positions that bots are asked in: a bot may think by other functions in another phase."""


def _asked(game: str) -> Iterator[Position]:
    """The first positions of a game in which a seat has a choice."""
    dealer = SeededDealer(np.random.default_rng(0))
    here = make_game(game, _PLAYERS).start(dealer)
    left = _ASKED
    while left > 0:
        if here.actor is CHANCE:
            here = here.play(here.deal(dealer)).position
            continue
        legal = here.moves(distinct=True)
        if len(legal) > 1:
            left -= 1
            yield here
        here = here.play(legal[0]).position


def _choose(game: str, bot: str) -> None:
    chosen = read_bot(game, bot).make(0)
    for here in _asked(game):
        assert isinstance(here.actor, int)
        chosen.choose(here.view(here.actor), here.moves(distinct=True))


def _streams(count: int) -> Any:
    return make_streams(np.random.default_rng(0), count)


def _begin(game: str) -> Any:
    return TABLES[game].begin(make_game(game, _PLAYERS), _streams(1))


def _deal(game: str) -> None:
    TABLES[game].outcome(_begin(game), _streams(1))


def _tally(game: str) -> Any:
    return np.zeros((1, _PLAYERS, len(TABLES[game].columns)), dtype=np.int64)


def _advance(game: str) -> None:
    here = next(_asked(game))
    number = TABLES[game].number(here.moves(distinct=True)[0])
    TABLES[game].advance(record_of(here.view(0)), number, _tally(game)[0])


def _play(game: str) -> None:
    traits = stack_traits([read_bot(game, DEFAULT).recipe.traits] * _PLAYERS)
    TABLES[game].play_games(_begin(game), _streams(1), _streams(_PLAYERS), traits, _tally(game))


def _doorways(game: str) -> tuple[Doorway, ...]:
    return (
        ("bots: random numbers", lambda: below(_streams(1), 1)),
        ("bots: choosing", partial(_choose, game, DEFAULT)),
        ("bots: searching", partial(_choose, game, f"{SEARCH}:sims=1")),
        ("bots: dealing", partial(_deal, game)),
        ("bots: counting", partial(_advance, game)),
        ("bots: whole games", partial(_play, game)),
    )


DOORWAYS: Final = {game: _doorways(game) for game in TABLES}
"""What the warm-up of a game's bots calls."""
