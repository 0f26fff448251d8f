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
SEARCHER: Final = _tuned("search.json")
"""How search judges the positions that it comes to."""
NEVER: Final = 1000.0
"""More points than any lot could bring."""


def _merchant_with(**changes: float) -> Any:
    """The merchant's traits with some of them set otherwise."""
    return traits_of(**(MERCHANT | changes))


CHARACTERS: Final = (
    Character(
        "merchant",
        "Knows what a lot is worth to it, and bids its price.",
        _merchant_with(),
    ),
    Character(
        "hoarder",
        "Keeps its suns for lots that are worth it, and has some left late in the epoch.",
        _merchant_with(sun=1.35, patience=3.0 * MERCHANT["patience"]),
    ),
    Character(
        "builder",
        "Lives from monuments, and pays too much for them.",
        _merchant_with(monuments=2.0, civilization=0.7, pharaohs=0.7, river=0.7),
    ),
    Character(
        "charioteer",
        "Drives the Ra track on: it draws and draws, and leaves it to others to call Ra.",
        _merchant_with(patience=NEVER, sun=0.8),
    ),
    Character(
        "courtier",
        "Wants the most pharaohs, whatever the neighbours pile up meanwhile.",
        _merchant_with(pharaohs=2.2, monuments=0.7),
    ),
    Character(
        "novice",
        "Has read the rules, misjudges most lots, and is a gentle first opponent.",
        _merchant_with(noise=8.0),
    ),
)
