"""Heliopolis: Reiner Knizia's Ra and Ra: The Dice Game, rule by rule, fast enough for research."""

from heliopolis import games
from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import (
    HeliopolisError,
    IllegalMove,
    InvalidMessage,
    InvalidNotation,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    InvalidWeights,
    Refusal,
)

__all__ = [
    "CHANCE",
    "HeliopolisError",
    "IllegalMove",
    "InvalidMessage",
    "InvalidNotation",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "InvalidWeights",
    "Refusal",
    "__version__",
    "games",
]

__version__ = "0.1.0"
