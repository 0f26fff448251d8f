"""Every refusal names its reason and the number of the rule."""

import pytest

from heliopolis import dice

from .builders import OVER, after, position, refused, throw

AIR = position(3, "--SN-", throws=1)
REROLL = position(3, "PSSMA", phase="reroll")
APPLY = position(3, "PNCMA")
SUNS = position(3, "SSSSM", civ=["", "red blue green"], monuments=["", "red1 blue2 red3"])
LOSE_CIV = after(SUNS, "disaster civ")
LOSE_MONUMENT = after(SUNS, "disaster monument")
ENDED = position(3, **OVER)

ASKED = {
    "air": (AIR, "the dice are in the air, so an outcome such as +red:ankh comes next", "D-3"),
    "reroll": (REROLL, "it is time to roll dice again or keep them all", "D-4"),
    "apply": (
        APPLY,
        "the rolling is over: it is time to spend dice or end the turn",
        "D-7",
    ),
    "civ": (LOSE_CIV, "seat 1 must choose a civilization marker to lose", "D-25"),
    "monument": (LOSE_MONUMENT, "seat 1 must choose a monument marker to lose", "D-25"),
    "over": (ENDED, "the game is over", "D-29"),
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
NOT_ASKED = [
    *((move, {"air", "apply", "civ", "monument", "over"}) for move in ("keep", "roll red")),
    *((move, {"air", "reroll", "civ", "monument", "over"}) for move in SPENDING),
    *((move, {"air", "reroll", "apply", "over"}) for move in ("lose red", "lose red 1")),
]


NO_CIV = "die shows neither civilization nor Ankh"


@pytest.mark.parametrize(
    ("move", "asked"), [(move, asked) for move, phases in NOT_ASKED for asked in sorted(phases)]
)
def test_a_move_at_the_wrong_time_is_told_what_it_is_time_for(move: str, asked: str) -> None:
    here, reason, rule = ASKED[asked]

    assert refused(here, move) == (reason, rule)


@pytest.mark.parametrize("asked", sorted(ASKED.keys() - {"air"}))
def test_an_outcome_is_refused_while_no_die_is_in_the_air(asked: str) -> None:
    """D-3."""
    here, reason, rule = ASKED[asked]

    assert refused(here, "+red:sun") == (f"no die is in the air: {reason}", rule)


@pytest.mark.parametrize(
    ("here", "outcome", "rolling"),
    [
        (AIR, "+red:sun", "red, blue, purple"),
        (AIR, "+red:sun blue:sun", "red, blue, purple"),
        (AIR, "+red:sun blue:sun green:sun purple:sun", "red, blue, purple"),
        (AIR, throw("SSSSS"), "red, blue, purple"),
        (position(2), "+red:sun", "red, blue, yellow, green, purple"),
        (position(2, "---SP", throws=2), "+green:sun", "red, blue, yellow"),
    ],
)
def test_an_outcome_names_exactly_the_dice_in_the_air(
    here: dice.Position, outcome: str, rolling: str
) -> None:
    """D-3 for the first throw, D-4 for the others."""
    assert refused(here, outcome) == (
        f"the dice in the air are {rolling}, no more and no fewer",
        "D-4" if here.view(None).throws else "D-3",
    )


@pytest.mark.parametrize(
    ("move", "suns"),
    [
        ("roll blue", "blue"),
        ("roll red blue", "blue"),
        ("roll blue yellow", "blue, yellow"),
        ("roll red blue yellow green purple", "blue, yellow"),
    ],
)
def test_a_sun_cannot_be_rolled_again(move: str, suns: str) -> None:
    """D-3."""
    assert refused(REROLL, move) == (f"a Sun stays where it is: {suns}", "D-3")


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_disaster_takes_four_suns(number: int) -> None:
    """D-23."""
    here = position(2, ("S" * number).ljust(5, "P"))

    assert refused(here, "disaster civ") == (
        f"a disaster takes four Suns, and there are {number}",
        "D-23",
    )


def test_there_is_no_second_disaster() -> None:
    """D-23."""
    here = after(SUNS, "disaster pharaoh")

    assert refused(here, "disaster nile") == (
        "a disaster was declared in this turn already",
        "D-23",
    )


MIXED = position(3, "PNCMA")
GROWN = after(position(3, "PPAAN"), "pharaoh red yellow")


@pytest.mark.parametrize(
    ("here", "move", "reason", "rule"),
    [
        (MIXED, "pharaoh blue", "the blue die shows neither Pharaoh nor Ankh", "D-8"),
        (MIXED, "pharaoh red blue", "the blue die shows neither Pharaoh nor Ankh", "D-8"),
        (MIXED, "pharaoh blue yellow", "the blue die shows neither Pharaoh nor Ankh", "D-8"),
        (MIXED, "nile red", "the red die shows neither Nile nor Ankh", "D-8"),
        (MIXED, "nile blue green", "the green die shows neither Nile nor Ankh", "D-8"),
        (MIXED, "flood blue green purple", "the green die shows neither Nile nor Ankh", "D-8"),
        (
            MIXED,
            "civ yellow with blue purple",
            "the blue die shows neither civilization nor Ankh",
            "D-8",
        ),
        (
            MIXED,
            "civ red with yellow purple",
            "the red die shows neither civilization nor Ankh",
            "D-8",
        ),
        (MIXED, "monument red 1", "the red die shows neither monument nor Ankh", "D-8"),
        (GROWN, "pharaoh red", "the red die is spent", "D-8"),
        (GROWN, "pharaoh yellow green", "the yellow die is spent", "D-8"),
        (GROWN, "nile yellow purple", "the yellow die is spent", "D-8"),
        (GROWN, "monument red 1", "the red die is spent", "D-8"),
        (SUNS, "pharaoh red", "the red die shows neither Pharaoh nor Ankh", "D-8"),
        (
            SUNS,
            "civ red with blue yellow",
            "the red die shows neither civilization nor Ankh",
            "D-8",
        ),
        (
            MIXED,
            "pharaoh purple",
            "at least one die of the group must show Pharaoh itself",
            "D-9",
        ),
        (GROWN, "nile green", "at least one die of the group must show Nile itself", "D-9"),
        (
            position(2, "PAAAN"),
            "flood blue yellow green",
            "at least one die of the group must show Nile itself",
            "D-9",
        ),
        (
            after(position(2, "NAAAN"), "flood red blue yellow"),
            "nile green",
            "at least one die of the group must show Nile itself",
            "D-9",
        ),
    ],
)
def test_a_group_of_the_wrong_dice_is_refused(
    here: dice.Position, move: str, reason: str, rule: str
) -> None:
    """D-8 and D-9."""
    assert refused(here, move) == (reason, rule)


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        (
            "civ purple with red blue",
            "the purple die shows an Ankh, which places no marker",
            "D-14",
        ),
        ("civ red with blue yellow", "seat 0 has a marker on red already", "D-15"),
        ("civ blue with red yellow", "no marker fits on blue any more", "D-15"),
        ("civ red yellow with blue purple", "seat 0 has a marker on red already", "D-15"),
        ("civ blue yellow with red purple", "no marker fits on blue any more", "D-15"),
        (
            "civ yellow purple with red blue",
            "the purple die shows an Ankh, which places no marker",
            "D-14",
        ),
    ],
)
def test_a_civilization_marker_needs_its_own_open_space(move: str, reason: str, rule: str) -> None:
    """D-14 and D-15."""
    here = position(3, "CCCAA", civ=["red", "blue yellow", "blue"])

    assert refused(here, move) == (reason, rule)


