"""What suns are worth: now, later, and as a sum at the end."""

import pytest

from heliopolis.bots.ra.valuation.worth import (
    share_below,
    worth_later,
    worth_of_sum,
    worth_of_sun,
)
from heliopolis.ra.scoring import (
    score_suns,
)
from tests.bots.ra.builders import (
    MANY,
    NOTHING_TO_COME,
    merchant,
    outlook_of,
    state_of,
)
from tests.ra.builders import (
    EVERY_NUMBER_OF_PLAYERS,
    position,
    random_game,
    seat_of,
)

EVERY_COUNT = pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)


@EVERY_COUNT
def test_with_nothing_to_come_the_sum_of_suns_is_worth_what_the_rules_score(players: int) -> None:
    """R-8.2, for suns as random games leave them."""
    for here, _ in random_game(players, "rio-grande", 1)[:: 1 if MANY > 100 else 10]:
        s = state_of(here)
        for seat in range(players):
            found = worth_of_sum(s, seat, 0, NOTHING_TO_COME, merchant()[0])

            assert found == score_suns(s, seat)


@EVERY_COUNT
def test_with_nothing_to_come_a_face_up_sun_brings_nothing_more(players: int) -> None:
    here = position(players)
    for sun in seat_of(here, 0).face_up:
        found = worth_of_sun(state_of(here), 0, sun, NOTHING_TO_COME, merchant()[0])

        assert found == 0
        assert worth_later(sun, NOTHING_TO_COME, merchant()[0]) == 0


def test_before_the_last_epoch_nobody_scores_a_sum_of_suns() -> None:
    """R-8.2."""
    here = position(4)

    for seat in range(4):
        assert worth_of_sum(state_of(here), seat, 0, outlook_of(here), merchant()[0]) == 0


@EVERY_COUNT
def test_a_higher_sun_is_worth_more_now_and_later(players: int) -> None:
    here = position(players)
    s, outlook = state_of(here), outlook_of(here)
    suns = sorted(seat_of(here, 0).face_up)

    now = [worth_of_sun(s, 0, sun, outlook, merchant()[0]) for sun in suns]
    later = [worth_later(sun, outlook, merchant()[0]) for sun in suns]

    assert 0 < now[0] < now[-1]
    assert now == sorted(now)
    assert later == sorted(set(later))
    assert worth_later(1, outlook, merchant()[0]) == 0


def test_what_counts_is_how_many_suns_of_the_rivals_are_lower() -> None:
    """One lower and one higher that nobody has are counted as well."""
    here = position(2, face_up=[(9, 2), (8, 7, 4, 3)])
    s = state_of(here)

    assert share_below(s, 0, 9) == pytest.approx(5 / 6)
    assert share_below(s, 0, 5) == pytest.approx(3 / 6)
    assert share_below(s, 0, 2) == pytest.approx(1 / 6)
    assert share_below(s, 1, 8) == pytest.approx(2 / 4)


@EVERY_COUNT
def test_a_larger_sum_of_suns_is_never_worth_less(players: int) -> None:
    """R-8.2."""
    here = position(players, epoch=3, points=[10] * players)
    s, outlook = state_of(here), outlook_of(here)

    found = [worth_of_sum(s, 0, gained, outlook, merchant()[0]) for gained in range(-12, 13)]

    assert found == sorted(found)
    assert found[0] < 0 < found[-1]
