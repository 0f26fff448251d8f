"""What every game asks of a position from outside."""

from typing import Any

import pytest

from heliopolis.core.checks import check_padding, check_sheets, refuse
from heliopolis.core.errors import InvalidPosition

from .toy import LAYOUT, Line, record

PER_SEAT = ("hands", "points", "spaces")
TABLE: dict[str, Any] = {
    "scored": 1,
    "starting": (10, 11),
    "running": (0, 4),
    "points": (13, 10),
    "floor": None,
}
SHEETS = ((Line(1, 2, 3, 13), Line(0, -5, -5, 6)),)


def test_a_refusal_names_the_game() -> None:
    with pytest.raises(InvalidPosition, match=r"^no position of Toy: it is odd$"):
        refuse("Toy", "it is odd")


@pytest.mark.parametrize(
    "fine", [record(), record(players=3, hands=(1,) * 6, points=(1,) * 3, spaces=(1,) * 3)]
)
def test_a_record_may_hold_something_for_every_seat_that_plays(fine: bytes) -> None:
    check_padding("Toy", LAYOUT, fine, PER_SEAT)


@pytest.mark.parametrize(
    "wrong",
    [
        record(hands=(0, 0, 0, 0, 1, 0)),
        record(hands=(0, 0, 0, 0, 0, 1)),
        record(points=(0, 0, 1)),
        record(spaces=(0, 0, 1)),
        record()[:11] + b"\1" + record()[12:],
    ],
)
def test_nothing_lies_in_gaps_or_in_front_of_seats_that_do_not_play(wrong: bytes) -> None:
    assert LAYOUT.offset("points") == 12, "there is a gap before"
    with pytest.raises(InvalidPosition, match="Toy: something lies where nothing may be"):
        check_padding("Toy", LAYOUT, wrong, PER_SEAT)


def test_fields_that_are_not_by_seat_may_hold_anything() -> None:
    with pytest.raises(InvalidPosition):
        check_padding("Toy", LAYOUT, record(points=(0, 0, 1)), PER_SEAT)

    check_padding("Toy", LAYOUT, record(points=(0, 0, 1)), ("hands",))


def test_sheets_explain_the_points_together_with_the_running_epoch() -> None:
    check_sheets("Toy", SHEETS, **TABLE)


def test_epochs_add_up() -> None:
    second = (Line(0, 1, 1, 14), Line(0, 0, 0, 6))

    check_sheets("Toy", (*SHEETS, second), **TABLE | {"scored": 2, "points": (14, 10)})


def test_a_hidden_line_explains_nothing() -> None:
    check_sheets("Toy", ((None, SHEETS[0][1]),), **TABLE | {"points": (10, 10)})


@pytest.mark.parametrize(("floor", "left"), [(None, -4), (0, 0), (2, 2)])
def test_no_seat_falls_below_the_floor_if_there_is_one(floor: int | None, left: int) -> None:
    sheets = ((Line(0, 3, 3, 13), Line(0, -15, -15, left)),)

    check_sheets("Toy", sheets, **TABLE | {"floor": floor, "points": (13, left + 4)})


@pytest.mark.parametrize(
    ("sheets", "changes", "reason"),
    [
        ((), {}, "0 epochs are scored, not 1"),
        (SHEETS * 2, {}, "2 epochs are scored, not 1"),
        (((Line(1, 1, 3, 13), None),), {}, "a line of a score sheet does not add up"),
        (((Line(0, 2, 3, 13), None),), {}, "a line of a score sheet does not add up"),
        (((Line(1, 2, 3, 14), None),), {}, "the points of a score sheet do not add up"),
        (SHEETS, {"points": (13, 9)}, "the score sheets do not add up to the points"),
        (SHEETS, {"running": (1, 4)}, "the score sheets do not add up to the points"),
        (SHEETS, {"starting": (9, 11)}, "the points of a score sheet do not add up"),
    ],
)
def test_sheets_that_do_not_explain_the_points_are_refused(
    sheets: Any, changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(InvalidPosition, match=f"^no position of Toy: {reason}$"):
        check_sheets("Toy", sheets, **TABLE | changes)
