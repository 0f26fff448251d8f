"""Rerolls in the last turn of an epoch, beside the exact solution."""

from typing import Any

import numpy as np
import pytest

from heliopolis.core.compile import COMPILED
from heliopolis.dice.catalogue import KEEP_ACTION
from tests.bots.dice.last_turn import last_turns, worth_of_choices
from tests.bots.dice.thinking import choice, decided, state_of
from tests.dice.builders import COLOURS, position

COMPILED_ONLY = pytest.mark.skipif(not COMPILED, reason="every throw is spent in every way")
LATE: dict[str, Any] = {
    "epoch": 3,
    "ra": 9,
    "pharaoh": [12, 12],
    "nile": [10, 11],
    "floods": [1, 1],
    "civ": ["red blue yellow", "green purple"],
    "monuments": [
        "red1 blue1 yellow1 green1 red2 red4 blue4 yellow4 red5 blue5 green5 red6 red7 red8",
        "purple1 blue2 yellow2 green2 red3 blue3 yellow3 purple3 green4 yellow5 purple5 blue6 "
        "yellow6",
    ],
    "points": [60, 60],
}
"""Nothing is left but the Nile and monuments, and the Sun that has fallen ends the game."""
EVERYWHERE = " ".join(f"{colour}{column}" for colour in COLOURS for column in range(1, 9))
DONE = LATE | {"nile": [9, 11], "monuments": ["", EVERYWHERE]}
"""Nothing is left but the Nile."""


def test_what_is_kept_is_worth_what_the_rules_score() -> None:
    """D-27: three steps on the Nile are three points more."""
    few, many = (
        worth_of_choices(state_of(position(2, shown, phase="reroll", throws=2, **DONE)))
        for shown in ("SSNPP", "SSNNN")
    )

    assert many[KEEP_ACTION] - few[KEEP_ACTION] == pytest.approx(2)


def test_a_die_that_is_rolled_is_worth_the_average_of_its_faces() -> None:
    """A Nile or an Ankh is a step more; a third Sun brings three points, and the game goes on."""
    worth = worth_of_choices(state_of(position(2, "SSNNP", phase="reroll", throws=2, **DONE)))
    third = worth_of_choices(state_of(position(2, "SSNNS", phase="reroll", throws=2, **DONE)))
    keep, rolled = worth[KEEP_ACTION], worth[1 << COLOURS.index("purple")]

    assert rolled == pytest.approx((3 * keep + 2 * (keep + 1) + third[KEEP_ACTION]) / 6)


@COMPILED_ONLY
@pytest.mark.parametrize(("throws", "most_rolled"), [(1, 3), (2, 2)])
def test_sure_points_of_the_nile_are_not_rolled_away_in_the_last_turn(
    throws: int, most_rolled: int
) -> None:
    """Two of the four Niles bring two points, and others are rolled for monuments."""
    here = position(2, "NNNNS", phase="reroll", throws=throws, **LATE)
    worth = worth_of_choices(state_of(here))
    loss, before = (
        max(worth.values()) - worth[decided(state_of(here), name)]
        for name in ("merchant", "merchant-1")
    )

    assert len(choice(here).split()) <= 1 + most_rolled
    assert loss < 0.05
    assert before > 0.15


@COMPILED_ONLY
def test_the_merchant_gives_away_less_in_last_turns_than_the_first_one_did() -> None:
    names = ("merchant", "merchant-1")
    losses = []
    for players in (2, 3, 4):
        for states in list(last_turns(players, games=12, seed=5))[::3]:
            worth = worth_of_choices(states)
            losses.append([max(worth.values()) - worth[decided(states, name)] for name in names])

    now, before = np.mean(losses, axis=0)

    assert len(losses) > 50
    assert now < 0.5 * before
