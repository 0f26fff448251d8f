"""What the collector does in a server: garbage goes, and nobody waits long for it."""

import gc
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from heliopolis.server import collecting
from heliopolis.server.collecting import YOUNG, little_by_little


class _Knot:
    """Something that only the collector frees."""

    def __init__(self) -> None:
        self.itself = self


class _Loop:
    """Does later what it was asked to do."""

    def __init__(self) -> None:
        self.asked: list[Callable[[], None]] = []

    def later(self, work: Callable[[], None]) -> None:
        self.asked.append(work)


@contextmanager
def _counted() -> Iterator[list[int]]:
    """The generations that are looked through meanwhile."""
    looks: list[int] = []

    def looked(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            looks.append(info["generation"])

    gc.callbacks.append(looked)
    try:
        yield looks
    finally:
        gc.callbacks.remove(looked)


def test_garbage_that_was_just_made_is_found_soon() -> None:
    with little_by_little(_Loop().later):
        knot = weakref.ref(_Knot())
        kept: list[object] = [[] for _ in range(2 * YOUNG)]
        assert knot() is None
        assert kept


def test_what_stays_is_looked_through_once_only() -> None:
    with little_by_little(_Loop().later), _counted() as looks:
        kept: list[object] = [[] for _ in range(50 * YOUNG)]
        assert len(looks) >= 40
        assert set(looks) == {0}
        assert gc.get_freeze_count() >= 49 * YOUNG
        assert kept


def test_garbage_among_what_stayed_is_found_when_much_has_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(collecting, "ALL", 5)
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 0)
    loop = _Loop()
    with little_by_little(loop.later):
        stays = _Knot()
        knot = weakref.ref(stays)
        kept: list[object] = [[] for _ in range(4 * YOUNG)]
        del stays
        assert not loop.asked
        kept += [[] for _ in range(4 * YOUNG)]
        assert knot() is not None
        [look_at_all] = loop.asked
        look_at_all()
        assert knot() is None
        kept += [[] for _ in range(10 * YOUNG)]
        assert len(loop.asked) == 2


def test_all_is_as_it_was_when_the_server_stops() -> None:
    thresholds, callbacks = gc.get_threshold(), list(gc.callbacks)
    with little_by_little(_Loop().later):
        assert gc.get_threshold() != thresholds
    assert gc.get_threshold() == thresholds
    assert gc.callbacks == callbacks
    assert gc.get_freeze_count() == 0
