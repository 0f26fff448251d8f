"""Chances to win."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.network import shares_of

LOGITS = st.lists(st.floats(-80, 80, width=32), min_size=5, max_size=5)


def shares(logits: list[float], players: int) -> list[float]:
    out = np.full(5, np.nan)
    shares_of(np.array(logits, dtype=np.float32), players, out)
    return list(out.tolist())


@given(LOGITS, st.integers(2, 5))
def test_shares_are_the_softmax_over_the_seats_that_play(logits: list[float], players: int) -> None:
    powers = np.exp(np.array(logits[:players]) - max(logits[:players]))

    found = shares(logits, players)

    assert found[:players] == pytest.approx((powers / powers.sum()).tolist(), rel=1e-11, abs=1e-27)
    assert found[players:] == [0.0] * (5 - players)
    assert sum(found) == pytest.approx(1, abs=1e-15)


def test_equal_seats_have_equal_shares() -> None:
    assert shares([3, 3, 3, 3, 9], 4) == [0.25, 0.25, 0.25, 0.25, 0]


def test_seats_that_nobody_has_count_for_nothing() -> None:
    assert shares([0, 1, 50, np.inf, np.nan], 2) == shares([0, 1, 0, 0, 0], 2)


def test_the_points_behind_the_logits_are_left_alone() -> None:
    out = np.zeros(4)

    shares_of(np.array([0, 0, 0, 0, 99, 99, 99, 99], dtype=np.float32), 4, out)

    assert out.tolist() == [0.25] * 4
