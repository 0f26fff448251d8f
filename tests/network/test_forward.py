"""Networks say what their formula says, and the same bits however they are asked."""

import os
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from heliopolis.network import Weights, evaluate, evaluate_batch, new_room
from heliopolis.network.weights import Description, Floats

from .answers import said_of_small
from .builders import (
    SMALL,
    describe,
    exactly,
    inputs_for,
    outputs_for,
    seen,
    weights_for,
)

# fmt: off
STORED = (
    0.9689498543739319, -0.036125317215919495, -1.3542883396148682, 0.16768094897270203,
    0.42769092321395874, 0.39347320795059204, 0.8682171106338501, -1.132897138595581,
    -0.636169970035553, 0.29293718934059143, 0.487807035446167, 0.5281708240509033,
    -0.14900389313697815, -1.5014700889587402, -0.3456084728240967, 0.30284595489501953,
    0.9983657598495483, 1.7483394145965576, -0.3921905755996704, -1.9322625398635864,
    -0.06246912479400635, 1.0419504642486572, 1.520034670829773, 1.1138842105865479,
    -0.4821813404560089, 0.2416681945323944, -1.0084152221679688, -0.8983526229858398,
    0.6374985575675964, 0.973004162311554, -0.7390133738517761, -0.5347080230712891,
    -1.5185840129852295, 0.8329007029533386, 0.0843077039097794, 0.13854572509370777,
    0.3508320347998696, 0.42631453619664317, 0.0,
)
# fmt: on
"""What `answers` says of the small network, which never changes."""


def together(described: Description, weights: Weights, features: Floats) -> tuple[Floats, Floats]:
    """What a network says of positions that it is asked about at once."""
    policy, values = outputs_for(described, len(features))
    evaluate_batch(weights, new_room(weights), features, policy, values)
    return policy, values


def one_by_one(described: Description, weights: Weights, features: Floats) -> tuple[Floats, Floats]:
    """The same, asked about one after the other."""
    policy, values = outputs_for(described, len(features))
    room = new_room(weights)
    for position, row in enumerate(features):
        evaluate(weights, room, row, policy[position], values[position])
    return policy, values


def same(ours: tuple[Floats, Floats], theirs: tuple[Floats, Floats]) -> bool:
    return all(a.tobytes() == b.tobytes() for a, b in zip(ours, theirs, strict=True))


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
@pytest.mark.parametrize(("width", "blocks"), [(256, 2), (33, 8), (16, 0)])
def test_a_network_says_what_its_formula_says(game: str, width: int, blocks: int) -> None:
    described = describe(game, width, blocks)
    weights, features = weights_for(described), seen(game, 8)

    policy, values = one_by_one(described, weights, features)
    exact_policy, exact_values = exactly(weights, features)

    assert np.abs(exact_values).max() > 0.1, "a network that says nothing proves nothing"
    assert np.abs(policy - exact_policy).max() < 1e-3
    assert np.abs(values - exact_values).max() < 1e-3


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
@pytest.mark.parametrize("positions", [0, 1, 3, 4, 5, 11, 64])
def test_positions_of_games_are_judged_alike_alone_and_together(game: str, positions: int) -> None:
    described = describe(game, 48, 2)
    weights, features = weights_for(described), seen(game, 64)[:positions]

    assert same(together(described, weights, features), one_by_one(described, weights, features))


def unbiased() -> Weights:
    """A network whose biases are all -0.0."""
    weights = weights_for(SMALL)
    for bias in (weights.first_bias, weights.block_biases, weights.policy_bias):
        bias[...] = -0.0
    weights.values_bias[...] = -0.0
    return weights


def test_a_position_without_inputs_is_judged_alike_beside_others() -> None:
    """Alone it has nothing to add, and beside others it adds zeros of either sign."""
    features = inputs_for(SMALL, 4)
    features[0] = 0

    alone = one_by_one(SMALL, unbiased(), features)

    assert same(together(SMALL, unbiased(), features), alone)
    assert alone[0][0].tolist() == [0] * SMALL.actions


@pytest.mark.parametrize("described", [SMALL, Description("ra", 3, 1, 1, 2, 29, 1, {})])
def test_there_is_room_for_inputs_that_are_never_zero(described: Description) -> None:
    weights = weights_for(described)
    weights.first_bias[:] = 9
    features = np.ones((5, described.features), dtype=np.float32)

    policy, values = together(described, weights, features)

    exact_policy, exact_values = exactly(weights, features)
    assert policy == pytest.approx(exact_policy, rel=1e-4)
    assert values == pytest.approx(exact_values, rel=1e-4)


NUMBERS = st.sampled_from([0.0, -0.0, 1.0, -1.0, 0.1, -0.3, 1e-30, -1e-30, 1e-45, 7e8])


@given(st.lists(st.lists(NUMBERS, min_size=43, max_size=43), max_size=6), st.booleans())
def test_any_numbers_are_judged_alike_alone_and_together(
    rows: list[list[float]], without_biases: bool
) -> None:
    weights = unbiased() if without_biases else weights_for(SMALL)
    features: NDArray[np.float32] = np.array(rows, dtype=np.float32).reshape(-1, SMALL.features)

    assert same(together(SMALL, weights, features), one_by_one(SMALL, weights, features))


def test_a_network_without_policy_says_what_seats_may_expect() -> None:
    described = describe("ra", 24, 1, policy=False)
    weights, features = weights_for(described), seen("ra", 6)

    policy, values = together(described, weights, features)

    assert policy.shape == (6, 0)
    assert np.abs(values - exactly(weights, features)[1]).max() < 1e-3


@pytest.mark.parametrize("positions", [1, 6])
def test_whoever_gives_no_place_for_a_policy_gets_the_same_values(positions: int) -> None:
    weights, features = weights_for(SMALL), inputs_for(SMALL, positions)
    _, values = together(SMALL, weights, features)
    nowhere, alone = np.zeros((positions, 0), dtype=np.float32), np.zeros_like(values)

    evaluate_batch(weights, new_room(weights), features, nowhere, alone)

    assert alone.tobytes() == values.tobytes()


def test_what_was_asked_before_leaves_nothing_behind() -> None:
    weights, features = weights_for(SMALL), inputs_for(SMALL, 9)
    used, policy, values = new_room(weights), *outputs_for(SMALL, 9)
    for _ in range(2):
        evaluate_batch(weights, used, features[::-1].copy(), policy, values)

    evaluate_batch(weights, used, features, policy, values)

    assert same((policy, values), together(SMALL, weights, features))


def test_the_same_network_says_the_same_for_ever() -> None:
    """A change of the order in which a sum is made shows here, in the last digits."""
    assert said_of_small() == STORED


@pytest.mark.parametrize("switches", [{"NUMBA_DISABLE_JIT": "1"}, {"NUMBA_BOUNDSCHECK": "0"}])
def test_uncompiled_and_unchecked_code_say_the_same(switches: dict[str, str]) -> None:
    """Plain Python rounds every product; the compiler must not make one step of two."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.network.answers"],
        env=os.environ | switches,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == [repr(number) for number in STORED]
