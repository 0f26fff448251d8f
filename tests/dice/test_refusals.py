"""Every refusal names its reason, what it is about and the number of the rule."""

from typing import Any

import pytest

from heliopolis import dice
from heliopolis.core.errors import Refusal

from .builders import OVER, after, position, refusal_to, throw

AIR = position(3, "--SN-", throws=1)
FIRST = position(3)
REROLL = position(3, "PSSMA", phase="reroll")
APPLY = position(3, "PNCMA")
SUNS = position(3, "SSSSM", civ=["", "red blue green"], monuments=["", "red1 blue2 red3"])
LOSE_CIV = after(SUNS, "disaster civ")
LOSE_MONUMENT = after(SUNS, "disaster monument")
ENDED = position(3, **OVER)
ALL_DICE = ("red", "blue", "yellow", "green", "purple")

ASKED = {
    "air": (AIR, Refusal("dice-in-the-air", {"dice": ("red", "blue", "purple")}, "D-4")),
    "first": (FIRST, Refusal("dice-in-the-air", {"dice": ALL_DICE}, "D-3")),
    "reroll": (REROLL, Refusal("roll-or-keep", {}, "D-4")),
    "apply": (APPLY, Refusal("spend-or-end", {}, "D-7")),
    "civ": (LOSE_CIV, Refusal("must-lose-marker", {"seat": 1, "area": "civ"}, "D-25")),
    "monument": (
        LOSE_MONUMENT,
        Refusal("must-lose-marker", {"seat": 1, "area": "monument"}, "D-25"),
    ),
    "over": (ENDED, Refusal("game-over", {"ended": "finished"}, "D-29")),
}
SPENDING = (
    "end",
    "disaster nile",
    "pharaoh red",
    "nile blue",
    "flood red blue yellow",
    "civ red with blue yellow",
    "monument red 1",
    "monument red 1 with blue",
)
ALWAYS = {"air", "first", "over"}
NOT_ASKED = [
    *((move, ALWAYS | {"apply", "civ", "monument"}) for move in ("keep", "roll red")),
    *((move, ALWAYS | {"reroll", "civ", "monument"}) for move in SPENDING),
    *((move, ALWAYS | {"reroll", "apply"}) for move in ("lose red", "lose red 1")),
]


@pytest.mark.parametrize(
    ("move", "asked"), [(move, asked) for move, phases in NOT_ASKED for asked in sorted(phases)]
)
def test_a_move_at_the_wrong_time_is_told_what_it_is_time_for(move: str, asked: str) -> None:
    here, refusal = ASKED[asked]

    assert refusal_to(here, move) == refusal


@pytest.mark.parametrize(
    ("here", "rule"),
    [(REROLL, "D-4"), (APPLY, "D-7"), (LOSE_CIV, "D-25"), (LOSE_MONUMENT, "D-25")],
)
def test_an_outcome_is_refused_while_no_die_is_in_the_air(here: dice.Position, rule: str) -> None:
    """D-3."""
    assert refusal_to(here, "+red:sun") == Refusal("no-die-in-the-air", {}, rule)


def test_no_outcome_comes_after_the_end() -> None:
    """D-29."""
    assert refusal_to(ENDED, "+red:sun") == Refusal("game-over", {"ended": "finished"}, "D-29")


@pytest.mark.parametrize(
    ("here", "outcome", "rolling"),
    [
        (AIR, "+red:sun", ("red", "blue", "purple")),
        (AIR, "+red:sun blue:sun", ("red", "blue", "purple")),
        (AIR, "+red:sun blue:sun green:sun purple:sun", ("red", "blue", "purple")),
        (AIR, throw("SSSSS"), ("red", "blue", "purple")),
        (FIRST, "+red:sun", ALL_DICE),
        (position(2, "---SP", throws=2), "+green:sun", ("red", "blue", "yellow")),
    ],
)
def test_an_outcome_names_exactly_the_dice_in_the_air(
    here: dice.Position, outcome: str, rolling: tuple[str, ...]
) -> None:
    """D-3 for the first throw, D-4 for the others."""
    assert refusal_to(here, outcome) == Refusal(
        "other-dice-in-the-air", {"dice": rolling}, "D-4" if here.view(None).throws else "D-3"
    )


