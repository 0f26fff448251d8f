"""Network input: a version names what every number means, for nets outlive the code they saw."""

import hashlib
from typing import Any

import numpy as np

from heliopolis.core.contract import CHANCE
from heliopolis.record import read_record
from tests.features import Observer
from tests.ra.builders import hiding
from tests.record.builders import golden

from .examples import EVERY_GAME, EXAMPLES, Example

GAMES = {
    "ra": ("ra-2-rio-grande-random", "ra-3-windrider-gods", "ra-5-windrider-random"),
    "ra-dice": ("dice-2-disasters", "dice-3-overrides", "dice-4-random"),
}
EVERY_SO_MANY = 10
SEEN = {
    ("ra", 2): "8df42fd005e8e5bb",
    ("ra-dice", 1): "127d108a7fe12238",
}
"""By game and version, the digest of what features have meant. A line is never changed, but added
with the next version."""


def digest_of(example: Example, name: str) -> str:
    """What the layout says, and what every seat sees of golden games."""
    layouts = (example.features.LAYOUT, example.features.SEAT_LAYOUT)
    digest = hashlib.sha256(repr([[row[:2] for row in layout] for layout in layouts]).encode())
    observer = Observer(example.batch, example.features)
    for game in GAMES[name]:
        record = read_record(golden(game))
        here: Any = record.game.start_with(record.opening)
        for number, move in enumerate(record.moves):
            if number % EVERY_SO_MANY == 0 and here.actor is not CHANCE:
                shown = [here, hiding(here)] if name == "ra" else [here]
                for seat in range(record.game.players):
                    seen = observer.seen_by(seat, *shown)
                    digest.update(np.rint(seen * 10_000).astype(np.int32).tobytes())
            here = here.play(move).position
    return digest.hexdigest()[:16]


@EVERY_GAME
def test_features_mean_what_their_version_says(example: Example) -> None:
    """Whoever changes them gives them the next version: `FEATURES_VERSION`."""
    name = next(name for name, other in EXAMPLES.items() if other is example)

    assert digest_of(example, name) == SEEN[name, example.batch.FEATURES_VERSION]
