"""What actions and observations of a game are to Gymnasium and PettingZoo."""

from typing import Any

import numpy as np

from heliopolis.env.extra import needing
from heliopolis.env.table import BOUND
from heliopolis.games import ruleset

with needing("gymnasium"):
    from gymnasium import spaces


def features_of(game: str) -> Any:
    """The numbers that a seat sees."""
    return spaces.Box(-BOUND, BOUND, (ruleset(game).batch.FEATURES,), np.float32)


def actions_of(game: str) -> Any:
    """The numbers of decisions."""
    return spaces.Discrete(ruleset(game).batch.ACTIONS)
