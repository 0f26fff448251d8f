"""The characters of the dice game: who they are, and how their traits differ."""

import json
from pathlib import Path
from typing import Any, Final

from heliopolis.bots.dice.traits import TASTES, traits_of
from heliopolis.bots.recipe import Character

MERCHANT: Final[dict[str, Any]] = {
    **json.loads(Path(__file__).with_name("merchant.json").read_text()),
    **dict.fromkeys(TASTES, 1.0),
    "haste": 0.0,
}
"""The numbers that `python -m tools.tune` found, for each number of players, and an even taste."""


def _merchant_but(**changes: float) -> Any:
    """The merchant's traits with some numbers of its own."""
    return traits_of(**(MERCHANT | changes))


CHARACTERS: Final = (
    Character("merchant", "Rolls and spends for the points it may expect.", _merchant_but()),
    Character(
        "builder",
        "Lives from monuments: every column, and three and more in one.",
        _merchant_but(monuments=2.5, river=0.8, civilization=0.7, pharaohs=0.7),
    ),
    Character(
        "boatman",
        "Sails up the Nile and floods it in every epoch.",
        _merchant_but(river=2.0, monuments=0.7, civilization=0.7, pharaohs=0.7),
    ),
    Character(
        "courtier",
        "Wants to be first with Pharaohs, whatever it costs.",
        _merchant_but(pharaohs=3.0, river=0.8, monuments=0.7, civilization=0.8),
    ),
    Character(
        "scribe",
        "Collects civilization markers, five colours an epoch if it can.",
        _merchant_but(civilization=2.5, river=0.8, monuments=0.7, pharaohs=0.7),
    ),
    Character(
        "stormbringer",
        "Rolls for Suns: three for the points, four to send a disaster.",
        _merchant_but(suns=2.0, harm=4.0, haste=-1.0),
    ),
    Character(
        "apprentice",
        "Knows what things are worth, but not always: a gentle opponent.",
        _merchant_but(noise=6.0),
    ),
)
