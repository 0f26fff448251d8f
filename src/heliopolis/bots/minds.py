"""How the compiled bots of each game think and play; a game's are imported when asked for."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.base import Bot, Budget
from heliopolis.bots.reasons import Reason
from heliopolis.bots.recipe import Character
from heliopolis.bots.thoughts import Thinker, Thought
from heliopolis.bots.worth import Worth
from heliopolis.core.stream import Stream
from heliopolis.core.value import value

Tallies = NDArray[np.int64]


class Searcher(Bot[Any, Any], Thinker, Protocol):
    """A bot that looks ahead, and says what it thinks."""


@value
class Mind:
    """The compiled bots of one game, and how they play it state by state.

    Chance comes from one stream a game that nothing else uses, so that games with equal streams
    have equal bags and equal dice, whoever sits where.

    - `characters`: who they are; `uniform`: the traits of a bot that plays any legal move.
    - `search(seed, budget)`: makes the bot that looks ahead.
    - `reasons(view, thought)`: why a thought is what it is, for the seat whose view it is.
    - `worth(view)`: what things on the table are worth in a view in which somebody is asked.
    - `decide_in(states, traits, stream)`: the number of what a bot with the first traits decides
      in the first state.
    - `decide_each(states, asked, traits, streams, actions)`: write what it decides in every state
      where it is asked, bool[games], into actions, int64[games]; each game has a stream.
    - `columns`: what is counted of every seat; the first ones are the items of the score sheet.
    - `items`: how many of the columns are those items.
    - `rates`: what else is told of every seat: a name, and which column is divided by which.
    - `begin(game, chance)`: a state for every stream, which deals what is dealt at the start.
    - `outcome(states, chance)`: at a chance node of the first state, the number of what happens.
    - `count(states, number, log, tally)`: add what a decision or an outcome did that was played
      from the first state, and logged, to `tally`, int64[players, columns].
    - `places(states)`: of games that are over, the place of every seat from 1, int64[games,
      players]; who shares a place has the better one.
    - `play_games(states, chance, streams, traits, tallies)`: play every game to its end; seat
      number i is played by a compiled bot with the i-th traits and, in game g, with
      the stream `streams[g * players + i]`; `tallies` is int64[games, players, columns].
    """

    characters: tuple[Character, ...]
    uniform: Any
    search: Callable[[int, Budget], Searcher]
    reasons: Callable[[Any, Thought], tuple[Reason, ...]]
    worth: Callable[[Any], Worth]
    decide_in: Callable[[Any, Any, Stream], int]
    decide_each: Callable[[Any, NDArray[np.bool_], Any, Stream, NDArray[np.int64]], None]
    columns: tuple[str, ...]
    items: int
    rates: tuple[tuple[str, str, str], ...]
    begin: Callable[[Any, Stream], Any]
    outcome: Callable[[Any, Stream], int]
    count: Callable[[Any, int, NDArray[np.int16], NDArray[np.int64]], None]
    places: Callable[[Any], NDArray[np.int64]]
    play_games: Callable[[Any, Stream, Stream, Any, Tallies], None]


_KNOWN: Final[dict[str, str | Mind]] = {
    "ra": "heliopolis.bots.ra.mind",
    "ra-dice": "heliopolis.bots.dice.mind",
}
"""By the name of a game where its bots are, then themselves."""


def has_mind(game: str) -> bool:
    """Whether a game has compiled bots."""
    return game in _KNOWN


def mind_of(game: str) -> Mind:
    """The compiled bots of a game, which must have some."""
    found = _KNOWN[game]
    if isinstance(found, str):
        loaded: Mind = import_module(found).MIND
        _KNOWN[game] = found = loaded
    return found
