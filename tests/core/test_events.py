"""Rows of a log become events."""

from collections.abc import Callable

from heliopolis.core.events import EpochBegan, Reader, Rows

from .toy import Line

SCORED, NET, BEGAN, LISTED, ALL = 1, 2, 3, 4, 5


class ToyReader(Reader[Line]):
    line_type = Line
    scored = SCORED


EVENT_OF: dict[int, Callable[[ToyReader, int, int, int], object]] = {
    SCORED: lambda reader, *_: (reader.sheet(), reader.scores),
    BEGAN: lambda _, epoch, starter, __: EpochBegan(epoch, starter),
    ALL: lambda reader, first, *_: (first, reader.following(LISTED), reader.next_row()[1]),
}
SHEET = [
    [SCORED, 0, 0, 4],
    [SCORED, 0, 1, -1],
    [NET, 0, 3, 13],
    [SCORED, 1, 1, 2],
    [NET, 1, 2, 12],
]
LINES = (Line(4, -1, 3, 13), Line(0, 2, 2, 12))


def read(rows: Rows) -> tuple[object, ...]:
    return ToyReader(rows).events(EVENT_OF)


def test_every_row_begins_an_event_or_belongs_to_the_one_before() -> None:
    rows = [[BEGAN, 2, 1, 0], [ALL, 9, 0, 0], [LISTED, 7, 7, 7], [BEGAN, 6, 0, 0], [BEGAN, 3, 0, 0]]

    assert read(rows) == (EpochBegan(2, 1), (9, [[LISTED, 7, 7, 7]], 6), EpochBegan(3, 0))


def test_rows_that_follow_may_be_none_or_end_the_log() -> None:
    assert ToyReader([[BEGAN, 1, 0, 0]]).following(LISTED) == []
    assert ToyReader([[LISTED, 1, 0, 0]]).following(LISTED) == [[LISTED, 1, 0, 0]]


def test_a_sheet_is_read_with_the_scores_and_no_item_passes_to_the_next_seat() -> None:
    assert read(SHEET) == ((LINES, (13, 12)),)


def test_what_comes_after_a_sheet_is_read_too() -> None:
    assert read([*SHEET, [BEGAN, 2, 0, 0]]) == ((LINES, (13, 12)), EpochBegan(2, 0))


def test_a_log_without_rows_tells_nothing() -> None:
    reader = ToyReader([])

    assert reader.events(EVENT_OF) == ()
    assert (reader.epoch, reader.scores) == (0, ())
