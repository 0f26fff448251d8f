"""Learning from a lesson: decisions that went better than expected become more likely.

It is proximal policy optimisation: a lesson may change the chance of a decision only so far.
"""

from collections.abc import Iterator
from typing import Any, Final

import torch
from torch.nn import functional

from heliopolis.learn.lessons import Lesson
from heliopolis.learn.network import NEVER, Network, log_chances
from heliopolis.learn.returns import Outlook
from heliopolis.learn.settings import Settings

_STEEPEST: Final = 0.5
"""Longer gradients are cut to this length."""
_OF_WORTH: Final = 0.5
_OF_SHARES: Final = 0.5
_OF_POINTS: Final = 0.25


def improve(
    network: Network, optimizer: Any, lesson: Lesson, settings: Settings, left: float
) -> dict[str, float]:
    """Learn from a lesson; `left` is what is left of the training. What was seen meanwhile."""
    for group in optimizer.param_groups:
        group["lr"] = settings.rate * left
    own = lesson.own
    spread = lesson.gain[own].std().clamp(min=1e-6)
    gain = (lesson.gain - lesson.gain[own].mean()) / spread
    sums: dict[str, Any] = {}
    steps = 0
    for rows in _batches(len(own), settings, own.device):
        with torch.autocast(own.device.type, torch.bfloat16, enabled=own.device.type == "cuda"):
            told = network(lesson.features[rows])
        weight = own[rows].float()
        weight = weight / weight.sum().clamp(min=1.0)
        chances = log_chances(told.policy, lesson.legal[rows])
        chosen = chances.gather(-1, lesson.actions[rows].unsqueeze(-1)).squeeze(-1)
        ratio = (chosen - lesson.chances[rows]).exp()
        cut = ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip)
        policy = -(weight * torch.minimum(ratio * gain[rows], cut * gain[rows])).sum()
        entropy = -(weight * (chances.exp() * chances).sum(-1)).sum()
        goal = Outlook(*(one[rows] for one in lesson.goal))
        plays = lesson.plays[rows]
        shares = shares_loss(told.shares, goal.shares, plays)
        points = squared_loss(told.points, goal.points, plays)
        worth = squared_loss(told.worth, goal.worth, plays)
        loss = policy - settings.entropy * left * entropy
        loss = loss + _OF_SHARES * shares + _OF_POINTS * points + _OF_WORTH * worth
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), _STEEPEST)
        optimizer.step()
        seen = {"policy": policy, "entropy": entropy, "shares": shares, "points": points}
        seen["worth"] = worth
        seen["moved"] = (weight * (lesson.chances[rows] - chosen)).sum()
        for name, number in seen.items():
            sums[name] = sums.get(name, 0.0) + number.detach()
        steps += 1
    return {name: float(number) / steps for name, number in sums.items()}


def shares_loss(logits: Any, goal: Any, plays: Any) -> Any:
    """How surprised the network is by who wins."""
    chances = functional.log_softmax(logits.masked_fill(~plays, NEVER), dim=-1)
    return -(goal * chances.masked_fill(~plays, 0.0)).sum(-1).mean()


def squared_loss(said: Any, goal: Any, plays: Any) -> Any:
    """How far off the network is, in seats that play."""
    off = (said - goal).masked_fill(~plays, 0.0)
    return (off * off).sum() / plays.sum()


def _batches(rows: int, settings: Settings, device: Any) -> Iterator[Any]:
    for _ in range(settings.passes):
        order = torch.randperm(rows, device=device)
        yield from order.split(min(settings.batch, rows))
