"""What is counted in several serving processes, as one: whichever is asked tells of all of them.

Each keeps its figures in a file beside those of the others, every two seconds and whenever it is
asked. Those of a process that has ended stay, or counters would go back.
"""

import os
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec
from prometheus_client.core import Metric

KEPT: Final = 2.0
"""Every so many seconds a process keeps its figures."""
_SILENT: Final = 30.0
"""After so many seconds a process that keeps none has ended, and has no tables any more."""


class _Series(msgspec.Struct):
    """One series as it is kept: what it is, and its samples with their labels."""

    name: str
    says: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


_READ: Final = msgspec.json.Decoder(list[_Series])


class Figures:
    """The figures of one process among those that share a folder."""

    def __init__(
        self,
        folder: Path,
        passing: frozenset[str],
        worst: frozenset[str],
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Series that are `passing` end with their process; the `worst` is told, not the sum."""
        self._folder = folder
        self._mine = folder / f"{os.getpid()}-{secrets.token_hex(4)}.json"
        self._passing = passing
        self._worst = worst
        self._clock = clock

    def keep(self, series: Iterable[Metric]) -> None:
        """Let the others know of the figures of this process."""
        kept = [
            _Series(
                one.name,
                one.documentation,
                one.type,
                [
                    (sample.name, dict(sample.labels), sample.value)
                    for sample in one.samples
                    if not sample.name.endswith("_created")  # by whom would it be?
                ],
            )
            for one in series
        ]
        draft = self._mine.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(kept))
        os.utime(draft, (self._clock(), self._clock()))
        draft.replace(self._mine)

    def collect(self) -> Iterator[Metric]:
        """The series of all processes together."""
        found: dict[str, _Series] = {}
        samples: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for path in sorted(self._folder.glob("*.json")):
            ended = self._clock() - path.stat().st_mtime > _SILENT
            for series in _READ.decode(path.read_bytes()):
                if ended and series.name in self._passing:
                    continue
                found.setdefault(series.name, series)
                told = samples.setdefault(series.name, {})
                for name, labels, number in series.samples:
                    key = name, tuple(labels.items())  # whose order every process has alike
                    if series.name in self._worst:
                        told[key] = min(told.get(key, number), number)
                    else:
                        told[key] = told.get(key, 0.0) + number
        for series in found.values():
            metric = Metric(series.name, series.says, series.kind)
            for (name, pairs), number in samples[series.name].items():
                metric.add_sample(name, dict(pairs), number)
            yield metric
