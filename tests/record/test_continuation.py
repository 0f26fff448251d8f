"""A file that is appended to while one plays reads as the whole game."""

from dataclasses import replace as changed

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis.core.errors import IllegalMove
from heliopolis.games import parse_move
from heliopolis.record import Continuation, Record, read_record, replay, write_record

from .builders import DICE, UNFINISHED, small_record
from .strategies import written_records


def cut(record: Record, moves: int) -> Record:
    """The first moves of a record."""
    times = record.times[:moves]
    return changed(
        record,
        moves=record.moves[:moves],
        times=times if any(time is not None for time in times) else (),
        seals=tuple(seal for seal in record.seals if seal.first <= moves + 1),
        hands=tuple(hand for hand in record.hands if hand.after <= moves),
        practice=None if record.practice is None else min(record.practice, moves),
    )


def unfinished(record: Record) -> Record:
    """The record without its last move, where that ends the game."""
    *_, (end, _) = replay(record)
    return cut(record, len(record.moves) - 1) if end.over else record


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_what_was_written_and_what_was_appended_are_the_game(data: st.DataObject) -> None:
    whole = unfinished(data.draw(written_records))
    begun = cut(whole, data.draw(st.integers(0, len(whole.moves))))
    played = len(begun.moves)
    goes_on = Continuation(begun)
    times = whole.times or (None,) * len(whole.moves)

    text = write_record(begun)
    for move, time in zip(whole.moves[played:], times[played:], strict=True):
        line = goes_on.add(move, time)
        assert line.endswith("\n")
        text += line

    # what stands in headers is written by whoever writes the file anew
    assert read_record(text) == changed(
        whole, seals=begun.seals, hands=begun.hands, practice=begun.practice
    )


def test_a_turn_goes_on_in_lines_of_its_own() -> None:
    record = read_record(UNFINISHED)
    goes_on = Continuation(cut(record, 3))

    assert [goes_on.add(move) for move in record.moves[3:]] == [
        *("+ra\n", "pass\n", "bid 7\n"),
        *("3. Ana: draw\n", "+god\n"),
        *("4. Ben: ra\n", "bid 6\n", "pass\n"),
    ]


def test_a_game_that_was_not_begun_begins_with_its_epoch() -> None:
    game = small_record().game
    goes_on = Continuation(small_record())

    assert goes_on.add(parse_move(game, "draw"), 1_500) == "\n# epoch 1\n1. Ana: draw @1.5\n"
    assert goes_on.add(parse_move(game, "+nile"), 1_500) == "+nile @1.5\n"


def test_a_throw_is_no_name_of_a_turn() -> None:
    record = read_record(DICE)
    goes_on = Continuation(cut(record, 2))

    text = write_record(cut(record, 2)) + "".join(map(goes_on.add, record.moves[2:]))

    assert ", roll green\n+green:nile\nkeep\n" in text
    assert read_record(text) == record


def test_a_forbidden_move_is_not_appended_and_changes_nothing() -> None:
    game = small_record().game
    goes_on = Continuation(small_record("draw"))

    with pytest.raises(IllegalMove):
        goes_on.add(parse_move(game, "draw"))

    assert goes_on.add(parse_move(game, "+nile")) == "+nile\n"
