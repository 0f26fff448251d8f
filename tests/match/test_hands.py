"""Seats change hands."""

from dataclasses import replace

import pytest

from heliopolis.core.errors import Refusal
from heliopolis.match import NOBODY, Advance, Bot, Match, Occupant, Person
from heliopolis.record import Hand

from .builders import ANA, BEN, BOT, CLEO, code, do, played, proposed, seeded


def test_a_bot_takes_the_seat_of_an_absent_person() -> None:
    match = played()

    assert match.sit(0, BOT) is None

    assert match.occupants == (BOT, BEN)
    assert match.people == (1,)
    assert code(match.attempt(ANA, 0, "draw", 0)) == "not-your-seat"
    assert isinstance(match.attempt(BOT, 0, "draw", 0), Advance)


def test_the_person_takes_the_seat_back() -> None:
    match = played()
    match.sit(0, BOT)
    do(match, "draw", "+")

    assert match.sit(0, ANA) is None

    assert match.occupants == (ANA, BEN)
    assert match.record().hands == (Hand(0, 0, "merchant"), Hand(2, 0, "-"))


def test_bots_sit_anywhere_at_any_time() -> None:
    match = played("draw")

    for seat in (0, 1):
        assert match.sit(seat, Bot("search:ms=50")) is None

    assert match.people == ()


def test_an_empty_seat_waits() -> None:
    match = played()
    match.sit(0, NOBODY)

    assert (match.asked, match.actor) == (0, 0)
    assert code(match.attempt(ANA, 0, "draw", 0)) == "not-your-seat"
    assert code(match.attempt(NOBODY, 0, "draw", 0)) == "not-your-seat"
    match.sit(0, CLEO)

    assert isinstance(match.attempt(CLEO, 0, "draw", 0), Advance)


def test_a_seat_that_nobody_has_at_first_is_written_as_one_that_is_free() -> None:
    match = proposed(occupants=(ANA, NOBODY)).start()

    record = match.record()

    assert (record.bots, record.hands) == ((), (Hand(0, 1, "?"),))
    assert match.occupants == (ANA, NOBODY)
    assert repr(match.occupants[1]) == "NOBODY"
    assert Match(replace(record, seals=()), seeded(0)).occupants == (Person(), NOBODY)


def test_the_bots_of_the_beginning_stay_as_they_were_written() -> None:
    """A seal covers them."""
    match = proposed(occupants=(ANA, BOT)).start()

    match.sit(1, BEN)

    assert match.record().bots == ("", "merchant")
    assert match.record().hands == (Hand(0, 1, "-"),)


def test_whoever_sits_down_where_he_sits_changes_nothing() -> None:
    match = played()

    assert match.sit(0, ANA) is None

    assert match.record().hands == ()


def test_another_person_changes_hands_too() -> None:
    match = played()

    match.sit(0, CLEO)

    assert match.record().hands == (Hand(0, 0, "-"),)
    assert code(match.attempt(ANA, 0, "draw", 0)) == "not-your-seat"


@pytest.mark.parametrize("text", ["", "-", "?", "a,b", "a#b", "a = b", " a", "a\nb", "x" * 201])
def test_a_bot_that_no_file_can_name_is_refused(text: str) -> None:
    match = played()

    assert isinstance(match.sit(0, Bot(text)), Refusal)
    assert isinstance(match.resign(ANA, 0, text), Refusal)

    assert match.occupants == (ANA, BEN)


def test_who_resigns_leaves_the_seat_to_a_bot() -> None:
    match = played("draw", "+nile")

    assert match.resign(BEN, 1, "merchant", now=9_000) is None

    assert match.occupants == (ANA, BOT)
    assert match.record().hands == (Hand(2, 1, "merchant", 9_000),)


@pytest.mark.parametrize("by", [ANA, BOT, NOBODY])
def test_nobody_resigns_for_others(by: Occupant) -> None:
    match = played()

    assert match.resign(by, 1, "merchant") == Refusal("not-your-seat", {"seat": 1})


def test_people_are_known_again_by_what_the_driver_says() -> None:
    record = played(occupants=(ANA, BOT)).record()

    match = Match(record, seeded(0), people={0: CLEO, 1: BEN})

    assert match.occupants == (CLEO, BOT), "no person has the second seat"
