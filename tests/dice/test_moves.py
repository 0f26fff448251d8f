"""Moves as values, and the kernel's numbers for them."""

from dataclasses import FrozenInstanceError
from itertools import combinations
from typing import Any

import pytest

from heliopolis import dice
from heliopolis.core.errors import InvalidNotation
from heliopolis.dice.catalogue import (
    ACTIONS,
    CIV_NUMBER,
    DECISIONS,
    FLOOD_NUMBER,
    OUTCOMES,
    bits_of,
    dice_of,
    move_of,
    number_of,
)

from .builders import COLOURS, after, colours, position

RED, BLUE = dice.Colour.RED, dice.Colour.BLUE


def sets(sizes: range) -> list[tuple[dice.Colour, ...]]:
    """All sets of so many dice, in the order of their bits, red being the lowest."""
    found = [few for size in sizes for few in combinations(dice.COLOURS, size)]
    return sorted(found, key=bits_of)


def spaces() -> list[tuple[dice.Colour, int]]:
    """The spaces of the monument area, column by column."""
    return [(colour, column) for column in range(1, 9) for colour in dice.COLOURS]


EVERY_DECISION: list[dice.Move] = [
    dice.Keep(),
    *(dice.Roll(few) for few in sets(range(1, 6))),
    dice.End(),
    *(dice.DeclareDisaster(area) for area in dice.FACES[:4]),
    *(dice.Lose(colour) for colour in dice.COLOURS),
    *(dice.Lose(colour, column) for colour, column in spaces()),
    *(dice.AdvancePharaoh(few) for few in sets(range(1, 6))),
    *(dice.AdvanceNile(few) for few in sets(range(1, 6))),
    *(dice.FloodNile(few) for few in sets(range(3, 4))),
    *(
        dice.PlaceCiv(markers, tuple(colour for colour in few if colour not in markers))
        for few in sets(range(3, 6))
        for markers in sets(range(1, len(few) - 1))
        if set(markers) <= set(few)
    ),
    *(dice.PlaceMonument(colour, column) for colour, column in spaces()),
    *(
        dice.PlaceMonument(colour, column, other)
        for colour, column in spaces()
        for other in dice.COLOURS
        if other != colour
    ),
]


def test_the_numbers_of_all_decisions_are_fixed() -> None:
    """Files and networks know moves by their numbers: an order, never to be changed."""
    assert list(DECISIONS) == EVERY_DECISION
    assert ACTIONS == len(EVERY_DECISION) == 459


def test_every_decision_has_one_number_and_one_text() -> None:
    assert [number_of(move) for move in DECISIONS] == list(range(459))
    assert [move_of(number) for number in range(459)] == EVERY_DECISION
    assert len({str(move) for move in DECISIONS}) == 459


def test_every_outcome_has_one_number_and_one_text() -> None:
    """Six faces for every die that was thrown, of any dice but none: 7 to the 5th, less one."""
    outcomes = [move_of(ACTIONS + number) for number in range(1, OUTCOMES)]

    texts = [str(outcome) for outcome in outcomes]

    assert len(set(texts)) == len(texts) == 16_806
    assert [number_of(dice.parse_move(text)) for text in texts] == list(
        range(ACTIONS + 1, ACTIONS + OUTCOMES)
    )
    assert [dice.parse_move(text) for text in texts] == outcomes


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("+red:pharaoh", 1),
        ("+red:sun", 6),
        ("+blue:pharaoh", 7),
        ("+purple:pharaoh", 7**4),
        ("+red:nile yellow:ankh", 2 + 5 * 49),
        ("+red:sun blue:sun yellow:sun green:sun purple:sun", 7**5 - 1),
    ],
)
def test_an_outcome_has_a_digit_for_every_die(text: str, number: int) -> None:
    """Of base 7: 0 where it was not rolled, else 1 and its face."""
    assert number_of(dice.parse_move(text)) == 459 + number


def test_the_tables_of_floods_and_civilization_moves_give_their_numbers() -> None:
    for number, move in enumerate(DECISIONS):
        match move:
            case dice.FloodNile(dice=spent):
                assert FLOOD_NUMBER[bits_of(spent)] == number
            case dice.PlaceCiv(markers=markers, others=others):
                assert CIV_NUMBER[bits_of(markers), bits_of(markers) | bits_of(others)] == number


def test_a_set_of_dice_is_a_number_of_five_bits() -> None:
    assert [bits_of((colour,)) for colour in dice.COLOURS] == [1, 2, 4, 8, 16]
    assert dice_of(0b10101) == colours("red yellow purple")
    assert [bits_of(dice_of(bits)) for bits in range(32)] == list(range(32))


def test_colours_and_faces_have_a_fixed_order() -> None:
    assert tuple(dice.COLOURS) == COLOURS
    assert tuple(dice.FACES) == ("pharaoh", "nile", "civ", "monument", "ankh", "sun")
    assert tuple(dice.AREAS) == ("pharaoh", "nile", "civ", "monument")


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        (dice.Keep(), dice.Keep(), dice.End()),
        (dice.Roll((RED,)), dice.Roll((RED,)), dice.Roll((BLUE,))),
        (dice.AdvanceNile((RED,)), dice.AdvanceNile((RED,)), dice.AdvancePharaoh((RED,))),
        (dice.Lose(RED, 1), dice.Lose(RED, 1), dice.Lose(RED)),
        (dice.PlaceMonument(RED, 1), dice.PlaceMonument(RED, 1), dice.Lose(RED, 1)),
        (
            dice.Rolled(((RED, dice.Face.SUN),)),
            dice.Rolled(((RED, dice.Face.SUN),)),
            dice.Rolled(((RED, dice.Face.ANKH),)),
        ),
    ],
)
def test_moves_are_equal_by_what_they_say(
    one: dice.Move, same: dice.Move, other: dice.Move
) -> None:
    assert one == same
    assert hash(one) == hash(same)
    assert one != other


