"""The warm-up of a game: its rules and its bots, everything compiled that Python calls."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import numpy as np

from heliopolis.bots.advice import advise
from heliopolis.bots.base import Budget
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.minds import has_mind, mind_of
from heliopolis.bots.registry import DEFAULT, SEARCH, read_bot
from heliopolis.bots.thoughts import EVEN, PLAY, Spending
from heliopolis.core import warmup
from heliopolis.core.chance import SeededDealer
from heliopolis.core.contract import CHANCE
from heliopolis.core.log import new_log
from heliopolis.core.stream import below, make_streams
from heliopolis.core.warmup import Doorway, Report
from heliopolis.games import Position, make_game, ruleset

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


def _think(game: str, spending: Spending) -> None:
    for here in _asked(game):
        assert isinstance(here.actor, int)
        advise(here.view(here.actor), Budget(simulations=1), spending)


def _weigh(game: str) -> None:
    for here in _asked(game):
        mind_of(game).worth(here.view(None))


def _streams(count: int) -> Any:
    return make_streams(np.random.default_rng(0), count)


def _begin(game: str) -> Any:
    return mind_of(game).begin(make_game(game, _PLAYERS), _streams(1))


def _deal(game: str) -> None:
    mind_of(game).outcome(_begin(game), _streams(1))


def _tally(game: str) -> Any:
    return np.zeros((1, _PLAYERS, len(mind_of(game).columns)), dtype=np.int64)


def _count(game: str) -> None:
    mind_of(game).count(_begin(game), 0, new_log(), _tally(game)[0])


def _play(game: str) -> None:
    traits = stack_traits([read_bot(game, DEFAULT).recipe.traits] * _PLAYERS)
    mind_of(game).play_games(_begin(game), _streams(1), _streams(_PLAYERS), traits, _tally(game))


def _of_bots(game: str) -> tuple[Doorway, ...]:
    """Everything compiled that Python calls for the bots of a game."""
    return (
        lambda: below(_streams(1), 1),
        partial(_choose, game, DEFAULT),
        partial(_choose, game, f"{SEARCH}:sims=1"),
        partial(_think, game, PLAY),
        partial(_think, game, EVEN),
        partial(_weigh, game),
        partial(_deal, game),
        partial(_count, game),
        partial(_play, game),
    )


def doorways(game: str) -> tuple[Doorway, ...]:
    """What the warm-up of a game calls: its rules, and its bots if it has any."""
    return (*ruleset(game).doorways, *(_of_bots(game) if has_mind(game) else ()))


def is_warm(game: str) -> bool:
    """Whether a game and its bots are compiled already, or run uncompiled anyway."""
    return warmup.is_warm(ruleset(game).package)


def warm(game: str, report: Report) -> None:
    """Compile a game and its bots, and no other game."""
    warmup.warm(ruleset(game).package, doorways(game), report)
