"""What both games pay for the same things."""

import pytest

from heliopolis.core.points import (
    points_for_civilization,
    points_for_different_monuments,
    points_for_extremes,
    points_for_monuments_together,
)


@pytest.mark.parametrize(
    ("own", "fewest", "most", "points"),
    [(4, 1, 4, 7), (1, 1, 4, -3), (2, 1, 4, 0), (3, 3, 3, 0), (0, 0, 1, -3), (1, 0, 1, 7)],
)
def test_the_most_win_the_fewest_lose_and_level_seats_get_nothing(
    own: int, fewest: int, most: int, points: int
) -> None:
    """R-7.3, R-8.2 and D-27."""
    assert points_for_extremes(own, fewest, most, 7, 3) == points


@pytest.mark.parametrize(
    ("different", "points"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)]
)
def test_civilization_is_paid_by_different_ones(different: int, points: int) -> None:
    """R-7.5 and D-27."""
    assert points_for_civilization(different) == points


@pytest.mark.parametrize(("different", "points"), list(enumerate((0, 1, 2, 3, 4, 5, 6, 10, 15))))
def test_different_monuments_are_paid_better_from_seven_on(different: int, points: int) -> None:
    """R-8.1 and D-27."""
    assert points_for_different_monuments(different) == points


@pytest.mark.parametrize(("together", "points"), list(enumerate((0, 0, 0, 5, 10, 15))))
def test_three_and_more_monuments_together_are_paid(together: int, points: int) -> None:
    """R-8.1 and D-27."""
    assert points_for_monuments_together(together) == points
