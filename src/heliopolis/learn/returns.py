"""What became of decisions: what each is compared with, for every seat of its game."""

from typing import Any, NamedTuple

import torch

from heliopolis.learn.network import NEVER
from heliopolis.learn.settings import Settings


class Outlook(NamedTuple):
    """What every seat of a game may expect, or has got, in the order of the game's seats."""

    shares: Any
    points: Any
    worth: Any


def results_worth(shares: Any, points: Any, plays: Any, settings: Settings) -> Any:
    """What results are worth to learn from: the victory, and a little of the lead."""
    others = points.masked_fill(~plays, NEVER)
    best = others.max(dim=-1, keepdim=True)
    top_two = others.topk(2, dim=-1).values
    rival = torch.where(others == best.values, top_two[..., 1:2], top_two[..., 0:1])
    lead = ((points - rival) / settings.lead).clamp(-1.0, 1.0)
    return torch.where(plays, shares + settings.margin * lead, torch.zeros_like(shares))


def targets(expected: Outlook, results: Outlook, over: Any, players: Any, trace: float) -> Outlook:
    """What every decision is compared with: what comes of it, and the less the later it comes.

    `expected` has one more row than there were decisions; where a game is `over`, its result
    counts and nothing behind it. A whole round counts as much at any table.
    """
    kept = (trace ** (1.0 / players.float())).unsqueeze(-1)
    found = []
    for said, result in zip(expected, results, strict=True):
        later = said[-1]
        rows = []
        for step in range(len(over) - 1, -1, -1):
            mixed = (1.0 - kept) * said[step + 1] + kept * later
            later = torch.where(over[step].unsqueeze(-1), result[step], mixed)
            rows.append(later)
        found.append(torch.stack(rows[::-1]))
    return Outlook(*found)
