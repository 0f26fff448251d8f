"""Why search of Ra values moves as it does: reasons add up to what the valuation says."""

from random import Random

import numpy as np
import pytest

from heliopolis import ra
from heliopolis.bots.base import Budget
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.minds import mind_of
from heliopolis.bots.ra.characters import SEARCHER
from heliopolis.bots.ra.search.bot import Search
from heliopolis.bots.ra.search.judge import VALUATION, new_evaluator
from heliopolis.bots.ra.search.reasons import REASON_CODES, reasons
from heliopolis.bots.ra.traits import traits_of
from heliopolis.bots.ra.valuation.evaluate import PARTS, explain
from heliopolis.bots.reasons import Reason
from heliopolis.bots.thoughts import Thought
from heliopolis.core.compile import COMPILED
from heliopolis.ra.suns import SEATS
from tests.bots.ra.builders import judged, near_the_end, played_on, searcher, state_of, values_of
from tests.ra.builders import EVERY_NUMBER_OF_PLAYERS, position, random_game, states_of

BUDGET = Budget(simulations=20 if COMPILED else 2)
POSITIONS = 60 if COMPILED else 8
EVERY_COUNT = pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)


def worth(here: ra.Position, seat: int) -> float:
    """What search takes a position to be worth to a seat."""
    by = new_evaluator(VALUATION, stack_traits([traits_of(**SEARCHER)]))
    return float(judged(state_of(here), by)[1][seat])


def expected(here: ra.Position, line: tuple[ra.Move, ...], seat: int) -> float:
    """What a line is worth where it is settled, plainly: a draw by the odds of all tiles."""
    if line[0] == ra.Draw():
        drawn = here.play("draw").position
        return sum(
            float(odds) * worth(drawn.play(tile).position, seat)
            for tile, odds in drawn.odds().items()
        )
    here = here.play(line[0]).position
    for move in line[1:]:
        if here.phase not in ("auction", "lose"):
            break
        here = here.play(move).position
    return worth(here, seat)


@EVERY_COUNT
def test_reasons_add_up_to_the_difference_of_the_valuation(players: int) -> None:
    rng = Random(players)
    codes = set()
    for _ in range(POSITIONS):
        here = played_on(position(players), rng, rng.randrange(200))
        assert isinstance(here.actor, int)
        seat = rng.choice((here.actor, rng.randrange(players)))
        view = here.view(seat)
        for thought in Search(0, BUDGET).think(view, BUDGET).classes:
            found = reasons(view, thought)

            change = expected(here, thought.line, seat) - worth(here, seat)
            assert sum(reason.points for reason in found) == pytest.approx(change, abs=1e-9)
            codes |= {reason.code for reason in found}
    assert codes <= set(REASON_CODES)
    assert len(codes) > 5


@EVERY_COUNT
def test_the_parts_of_what_a_seat_may_expect_add_up_to_what_search_judges_by(players: int) -> None:
    for here, _ in random_game(players, "rio-grande", 6)[:: 5 if COMPILED else 40]:
        values, parts = np.zeros(SEATS), np.zeros((SEATS, len(PARTS)))
        explain(states_of(here), searcher(), values, parts)

        assert parts[:players].sum(axis=1) == pytest.approx(values[:players])
        assert values[:players] == pytest.approx(values_of(here))


def by_code(here: ra.Position, line: tuple[str, ...], seat: int) -> dict[str, Reason]:
    moves = tuple(ra.parse_move(text) for text in line)
    thought = Thought(moves[:1], 0, moves, (), ())
    return {reason.code: reason for reason in reasons(here.view(seat), thought)}


def lot(track: str) -> ra.Position:
    """The last auction but one: seat 0 is asked last."""
    return near_the_end(
        2,
        {"gold": 1},
        phase="auction",
        auction="drawn",
        turn=0,
        acting=0,
        track=track,
        points=(30, 30),
        tiles=[{"art": 2, "writing": 1, "religion": 1, "nile": 3}, {"art": 1}],
        face_up=[(9, 5), (3,)],
        face_down=[(8, 7), (6, 4, 2)],
    )


def test_a_sun_paid_for_a_sun_gained_is_one_reason() -> None:
    """R-4.3."""
    found = by_code(lot("flood gold"), ("bid 9",), 0)

    assert found["sun-for-sun"].parameters == {"paid": 9, "gained": 1}
    assert found["sun-for-sun"].points < 0
    assert found["river"].points > 2
    assert found["gold"].points == pytest.approx(3, abs=0.3)
    assert "suns" not in found


def test_a_disaster_is_a_reason_of_its_own() -> None:
    """R-5.1: without it the lot is worth what it is worth where no disaster lies."""
    plain = by_code(lot("flood gold"), ("bid 5",), 0)
    with_unrest = by_code(lot("flood gold unrest"), ("bid 5", "lose art", "lose writing"), 0)

    disaster = with_unrest["disaster"]
    assert disaster.parameters == {"tile": "unrest"}
    assert disaster.points < 0
    for code in ("river", "gold"):
        assert with_unrest[code].points == pytest.approx(plain[code].points)


def test_losses_to_a_disaster_belong_to_it() -> None:
    here = lot("flood earthquake unrest")
    found = [
        reason
        for reason in reasons(
            here.view(0),
            Thought(
                (ra.Bid(5),), 0, (ra.Bid(5), ra.Lose(ra.Tile.ART), ra.Lose(ra.Tile.ART)), (), ()
            ),
        )
        if reason.code == "disaster"
    ]

    assert {str(reason.parameters["tile"]) for reason in found} == {"unrest", "earthquake"}


def test_what_another_seat_wins_changes_only_the_part_in_the_track_and_the_suns() -> None:
    here = lot("flood gold")
    asked = near_the_end(
        2,
        {"gold": 1},
        phase="auction",
        auction="drawn",
        turn=0,
        acting=1,
        track="flood gold",
        points=(30, 30),
        tiles=[{"art": 1}, {"art": 1}],
        face_up=[(9, 5), (3,)],
        face_down=[(8, 7), (6, 4, 2)],
    )
    assert here.actor == 0

    found = by_code(asked, ("bid 3", "pass"), 0)

    assert "sun-for-sun" not in found
    assert found["track"].points < 0


def test_the_points_of_an_epoch_belong_to_what_scored_them() -> None:
    """R-7: the gold that was to score has scored, so nothing about it changes."""
    here = near_the_end(
        2,
        phase="draw",
        track="nile",
        points=(30, 30),
        tiles=[{"art": 1, "gold": 2}, {"art": 1}],
    )
    before = near_the_end(
        2, track="nile", points=(30, 30), tiles=[{"art": 1, "gold": 2}, {"art": 1}]
    )
    assert here.odds()

    found = by_code(before, ("draw",), 0)

    assert "gold" not in found
    assert "points" not in found


def test_the_mind_of_ra_gives_them() -> None:
    assert mind_of("ra").reasons is reasons
