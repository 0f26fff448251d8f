"""What every bot fulfils, and how the first two compare."""

from random import Random

import pytest

from heliopolis import ra
from heliopolis.bots import BOTS, make_bot
from tests.bots.arena import bots_play


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ra.EDITIONS)
def test_bots_play_whole_games_without_an_illegal_move(players: int, edition: str) -> None:
    for seed in range(2):
        names = [list(BOTS)[(seat + seed) % len(BOTS)] for seat in range(players)]

        assert bots_play(names, seed, edition).over


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_the_same_generator_plays_the_same_game(name: str) -> None:
    first, second = (bots_play([name] * 3, seed=5) for _ in range(2))

    assert first == second


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_carries_the_name_it_is_made_by(name: str) -> None:
    assert make_bot(name, Random(0)).name == name


def test_uniform_plays_every_legal_move_sooner_or_later() -> None:
    here = ra.Game(4).start(suns=ra.Game(4).sun_groups)
    uniform = make_bot("uniform", Random(1))

    chosen = {uniform.choose(here.view(0), here.moves()) for _ in range(50)}

    assert chosen == set(here.moves())


@pytest.mark.parametrize("players", [2, 5])
def test_sensible_clearly_beats_uniform(players: int) -> None:
    wins = 0
    for seed in range(20):
        seat = seed % players
        names = ["uniform"] * players
        names[seat] = "sensible"
        wins += bots_play(names, seed).winners == (seat,)

    assert wins >= 18
