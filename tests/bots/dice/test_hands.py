"""Hands: exact expectations over throws, and the best use of dice."""

import numpy as np
import pytest

from heliopolis.bots.dice.valuation.hands import (
    ANKHS,
    BLANKS,
    CIVS,
    COUNTS,
    FIRST,
    HANDS,
    KINDS,
    MONUMENTS,
    NILES,
    PHARAOHS,
    SUNS,
    WITH,
    keep_hands,
    throw_hands,
)
from heliopolis.bots.dice.valuation.uses import (
    BEGUN,
    BY_ANKHS,
    BY_CIV,
    BY_FLOOD,
    BY_MONUMENTS,
    BY_NILE,
    BY_PHARAOHS,
    FURTHER,
    NOT_YET,
    PLACES,
    best_use,
)
from heliopolis.dice.components import DICE

KIND_OF = dict(zip("PNCMABS", range(KINDS), strict=True))
ODDS = np.array([1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 0, 1 / 6])


def hand_of(shown: str) -> int:
    """The number of a hand by first letters; B is a civilization die without a space."""
    hand = 0
    for letter in shown:
        hand = int(WITH[hand, KIND_OF[letter]])
    return hand


def test_a_throw_is_worth_the_average_of_what_may_fall() -> None:
    once = COUNTS[:, ANKHS].astype(float)
    throw_hands(once, ODDS, DICE)
    twice = np.zeros(HANDS)
    keep_hands(once, twice, DICE)
    throw_hands(twice, ODDS, DICE)

    assert once[hand_of("")] == pytest.approx(5 / 6)
    assert once[hand_of("AA")] == pytest.approx(2 + 3 / 6)
    assert twice[hand_of("AAAA")] == pytest.approx(4 + 1 / 6 + 4 / 6 * 1 / 6)


def test_suns_are_never_rolled_again() -> None:
    """D-3."""
    kept = (COUNTS[:, SUNS] < DICE).astype(float)
    best = np.zeros(HANDS)
    throw_hands(kept, np.full(KINDS, 1 / KINDS), DICE)

    keep_hands(kept, best, DICE)

    assert best[hand_of("SSSSS")] == 0
    assert best[hand_of("SSSSA")] == 1


def test_fewer_dice_make_smaller_hands() -> None:
    sizes = COUNTS.sum(axis=1)

    assert list(sizes) == sorted(sizes)
    assert [int(sizes[first]) for first in FIRST[:-1]] == list(range(DICE + 1))


@pytest.mark.parametrize(
    ("shown", "places"),
    [
        ("PPA", [BY_PHARAOHS + 3]),
        ("NA", [BY_NILE + 2]),
        ("NNNA", [BY_FLOOD + 1]),
        ("NAAAA", [BY_FLOOD, BY_ANKHS + 1]),  # D-9
        ("AAAAA", [BY_ANKHS + 2]),
        ("CAA", [BY_CIV + 1]),
        ("CCAA", [BY_CIV + 2]),
        ("CBBAA", [BY_CIV + 1, BY_ANKHS + 1]),  # D-14
        ("CC", []),
        ("MM", [BY_MONUMENTS + 2 * FURTHER]),  # D-20
        ("MMA", [BY_MONUMENTS + 2 * FURTHER + 1]),
        ("MMMMA", [BY_MONUMENTS + 4 * FURTHER + 2]),
        ("PNM", [BY_PHARAOHS + 1, BY_NILE + 1, BY_MONUMENTS + FURTHER]),
    ],
)
def test_dice_are_spent_together_on_all_that_they_can_pay(shown: str, places: list[int]) -> None:
    gains = np.full(PLACES, -1.0)
    for nothing in (BY_PHARAOHS, BY_NILE, BY_CIV, BY_MONUMENTS, BY_ANKHS):
        gains[nothing] = 0.0
    gains[places] = 1.0

    assert best_use(hand_of(shown), NOT_YET, gains) == len(places)


def test_after_the_first_monument_every_marker_takes_two_dice() -> None:
    """D-18."""
    gains = np.zeros(PLACES)
    gains[BY_MONUMENTS + 1] = 1.0

    assert best_use(hand_of("M"), BEGUN, gains) == 0
    assert best_use(hand_of("MA"), BEGUN, gains) == 1


def test_kinds_are_told_apart() -> None:
    kinds = {PHARAOHS, NILES, CIVS, MONUMENTS, ANKHS, BLANKS, SUNS}

    assert kinds == set(range(KINDS))
