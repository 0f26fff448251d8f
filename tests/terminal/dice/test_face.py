"""Where a person has nothing to decide in the dice game."""

import pytest

from heliopolis import dice
from heliopolis.terminal.dice.face import DiceFace
from tests.dice.builders import OVER, position

FACE = DiceFace(dice.Game(2), ["Ann", "Bes"])


@pytest.mark.parametrize(
    "here",
    [
        position(2, "PCSSS", pharaoh=[12, 0]),
        position(2, "NPCSS", nile=[12, 0], spent="blue", groups="pharaoh"),
        position(2, "SSSSC"),
        position(2, "SSSSS"),
    ],
)
def test_where_nothing_would_change_anything_the_turn_ends_unasked(here: dice.Position) -> None:
    """D-10 and D-25: other moves are legal, but do nothing."""
    assert len(here.moves()) > 1

    assert FACE.forced(here) == dice.End()


@pytest.mark.parametrize(
    "here",
    [
        position(2, "PCSSS", pharaoh=[11, 0]),
        position(2, "SSSSC", pharaoh=[0, 1]),
        position(2, "SSSSC", phase="reroll"),
        position(2),
        position(2, **OVER),
    ],
)
def test_whatever_makes_a_difference_is_asked(here: dice.Position) -> None:
    assert FACE.forced(here) is None
