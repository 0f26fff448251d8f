"""Whole games between compiled bots, and what is counted of them."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import ra
from heliopolis.bots import read_bot
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.ra import whole_games
from heliopolis.core.compile import COMPILED
from heliopolis.core.log import new_log
from heliopolis.core.stream import Stream, make_streams
from heliopolis.ra import events, kernel
from heliopolis.ra.moves import MOVES
from heliopolis.ra.state import DRAW, OVER
from tests.ra.builders import EVERY_NUMBER_OF_PLAYERS

GAMES = 20 if COMPILED else 2
EVERY_COUNT = pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
STARTING_POINTS = 10
BOTS = ("merchant", "uniform", "novice", "hoarder", "builder")
"""Two of them draw from their streams, and must not disturb each other."""


def streams(players: int) -> tuple[Stream, Stream]:
    generator = np.random.default_rng(players)
    return make_streams(generator, GAMES), make_streams(generator, GAMES * players)


def traits_for(players: int) -> Any:
    return stack_traits([read_bot("ra", name).recipe.traits for name in BOTS[:players]])


def tallies_for(players: int) -> NDArray[np.int64]:
    return np.zeros((GAMES, players, len(whole_games.COLUMNS)), dtype=np.int64)


@cache
def games_played(players: int) -> tuple[Any, NDArray[np.int64]]:
    """The states and tallies of games that are played inside compiled code."""
    chance, own = streams(players)
    states, tallies = whole_games.begin(ra.Game(players), chance), tallies_for(players)
    whole_games.play_games(states, chance, own, traits_for(players), tallies)
    return states, tallies


class Stepped:
    """A game that is played move by move, and what everybody could see of it."""

    def __init__(self, players: int, game: int) -> None:
        chance, own = streams(players)
        traits = traits_for(players)
        states = whole_games.begin(ra.Game(players), chance)[game : game + 1]
        log = new_log()
        self.tally = tallies_for(players)[0]
        self.moves: list[ra.Move] = []
        self.lowest = [STARTING_POINTS] * players
        """The fewest points that each seat had."""
        while states["phase"][0] != OVER:
            seat = int(states["acting"][0])
            if states["phase"][0] == DRAW:
                number = whole_games.outcome(states, chance[game : game + 1])
            else:
                place = game * players + seat
                number = whole_games.decide_in(
                    states, traits[seat : seat + 1], own[place : place + 1]
                )
            before = states.copy()
            kernel.play(states, number, log)
            whole_games.count(before, number, log, self.tally)
            self.moves.append(MOVES[number])
            self.lowest = [
                min(pair) for pair in zip(self.lowest, states["points"][0].tolist(), strict=False)
            ]
        self.state = states.tobytes()


stepped_game = cache(Stepped)


@EVERY_COUNT
def test_games_inside_compiled_code_are_those_played_move_by_move(players: int) -> None:
    states, tallies = games_played(players)

    for game in range(GAMES):
        stepped = stepped_game(players, game)

        assert stepped.state == states[game : game + 1].tobytes()
        assert stepped.tally.tolist() == tallies[game].tolist()


@EVERY_COUNT
def test_items_of_the_score_sheet_add_up_to_the_points_unless_somebody_fell_to_zero(
    players: int,
) -> None:
    """R-7.6: nobody falls below zero, and what that takes off is in no item."""
    states, tallies = games_played(players)
    items = tallies[:, :, : whole_games.ITEMS].sum(axis=2) + STARTING_POINTS
    points = states["points"][:, :players]

    for game in range(GAMES):
        for seat, lowest in enumerate(stepped_game(players, game).lowest):
            if lowest > 0:
                assert items[game, seat] == points[game, seat]
            else:
                assert items[game, seat] <= points[game, seat]


@EVERY_COUNT
def test_what_is_counted_is_what_happened(players: int) -> None:
    for game in range(min(GAMES, 5)):
        stepped = stepped_game(players, game)
        chance, _ = streams(players)
        here = ra.Position(
            ra.Game(players), whole_games.begin(ra.Game(players), chance)[game : game + 1].tobytes()
        )
        expected = {name: [0] * players for name in whole_games.COLUMNS}
        for move in stepped.moves:
            before = here
            here, happened = here.play(move)
            for event in happened:
                count(event, expected)
                if isinstance(event, events.EpochEnded) and isinstance(move, ra.Drawn):
                    for seat, own in enumerate(before.view(None).seats):
                        expected["suns unspent"][seat] += len(own.face_up)
        for sheet in here.sheet():
            for seat, line in enumerate(sheet):
                for item in whole_games.COLUMNS[: whole_games.ITEMS]:
                    expected[item][seat] += getattr(line, item)

        found = dict(zip(whole_games.COLUMNS, stepped.tally.T.tolist(), strict=True))

        assert found == expected
        assert all(sum(found[name]) > 0 for name in ("auctions won", "tiles won", "suns paid"))


def count(event: events.Event, tally: dict[str, list[int]]) -> None:
    match event:
        case events.AuctionWon(seat=seat, paid=paid, tiles=tiles):
            tally["auctions won"][seat] += 1
            tally["tiles won"][seat] += len(tiles)
            tally["suns paid"][seat] += paid
        case events.AuctionOpened(ra_player=seat, why="invoked"):
            tally["Ra invoked"][seat] += 1
        case events.GodPlayed(seat=seat):
            tally["gods played"][seat] += 1


def test_games_with_equal_chance_have_equal_suns_and_bags_whoever_sits_where() -> None:
    chance, _ = streams(3)
    again = chance.copy()

    first, second = (whole_games.begin(ra.Game(3), stream) for stream in (chance, again))

    assert first.tobytes() == second.tobytes()
    assert [int(whole_games.outcome(first, chance)) for _ in range(9)] == [
        int(whole_games.outcome(second, again)) for _ in range(9)
    ]


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    states, tallies = games_played(3)
    chance, own = streams(3)
    alone = whole_games.begin(ra.Game(3), chance)[-1:]
    tally = tallies_for(3)[:1]

    whole_games.play_games(alone, chance[-1:], own[-3:], traits_for(3), tally)

    assert alone.tobytes() == states[-1:].tobytes()
    assert tally[0].tolist() == tallies[-1].tolist()


@EVERY_COUNT
def test_the_first_place_is_that_of_the_winner(players: int) -> None:
    states, _ = games_played(players)

    places = kernel.places_of(states)

    for game in range(GAMES):
        over = ra.Position(ra.Game(players), states[game : game + 1].tobytes())
        first = np.flatnonzero(places[game] == 1).tolist()
        assert first == list(over.winners)
        assert sorted(places[game].tolist()) == list(range(1, players + 1))
