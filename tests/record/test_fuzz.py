"""Whatever is in a file, it is a whole game or one `InvalidRecord`, never anything else."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heliopolis.core.errors import InvalidRecord
from heliopolis.record import (
    Record,
    last_whole,
    load_last_whole,
    load_record,
    read_record,
    write_record,
)

from .builders import DICE, FINISHED, SHARED, UNFINISHED, golden
from .test_headers import EVERYTHING_WRITTEN

SOURCES = (
    *(UNFINISHED, FINISHED, EVERYTHING_WRITTEN, golden("ra-4-new-dealers")),
    *(DICE, SHARED, golden("dice-4-new-dealers")),
)
PIECES = (
    *(
        "game",
        "ra",
        "ra-dice",
        "seats",
        "suns",
        "starter",
        "2",
        "sun_track",
        "words",
        "secret",
        "commitment 3",
        "result",
        "override",
    ),
    *("bots", "scores: hidden", "clock: move 30", "began", "practice: 3", "hands: 2 Ana = -"),
    *("site: x\n", " @9", " @", "@3.25 ", " = ", "commitment", "?"),
    *(": ", ", ", "\n", "#", " ", ".", "-", "+", "=", "\r", "\t", "\0", "\ufeff", "\x85", "²", "٣"),
    *("draw", "+nile", "+ra", "bid 9", "pass", "done", "god art", "lose art", "Ana", "Ben", "1."),
    *("roll red", "keep", "end", "nile red blue", "lose red 3", "+red:ankh", " blue:nile", "Ana +"),
    "0" * 64,
    "9" * 5000,
)
READ_QUICKLY = settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def outcome_of(text: str) -> Record | InvalidRecord:
    """What reading gives; any other exception fails the test."""
    try:
        record = read_record(text)
    except InvalidRecord as error:
        refusal = error
    else:
        assert read_record(write_record(record)) == record
        return record
    assert refusal.line is not None
    assert 1 <= refusal.line <= text.replace("\r", "\n").count("\n") + 1
    assert "\n" not in str(refusal)
    assert len(str(refusal)) < 600
    return refusal


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A good file in which some pieces were cut out, copied, swapped or put in."""
    text = draw(st.sampled_from(SOURCES))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 80)))
        match draw(st.sampled_from(["cut", "copy", "insert", "replace", "end"])):
            case "cut":
                text = text[:start] + text[end:]
            case "copy":
                to = draw(st.integers(0, len(text)))
                text = text[:to] + text[start:end] + text[to:]
            case "insert":
                text = text[:start] + draw(st.sampled_from(PIECES)) + text[start:]
            case "replace":
                text = text[:start] + draw(st.text(max_size=5)) + text[end:]
            case _:
                text = text[:start]
    return text


@st.composite
def shuffled_lines(draw: st.DrawFn) -> str:
    """The lines of a good file in another order, some missing."""
    lines = draw(st.sampled_from(SOURCES)).split("\n")[:25]
    return "\n".join(draw(st.lists(st.sampled_from(lines), max_size=30)))


@READ_QUICKLY
@given(mutated())
def test_a_damaged_file_is_a_game_or_refused(text: str) -> None:
    outcome_of(text)


@READ_QUICKLY
@given(mutated())
def test_what_is_left_of_a_damaged_file_is_a_game_or_refused(text: str) -> None:
    try:
        record = last_whole(text).record
    except InvalidRecord:
        return
    assert read_record(write_record(record)) == record


@READ_QUICKLY
@given(shuffled_lines())
def test_lines_in_any_order_are_a_game_or_refused(text: str) -> None:
    outcome_of(text)


@READ_QUICKLY
@given(st.text() | st.lists(st.sampled_from(PIECES)).map("".join))
def test_no_text_but_a_game_is_read(text: str) -> None:
    assert isinstance(outcome_of(text), InvalidRecord)


@READ_QUICKLY
@given(
    data=st.binary()
    | st.tuples(mutated(), st.binary(max_size=3)).map(
        lambda t: t[0].encode("utf-8", "surrogatepass") + t[1]
    )
)
def test_a_file_of_any_bytes_is_a_game_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path: Path = tmp_path_factory.getbasetemp() / "fuzz.ra"
    path.write_bytes(data)

    for load in (load_record, lambda at: load_last_whole(at).record):
        try:
            record = load(path)
        except InvalidRecord:
            continue
        assert read_record(write_record(record)) == record
