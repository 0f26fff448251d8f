"""Search: what it finds, and how long it takes."""

import time
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import CHANCE, ra
from heliopolis.bots.base import Budget
from heliopolis.bots.ra.search.bot import Search
from heliopolis.core.compile import COMPILED
from tests.bots.ra.builders import choice, near_the_end, played_on
from tests.ra.builders import EVERY_NUMBER_OF_PLAYERS, hiding, position

SIMULATIONS = 200 if COMPILED else 5
BAG = {"nile": 10, "pharaoh": 10, "gold": 2, "god": 3, "flood": 5, "art": 2}
HIGH = (9, 8, 7)
"""Suns that have the highest sum at the end, whatever is swapped."""
LOW = (6, 4, 2)
LAST_SUN: dict[str, Any] = {"face_up": [(5,), ()], "face_down": [HIGH, (6, 4, 3, 2)]}
"""Seat 0 alone may still bid; it is sure of the five points for suns, and the other loses five."""
TWO_SUNS: dict[str, Any] = {"face_up": [(5,), (3,)], "face_down": [HIGH, LOW]}


def searched(here: ra.Position, simulations: int = SIMULATIONS) -> str:
    return choice(here, f"search:sims={simulations}")


def test_a_sure_win_is_taken_with_the_last_sun() -> None:
    """Twelve points behind, of which suns bring ten: the gold wins, and a Ra tile would lose."""
    here = near_the_end(2, BAG, track="gold", points=(30, 42), tiles=[{"art": 1}] * 2, **LAST_SUN)

    assert searched(here) == "ra"


def test_nothing_is_drawn_where_a_ra_tile_would_end_the_game_five_points_short() -> None:
    """R-7.5: a game without civilization costs five points, and they are on the track."""
    here = near_the_end(2, BAG, track="art", points=(33, 40), tiles=[{}, {"art": 1}], **LAST_SUN)

    assert searched(here) == "ra"


def test_who_has_the_tile_already_draws_for_more() -> None:
    """As above, but with a civilization and behind, so that only more tiles can win."""
    here = near_the_end(2, BAG, track="art", points=(20, 40), tiles=[{"art": 1}] * 2, **LAST_SUN)

    assert searched(here) == "draw"


def test_a_rival_is_left_with_the_disaster_that_it_called() -> None:
    """R-4.2: who invoked Ra must take the earthquake, which is worth more than the god."""
    here = near_the_end(
        2,
        track="god earthquake",
        phase="auction",
        auction="invoked",
        turn=1,
        acting=0,
        points=(30, 32),
        tiles=[{"art": 1}, {"art": 1, "statue": 4}],
        **TWO_SUNS,
    )

    assert searched(here) == "pass"
    assert choice(here) == "bid 5", "one look at the god does not see it"


def test_the_tile_that_completes_a_rivals_set_is_taken_before_it_is() -> None:
    """R-7.5: the writing is worth nothing to seat 0, and the game to seat 1."""
    here = near_the_end(
        2,
        track="writing",
        phase="auction",
        auction="drawn",
        turn=1,
        acting=0,
        points=(34, 40),
        tiles=[{"art": 1}, {"art": 1, "religion": 1}],
        **TWO_SUNS,
    )

    assert searched(here) == "bid 5"
    assert choice(here) == "pass", "one look at the own hand does not see it"


# Small endings, solved plainly.

ENDINGS = {
    "a turn": near_the_end(
        2,
        {"gold": 1, "drought": 1},
        track="nile flood",
        points=(30, 33),
        tiles=[{"nile": 1, "art": 1}, {"nile": 2, "flood": 1, "art": 1}],
        **TWO_SUNS,
    ),
    "an auction": near_the_end(
        3,
        {"gold": 1},
        phase="auction",
        auction="drawn",
        turn=2,
        acting=0,
        track="pharaoh funeral art",
        points=(30, 31, 32),
        tiles=[{"pharaoh": 2}, {"pharaoh": 3}, {"art": 1}],
        face_up=[(8,), (12, 3), (7,)],
        face_down=[(13, 5, 2), (9, 6), (11, 10, 4)],
    ),
    "a god": near_the_end(
        2,
        {"temple": 1},
        track="writing statue",
        points=(30, 34),
        tiles=[{"god": 1, "art": 1, "religion": 1, "statue": 2}, {"art": 1}],
        **TWO_SUNS,
    ),
}


@cache
def solved(here: ra.Position) -> NDArray[np.float64]:
    """What a position comes to when everybody does what is best for itself, by trying all."""
    if here.over:
        won = np.array([float(seat in here.winners) for seat in range(here.game.players)])
        return won + 0.001 * np.array(here.scores)
    if here.actor is CHANCE:
        return sum(
            (float(odds) * solved(here.play(move).position) for move, odds in here.odds().items()),
            np.zeros(here.game.players),
        )
    return solved(here.play(best_move(here)).position)


