"""One of each set of moves that come to the same: docs/notation.md, "Distinct moves"."""

from itertools import combinations

import pytest

from heliopolis import dice

from .builders import COLOURS, after, distinct, legal, options, position

OTHERS = {"pharaoh": (0, 1), "nile": (0, 1), "civ": ["", "red"], "monuments": ["", "red1"]}
"""A board on which every disaster hits somebody."""


# Rolling.


@pytest.mark.parametrize("shown", ["PPPPP", "SPPPP", "PSSSS", "AAAAS"])
def test_rolls_are_all_distinct(shown: str) -> None:
    """D-4: a die keeps its colour, which may matter when it falls again."""
    here = position(2, shown, phase="reroll")

    assert distinct(here) == options(here) == legal(here)
    assert len(distinct(here)) == 2 ** (5 - shown.count("S"))


# 1. Another order.


def test_dice_are_spent_in_one_order() -> None:
    """Reason 1: pharaoh, flood, nile, civ, monument."""
    here = position(4, "PNCMA")

    pharaoh = after(here, "pharaoh red")
    nile = after(here, "nile blue")
    monument = after(here, "monument green 1")

    assert distinct(here, "pharaoh", "nile") == [
        "pharaoh red",
        "pharaoh red purple",
        "nile blue",
        "nile blue purple",
    ]
    assert distinct(pharaoh) == ["end", "nile blue", "nile blue purple", "monument green 1"]
    assert distinct(nile) == ["end", "monument green 1"]
    assert distinct(monument) == ["end"]


def test_a_person_may_go_about_a_turn_in_any_order() -> None:
    """Reason 1 does not hold for `options()`."""
    here = after(position(4, "PNCMA"), "monument green 1")

    assert options(here) == [
        "end",
        "pharaoh red",
        "pharaoh red purple",
        "nile blue",
        "nile blue purple",
    ]
    assert options(after(here, "nile blue")) == [
        "end",
        "pharaoh red",
        "pharaoh red purple",
        "nile purple",
    ]


def test_a_second_group_on_a_track_is_left_out() -> None:
    """Reason 1: but offered to a person."""
    pharaoh = after(position(2, "PPACC"), "pharaoh red")
    nile = after(position(2, "NNACC"), "nile red")

    assert distinct(pharaoh) == ["end", "civ green with yellow purple"][:1] + distinct(
        pharaoh, "civ"
    )
    assert options(pharaoh, "pharaoh") == ["pharaoh blue", "pharaoh blue yellow"]
    assert distinct(nile, "nile") == []
    assert options(nile, "nile") == ["nile blue", "nile blue yellow"]


@pytest.mark.parametrize(("shown", "track"), [("PACCC", "pharaoh"), ("NACCC", "nile")])
def test_a_person_may_add_an_ankh_to_a_group_without_another_real_die(
    shown: str, track: str
) -> None:
    """D-9: the group that was begun has its real die already."""
    here = after(position(2, shown), f"{track} red")

    assert options(here, track) == [f"{track} blue"]


@pytest.mark.parametrize(
    ("shown", "first", "left"),
    [
        ("PPNNN", "pharaoh red", {"flood", "nile"}),
        ("PANNN", "flood yellow green purple", set()),
        ("NNNNA", "flood red blue yellow", {"nile"}),
        ("NNNNA", "nile red", set()),
        ("PCCCA", "pharaoh red", {"civ"}),
        ("PCCCA", "civ blue with yellow green", set()),
        ("MCCCA", "civ blue with yellow green", {"monument"}),
        ("MCCCA", "monument red 1", set()),
        ("NCCCA", "nile red", {"civ"}),
        ("NCCCA", "civ blue with yellow green", set()),
        ("NNNMM", "flood red blue yellow", {"monument"}),
        ("NNNMM", "monument green 1", set()),
    ],
)
def test_what_comes_before_in_the_order_is_left_out(shown: str, first: str, left: set[str]) -> None:
    """Reason 1."""
    here = after(position(3, shown), first)

    found = {text.split()[0] for text in distinct(here)} if here.turn == 0 else {"end"}

    assert found == {"end"} | left


@pytest.mark.parametrize(
    ("shown", "first", "late"),
    [
        ("SSSSP", "pharaoh purple", []),
        ("SSSSN", "nile purple", []),
        ("SSSSM", "monument purple 2", ["disaster monument"]),
    ],
)
def test_a_disaster_comes_first_or_after_a_monument_marker(
    shown: str, first: str, late: list[str]
) -> None:
    """Reason 1 and D-24: the one exception."""
    here = position(2, shown, **OTHERS)  # type: ignore[arg-type]

    there = after(here, first)

    everything = [f"disaster {area}" for area in ("pharaoh", "nile", "civ", "monument")]
    assert distinct(here, "disaster") == everything
    assert distinct(there, "disaster") == late
    assert options(there, "disaster") == everything


