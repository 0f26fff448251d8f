"""Learns Ra with Stable-Baselines3, then plays what it has learned against uniform in the arena.

    pip install 'heliopolis[env]' sb3-contrib      # brings torch, which is large
    python examples/learn_with_stable_baselines.py

It takes some minutes on one core. `--steps` is how many decisions it learns from, `--game ra-dice`
learns the dice game. What was learned is kept in `learned-ra.zip`, and is a bot for everybody:

    heliopolis play --players 2 --bots examples/learn_with_stable_baselines.py:Learned
"""

import argparse
import sys
from functools import cache
from pathlib import Path

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from heliopolis import arena, env, games
from heliopolis.env.versions import IDS

PLAYERS = 2


def file_of(game):
    """Where what was learned of a game is kept."""
    return Path(f"learned-{game}.zip")


@cache
def learned(game):
    """What was learned of a game."""
    torch.set_num_threads(1)
    return MaskablePPO.load(file_of(game), device="cpu")


class Learned:
    """Plays what it has learned from Stable-Baselines3."""

    def __init__(self, generator, budget):
        pass

    def choose(self, view, legal):
        """One of the legal moves, of which there is at least one."""
        rules = games.ruleset_of(view)
        observation, mask = env.observe(view)
        action, _ = learned(rules.name).predict(observation, action_masks=mask, deterministic=True)
        return rules.move_of(int(action))


def learn(game, steps, seed):
    """Learn a game against uniform, and keep what was learned."""
    torch.set_num_threads(1)
    name = f"heliopolis.env.gymnasium:{IDS[game]}"
    settings = {"players": PLAYERS, "bots": ("uniform",), "seat": None}
    seats = make_vec_env(lambda: gymnasium.make(name, **settings), n_envs=8, seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        seats,
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,  # a game is won at its end, however long it takes
        gae_lambda=0.98,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
        verbose=1,
    )
    model.learn(steps)
    model.save(file_of(game))


def main():
    """Learn, and say how often it wins."""
    parser = argparse.ArgumentParser(description="Learn a game against uniform.")
    parser.add_argument("--game", choices=games.names(), default="ra")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    learn(options.game, options.steps, options.seed)
    table = games.make_game(options.game, PLAYERS)
    tournament = arena.make_tournament(table, [f"{__file__}:Learned", "uniform"], options.seed)
    share = arena.play(tournament, options.games, workers=1).figures.lines[0].share
    print(f"win share against uniform: {share.value:.3f} [{share.low:.3f}, {share.high:.3f}]")
    return 0 if share.low > 1 / PLAYERS else 1


if __name__ == "__main__":
    sys.exit(main())
