"""Evaluators: what positions are worth to search, by whichever of them judges."""

from random import Random

import numpy as np
import pytest

from heliopolis.bots.base import Budget
from heliopolis.bots.ra.search.bot import Search
from heliopolis.bots.ra.search.growth import grow
from heliopolis.bots.ra.search.judge import SCORE, VALUATION
from heliopolis.core.compile import COMPILED
from heliopolis.core.errors import InvalidSetup
from tests.bots.ra.builders import evaluator, judged, played_on, state_of
from tests.ra.builders import EVERY_NUMBER_OF_PLAYERS, OVER, position, random_game

EVERY_COUNT = pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)


@EVERY_COUNT
@pytest.mark.parametrize("kind", [VALUATION, SCORE])
def test_shares_sum_to_one_and_more_points_are_a_better_chance(players: int, kind: int) -> None:
    for here, _ in random_game(players, "rio-grande", 3)[:: 5 if COMPILED else 40]:
        shares, points = judged(state_of(here), evaluator(kind))

        assert shares.sum() == pytest.approx(1, abs=1e-12)
        order = np.argsort(points)
        assert (np.diff(shares[order]) >= 0).all()


@pytest.mark.parametrize("kind", [VALUATION, SCORE])
def test_a_game_that_is_over_is_won_by_one_seat_with_the_points_it_has(kind: int) -> None:
    """R-8.4: of those with most points the one with the highest sun."""
    here = position(3, points=(30, 41, 41), **OVER)
    shares, points = judged(state_of(here), evaluator(kind))

    assert shares.tolist() == [float(seat in here.winners) for seat in range(3)]
    assert points.tolist() == [30, 41, 41]


def test_the_score_counts_what_lies_on_the_table() -> None:
    """R-7 and R-8: points so far, three for the gold, five and minus two for pharaohs and so on."""
    here = position(
        2,
        epoch=3,
        points=(20, 10),
        tiles=[{"gold": 1, "pharaoh": 2, "art": 1}, {"nile": 3, "art": 1}],
        face_up=[(9,), (2,)],
        face_down=[(8, 7, 6), (3, 4, 5)],
    )

    assert judged(state_of(here), evaluator(SCORE))[1].tolist() == [20 + 3 + 5 + 5, 10 - 2 - 5]


def test_the_score_falls_below_zero_no_more_than_the_rules_let_it() -> None:
    """R-8.3."""
    here = position(2, epoch=2, points=(0, 3), tiles=[{}, {"pharaoh": 1}])

    assert judged(state_of(here), evaluator(SCORE))[1].tolist()[0] == 0


def test_search_thinks_by_the_evaluator_that_it_is_given_and_compiles_nothing_for_it() -> None:
    rng = Random(3)
    budget = Budget(simulations=20 if COMPILED else 3)
    searches = [Search(0, budget, evaluator(kind)) for kind in (VALUATION, SCORE)]
    first = searches[0].think(position(3).view(0), budget)
    compiled = signatures()
    differ = 0
    for _ in range(10):
        here = played_on(position(3), rng, rng.randrange(80))
        assert isinstance(here.actor, int)
        by_valuation, by_score = (
            search.think(here.view(here.actor), budget) for search in searches
        )
        differ += by_valuation.best.shares != by_score.best.shares

    assert differ == 10
    assert signatures() == compiled
    assert first.positions > 0


def test_a_kind_that_nobody_knows_is_refused_wherever_it_comes_from() -> None:
    """It would be judged by the valuation, and nobody would see it."""
    strange = evaluator(VALUATION)._replace(kind=np.array([7]))

    with pytest.raises(InvalidSetup, match="no-such-evaluator: kind=7"):
        evaluator(7)
    with pytest.raises(InvalidSetup, match="no-such-evaluator: kind=7"):
        Search(0, Budget(), strange)


def signatures() -> int:
    """For how many kinds of arguments growing is compiled: for one, whoever judges."""
    return len(getattr(grow, "signatures", [None]))
