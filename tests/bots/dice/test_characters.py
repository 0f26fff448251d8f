"""The characters: who they are, and that they are told apart by what they do."""

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis.bots.dice.characters import CHARACTERS
from heliopolis.bots.dice.table import COLUMNS, begin, places, play_games
from heliopolis.bots.dice.traits import TRAITS, traits_of
from heliopolis.core.compile import COMPILED, records
from heliopolis.core.stream import make_streams
from heliopolis.dice import Game
from tests.bots.dice.thinking import TRAITS_OF

GAMES = 200 if COMPILED else 1


def played(players: int, *names: str) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The places of all seats in some games, and what was counted of them."""
    generator = np.random.default_rng(5)
    chance = make_streams(generator, GAMES)
    states = begin(Game(players), chance)
    traits = records(players, TRAITS)
    for seat, name in enumerate(names):
        traits[seat] = TRAITS_OF[name] if name in TRAITS_OF else traits_of(uniform=1.0)
    tallies = np.zeros((GAMES, players, len(COLUMNS)), dtype=np.int64)
    play_games(states, chance, make_streams(generator, players * GAMES), traits, tallies)
    return places(states), tallies.mean(axis=0)


def test_names_and_descriptions_are_all_different() -> None:
    names = [character.name for character in CHARACTERS]

    assert names[0] == "merchant"
    assert len(set(names)) == len(names) >= 5
    assert len({character.description for character in CHARACTERS}) == len(names)


@pytest.mark.parametrize("name", TRAITS_OF)
def test_a_character_beats_uniform_from_either_seat(name: str) -> None:
    first, _ = played(2, name, "uniform")
    second, _ = played(2, "uniform", name)

    assert (first[:, 0] == 1).mean() >= 0.98
    assert (second[:, 1] == 1).mean() >= 0.98


@pytest.mark.skipif(not COMPILED, reason="it takes more games than uncompiled code plays")
@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("builder", "monuments"),
        ("boatman", "river"),
        ("courtier", "pharaohs"),
        ("scribe", "civilization"),
        ("stormbringer", "disasters"),
    ],
)
def test_a_character_gets_more_than_merchants_of_what_it_lives_from(name: str, column: str) -> None:
    _, counted = played(3, "merchant", name, "merchant")
    at = COLUMNS.index(column)

    assert counted[1, at] > 1.2 * max(counted[0, at], counted[2, at])


@pytest.mark.skipif(not COMPILED, reason="it takes more games than uncompiled code plays")
def test_the_apprentice_is_gentle() -> None:
    found, _ = played(2, "merchant", "apprentice")

    assert (found[:, 1] == 1).mean() < 0.2
