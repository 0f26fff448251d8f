"""Moments of recorded games in which somebody is asked."""

import pytest

from heliopolis import ra
from heliopolis.core.errors import HeliopolisError
from heliopolis.record import read_record
from heliopolis.terminal.moment import find_moment, read_seat
from heliopolis.texts import LANGUAGES
from heliopolis.texts.table import TableTexts
from tests.made_up_advice import moment_of
from tests.record.builders import DICE, FINISHED, UNFINISHED
from tests.sentences import in_english
from tests.texts.tables import catalogue

CUT = UNFINISHED[: UNFINISHED.index("draw") + len("draw")] + "\n"
START = DICE[: DICE.index("# epoch")]


def refused(text: str, at: int | None = None, seat: str | None = None) -> HeliopolisError:
    with pytest.raises(HeliopolisError) as error:
        moment_of(text, at, seat)
    return error.value


def test_a_moment_has_who_is_asked_and_what_was_played() -> None:
    moment = moment_of(UNFINISHED, 5)

    assert (moment.at, moment.actor, moment.seat) == (5, 1, 1)
    assert moment.played == ra.Bid(7)
    assert moment.view == moment.position.view(1)


def test_without_a_number_it_is_the_end_where_nothing_was_played_yet() -> None:
    moment = moment_of(UNFINISHED)

    assert (moment.at, moment.actor, moment.played) == (11, 0, None)


def test_other_eyes_see_what_they_may_know() -> None:
    """R-1.4."""
    hidden = UNFINISHED.replace("suns:", "scores: hidden\nsuns:")

    moment = find_moment(read_record(hidden), 5, "Ana")

    assert (moment.actor, moment.seat) == (1, 0)
    assert [seat.points for seat in moment.view.seats] == [10, None]


def test_every_moment_of_a_game_is_found_or_refused_with_the_nearest() -> None:
    record = read_record(FINISHED)
    found, missed = [], []
    for at in range(len(record.moves) + 1):
        try:
            found.append(find_moment(record, at, None).at)
        except HeliopolisError as error:
            missed.append((at, error.parameters["near"]))

    for at, near in missed:
        before = [place for place in found if place < at]
        after = [place for place in found if place > at]
        assert near == (*before[-1:], *after[:1])
    assert missed


@pytest.mark.parametrize(
    ("text", "at", "said"),
    [
        (
            UNFINISHED,
            1,
            "After 1 move chance comes next, so nobody is asked. "
            "Nearest for --at, where somebody is: 0 and 2.",
        ),
        (UNFINISHED, 12, "The game has 11 moves, so --at takes 0 to 11, not 12."),
        (
            START,
            None,
            "After 0 moves chance comes next, so nobody is asked. "
            "In this game nobody has been asked yet.",
        ),
    ],
)
def test_where_nobody_is_asked_the_nearest_moments_are_named(
    text: str, at: int | None, said: str
) -> None:
    assert in_english(refused(text, at)) == said


def test_where_nobody_is_asked_at_the_end_it_is_the_last_decision() -> None:
    over, cut = moment_of(FINISHED), moment_of(CUT)

    assert (over.at, over.end) == (len(over.record.moves) - 1, "over")
    assert over.played == over.record.moves[-1]
    assert (cut.at, cut.end) == (0, "chance")
    assert cut.played == ra.Draw()


def test_a_moment_that_is_asked_for_is_no_other() -> None:
    moves = len(read_record(FINISHED).moves)

    assert moment_of(FINISHED, moves - 1).end is None
    assert moment_of(UNFINISHED).end is None


def test_after_the_end_of_a_game_nobody_is_asked() -> None:
    moves = len(read_record(FINISHED).moves)

    said = in_english(refused(FINISHED, moves))

    assert said.startswith(f"The game is over after {moves} moves, so nobody is asked. Nearest ")
    assert said.endswith(f": {moves - 1}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_refused_is_said_in_every_language(language: str) -> None:
    table = TableTexts(catalogue(language), ())

    over = len(read_record(FINISHED).moves)

    for error in (refused(FINISHED, over), refused(UNFINISHED, 1), refused(UNFINISHED, 5, "Zoe")):
        said = table.error(error)

        assert said[0].isupper()
        assert said.endswith(".")


@pytest.mark.parametrize(
    ("text", "seat"),
    [("Ana", 0), ("ben", 1), (" BEN ", 1), ("1", 0), ("2", 1)],
)
def test_a_seat_is_named_or_numbered(text: str, seat: int) -> None:
    assert read_seat(text, ("Ana", "Ben")) == seat


def test_a_name_goes_before_a_number_and_capitals_decide_between_like_names() -> None:
    assert read_seat("2", ("2", "Ben")) == 0
    assert read_seat("ana", ("Ana", "ana")) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Zoe",
            'There is no seat "Zoe"; there are Ana and Ben, '
            "and --seat also takes their numbers, 1 to 2.",
        ),
        ("Bne", 'There is no seat "Bne"; did you mean Ben?'),
        ("0", 'There is no seat "0"; there are Ana and Ben, '),
        ("3", 'There is no seat "3"; there are Ana and Ben, '),
        ("", 'There is no seat ""; there are Ana and Ben, '),
    ],
)
def test_a_seat_that_there_is_not_is_refused_with_those_there_are(text: str, said: str) -> None:
    assert in_english(refused(UNFINISHED, 5, text)).startswith(said)
