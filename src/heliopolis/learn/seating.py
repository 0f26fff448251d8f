"""Seats of games and of the network: its own begin with whoever looks, and go clockwise."""

from typing import Any

import torch

from heliopolis.learn.network import NEVER


def seen_from(acting: Any, players: Any, seats: int) -> Any:
    """For every seat that the network speaks of, which seat of the game it is: int64[…, seats].

    Seats that do not play stay where they are.
    """
    places = torch.arange(seats, device=acting.device)
    turned = (acting.unsqueeze(-1) + places) % players.unsqueeze(-1)
    return torch.where(places < players.unsqueeze(-1), turned, places)


def placed_by(acting: Any, players: Any, seats: int) -> Any:
    """For every seat of a game, which of the network's it is: int64[…, seats]."""
    places = torch.arange(seats, device=acting.device)
    turned = (places - acting.unsqueeze(-1)) % players.unsqueeze(-1)
    return torch.where(places < players.unsqueeze(-1), turned, places)


def playing(players: Any, seats: int) -> Any:
    """Which seats play: bool[…, seats]."""
    return torch.arange(seats, device=players.device) < players.unsqueeze(-1)


def chances_to_win(logits: Any, plays: Any) -> Any:
    """The chances to win that logits mean, none for seats that do not play."""
    return torch.softmax(logits.masked_fill(~plays, NEVER), dim=-1)
