"""Taking back: a fork with the same chance, for practice."""

from random import Random
from typing import Any

import pytest

from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import Refusal
from heliopolis.games import make_game
from heliopolis.match import Match, cut, fits, propose_on, resume
from heliopolis.record import ClockSetting, Hand, Proved, verify, write_record

from .builders import (
    ANA,
    BEN,
    BOT,
    OTHER_SECRET,
    SECRET,
    code,
    do,
    go_on,
    looks,
    played,
    proposed,
)


def forked(match: Match, number: int) -> Match:
    fork = match.take_back(number)
    assert isinstance(fork, Match), fork
    return fork


def solo(**given: Any) -> Match:
    """A sealed game of two at one device, twenty moves old."""
    match = proposed(one_device=True, **given).start()
    go_on(match, Random(8), 20)
    return match


def test_a_fork_stands_where_so_many_moves_had_been_played() -> None:
    match = solo()
    moves = match.record().moves

    fork = forked(match, 11)

    assert (fork.version, fork.practice, fork.over) == (11, 11, False)
    assert fork.record().moves == moves[:11]


def test_it_ends_the_game_it_leaves_without_a_result() -> None:
    match = solo()

    forked(match, 11)

    assert (match.ended, match.result, match.version) == ("left", None, 20)
    assert match.fallen(10**9) is None


def test_the_same_moves_meet_the_same_chance() -> None:
    match = solo()
    moves = match.record().moves
    fork = forked(match, 4)

    while fork.version < 20:
        if fork.actor is CHANCE:
            fork.deal()
        else:
            do(fork, str(moves[fork.version]))

    assert fork.record().moves == moves


def test_a_fork_opens_the_seal_at_its_end_and_the_game_left_never_does() -> None:
    match = solo()

    fork = forked(match, 11)
    go_on(fork, Random(9))

    record = fork.record()
    assert record.seals[-1].secret == SECRET
    assert record.practice == 11
    left = match.record()
    assert [seal.secret for seal in left.seals] == [None]
    assert left.seals[0].commitment == record.seals[0].commitment
    assert SECRET.hex() not in write_record(left)


def test_whoever_goes_on_with_the_game_that_was_left_plays_for_practice() -> None:
    match = solo()
    forked(match, 11)

    again = resume(match.record(), SECRET, one_device=True)

    assert (again.version, again.practice) == (20, 20)


def test_a_game_of_practice_stays_one_from_its_first_fork_on() -> None:
    earlier = forked(forked(solo(), 15), 6)
    assert earlier.practice == 6
    go_on(earlier, Random(10), 10)

    later = forked(earlier, 12)

    assert later.practice == 6


def test_only_people_at_one_device_take_moves_back() -> None:
    match = played("draw", "+nile")

    assert match.take_back(0) == Refusal("not-one-device", {})

    assert not match.over


@pytest.mark.parametrize("number", [-1, 2, 3, 10**9])
def test_a_game_goes_back_only_to_where_it_was(number: int) -> None:
    match = played("draw", "+nile", one_device=True)

    refusal = Refusal("nothing-to-take-back", {"number": number, "moves": 2})
    assert match.take_back(number) == refusal


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    """The secret is known then, and must not deal again."""
    match = solo()
    match.agree_end()

    assert code(match.take_back(3)) == "game-over"


def test_a_game_goes_back_to_where_its_seal_took_over_and_no_further() -> None:
    """What an older seal dealt cannot be dealt again."""
    match = propose_on(solo().record(), OTHER_SECRET, one_device=True).start()
    go_on(match, Random(11), 10)

    assert match.take_back(19) == Refusal("before-the-seal", {"number": 19, "first": 21})
    fork = forked(match, 20)

    assert len(fork.record().seals) == 2


def test_whoever_sits_there_now_sits_at_the_fork() -> None:
    match = solo()
    match.sit(1, BOT, now=5_000)
    do(match, str(match.look(match.asked).legal[0]) if match.asked is not None else "+")

    fork = forked(match, 7)

    assert fork.occupants == (ANA, BOT)
    assert fork.record().hands == (Hand(7, 1, "merchant"),)


def test_a_fork_forgets_standing_bids() -> None:
    match = played("draw", "+nile", "draw", "+ra", one_device=True)
    match.stand(BEN, 1, 7)

    fork = forked(match, 3)

    assert [look.standing for look in looks(fork)] == [None, None, None]


def test_a_fork_has_the_clocks_of_its_move() -> None:
    match = played(one_device=True, clock=ClockSetting("bank", 600, 0))
    do(match, "draw", now=10_000)
    match.deal(11_000)
    do(match, "draw", now=50_000)

    match.sit(0, BOT, now=60_000)
    match.sit(0, ANA, now=60_000)
    match.sit(1, BOT, now=60_000)
    fork = forked(match, 2)
    fork.sit(1, BEN, now=fork.time)

    assert fork.record().hands == (Hand(2, 1, "merchant", 11_000), Hand(2, 1, "-", 11_000))
    assert (fork.time, match.time) == (11_000, 60_000)
    assert fork.remaining(fork.time) == (590_000, 600_000)
    assert fork.remaining(fork.time + 1_000) == (590_000, 599_000)


def test_a_fork_of_a_fork_leaves_the_fork() -> None:
    match = solo()
    first = forked(match, 15)

    second = forked(first, 10)

    assert [match.ended, first.ended, second.ended] == ["left", "left", None]


def test_a_cut_record_knows_nothing_of_later_moves() -> None:
    match = propose_on(solo().record(), OTHER_SECRET).start()
    match.sit(0, BOT)
    go_on(match, Random(12), 10, now=7_000)
    match.sit(0, ANA, now=8_000)

    record = cut(match.record(), 20)

    assert (len(record.moves), record.times) == (20, ())
    assert [seal.first for seal in record.seals] == [0, 21]
    assert record.hands == (Hand(20, 0, "merchant"),)
    assert [seal.first for seal in cut(match.record(), 19).seals] == [0]


@pytest.mark.parametrize("name", ["ra", "ra-dice"])
def test_a_practice_game_deals_what_its_seal_promised(name: str) -> None:
    match = proposed(make_game(name, 2), one_device=True).start()
    go_on(match, Random(13), 25)
    fork = forked(match, 9)
    go_on(fork, Random(14))

    assert isinstance(verify(fork.record()), Proved)
    assert not fits(fork.record(), SECRET), "it is opened"
