"""Clocks, from times that are handed in."""

from dataclasses import replace
from random import Random

import pytest

from heliopolis.match import NOBODY, Match, Occupant
from heliopolis.record import ClockSetting, read_record, write_record

from .builders import ANA, BEN, BOT, TO_AN_AUCTION, code, do, go_on, played, proposed, seeded

BANK = ClockSetting("bank", 600, 5)
PER_MOVE = ClockSetting("move", 30)
DAYS = ClockSetting("days", 3)
DAY = 24 * 60 * 60 * 1_000


def test_without_a_clock_nobody_has_any_time_left_or_up() -> None:
    match = played()

    do(match, "draw", now=10_000)

    assert match.remaining(10**9) == (None, None)
    assert match.fallen(10**12) is None


def test_a_bank_is_spent_while_its_seat_is_asked() -> None:
    match = played(clock=BANK)

    assert match.remaining(0) == (600_000, 600_000)
    assert match.remaining(4_500) == (595_500, 600_000)


def test_every_move_adds_the_increment_to_a_bank() -> None:
    match = played(clock=BANK)

    do(match, "draw", now=20_000)

    assert match.remaining(20_000) == (585_000, 600_000)


def test_chance_costs_nobody_time() -> None:
    match = played(clock=BANK)
    do(match, "draw", now=20_000)

    assert match.remaining(90_000) == (585_000, 600_000)
    match.deal(100_000)

    assert match.remaining(100_000) == (585_000, 600_000)
    assert match.remaining(101_000) == (585_000, 599_000)


def test_a_time_for_each_move_begins_anew_with_every_question() -> None:
    match = played(*TO_AN_AUCTION, clock=PER_MOVE)

    assert match.remaining(10_000) == (20_000, 30_000)
    do(match, "pass", now=29_000)
    assert match.remaining(29_000 + 7_000) == (30_000, 23_000)
    do(match, "bid 7", now=40_000)

    assert match.remaining(41_000)[0] == 29_000


def test_days_are_days() -> None:
    match = played(clock=DAYS)

    assert match.remaining(DAY) == (2 * DAY, 3 * DAY)


@pytest.mark.parametrize(("clock", "limit"), [(BANK, 600_000), (PER_MOVE, 30_000), (DAYS, 3 * DAY)])
def test_a_flag_falls_when_the_time_is_up(clock: ClockSetting, limit: int) -> None:
    match = played(clock=clock)

    assert match.fallen(limit - 1) is None
    assert match.fallen(limit) == 0
    assert match.remaining(limit + 1)[0] == 0


def test_nothing_follows_from_a_fallen_flag_by_itself() -> None:
    match = played(clock=BANK)

    assert match.fallen(700_000) == 0
    do(match, "draw", now=700_000)

    assert match.version == 1
    assert match.remaining(700_000) == (5_000, 600_000)
    assert match.fallen(10**9) is None, "chance is to act"


def test_a_bot_needs_no_time() -> None:
    match = played(*TO_AN_AUCTION, occupants=(BOT, BEN), clock=BANK)

    assert match.remaining(50_000) == (None, 600_000)
    assert match.fallen(10**9) is None
    do(match, "pass", now=50_000)

    assert match.remaining(51_000) == (None, 599_000)


def test_the_clock_of_whoever_leaves_stops_and_goes_on_when_the_person_is_back() -> None:
    match = played(clock=BANK)

    match.sit(0, BOT, now=100_000)
    assert match.remaining(150_000) == (None, 600_000)
    match.sit(0, ANA, now=200_000)

    assert match.remaining(200_000) == (500_000, 600_000)
    assert match.remaining(201_000) == (499_000, 600_000)


def test_an_empty_seat_waits_without_a_clock() -> None:
    match = played(clock=BANK)

    match.sit(0, NOBODY, now=1_000)
    assert match.fallen(10**9) is None
    match.sit(0, ANA, now=10**9)

    assert match.remaining(10**9) == (599_000, 600_000)


def test_a_change_of_hands_elsewhere_stops_no_clock() -> None:
    match = played(clock=PER_MOVE)

    match.sit(1, BOT, now=20_000)

    assert match.remaining(25_000) == (5_000, None)


def test_a_time_that_falls_counts_as_the_last_one_known() -> None:
    match = played(clock=BANK)
    do(match, "draw", now=20_000)

    match.deal(5_000)

    assert match.record().times == (20_000, 20_000)
    assert match.time == 20_000
    assert match.remaining(7_000) == (585_000, 600_000)


def test_a_match_with_a_clock_must_be_told_the_time() -> None:
    match = played(clock=BANK)

    with pytest.raises(ValueError, match="told the time"):
        match.attempt(ANA, 0, "draw", 0)
    with pytest.raises(ValueError, match="told the time"):
        match.sit(0, BOT)
    assert match.record() == played(clock=BANK).record()


def test_a_refused_attempt_needs_no_time() -> None:
    match = played(clock=BANK)

    assert code(match.attempt(BEN, 1, "draw", 0)) == "not-your-turn"


def test_clocks_stop_at_the_end() -> None:
    match = played(clock=BANK)

    match.agree_end()

    assert match.fallen(10**9) is None


def test_times_are_kept_without_a_clock() -> None:
    match = played()

    do(match, "draw", now=1_250)
    match.deal()

    assert match.record().times == (1_250, None)
    assert [step.time for step in match.seen(None)] == [1_250, None]


@pytest.mark.parametrize("clock", [BANK, PER_MOVE, DAYS])
@pytest.mark.parametrize("seed", range(4))
def test_clocks_are_rebuilt_from_a_record(clock: ClockSetting, seed: int) -> None:
    random = Random(seed)
    match = proposed(clock=clock, began="2026-11-16T06:30:00Z").start()
    now = 0
    for _ in range(60):
        now += random.randrange(40_000)
        if random.random() < 0.3:
            seat = random.randrange(2)
            sitting: list[Occupant] = [BOT, NOBODY, (ANA, BEN)[seat]]
            match.sit(seat, random.choice(sitting), now)
        else:
            go_on(match, random, 1, now)

        record = read_record(write_record(match.record()))
        again = Match(replace(record, seals=()), seeded(0))
        for later in (0, 100, 31_000, 10**7):
            assert again.remaining(now + later) == match.remaining(now + later)
            assert again.fallen(now + later) == match.fallen(now + later)
    assert match.record().hands
