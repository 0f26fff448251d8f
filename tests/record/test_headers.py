"""The headers that a game may have: its clock, its beginning, practice, and what nobody knows."""

from dataclasses import replace as changed
from typing import Any, Literal

import pytest
from hypothesis import given

from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.games import make_game
from heliopolis.record import (
    ClockSetting,
    Hand,
    Record,
    Seal,
    game_named,
    read_record,
    table_lines,
    write_record,
)
from heliopolis.record.clock import check_clock, read_clock
from tests.test_games import imported_after

from .builders import DICE, UNFINISHED, replaced, small_record
from .strategies import CLOCKS

EVERYTHING = changed(
    small_record("draw", "+nile", "ra", seals=(Seal(0, bytes(32), ("lotus", "")),)),
    game=make_game("ra", 2, scores="hidden"),
    bots=("", "search:ms=50"),
    clock=ClockSetting("bank", 600, 5),
    began="2026-11-16T06:30:00Z",
    times=(3_250, 3_250, 9_000),
    practice=2,
    hands=(Hand(2, 0, "merchant", 4_000),),
    others=(("venue", "Ana's kitchen"), ("round 2", "1"), ("venue", "a cup")),
)
EVERYTHING_WRITTEN = f"""\
game: ra
notation: 1
edition: rio-grande
seats: Ana, Ben
bots: -, search:ms=50
scores: hidden
suns: 9-6-5-2 8-7-4-3
clock: bank 600 + 5
began: 2026-11-16T06:30:00Z
practice: 2
commitment: {bytes(32).hex()}
words: lotus -
hands: 2 Ana = merchant @4
venue: Ana's kitchen
round 2: 1
venue: a cup
result: unfinished

# epoch 1
1. Ana: draw @3.25 +nile @3.25
2. Ben: ra @9
"""


def test_all_headers_stand_in_their_order() -> None:
    assert write_record(EVERYTHING) == EVERYTHING_WRITTEN
    assert read_record(EVERYTHING_WRITTEN) == EVERYTHING


def test_the_headers_come_in_any_order_and_loosely() -> None:
    headers, turns = EVERYTHING_WRITTEN.split("\n\n")
    game, *others = (line.replace(": ", " :  ") for line in headers.split("\n"))

    assert read_record("\n".join([game, *others[::-1], turns])) == changed(
        EVERYTHING, others=EVERYTHING.others[::-1]
    )


def test_the_table_of_a_seal_are_the_lines_that_never_change() -> None:
    assert table_lines(EVERYTHING).decode() == (
        "game: ra\nedition: rio-grande\nseats: Ana, Ben\nbots: -, search:ms=50\nscores: hidden\n"
    )
    assert table_lines(read_record(DICE)).decode() == (
        "game: ra-dice\nedition: rio-grande\noverride: sun_track = 10\nseats: Ana, Ben\n"
    )


def test_scores_are_open_where_nothing_is_said_and_not_written_then() -> None:
    record = read_record(replaced(UNFINISHED, "suns", "scores: open\nsuns"))

    assert record == read_record(UNFINISHED)
    assert record.game.scores == "open"
    assert "scores" not in write_record(record)


def test_hidden_scores_come_back() -> None:
    record = read_record(replaced(UNFINISHED, "suns", "scores: hidden\nsuns"))

    assert record.game.scores == "hidden"
    assert read_record(write_record(record)) == record


def test_a_game_of_dice_hides_no_scores() -> None:
    with pytest.raises(InvalidRecord, match="line 6: scores-cannot-be-hidden"):
        read_record(replaced(DICE, "starter", "scores: hidden\nstarter"))


def test_a_header_that_nobody_knows_is_kept_and_written_before_the_result() -> None:
    text = replaced(UNFINISHED, "game: ra", "site:  example # a comment\ngame: ra\nstarter: 3")

    record = read_record(text)

    assert record.others == (("site", "example"), ("starter", "3"))
    assert "\nsite: example\nstarter: 3\nresult: unfinished\n" in write_record(record)
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    "name", ["Site", "_site", "1site", "my site", "site 1 2", "s" * 41, "sité"]
)
def test_what_cannot_be_a_header_is_still_refused(name: str) -> None:
    with pytest.raises(InvalidRecord, match="line 1: no-such-header"):
        read_record(f"{name}: example\n{UNFINISHED}")


def test_a_header_that_nobody_knows_is_none_behind_the_first_turn() -> None:
    with pytest.raises(InvalidRecord, match="line 10: nobody-called"):
        read_record(replaced(UNFINISHED, "2. Ben", "site: example\n2. Ben"))


def test_where_a_seat_has_small_letters_its_name_still_begins_a_turn() -> None:
    text = UNFINISHED.replace("Ana", "ana").replace("1. ", "")

    record = read_record(text)

    assert record.seats == ("ana", "Ben")
    assert len(record.moves) == 11


@pytest.mark.parametrize(
    ("title", "said", "code"),
    [
        ("Site", "x", "no-such-header"),
        ("game", "x", "no-such-header"),
        ("suns", "x", "no-such-header"),
        ("words 3", "x", "no-such-header"),
        ("site", "", "header-not-writable"),
        ("site", " x", "header-not-writable"),
        ("site", "x  y", "header-not-writable"),
        ("site", "x # y", "header-not-writable"),
        ("site", "x\ny", "header-not-writable"),
        ("site", "x" * 1101, "header-not-writable"),
    ],
)
def test_a_header_that_would_not_come_back_is_not_written(title: str, said: str, code: str) -> None:
    with pytest.raises(InvalidRecord, match=code):
        write_record(changed(small_record(), others=((title, said),)))


