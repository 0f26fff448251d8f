"""From what was learned to a weight file that bots read without PyTorch."""

from pathlib import Path
from typing import Any

import msgspec
import torch

from heliopolis.learn.checkpoints import Kept
from heliopolis.learn.network import Network
from heliopolis.network.files import write_weights
from heliopolis.network.weights import Weights, aligned


def weights_of(network: Network) -> Weights:
    """A network's numbers as compiled code takes them: a row for each input."""
    values = [network.shares, network.points]
    width = network.first.out_features
    blocks = [_rows(layer) for layer in network.others] or [torch.empty(0, width, width)]
    biases = [layer.bias for layer in network.others]
    arrays = (
        _rows(network.first),
        network.first.bias,
        torch.stack(blocks) if network.others else blocks[0],
        torch.stack(biases) if biases else torch.empty(0, width),
        _rows(network.policy),
        network.policy.bias,
        torch.cat([_rows(layer) for layer in values], dim=1),
        torch.cat([layer.bias for layer in values]),
    )
    return Weights(*(aligned(array.detach().float().cpu().numpy()) for array in arrays))


def export(path: Path, network: Network, kept: Kept) -> None:
    """Write the weight file of a network, with what it was trained by."""
    trained = {
        "settings": msgspec.to_builtins(kept.settings),
        "codes": kept.codes,
        "decisions": kept.decisions,
        "torch": torch.__version__,
    }
    write_weights(path, weights_of(network), kept.settings.game, trained)


def _rows(layer: Any) -> Any:
    return layer.weight.t()
