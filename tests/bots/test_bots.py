"""What every bot fulfils, and how the first two compare."""

from random import Random

import pytest

from heliopolis import dice, ra
from heliopolis.bots import BOTS, make_bot
from heliopolis.games import GAMES, Game, make_game
from tests.bots.arena import bots_play

EVERY_BOT = [(game, name) for game, bots in BOTS.items() for name in bots]
TABLES: list[Game] = [
    *(ra.Game(players, edition) for players in ra.Game.table_sizes for edition in ra.EDITIONS),
    *(dice.Game(players) for players in dice.Game.table_sizes),
    dice.Game(4, overrides={"sun_track": "1"}),
    dice.Game(2, overrides={"sun_track": "30"}),
]


def test_every_game_has_bots() -> None:
    assert set(BOTS) == set(GAMES)


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_bots_play_whole_games_without_an_illegal_move(game: Game) -> None:
    bots = list(BOTS[game.name])
    for seed in range(2):
        names = [bots[(seat + seed) % len(bots)] for seat in range(game.players)]

        assert bots_play(game, names, seed).over


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_a_bot_with_the_same_generator_plays_the_same_game(game: str, name: str) -> None:
    first, second = (bots_play(make_game(game, 3), [name] * 3, seed=5) for _ in range(2))

    assert first == second


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_a_bot_carries_the_name_it_is_made_by(game: str, name: str) -> None:
    assert make_bot(game, name, Random(0)).name == name


@pytest.mark.parametrize(
    "here",
    [
        ra.Game(4).start(suns=ra.Game(4).sun_groups),
        dice.Game(2)
        .start(starter=0)
        .play("+red:nile blue:ankh yellow:sun green:sun purple:pharaoh")
        .position,
    ],
    ids=["ra", "ra-dice"],
)
def test_uniform_plays_every_legal_move_sooner_or_later(here: ra.Position | dice.Position) -> None:
    uniform = make_bot(here.game.name, "uniform", Random(1))

    chosen = {uniform.choose(here.view(0), here.moves()) for _ in range(80)}

    assert chosen == set(here.moves())


@pytest.mark.parametrize(
    ("game", "players"), [("ra", 2), ("ra", 5), ("ra-dice", 2), ("ra-dice", 4)]
)
def test_sensible_clearly_beats_uniform(game: str, players: int) -> None:
    wins = 0
    for seed in range(20):
        seat = seed % players
        names = ["uniform"] * players
        names[seat] = "sensible"
        wins += bots_play(make_game(game, players), names, seed).winners == (seat,)

    assert wins >= 18
