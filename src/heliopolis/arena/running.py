"""Playing a tournament to its end: portions of a good size, results in order, when to stop."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import ceil
from typing import Final, Literal

from heliopolis.arena.fan_out import fan_out_over
from heliopolis.arena.job import Delivery, Portion, Worker
from heliopolis.arena.records import RecordsFolder
from heliopolis.arena.result import GameResult
from heliopolis.arena.results_file import ResultsFile
from heliopolis.arena.schedule import Tournament
from heliopolis.arena.sprt import Sprt

Results = Sequence[GameResult]
Ended = Literal["played", "proved", "time"]
"""Why a tournament ends: all games are played, the test has decided, or the time is over."""

_SECONDS_A_PORTION: Final = 0.25  # long against the time it takes to hand one over
_LARGEST: Final = 4_096
_GROWTH: Final = 8


class Portions:
    """Cuts games into portions that take about a quarter of a second each, and learns how many.

    Results do not depend on it: every game has its own seeds.
    """

    def __init__(self, games: range, workers: int) -> None:
        self._next = games.start
        self._end = games.stop
        self._workers = workers
        self._size = 1

    def __iter__(self) -> Iterator[Portion]:
        return self

    def __next__(self) -> Portion:
        left = self._end - self._next
        if left <= 0:
            raise StopIteration
        # Towards the end everybody gets a share of what is left.
        portion = Portion(self._next, min(self._size, ceil(left / self._workers)))
        self._next += portion.count
        return portion

    def learn(self, played: Delivery) -> None:
        """Hear how long a portion took."""
        fitting = int(played.portion.count * _SECONDS_A_PORTION / max(played.seconds, 1e-6))
        self._size = max(1, min(fitting, _GROWTH * played.portion.count, _LARGEST))


def in_order(played: Iterable[Delivery], first: int) -> Iterator[Results]:
    """The results of portions in the order of their games, however the portions arrive."""
    early: dict[int, Results] = {}
    for piece in played:
        early[piece.portion.first] = piece.results
        while first in early:
            results = early.pop(first)
            first += len(results)
            yield results


class Proof:
    """Hears results in order, and says where a difference was proved: after which whole deal."""

    def __init__(self, tournament: Tournament, test: Sprt) -> None:
        self._games_a_deal = tournament.games_a_deal
        self._test = test
        self._deal: list[GameResult] = []

    @property
    def complete(self) -> bool:
        """Whether the test has decided, so that no game is needed any more."""
        return self._test.decision is not None

    def until(self, results: Results) -> Results:
        """The results up to the deal that decided the test; all of them when none did."""
        for count, result in enumerate(results, 1):
            self._deal.append(result)
            if len(self._deal) == self._games_a_deal:
                self._test.add(self._deal)
                self._deal = []
                if self.complete:
                    return results[:count]
        return results


def run_tournament(
    games: int,
    open_workers: Callable[[], Sequence[Worker]],
    file: ResultsFile,
    tell: Callable[[Results], None],
    proof: Proof | None = None,
    *,
    records: RecordsFolder | None = None,
    out_of_time: Callable[[], bool] = lambda: False,
) -> Ended:
    """Play what the file has not, up to so many games, and write it down as it comes; why it ended.

    `tell` hears all results, those first that were there already; workers are opened only if any
    are missing. With a proof the tournament ends with the deal that completes it. A record is
    written before the result of its game, so that no result that comes to stay is without one.
    """
    there = file.read()
    while some := tuple(islice(there, _LARGEST)):
        if proof is not None:
            proof.until(some)
        tell(some)
    if proof is not None and proof.complete:
        return "proved"
    if file.games >= games:
        return "played"
    workers = open_workers()
    portions = Portions(range(file.games, games), len(workers))
    arriving = fan_out_over(workers, portions, out_of_time)

    def learning() -> Iterator[Delivery]:
        for played in arriving:
            portions.learn(played)
            yield played

    try:
        for results in in_order(learning(), file.games):
            wanted = results if proof is None else proof.until(results)
            if records is not None:
                records.keep(wanted)
            file.append(wanted)
            tell(wanted)
            if proof is not None and proof.complete:
                return "proved"
    finally:
        arriving.close()
    return "played" if file.games >= games else "time"


def complete_records(
    missing: Sequence[int],
    open_workers: Callable[[], Sequence[Worker]],
    file: ResultsFile,
    records: RecordsFolder,
    out_of_time: Callable[[], bool],
) -> int:
    """Play games again that have a result and no record; how many came out differently.

    Those are of bots that do not repeat themselves, and get no record.
    """
    if not missing:
        return 0
    needed = frozenset(missing)
    known = {result.number: result for result in file.read() if result.number in needed}
    portions = iter([Portion(number, 1) for number in missing])
    arriving = fan_out_over(open_workers(), portions, out_of_time)
    others = 0
    try:
        for played in arriving:
            (result,) = played.results
            if replace(result, record=None) == known[result.number]:
                records.keep(played.results)
            else:
                others += 1
    finally:
        arriving.close()
    return others
