"""A match is a record at any moment, and a record becomes a match again."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis.core.contract import CHANCE
from heliopolis.games import Scores, make_game
from heliopolis.match import NOBODY, Bot, Match, Occupant, Person, resume
from heliopolis.record import ClockSetting, read_record, write_record

from .builders import PEOPLE, SECRET, go_on, looks, proposed, seeded

CLOCKS = (None, ClockSetting("bank", 60, 2), ClockSetting("move", 5), ClockSetting("days", 1))
TABLES: tuple[tuple[str, int, Scores], ...] = (
    ("ra", 2, "open"),
    ("ra", 5, "open"),
    ("ra", 3, "hidden"),
    ("ra-dice", 2, "open"),
    ("ra-dice", 4, "open"),
)
BEGAN = "2026-11-16T06:30:00Z"


def assert_alike(one: Match, other: Match, now: int) -> None:
    """Nobody can tell two matches apart, whoever looks and whenever."""
    audiences = (None, *range(one.game.players))
    assert looks(one) == looks(other)
    assert [one.seen(seat) for seat in audiences] == [other.seen(seat) for seat in audiences]
    for later in (0, 1_000, 6_000, 10**6, 10**8):
        assert one.remaining(now + later) == other.remaining(now + later)
        assert one.fallen(now + later) == other.fallen(now + later)
    assert one.occupants == other.occupants
    assert (one.actor, one.version, one.time) == (other.actor, other.version, other.time)
    assert (one.result, one.practice, one.seal) == (other.result, other.practice, other.seal)
    assert one.record() == other.record()


def again(match: Match) -> Match:
    """The match, written to a file and taken up again by who knows its secret and its people."""
    record = read_record(write_record(match.record()))
    people = {seat: who for seat, who in enumerate(match.occupants) if isinstance(who, Person)}
    if match.over:
        return Match(record, seeded(0), people=people)
    return resume(record, SECRET, people=people)


def someone(random: Random, seat: int) -> Occupant:
    return random.choice((PEOPLE[seat], Bot("merchant"), Bot("search:ms=50"), NOBODY, Person("x")))


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(TABLES),
    st.sampled_from(CLOCKS),
    st.sampled_from(["", BEGAN]),
    st.integers(0, 2**32),
)
def test_a_match_survives_its_record(
    table: tuple[str, int, Scores], clock: ClockSetting | None, began: str, seed: int
) -> None:
    """Random games with random changes of hands and times, taken up again all the time."""
    name, players, scores = table
    random = Random(seed)
    game = make_game(name, players, scores=scores)
    occupants = [someone(random, seat) for seat in range(players)]
    match = proposed(game, occupants, clock=clock, began=began).start()
    timed = clock is not None or random.random() < 0.5
    now = 0
    for _ in range(random.randrange(1, 12)):
        now += random.randrange(8_000)
        at = now if timed else None
        if random.random() < 0.4:
            seat = random.randrange(players)
            match.sit(seat, someone(random, seat), at)
        else:
            go_on(match, random, random.randrange(1, 12), at)

        other = again(match)

        assert_alike(match, other, now)
        match = other


@pytest.mark.parametrize(("name", "players", "scores"), TABLES)
def test_a_finished_match_survives_its_record(name: str, players: int, scores: Scores) -> None:
    match = proposed(make_game(name, players, scores=scores)).start()
    go_on(match, Random(1))

    other = again(match)

    assert other.ended == "finished"
    assert_alike(match, other, match.time)


def test_what_comes_next_is_the_same_in_both() -> None:
    match = proposed().start()
    go_on(match, Random(2), 30)
    other = again(match)

    for one in (match, other):
        go_on(one, Random(3))

    assert_alike(match, other, 0)


def test_standing_bids_are_not_in_the_record() -> None:
    match = proposed().start()
    random = Random(4)
    while match.look(None).view.phase != "auction":
        go_on(match, random, 1)
    seat = match.asked
    assert seat is not None
    match.stand(match.occupants[seat], seat, 9)

    assert match.look(seat).standing == 9
    assert again(match).look(seat).standing is None


def test_chance_is_among_the_actors_that_are_seen() -> None:
    match = proposed().start()
    go_on(match, Random(5), 30)

    assert CHANCE in [step.actor for step in again(match).seen(None)]
