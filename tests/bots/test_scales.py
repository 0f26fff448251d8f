"""What civilization and monuments are worth: hopes of our own, points of the rules."""

from collections.abc import Callable

import pytest

from heliopolis.bots import scales


@pytest.mark.parametrize(
    ("points", "estimate"),
    [
        ("points_for_civilization", lambda: scales.civilization(3, 0.0)),
        ("points_for_different_monuments", lambda: scales.monuments([1, 1], 0.0)),
        ("points_for_monuments_together", lambda: scales.monuments([3], 0.0)),
    ],
)
def test_where_nothing_is_to_come_the_rules_are_asked(
    points: str, estimate: Callable[[], float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-7.5, R-8.1 and D-27 are written down once."""
    assert estimate() < 100

    monkeypatch.setattr(scales, points, lambda _number: 1000)

    assert estimate() >= 1000


@pytest.mark.parametrize("number", range(6))
def test_while_all_is_to_come_only_the_hope_counts(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hoped = scales.civilization(number, 1.0), scales.monuments([number] * 8, 1.0)

    for name in ("civilization", "different_monuments", "monuments_together"):
        monkeypatch.setattr(scales, f"points_for_{name}", lambda _number: 1000)

    assert scales.civilization(number, 1.0) == hoped[0]
    assert scales.monuments([number] * 8, 1.0) == pytest.approx(hoped[1])
