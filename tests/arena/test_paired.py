"""Two bots in each other's place, deal by deal."""

from dataclasses import replace

import numpy as np
import pytest

from heliopolis import InvalidSetup, arena
from heliopolis.arena.report import Report
from heliopolis.arena.result import Forfeit, GameResult
from tests.arena.builders import tournament_of
from tests.arena.simulated import game, report_on, tournament


def with_points(report: Report, extra: int) -> Report:
    """The same games, in which the first bot has so many points more."""
    results = tuple(
        replace(
            result,
            points=tuple(
                points + extra * (bot == 0)
                for bot, points in zip(result.seats, result.points, strict=True)
            ),
        )
        for result in report.results
    )
    table = replace(report.tournament, bots=("richer", *report.tournament.bots[1:]))
    return replace(report, tournament=table, results=results)


@pytest.fixture(scope="module")
def plain() -> Report:
    return report_on(tournament([0.0, 0.0], [0, 1], deals=200, seed=1))


def test_what_differs_by_the_same_in_every_deal_has_no_interval(
    plain: Report,
) -> None:
    found = arena.compare(with_points(plain, 3), plain)

    assert (found.bot, found.other, found.deals) == ("richer", "merchant", 200)
    assert (found.score.value, found.score.low, found.score.high) == (3.0, None, None)
    assert (found.share.value, found.share.low, found.share.high) == (0.0, None, None)


def test_turned_round_it_is_the_opposite(plain: Report) -> None:
    other = report_on(tournament([0.5, 0.0], [0, 1], deals=200, seed=1), ("better", "uniform"))

    there, back = arena.compare(other, plain), arena.compare(plain, other)

    assert there.share.value is not None
    assert there.share.value > 0
    assert back.share.value == -there.share.value
    assert back.share.low == pytest.approx(-(there.share.high or 0.0))


def deals_of(generator: np.random.Generator, better: float) -> list[list[GameResult]]:
    """Two tournaments on the same deals: luck that both share, and a little of their own."""
    found: list[list[GameResult]] = [[], []]
    for deal in range(400):
        luck = generator.normal()
        for place, own in enumerate((better, 0.0)):
            ahead = luck + own + 0.1 * generator.normal() > 0
            found[place].append(game([0, 1], [1, 2] if ahead else [2, 1], number=deal, deal=deal))
    return found


def test_luck_that_both_share_is_in_no_interval() -> None:
    one, other = deals_of(np.random.default_rng(1), 0.2)
    better = report_on(one, ("better", "uniform"))

    found = arena.compare(once(better, one, "better"), once(better, other, "plain"))

    assert found.share.low is not None
    assert found.share.high is not None
    alone = better.figures.lines[0].share
    assert alone.low is not None
    assert alone.high is not None
    assert found.share.high - found.share.low < (alone.high - alone.low) * 0.8
    assert found.share.low > 0


def once(report: Report, results: list[GameResult], bot: str) -> Report:
    """A report like another one, on results of one rotation a deal."""
    table = replace(report.tournament, all_rotations=False, bots=(bot, "uniform"))
    return replace(report, tournament=table, results=tuple(results))


def test_the_interval_holds_the_truth_about_as_often_as_it_says(plain: Report) -> None:
    generator = np.random.default_rng(2)
    held = 0
    for _ in range(100):
        one, other = deals_of(generator, 0.0)
        found = arena.compare(once(plain, one, "a"), once(plain, other, "b"))
        assert found.share.low is not None
        assert found.share.high is not None
        held += found.share.low <= 0 <= found.share.high

    assert 88 <= held <= 100


def test_only_deals_that_both_have_are_compared(plain: Report) -> None:
    shorter = report_on(plain.results[:100], ("other", "uniform"))

    assert arena.compare(shorter, plain).deals == 50


def test_deals_with_a_game_lost_by_a_fault_on_either_side_are_left_out(plain: Report) -> None:
    """Points of a game that nobody played are none, and half a deal is no pair."""
    lost = Forfeit(0, "crashed")
    faults = tuple(replace(one, forfeit=lost, points=(0, 0)) for one in plain.results[6:7])
    broken = replace(plain, results=(*plain.results[:6], *faults, *plain.results[7:]))
    richer = with_points(plain, 3)

    for one, other in ((with_points(broken, 3), plain), (richer, broken)):
        found = arena.compare(one, other)
        assert (found.deals, found.score.value, found.share.value) == (199, 3.0, 0.0)


def test_where_no_deal_was_played_to_its_end_nothing_is_compared(plain: Report) -> None:
    lost = replace(plain.results[0], forfeit=Forfeit(0, "crashed"))
    with pytest.raises(InvalidSetup, match="no deal that both have played"):
        arena.compare(with_points(replace(plain, results=(lost, plain.results[1])), 3), plain)


def test_one_deal_has_a_difference_without_an_interval(plain: Report) -> None:
    found = arena.compare(report_on(plain.results[:2], ("other", "uniform")), plain)

    assert found.share.value == 0
    assert found.share.low is None


@pytest.mark.parametrize(
    "other",
    [
        tournament_of("merchant", "uniform"),
        tournament_of("novice", "builder"),
        tournament_of("novice", "uniform", seed=2),
        tournament_of("novice", "uniform", edition="windrider"),
        tournament_of("novice", "merchant", "uniform"),
    ],
)
def test_tournaments_that_differ_in_more_than_one_bot_are_refused(
    other: arena.Tournament, plain: Report
) -> None:
    with pytest.raises(InvalidSetup, match="differ in one bot alone"):
        arena.compare(plain, replace(plain, tournament=other))
