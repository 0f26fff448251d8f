"""Results as lines of JSON."""

import json
from typing import Any

import pytest

from heliopolis.arena.result import Forfeit, forfeit_places, read_line, to_line
from heliopolis.core.errors import InvalidRecord
from tests.arena.builders import result_of


@pytest.mark.parametrize("forfeit", [None, Forfeit(1, "bots.py:Loops took „too“ long\u2028")])
def test_a_result_survives_the_way_through_its_line(forfeit: Forfeit | None) -> None:
    result = result_of(5, forfeit)

    line = to_line(result)

    assert read_line(line) == result
    assert line.count("\n") == 1
    assert line.isascii()


def test_the_line_has_the_fields_that_everybody_reads() -> None:
    plain = json.loads(to_line(result_of(3, Forfeit(0, "it slept"))))

    assert plain == {
        "number": 3,
        "deal": 1,
        "lineup": 0,
        "rotation": 1,
        "seats": [1, 0],
        "points": [23, 11],
        "places": [1, 2],
        "tallies": [[5, -2, 3], [0, 0, 7]],
        "forfeit": {"seat": 0, "why": "it slept"},
    }


def test_a_game_without_a_forfeit_does_not_speak_of_one() -> None:
    assert "forfeit" not in json.loads(to_line(result_of()))


@pytest.mark.parametrize(
    "line",
    ["", "\n", "{", "[]", "1", "null", "{}", to_line(result_of())[:-5], b"\xff\n", b"\0" * 9],
)
def test_what_is_no_line_of_a_result_is_refused(line: str | bytes) -> None:
    with pytest.raises(InvalidRecord):
        read_line(line)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("number", "3"),
        ("number", 3.0),
        ("deal", True),
        ("lineup", None),
        ("seats", [0]),
        ("seats", 0),
        ("points", [1, None]),
        ("points", [1, 2, 3]),
        ("places", [1.0, 2]),
        ("tallies", [[1, 2, 3]]),
        ("tallies", [1, 2]),
        ("tallies", {}),
        ("forfeit", None),
        ("forfeit", {"seat": 2, "why": "there is no such seat"}),
        ("forfeit", {"seat": 0}),
        ("forfeit", {"seat": 0, "why": 7}),
        ("forfeit", {"seat": "0", "why": "it slept"}),
        ("weather", "sunny"),
    ],
)
def test_a_line_with_one_wrong_field_is_refused(field: str, wrong: Any) -> None:
    plain = json.loads(to_line(result_of()))

    with pytest.raises(InvalidRecord):
        read_line(json.dumps({**plain, field: wrong}))


@pytest.mark.parametrize("field", ["number", "seats", "tallies"])
def test_a_line_without_a_field_is_refused(field: str) -> None:
    plain = json.loads(to_line(result_of()))
    del plain[field]

    with pytest.raises(InvalidRecord):
        read_line(json.dumps(plain))


def test_who_loses_by_a_fault_is_last_and_all_others_are_first() -> None:
    assert forfeit_places(4, 2) == (1, 1, 4, 1)
