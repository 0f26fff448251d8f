"""Positions of the dice game as bytes."""

from typing import Final

from heliopolis.core.encoding import Encoding
from heliopolis.core.seats import EPOCHS
from heliopolis.dice.components import PLAYERS
from heliopolis.dice.events import Line
from heliopolis.dice.fields import LAYOUT

ENCODING: Final = Encoding(
    name="Ra: The Dice Game",
    magic=b"HeRD",
    version=2,
    layout=LAYOUT,
    players=PLAYERS,
    epochs=EPOCHS,
    line_type=Line,
)
