"""Reasons: what a class of moves changes for a seat, part by part, and nothing is left over."""

import numpy as np
import pytest

from heliopolis import CHANCE, dice
from heliopolis.bots.base import Budget
from heliopolis.bots.dice.search.bot import Search
from heliopolis.bots.dice.search.reasons import REASON_CODES, reasons
from heliopolis.bots.thoughts import Thought
from tests.bots.dice.test_solve import expected
from tests.bots.dice.test_thoughts import LOST, SPENT
from tests.bots.dice.thinking import worth
from tests.dice.builders import position

LAST_SPENT = position(
    2,
    "SPNCA",
    epoch=3,
    ra=10,
    pharaoh=[3, 5],
    nile=[6, 2],
    floods=[1, 0],
    civ=["red", "blue green"],
    monuments=["red1 blue1 red2", "green1 red4"],
    points=[40, 44],
)
ROLLED = position(
    3, "SSSPN", phase="reroll", epoch=2, ra=5, pharaoh=[3], nile=[6], points=[20, 24, 19]
)


def thoughts_of(here: dice.Position) -> tuple[Thought, ...]:
    return Search(1, Budget()).think(here.view(None), Budget(simulations=0)).classes


def changes(here: dice.Position, thought: Thought, seat: int) -> dict[str, float]:
    found = reasons(here.view(seat), thought)
    assert {reason.code for reason in found} <= set(REASON_CODES)
    return {reason.code: reason.points for reason in found}


@pytest.mark.parametrize("here", [SPENT, LAST_SPENT, LOST])
@pytest.mark.parametrize("seat", [0, 1])
def test_reasons_add_up_to_what_the_end_of_the_line_changes(here: dice.Position, seat: int) -> None:
    """Also where an epoch or the game ends, and its parts are scored."""
    for thought in thoughts_of(here):
        after = here
        for move in thought.line:
            after = after.play(move).position

        change = worth(after)[seat] - worth(here)[seat]
        assert sum(changes(here, thought, seat).values()) == pytest.approx(change, abs=1e-9)


@pytest.mark.parametrize("seat", [0, 1])
def test_reasons_for_a_roll_add_up_to_what_all_throws_change_on_average(seat: int) -> None:
    for thought in thoughts_of(ROLLED):
        after = ROLLED.play(thought.moves[0]).position
        if after.actor is CHANCE and not after.begins_turn:
            change = expected(after)[2][seat] - worth(ROLLED)[seat]
            found = changes(ROLLED, thought, seat)
            assert sum(found.values()) == pytest.approx(change, abs=1e-9)


def test_each_part_of_the_game_has_its_own_reason() -> None:
    """Two steps on the Pharaoh track, one on the Nile and a monument change three parts."""
    found = changes(SPENT, thoughts_of(SPENT)[0], seat=0)

    assert {code for code, points in found.items() if points > 0.2} == {
        "pharaohs",
        "river",
        "monuments",
    }
    assert "suns" not in found


def test_suns_and_ankhs_are_reasons_of_their_own() -> None:
    """D-22, D-23: a pair of Ankhs is two points, and three Suns may still come."""
    here = position(2, "SSPAA", phase="reroll", throws=2, ra=2)
    by_move = {str(thought.moves[0]): changes(here, thought, 0) for thought in thoughts_of(here)}

    assert by_move["keep"].get("suns", 0.0) == 0.0
    assert by_move["roll yellow"]["suns"] == pytest.approx(3 / 6)
    assert 0 < by_move["roll yellow"]["ankhs"] <= 2


def test_nothing_that_a_seat_does_with_its_own_dice_is_a_reason_of_a_rival_on_the_nile() -> None:
    rival = changes(SPENT, thoughts_of(SPENT)[0], seat=1)

    assert rival.get("river", 0.0) == pytest.approx(0.0, abs=1e-9)
    assert rival["pharaohs"] < 0
    assert np.isfinite(list(rival.values())).all()
