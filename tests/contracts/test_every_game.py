"""What every game fulfils, whatever its rules."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import TypeVar

import numpy as np
import pytest

from heliopolis import CHANCE
from heliopolis.core.chance import SealedDealer, SeededDealer
from heliopolis.core.errors import HeliopolisError, IllegalMove, InvalidNotation, InvalidSetup
from heliopolis.games import Move, Position, make_game, names, parse_move, ruleset

TABLES = [
    *(("ra", players) for players in (2, 3, 4, 5)),
    *(("ra-dice", players) for players in (2, 3, 4)),
]
NO_MOVES = (
    *("", "xyzzy", "draw ", "DRAW", "bid", "bid 99", "bid -1", "+", "\0", "bid ٣"),
    *("roll", "roll ", "Keep", "keep end", "lose", "+nile ", "+red", "+red:", "+red:nile,"),
)
"""Texts that no game reads."""
T = TypeVar("T")


def some(things: Sequence[T], most: int = 20) -> Sequence[T]:
    """A few of many things: five dice fall in 7,776 ways."""
    return things[:: 1 + len(things) // most]


@cache
def play_some(name: str, players: int, seed: int, most: int) -> tuple[Position, ...]:
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
    return tuple(positions)


def whole_game(name: str, players: int) -> tuple[Position, ...]:
    """The positions of a game played to its end."""
    return play_some(name, players, seed=1, most=10_000)


def test_every_game_has_a_table_here() -> None:
    assert {name for name, _ in TABLES} == set(names())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_ends_with_scores_and_winners_and_no_moves(name: str, players: int) -> None:
    last = whole_game(name, players)[-1]

    assert last.over
    assert last.actor is None
    assert last.moves() == ()
    assert dict(last.odds()) == {}
    assert len(last.scores) == players
    assert last.winners
    assert all(last.scores[seat] == max(last.scores) for seat in last.winners)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_has_one_text_and_plays_like_it(name: str, players: int) -> None:
    for position in play_some(name, players, seed=2, most=80)[:-1]:
        for move in some(position.moves()):
            assert parse_move(position.game, str(move)) == move
            assert position.play(str(move)) == position.play(move)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_odds_are_those_of_the_moves_and_sum_to_one(name: str, players: int) -> None:
    for position in play_some(name, players, seed=3, most=200):
        if position.actor is CHANCE:
            assert tuple(position.odds()) == position.moves()
            counts = Counter(position.odds().values())
            assert sum(chance * count for chance, count in counts.items()) == 1
            assert min(counts) > 0
        else:
            assert dict(position.odds()) == {}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_dealt_is_one_of_the_odds(name: str, players: int) -> None:
    dealer = SeededDealer(np.random.default_rng(8))
    for position in play_some(name, players, seed=8, most=200):
        if position.actor is CHANCE:
            assert position.deal(dealer) in position.odds()
        else:
            with pytest.raises(ValueError, match="nothing to deal"):
                position.deal(dealer)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_distinct_moves_and_options_are_legal_and_there_is_always_one(
    name: str, players: int
) -> None:
    for position in whole_game(name, players):
        if position.actor is CHANCE:
            continue
        legal = position.moves()
        distinct, options = position.moves(distinct=True), position.options()

        assert set(distinct) <= set(options) <= set(legal)
        assert len(set(legal)) == len(legal)
        assert len(set(distinct)) == len(distinct)
        assert len(set(options)) == len(options)
        assert bool(distinct) == (not position.over)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_turn_begins_once_and_whenever_it_is_the_turn_of_another_seat(
    name: str, players: int
) -> None:
    positions = whole_game(name, players)

    assert positions[0].begins_turn
    assert not positions[-1].begins_turn
    assert positions[-1].turn is None
    assert {position.turn for position in positions if position.begins_turn} == set(range(players))
    for before, after in pairwise(positions):
        if after.turn not in (before.turn, None):
            assert after.begins_turn
        if after.epoch != before.epoch:
            assert after.begins_turn
        if after.begins_turn:
            assert after.actor in (after.turn, CHANCE)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_opening_survives_its_text(name: str, players: int) -> None:
    game = make_game(name, players)
    texts = set()
    for seed in range(20):
        start = game.start(SeededDealer(np.random.default_rng(seed)))
        text = game.opening_of(start)
        texts.add(text)

        again = game.start_with(text)
        assert again == start
        assert again.to_bytes() == start.to_bytes()
        assert game.opening_of(again) == text
        assert text == " ".join(text.split())
        assert text.isprintable()

    assert len(texts) > 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_opening_that_is_none_is_refused_in_words(name: str, players: int) -> None:
    game = make_game(name, players)
    good = game.opening_of(game.start(SeededDealer(np.random.default_rng(0))))

    for text in ("", " ", "0", "-1", "99", "x" * 10_000, "\0", "٣", "1²", f"{good} {good}", "1\n"):
        with pytest.raises(InvalidSetup) as caught:
            game.start_with(text)
        assert len(str(caught.value)) < 200


def test_the_openings_of_all_games_have_different_names() -> None:
    words = [ruleset(name).game.opening for name in names()]

    assert len(set(words)) == len(names())
    assert all(word.isidentifier() for word in words)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_sealed_dealer_deals_the_same_game_again(name: str, players: int) -> None:
    words = ("lotus", "", "papyrus", "", "")[:players]

    def dealt(secret: bytes) -> tuple[str, list[Move]]:
        game = make_game(name, players)
        dealer = SealedDealer(secret, b"", words)
        position = game.start(dealer.at(0))
        opening = game.opening_of(position)
        outcomes: list[Move] = []
        while len(outcomes) < 15:
            if position.actor is CHANCE:
                outcomes.append(position.deal(dealer.at(len(outcomes) + 1)))
                position = position.play(outcomes[-1]).position
            else:
                position = position.play(position.moves()[0]).position
        return opening, outcomes

    assert dealt(bytes(32)) == dealt(bytes(32))
    assert dealt(bytes(32)) != dealt(bytes([1] * 32))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_winners_are_nobody_until_the_end(name: str, players: int) -> None:
    assert all(not position.winners for position in play_some(name, players, 4, 60))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_survive_bytes_and_compare_by_value(name: str, players: int) -> None:
    positions = whole_game(name, players)

    for position in positions:
        again = position.game.from_bytes(position.to_bytes())
        assert again == position
        assert hash(again) == hash(position)
        assert again.to_bytes() == position.to_bytes()
    assert len(set(positions)) == len({position.to_bytes() for position in positions})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_refused_move_is_a_named_error_and_changes_nothing(name: str, players: int) -> None:
    start, *_, last = whole_game(name, players)
    before = last.to_bytes()

    for move in some(start.moves()):
        with pytest.raises(IllegalMove, match="over"):
            last.play(move)
    for text in NO_MOVES:
        with pytest.raises(InvalidNotation):
            parse_move(last.game, text)
        if text == " ".join(text.split()):  # in what is given to a position spaces are free
            with pytest.raises(InvalidNotation):
                last.play(text)
    assert last.to_bytes() == before


@pytest.mark.parametrize("name", names())
def test_impossible_tables_are_refused_in_words(name: str) -> None:
    for players in (-1, 0, 1, 6, 100):
        with pytest.raises(HeliopolisError, match="players"):
            make_game(name, players)
