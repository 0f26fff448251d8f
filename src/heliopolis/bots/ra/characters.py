"""The characters of Ra: who they are, and how their traits differ."""

import json
from pathlib import Path
from typing import Any, Final

from heliopolis.bots.ra.traits import TASTES, traits_of
from heliopolis.bots.recipe import Character


def _tuned(name: str) -> dict[str, float]:
    """The numbers that `python -m tools.tune` has found, with a taste for nothing."""
    found: dict[str, float] = json.loads(Path(__file__).with_name(name).read_text())
    return dict.fromkeys(TASTES, 1.0) | found


MERCHANT: Final = _tuned("merchant.json")
MERCHANT_1: Final = _tuned("merchant-1.json")
"""What the merchant was at first; nobody changes these, for others are measured by it."""
SEARCHER: Final = _tuned("search.json")
"""How search judges the positions that it comes to."""
NEVER: Final = 1000.0
"""More points than any lot could bring."""


def _merchant_with(**changes: float) -> Any:
    """The merchant's traits with some of them set otherwise."""
    return traits_of(**(MERCHANT | changes))


CHARACTERS: Final = (
    Character("merchant", _merchant_with()),
    Character("merchant-1", traits_of(**MERCHANT_1)),
    Character("hoarder", _merchant_with(sun=1.6, patience=3.0 * MERCHANT["patience"])),
    Character("builder", _merchant_with(monuments=2.0, civilization=0.7, pharaohs=0.7, river=0.7)),
    Character("charioteer", _merchant_with(patience=NEVER, sun=0.8)),
    Character("courtier", _merchant_with(pharaohs=2.2, monuments=0.7)),
    Character("novice", _merchant_with(noise=8.0)),
)
