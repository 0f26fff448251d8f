"""Random tables and positions, for properties."""

from random import Random

from hypothesis import strategies as st

from heliopolis import CHANCE, ra
from tests.oracle.compare import biased, uniform

games = st.builds(
    ra.Game,
    players=st.integers(2, 5),
    edition=st.sampled_from(list(ra.EDITIONS)),
    overrides=st.sampled_from([{}, {"disasters": "at-once"}, {"suns": "reference-sheet"}]),
)
seeds = st.integers(0, 2**32 - 1)


def next_move(position: ra.Position, rng: Random) -> str:
    """A random move or outcome; seeds decide whether the players love gods and drawing."""
    if position.actor is CHANCE:
        odds = position.odds()
        weights = [float(chance) for chance in odds.values()]
        return str(rng.choices(list(odds), weights=weights)[0])
    legal = [str(move) for move in position.moves()]
    return (biased if rng.random() < 0.5 else uniform)(legal, rng)


def play_on(game: ra.Game, seed: int, moves: int) -> ra.Position:
    """A position after so many random moves, or the last one."""
    rng = Random(seed)
    position = game.start(suns=rng.sample(game.sun_groups, game.players))
    for _ in range(moves):
        if position.over:
            break
        position = position.play(next_move(position, rng)).position
    return position


positions = st.builds(play_on, games, seeds, st.integers(0, 400))
