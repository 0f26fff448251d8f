"""A game of nothing but the parts that every game has, for the tests of those parts."""

from typing import Final

import numpy as np

from heliopolis.core.encoding import Encoding
from heliopolis.core.layout import Layout
from heliopolis.core.position import RecordPosition
from heliopolis.core.value import value

SEATS: Final = 3
STATE: Final = np.dtype(
    [
        ("players", "i1"),
        ("epoch", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),
        ("acting", "i1"),
        ("hands", "i1", (SEATS, 2)),
        ("points", "i2", (SEATS,)),
        ("suns", "i4", (1,)),
        ("spaces", "i8", (SEATS,)),
    ],
    align=True,
)
LAYOUT: Final = Layout(STATE)


@value
class Counts:
    """What a seat's points are counted from."""

    suns: int = 0
    niles: int = 0


@value
class Line:
    """A seat's points of an epoch."""

    suns: int
    river: int
    net: int
    points: int
    counts: Counts = Counts()


ENCODING: Final = Encoding(
    name="Toy",
    magic=b"HeTo",
    version=3,
    record_size=STATE.itemsize,
    players=range(2, SEATS + 1),
    epochs=2,
    line_type=Line,
)


@value
class Edition:
    """A rulebook."""

    name: str = "first"
    overrides: tuple[tuple[str, str], ...] = ()


@value
class Game:
    """A table."""

    players: int = 2
    edition: Edition = Edition()


class Position(RecordPosition[Game, Line, str, object]):
    """A moment of the toy game."""

    __slots__ = ()

    layout = LAYOUT
    phases = {0: "roll", 1: "turn", 2: "over", 3: "draw"}  # noqa: RUF012  # never changed
    over_phase = 2
    chance_phases = (0, 3)
    encoding = ENCODING


def record(**changes: int | tuple[int, ...]) -> bytes:
    """A record of two players in their first turn, with other numbers in some fields."""
    usual: dict[str, int | tuple[int, ...]] = {
        "players": 2,
        "epoch": 1,
        "phase": 1,
        "turn": 1,
        "acting": 0,
        "hands": (1, 2, 3, 4, 0, 0),
        "points": (300, -5, 0),
        "suns": (1 << 20,),
        "spaces": (1 << 40, 0, 0),
    }
    return LAYOUT.pack(usual | changes)
