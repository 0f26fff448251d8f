"""Writes docs/reference.md: the numbers of actions, the layout of observations and of states.

    python -m tools.reference

A test checks that the file is fresh.
"""

import inspect
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from types import ModuleType
from typing import Final

import numpy as np

from heliopolis import ra
from heliopolis.dice import features as dice_features
from heliopolis.dice import state as dice_state
from heliopolis.dice.catalogue import ACTIONS, DECISIONS, OUTCOMES, number_of
from heliopolis.dice.components import SEATS as DICE_SEATS
from heliopolis.dice.components import Colour, Face
from heliopolis.dice.moves import Lose, Move, PlaceMonument, Rolled
from heliopolis.ra import features as ra_features
from heliopolis.ra import state as ra_state
from heliopolis.ra.moves import MOVES
from heliopolis.ra.suns import SEATS as RA_SEATS

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference.md"
HEAD: Final = """\
# Actions, observations and states

<!-- Written by tools/reference.py; a test checks that it is fresh. -->

For programs that use `batch` and `kernel` of `heliopolis.ra` or `heliopolis.dice`.
`batch.action(move)` and `batch.move(action)` translate between moves and numbers.
"""
CALLS: Final = (
    ("legal(states, out)", "the distinct legal actions as marks: bool[games, ACTIONS]"),
    (
        "legal_lists(states, out, counts)",
        "the same as lists, int16[games, MOST_LEGAL], and how many they are, int64[games]; "
        "what stands behind them means nothing",
    ),
    (
        "observe(states, seats, out)",
        "the features below as a seat sees them: float32[games, FEATURES]; `seats` is one seat, "
        "or one for every game such as `actors(states)`, and -1 sees zeros",
    ),
    (
        "returns(states, out)",
        "float32[games, 2, players]: first the shares of the victory, 1 together when a game is "
        "over and 0 before; then the points so far, hidden or not",
    ),
    ("winners(states)", "who has won: bool[games, players]; nobody before a game is over"),
    (
        "places(states)",
        "the place of every seat as the points stand, from 1: int64[games, players]",
    ),
    ("scores(states)", "the points so far: int16[games, players]"),
    ("actors(states)", "who decides: int8[games]; -1 where a game is over"),
    ("over(states)", "which games have ended: bool[games]"),
    (
        "step(states, actions)",
        "plays a decision in every game, and chance up to the next one; `actions` are "
        "int64[games], or int16[games] as they stand in `legal_lists`",
    ),
)
"""What can be done with a batch, and what it writes or gives."""
VERSIONS: Final = """\
Features have a version, which goes up whenever one comes, goes, moves or means something else.
Whoever keeps what was learned from them keeps it too.
"""
ORDER: Final = """\
Within a row sets of dice go up as numbers of five bits, red the lowest.
Those of `civ` go by all dice of the group first, then by the markers.
Spaces of the monument area go column by column and within a column by colour.
Of `monument … with …` the second die goes up last.
Masks hold the distinct actions; every legal one may be played.
"""
EXAMPLE: Final = Rolled(((Colour.RED, Face.SUN), (Colour.YELLOW, Face.ANKH)))
_FIELD: Final = re.compile(r'^ +\("(\w+)", "\w+".*?\),(?: +# (.+))?$', re.MULTILINE)

Layout = tuple[tuple[str, int, str], ...]
"""What lies where among the features: name, how many, meaning."""


def action_rows() -> list[str]:
    """The decisions of Ra, one a row."""
    return [f"| {number} | `{move}` |" for number, move in enumerate(MOVES[: ra.batch.ACTIONS])]


def _form(move: Move) -> tuple[str, bool]:
    """What moves of one row have in common: their type, and whether all its parts are there."""
    whole = True
    if isinstance(move, Lose):
        whole = move.column is not None
    elif isinstance(move, PlaceMonument):
        whole = move.companion is not None
    return type(move).__name__, whole


def decision_groups() -> Iterator[tuple[int, int]]:
    """The first and the last action of each form of the dice game's decisions."""
    for _, numbers in groupby(range(len(DECISIONS)), key=lambda number: _form(DECISIONS[number])):
        first, *others = numbers
        yield first, others[-1] if others else first


