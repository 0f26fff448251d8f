"""Moves as values, and the kernel's numbers for them."""

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidNotation
from heliopolis.ra.moves import ACTIONS, MOVES
from heliopolis.ra.notation import NUMBERING
from heliopolis.ra.tiles import CIVILIZATION, MONUMENTS

from .builders import legal, position

EVERY_DECISION: list[ra.Move] = [
    ra.Draw(),
    ra.InvokeRa(),
    ra.Done(),
    ra.Pass(),
    *(ra.Bid(sun) for sun in range(1, 17)),
    *(ra.PlayGod(tile) for tile in ra.TILES if tile not in ("ra", "god")),
    *(ra.Lose(tile) for tile in (*CIVILIZATION, *MONUMENTS)),
]


def test_the_numbers_of_all_moves_are_fixed() -> None:
    """Files and networks know moves by their numbers: an order, never to be changed."""
    assert list(MOVES) == [*EVERY_DECISION, *(ra.Drawn(tile) for tile in ra.TILES)]
    assert ACTIONS == len(EVERY_DECISION) == 54


def test_every_move_has_one_number() -> None:
    assert [NUMBERING.number_of(move) for move in MOVES] == list(range(77))


def test_moves_are_offered_in_the_order_of_their_numbers() -> None:
    here = position(2, track="temple gold earthquake", tiles=[{"god": 1}])

    assert legal(here) == ["draw", "ra", "god gold", "god temple", "god earthquake"]


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        (ra.Draw(), ra.Draw(), ra.Done()),
        (ra.Bid(7), ra.Bid(7), ra.Bid(8)),
        (ra.PlayGod(ra.Tile.ART), ra.PlayGod(ra.Tile.ART), ra.Lose(ra.Tile.ART)),
        (ra.Drawn(ra.Tile.RA), ra.Drawn(ra.Tile.RA), ra.Drawn(ra.Tile.GOD)),
    ],
)
def test_moves_are_equal_by_what_they_say(one: ra.Move, same: ra.Move, other: ra.Move) -> None:
    assert one == same
    assert hash(one) == hash(same)
    assert one != other


def test_a_move_cannot_be_changed() -> None:
    bid: Any = ra.Bid(7)

    with pytest.raises(FrozenInstanceError):
        bid.sun = 8


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_a_move_can_be_played_as_a_value_or_as_its_text(move: ra.Move) -> None:
    here = where_it_is_legal(move)

    step = here.play(move)

    assert step == here.play(str(move))
    assert step.position != here


def where_it_is_legal(move: ra.Move) -> ra.Position:
    """A position in which the rules allow the move."""
    match move:
        case ra.Done():
            return position(2, phase="gods", track="nile", tiles=[{"god": 1}])
        case ra.Pass():
            return position(2, phase="auction", auction="drawn", ra_tiles=1)
        case ra.Bid(sun=sun):
            suns = [(sun, 16 if sun < 16 else 2, 15 if sun < 15 else 3)]
            rest = [other for other in range(16, 0, -1) if other not in suns[0]]
            suns += [(rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]) for i in range(4)]
            return position(
                5, phase="auction", auction="invoked", face_up=suns, centre_sun=rest[12]
            )
        case ra.PlayGod(tile=tile):
            return position(2, track=tile, tiles=[{"god": 1}])
        case ra.Lose(tile=tile):
            family = CIVILIZATION if tile in CIVILIZATION else MONUMENTS
            return position(
                2,
                phase="lose",
                losing_to="unrest" if tile in CIVILIZATION else "earthquake",
                owed=2,
                tiles=[dict.fromkeys(family, 2)],
            )
        case ra.Drawn():
            return position(2, phase="draw")
    return position(2)


@pytest.mark.parametrize(
    "move",
    [
        ra.Bid(0),
        ra.Bid(17),
        ra.Bid(-1),
        ra.PlayGod(ra.Tile.GOD),
        ra.PlayGod(ra.Tile.RA),
        ra.Lose(ra.Tile.NILE),
        ra.Lose(ra.Tile.FUNERAL),
    ],
    ids=str,
)
def test_a_value_that_is_no_move_of_the_game_is_refused(move: ra.Move) -> None:
    with pytest.raises(InvalidNotation) as caught:
        position(2).play(move)

    assert (caught.value.code, caught.value.parameters["text"]) == ("not-a-move", str(move))


@pytest.mark.parametrize("kind", [ra.PlayGod, ra.Lose, ra.Drawn])
def test_the_name_of_a_tile_means_the_tile(kind: Any) -> None:
    given, meant = kind("step-pyramid"), kind(ra.Tile.STEP_PYRAMID)

    assert given == meant
    assert str(given) == str(meant)
    assert repr(given) == repr(meant)
    with pytest.raises(ValueError, match="'Nile' is not a valid Tile"):
        kind("Nile")


def test_a_move_with_a_name_is_played() -> None:
    here = position(2, phase="draw")

    assert here.play(ra.Drawn("nile")) == here.play("+nile")  # type: ignore[arg-type]  # a name will do
