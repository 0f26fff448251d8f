"""Positions of Ra as bytes."""

from typing import Final

from heliopolis.core.encoding import Encoding
from heliopolis.core.seats import EPOCHS
from heliopolis.ra.events import Line
from heliopolis.ra.fields import LAYOUT
from heliopolis.ra.suns import PLAYERS

ENCODING: Final = Encoding(
    name="Ra",
    magic=b"HeRa",
    version=2,
    layout=LAYOUT,
    players=PLAYERS,
    epochs=EPOCHS,
    line_type=Line,
)
