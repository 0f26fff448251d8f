"""Rows of a log become events."""

from collections.abc import Callable

from heliopolis.core.events import EpochBegan, Reader, Rows
from tests.core.toy import Counts, Line

SCORED, NET, BEGAN, LISTED, ALL, COUNTED = 1, 2, 3, 4, 5, 6


class ToyReader(Reader[Line]):
    line_type = Line
    scored = SCORED
    counted = COUNTED


EVENT_OF: dict[int, Callable[[ToyReader, int, int, int], object]] = {
    SCORED: lambda reader, *_: (reader.sheet(), reader.scores),
    BEGAN: lambda _, epoch, starter, __: EpochBegan(epoch, starter),
    ALL: lambda reader, first, *_: (first, reader.following(LISTED), reader.next_row()[1]),
}
SHEET = [
    [SCORED, 0, 0, 4],
    [SCORED, 0, 1, -1],
    [COUNTED, 0, 0, 2],
    [COUNTED, 0, 1, 7],
    [NET, 0, 3, 13],
    [SCORED, 1, 1, 2],
    [COUNTED, 1, 1, 8],
    [NET, 1, 2, 12],
    [SCORED, 2, 0, 1],
    [NET, 2, 1, 11],
]
LINES = (
    Line(4, -1, 3, 13, Counts(2, 7)),
    Line(0, 2, 2, 12, Counts(0, 8)),
    Line(1, 0, 1, 11, Counts(0, 0)),
)


def read(rows: Rows) -> tuple[object, ...]:
    return ToyReader(rows).events(EVENT_OF)


def test_every_row_begins_an_event_or_belongs_to_the_one_before() -> None:
    rows = [[BEGAN, 2, 1, 0], [ALL, 9, 0, 0], [LISTED, 7, 7, 7], [BEGAN, 6, 0, 0], [BEGAN, 3, 0, 0]]

    assert read(rows) == (EpochBegan(2, 1), (9, [[LISTED, 7, 7, 7]], 6), EpochBegan(3, 0))


def test_rows_that_follow_may_be_none_or_end_the_log() -> None:
    assert ToyReader([[BEGAN, 1, 0, 0]]).following(LISTED) == []
    assert ToyReader([[LISTED, 1, 0, 0]]).following(LISTED) == [[LISTED, 1, 0, 0]]


def test_a_sheet_is_read_with_the_scores_and_nothing_passes_to_the_next_seat() -> None:
    assert read(SHEET) == ((LINES, (13, 12, 11)),)


def test_what_comes_after_a_sheet_is_read_too() -> None:
    assert read([*SHEET, [BEGAN, 2, 0, 0]]) == ((LINES, (13, 12, 11)), EpochBegan(2, 0))


def test_a_log_without_rows_tells_nothing() -> None:
    reader = ToyReader([])

    assert reader.events(EVENT_OF) == ()
    assert (reader.epoch, reader.scores) == (0, ())