def test_further_markers_come_in_the_order_of_their_colours() -> None:
    """Reason 1."""
    here = after(position(2, "MMMMM"), "monument yellow 1")

    red = after(here, "monument red 2 with blue")
    blue = after(here, "monument blue 2 with red")
    green = after(here, "monument green 2 with red")
    purple = after(here, "monument purple 2 with red")

    assert distinct(red) == ["end", "monument green 3 with purple", "monument purple 3 with green"]
    assert distinct(blue) == ["end", "monument green 3 with purple", "monument purple 3 with green"]
    assert distinct(green) == ["end", "monument purple 3 with blue"]
    assert distinct(purple) == ["end"]
    assert options(purple) == ["end", "monument blue 3 with green", "monument green 3 with blue"]


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        ("AAAAP", ["pharaoh purple", "pharaoh red purple", "pharaoh red blue purple"]),
        ("PSSNS", ["pharaoh red", "nile green"]),
        ("SMSSA", ["monument blue 1"]),
        ("CCAMS", ["civ red with blue yellow", "civ blue with red yellow", "monument green 1"]),
        ("NANSS", ["flood red blue yellow", "nile red", "nile red yellow"]),
    ],
)
def test_nothing_else_is_offered(shown: str, found: list[str]) -> None:
    """D-7: the end of the turn comes first."""
    here = position(3, shown, pharaoh=(9, 0, 0), nile=(10, 0, 0))

    assert distinct(here)[: len(found) + 1] == ["end", *found]
    assert len(distinct(here)) == len(found) + 1


# 2. Interchangeable dice, and 3. Waste.


@pytest.mark.parametrize(
    ("shown", "kind", "found"),
    [
        ("PPPSS", "pharaoh", ["red", "red blue", "red blue yellow"]),
        ("SPAPS", "pharaoh", ["blue", "blue green", "blue yellow green"]),
        ("AAPSS", "pharaoh", ["yellow", "red yellow", "red blue yellow"]),
        ("ANSNA", "nile", ["blue", "blue green", "red blue green", "red blue green purple"]),
        ("AASSS", "nile", []),
        ("AASSS", "pharaoh", []),
    ],
)
def test_of_dice_that_are_alike_the_first_are_spent_and_real_ones_before_ankhs(
    shown: str, kind: str, found: list[str]
) -> None:
    """Reasons 2 and 3: one move for every number of steps."""
    here = position(2, shown, ra=0 if shown.count("S") > 2 else shown.count("S"))

    assert distinct(here, kind) == [f"{kind} {dice_spent}" for dice_spent in found]


@pytest.mark.parametrize("at", [8, 9, 10, 11, 12])
@pytest.mark.parametrize(("kind", "letter"), [("pharaoh", "P"), ("nile", "N")])
def test_no_step_goes_beyond_the_end_of_a_track(kind: str, letter: str, at: int) -> None:
    """Reason 3 and D-10."""
    here = position(2, letter * 4 + "S", turn=1, **{kind: (0, at)})  # type: ignore[arg-type]

    assert len(distinct(here, kind)) == 12 - at
    assert len(options(here, kind)) == 12 - at


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        ("NNNSS", ["red blue yellow"]),
        ("NNNAS", ["red blue yellow", "red blue green"]),
        ("NNNAA", ["red blue yellow", "red blue green"]),
        ("NNNNS", ["red blue yellow"]),
        ("NNNNA", ["red blue yellow"]),
        ("NNNNN", ["red blue yellow"]),
        ("NNASS", ["red blue yellow"]),
        ("NNAAS", ["red blue yellow", "red yellow green"]),
        ("NNAAA", ["red blue yellow", "red yellow green"]),
        ("ANANA", ["red blue green", "red blue yellow"]),
        ("NAASS", ["red blue yellow"]),
        ("NAAAA", ["red blue yellow"]),
        ("AAANS", ["red blue green"]),
        ("NASSS", []),
        ("NNSSS", []),
        ("AAASS", []),
    ],
)
def test_a_flood_takes_as_many_niles_as_it_can_or_spares_one(shown: str, found: list[str]) -> None:
    """Reason 3 and D-11: with two or three Niles one may be left to advance."""
    here = position(2, shown, ra=0 if shown.count("S") > 2 else shown.count("S"))

    assert distinct(here, "flood") == [f"flood {dice_spent}" for dice_spent in found]
    assert options(here, "flood") == distinct(here, "flood")


