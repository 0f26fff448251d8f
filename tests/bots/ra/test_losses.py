"""What disasters take from a hand, as bots reckon."""

from random import Random

import pytest

from heliopolis import ra
from heliopolis.bots.ra.valuation.hands import strike_hand
from tests.bots.ra.builders import (
    CIVILIZATION,
    MANY,
    MONUMENTS,
    hand_of,
    random_hand,
)
from tests.ra.builders import (
    last_bidder,
    seat_of,
)


def struck(**numbers: int) -> dict[str, int]:
    """What a hand is after its disasters."""
    hand = hand_of(**numbers)
    strike_hand(hand)
    return {tile.value: int(number) for tile, number in zip(ra.TILES, hand, strict=True) if number}


def test_funerals_and_droughts_take_what_they_take_in_the_game() -> None:
    """R-5.1."""
    rng = Random(6)
    for _ in range(MANY // 4):
        own = {name: rng.randint(0, 6) for name in ("pharaoh", "nile", "flood")}
        disasters = {name: rng.randint(0, 2) for name in ("funeral", "drought")}
        track = " ".join(name for name, number in disasters.items() for _ in range(number))
        here = last_bidder(2, track=track, tiles=[own])

        taken = here.play("bid 9").position

        held = {tile.value: number for tile, number in seat_of(taken, 0).tiles.items() if number}
        assert struck(**own, **disasters) == held


@pytest.mark.parametrize(
    ("disaster", "family"), [("unrest", CIVILIZATION), ("earthquake", MONUMENTS)]
)
def test_unrest_and_earthquakes_take_as_many_tiles_as_in_the_game(
    disaster: str, family: tuple[str, ...]
) -> None:
    """R-5.1: whichever the owner chooses, so many of the family and nothing else."""
    rng = Random(7)
    for _ in range(MANY // 4):
        own = {name: rng.choice((0, 0, 1, 2, 3)) for name in family} | {"nile": 2}
        number = rng.randint(1, 2)
        here = last_bidder(2, track=f"{disaster} " * number, tiles=[own]).play("bid 9").position
        while here.phase == "lose":
            here = here.play(here.moves()[0]).position

        left = struck(**own, **{disaster: number})

        assert sum(left.values()) == sum(seat_of(here, 0).tiles.values())
        assert all(left.get(name.replace("_", "-"), 0) <= own[name] for name in own)
        assert left["nile"] == 2
        assert disaster not in left


@pytest.mark.parametrize(
    ("disaster", "family"), [("unrest", CIVILIZATION), ("earthquake", MONUMENTS)]
)
def test_no_single_tile_is_lost_while_a_pair_has_one_to_spare(
    disaster: str, family: tuple[str, ...]
) -> None:
    """R-5.1: the owner's choice."""
    rng = Random(8)
    for _ in range(MANY // 4):
        own = {name: rng.choice((0, 1, 2)) for name in family}
        left = struck(**own, **{disaster: 1})

        kinds = sum(number > 0 for number in own.values())
        assert len(left) == min(kinds, max(0, sum(own.values()) - 2))


def test_unrest_takes_spare_tiles_of_any_kind_before_single_ones() -> None:
    """R-7.5: three alike are no set in a civilization, so two of them are to spare."""
    assert struck(unrest=1, art=3, religion=1, writing=1) == {"art": 1, "religion": 1, "writing": 1}


def test_an_earthquake_leaves_three_alike_together() -> None:
    """R-8.1."""
    assert struck(earthquake=1, statue=3, palace=1, temple=2)["statue"] == 3
    assert struck(earthquake=1, statue=4, palace=1, temple=1)["statue"] == 4


def test_without_disasters_nothing_is_lost() -> None:
    own = random_hand(Random(9))

    assert sum(struck(**own).values()) == sum(own.values())
