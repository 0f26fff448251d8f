"""D-23 and D-24: what the Suns of a turn do."""

import pytest

from heliopolis import dice
from heliopolis.dice.events import DiceRolled, RaAdvanced, SunsScored
from heliopolis.dice.rolling import steps_of_ra

from .builders import after, distinct, legal, position, seat_of, spent_in, throw

DISASTERS = ["disaster pharaoh", "disaster nile", "disaster civ", "disaster monument"]


def rolled(number: int, players: int = 2, **table: object) -> dice.Position:
    """The position after a third throw with so many Suns, and Pharaohs on the other dice."""
    here = position(players, "-----", throws=2, **table)  # type: ignore[arg-type]
    return after(here, throw(("S" * number).ljust(5, "P")))


@pytest.mark.parametrize(
    ("suns", "ra", "points"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 0, 3), (4, 0, 0), (5, 0, 0)]
)
def test_suns_move_ra_or_score_or_do_neither(suns: int, ra: int, points: int) -> None:
    """D-23."""
    here = rolled(suns, 3, turn=1)

    assert here.view(None).ra == ra
    assert here.scores == (10, 11 + points, 12)
    assert [seat_of(here, seat).suns for seat in range(3)] == [0, points, 0]
    assert [seat_of(here, seat).ankhs for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("suns", "steps"), list(enumerate([0, 1, 2, 0, 0, 0])))
def test_ra_makes_as_many_steps_as_there_are_suns_up_to_two(suns: int, steps: int) -> None:
    """D-23: rules and bots ask the same function."""
    assert steps_of_ra(suns) == steps


@pytest.mark.parametrize(("suns", "offered"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 4), (5, 4)])
def test_only_four_or_five_suns_allow_a_disaster(suns: int, offered: int) -> None:
    """D-23: five are no better than four."""
    here = rolled(suns)

    assert legal(here, "disaster") == DISASTERS[:offered]


def test_ra_goes_on_from_where_it_was() -> None:
    """D-23."""
    here = rolled(2, ra=5)

    assert here.view(None).ra == 7


def test_points_of_suns_add_up_over_an_epoch() -> None:
    """D-23."""
    here = rolled(3, suns=(6, 0), ankhs=(2, 4))

    assert (seat_of(here, 0).suns, seat_of(here, 0).ankhs) == (9, 2)
    assert here.scores == (21, 15)


@pytest.mark.parametrize(
    ("suns", "events"),
    [
        (0, ()),
        (1, (RaAdvanced(seat=1, steps=1, steps_made=4, sun_track=10),)),
        (2, (RaAdvanced(seat=1, steps=2, steps_made=5, sun_track=10),)),
        (3, (SunsScored(seat=1, points=3, score=14, suns=3),)),
        (4, ()),
        (5, ()),
    ],
)
def test_what_suns_do_by_themselves_is_told(suns: int, events: tuple[dice.Event, ...]) -> None:
    """D-23: 1 to 3 Suns resolve first, by themselves."""
    here = position(2, "-----", turn=1, throws=2, ra=3)

    step = here.play(throw(("S" * suns).ljust(5, "P")))

    assert isinstance(step.events[0], DiceRolled)
    assert step.events[1:] == events


def test_suns_count_only_when_the_rolling_is_over() -> None:
    """D-23: all locked Suns of the turn are counted together."""
    here = after(position(2), throw("SSPNC"))

    there = after(here, "roll yellow green", "+yellow:sun green:nile")

    assert (here.view(None).ra, there.view(None).ra) == (0, 0)
    assert there.scores == (10, 11)
    assert after(there, "keep").scores == (13, 11)
    assert after(there, "keep").view(None).ra == 0


def test_who_keeps_two_suns_moves_ra() -> None:
    """D-23."""
    here = after(position(2), throw("SPNCS"), "keep")

    assert (here.phase, here.view(None).ra) == ("apply", 2)


def test_a_disaster_may_be_declined() -> None:
    """D-23: which brings nothing."""
    here = rolled(5, pharaoh=(3, 3))

    there = after(here, "end")

    assert (there.turn, there.scores) == (1, (10, 11))
    assert seat_of(there, 1).pharaoh == 3


@pytest.mark.parametrize(("suns", "left"), [(4, ["end", "pharaoh purple"]), (5, [])])
def test_there_is_one_disaster_in_a_turn(suns: int, left: list[str]) -> None:
    """D-23: without a die that is left the turn ends with it."""
    here = rolled(suns, pharaoh=(0, 5))

    there = after(here, "disaster pharaoh")

    assert (legal(there) if there.turn == 0 else []) == left


@pytest.mark.parametrize("area", ["pharaoh", "nile", "civ", "monument"])
def test_a_disaster_that_hits_nobody_is_legal(area: str) -> None:
    """D-25."""
    here = rolled(4)

    there = after(here, f"disaster {area}")

    assert there.view(None).groups == ("disaster",)
    assert (there.phase, there.actor) == ("apply", 0)
    assert there.view(None).seats == here.view(None).seats


def test_a_disaster_may_come_before_or_after_the_dice() -> None:
    """D-24."""
    here = rolled(4, pharaoh=(0, 5))

    first = after(here, "disaster pharaoh", "pharaoh purple")
    last = after(here, "pharaoh purple", "disaster pharaoh")

    assert first == last
    assert [seat.pharaoh for seat in first.view(None).seats] == [1, 3]


def test_a_monument_disaster_can_free_a_space_for_the_own_marker() -> None:
    """D-24: the one case in which the order matters."""
    row = " ".join(f"purple{column}" for column in range(1, 8))
    here = position(2, "SSSSM", monuments=[row, "purple8 red8"])

    there = after(here, "disaster monument", "monument purple 8")

    assert legal(here) == ["end", *DISASTERS]
    assert ("purple", 8) in seat_of(there, 0).monuments
    assert seat_of(there, 1).monuments == ()


def test_a_monument_disaster_may_follow_the_own_marker() -> None:
    """D-24: the marker of the acting seat is never hit."""
    here = position(2, "SSSSM", monuments=["", "red1"])

    there = after(here, "monument purple 1")

    assert distinct(there) == ["end", "disaster monument"]
    assert spent_in(there) == ["purple"]
    assert after(there, "disaster monument").turn == 1


def test_four_suns_with_two_steps_left_do_not_end_the_epoch() -> None:
    """D-23, vector 6."""
    here = rolled(4, ra=8)

    there = after(here, "end")

    assert (there.epoch, there.view(None).ra, there.turn) == (1, 8, 1)


def test_two_suns_with_one_step_left_end_the_epoch_after_the_turn() -> None:
    """D-26, vector 6."""
    here = rolled(2, ra=9)

    there = after(here, "pharaoh yellow green purple")

    assert (here.epoch, here.view(None).ra, here.phase) == (1, 11, "apply")
    assert (there.epoch, there.view(None).ra, there.turn) == (2, 0, 1)
