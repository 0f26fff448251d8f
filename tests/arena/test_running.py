"""Portions of a good size, results in order, and where a tournament stops."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.arena import sprt
from heliopolis.arena.job import Delivery, Portion, Worker
from heliopolis.arena.result import GameResult
from heliopolis.arena.results_file import NAME
from heliopolis.arena.running import Portions, Proof, in_order, run_tournament
from heliopolis.arena.sprt import Sprt
from tests.arena.builders import file_for, play_into, result_of, tournament_of


@given(st.integers(0, 50), st.integers(0, 3_000), st.integers(1, 8), st.floats(0, 1))
def test_portions_are_all_games_once_and_in_order(
    first: int, games: int, workers: int, pace: float
) -> None:
    portions = Portions(range(first, first + games), workers)
    seen: list[int] = []

    for portion in portions:
        seen.extend(range(portion.first, portion.first + portion.count))
        portions.learn(Delivery(portion, (), portion.count * pace))

    assert seen == list(range(first, first + games))


def test_portions_grow_until_they_take_a_quarter_of_a_second() -> None:
    portions = Portions(range(10**9), 2)
    for portion in islice(portions, 20):
        portions.learn(Delivery(portion, (), portion.count / 1_000))

    assert next(portions).count == 250


def test_slow_games_are_handed_out_one_by_one() -> None:
    portions = Portions(range(1_000), 2)
    for portion in islice(portions, 5):
        portions.learn(Delivery(portion, (), portion.count * 2.5))

    assert next(portions).count == 1


def test_towards_the_end_nobody_is_left_without_work() -> None:
    portions = Portions(range(10**6), 4)
    for portion in portions:
        portions.learn(Delivery(portion, (), portion.count / 100_000))
        if portion.first + portion.count > 10**6 - 1_000:
            break

    left = [portion.count for portion in portions]
    assert max(left) <= 250
    assert min(left) >= 1


def piece(first: int, count: int) -> Delivery:
    results = tuple(result_of(number) for number in range(first, first + count))
    return Delivery(Portion(first, count), results, 0.1)


@given(st.permutations([(4, 1), (5, 2), (7, 3), (10, 1), (11, 4)]))
def test_results_come_in_order_however_portions_arrive(order: list[tuple[int, int]]) -> None:
    arriving = (piece(first, count) for first, count in order)

    results = [result for some in in_order(arriving, 4) for result in some]

    assert [result.number for result in results] == list(range(4, 15))


def test_results_are_handed_on_as_soon_as_their_turn_has_come() -> None:
    arriving = iter([piece(0, 2), piece(3, 1), piece(2, 1)])

    ordered = in_order(arriving, 0)

    assert len(next(ordered)) == 2
    assert [len(some) for some in ordered] == [1, 1]


TOURNAMENT = tournament_of("merchant", "uniform")


@pytest.fixture(autouse=True, scope="module")
def eager_tests() -> Iterator[None]:
    """Sequential tests that are quick to decide."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(sprt, "MINIMUM", 5)
        changed.setattr(sprt, "DELTA", 0.2)
        yield


def eager() -> Sprt:
    return Sprt(TOURNAMENT.bots, TOURNAMENT.players)


@pytest.fixture(scope="module")
def proved(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A tournament that stopped when it was proved who is better."""
    return play_into(tmp_path_factory.mktemp("proved"), TOURNAMENT, 400, test=eager())


def test_a_tournament_stops_with_the_deal_that_proves_a_difference(
    proved: bytes, tmp_path: Path
) -> None:
    whole = play_into(tmp_path, TOURNAMENT, 400)
    test = eager()
    with file_for(tmp_path, TOURNAMENT) as file:
        results = list(file.read())
    deals = [results[first : first + 2] for first in range(0, 400, 2)]
    needed = 0
    while test.decision is None:
        test.add(deals[needed])
        needed += 1

    assert 5 <= needed < 200
    assert proved == b"".join(whole.splitlines(keepends=True)[: 1 + 2 * needed])


@pytest.mark.parametrize("workers", [2, 5])
def test_it_stops_there_whatever_the_workers(workers: int, proved: bytes, tmp_path: Path) -> None:
    assert play_into(tmp_path, TOURNAMENT, 400, workers=workers, test=eager()) == proved


@pytest.mark.parametrize("already", [1, 6, 7])
def test_it_stops_there_when_it_goes_on_after_some_games(
    already: int, proved: bytes, tmp_path: Path
) -> None:
    """In the middle of a deal, too."""
    (tmp_path / NAME).write_bytes(b"".join(proved.splitlines(keepends=True)[: 1 + already]))

    assert play_into(tmp_path, TOURNAMENT, 400, test=eager()) == proved


def test_what_is_proved_already_needs_no_further_game(proved: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(proved)

    with file_for(tmp_path, TOURNAMENT) as file:
        run_tournament(400, _nobody, file, lambda _results: None, Proof(TOURNAMENT, eager()))

    assert (tmp_path / NAME).read_bytes() == proved


def _nobody() -> list[Worker]:
    raise AssertionError("no worker is needed")


def test_whoever_watches_hears_of_all_games_those_before_included(tmp_path: Path) -> None:
    play_into(tmp_path, TOURNAMENT, 10)
    heard: list[GameResult] = []

    with file_for(tmp_path, TOURNAMENT) as file:
        run_tournament(10, _nobody, file, heard.extend)

    assert [result.number for result in heard] == list(range(10))


def test_a_longer_tournament_goes_on_where_the_shorter_one_ended(tmp_path: Path) -> None:
    whole = play_into(tmp_path / "whole", TOURNAMENT, 30)
    play_into(tmp_path / "parts", TOURNAMENT, 9)

    assert play_into(tmp_path / "parts", TOURNAMENT, 30, workers=3) == whole
