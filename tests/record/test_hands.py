"""Who took over which seat, after which move and when."""

from dataclasses import replace

import pytest

from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.record import Hand, Record, check_hand, read_record, write_record

from .builders import UNFINISHED, line_of, replaced, small_record

HANDS = (
    Hand(0, 1, "?", 0),
    Hand(0, 1, "-", 1_500),
    Hand(2, 0, "search:ms=50", 4_000),
    Hand(2, 0, "-"),
    Hand(2, 1, "merchant", 9_250),
)


def timed(*hands: Hand) -> Record:
    """A game of two moves, played after two and four seconds."""
    return replace(small_record("draw", "+nile"), times=(2_000, 4_000), hands=hands)


def refused_line(text: str) -> tuple[str, int | None]:
    with pytest.raises(InvalidRecord) as error:
        read_record(text)
    return error.value.code, error.value.line


def test_hands_and_their_times_survive_a_file() -> None:
    text = write_record(timed(*HANDS))

    assert text.partition("hands: ")[2].partition("\n1. ")[0].split("\nhands: ") == [
        "0 Ben = ? @0",
        "0 Ben = - @1.5",
        "2 Ana = search:ms=50 @4",
        "2 Ana = -",
        "2 Ben = merchant @9.25\nresult: unfinished\n\n# epoch 1",
    ]
    assert read_record(text) == timed(*HANDS)


def test_hands_need_no_times_of_moves() -> None:
    record = replace(small_record("draw", "+nile"), hands=HANDS)

    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    "hands",
    [
        (Hand(1, 0, "-", 1_999),),
        (Hand(1, 0, "-", 4_001),),
        (Hand(0, 0, "-", 2_001),),
        (Hand(2, 0, "-", 3_999),),
        (Hand(1, 0, "-", 3_000), Hand(1, 1, "-", 2_999)),
        (Hand(2, 0, "-", 9_000), Hand(2, 0, "?"), Hand(2, 0, "-", 8_999)),
    ],
)
def test_time_does_not_go_back_between_hands_and_moves(hands: tuple[Hand, ...]) -> None:
    with pytest.raises(InvalidRecord) as error:
        write_record(timed(*hands))

    assert error.value.code == "times-out-of-order"


@pytest.mark.parametrize(
    ("hands", "wrong"),
    [
        ("hands: 1 Ana = - @1.9", 0),
        ("hands: 1 Ana = - @4.1", 0),
        ("hands: 1 Ana = - @3\nhands: 1 Ben = - @2.9", 1),
        ("hands: 2 Ana = - @9\nhands: 2 Ana = ?\nhands: 2 Ana = - @8", 2),
        ("hands: 0 Ana = ?\nhands: 2 Ana = - @3\nhands: 2 Ben = ?", 1),
    ],
)
def test_the_line_of_a_hand_at_a_wrong_time_is_named(hands: str, wrong: int) -> None:
    text = replaced(write_record(timed()), "result:", f"{hands}\nresult:")

    assert refused_line(text) == ("time-goes-back", line_of(text, "hands: ") + wrong)


@pytest.mark.parametrize("time", ["soon", "", "1.2345", "-1", "01", "1e3"])
def test_a_hand_at_no_time_is_refused(time: str) -> None:
    text = replaced(UNFINISHED, "result:", f"hands: 1 Ana = merchant @{time}x\nresult:")

    assert refused_line(text) == ("no-such-time", line_of(text, "hands: "))


def test_a_time_is_no_part_of_an_occupant() -> None:
    with pytest.raises(InvalidSetup) as error:
        check_hand(Hand(1, 0, "merchant @9"))

    assert error.value.code == "no-such-occupant"