def best_move(here: ra.Position) -> ra.Move:
    """Who is indifferent passes or else bids the lowest sun, and otherwise does what is first."""
    if here.phase == "lose":
        return next(move for move in here.moves() if str(move) == choice(here))
    seat = here.actor
    assert isinstance(seat, int)
    moves = sorted(here.moves(), key=lambda move: move != ra.Pass())
    return max(moves, key=lambda move: solved(here.play(move).position)[seat])


@pytest.mark.skipif(not COMPILED, reason="it takes thousands of steps")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_small_ending_is_solved(name: str) -> None:
    here = ENDINGS[name]
    search = Search(0, Budget(simulations=4000))
    assert isinstance(here.actor, int)

    move = search.choose(here.view(here.actor), here.moves())

    assert move == best_move(here)
    tree = search._tree
    assert tree is not None
    keys = (tree.shares[0] + 0.001 * tree.points[0])[: here.game.players]
    assert keys == pytest.approx(solved(here), abs=0.001)


@pytest.mark.skipif(not COMPILED, reason="it takes thousands of steps")
def test_in_any_small_ending_the_move_that_is_found_is_as_good_as_the_best() -> None:
    rng = Random(1)
    for _ in range(12):
        here = random_ending(rng)
        assert isinstance(here.actor, int)
        search = Search(0, Budget(simulations=3000))

        move = search.choose(here.view(here.actor), here.moves())

        found, best = (solved(here.play(own).position) for own in (move, best_move(here)))
        assert found[here.actor] == pytest.approx(best[here.actor], abs=0.01)


def random_ending(rng: Random) -> ra.Position:
    """A turn near the end, with two suns to bid, a short track and little in the bag."""
    good = ("gold", "god", "pharaoh", "flood", "nile", "art", "statue")
    bad = ("drought", "funeral", "earthquake")
    track = rng.choices(good, k=2) + rng.choices(bad, k=rng.randint(0, 1))
    suns = rng.sample(range(1, 10), 9)
    hands = [
        {"pharaoh": rng.randint(0, 3), "nile": rng.randint(0, 3), "art": 1, "statue": 1}
        for _ in range(2)
    ]
    return near_the_end(
        2,
        {rng.choice(good): 1},
        track=" ".join(track),
        centre_sun=suns[8],
        face_up=[suns[:1], suns[4:5]],
        face_down=[suns[1:4], suns[5:8]],
        tiles=hands,
        points=[rng.randint(30, 36) for _ in range(2)],
    )


# How it searches.


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_same_count_finds_the_same_move_whoever_asks_and_whenever(players: int) -> None:
    """Nothing is kept from one move to the next, and no seed matters."""
    rng = Random(players)
    used = Search(0, Budget(simulations=SIMULATIONS // 5))
    for _ in range(10):
        here = played_on(position(players), rng, rng.randrange(150))
        assert isinstance(here.actor, int)
        new = Search(rng.randrange(1000), Budget(simulations=SIMULATIONS // 5))

        chosen = new.choose(here.view(here.actor), here.moves())

        assert chosen == used.choose(here.view(here.actor), here.moves())
        assert chosen in here.moves()


def test_a_view_with_hidden_scores_is_enough() -> None:
    """R-1.4: rivals then count as if they had as much as the seat itself."""
    here = hiding(position(3, epoch=2, track="gold god", points=(12, 40, 25)))
    view = here.view(0)
    assert view.seats[1].points is None

    chosen = Search(0, Budget(simulations=SIMULATIONS)).choose(view, here.moves())

    same = position(3, epoch=2, track="gold god", points=(12, 12, 12))
    assert str(chosen) == searched(same)


def test_what_it_decides_is_answered_even_where_it_is_not_offered() -> None:
    """Whoever asks must see that something is wrong: nothing else is chosen instead."""
    here = position(4, track="nile art")
    search = Search(0, Budget(simulations=SIMULATIONS))

    offered = (ra.Pass(), ra.Done())

    assert search.choose(here.view(0), offered) == search.choose(here.view(0), here.moves())


def test_a_single_move_is_answered_at_once() -> None:
    here = position(4, track="nile " * 8)
    search = Search(0, Budget(milliseconds=60_000))

    began = time.perf_counter()
    chosen = search.choose(here.view(0), here.moves())

    assert chosen == ra.InvokeRa()
    assert time.perf_counter() - began < 10


def test_without_any_budget_it_takes_a_usual_number_of_steps() -> None:
    here = ENDINGS["a turn"]
    search = Search(0, Budget())

    assert search.choose(here.view(0), here.moves()) in here.moves()
    assert search._tree is not None
    assert search._tree.nodes[0]["visits"] > 500


def test_whichever_limit_comes_first_ends_the_search() -> None:
    here = position(4, track="gold pharaoh nile")
    quick = Search(0, Budget(milliseconds=60_000, simulations=20))
    short = Search(0, Budget(milliseconds=1, simulations=10_000_000))

    began = time.perf_counter()
    for search in (quick, short):
        assert search.choose(here.view(0), here.moves()) in here.moves()

    assert time.perf_counter() - began < 30