@pytest.mark.parametrize(
    ("move", "suns"),
    [
        ("roll blue", ("blue",)),
        ("roll red blue", ("blue",)),
        ("roll blue yellow", ("blue", "yellow")),
        ("roll red blue yellow green purple", ("blue", "yellow")),
    ],
)
def test_a_sun_cannot_be_rolled_again(move: str, suns: tuple[str, ...]) -> None:
    """D-3."""
    assert refusal_to(REROLL, move) == Refusal("sun-stays", {"dice": suns}, "D-3")


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_disaster_takes_four_suns(number: int) -> None:
    """D-23."""
    here = position(2, ("S" * number).ljust(5, "P"))

    assert refusal_to(here, "disaster civ") == Refusal(
        "too-few-suns", {"suns": number, "needed": 4}, "D-23"
    )


def test_there_is_no_second_disaster() -> None:
    """D-23."""
    here = after(SUNS, "disaster pharaoh")

    assert refusal_to(here, "disaster nile") == Refusal("disaster-declared-already", {}, "D-23")


MIXED = position(3, "PNCMA")
GROWN = after(position(3, "PPAAN"), "pharaoh red yellow")


def other(die: str, shows: str, face: str) -> Refusal:
    """The refusal of a die that shows something else."""
    return Refusal("die-shows-other-face", {"die": die, "shows": shows, "face": face}, "D-8")


def spent(die: str) -> Refusal:
    """The refusal of a die that is spent."""
    return Refusal("die-is-spent", {"die": die}, "D-8")


def unreal(face: str) -> Refusal:
    """The refusal of a group without a real die."""
    return Refusal("no-real-die", {"face": face}, "D-9")


@pytest.mark.parametrize(
    ("here", "move", "refusal"),
    [
        (MIXED, "pharaoh blue", other("blue", "nile", "pharaoh")),
        (MIXED, "pharaoh red blue", other("blue", "nile", "pharaoh")),
        (MIXED, "pharaoh blue yellow", other("blue", "nile", "pharaoh")),
        (MIXED, "nile red", other("red", "pharaoh", "nile")),
        (MIXED, "nile blue green", other("green", "monument", "nile")),
        (MIXED, "flood blue green purple", other("green", "monument", "nile")),
        (MIXED, "civ yellow with blue purple", other("blue", "nile", "civ")),
        (MIXED, "civ red with yellow purple", other("red", "pharaoh", "civ")),
        (MIXED, "monument red 1", other("red", "pharaoh", "monument")),
        (GROWN, "pharaoh red", spent("red")),
        (GROWN, "pharaoh yellow green", spent("yellow")),
        (GROWN, "nile yellow purple", spent("yellow")),
        (GROWN, "monument red 1", spent("red")),
        (SUNS, "pharaoh red", other("red", "sun", "pharaoh")),
        (SUNS, "civ red with blue yellow", other("red", "sun", "civ")),
        (MIXED, "pharaoh purple", unreal("pharaoh")),
        (GROWN, "nile green", unreal("nile")),
        (position(2, "PAAAN"), "flood blue yellow green", unreal("nile")),
        (
            after(position(2, "NAAAN"), "flood red blue yellow"),
            "nile green",
            unreal("nile"),
        ),
    ],
)
def test_a_group_of_the_wrong_dice_is_refused(
    here: dice.Position, move: str, refusal: Refusal
) -> None:
    """D-8 and D-9."""
    assert refusal_to(here, move) == refusal


NO_MARKER_OF_ANKH = Refusal("ankh-places-no-marker", {"die": "purple"}, "D-14")
OWN_ON_RED = Refusal("own-civ-marker-there", {"seat": 0, "colour": "red"}, "D-15")


def full(colour: str) -> Refusal:
    """The refusal of a civilization space on which no marker fits any more."""
    return Refusal("civ-space-full", {"colour": colour}, "D-15")


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("civ purple with red blue", NO_MARKER_OF_ANKH),
        ("civ red with blue yellow", OWN_ON_RED),
        ("civ blue with red yellow", full("blue")),
        ("civ red yellow with blue purple", OWN_ON_RED),
        ("civ blue yellow with red purple", full("blue")),
        ("civ yellow purple with red blue", NO_MARKER_OF_ANKH),
    ],
)
def test_a_civilization_marker_needs_its_own_open_space(move: str, refusal: Refusal) -> None:
    """D-14 and D-15."""
    here = position(3, "CCCAA", civ=["red", "blue yellow", "blue"])

    assert refusal_to(here, move) == refusal


def test_a_second_cube_on_a_civilization_space_is_illegal_for_two() -> None:
    """D-15, vector 11: on any colour."""
    here = position(2, "CCCCC", civ=["", "red blue yellow green purple"])

    for colour in ALL_DICE:
        others = [other for other in ("red", "blue", "yellow") if other != colour][:2]
        assert refusal_to(here, f"civ {colour} with {' '.join(others)}") == full(colour)


