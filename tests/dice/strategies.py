"""Random positions, for properties."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from heliopolis import CHANCE, dice

from .builders import EVERY_NUMBER_OF_PLAYERS, random_game

# Deep runs look at many games; the usual ones share a few, which are played once.
seeds = st.integers(0, settings().max_examples // 20)
games = st.builds(random_game, st.sampled_from(EVERY_NUMBER_OF_PLAYERS), st.just(3), seeds)
steps = games.flatmap(st.sampled_from)
positions = steps.map(lambda step: step[0])


def next_move(here: dice.Position, rng: Random) -> str:
    """A random throw, or a move of whichever list."""
    if here.actor is CHANCE:
        rolling = [die.colour for die in here.view(None).dice if die.state == "rolling"]
        return "+" + " ".join(f"{colour}:{rng.choice(dice.FACES)}" for colour in rolling)
    lists = (here.moves(distinct=True), here.options(), here.moves())
    return str(rng.choice(rng.choice(lists)))
