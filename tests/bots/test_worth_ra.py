"""What tiles are worth: exact where nothing is to come, and never blind to disasters."""

import pytest

from heliopolis.bots.worth_ra import Outlook, with_tiles, worth
from tests.ra.builders import hand, tiles

LAST_MOMENT = Outlook(hope=0.0, epochs_after=0, rival_pharaohs=(2, 1))
START = Outlook(hope=1.0, epochs_after=2, rival_pharaohs=(0, 0))


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ({}, -7),  # no civilization, fewest pharaohs
        ({"art": 1}, -2),
        ({"art": 1, "pharaoh": 2}, 5),
        ({"art": 1, "pharaoh": 1}, -2),
        ({"art": 1, "god": 2, "gold": 1}, 5),
        ({"art": 1, "nile": 3}, -2),
        ({"art": 1, "nile": 3, "flood": 1}, 2),
        ({"art": 1, "writing": 1, "religion": 1}, 3),
        ({"art": 1, "statue": 3, "temple": 1}, 5),
    ],
)
def test_at_the_last_moment_the_worth_is_the_score(held: dict[str, int], points: int) -> None:
    """R-7 and R-8.1."""
    assert worth(hand(**held), LAST_MOMENT) == points


def test_all_equal_pharaohs_are_worth_nothing() -> None:
    """R-7.3."""
    level = Outlook(hope=0.0, epochs_after=0, rival_pharaohs=(1, 1))

    assert worth(hand(art=1, pharaoh=1), level) == 0


def test_a_flood_makes_waiting_niles_pay() -> None:
    flood = worth(hand(nile=4, flood=1), START) - worth(hand(nile=4), START)

    assert flood > 1


@pytest.mark.parametrize(
    ("before", "taken", "after"),
    [
        ({"pharaoh": 3}, "funeral", {"pharaoh": 1}),
        ({"nile": 3, "flood": 1}, "drought", {"nile": 2}),
        ({"art": 1, "religion": 3}, "unrest", {"art": 1, "religion": 1}),
        ({"nile": 1}, "earthquake statue nile", {"nile": 2}),
    ],
)
def test_disasters_take_their_tiles(
    before: dict[str, int], taken: str, after: dict[str, int]
) -> None:
    """R-5.1."""
    found = with_tiles(hand(**before), tiles(taken), START)

    assert {tile: count for tile, count in found.items() if count} == hand(**after)
