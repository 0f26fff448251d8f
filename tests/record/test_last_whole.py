"""A file that was cut off or damaged gives the game up to its last whole move."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis.core.errors import InvalidRecord
from heliopolis.record import (
    Continuation,
    Hand,
    Proved,
    Record,
    Whole,
    last_whole,
    load_last_whole,
    read_record,
    replay,
    verify,
    write_record,
)

from .builders import DICE, FINISHED, SHARED, UNFINISHED, golden, line_of, replaced
from .strategies import written_records
from .test_continuation import cut

TIMED = replaced(UNFINISHED, "draw +ra, pass, bid 7", "draw @1.5 +ra @12.345, pass @20, bid 7 @21")


def is_beginning(part: Record, whole: Record) -> bool:
    return part == cut(whole, len(part.moves))


@pytest.mark.parametrize("text", [UNFINISHED, DICE, TIMED])
def test_a_text_cut_off_anywhere_behind_its_headers_gives_the_beginning_of_the_game(
    text: str,
) -> None:
    record = read_record(text)
    kept = 0

    for end in range(text.index("# epoch"), len(text) + 1):
        found = last_whole(text[:end])

        assert is_beginning(found.record, record)
        assert len(found.record.moves) >= kept
        kept = len(found.record.moves)
        if text[:end].endswith("\n"):
            assert found == Whole(read_record(text[:end]), 0, 0)
    assert kept == len(record.moves)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_file_that_was_appended_to_and_cut_off_loses_one_move_at_most(
    data: st.DataObject,
) -> None:
    record = data.draw(written_records)
    begun = cut(record, 0)
    goes_on = Continuation(begun)
    lines = [goes_on.add(move) for move in record.moves]
    text = write_record(begun)
    whole = data.draw(st.integers(0, len(lines)))
    torn = "".join(lines[whole : whole + 1])[: data.draw(st.integers(0, 60))].removesuffix("\n")

    found = last_whole(text + "".join(lines[:whole]) + torn)

    assert found.record.moves == record.moves[:whole]


@pytest.mark.parametrize("text", [FINISHED, SHARED, golden("ra-4-new-dealers")])
def test_a_finished_game_cut_off_is_an_unfinished_one(text: str) -> None:
    record = read_record(text)
    place = text.index("# epoch 2")

    found = last_whole(text[:place])

    assert 0 < len(found.record.moves) < len(record.moves)
    assert is_beginning(found.record, record)
    assert read_record(write_record(found.record)) == found.record


def test_hands_that_came_later_are_dropped_with_their_moves_and_seals_stay() -> None:
    text = golden("ra-4-new-dealers")
    text = replaced(text, "result: ", "hands: 3 Ana = -\nhands: 100 Ana = merchant\nresult: ")
    text = replaced(text, "result: ", "practice: 99\nresult: ")

    found = last_whole("\n".join(text.split("\n")[:40]) + "\n")

    moves = len(found.record.moves)
    assert 3 < moves < 57
    assert [seal.commitment for seal in found.record.seals] == [
        seal.commitment for seal in read_record(golden("ra-4-new-dealers")).seals
    ]
    assert [seal.first for seal in found.record.seals] == [0, *[moves + 1] * 3]
    assert isinstance(verify(found.record), Proved)
    assert found.record.hands == (Hand(3, 0, "-"),)
    assert found.record.practice == moves


def test_a_move_without_a_line_feed_may_be_a_piece_of_another() -> None:
    text = UNFINISHED.rstrip("\n")

    found = last_whole(text)

    assert read_record(text) == read_record(UNFINISHED)
    assert found.record == cut(read_record(UNFINISHED), 10)
    assert (found.line, found.lines) == (12, 1)


def test_what_stands_before_a_comma_is_whole() -> None:
    assert len(last_whole(replaced(UNFINISHED, "bid 6, pass\n", "bid 6,")).record.moves) == 10


def test_everything_from_a_wrong_line_on_is_dropped() -> None:
    text = replaced(UNFINISHED, "draw +god", "draw +gold, pass")

    found = last_whole(text)

    assert [str(move) for move in found.record.moves[-2:]] == ["draw", "+gold"]
    assert found.line == line_of(text, "+gold")
    assert found.lines == 2


@pytest.mark.parametrize("zeros", ["\0", "\0" * 5000])
@pytest.mark.parametrize(("torn", "moves"), [("", 11), ("5. Ana: dr", 11), ("5. Ana: draw,", 12)])
def test_zero_bytes_that_a_disk_left_are_no_part_of_the_game(
    torn: str, moves: int, zeros: str
) -> None:
    assert len(last_whole(UNFINISHED + torn + zeros).record.moves) == moves


def test_the_last_move_may_end_the_game_before_the_result_was_written() -> None:
    result = FINISHED.partition("result: ")[2].partition("\n")[0]
    text = replaced(FINISHED, result, "unfinished")
    with pytest.raises(InvalidRecord, match="other-result"):
        read_record(text)

    found = last_whole(text)

    assert found == Whole(read_record(FINISHED), 0, 0)
    *_, (end, _) = replay(found.record)
    assert end.over


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        UNFINISHED[: UNFINISHED.index("suns")],
        UNFINISHED[: UNFINISHED.index("result")],
        replaced(UNFINISHED, "suns: 9", "suns: 8"),
        replaced(FINISHED, "wins", "win"),
        replaced(TIMED, "result", "hands: 3 Ana = - @9\nhands: 3 Ana = ? @8\nresult"),
        replaced(TIMED, "result", "hands: 3 Ana = -\nhands: 2 Ana = ?\nresult"),
        replaced(TIMED, "result", "hands: 4 Ana = - @12\nresult"),
    ],
)
def test_a_file_without_good_headers_gives_nothing(text: str) -> None:
    with pytest.raises(InvalidRecord):
        last_whole(text)


@pytest.mark.parametrize("tail", [b"5. Ana: dr", b"5. K\xc3", b"\xff\xfe 5. Ana: draw\n", b"\0\0"])
def test_a_file_of_broken_bytes_gives_what_comes_before_them(tail: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_bytes(UNFINISHED.encode() + tail)

    assert load_last_whole(path).record == read_record(UNFINISHED)


def test_a_file_that_is_whole_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_text(UNFINISHED)

    assert load_last_whole(path) == Whole(read_record(UNFINISHED), 0, 0)


def test_a_missing_file_gives_nothing(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match="no-such-file"):
        load_last_whole(tmp_path / "none.ra")