BOARD = {"monuments": ["green5", "red1 blue1", "blue2"]}
MONUMENTS = position(3, "MMMAP", **BOARD)  # type: ignore[arg-type]
PLACED = after(MONUMENTS, "monument red 2")
ONE_DIE = Refusal("first-monument-takes-one-die", {}, "D-17")
TWO_DICE = Refusal("further-monument-takes-two-dice", {}, "D-18")


def no_marker(die: str, rule: str) -> Refusal:
    """The refusal of an Ankh in place of a real Monument."""
    return Refusal("ankh-places-no-marker", {"die": die}, rule)


def taken(colour: str, column: int, rule: str) -> Refusal:
    """The refusal of a space that holds a marker."""
    return Refusal("monument-space-taken", {"colour": colour, "column": column}, rule)


def own_in(column: int) -> Refusal:
    """The refusal of a column that holds a marker of the seat."""
    return Refusal("own-marker-in-column", {"seat": 0, "column": column}, "D-18")


@pytest.mark.parametrize(
    ("here", "move", "refusal"),
    [
        (PLACED, "monument blue 3", TWO_DICE),
        (MONUMENTS, "monument blue 3 with red", ONE_DIE),
        (MONUMENTS, "monument blue 3 with purple", ONE_DIE),
        (MONUMENTS, "monument green 3", no_marker("green", "D-17")),
        (PLACED, "monument green 3 with blue", no_marker("green", "D-18")),
        (PLACED, "monument red 3 with blue", spent("red")),
        (PLACED, "monument blue 3 with red", spent("red")),
        (PLACED, "monument purple 3 with blue", other("purple", "pharaoh", "monument")),
        (PLACED, "monument blue 3 with purple", other("purple", "pharaoh", "monument")),
        (MONUMENTS, "monument red 1", taken("red", 1, "D-17")),
        (MONUMENTS, "monument blue 2", taken("blue", 2, "D-17")),
        (PLACED, "monument blue 1 with yellow", taken("blue", 1, "D-18")),
        (PLACED, "monument yellow 2 with green", own_in(2)),
        (PLACED, "monument yellow 5 with green", own_in(5)),
    ],
)
def test_a_monument_marker_in_the_wrong_place_or_with_wrong_dice_is_refused(
    here: dice.Position, move: str, refusal: Refusal
) -> None:
    """D-17, D-18 and D-21."""
    assert refusal_to(here, move) == refusal


@pytest.mark.parametrize(
    ("here", "move", "refusal"),
    [
        (PLACED, "monument purple 3", other("purple", "pharaoh", "monument")),
        (PLACED, "monument red 3", spent("red")),
        (PLACED, "monument green 3", no_marker("green", "D-18")),
        (MONUMENTS, "monument purple 3 with blue", other("purple", "pharaoh", "monument")),
        (MONUMENTS, "monument green 3 with blue", no_marker("green", "D-17")),
        (PLACED, "monument blue 1", taken("blue", 1, "D-18")),
        (PLACED, "monument yellow 5", own_in(5)),
        (MONUMENTS, "monument red 1 with blue", taken("red", 1, "D-17")),
        (PLACED, "monument yellow 5 with purple", own_in(5)),
    ],
)
def test_a_monument_that_more_or_fewer_dice_would_not_allow_is_not_refused_for_their_number(
    here: dice.Position, move: str, refusal: Refusal
) -> None:
    """D-17 and D-18: the die and the space come before how many dice it takes."""
    assert refusal_to(here, move) == refusal


def missing(**marker: Any) -> Refusal:
    """The refusal to lose a marker that is not there."""
    code = "no-monument-marker-there" if "column" in marker else "no-civ-marker-there"
    return Refusal(code, {"seat": 1, **marker}, "D-25")


def elsewhere(area: str) -> Refusal:
    """The refusal to lose a marker in an area that is not hit."""
    return Refusal("disaster-hits-other-area", {"area": area}, "D-25")


@pytest.mark.parametrize(
    ("here", "move", "refusal"),
    [
        (LOSE_CIV, "lose yellow", missing(colour="yellow")),
        (LOSE_CIV, "lose red 1", elsewhere("civ")),
        (LOSE_MONUMENT, "lose red 2", missing(colour="red", column=2)),
        (LOSE_MONUMENT, "lose red", elsewhere("monument")),
        (after(LOSE_CIV, "lose red"), "lose red", missing(colour="red")),
    ],
)
def test_only_a_marker_of_the_area_that_is_there_can_be_lost(
    here: dice.Position, move: str, refusal: Refusal
) -> None:
    """D-25."""
    assert refusal_to(here, move) == refusal
