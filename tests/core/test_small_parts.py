import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import CHANCE
from heliopolis.core.bits import count_bits, lowest_bit, nth_bit, wide
from heliopolis.core.errors import IllegalMove, InvalidNotation, InvalidRecord, Refusal, shown
from heliopolis.core.log import clear, new_log, note
from heliopolis.core.stream import below, make_streams, next_bits

# The first numbers of SplitMix64 from the state 0, as every implementation gives them.
SPLIT_MIX_FROM_ZERO = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_streams_are_split_mix() -> None:
    stream = np.zeros(1, dtype=np.uint64)

    assert [int(next_bits(stream)) for _ in range(3)] == SPLIT_MIX_FROM_ZERO


def test_a_stream_deals_every_number_below_its_limit_about_as_often() -> None:
    stream = np.array([42], dtype=np.uint64)
    found = np.bincount([below(stream, 6) for _ in range(6_000)])

    assert len(found) == 6
    assert found.min() > 880
    assert found.max() < 1_120


def test_streams_made_by_one_generator_differ() -> None:
    streams = make_streams(np.random.default_rng(1), 100)

    assert len(set(streams.tolist())) == 100


@pytest.mark.parametrize("number", [np.int8(-3), np.uint8(255), np.int32(1 << 30), 7])
def test_a_number_made_wide_is_the_same_number(number: int) -> None:
    made = wide(number)

    assert made == number
    assert type(made) is int


@given(st.sets(st.integers(0, 53), min_size=1))
def test_bits_count_and_order_a_set(numbers: set[int]) -> None:
    bits = sum(1 << number for number in numbers)

    assert count_bits(bits) == len(numbers)
    assert lowest_bit(bits) == min(numbers)
    assert [nth_bit(bits, n) for n in range(len(numbers))] == sorted(numbers)


def test_a_log_holds_the_facts_noted_since_it_was_cleared() -> None:
    log = new_log()
    note(log, 9, 9, 9, 9)

    clear(log)
    note(log, 1, 2, 3, 4)
    note(log, 5, -1, 7, 8)

    assert log[0, 0] == 2
    assert log[1:3].tolist() == [[1, 2, 3, 4], [5, -1, 7, 8]]


def test_without_a_log_nothing_is_noted() -> None:
    clear(None)
    note(None, 1, 2, 3, 4)


def test_chance_shows_as_its_name() -> None:
    assert repr(CHANCE) == "CHANCE"


def test_an_illegal_move_says_why_and_by_which_rule() -> None:
    refusal = Refusal("no-such-sun", {"seat": 2, "suns": (11, 10)}, "R-4.1")

    error = IllegalMove.of(refusal, game=7)

    assert str(error) == "no-such-sun (R-4.1): game=7, seat=2, suns=(11, 10)"
    assert (error.code, error.rule) == ("no-such-sun", "R-4.1")
    assert error.refusal.parameters == {"game": 7} | refusal.parameters


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("roll\x1b[2J \x00", r"roll\x1b[2J \x00"),
        (r"C:\my bots", r"C:\my bots"),
        ("Überschwemmung", "Überschwemmung"),
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 59 + "…"),
    ],
)
def test_a_text_is_shown_not_too_long_and_without_what_a_screen_would_obey(
    text: str, told: str
) -> None:
    assert shown(text) == told
    assert shown("longer", most=4) == "lon…"


def test_a_refusal_without_parameters_or_rule_is_its_code() -> None:
    assert str(Refusal("track-full", {})) == "track-full"
    assert str(Refusal("track-full", {}, "R-3.2")) == "track-full (R-3.2)"
    assert str(Refusal("track-full", {"n": 8})) == "track-full: n=8"


@pytest.mark.parametrize(("line", "text"), [(None, "no-moves: n=0"), (7, "line 7: no-moves: n=0")])
def test_a_bad_record_names_its_line_where_there_is_one(line: int | None, text: str) -> None:
    assert str(InvalidRecord("no-moves", line, n=0)) == text


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("track-full", "R-3.2", seat=1),
        InvalidRecord("no-moves", 7, n=0),
        InvalidNotation("no-such-move", text="x"),
    ],
)
def test_errors_travel_between_processes(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))

    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
