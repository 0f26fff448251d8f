"""Networks and what they are asked about, made without chance unless a seed says which."""

import hashlib
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.stream import make_streams
from heliopolis.games import make_game, ruleset
from heliopolis.network.weights import Description, Floats, Weights, aligned

SMALL = Description("ra", 43, 1, 7, 5, 21, 2, {})
"""Of no game, and of widths that fill no register of any processor."""


def describe(game: str, width: int, blocks: int, *, policy: bool = True) -> Description:
    """A network that a game can have."""
    rules = ruleset(game)
    return Description(
        game=game,
        features=rules.batch.FEATURES,
        features_version=rules.batch.FEATURES_VERSION,
        actions=rules.batch.ACTIONS if policy else 0,
        seats=max(rules.game.table_sizes),
        width=width,
        blocks=blocks,
        trained={"games": 12, "by": "Neith"},
    )


def weights_for(described: Description) -> Weights:
    """Weights of about the size that training gives, which float16 holds; the same everywhere."""
    arrays = []
    for number, shape in enumerate(described.shapes, 1):
        count = int(np.prod(shape))
        spread = (np.arange(count) * 7919 % 1013 - 506) / 506
        scale = 2.0 / np.sqrt(shape[-2]) if len(shape) > 1 and shape[-2] else 0.1
        arrays.append(aligned((spread * scale / number**0.1).astype(np.float16).reshape(shape)))
    return Weights(*arrays)


def inputs_for(described: Description, positions: int) -> Floats:
    """Features of which two thirds are zero, as theirs are in games; the same everywhere."""
    numbers = np.arange(positions * described.features).reshape(positions, -1)
    return np.where(numbers * 31 % 97 < 32, numbers * 613 % 101 / 50 - 0.5, 0).astype(np.float32)


def outputs_for(described: Description, positions: int) -> tuple[Floats, Floats]:
    """Where a network writes its policy and its values."""
    policy = np.full((positions, described.actions), np.nan, dtype=np.float32)
    return policy, np.full((positions, 2 * described.seats), np.nan, dtype=np.float32)


def seen(game: str, positions: int) -> Floats:
    """What seats that are to decide see in random games, at one moment of each."""
    generator = np.random.default_rng(5)
    batch: Any = ruleset(game).batch
    states = batch.start(make_game(game, 4), make_streams(generator, positions))
    legal = np.zeros((positions, batch.ACTIONS), dtype=np.bool_)
    for _ in range(25):
        batch.legal(states, legal)
        batch.step(states, (generator.random(legal.shape) * legal).argmax(axis=1))
    out = np.zeros((positions, batch.FEATURES), dtype=np.float32)
    batch.observe(states, batch.actors(states), out)
    return out


def exactly(weights: Weights, features: Floats) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What a network says of positions, in double precision."""
    wide: Any = [array.astype(np.float64) for array in weights]
    first, first_bias, blocks, block_biases, policy, policy_bias, values, values_bias = wide
    hidden: Any = np.maximum(_product(features, first) + first_bias, 0)
    for block, bias in zip(blocks, block_biases, strict=True):
        hidden = np.maximum(hidden + _product(hidden, block) + bias, 0)
    return _product(hidden, policy) + policy_bias, _product(hidden, values) + values_bias


def _product(x: NDArray[Any], matrix: NDArray[np.float64]) -> NDArray[np.float64]:
    """Without BLAS, whose threads wait long for each other on a busy machine."""
    product: NDArray[np.float64] = np.einsum("pi,io->po", x, matrix)
    return product


def rewritten(data: bytes, body: bytes | None = None, **told: Any) -> bytes:
    """A file that says something else of itself, or has other numbers, and a right digest."""
    line, _, old = data.partition(b"\n")
    body = old if body is None else body
    said = json.loads(line) | told
    said["sha256"] = said.pop("sha256")
    text = json.dumps(said).encode()
    digest = hashlib.sha256(text[:-66] + body).hexdigest()
    return text[:-66] + digest.encode() + b'"}\n' + body
