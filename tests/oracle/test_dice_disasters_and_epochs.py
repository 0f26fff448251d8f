"""The dice game's referee on Suns, disasters and the end of an epoch."""

from typing import Any

import pytest

from tests.oracle.dice import DiceReferee
from tests.oracle.dice_staging import at, legal, outcome, play, thrown

TOWER = [("red", 1), ("blue", 1), ("yellow", 1)]


@pytest.mark.parametrize(
    ("dice", "ra", "points"),
    [
        ("C C P P N", 0, 10),
        ("S C P P N", 1, 10),
        ("S S P P N", 2, 10),
        ("S S S P N", 0, 13),
        ("S S S S N", 0, 10),
        ("S S S S S", 0, 10),
    ],
)
def test_one_or_two_suns_move_ra_and_three_score(dice: str, ra: int, points: int) -> None:
    """D-23."""
    referee = thrown(dice)

    assert (referee.ra, referee.points[0]) == (ra, points)
    assert referee.sun_points[0] == points - 10
    assert bool(legal(referee, "disaster")) == (dice.count("S") >= 4)


def test_a_disaster_is_declared_once_or_not_at_all() -> None:
    """D-23."""
    assert thrown("S S S S S").legal()[-1] == "end"
    assert play(thrown("S S S S S"), "end").turn == 1
    referee = play(thrown("S S S S P"), "disaster nile")
    assert referee.legal() == ["end", "pharaoh purple"]
    assert play(thrown("S S S S P"), "pharaoh purple", "disaster nile").turn == 1


def test_a_monument_disaster_first_frees_a_space() -> None:
    """D-24."""
    row = [("purple", column) for column in range(1, 9)]
    referee = thrown("S S S S M", monuments=[row[2:], row[:2], []])
    assert legal(referee, "monument") == []

    play(referee, "disaster monument")

    assert legal(referee, "monument") == ["purple 1", "purple 2"]


def test_a_pharaoh_disaster_costs_all_others_two_steps() -> None:
    """D-25."""
    referee = play(thrown("S S S S S", players=4, pharaoh=[5, 0, 1, 9]), "disaster pharaoh")

    assert referee.pharaoh == [5, 0, 0, 7]


def test_a_nile_disaster_costs_a_flood_cube_or_two_steps() -> None:
    """D-25: test vector 9."""
    referee = thrown("S S S S S", players=4, nile=[5, 1, 1, 9], floods=[1, 2, 0, 0])
    play(referee, "disaster nile")

    assert referee.nile == [5, 1, 0, 7]
    assert referee.floods == [1, 1, 0, 0]


def test_victims_of_a_civilization_disaster_choose_only_with_three_markers_or_more() -> None:
    """D-25."""
    civ: list[list[str]] = [["red"], ["red", "blue"], ["red", "blue", "green"], ["green"]]
    referee = thrown("S S S S S", players=4, civ=civ)
    play(referee, "disaster civ")

    assert (referee.phase, referee.actor, referee.owed) == ("lose", 2, 2)
    assert referee.legal() == ["lose blue", "lose green", "lose red"]
    assert [referee.civ_of(seat) for seat in range(4)] == [["red"], [], civ[2], ["green"]]
    play(referee, "lose green")
    assert (referee.owed, referee.lost) == (1, ("green", None))
    assert referee.legal() == ["lose blue", "lose red"]
    play(referee, "lose blue")
    assert [referee.civ_of(seat) for seat in range(4)] == [["red"], [], ["red"], []]
    assert (referee.turn, referee.phase) == (1, "roll")


def test_victims_of_a_monument_disaster_are_hit_clockwise() -> None:
    """D-25, D-30."""
    other = [(colour, 2) for colour, _ in TOWER]
    referee = at(3, throws=2, turn=1, monuments=[TOWER, [("red", 5)], other])
    play(referee, outcome("S S S S S"), "disaster monument")

    assert (referee.turn, referee.actor) == (1, 2)
    play(referee, "lose red 2", "lose yellow 2")
    assert (referee.actor, referee.lost, referee.owed) == (0, None, 2)
    play(referee, "lose blue 1")
    assert referee.legal() == ["lose red 1", "lose yellow 1"]
    play(referee, "lose red 1")
    assert referee.monuments == {(1, "yellow"): 0, (2, "blue"): 2, (5, "red"): 1}
    assert referee.turn == 2


def test_a_forced_loss_waits_for_the_choices_before_it() -> None:
    """D-30."""
    referee = thrown("S S S S S", monuments=[[], TOWER, [("red", 7)]])
    play(referee, "disaster monument")

    assert referee.actor == 1
    assert referee.monuments_of(2) == [(7, "red")]
    play(referee, "lose red 1", "lose blue 1")
    assert referee.monuments_of(2) == []


@pytest.mark.parametrize("area", ["pharaoh", "nile", "civ", "monument"])
def test_a_disaster_may_hit_nobody(area: str) -> None:
    """D-25."""
    assert play(thrown("S S S S S"), f"disaster {area}").turn == 1


def test_a_turn_is_completed_after_ra_arrived() -> None:
    """D-26: test vector 6."""
    referee = thrown("S S P C C", ra=11)
    assert (referee.ra, referee.epoch) == (13, 1)

    play(referee, "pharaoh yellow")

    assert (referee.epoch, referee.ra, referee.turn) == (2, 0, 1)
    assert [line["pharaohs"] for line in referee.sheets[0]] == [5, -2, -2]


