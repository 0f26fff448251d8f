"""Games between bots, for the tests."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis import CHANCE
from heliopolis.bots import AnyBot, read_bot
from heliopolis.bots.asking import ask
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.minds import mind_of
from heliopolis.core.chance import SeededDealer
from heliopolis.core.stream import make_streams
from heliopolis.games import Game, Move, Position, make_game


class Games(NamedTuple):
    """How games at a table of compiled bots ended, [games, players], and what was counted."""

    places: NDArray[np.int64]
    points: NDArray[np.float64]
    means: dict[str, NDArray[np.float64]]
    """By column, what every seat has of it in a game."""

    def won_by(self, seat: int) -> float:
        """The part of the games that a seat has won; ties are shared."""
        won = self.places == 1
        return float((won[:, seat] / won.sum(axis=1)).mean())


def tables_play(game: str, line_up: Sequence[str], games: int, seed: int = 5) -> Games:
    """Games between compiled bots, all with the same ones in the same seats."""
    mind, players = mind_of(game), len(line_up)
    generator = np.random.default_rng(seed)
    chance = make_streams(generator, games)
    states = mind.begin(make_game(game, players), chance)
    tallies = np.zeros((games, players, len(mind.columns)), dtype=np.int64)
    traits = stack_traits([read_bot(game, bot).recipe.traits for bot in line_up])
    own = make_streams(generator, games * players)
    mind.play_games(states, chance, own, traits, tallies)
    return Games(
        places=mind.places(states),
        points=states["points"][:, :players].astype(float),
        means=dict(zip(mind.columns, tallies.mean(axis=0).T, strict=True)),
    )


def asked(bot: AnyBot, here: Position, seat: int) -> Move:
    """The move that a bot chooses in a position; an illegal one raises."""
    return ask(bot, seat, here.view(seat), here.moves(distinct=True), here.moves)


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
        moves.append(here.deal(dealer) if actor is CHANCE else asked(made[actor], here, actor))
        here = here.play(moves[-1]).position
    return here, moves
