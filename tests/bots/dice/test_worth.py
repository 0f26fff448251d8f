"""What a position is worth: exact where nothing is to come, and sensible before that."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.bots.dice.thinking import worth
from tests.dice.builders import OVER, last_turn, position

BOARD: dict[str, Any] = {
    "epoch": 3,
    "nile": [4, 9, 2],
    "floods": [1, 0, 1],
    "civ": ["red", "", "red blue green"],
    "monuments": ["red1 blue1 green1", "red2 red3", ""],
    "points": [20, 30, 40],
}


@pytest.mark.parametrize("pharaoh", [(5, 2, 0), (3, 3, 1), (0, 4, 2), (4, 4, 4)])
def test_at_the_last_moment_the_worth_is_the_score(pharaoh: Sequence[int]) -> None:
    """D-27."""
    here = last_turn(3, pharaoh=pharaoh, **BOARD)

    after = here.play("end").position

    scores = [seat.points for seat in after.view(None).seats]
    assert worth(here) == pytest.approx(scores)
    assert worth(after) == pytest.approx(scores)


def test_an_epoch_that_ends_now_is_worth_the_same_before_and_after_its_end() -> None:
    """D-27: only estimates of later epochs are left, and those see the same board."""
    board = BOARD | {"epoch": 2}
    here = last_turn(3, pharaoh=[6, 2, 4], **board)

    after = here.play("end").position

    assert worth(here) == pytest.approx(worth(after))


@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("ra", [1, 6, 9])
@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"pharaoh": [4, 5]}, {"pharaoh": [6, 5]}),
        ({"nile": [4]}, {"nile": [5]}),
        ({"nile": [6]}, {"nile": [6], "floods": [1]}),
        ({"nile": [9], "floods": [1]}, {"nile": [9], "floods": [2]}),
        ({}, {"civ": ["red"]}),
        ({"civ": ["red blue"]}, {"civ": ["red blue green"]}),
        ({"monuments": ["red1 blue1"]}, {"monuments": ["red1 blue1 green1"]}),
        ({"monuments": ["red1 red2"]}, {"monuments": ["red1 red2 red3"]}),
        ({"civ": ["red", "blue green purple"]}, {"civ": ["red", "blue"]}),
    ],
)
def test_who_has_more_or_whose_rival_has_less_is_not_worse_off(
    less: dict[str, list[object]], more: dict[str, list[object]], ra: int, epoch: int
) -> None:
    points = None if epoch == 1 else [20, 20]
    table = {"epoch": epoch, "ra": ra, "points": points}
    before = worth(position(2, **table, **less))  # type: ignore[arg-type]

    after = worth(position(2, **table, **more))  # type: ignore[arg-type]

    assert after[0] - after[1] >= before[0] - before[1] - 0.5


def test_a_flood_is_worth_most_when_the_epoch_ends_soon() -> None:
    """D-27: later there is hardly a turn left to make up for it."""

    def flood_at(ra: int) -> float:
        dry = worth(position(2, ra=ra, nile=[10, 0]))
        wet = worth(position(2, ra=ra, nile=[10, 0], floods=[1, 0]))
        return wet[0] - dry[0]

    assert flood_at(9) > flood_at(4) > flood_at(0) > 0


def test_points_of_a_finished_game_are_all_there_is() -> None:
    here = position(2, **OVER, points=[33, 41], nile=[12, 12], monuments=["red1 blue1 green1"])

    assert worth(here) == pytest.approx([33, 41])
