"""What a network says of positions, compiled: the same bits on every machine.

Every sum begins with its bias and takes its inputs in their order, one rounded product after the
other, so it matters neither how many outputs a processor adds at once nor how many positions are
asked about together. Inputs that are zero are passed over where that is quicker: a sum that began
with no -0.0 never becomes one, so adding a zero to it changes nothing.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule
from heliopolis.network.weights import Floats, Weights, aligned

_ZERO: Final = np.float32(0)
_AT_ONCE: Final = 8
"""Inputs that are added to a sum before it goes back to memory."""
_TOGETHER: Final = 4
"""Positions of a batch for which a weight is fetched once."""


class Room(NamedTuple):
    """Memory to think in; only one thread may use it at a time."""

    inputs: NDArray[np.int64]  # which inputs are not zero
    given: Floats  # and what they are, by position
    hidden: Floats  # the last layer that is done, by position
    sums: Floats  # the one that is being added up


def new_room(weights: Weights) -> Room:
    """Room for a network, for one position or any number of them."""
    features, width = weights.first.shape
    most = max(features, width) + _AT_ONCE
    return Room(
        np.zeros(most, dtype=np.int64),
        np.zeros((_TOGETHER, most), dtype=np.float32),
        aligned(np.zeros((_TOGETHER, width))),
        aligned(np.zeros((_TOGETHER, width))),
    )


@rule
def evaluate(
    weights: Weights, room: Room, features: Floats, policy: Floats, values: Floats
) -> None:
    """Write what a network says of a position; whoever has no use for policy gives an empty one."""
    inputs, given, hidden, sums = room.inputs, room.given[0], room.hidden[0], room.sums[0]
    count = _gather(features, inputs, given)
    _begin(sums, weights.first_bias)
    _add(sums, weights.first, inputs, given, count)
    _rectify(sums, hidden)
    for block in range(len(weights.blocks)):
        count = _gather(hidden, inputs, given)
        _begin_block(sums, hidden, weights.block_biases[block])
        _add(sums, weights.blocks[block], inputs, given, count)
        _rectify(sums, hidden)
    count = _gather(hidden, inputs, given)
    _begin(policy, weights.policy_bias)
    _add(policy, weights.policy, inputs, given, count)
    _begin(values, weights.values_bias)
    _add(values, weights.values, inputs, given, count)


@rule
def evaluate_batch(
    weights: Weights, room: Room, features: Floats, policy: Floats, values: Floats
) -> None:
    """Write what a network says of every position of an array, as `evaluate` says it of each."""
    done = 0
    while done + _TOGETHER <= len(features):
        end = done + _TOGETHER
        _evaluate_four(weights, room, features[done:end], policy[done:end], values[done:end])
        done = end
    while done < len(features):
        evaluate(weights, room, features[done], policy[done], values[done])
        done += 1


@rule
def _evaluate_four(
    weights: Weights, room: Room, features: Floats, policy: Floats, values: Floats
) -> None:
    inputs, given, hidden, sums = room
    count = _gather_four(features, inputs, given)
    for position in range(_TOGETHER):
        _begin(sums[position], weights.first_bias)
    _add_four(sums, weights.first, inputs, given, count)
    for position in range(_TOGETHER):
        _rectify(sums[position], hidden[position])
    for block in range(len(weights.blocks)):
        count = _gather_four(hidden, inputs, given)
        for position in range(_TOGETHER):
            _begin_block(sums[position], hidden[position], weights.block_biases[block])
        _add_four(sums, weights.blocks[block], inputs, given, count)
        for position in range(_TOGETHER):
            _rectify(sums[position], hidden[position])
    count = _gather_four(hidden, inputs, given)
    for position in range(_TOGETHER):
        _begin(policy[position], weights.policy_bias)
        _begin(values[position], weights.values_bias)
    _add_four(policy, weights.policy, inputs, given, count)
    _add_four(values, weights.values, inputs, given, count)


@rule
def _begin(sums: Floats, bias: Floats) -> None:
    for output in range(len(sums)):
        sums[output] = _ZERO + bias[output]  # a bias of -0.0 would show which zeros were added


@rule
def _begin_block(sums: Floats, hidden: Floats, bias: Floats) -> None:
    for output in range(len(sums)):
        sums[output] = hidden[output] + bias[output]


@rule
def _rectify(sums: Floats, hidden: Floats) -> None:
    for output in range(len(sums)):
        hidden[output] = sums[output] if sums[output] > _ZERO else _ZERO


@rule
def _gather(x: Floats, inputs: NDArray[np.int64], given: Floats) -> int:
    """List the inputs that are not zero, and zeros up to a multiple of eight; how many."""
    count = 0
    for i in range(len(x)):
        inputs[count] = i  # without a branch that no processor could foresee
        given[count] = x[i]
        count += x[i] != _ZERO
    while count % _AT_ONCE != 0:
        inputs[count] = 0
        given[count] = _ZERO
        count += 1
    return count


@rule
def _gather_four(x: Floats, inputs: NDArray[np.int64], given: Floats) -> int:
    """List the inputs that are not zero everywhere, and zeros up to a multiple of four."""
    x0, x1, x2, x3 = x[0], x[1], x[2], x[3]
    given0, given1, given2, given3 = given[0], given[1], given[2], given[3]
    count = 0
    for i in range(len(x0)):
        inputs[count] = i
        given0[count] = x0[i]
        given1[count] = x1[i]
        given2[count] = x2[i]
        given3[count] = x3[i]
        count += (x0[i] != _ZERO) | (x1[i] != _ZERO) | (x2[i] != _ZERO) | (x3[i] != _ZERO)
    while count % 4 != 0:
        inputs[count] = 0
        given[:, count] = _ZERO
        count += 1
    return count


@rule
def _add(
    sums: Floats, matrix: Floats, inputs: NDArray[np.int64], given: Floats, count: int
) -> None:
    """Add the rows of the inputs, eight at a time: a sum is read and written once for all eight."""
    for k in range(0, count, _AT_ONCE):
        row0, row1 = matrix[inputs[k]], matrix[inputs[k + 1]]
        row2, row3 = matrix[inputs[k + 2]], matrix[inputs[k + 3]]
        row4, row5 = matrix[inputs[k + 4]], matrix[inputs[k + 5]]
        row6, row7 = matrix[inputs[k + 6]], matrix[inputs[k + 7]]
        x0, x1, x2, x3 = given[k], given[k + 1], given[k + 2], given[k + 3]
        x4, x5, x6, x7 = given[k + 4], given[k + 5], given[k + 6], given[k + 7]
        for output in range(len(sums)):
            total = sums[output]
            total += x0 * row0[output]
            total += x1 * row1[output]
            total += x2 * row2[output]
            total += x3 * row3[output]
            total += x4 * row4[output]
            total += x5 * row5[output]
            total += x6 * row6[output]
            total += x7 * row7[output]
            sums[output] = total


@rule
def _add_four(
    sums: Floats, matrix: Floats, inputs: NDArray[np.int64], given: Floats, count: int
) -> None:
    """Add the rows of four inputs at a time to the sums of four positions."""
    sums0, sums1, sums2, sums3 = sums[0], sums[1], sums[2], sums[3]
    a, b, c, d = given[0], given[1], given[2], given[3]
    for k in range(0, count, 4):
        row0, row1 = matrix[inputs[k]], matrix[inputs[k + 1]]
        row2, row3 = matrix[inputs[k + 2]], matrix[inputs[k + 3]]
        a0, a1, a2, a3 = a[k], a[k + 1], a[k + 2], a[k + 3]
        b0, b1, b2, b3 = b[k], b[k + 1], b[k + 2], b[k + 3]
        c0, c1, c2, c3 = c[k], c[k + 1], c[k + 2], c[k + 3]
        d0, d1, d2, d3 = d[k], d[k + 1], d[k + 2], d[k + 3]
        for output in range(len(sums0)):
            w0, w1, w2, w3 = row0[output], row1[output], row2[output], row3[output]
            total0, total1 = sums0[output] + a0 * w0, sums1[output] + b0 * w0
            total2, total3 = sums2[output] + c0 * w0, sums3[output] + d0 * w0
            total0, total1 = total0 + a1 * w1, total1 + b1 * w1
            total2, total3 = total2 + c1 * w1, total3 + d1 * w1
            total0, total1 = total0 + a2 * w2, total1 + b2 * w2
            total2, total3 = total2 + c2 * w2, total3 + d2 * w2
            sums0[output], sums1[output] = total0 + a3 * w3, total1 + b3 * w3
            sums2[output], sums3[output] = total2 + c3 * w3, total3 + d3 * w3
