"""Reading a record's bytes in Python, without the kernel."""

import struct
from typing import Final

from heliopolis.ra.state import BID, DRAW, GODS, LOSE, OVER, RA_DRAWN, RA_INVOKED, STATE, TURN
from heliopolis.ra.tiles import KINDS

PHASES: Final = {
    TURN: "turn",
    DRAW: "draw",
    GODS: "gods",
    BID: "auction",
    LOSE: "lose",
    OVER: "over",
}
"""What is being decided, in words."""
REASONS: Final = {int(RA_DRAWN): "drawn", int(RA_INVOKED): "invoked"}
"""Why there is an auction, in words."""

_CODES: Final = {"int8": "b", "int16": "h", "int32": "i"}


def _layout() -> tuple[struct.Struct, dict[str, slice]]:
    """How to unpack a whole record at once, and where each field's numbers are then."""
    codes = "="
    places = {}
    offset = numbers = 0
    assert STATE.names is not None
    for name in STATE.names:
        field = STATE[name]
        start = STATE.fields[name][1]  # type: ignore[index]  # STATE has named fields
        count = field.itemsize // field.base.itemsize
        codes += f"{start - offset}x{count}{_CODES[field.base.name]}"
        places[name] = slice(numbers, numbers + count)
        offset = start + field.itemsize
        numbers += count
    return struct.Struct(f"{codes}{STATE.itemsize - offset}x"), places


LAYOUT, PLACES = _layout()
SCALARS: Final = tuple(name for name, place in PLACES.items() if place.stop - place.start == 1)


class Fields:
    """The fields of a record as plain numbers; per-seat fields hold the seats that play."""

    __slots__ = (*SCALARS, "_tiles", "bag", "face_down", "face_up", "points", "track")

    def __init__(self, record: bytes) -> None:
        numbers: tuple[int, ...] = LAYOUT.unpack(record)
        (
            self.players,
            self.at_once,
            self.epoch,
            self.phase,
            self.turn,
            self.acting,
            self.auction,
            self.best_bid,
            self.best_bidder,
            self.owed,
            self.losing_to,
            self.centre_sun,
            self.ra_tiles,
        ) = numbers[: len(SCALARS)]
        self.track = numbers[PLACES["track"]]
        self.bag = numbers[PLACES["bag"]]
        self._tiles = numbers[PLACES["tiles"]]
        self.points = numbers[PLACES["points"]][: self.players]
        self.face_up = numbers[PLACES["face_up"]][: self.players]
        self.face_down = numbers[PLACES["face_down"]][: self.players]

    @property
    def phase_name(self) -> str:
        """What is being decided, in words."""
        return PHASES[self.phase]

    def tiles(self, seat: int) -> tuple[int, ...]:
        """How many tiles of each kind a seat has."""
        return self._tiles[seat * KINDS : (seat + 1) * KINDS]


def pack(fields: dict[str, int | tuple[int, ...]]) -> bytes:
    """A record from the numbers of all its fields, in the record's layout."""
    numbers: list[int] = []
    for name in PLACES:
        field = fields[name]
        numbers.extend((field,) if isinstance(field, int) else field)
    return LAYOUT.pack(*numbers)