def decision_rows() -> list[str]:
    """The decisions of the dice game, those of one form a row."""
    rows = []
    for first, last in decision_groups():
        if first == last:
            rows.append(f"| {first} | 1 | `{DECISIONS[first]}` | |")
        else:
            numbers = f"{first} to {last} | {last - first + 1}"
            rows.append(f"| {numbers} | `{DECISIONS[first]}` | `{DECISIONS[last]}` |")
    return rows


def feature_rows(layout: Layout, first: int) -> list[str]:
    """The rows of a table that says what lies at which place."""
    rows = []
    for name, count, meaning in layout:
        places = f"{first}" if count == 1 else f"{first} to {first + count - 1}"
        rows.append(f"| {places} | {name} | {meaning} |")
        first += count
    return rows


def feature_section(name: str, features: ModuleType, seats: int) -> list[str]:
    """What a position is as numbers for a network."""
    table, seat = features.LAYOUT, features.SEAT_LAYOUT
    of_table, of_seat = features.TABLE_FEATURES, features.SEAT_FEATURES
    head = ["| places | what | meaning |", "|---|---|---|"]
    return [
        f"## The {features.FEATURES} features of {name}",
        "",
        f"This is version {features.FEATURES_VERSION}, `batch.FEATURES_VERSION`.",
        f"What belongs to the table takes {of_table} places.",
        "",
        *head,
        *feature_rows(table, 0),
        "",
        f"Then each of {seats} seats takes {of_seat}, the observer first, then clockwise.",
        "Seats that do not play are all zeros.",
        "The places of the first seat:",
        "",
        *head,
        *feature_rows(seat, of_table),
        "",
    ]


def state_rows(state: ModuleType) -> list[str]:
    """The fields of a state, with what the source says about each."""
    dtype: np.dtype[np.void] = state.STATE
    assert dtype.fields is not None
    said = dict(_FIELD.findall(inspect.getsource(state)))
    rows = []
    for name, (field, offset, *_) in dtype.fields.items():
        size = " by ".join(map(str, field.shape)) or "1"
        row = f"| {offset} | `{name}` | {field.base.name} | {size} |"
        meaning = said[name].replace("|", r"\|")
        rows.append(f"{row} {meaning} |" if meaning else f"{row} |")
    return rows


def state_section(name: str, state: ModuleType) -> list[str]:
    """What a state holds, byte by byte."""
    return [
        f"## The {state.STATE.itemsize} bytes of a state of {name}",
        "",
        "| byte | field | type | numbers | meaning |",
        "|---:|---|---|---:|---|",
        *state_rows(state),
        "",
    ]


def page() -> str:
    """The whole page."""
    lines = [
        HEAD,
        "## Batches",
        "",
        "| call | what it does for every game |",
        "|---|---|",
        *(f"| `{call}` | {does} |" for call, does in CALLS),
        "",
        VERSIONS,
        f"## The {ra.batch.ACTIONS} actions of Ra",
        "",
        "| action | move |",
        "|---|---|",
        *action_rows(),
        "",
        "At a chance node the kernel takes the outcomes as numbers from here on:",
        f"{ra.batch.ACTIONS} is `{MOVES[ra.batch.ACTIONS]}`, and so on in the order of the tiles.",
        "",
        *feature_section("Ra", ra_features, RA_SEATS),
        *state_section("Ra", ra_state),
        f"## The {ACTIONS} actions of the dice game",
        "",
        "| actions | how many | from | to |",
        "|---|---:|---|---|",
        *decision_rows(),
        "",
        ORDER,
        f"At a chance node the kernel takes the outcomes as numbers: {ACTIONS} and a number of "
        "base 7 with a digit for each die, red the lowest.",
        "The digit is 0 for a die that was not rolled, and else the place of its face, from 1.",
        f"`{EXAMPLE}` is {ACTIONS} + {number_of(EXAMPLE) - ACTIONS}; the last of "
        f"{OUTCOMES - 1:,} is {ACTIONS + OUTCOMES - 1}.",
        "",
        *feature_section("the dice game", dice_features, DICE_SEATS),
        *state_section("the dice game", dice_state),
    ]
    return "\n".join(lines).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
