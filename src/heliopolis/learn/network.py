"""The network: what a seat sees of a game, and what it makes of it."""

from typing import Any, Final, NamedTuple

import torch
from torch import nn

from heliopolis import games
from heliopolis.learn.settings import Settings

NEVER: Final = -1e9
"""The logit of what cannot be."""


class Told(NamedTuple):
    """What the network says of each position, for seats from the observer's own on, clockwise.

    `policy` are logits of actions, `shares` logits of winning, `points` expected final scores by
    `POINTS_UNIT`, and `worth` what the training counts, which nobody needs later.
    """

    policy: Any
    shares: Any
    points: Any
    worth: Any


class Network(nn.Module):
    """A first layer, then others that each add to what the one before found."""

    def __init__(self, features: int, actions: int, seats: int, *, width: int, layers: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.others = nn.ModuleList(nn.Linear(width, width) for _ in range(layers - 1))
        self.policy = nn.Linear(width, actions)
        self.shares = nn.Linear(width, seats)
        self.points = nn.Linear(width, seats)
        self.worth = nn.Linear(width, seats)
        nn.init.kaiming_normal_(self.first.weight, nonlinearity="relu")
        for layer in self.others:
            nn.init.normal_(layer.weight, std=0.5 / width**0.5)
        for head in (self.policy, self.shares, self.points, self.worth):
            nn.init.normal_(head.weight, std=0.01)
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.zeros_(layer.bias)

    def forward(self, features: Any) -> Told:
        """What it says of a batch: float[positions, features]."""
        hidden = torch.relu(self.first(features))
        for layer in self.others:
            hidden = torch.relu(hidden + layer(hidden))
        return Told(
            self.policy(hidden).float(),
            self.shares(hidden).float(),
            self.points(hidden).float(),
            self.worth(hidden).float(),
        )


def new_network(settings: Settings) -> Network:
    """A network that has learned nothing, drawn by PyTorch's own generator."""
    rules = games.ruleset(settings.game)
    seats = max(rules.game.table_sizes)
    sizes = (rules.batch.FEATURES, rules.batch.ACTIONS, seats)
    return Network(*sizes, width=settings.width, layers=settings.layers)


def log_chances(policy: Any, legal: Any) -> Any:
    """The logarithms of the chances of legal actions; where none is, nobody asks."""
    return torch.log_softmax(policy.masked_fill(~legal, NEVER), dim=-1)
