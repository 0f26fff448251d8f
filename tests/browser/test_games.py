"""Whole games by mouse, from the start page to the final sheet."""

import pytest

from tests.browser.players import Player
from tests.browser.visitors import Visit


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_a_game_of_two_is_played_by_mouse_to_the_final_sheet(visit: Visit, game: str) -> None:
    ana = Player(visit.come(), seed=1)

    ana.sit_down(ana.visitor.make_table(game, "me", "uniform"))
    ana.play()

    assert ana.result is not None
    assert ana.final_points() == ana.result["scores"]
    assert ana.visitor.answers("refused") == []
