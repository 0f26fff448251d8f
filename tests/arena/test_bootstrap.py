"""Intervals by resampling deals."""

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis.arena.bootstrap import Bootstrap, interval, widened
from heliopolis.arena.played import bundled, gather
from heliopolis.arena.ratings import choices, fit
from heliopolis.arena.shares import Sums, measure, ratios
from tests.arena.simulated import tournament


def test_every_resample_has_as_many_deals_as_there_are() -> None:
    assert (Bootstrap(17, 50).sums(np.ones((17, 1))) == 17).all()


def test_the_same_deals_give_the_same_resamples() -> None:
    by_deal = np.random.default_rng(1).normal(size=(40, 2, 3))

    once, again = Bootstrap(40, 60).sums(by_deal), Bootstrap(40, 60).sums(by_deal)

    assert once.shape == (60, 2, 3)
    assert np.array_equal(once, again)


def test_different_resamples_take_different_deals() -> None:
    sums = Bootstrap(40, 60).sums(np.arange(40.0)[:, None])

    assert len(np.unique(sums)) > 40


def test_figures_of_one_resample_are_of_the_same_deals() -> None:
    by_deal = np.random.default_rng(1).normal(size=(40, 1))

    sums = Bootstrap(40).sums(np.hstack([by_deal, 2 * by_deal]))

    assert sums[:, 1] == pytest.approx(2 * sums[:, 0])


def test_the_interval_holds_the_middle_of_the_resamples() -> None:
    samples = np.arange(1_001.0)[:, None] * [1.0, -1.0]

    assert interval(samples) == pytest.approx(np.array([[25, -975], [975, -25]]))


def test_resamples_without_a_figure_are_left_out() -> None:
    samples = np.array([[np.nan, np.nan], [2.0, np.nan], [2.4, np.nan]])

    ends = interval(samples)

    assert ends[:, 0] == pytest.approx([2.01, 2.39])
    assert np.isnan(ends[:, 1]).all()


def test_resamples_that_are_all_the_same_have_no_interval() -> None:
    assert np.isnan(interval(np.full((1_000, 1), 3.0))).all()


def test_a_share_seen_without_exception_still_has_an_interval() -> None:
    shares = np.array([1.0, 0.0, 0.4])
    low, high = np.array([np.nan, np.nan, 0.3]), np.array([np.nan, np.nan, 0.5])

    ends = widened(shares, low, high, 100)

    assert ends == pytest.approx(np.array([[0.97, 0, 0.3], [1, 0.03, 0.5]]))


def test_who_wins_more_has_no_lower_interval() -> None:
    """Of 240 deals, with none won and with a few."""
    ends = []
    for wins in range(6):
        by_deal = (np.arange(240) < wins).astype(float)[:, None]
        low, high = interval(Bootstrap(240).sums(by_deal) / 240)
        ends.append(widened(by_deal.mean(axis=0), low, high, 240)[:, 0])

    assert (np.diff(ends, axis=0) >= 0).all()
    assert ends[0] == pytest.approx([0, 3 / 240])


def covered(luck: float) -> tuple[float, float]:
    """How often the intervals of share and rating hold the truth of two equal bots."""
    shares, ratings = [], []
    for seed in range(120):
        results = tournament([0.0, 0.0], [0, 1], deals=60, seed=seed, luck=luck)
        played = gather(results, ("a", "b"), 2)
        bootstrap, told = Bootstrap(played.deals, 200), choices(played)
        sums = measure(played)
        low, high = interval(_means(bootstrap, sums))[:, 0, 0]
        shares.append(low <= 0.5 <= high)
        low, high = interval(fit(told, bootstrap.sums(told.counts), 0).ratings)[:, 1]
        ratings.append(low <= 0 <= high)
    return float(np.mean(shares)), float(np.mean(ratings))


def _means(bootstrap: Bootstrap, sums: Sums) -> NDArray[np.float64]:
    return ratios(bootstrap.sums(sums.amounts), bootstrap.sums(sums.counts))


@pytest.mark.parametrize("luck", [0.0, 3.0])
def test_about_95_of_100_intervals_hold_the_truth(luck: float) -> None:
    shares, ratings = covered(luck)

    assert 0.89 <= shares <= 0.99
    assert 0.89 <= ratings <= 0.99


def test_games_on_equal_bags_make_intervals_narrower() -> None:
    """In both rotations of a deal the lucky seat wins, so each bot wins once: no noise is left."""
    widths = []
    for luck in (0.0, 6.0):
        results = tournament([0.0, 0.0], [0, 1], deals=200, seed=4, luck=luck)
        played = gather(results, ("a", "b"), 2)
        low, high = interval(_means(Bootstrap(200), measure(played)))[:, 0, 0]
        widths.append(high - low)

    assert widths[1] < 0.7 * widths[0]


def test_bundles_of_deals_give_about_the_same_interval() -> None:
    results = tournament([0.0, 0.5], [0, 1], deals=2_000, seed=5)
    played = gather(results, ("a", "b"), 2)
    few = bundled(played, 400)

    wide = interval(_means(Bootstrap(2_000), measure(played)))[:, 0, 0]
    bundles = interval(_means(Bootstrap(400), measure(few)))[:, 0, 0]

    assert bundles == pytest.approx(wide, abs=0.004)
