"""Positions of Ra as bytes."""

from typing import Final

from heliopolis.core.encoding import Encoding
from heliopolis.core.seats import EPOCHS
from heliopolis.ra.events import Line
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import PLAYERS

ENCODING: Final = Encoding(
    name="Ra",
    magic=b"HeRa",
    version=1,
    record_size=STATE.itemsize,
    players=PLAYERS,
    epochs=EPOCHS,
    line_type=Line,
)
