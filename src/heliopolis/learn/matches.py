"""Matches of a network against compiled characters, while it learns."""

from typing import Any, NamedTuple

import numpy as np
import torch

from heliopolis import games
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.minds import mind_of
from heliopolis.bots.registry import read_bot
from heliopolis.core.batch import POINTS, SHARES
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import make_streams
from heliopolis.learn.network import Network, log_chances


class Match(NamedTuple):
    """How a network fared in one seat among copies of one opponent."""

    opponent: str
    players: int
    games: int
    share: float
    error: float
    points: float


@torch.no_grad()
def play_match(
    network: Network, game: str, players: int, opponent: str, count: int, seed: int, device: Any
) -> Match:
    """Play so many games, the network in every seat as often; it always does what it likes best."""
    batch: Any = games.ruleset(game).batch
    mind = mind_of(game)
    traits = stack_traits([read_bot(game, opponent).recipe.traits])
    generator = np.random.default_rng(seed)
    deals = make_streams(generator, -(-count // players))
    states = batch.start(games.make_game(game, players), np.repeat(deals, players)[:count])
    seats = np.arange(count) % players
    streams = make_streams(generator, count)
    features = np.zeros((count, batch.FEATURES), dtype=np.float32)
    legal = np.zeros((count, batch.ACTIONS), dtype=np.bool_)
    actions = np.zeros(count, dtype=np.int64)
    while not batch.over(states).all():
        acting = batch.actors(states)
        own = np.flatnonzero(acting == seats)
        if len(own):
            seen_by = np.where(acting == seats, seats, NOBODY)
            batch.observe(states, seen_by, features)
            batch.legal(states, legal)
            told = network(torch.from_numpy(features[own]).to(device))
            chances = log_chances(told.policy, torch.from_numpy(legal[own]).to(device))
            actions[own] = chances.argmax(-1).cpu().numpy()
        mind.decide_each(
            states.array, (acting != seats) & (acting != NOBODY), traits, streams, actions
        )
        batch.step(states, actions)
    returns = np.zeros((count, 2, players), dtype=np.float32)
    batch.returns(states, returns)
    shares = returns[np.arange(count), SHARES, seats]
    points = returns[np.arange(count), POINTS, seats]
    error = float(shares.std(ddof=1) / count**0.5) if count > 1 else 0.0
    return Match(opponent, players, count, float(shares.mean()), error, float(points.mean()))