@pytest.mark.parametrize(("at", "found"), [(11, 2), (12, 1)])
def test_no_nile_is_spared_at_the_end_of_the_track(at: int, found: int) -> None:
    """Reason 3: it could not advance; where others are does not matter."""
    here = position(2, "NNAAS", turn=1, nile=(12, at))

    assert len(distinct(here, "flood")) == found


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        ("CCCSS", ["red with blue yellow", "blue with red yellow", "yellow with red blue"]),
        (
            "CCASA",
            ["red with blue yellow", "blue with red yellow", "red blue with yellow purple"],
        ),
        ("ACSAS", ["blue with red green"]),
        ("AACSS", ["yellow with red blue"]),
        ("ACAAA", ["blue with red yellow"]),
        ("CCSSA", ["red with blue purple", "blue with red purple"]),
        ("CASSS", []),
        ("AAASS", []),
    ],
)
def test_civilization_takes_two_dice_beyond_its_markers_real_ones_first(
    shown: str, found: list[str]
) -> None:
    """Reasons 2 and 3, and D-16."""
    here = position(3, shown, ra=0 if shown.count("S") > 2 else shown.count("S"))

    assert distinct(here, "civ") == [f"civ {group}" for group in found]
    assert options(here, "civ") == distinct(here, "civ")


def test_every_set_of_open_colours_is_offered_once() -> None:
    """D-16: up to three of them, and no closed one."""
    here = position(2, "CCCCC", civ=["blue"])

    found = [text.removeprefix("civ ").split(" with ")[0] for text in distinct(here, "civ")]

    open_colours = [colour for colour in COLOURS if colour != "blue"]
    expected = {" ".join(few) for size in (1, 2, 3) for few in combinations(open_colours, size)}
    assert set(found) == expected
    assert len(found) == len(expected)
    assert {len(text.split(" with ")[1].split()) for text in distinct(here, "civ")} == {2}


@pytest.mark.parametrize(
    ("board", "hit"),
    [
        ({}, []),
        ({"pharaoh": (1, 0)}, []),
        ({"pharaoh": (0, 1)}, ["pharaoh"]),
        ({"nile": (5, 0), "floods": (1, 0)}, []),
        ({"nile": (0, 1)}, ["nile"]),
        ({"floods": (0, 1)}, ["nile"]),
        ({"civ": ["red", ""]}, []),
        ({"civ": ["", "purple"]}, ["civ"]),
        ({"monuments": ["red1", ""]}, []),
        ({"monuments": ["", "purple8"]}, ["monument"]),
        ({"pharaoh": (0, 0, 3), "civ": ["", "", "red"]}, ["pharaoh", "civ"]),
        (OTHERS, ["pharaoh", "nile", "civ", "monument"]),
    ],
)
@pytest.mark.parametrize("suns", [4, 5])
def test_no_disaster_is_offered_that_changes_nothing(
    suns: int, board: dict[str, list[str]], hit: list[str]
) -> None:
    """Reason 3: a disaster hits others only (D-25)."""
    shown = ("S" * suns).ljust(5, "P")
    here = position(3, shown, **board)  # type: ignore[arg-type]

    assert distinct(here, "disaster") == [f"disaster {area}" for area in hit]
    assert options(here, "disaster") == distinct(here, "disaster")


def test_a_disaster_is_offered_for_a_victim_before_the_acting_seat_too() -> None:
    """D-25: all seats but the acting one are looked at."""
    here = position(3, "SSSSP", turn=2, pharaoh=(1, 0, 5), civ=["", "", "red"])

    assert distinct(here, "disaster") == ["disaster pharaoh"]


def test_no_second_disaster_is_offered() -> None:
    """D-23."""
    here = after(position(2, "SSSSP", **OTHERS), "disaster pharaoh")  # type: ignore[arg-type]

    assert distinct(here) == options(here) == ["end", "pharaoh purple"]


def test_with_three_suns_no_disaster_is_offered() -> None:
    """D-23."""
    here = position(2, "SSSPP", **OTHERS)  # type: ignore[arg-type]

    assert distinct(here, "disaster") == options(here, "disaster") == []


@pytest.mark.parametrize("shown", ["CCSSS", "PAACC", "MMMMM", "NAAAA"])
def test_the_end_is_always_the_first_choice(shown: str) -> None:
    """D-7."""
    here = position(2, shown, ra=0)

    assert distinct(here)[0] == options(here)[0] == "end"


