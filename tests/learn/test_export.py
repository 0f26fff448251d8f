from pathlib import Path

import numpy as np
import pytest
import torch

from heliopolis import games
from heliopolis.core.stream import make_streams
from heliopolis.learn.export import weights_of
from heliopolis.learn.network import new_network
from heliopolis.network import evaluate_batch, new_room, read_weights
from tests.learn.small import run, small


@pytest.mark.parametrize(("game", "layers"), [("ra", 1), ("ra", 3), ("ra-dice", 3)])
def test_bots_hear_what_the_training_says(tmp_path: Path, game: str, layers: int) -> None:
    training = run(small(game=game, layers=layers, width=64), tmp_path)
    weights, described = read_weights(tmp_path / f"{game}.weights", game)
    batch = games.ruleset(game).batch
    states = batch.start(games.make_game(game, 3), make_streams(np.random.default_rng(1), 50))
    features = np.zeros((50, batch.FEATURES), dtype=np.float32)
    batch.observe(states, batch.actors(states).astype(np.int64), features)
    policy = np.zeros((50, batch.ACTIONS), dtype=np.float32)
    values = np.zeros((50, len(weights.values_bias)), dtype=np.float32)

    evaluate_batch(weights, new_room(weights), features, policy, values)
    with torch.no_grad():
        told = training.network(torch.from_numpy(features))

    assert np.abs(policy - told.policy.numpy()).max() < 1e-2
    both = torch.cat([told.shares, told.points], dim=1).numpy()
    assert np.abs(values - both).max() < 1e-2
    assert described.trained["settings"]["game"] == game
    assert described.trained["decisions"] == training.decisions


def test_the_arrays_are_those_of_the_network() -> None:
    settings = small(layers=3)
    network = new_network(settings)

    weights = weights_of(network)

    assert weights.blocks.shape == (2, 32, 32)
    assert weights.first[5, 7] == network.first.weight[7, 5].item()
    assert weights.blocks[1, 3, 4] == network.others[1].weight[4, 3].item()