def test_a_header_is_not_called_like_a_seat() -> None:
    record = changed(small_record(), seats=("ana", "Ben"), others=(("ana", "draw"),))

    with pytest.raises(InvalidRecord, match="header-like-name"):
        write_record(record)


@given(CLOCKS)
def test_every_clock_comes_back(clock: ClockSetting) -> None:
    assert read_clock(str(clock)) == clock
    check_clock(clock)


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("bank 600 + 5", ClockSetting("bank", 600, 5)),
        ("bank 600+0", ClockSetting("bank", 600)),
        ("move 30", ClockSetting("move", 30)),
        ("days 3", ClockSetting("days", 3)),
    ],
)
def test_a_clock_is_read(text: str, clock: ClockSetting) -> None:
    assert read_clock(text) == clock


@pytest.mark.parametrize("kind", ["move", "days"])
def test_only_a_bank_grows(kind: Literal["move", "days"]) -> None:
    with pytest.raises(InvalidSetup, match="no-such-clock"):
        check_clock(ClockSetting(kind, 30, 5))


@pytest.mark.parametrize("amount", [0, -1, 10_000_000])
def test_a_clock_that_no_file_can_say_is_refused(amount: int) -> None:
    with pytest.raises(InvalidRecord, match="no-such-clock"):
        write_record(changed(small_record(), clock=ClockSetting("move", amount)))


@pytest.mark.parametrize(
    "began",
    [
        *("2026-11-16", "2026-11-16T06:30:00", "2026-11-16 06:30:00Z", "2026-00-16T06:30:00Z"),
        *("2026-11-32T06:30:00Z", "2026-11-16T24:30:00Z", "2026-11-16T06:60:00Z", "now"),
    ],
)
def test_a_beginning_that_is_no_moment_is_refused(began: str) -> None:
    with pytest.raises(InvalidRecord, match="no-such-moment"):
        write_record(changed(small_record(), began=began))


def spoiled(**what: Any) -> Record:
    """A game of two moves in which something cannot be."""
    return changed(small_record("draw", "+nile"), **what)


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (spoiled(practice=3), "practice-after-end"),
        (spoiled(practice=-1), "practice-after-end"),
        (spoiled(times=(1,)), "times-for-moves"),
        (spoiled(times=(None, None)), "times-for-moves"),
        (spoiled(times=(2, 1)), "times-out-of-order"),
        (spoiled(times=(-1, 1)), "times-out-of-order"),
        (spoiled(times=(1, 10**13)), "times-out-of-order"),
        (spoiled(hands=(Hand(3, 0, "-"),)), "hands-out-of-order"),
        (spoiled(hands=(Hand(1, 0, "-"), Hand(0, 0, "-"))), "hands-out-of-order"),
        (spoiled(hands=(Hand(1, 2, "-"),)), "hands-out-of-order"),
        (spoiled(hands=(Hand(1, 0, ""),)), "bot-not-writable"),
        (spoiled(hands=(Hand(1, 0, "a = b"),)), "no-such-occupant"),
        (spoiled(bots=("", "?")), "bot-not-writable"),
    ],
)
def test_what_does_not_fit_the_moves_is_not_written(record: Record, code: str) -> None:
    with pytest.raises(InvalidRecord, match=code):
        write_record(record)


@pytest.mark.parametrize(
    ("milliseconds", "said"),
    [(0, "@0"), (9_000, "@9"), (12_345, "@12.345"), (3_250, "@3.25"), (70, "@0.07")],
)
def test_a_time_has_no_needless_digits(milliseconds: int, said: str) -> None:
    record = changed(small_record("draw"), times=(milliseconds,))

    assert write_record(record).endswith(f"1. Ana: draw {said}\n")
    assert read_record(write_record(record)) == record


def test_a_time_may_be_read_with_needless_digits() -> None:
    assert read_record(replaced(UNFINISHED, "draw", "draw @1.50")).times[0] == 1_500


def test_some_moves_may_have_no_time() -> None:
    text = replaced(UNFINISHED, "1. Ana: draw +nile", "1. Ana: draw +nile @1")

    assert read_record(text).times == (None, 1_000, *[None] * 9)


@pytest.mark.parametrize("text", [UNFINISHED, DICE])
def test_the_game_of_a_file_is_named_by_its_header(text: str) -> None:
    assert game_named(text) == read_record(text).game.name
    assert game_named("\ufeff# game: chess\r\n" + text.replace(": ", " : ")) == game_named(text)


@pytest.mark.parametrize("text", ["", "gam", "edition: rio-grande\n", "\0", "Game: ra"])
def test_a_file_may_name_no_game(text: str) -> None:
    assert game_named(text) is None


def test_to_name_the_game_of_a_file_needs_no_rules() -> None:
    assert imported_after("from heliopolis import record; record.game_named('game: ra')") == []


def test_reading_a_file_imports_no_other_game() -> None:
    read = f"from heliopolis import record; record.read_record({UNFINISHED!r})"

    imported = imported_after(f"import os; os.environ['NUMBA_DISABLE_JIT'] = '1'\n{read}")

    assert "heliopolis.ra" in imported
    assert "heliopolis.dice" not in imported
