"""What tiles and suns are worth: hopes that end as the points of the rules."""

import math
from collections.abc import Callable
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from heliopolis import ra
from heliopolis.bots.ra.valuation.curves import fade
from heliopolis.bots.ra.valuation.hands import worth_of_hand
from heliopolis.bots.ra.valuation.outlook import Outlook
from heliopolis.bots.ra.valuation.worth import (
    Hand,
    chance_of,
    new_pad,
    worth_of_civilization,
    worth_of_monuments,
    worth_of_pharaohs,
    worth_of_river,
)
from heliopolis.core.points import (
    points_for_civilization,
    points_for_different_monuments,
)
from heliopolis.ra.facts import MONUMENTS_ITEM
from heliopolis.ra.scoring import (
    item_points,
    score_civilization,
    score_monuments,
    score_pharaohs,
    score_river,
)
from heliopolis.ra.tiles import END_OF_MONUMENTS, FIRST_MONUMENT
from tests.bots.ra.builders import (
    CIVILIZATION,
    MANY,
    MONUMENTS,
    NOTHING_TO_COME,
    hand_of,
    merchant,
    outlook_of,
    random_hand,
    state_of,
)
from tests.ra.builders import (
    EVERY_NUMBER_OF_PLAYERS,
    counts,
    kind,
    position,
)

EVERY_COUNT = pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
Family = Callable[[Any, Hand, float, Outlook], float]


def civilization(s: Any, hand: Hand, expected: float, outlook: Outlook) -> float:
    return worth_of_civilization(s, hand, expected, outlook, new_pad().odds)


def monuments(s: Any, hand: Hand, expected: float, outlook: Outlook) -> float:
    return worth_of_monuments(s, hand, expected, outlook, new_pad().odds)


def river(s: Any, hand: Hand, expected: float, outlook: Outlook) -> float:
    return worth_of_river(s, hand, expected, outlook, merchant()[0])


EVERY_FAMILY = pytest.mark.parametrize("worth", [civilization, monuments, river])


def last_epoch(players: int, rng: Random) -> tuple[ra.Position, list[Hand]]:
    """A table in the last epoch, and what lies in front of every seat."""
    hands = [random_hand(rng) for _ in range(players)]
    here = position(players, epoch=3, tiles=hands, points=[50] * players)
    return here, [hand_of(**own) for own in hands]


# With nothing to come: the rules.


@pytest.mark.parametrize(
    ("worth", "score"),
    [(civilization, score_civilization), (monuments, score_monuments), (river, score_river)],
)
def test_with_nothing_to_come_a_family_is_worth_what_the_rules_score(
    worth: Family, score: Callable[[Any], int]
) -> None:
    """R-7.4, R-7.5 and R-8.1."""
    s = state_of(position(2))
    rng = Random(1)

    for _ in range(MANY):
        numbers = {
            name: rng.choice((0, 0, 1, 2, 3, 5))
            for name in ("nile", "flood", *CIVILIZATION, *MONUMENTS)
        }

        found = worth(s, hand_of(**numbers), 0.0, NOTHING_TO_COME)

        assert found == pytest.approx(score(counts(**numbers)))


