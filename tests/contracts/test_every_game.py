"""What every game fulfils, whatever its rules."""

import json
from fractions import Fraction

import numpy as np
import pytest

from heliopolis import CHANCE
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import HeliopolisError, IllegalMove, InvalidNotation
from heliopolis.games import GAMES, Position, make_game, parse_move

TABLES = [("ra", players) for players in (2, 3, 4, 5)]


def play_some(name: str, players: int, seed: int, most: int) -> list[Position]:
    """The positions of a game played at random."""
    generator = np.random.default_rng(seed)
    dealer = SeededDealer(generator)
    position = make_game(name, players).start(dealer)
    positions = [position]
    while not position.over and len(positions) < most:
        if position.actor is CHANCE:
            move = position.deal(dealer)
        else:
            moves = position.moves()
            move = moves[int(generator.integers(len(moves)))]
        position = position.play(move).position
        positions.append(position)
    return positions


def test_every_game_has_a_table_here() -> None:
    assert {name for name, _ in TABLES} == set(GAMES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_ends_with_scores_and_winners_and_no_moves(name: str, players: int) -> None:
    last = play_some(name, players, seed=1, most=10_000)[-1]

    assert last.over
    assert last.actor is None
    assert last.moves() == ()
    assert dict(last.odds()) == {}
    assert len(last.scores) == players
    assert last.winners
    assert all(last.scores[seat] == max(last.scores) for seat in last.winners)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_has_one_text_and_plays_like_it(name: str, players: int) -> None:
    for position in play_some(name, players, seed=2, most=120)[:-1]:
        for move in position.moves():
            assert parse_move(position.game, str(move)) == move
            assert position.play(str(move)) == position.play(move)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_odds_are_those_of_the_moves_and_sum_to_one(name: str, players: int) -> None:
    for position in play_some(name, players, seed=3, most=200):
        if position.actor is CHANCE:
            assert tuple(position.odds()) == position.moves()
            assert sum(position.odds().values()) == Fraction(1)
        else:
            assert dict(position.odds()) == {}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_winners_are_nobody_until_the_end(name: str, players: int) -> None:
    assert all(not position.winners for position in play_some(name, players, 4, 60))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_survive_bytes_and_compare_by_value(name: str, players: int) -> None:
    positions = play_some(name, players, seed=5, most=10_000)

    for position in positions:
        again = position.game.from_bytes(position.to_bytes())
        assert again == position
        assert hash(again) == hash(position)
        assert again.to_bytes() == position.to_bytes()
    assert len(set(positions)) == len(positions)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_turn_into_json_for_every_seat_and_for_spectators(name: str, players: int) -> None:
    for position in play_some(name, players, seed=6, most=60):
        for seat in (None, *range(players)):
            assert json.loads(json.dumps(position.view(seat).to_json()))["seat"] == seat


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_refused_move_is_a_named_error_and_changes_nothing(name: str, players: int) -> None:
    start, *_, last = play_some(name, players, seed=7, most=10_000)
    before = last.to_bytes()

    for move in start.moves():
        with pytest.raises(IllegalMove, match="over"):
            last.play(move)
    for text in ("", "xyzzy", "draw ", "DRAW", "bid", "bid 99", "bid -1", "+", "\0", "bid ٣"):
        with pytest.raises(InvalidNotation):
            last.play(text)
    assert last.to_bytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_impossible_tables_are_refused_in_words(name: str) -> None:
    for players in (0, 1, 6, 100):
        with pytest.raises(HeliopolisError, match="players"):
            make_game(name, players)
