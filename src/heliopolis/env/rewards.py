"""What a learner gets when a game is over."""

from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.batch import POINTS, SHARES

Reward = Literal["share", "points"]
"""A seat's share of the victory, or its points; each less the mean of all seats."""

ILLEGAL: Final = -1.0
"""What an illegal action costs where it ends the game: more than any defeat, in shares."""
_PLACE_OF: Final[dict[str, int]] = {"share": SHARES, "points": POINTS}


def checked_reward(reward: Reward) -> Reward:
    """The same; raise `ValueError` for a reward that there is not."""
    if reward not in _PLACE_OF:
        raise ValueError(f"rewards are {' or '.join(_PLACE_OF)}, not {reward}")
    return reward


def rewards_of(returns: NDArray[np.float32], reward: Reward) -> NDArray[np.float32]:
    """What every seat of games that are over gets, float32[games, players], from `returns`.

    The seats of a game get nothing together, so what is good for one is bad for the others.
    """
    part = returns[:, _PLACE_OF[reward]]
    rewards: NDArray[np.float32] = part - part.mean(axis=1, keepdims=True)
    return rewards