def test_a_second_cube_on_a_civilization_space_is_illegal_for_two() -> None:
    """D-15, vector 11: on any colour."""
    here = position(2, "CCCCC", civ=["", "red blue yellow green purple"])

    for colour in ("red", "blue", "yellow", "green", "purple"):
        others = [other for other in ("red", "blue", "yellow") if other != colour][:2]
        reason = refused(here, f"civ {colour} with {' '.join(others)}")
        assert reason == (f"no marker fits on {colour} any more", "D-15")


BOARD = {"monuments": ["green5", "red1 blue1", "blue2"]}
MONUMENTS = position(3, "MMMAP", **BOARD)  # type: ignore[arg-type]
PLACED = after(MONUMENTS, "monument red 2")


@pytest.mark.parametrize(
    ("here", "move", "reason", "rule"),
    [
        (
            PLACED,
            "monument blue 3",
            "a further marker in a turn takes a second die: with COLOUR",
            "D-18",
        ),
        (
            MONUMENTS,
            "monument blue 3 with red",
            "the first marker of a turn takes one die only",
            "D-17",
        ),
        (
            MONUMENTS,
            "monument green 3",
            "the green die shows an Ankh, which places no marker",
            "D-17",
        ),
        (
            PLACED,
            "monument green 3 with blue",
            "the green die shows an Ankh, which places no marker",
            "D-18",
        ),
        (PLACED, "monument red 3 with blue", "the red die is spent", "D-8"),
        (PLACED, "monument blue 3 with red", "the red die is spent", "D-8"),
        (
            PLACED,
            "monument purple 3 with blue",
            "the purple die shows neither monument nor Ankh",
            "D-8",
        ),
        (
            PLACED,
            "monument blue 3 with purple",
            "the purple die shows neither monument nor Ankh",
            "D-8",
        ),
        (MONUMENTS, "monument red 1", "there is a marker on red 1 already", "D-17"),
        (MONUMENTS, "monument blue 2", "there is a marker on blue 2 already", "D-17"),
        (PLACED, "monument blue 1 with yellow", "there is a marker on blue 1 already", "D-18"),
        (PLACED, "monument yellow 2 with green", "seat 0 has a marker in column 2 already", "D-18"),
        (PLACED, "monument yellow 5 with green", "seat 0 has a marker in column 5 already", "D-18"),
    ],
)
def test_a_monument_marker_in_the_wrong_place_or_with_wrong_dice_is_refused(
    here: dice.Position, move: str, reason: str, rule: str
) -> None:
    """D-17, D-18 and D-21."""
    assert refused(here, move) == (reason, rule)


@pytest.mark.parametrize(
    ("here", "move", "reason"),
    [
        (LOSE_CIV, "lose yellow", "seat 1 has no such civilization marker"),
        (LOSE_CIV, "lose red 1", "the disaster takes civilization markers"),
        (LOSE_MONUMENT, "lose red 2", "seat 1 has no such monument marker"),
        (LOSE_MONUMENT, "lose red", "the disaster takes monument markers"),
        (after(LOSE_CIV, "lose red"), "lose red", "seat 1 has no such civilization marker"),
    ],
)
def test_only_a_marker_of_the_area_that_is_there_can_be_lost(
    here: dice.Position, move: str, reason: str
) -> None:
    """D-25."""
    assert refused(here, move) == (reason, "D-25")
