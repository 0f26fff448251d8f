"""States are read and written in Python as the kernel has them."""

import numpy as np
import pytest

from heliopolis.core.layout import Layout
from tests.core.toy import LAYOUT, STATE, packed


def test_numbers_are_read_as_the_kernel_wrote_them() -> None:
    states = np.zeros(1, dtype=STATE)
    states["acting"] = -1
    states["hands"][0, 2] = (7, 8)
    states["points"][0] = (1, -300, 3)
    states["suns"] = 1 << 30
    states["spaces"][0, 1] = -1 << 62

    numbers = LAYOUT.unpack(states.tobytes())

    assert {name: numbers[place] for name, place in LAYOUT.places.items()} == {
        "players": (0,),
        "epoch": (0,),
        "phase": (0,),
        "turn": (0,),
        "acting": (-1,),
        "hands": (0, 0, 0, 0, 7, 8),
        "points": (1, -300, 3),
        "suns": (1 << 30,),
        "spaces": (0, -1 << 62, 0),
    }


def test_what_is_packed_is_read_by_the_kernel() -> None:
    (state,) = np.frombuffer(packed(turn=-1), dtype=STATE)

    assert state["turn"] == -1
    assert state["hands"].tolist() == [[1, 2], [3, 4], [0, 0]]
    assert state["points"].tolist() == [300, -5, 0]
    assert state["spaces"].tolist() == [1 << 40, 0, 0]


def test_only_fields_that_are_one_number_are_scalars() -> None:
    assert LAYOUT.scalars == ("players", "epoch", "phase", "turn", "acting")


@pytest.mark.parametrize("name", STATE.names or ())
def test_a_field_begins_at_its_offset(name: str) -> None:
    states = np.zeros(1, dtype=STATE)
    states[name] = 1

    assert states.tobytes().index(1) == LAYOUT.offset(name)


def test_the_gaps_of_a_state_belong_to_its_size_and_are_packed_empty() -> None:
    layout = Layout(np.dtype([("first", "i1"), ("second", "i8"), ("third", "i1")], align=True))

    packed = layout.pack({"first": 1, "second": -1, "third": 2})

    assert layout.size == len(packed) == 24
    assert packed == b"\1" + bytes(7) + b"\xff" * 8 + b"\2" + bytes(7)


def test_outside_this_machine_a_state_has_no_gaps_and_its_lowest_bytes_first() -> None:
    layout = Layout(np.dtype([("first", "i1"), ("second", "i8"), ("third", "i2")], align=True))
    packed = layout.pack({"first": 1, "second": -2, "third": 258})

    portable = layout.to_portable(packed)

    assert portable == b"\1" + b"\xfe" + b"\xff" * 7 + b"\2\1"
    assert layout.portable_size == len(portable)
    assert layout.from_portable(portable) == packed
