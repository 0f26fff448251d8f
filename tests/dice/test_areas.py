"""D-10 to D-21: what the groups of dice do on the board."""

from itertools import combinations

import pytest

from heliopolis import dice
from heliopolis.dice.areas import full_colours, open_colours

from .builders import (
    COLOURS,
    EVERY_NUMBER_OF_PLAYERS,
    after,
    legal,
    position,
    seat_of,
    states_of,
    throw,
)


def bits(colours: str) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours.split())


@pytest.mark.parametrize("dice_spent", range(1, 6))
@pytest.mark.parametrize("before", [0, 1, 6, 7, 8, 9, 10, 11, 12])
@pytest.mark.parametrize(("track", "letter"), [("pharaoh", "P"), ("nile", "N")])
def test_a_marker_goes_a_step_for_every_die_up_to_twelve(
    track: str, letter: str, before: int, dice_spent: int
) -> None:
    """D-8 and D-10: surplus steps are lost."""
    here = position(3, letter * 5, turn=1, **{track: (3, before, 5)})  # type: ignore[arg-type]

    there = after(here, f"{track} {' '.join(COLOURS[:dice_spent])}")

    after_it = [getattr(seat, track) for seat in there.view(None).seats]
    assert after_it == [3, min(12, before + dice_spent), 5]


def test_flood_cubes_move_along_with_the_marker() -> None:
    """D-8: there is one position for all of them."""
    here = position(2, "NNPPP", nile=(4, 0), floods=(2, 0))

    own = seat_of(after(here, "nile red blue"), 0)

    assert (own.nile, own.floods) == (6, 2)


@pytest.mark.parametrize("before", [0, 5, 12])
@pytest.mark.parametrize("floods", [0, 1, 7])
def test_a_flood_adds_a_cube_anywhere_on_the_track(floods: int, before: int) -> None:
    """D-12: at the beginning, at the end, and however many there are."""
    here = position(2, "NNNPP", turn=1, nile=(1, before), floods=(1, floods))

    there = after(here, "flood red blue yellow")

    assert [(seat.nile, seat.floods) for seat in there.view(None).seats] == [
        (1, 1),
        (before, floods + 1),
    ]


@pytest.mark.parametrize(("track", "letter"), [("pharaoh", "P"), ("nile", "N")])
def test_steps_without_effect_are_legal(track: str, letter: str) -> None:
    """D-10."""
    here = position(2, letter * 5, **{track: (12, 0)})  # type: ignore[arg-type]

    there = after(here, f"{track} red blue yellow green purple")

    assert there.turn == 1
    assert getattr(seat_of(there, 0), track) == 12


def civ_open(here: dice.Position) -> set[str]:
    """The colours on which the acting seat may place."""
    return {text.split()[1] for text in legal(here, "civ")}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(
    ("players", "others"), [(n, others) for n in EVERY_NUMBER_OF_PLAYERS for others in range(n)]
)
def test_a_civilization_space_holds_one_marker_fewer_than_there_are_players(
    players: int, others: int, colour: str
) -> None:
    """D-15; with two players one cube a space (vector 11)."""
    seats = [colour if seat <= others else "" for seat in range(players)]
    here = position(players, "CCCCC", civ=["", *seats[1:]])

    assert (colour in civ_open(here)) == (others < players - 1)
    assert civ_open(here) | {colour} == set(COLOURS)


@pytest.mark.parametrize(
    ("others", "own", "full"),
    [
        (["red"], "blue", "red blue"),
        (["red"], "red", ""),
        (["red blue", "red"], "green", "red"),
        (["red blue", "green"], "blue green", "blue green"),
        (["red", "red", "red blue"], "blue", "red"),
        (["red blue", "red", "blue"], "red blue", "red blue"),
    ],
)
def test_colours_are_full_by_markers_that_a_seat_would_have_too(
    others: list[str], own: str, full: str
) -> None:
    """D-15: where the seat has none of these yet, and the more players the more markers."""
    state = states_of(position(len(others) + 1, civ=["", *others]))[0]

    assert full_colours(state, 0, bits(own)) == bits(full)