@EVERY_COUNT
def test_with_nothing_to_come_pharaohs_are_worth_what_the_rules_score(players: int) -> None:
    """R-7.3."""
    for seed in range(MANY // 10):
        s = state_of(last_epoch(players, Random(seed))[0])
        for seat in range(players):
            own = int(s["tiles"][seat, kind("pharaoh")])

            found = worth_of_pharaohs(s, seat, own, NOTHING_TO_COME, merchant()[0])

            assert found == pytest.approx(score_pharaohs(s, seat))


@EVERY_COUNT
def test_with_nothing_to_come_a_hand_is_worth_the_items_of_the_score_sheet(players: int) -> None:
    """R-7.1 to R-7.5 and R-8.1."""
    pad = new_pad()
    for seed in range(MANY // 10):
        here, hands = last_epoch(players, Random(seed))
        s = state_of(here)
        for seat, hand in enumerate(hands):
            pad.hand[:] = hand

            found = worth_of_hand(s, seat, 2, NOTHING_TO_COME, merchant()[0], pad)

            points = [item_points(s, seat, item) for item in range(MONUMENTS_ITEM + 1)]
            assert found == pytest.approx(sum(points))


# While there is hope.


@EVERY_FAMILY
def test_more_tiles_to_come_never_lower_the_worth_of_a_family(worth: Family) -> None:
    here = position(4)
    s, outlook = state_of(here), outlook_of(here)
    rng = Random(2)

    for _ in range(MANY // 4):
        hand = hand_of(**random_hand(rng))
        found = [worth(s, hand, float(expected), outlook) for expected in range(0, 40, 4)]

        assert all(less <= more + 1e-9 for less, more in pairwise(found))


@EVERY_FAMILY
def test_a_tile_more_never_lowers_the_worth_of_a_family(worth: Family) -> None:
    here = position(4)
    s, outlook = state_of(here), outlook_of(here)
    rng = Random(3)

    for _ in range(MANY // 4):
        hand = hand_of(**random_hand(rng))
        more = hand.copy()
        more[rng.randrange(kind("nile"), END_OF_MONUMENTS)] += 1
        expected = rng.uniform(0, 12)

        assert worth(s, hand, expected, outlook) <= worth(s, more, expected, outlook) + 1e-9


def test_a_kind_of_which_none_is_left_is_not_hoped_for() -> None:
    here = position(2, epoch=2, bag={"ra": 24, "art": 5, "nile": 12}, points=(10, 10))
    s, outlook = state_of(here), outlook_of(here)

    assert chance_of(s, kind("writing"), 9.0, outlook) == 0
    assert 0 < chance_of(s, kind("art"), 9.0, outlook) < 1


def expected_points(chances: list[float], points: Callable[[int], int]) -> float:
    """The points expected when every kind comes or not, by looking at all that may come."""
    expected = 0.0
    for comes in product((False, True), repeat=len(chances)):
        odds = math.prod(
            chance if here else 1 - chance for chance, here in zip(chances, comes, strict=True)
        )
        expected += odds * points(sum(comes))
    return expected


def chances_of(s: Any, hand: Hand, first: str, number: int, expected: float) -> list[float]:
    outlook = outlook_of(position(4))
    kinds = range(kind(first), kind(first) + number)
    return [1.0 if hand[own] else float(chance_of(s, own, expected, outlook)) for own in kinds]


def test_the_odds_of_civilization_are_those_of_all_that_may_come() -> None:
    """R-7.5."""
    here = position(4)
    s, rng = state_of(here), Random(4)
    for _ in range(MANY // 4):
        hand = hand_of(**{name: rng.choice((0, 0, 1)) for name in CIVILIZATION})
        expected = rng.uniform(0, 15)

        found = civilization(s, hand, expected, outlook_of(here))

        chances = chances_of(s, hand, "agriculture", 5, expected)
        assert found == pytest.approx(expected_points(chances, points_for_civilization))


def test_the_odds_of_different_monuments_are_those_of_all_that_may_come() -> None:
    """R-8.1, for hands with the last tiles of their kinds, so that no three alike can come."""
    here = position(4)
    s, rng = state_of(here), Random(5)
    for _ in range(MANY // 10):
        hand = hand_of(**{name: rng.choice((0, 0, 1)) for name in MONUMENTS})
        expected = rng.uniform(0, 15)
        for own in range(FIRST_MONUMENT, END_OF_MONUMENTS):
            s["bag"][own] = 0 if hand[own] else rng.randint(0, 5)

        found = monuments(s, hand, expected, outlook_of(here))

        chances = chances_of(s, hand, "fortress", 8, expected)
        assert found == pytest.approx(expected_points(chances, points_for_different_monuments))


def test_niles_without_a_flood_are_worth_less_but_something_while_a_flood_may_come() -> None:
    """R-7.4."""
    here = position(4)
    s, outlook = state_of(here), outlook_of(here)._replace(epochs=0.0)

    dry, flooded = hand_of(nile=4), hand_of(nile=4, flood=1)

    assert river(s, dry, 0.0, outlook) == 0
    assert 0 < river(s, dry, 6.0, outlook) < 4 < river(s, flooded, 6.0, outlook)


@EVERY_COUNT
def test_a_pharaoh_more_is_never_worth_less(players: int) -> None:
    """R-7.3."""
    rivals = [{"pharaoh": seat} for seat in range(players)]
    here = position(players, tiles=rivals)
    s, outlook = state_of(here), outlook_of(here)

    found = [worth_of_pharaohs(s, 0, own, outlook, merchant()[0]) for own in range(8)]

    assert found == sorted(found)


def test_who_is_behind_in_a_race_hopes_and_who_is_just_ahead_fears() -> None:
    """R-7.3: seat 2 is far ahead, so that only the last place is open."""
    here = position(3, tiles=[{}, {"pharaoh": 3}, {"pharaoh": 15}])
    s = state_of(here)
    soon = NOTHING_TO_COME._replace(to_come=3.0)

    found = [worth_of_pharaohs(s, 0, own, soon, merchant()[0]) for own in (0, 2, 4, 6)]

    assert found == sorted(found)
    assert -2 < found[1] < found[2] < 0
    assert found[0] == pytest.approx(-2, abs=0.2)
    assert found[3] == pytest.approx(0, abs=0.2)


def test_fade_is_nearly_the_exponential_and_falls_from_one() -> None:
    found = [fade(0.05 * step) for step in range(400)]

    assert found[0] == 1
    assert found == sorted(found, reverse=True)
    assert all(abs(own - math.exp(-0.05 * step)) < 0.013 for step, own in enumerate(found))
