"""The characters of the dice game: who they are, and how their traits differ."""

import json
from pathlib import Path
from typing import Any, Final

from heliopolis.bots.dice.traits import TASTES, traits_of
from heliopolis.bots.recipe import Character


def _tuned(name: str) -> dict[str, Any]:
    """The numbers that `python -m tools.tune` found, by players, with an even taste."""
    found: dict[str, Any] = json.loads(Path(__file__).with_name(name).read_text())
    return dict.fromkeys(TASTES, 1.0) | {"haste": 0.0} | found


MERCHANT: Final = _tuned("merchant.json")
MERCHANT_1: Final = _tuned("merchant-1.json")
"""What the merchant was at first; nobody changes these, for others are measured by it."""


def _merchant_but(**changes: float) -> Any:
    """The merchant's traits with some numbers of its own."""
    return traits_of(**(MERCHANT | changes))


CHARACTERS: Final = (
    Character("merchant", _merchant_but()),
    Character("merchant-1", traits_of(**MERCHANT_1)),
    Character("builder", _merchant_but(monuments=2.5, river=0.8, civilization=0.7, pharaohs=0.7)),
    Character("boatman", _merchant_but(river=2.0, monuments=0.7, civilization=0.7, pharaohs=0.7)),
    Character("courtier", _merchant_but(pharaohs=3.0, river=0.8, monuments=0.7, civilization=0.8)),
    Character("scribe", _merchant_but(civilization=2.5, river=0.8, monuments=0.7, pharaohs=0.7)),
    Character("stormbringer", _merchant_but(suns=2.0, harm=4.0, haste=-1.0)),
    Character("apprentice", _merchant_but(noise=6.0)),
)
