"""A match answers every attempt with a step or a named refusal."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis import ra
from heliopolis.core.chance import Dealer
from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import IllegalMove, Refusal
from heliopolis.games import make_game
from heliopolis.match import NOBODY, Advance, Bot, Match, Person, Result
from heliopolis.record import ClockSetting

from .builders import (
    ANA,
    BEN,
    BOT,
    TO_AN_AUCTION,
    attempted,
    code,
    do,
    go_on,
    looks,
    played,
    proposed,
    seeded,
)


def test_a_move_of_whoever_is_asked_is_played() -> None:
    match = played()

    assert match.attempt(ANA, 0, "draw", 0) == Advance(1, 0, ra.Draw(), None)
    assert (match.version, match.actor, match.asked) == (1, CHANCE, None)


def test_a_move_may_be_given_as_a_value() -> None:
    match = played(*TO_AN_AUCTION)

    assert match.attempt(ANA, 0, ra.Bid(6), 4) == Advance(5, 0, ra.Bid(6), None)


def test_chance_acts_when_it_is_told_to() -> None:
    match = played("draw")

    step = match.deal()

    assert (step.version, step.actor) == (2, CHANCE)
    assert isinstance(step.move, ra.Drawn)
    assert match.asked == 1


def test_what_was_played_elsewhere_is_followed_as_if_it_had_been_replayed() -> None:
    moves, times = ("draw", "+nile", "draw", "+ra", "bid 6"), (700, 700, 900, 900, 4_000)
    clock = ClockSetting("bank", 60, 5)
    match = played(clock=clock)

    for move, time in zip(moves, times, strict=True):
        followed = match.follow(move, time)

    replayed = played(*moves, times=times, clock=clock)
    assert followed == Advance(5, 0, ra.Bid(6), 4_000)
    assert match.record() == replayed.record()
    assert looks(match) == looks(replayed)
    assert match.remaining(5_000) == replayed.remaining(5_000)


def test_what_cannot_have_been_played_is_not_followed() -> None:
    match = played("draw")

    with pytest.raises(IllegalMove):
        match.follow("ra", None)

    assert match.version == 1


def test_chance_does_not_act_out_of_turn() -> None:
    match = played()

    with pytest.raises(ValueError, match="chance is not to act"):
        match.deal()


@pytest.mark.parametrize("by", [BEN, Person(), BOT, NOBODY, Bot("ana")])
def test_whoever_sits_elsewhere_is_refused(by: Person | Bot) -> None:
    match = played()

    assert match.attempt(by, 0, "draw", 0) == Refusal("not-your-seat", {"seat": 0})


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_the_table_does_not_have_is_refused(seat: int) -> None:
    match = played()

    refusal = Refusal("no-such-seat", {"number": seat, "seats": 2})
    assert match.attempt(ANA, seat, "draw", 0) == refusal
    assert match.sit(seat, BOT) == refusal
    assert match.stand(ANA, seat, 9) == refusal
    assert match.withdraw(ANA, seat) == refusal
    assert match.resign(ANA, seat, "merchant") == refusal


def test_whoever_is_not_asked_is_refused() -> None:
    match = played()

    assert match.attempt(BEN, 1, "draw", 0) == Refusal("not-your-turn", {"seat": 1})


def test_nobody_moves_while_chance_is_to_act() -> None:
    match = played("draw")

    assert code(match.attempt(ANA, 0, "+nile", 1)) == "not-your-turn"


def test_nobody_plays_an_outcome_of_chance() -> None:
    match = played()

    assert isinstance(match.attempt(ANA, 0, "+nile", 0), Refusal)
    assert match.version == 0


@pytest.mark.parametrize("version", [-1, 0, 1, 3, 10**9])
def test_another_version_is_refused(version: int) -> None:
    match = played("draw", "+nile")

    refusal = Refusal("old-version", {"version": version, "current": 2})
    assert match.attempt(BEN, 1, "draw", version) == refusal


def test_the_same_move_sent_twice_is_of_an_old_version() -> None:
    match = played()
    match.attempt(ANA, 0, "draw", 0)

    assert code(match.attempt(ANA, 0, "draw", 0)) == "old-version"


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    match = played(*TO_AN_AUCTION)

    refusal = match.attempt(ANA, 0, "bid 8", 4)

    assert isinstance(refusal, Refusal)
    assert refusal.rule == "R-4.1"
    assert match.version == 4


def test_text_that_is_no_move_is_refused() -> None:
    match = played()

    for text in ("", "drow", "bid", "DRAW", "draw\n"):
        assert code(match.attempt(ANA, 0, text, 0)) == "not-a-move"


def test_a_match_whose_game_is_over_refuses_everything() -> None:
    match = played()
    go_on(match, Random(4))

    assert (match.ended, match.actor, match.asked, match.over) == ("finished", None, None, True)
    _refuses_everything(match, "finished")


def test_a_match_that_ended_by_agreement_refuses_everything() -> None:
    match = played()

    assert match.agree_end() is None

    _refuses_everything(match, "agreed")


def test_a_match_that_ended_by_agreement_deals_no_more() -> None:
    match = played("draw")
    match.agree_end()

    assert match.actor is None
    with pytest.raises(ValueError, match="chance is not to act"):
        match.deal()


def test_a_match_that_was_left_refuses_everything() -> None:
    match = played("draw", "+nile", one_device=True)

    assert isinstance(match.take_back(0), Match)

    _refuses_everything(match, "left")


def _refuses_everything(match: Match, ended: str) -> None:
    before = match.record()
    refusal = Refusal("game-over", {"ended": ended})
    assert match.attempt(ANA, 0, "draw", match.version) == refusal
    assert match.attempt(BEN, 9, "nonsense", -1) == refusal
    assert match.sit(0, BOT) == refusal
    assert match.resign(ANA, 0, "merchant") == refusal
    assert match.stand(ANA, 0, 9) == refusal
    assert match.withdraw(ANA, 0) == refusal
    assert match.agree_end() == refusal
    assert match.take_back(0) == refusal
    assert all(not look.options and not look.legal for look in looks(match))
    assert match.record() == before


def test_the_result_is_there_when_the_game_is_finished() -> None:
    match = played()
    before = match.result

    go_on(match, Random(4))

    points = tuple(seat.points for seat in match.look(None).view.seats)
    assert before is None
    assert match.result == Result(points, (points.index(max(points)),))


def test_an_agreed_end_has_no_result() -> None:
    match = played("draw", "+nile")
    match.agree_end()

    assert match.result is None


@pytest.mark.parametrize(("name", "players"), [("ra", 5), ("ra-dice", 4)])
def test_whole_games_are_played(name: str, players: int) -> None:
    match = proposed(make_game(name, players)).start()

    go_on(match, Random(5))

    assert match.ended == "finished"


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60) | st.sampled_from(["draw ", "bid 07", "bid \u0669", "+", "ra, pass"]))
def test_no_text_makes_a_match_raise(text: str) -> None:
    """What a client sends is played or refused."""
    for match in (played(), played(*TO_AN_AUCTION), played(name="ra-dice")):
        version = match.version
        if match.asked is None:
            continue
        said = match.attempt(match.occupants[match.asked], match.asked, text, version)
        assert isinstance(said, Advance | Refusal)
        assert match.version == version + isinstance(said, Advance)


def test_begins_turn_tells_where_turns_begin() -> None:
    match = played()

    begun = [match.begins_turn]
    for move in ("draw", "+", "ra", "bid 6"):
        do(match, move)
        begun.append(match.begins_turn)

    assert begun == [True, False, True, False, False]


def test_a_refused_attempt_changes_nothing() -> None:
    match = played(*TO_AN_AUCTION)
    before = looks(match), match.record()

    assert code(attempted(match, "bid 7"))

    assert (looks(match), match.record()) == before


def test_chance_is_asked_by_the_number_of_the_move() -> None:
    numbers: list[int] = []
    chance = seeded(1)

    def listening(number: int) -> Dealer | str:
        numbers.append(number)
        return chance(number)

    match = Match(played().record(), listening)
    go_on(match, Random(6), 12)

    outcomes = [step.version for step in match.seen(None) if step.actor is CHANCE]
    assert numbers == outcomes
