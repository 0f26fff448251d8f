"""What the small network says: `python -m tests.network.answers` prints it, compiled or not."""

import numpy as np

from heliopolis.network import evaluate_batch, new_room, shares_of

from .builders import SMALL, inputs_for, outputs_for, weights_for


def said_of_small() -> tuple[float, ...]:
    """All outputs for the first and for the last of five positions, and the shares of the first."""
    weights = weights_for(SMALL)
    policy, values = outputs_for(SMALL, 5)
    evaluate_batch(weights, new_room(weights), inputs_for(SMALL, 5), policy, values)
    shares = np.zeros(SMALL.seats)
    shares_of(values[0], 4, shares)
    said = [policy[0], values[0], policy[4], values[4], shares]
    return tuple(number for part in said for number in part.tolist())


if __name__ == "__main__":
    print(*map(repr, said_of_small()))
