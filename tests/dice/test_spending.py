"""Which dice may be spent on what, as far as a state tells."""

import pytest

from heliopolis import dice
from heliopolis.core.errors import InvalidPosition
from heliopolis.dice.state import (
    CIV_USED,
    FLOOD_USED,
    MONUMENT_USED,
    NILE_USED,
    PHARAOH_USED,
)

from .builders import COLOURS, after, damaged, legal, position, why_refused

REASON = "spending-does-not-fit"
USES = {
    "pharaoh": PHARAOH_USED,
    "flood": FLOOD_USED,
    "nile": NILE_USED,
    "civ": CIV_USED,
    "monument": MONUMENT_USED,
}


def bits(colours: str) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours.split())


@pytest.mark.parametrize(
    ("shown", "spent", "groups", "paired"),
    [
        ("PNCMA", "red", "", ""),
        ("PNCMA", "", "pharaoh", ""),
        ("PNCMA", "blue", "pharaoh", ""),
        ("PNCMA", "purple", "pharaoh", ""),
        ("PNCMA", "red", "nile", ""),
        ("PNCMA", "blue", "", ""),
        ("PNCMA", "yellow", "", ""),
        ("PNCMA", "green", "", ""),
        ("PNCMA", "purple", "", ""),
        ("PNCMA", "red blue", "pharaoh", ""),
        ("PNCMA", "blue", "flood", ""),
        ("PNCMA", "blue purple", "flood", ""),
        ("PNCMA", "yellow", "civ", ""),
        ("PNCMA", "yellow purple", "civ", ""),
        ("PNCMA", "", "monument", ""),
        ("PNCMA", "purple", "monument", ""),
        ("PNCMA", "green purple", "monument", ""),
        ("NNNNA", "red blue yellow green", "flood", ""),
        ("NNNPP", "red blue yellow", "flood nile", ""),
        ("NNNAP", "red blue", "flood nile", ""),
        ("NNAAP", "red blue yellow", "flood nile", ""),
        ("NAAAA", "red blue yellow green", "flood", ""),
        ("NAAAA", "red blue yellow", "flood nile", ""),
        ("NAAAA", "red blue yellow green", "flood nile", ""),
        ("CCAAP", "red blue", "civ", ""),
        ("CAAAP", "red blue", "civ", ""),
        ("MMMMM", "red blue", "monument", ""),
        ("MMMMM", "red blue", "monument", "red"),
        ("MMMMM", "red blue yellow", "monument", ""),
        ("MMMMM", "red blue yellow", "monument", "red blue"),
        ("MMMMM", "red blue yellow green", "monument", "red"),
        ("MMMMM", "red blue yellow", "monument", "green"),
        ("MMMAA", "red", "monument", "red"),
        ("MMMAA", "red blue green", "monument", ""),
        ("MMMAA", "red blue green purple", "monument", "blue"),
        ("MMAAA", "red blue yellow", "monument", "yellow"),
        ("MAAAA", "red blue yellow", "monument", "red"),
        ("MMPAA", "red blue green", "monument pharaoh", "blue"),
    ],
)
def test_dice_that_cannot_have_been_spent_so_are_refused(
    shown: str, spent: str, groups: str, paired: str
) -> None:
    """D-8, D-9, D-13 and D-17 to D-19."""
    here = position(3, shown)
    used = sum(USES[group] for group in groups.split())

    reason = why_refused(here, {"spent": bits(spent), "used": used, "paired": bits(paired)})

    assert reason == REASON


@pytest.mark.parametrize("paired", [-1, -32, 32])
def test_a_marker_for_two_dice_has_the_colour_of_one(paired: int) -> None:
    """D-18."""
    here = after(position(3, "MMMAA"), "monument red 1", "monument blue 2 with green")

    assert why_refused(here, {"paired": paired}) == REASON


State = tuple[int, int, int]
"""The dice that are spent, the uses and the colours of pairs, as bits."""


def reached(here: dice.Position) -> set[State]:
    """What can be spent in the rest of a turn, whether or not the turn ends with it."""
    found = {(0, 0, 0)}
    waiting = [(here, (0, 0, 0))]
    while waiting:
        there, state = waiting.pop()
        seen = set()
        for move in legal(there)[1:]:
            kind, *words = (word for word in move.split() if not word.isdigit())
            if (kind, *words) in seen:
                continue
            seen.add((kind, *words))
            spent = bits(" ".join(word for word in words if word != "with"))
            pair = bits(words[0]) if kind == "monument" and "with" in words else 0
            grown = (state[0] | spent, state[1] | int(USES[kind]), state[2] | pair)
            following = after(there, move)
            if grown not in found and following.turn == 0:
                waiting.append((following, grown))
            found.add(grown)
    return found


@pytest.mark.parametrize("faces", ["MMMAA", "NNAAP", "CCAAP", "PMNAM"])
def test_what_can_be_spent_is_accepted_and_nothing_else(faces: str) -> None:
    """D-8: every set of spent dice, uses and colours of pairs."""
    here = position(3, faces)

    possible = reached(here)

    for spent in range(32):
        for used in range(0, 64, 2):
            for paired in pairs_of(spent, faces):
                state = (spent, used, paired)
                assert accepted(here, *state) == (state in possible), (faces, state)


def pairs_of(spent: int, faces: str) -> list[int]:
    """The sets of at most two colours of spent Monuments."""
    real = [place for place in range(5) if spent >> place & 1 and faces[place] == "M"]
    one = [1 << place for place in real]
    return [0, *one, *{a | b for a in one for b in one if a != b}]


def accepted(here: dice.Position, spent: int, used: int, paired: int) -> bool:
    """Whether a state with these dice, uses and pairs is a position."""
    try:
        here.game.from_bytes(damaged(here, {"spent": spent, "used": used, "paired": paired}))
    except InvalidPosition:
        return False
    return True