def test_a_colour_is_open_without_a_marker_of_ones_own_while_it_is_not_full() -> None:
    """D-15: rules and bots ask the same function."""
    assert open_colours(bits("red"), bits("red blue")) == bits("yellow green purple")


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_which_of_the_others_are_there_does_not_matter(turn: int) -> None:
    """D-15: all seats count, from the first to the last."""
    others = [seat for seat in range(3) if seat != turn]
    one = [{others[0]: "red"}, {others[1]: "red"}]
    both = {others[0]: "red", others[1]: "red"}

    found = [
        "red" in civ_open(position(3, "CCCCC", turn=turn, civ=[at.get(s, "") for s in range(3)]))
        for at in (*one, both)
    ]

    assert found == [True, True, False]


@pytest.mark.parametrize("own", ["red", "purple", "red blue yellow green", "blue purple"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_seat_has_one_marker_on_a_space_at_most(players: int, own: str) -> None:
    """D-15."""
    here = position(players, "CCCCC", turn=1, civ=["", own])

    assert civ_open(here) == set(COLOURS) - set(own.split())


@pytest.mark.parametrize("size", [1, 2, 3])
def test_markers_are_placed_on_the_named_colours(size: int) -> None:
    """D-13: and on no other, for as many dice as were named."""
    here = position(3, "CCCCC", turn=2, civ=["red", "", "purple"])
    named = COLOURS[:size]
    others = COLOURS[size:] if size == 3 else COLOURS[size : size + 2]

    there = after(here, f"civ {' '.join(named)} with {' '.join(others)}")

    assert [seat.civilization for seat in there.view(None).seats] == [
        ("red",),
        (),
        (*named, "purple"),
    ]


def test_fewer_markers_than_the_dice_allow_may_be_placed() -> None:
    """D-13."""
    here = position(3, "CCCAA")

    there = after(here, "civ blue with red yellow green purple")

    assert seat_of(there, 0).civilization == ("blue",)
    assert there.scores[0] == 10, "no Ankh is left"


def test_the_colour_of_an_ankh_never_counts() -> None:
    """D-14."""
    here = position(4, "CAACP")

    assert civ_open(here) == {"red", "green"}
    assert "civ red green with blue yellow" in legal(here)


def test_civilization_dice_without_an_open_space_have_no_use() -> None:
    """D-15: the turn ends by itself."""
    here = position(2, "-----", throws=2, civ=["red", "blue yellow green purple"])

    there = after(here, throw("CCCCC"))

    assert there.turn == 1


def first_spaces(here: dice.Position) -> set[str]:
    """The spaces that moves with one Monument die may take."""
    moves = [text.split() for text in legal(here, "monument") if "with" not in text]
    return {f"{words[1]}{words[2]}" for words in moves}


def further_spaces(here: dice.Position) -> set[str]:
    """The spaces that moves with two dice may take."""
    moves = [text.split() for text in legal(here, "monument") if "with" in text]
    return {f"{words[1]}{words[2]}" for words in moves}


def spaces(colours: str, columns: str) -> set[str]:
    return {f"{colour}{column}" for colour in colours.split() for column in columns}


@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_first_marker_goes_to_any_empty_space_of_its_colour(colour: str, turn: int) -> None:
    """D-17: also in columns where the seat has markers; anybody's marker takes a space."""
    faces = ["M" if other == colour else "P" for other in COLOURS]
    taken = [f"{colour}1 {COLOURS[COLOURS.index(colour) - 1]}2", f"{colour}4", f"{colour}8"]
    here = position(3, "".join(faces), turn=turn, monuments=taken)

    assert first_spaces(here) == spaces(colour, "23567")


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("column", [1, 2, 7, 8])
def test_a_marker_is_placed_where_the_move_says(column: int, colour: str) -> None:
    """D-17."""
    here = position(3, "MMMMM", turn=1, monuments=["red3", "blue4", "green5"])

    there = after(here, f"monument {colour} {column}")

    assert [set(seat.monuments) for seat in there.view(None).seats] == [
        {("red", 3)},
        {("blue", 4), (colour, column)},
        {("green", 5)},
    ]
    assert there.view(None).groups == ("monument",)
    assert there.view(None).paired == ()


def test_a_further_marker_needs_a_column_without_own_markers() -> None:
    """D-18: the one just placed counts too, those of others do not."""
    here = position(2, "MMMPP", monuments=["green1 purple6", "green2 blue3 blue8"])

    there = after(here, "monument red 4")

    assert further_spaces(there) == spaces("blue", "257") | spaces("yellow", "23578")


@pytest.mark.parametrize("own", COLOURS)
@pytest.mark.parametrize("column", range(1, 9))
def test_any_marker_of_its_own_closes_a_column_for_a_further_one(column: int, own: str) -> None:
    """D-18: from the first row to the last, and from the first column to the last."""
    first = column % 8 + 1
    here = position(2, "MMMMM", turn=1, monuments=["", f"{own}{column}"])

    there = after(here, f"monument red {first}")

    columns = "".join(str(other) for other in range(1, 9) if other not in (column, first))
    assert further_spaces(there) == spaces("blue yellow green purple", columns)


def test_no_second_marker_of_a_turn_is_cheap() -> None:
    """D-19: dice totals are 1, 3 and 5."""
    here = after(position(2, "MMMMM"), "monument green 1")

    third = after(here, "monument red 2 with blue")

    assert first_spaces(here) == first_spaces(third) == set()
    assert further_spaces(third) == spaces("yellow purple", "345678")
    assert third.view(None).paired == ("red",)


def test_every_pair_of_a_monument_and_another_or_an_ankh_places_a_marker() -> None:
    """D-18: with two Monuments either colour."""
    here = after(position(2, "MMAMA"), "monument green 8")

    pairs = {(text.split()[1], text.split()[-1]) for text in legal(here, "monument")}

    assert pairs == {
        ("red", "blue"),
        ("red", "yellow"),
        ("red", "purple"),
        ("blue", "red"),
        ("blue", "yellow"),
        ("blue", "purple"),
    }


@pytest.mark.parametrize(("marker", "companion"), list(combinations(COLOURS[1:], 2)))
def test_both_dice_of_a_pair_may_be_any(marker: str, companion: str) -> None:
    """D-18: in the order of colours or against it."""
    here = after(position(2, "MMMMM"), "monument red 1")

    one = after(here, f"monument {marker} 2 with {companion}")
    other = after(here, f"monument {companion} 2 with {marker}")

    for there, colour in ((one, marker), (other, companion)):
        assert (colour, 2) in seat_of(there, 0).monuments
        assert there.view(None).paired == (colour,)
        spent = [die.colour for die in there.view(None).dice if die.state == "spent"]
        assert spent == [c for c in COLOURS if c in ("red", marker, companion)]


FULL_ROW = " ".join(f"blue{column}" for column in range(1, 9))


def test_a_monument_whose_row_is_full_cannot_be_the_first() -> None:
    """D-21."""
    here = position(2, "MMPPP", monuments=["", FULL_ROW])

    assert first_spaces(here) == spaces("red", "12345678")


def test_a_monument_whose_row_is_full_may_be_the_companion() -> None:
    """D-21."""
    here = after(position(2, "MMMPP", monuments=["", FULL_ROW]), "monument red 1")

    assert {(text.split()[1], text.split()[-1]) for text in legal(here, "monument")} == {
        ("yellow", "blue")
    }


def test_a_monument_without_any_space_has_no_use() -> None:
    """D-21: the turn ends by itself."""
    here = position(2, "-----", throws=2, monuments=["", FULL_ROW])

    there = after(here, throw("CMASS"))

    assert there.turn == 1


def test_without_an_own_free_column_there_is_no_further_marker() -> None:
    """D-21: its dice are left for other uses."""
    own = " ".join(f"purple{column}" for column in range(1, 9))
    here = position(2, "MMMAP", monuments=[own])

    there = after(here, "monument red 1")

    assert legal(there) == ["end", "pharaoh purple", "pharaoh green purple"]


def test_a_lone_monument_places_no_further_marker() -> None:
    """D-18: a second die is needed."""
    there = after(position(2, "MMPPC"), "monument red 1", "pharaoh yellow green")

    assert there.turn == 1


def test_a_monument_and_an_ankh_that_are_left_keep_the_turn_open() -> None:
    """D-18."""
    there = after(position(2, "MMAPP"), "monument red 1", "pharaoh green purple")

    assert there.turn == 0
    assert further_spaces(there) == spaces("blue", "2345678")
