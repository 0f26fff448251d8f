"""What every game asks of a position from outside."""

from typing import Any

import pytest

from heliopolis.core.checks import check_empty_seats, check_sheets
from heliopolis.core.errors import InvalidPosition, Refusal
from tests.core.toy import LAYOUT, Line, packed

PER_SEAT = ("hands", "points", "spaces")
TABLE: dict[str, Any] = {
    "scored": 1,
    "starting": (10, 11),
    "running": (0, 4),
    "points": (13, 10),
    "floor": None,
}
SHEETS = ((Line(1, 2, 3, 13), Line(0, -5, -5, 6)),)


@pytest.mark.parametrize(
    "fine", [packed(), packed(players=3, hands=(1,) * 6, points=(1,) * 3, spaces=(1,) * 3)]
)
def test_a_state_may_hold_something_for_every_seat_that_plays(fine: bytes) -> None:
    check_empty_seats(LAYOUT, fine, PER_SEAT)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        (packed(hands=(0, 0, 0, 0, 1, 0)), "hands"),
        (packed(hands=(0, 0, 0, 0, 0, 1)), "hands"),
        (packed(points=(0, 0, 1)), "points"),
        (packed(spaces=(0, 0, 1)), "spaces"),
    ],
)
def test_nothing_lies_in_front_of_seats_that_do_not_play(wrong: bytes, field: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        check_empty_seats(LAYOUT, wrong, PER_SEAT)

    assert error.value.refusal == Refusal("empty-seat-has-something", {"field": field})


def test_fields_that_are_not_by_seat_may_hold_anything() -> None:
    check_empty_seats(LAYOUT, packed(points=(0, 0, 1)), ("hands",))


def test_sheets_explain_the_points_together_with_the_running_epoch() -> None:
    check_sheets(SHEETS, **TABLE)


def test_epochs_add_up() -> None:
    second = (Line(0, 1, 1, 14), Line(0, 0, 0, 6))

    check_sheets((*SHEETS, second), **TABLE | {"scored": 2, "points": (14, 10)})


@pytest.mark.parametrize("points", [0, 10, 99])
def test_a_hidden_line_explains_nothing(points: int) -> None:
    check_sheets(((None, SHEETS[0][1]),), **TABLE | {"points": (points, 10), "hidden": True})


def test_what_comes_after_a_hidden_line_must_add_up_again() -> None:
    sheets = ((None, SHEETS[0][1]), (Line(0, 2, 2, 20), Line(0, 0, 0, 6)))
    table = TABLE | {"scored": 2, "points": (20, 10)}

    check_sheets(sheets, **table | {"hidden": True})
    with pytest.raises(InvalidPosition, match="points-not-explained"):
        check_sheets(sheets, **table | {"points": (21, 10), "hidden": True})


@pytest.mark.parametrize(("floor", "left"), [(None, -4), (0, 0), (2, 2)])
def test_no_seat_falls_below_the_floor_if_there_is_one(floor: int | None, left: int) -> None:
    sheets = ((Line(0, 3, 3, 13), Line(0, -15, -15, left)),)

    check_sheets(sheets, **TABLE | {"floor": floor, "points": (13, left + 4)})


@pytest.mark.parametrize(
    ("sheets", "changes", "reason"),
    [
        ((), {}, "wrong-number-of-sheets: sheets=0, scored=1"),
        (SHEETS * 2, {}, "wrong-number-of-sheets: sheets=2, scored=1"),
        ((SHEETS[0][:1],), {}, "wrong-number-of-lines: seats=2"),
        ((SHEETS[0] * 2,), {}, "wrong-number-of-lines: seats=2"),
        (((SHEETS[0][0], None),), {}, "line-missing"),
        (((Line(1, 1, 3, 13), None),), {}, "line-does-not-add-up: net=3"),
        (((Line(0, 2, 3, 13), None),), {}, "line-does-not-add-up: net=3"),
        (((Line(1, 2, 3, 14), None),), {}, "sum-does-not-follow: before=10, points=14"),
        (SHEETS, {"points": (13, 9)}, "points-not-explained: seat=1, points=9"),
        (SHEETS, {"running": (1, 4)}, "points-not-explained: seat=0, points=13"),
        (SHEETS, {"starting": (9, 11)}, "sum-does-not-follow: before=9, points=13"),
    ],
)
def test_sheets_that_do_not_explain_the_points_are_refused(
    sheets: Any, changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(InvalidPosition) as error:
        check_sheets(sheets, **TABLE | changes)

    assert str(error.value) == reason


def test_a_line_may_be_hidden_and_still_must_add_up() -> None:
    with pytest.raises(InvalidPosition, match="line-does-not-add-up"):
        check_sheets(((None, Line(1, 0, 0, 11)),), **TABLE | {"hidden": True})