def ended(players: int, epoch: int = 1, **changes: Any) -> DiceReferee:
    """Let seat 0 end the epoch with a throw that does nothing else."""
    track = DiceReferee(players).sun_track
    return thrown("S C C S C", players, epoch=epoch, ra=track - 1, **changes)


@pytest.mark.parametrize(
    ("before", "points", "after"),
    [
        ([5, 5, 3, 0], [5, 5, 0, -2], [3, 3, 3, 1]),
        ([1, 0], [5, -2], [0, 1]),
        ([4, 4, 4], [0, 0, 0], [4, 4, 4]),
        ([0, 0], [0, 0], [0, 0]),
        ([12, 2, 2], [5, -2, -2], [10, 3, 3]),
        ([3, 4, 4], [-2, 5, 5], [4, 2, 2]),
    ],
)
def test_pharaohs_score_and_move(before: list[int], points: list[int], after: list[int]) -> None:
    """D-27: test vector 7."""
    referee = play(ended(len(before), pharaoh=before), "end")

    assert [line["pharaohs"] for line in referee.sheets[0]] == points
    assert referee.pharaoh == after


def test_the_nile_scores_with_a_flood_only_and_keeps_its_marker() -> None:
    """D-27: test vector 8."""
    referee = play(ended(3, nile=[7, 9, 12], floods=[3, 0, 1]), "end")

    assert [line["river"] for line in referee.sheets[0]] == [7, 0, 12]
    assert (referee.nile, referee.floods) == ([7, 9, 12], [0, 0, 0])
    referee = ended(3, nile=referee.nile, epoch=2)
    assert [line["river"] for line in play(referee, "end").sheets[0]] == [0, 0, 0]


@pytest.mark.parametrize(("markers", "points"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_civilization_scores_by_markers_and_is_cleared(markers: int, points: int) -> None:
    """D-27."""
    own = ["red", "blue", "yellow", "green", "purple"][:markers]
    referee = play(ended(3, civ=[[], own, []]), "end")

    assert referee.sheets[0][1]["civilization"] == points
    assert not any(referee.civ.values())


@pytest.mark.parametrize(
    ("columns", "points"),
    [
        ([0] * 8, 0),
        ([1, 1, 0, 0, 0, 0, 0, 0], 2),
        ([1, 2, 1, 2, 1, 2, 0, 0], 6),
        ([3, 1, 1, 1, 1, 1, 1, 0], 15),
        ([5, 3, 1, 1, 1, 1, 1, 1], 35),
        ([4, 0, 0, 0, 0, 0, 0, 0], 11),
        ([1] * 8, 15),
    ],
)
def test_monuments_score_after_the_third_epoch_only(columns: list[int], points: int) -> None:
    """D-27: test vector 10."""
    colours = ["red", "blue", "yellow", "green", "purple"]
    own = [(colours[row], at + 1) for at, count in enumerate(columns) for row in range(count)]

    referee = play(ended(2, epoch=3, monuments=[[], own]), "end")
    assert referee.sheets[0][1]["monuments"] == points
    assert len(referee.monuments) == len(own)
    referee = play(ended(2, epoch=2, monuments=[[], own]), "end")
    assert referee.sheets[0][1]["monuments"] == 0


def test_points_may_fall_below_zero_and_the_sheet_adds_up() -> None:
    """D-27."""
    changes: dict[str, Any] = {
        "points": [9, 3, 7],
        "pharaoh": [1, 0, 2],
        "suns": [3, 0, 0],
        "ankhs": [0, 2, 0],
    }
    referee = play(ended(3, **changes), "end")

    assert referee.points == [4, -4, 7]
    assert [line["net"] for line in referee.sheets[0]] == [-2, -5, 0]
    assert [line["suns"] for line in referee.sheets[0]] == [3, 0, 0]
    assert [line["ankhs"] for line in referee.sheets[0]] == [0, 2, 0]
    assert [line["points"] for line in referee.sheets[0]] == referee.points
    assert referee.sun_points == referee.ankh_points == [0, 0, 0]


def test_the_left_neighbour_of_who_ended_the_epoch_begins_the_next() -> None:
    """D-28."""
    referee = at(3, throws=2, turn=2, ra=11, nile=[3, 4, 5], monuments=[TOWER, [], []])
    play(referee, outcome("S C C S P"), "end")

    assert (referee.epoch, referee.turn, referee.ra, referee.phase) == (2, 0, 0, "roll")
    assert referee.nile == [3, 4, 5]
    assert len(referee.monuments) == 3


@pytest.mark.parametrize(
    ("points", "winners"),
    [([20, 10, 11], [0]), ([20, 20, 11], [0, 1]), ([7, 7, 7], [0, 1, 2]), ([7, 8, 8], [1, 2])],
)
def test_the_most_points_win_and_ties_are_shared(points: list[int], winners: list[int]) -> None:
    """D-29."""
    referee = ended(3, epoch=3, points=points, nile=[1, 1, 1], floods=[1, 1, 1])
    assert referee.winners == []

    play(referee, "end")

    assert referee.winners == winners
    assert (referee.phase, referee.actor, referee.legal()) == ("over", None, [])
    assert referee.floods == [0, 0, 0]  # D-30: the clean-up is the same


def test_a_seat_may_have_more_cubes_on_the_board_than_are_in_the_box() -> None:
    """D-30."""
    colours = ["red", "blue", "yellow", "green"]
    own = [(colour, column) for column in range(1, 9) for colour in colours]
    referee = thrown("C C C A M", monuments=[own, [], []])

    play(referee, "monument purple 1", "civ red blue with yellow green")
    assert len(referee.monuments_of(0)) == 33
    assert referee.civ_of(0) == ["red", "blue"]
