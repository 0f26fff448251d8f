"""The check of distinct moves, on examples made by hand."""

from collections.abc import Sequence

import pytest

from tests.oracle import dice_alike
from tests.oracle.dice import DiceReferee
from tests.oracle.dice_alike import (
    TooManyMoves,
    alike_key,
    complain_about_moves,
    complain_about_turn,
    legal_by_column,
    reachable_ends,
)
from tests.oracle.dice_staging import at, outcome, play, thrown


def without(*left_out: str) -> dice_alike.Choices:
    """All legal moves but some, and of alike columns only the first."""

    def choices(state: DiceReferee) -> Sequence[str]:
        return [text for text in legal_by_column(state) if text not in left_out]

    return choices


def built(*own: tuple[str, int]) -> DiceReferee:
    """A throw of seat 0, which has these monument markers."""
    return thrown("M P C C C", monuments=[list(own), [], []])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (thrown("P P N C M"), thrown("P N P C M")),
        (thrown("A P M M C"), thrown("P A M M C")),
        (play(thrown("P P C C M"), "pharaoh red"), play(thrown("P P C C M"), "pharaoh blue")),
        (built(("red", 1)), built(("red", 8))),
        (play(thrown("P S M M C"), "pharaoh red"), play(thrown("S P M M C"), "pharaoh blue")),
    ],
)
def test_positions_are_alike_up_to_interchangeable_dice_and_columns(
    one: DiceReferee, other: DiceReferee
) -> None:
    assert one.snapshot() != other.snapshot()
    assert alike_key(one) == alike_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (thrown("P N C M A"), thrown("P N M C A")),
        (thrown("P P N C M"), thrown("P N N C M")),
        (play(at(), outcome("P P N C M")), play(at(), outcome("P N P C M"))),
        (built(("red", 1), ("blue", 1)), built(("red", 1), ("blue", 2))),
        (thrown("P P N C M"), thrown("P P N C M", points=[9, 11, 12])),
        (play(thrown("P A N C M"), "pharaoh red"), thrown("S A N C M", pharaoh=[1, 0, 0])),
    ],
)
def test_positions_that_differ_in_more_are_not_alike(one: DiceReferee, other: DiceReferee) -> None:
    assert alike_key(one) != alike_key(other)


def test_all_ends_of_a_small_turn() -> None:
    """P A and three useless dice: nothing, one step or two."""
    ends = reachable_ends(thrown("P A C S S"))

    assert sorted(len(path) for path in ends.values()) == [1, 1, 2]
    boards = {board for board, _ in ends}
    assert len(boards) == 3


def test_ends_of_an_epoch_are_taken_before_the_scoring() -> None:
    """Without that, a marker on red and one on blue would look the same."""
    referee = thrown("C C A A S", ra=11)

    assert len(reachable_ends(referee)) == 4  # red, blue, both or none
    assert referee.phase == "apply"


def test_ends_take_in_every_choice_of_the_victims() -> None:
    ends = reachable_ends(thrown("S S S S S", civ=[[], ["red", "blue", "green"], []]))

    hurt = [path for path in ends.values() if "disaster civ" in path]
    assert len(hurt) == 3  # which of the three markers is left
    assert all(len(path) == 3 for path in hurt)


def test_distinct_moves_are_legal_and_different_and_some() -> None:
    referee = thrown("P P N C C")

    assert complain_about_moves(referee, ["pharaoh red", "end"]) is None
    assert complain_about_moves(referee, ["keep"]) == "'keep' is distinct but not legal"
    assert complain_about_moves(referee, ["pharaoh red", "pharaoh blue"]) == (
        "'pharaoh red' and 'pharaoh blue' lead to alike positions"
    )
    assert str(complain_about_moves(referee, [])).startswith("no distinct move among end,")
    assert str(complain_about_moves(referee, ["end", "end"])).startswith("a distinct move is given")


def test_alike_columns_are_noticed() -> None:
    referee = thrown("M C C P P", monuments=[[], [("red", 1)], [("red", 2), ("blue", 3)]])

    complaint = complain_about_moves(referee, ["monument red 4", "monument red 5"])
    assert complaint == "'monument red 4' and 'monument red 5' lead to alike positions"
    assert complain_about_moves(referee, ["monument red 3", "monument red 4"]) is None
    assert [text for text in legal_by_column(referee) if text.startswith("monument")] == [
        "monument red 3",
        "monument red 4",
    ]


def test_a_turn_that_lacks_an_end_is_noticed() -> None:
    complete = ["pharaoh red", "pharaoh red blue", "nile yellow", "end"]
    referee = thrown("P P N C C")

    def choices(state: DiceReferee) -> list[str]:
        return [text for text in complete if text in state.legal()]

    assert complain_about_turn(referee, choices) is None
    complete.remove("pharaoh red blue")
    complaint = complain_about_turn(referee, choices)
    assert complaint is not None
    assert complaint.startswith("no distinct moves reach that board: ")


def test_a_turn_that_lacks_points_is_noticed() -> None:
    """Three steps with both Pharaohs and an Ankh leave a pair of Ankhs, with one Pharaoh not."""
    referee = thrown("P P A A A")
    wasteful = ["pharaoh red yellow green", "end"]
    thrifty = ["pharaoh red", "pharaoh red blue", "pharaoh red blue yellow", *wasteful]
    thrifty += ["pharaoh red blue yellow green", "pharaoh red blue yellow green purple"]

    def choices(state: DiceReferee) -> list[str]:
        first = not state.groups
        return [text for text in thrifty if text in state.legal() and (first or text == "end")]

    assert complain_about_turn(referee, choices) is None
    thrifty.remove("pharaoh red blue yellow")
    assert str(complain_about_turn(referee, choices)).startswith(
        "no distinct moves reach as many points: pharaoh "
    )


def test_a_complaint_later_in_the_turn_says_how_to_get_there() -> None:
    complaint = complain_about_turn(thrown("P P S S S"), without("pharaoh blue", "end"))

    assert complaint == "after pharaoh red: no distinct move among end, pharaoh blue"


def test_a_turn_with_too_many_moves_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_alike, "MOST_MOVES", 50)

    with pytest.raises(TooManyMoves):
        reachable_ends(thrown("M M M M M"))
