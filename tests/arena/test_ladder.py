"""The live ladder."""

import sys

import pytest

from heliopolis.arena.ladder import Ladder
from heliopolis.core.errors import HeliopolisError
from tests.arena.simulated import game, tournament


def test_the_stronger_bot_climbs_to_the_top() -> None:
    ladder = Ladder(("weak", "strong"))

    for result in tournament([0.0, 2.0], [0, 1, 0], deals=40, seed=1):
        ladder.update(result)

    first, second = ladder.lines()
    assert first.split()[:2] == ["1", "strong"]
    assert second.split()[:2] == ["2", "weak"]
    assert ladder.games == 120


def test_a_game_between_copies_changes_nothing() -> None:
    ladder = Ladder(("a", "b"))
    before = ladder.lines()

    ladder.update(game([1, 1], [1, 2]))

    assert ladder.lines() == before


def test_a_tie_leaves_equal_bots_equal() -> None:
    ladder = Ladder(("a", "b"))

    ladder.update(game([0, 1], [1, 1]))

    first, second = (line.split()[2:] for line in ladder.lines())
    assert first == second


def test_without_openskill_the_error_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)

    with pytest.raises(HeliopolisError, match=r"pip install 'heliopolis\[arena\]'"):
        Ladder(("a", "b"))