def pairs(here: dice.Position) -> list[str]:
    """The dice of the further markers in the first column that is free for them."""
    return [
        text.replace("monument ", "").replace(" 2 with ", "+")
        for text in distinct(here, "monument")
    ]


@pytest.mark.parametrize(
    ("shown", "first", "found"),
    [
        # Four dice for two more markers: the first Monument may also be paired with an Ankh,
        ("MMMAA", "red", ["blue+yellow", "blue+green", "yellow+blue"]),
        ("MMMMA", "red", ["blue+yellow", "blue+purple", "yellow+blue", "green+blue"]),
        ("MMAAM", "purple", ["red+blue", "red+yellow", "blue+red"]),
        ("AMMMM", "blue", ["yellow+green", "yellow+red", "green+yellow", "purple+yellow"]),
        # or, without one, with the last Monument.
        (
            "MMMMM",
            "red",
            ["blue+yellow", "blue+purple", "yellow+blue", "green+blue", "purple+blue"],
        ),
        (
            "MMMMM",
            "green",
            ["red+blue", "red+purple", "blue+red", "yellow+red", "purple+red"],
        ),
        # With three dice or fewer only one more marker can follow.
        ("MMMAS", "red", ["blue+yellow", "yellow+blue"]),
        ("MMMSS", "red", ["blue+yellow", "yellow+blue"]),
        ("MMASS", "red", ["blue+yellow"]),
        ("MMAAS", "red", ["blue+yellow"]),
        ("AMASM", "purple", ["blue+red"]),
        # A lone Monument is always paired with an Ankh, and with the first.
        ("MMAAA", "red", ["blue+yellow"]),
        ("AMAAM", "blue", ["purple+red"]),
    ],
)
def test_the_companion_of_a_further_marker(shown: str, first: str, found: list[str]) -> None:
    """Reason 3 and D-18: the first other Monument or, without one, an Ankh."""
    here = after(position(2, shown, ra=shown.count("S")), f"monument {first} 1")

    assert pairs(here) == found
    assert options(here, "monument") == distinct(here, "monument")


def test_the_last_pair_is_the_one_that_is_left() -> None:
    """D-19."""
    here = after(position(2, "MMMAM"), "monument red 1", "monument blue 2 with green")

    assert distinct(here) == [
        "end",
        "monument yellow 3 with purple",
        "monument purple 3 with yellow",
    ]


def test_ankhs_alone_place_no_further_marker() -> None:
    """D-18."""
    here = after(position(2, "MAAAP"), "monument red 1")

    assert distinct(here, "monument") == options(here, "monument") == []


# 4. Equivalent columns.


@pytest.mark.parametrize(
    ("monuments", "columns"),
    [
        (["", ""], "1"),
        (["blue1", ""], "12"),
        (["", "blue1"], "12"),
        (["blue3", ""], "13"),
        (["blue8", ""], "18"),
        (["blue1 blue2", ""], "13"),
        (["blue1", "blue2"], "123"),
        (["blue2", "blue5 blue7"], "125"),
        (["blue1 purple1", "blue2"], "123"),
        (["blue1 purple1 blue2 purple2", ""], "13"),
        (["blue1 blue2", "purple1"], "123"),
        (["red1", ""], "2"),
        (["red1", "red3"], "2"),
    ],
)
def test_of_columns_that_hold_the_same_markers_the_first_is_taken(
    monuments: list[str], columns: str
) -> None:
    """Reason 4: owner by owner and colour by colour."""
    here = position(2, "MPPPP", monuments=monuments)

    expected = [f"monument red {column}" for column in columns]
    assert distinct(here, "monument") == options(here, "monument") == expected


def test_a_taken_space_may_be_all_that_tells_columns_apart() -> None:
    """Reason 4: the first column of its kind may be closed to one colour and open to another."""
    here = position(3, "MMPPP", monuments=["", "", "red1 red2"])

    assert distinct(here, "monument") == [
        "monument red 3",
        "monument blue 1",
        "monument blue 3",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_markers_of_every_seat_tell_columns_apart(players: int) -> None:
    """Reason 4: from the first seat to the last."""
    own = [""] * (players - 1) + ["purple2"]
    here = position(players, "MPPPP", monuments=own)

    assert distinct(here, "monument") == ["monument red 1", "monument red 2"]


def test_for_a_further_marker_only_columns_without_own_markers_are_offered() -> None:
    """Reason 4 and D-18."""
    here = position(2, "MMPPA", monuments=["green1", "green2 green3"])

    there = after(here, "monument red 4")

    assert distinct(there, "monument") == [
        "monument blue 2 with purple",
        "monument blue 5 with purple",
    ]