def test_a_move_cannot_be_changed() -> None:
    roll: Any = dice.Roll((RED,))

    with pytest.raises(FrozenInstanceError):
        roll.dice = ()


TWO_DISASTERS = {
    "civ": after(position(2, "SSSSP", civ=["", " ".join(COLOURS)]), "disaster civ"),
    "monument": after(
        position(
            2, "SSSSP", monuments=["", " ".join(f"{c}{n}" for c in COLOURS for n in range(1, 9))]
        ),
        "disaster monument",
    ),
}


def where_it_is_legal(move: dice.Move) -> dice.Position:
    """A position in which the rules allow the move."""
    match move:
        case dice.Keep() | dice.Roll():
            return position(2, "PNCMA", phase="reroll")
        case dice.DeclareDisaster():
            return position(2, "SSSSP", pharaoh=(0, 1))
        case dice.Lose(column=column):
            return TWO_DISASTERS["civ" if column is None else "monument"]
        case dice.AdvancePharaoh():
            return position(2, "PPPPP")
        case dice.AdvanceNile() | dice.FloodNile():
            return position(2, "NNNNN")
        case dice.PlaceCiv():
            return position(2, "CCCCC")
        case dice.PlaceMonument(companion=None):
            return position(2, "MMMMM")
        case dice.PlaceMonument(column=column, colour=colour, companion=companion):
            first = next(c for c in dice.COLOURS if c not in (colour, companion))
            return after(position(2, "MMMMM"), f"monument {first} {column % 8 + 1}")
    return position(2, "PPPPP")


def test_every_decision_can_be_played_as_a_value_or_as_its_text() -> None:
    for move in DECISIONS:
        here = where_it_is_legal(move)

        step = here.play(move)

        assert step == here.play(str(move))
        assert step.position != here


@pytest.mark.parametrize(
    "move",
    [
        dice.Roll(()),
        dice.Roll((RED, RED)),
        dice.AdvancePharaoh(()),
        dice.FloodNile((RED, BLUE)),
        dice.FloodNile(tuple(dice.COLOURS)),
        dice.PlaceCiv((), tuple(dice.COLOURS)),
        dice.PlaceCiv((RED,), (BLUE,)),
        dice.PlaceCiv((RED,), (RED, BLUE)),
        dice.PlaceCiv(dice.COLOURS[:4], dice.COLOURS[4:]),
        dice.PlaceMonument(RED, 0),
        dice.PlaceMonument(RED, 9),
        dice.PlaceMonument(RED, 1, RED),
        dice.DeclareDisaster(dice.Face.ANKH),
        dice.DeclareDisaster(dice.Face.SUN),
        dice.Lose(RED, 0),
        dice.Lose(RED, 9),
        dice.Rolled(()),
        dice.Rolled(((RED, dice.Face.SUN), (RED, dice.Face.NILE))),
    ],
    ids=str,
)
def test_a_value_that_is_no_move_of_the_game_is_refused(move: dice.Move) -> None:
    with pytest.raises(InvalidNotation) as error:
        position(2).play(move)

    assert (error.value.code, error.value.parameters["text"]) == ("not-a-move", str(move)[:60])


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ((["blue", "red"],), dice.Roll((RED, BLUE))),
        ((("purple", RED),), dice.AdvancePharaoh((RED, dice.Colour.PURPLE))),
        (({"red"},), dice.AdvanceNile((RED,))),
        ((("green", "red", "blue"),), dice.FloodNile((RED, BLUE, dice.Colour.GREEN))),
        ((("purple",), ["blue", "red"]), dice.PlaceCiv((dice.Colour.PURPLE,), (RED, BLUE))),
        (("red", 3), dice.PlaceMonument(RED, 3)),
        (("red", 3, "blue"), dice.PlaceMonument(RED, 3, BLUE)),
        (("civ",), dice.DeclareDisaster(dice.Face.CIV)),
        (("red", 1), dice.Lose(RED, 1)),
        (
            ([("blue", "sun"), ["red", "ankh"]],),
            dice.Rolled(((RED, dice.Face.ANKH), (BLUE, dice.Face.SUN))),
        ),
    ],
    ids=str,
)
def test_names_and_any_order_mean_the_move_that_is_written_the_one_way(
    given: Any, meant: Any
) -> None:
    loosely = type(meant)(*given)

    assert loosely == meant
    assert hash(loosely) == hash(meant)
    assert str(loosely) == str(meant)
    assert repr(loosely) == repr(meant)
    assert number_of(loosely) == number_of(meant)


@pytest.mark.parametrize(
    ("make", "arguments"),
    [
        (dice.Roll, ("red",)),
        (dice.Roll, (["Red"],)),
        (dice.PlaceCiv, (["pink"], ["red"])),
        (dice.PlaceCiv, (["red"], ["pink"])),
        (dice.PlaceMonument, ("pink", 1)),
        (dice.PlaceMonument, ("red", 1, "pink")),
        (dice.DeclareDisaster, ("red",)),
        (dice.Lose, ("nile",)),
        (dice.Rolled, ([("red", "blue")],)),
    ],
)
def test_a_name_that_is_none_is_no_part_of_a_move(make: Any, arguments: Any) -> None:
    with pytest.raises(ValueError, match="is not a valid"):
        make(*arguments)
